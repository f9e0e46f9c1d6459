import Runtime
import XCTest

/// Natives that walk over much stop when they are asked to, and ask before they take memory.
final class WalkTests: XCTestCase {
    override func setUp() { Interrupt.clear() }
    override func tearDown() { Interrupt.clear() }

    func testAWalkStopsInTheMiddle() {
        var seen = 0
        XCTAssertThrowsError(
            try Walk.each(0..<1_000_000) {
                seen += 1
                if $0 == 10_000 { Interrupt.request() }
            }
        ) { XCTAssertTrue($0 is Interrupted) }
        XCTAssertLessThan(seen, 10_000 + 2 * 4096)
        Interrupt.clear()
        XCTAssertEqual(try Walk.map(0..<10_000) { $0 + 1 }, Array(1...10_000))
    }

    func testJoining() throws {
        XCTAssertEqual(try Walk.joined(["a", "b", "c"], ", "), ["a", "b", "c"].joined(separator: ", "))
        XCTAssertEqual(try Walk.joined([]), "")
        XCTAssertEqual(try Walk.joined([""], "-"), "")
        let before = Ceiling.bytes
        defer { Ceiling.bytes = before }
        Ceiling.bytes = 1 << 20
        let long = String(repeating: "x", count: 1 << 19)
        XCTAssertThrowsError(try Walk.joined([long, long, long])) { XCTAssertEqual(($0 as? Trap)?.id, "out-of-memory") }
        XCTAssertThrowsError(try Walk.sum(long, long + long)) { XCTAssertEqual(($0 as? Trap)?.id, "out-of-memory") }
        XCTAssertThrowsError(
            try Walk.sum(Array(repeating: .int(1), count: 60_000), Array(repeating: .int(1), count: 300_000)))
        Ceiling.bytes = before
        Interrupt.request()
        XCTAssertThrowsError(try Walk.joined([long, long, long])) { XCTAssertTrue($0 is Interrupted) }
    }
}
