import XCTest

/// Ambiguous overloads; swiftc refuses each of these calls.
final class RankingTests: XCTestCase {
    private let undecided = [
        "func f<T: P>(_ x: T) {}\nfunc f<T: Q>(_ x: T) {}\nf(S())",
        "func f(_ x: P) {}\nfunc f(_ x: Q) {}\nf(S())",
        "func f<T: Hashable>(_ x: T) {}\nfunc f<T: Comparable>(_ x: T) {}\nf(1)",
        "func f(_ x: Int, _ y: Any) {}\nfunc f(_ x: Any, _ y: Int) {}\nf(1, 1)",
        "func f<T>(_ x: T, _ y: Any) {}\nfunc f<T>(_ x: Any, _ y: T) {}\nf(1, 2)",
        "func f(a: Int = 0) {}\nfunc f(b: Int = 0) {}\nf()",
        "func f(_ x: Int?) {}\nfunc f(_ x: Double?) {}\nf(nil)",
        "extension Array where Element: Hashable { func k() {} }\n"
            + "extension Array where Element: Comparable { func k() {} }\n[1].k()",
    ]

    func testAmbiguousCall_isRefused() {
        let types = "protocol P {}\nprotocol Q {}\nstruct S: P, Q {}\n"
        for text in undecided {
            XCTAssertEqual(check(types + text + "\n").diagnostics.map(\.id), ["ambiguous"], text)
        }
    }

    func testOneConditionMoreDecides() {
        let types = "protocol P {}\nprotocol Q {}\nprotocol R: P, Q {}\nstruct S: R {}\n"
        let text = "func f<T: P>(_ x: T) {}\nfunc f<T: Q>(_ x: T) {}\nfunc f<T: R>(_ x: T) {}\nf(S())\n"
        XCTAssertEqual(check(types + text).diagnostics.map(\.id), [])
    }
}
