import XCTest

@testable import Library

/// Natives of the reactive library that only forward are written by the build; docs/Decisions/0021 says why others are not.
final class ForwardedNativeTests: XCTestCase {
    func testNativesByHand_areNotMoreThanTheExceptions() {
        let all = rxBindings.flatMap { $0().map(\.key) }
        XCTAssertGreaterThanOrEqual(rxForwardedBindings.count, 225)
        XCTAssertLessThanOrEqual(all.count - rxForwardedBindings.count, 125)
    }
}
