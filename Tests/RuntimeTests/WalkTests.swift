import Runtime
import XCTest

/// Natives that traverse many elements stop on request, and check the limit before they allocate.
final class WalkTests: XCTestCase {
    override func setUp() { Interrupt.clear() }
    override func tearDown() { Interrupt.clear() }

    func testAWalkStopsInTheMiddle() {
        var seen = 0
        XCTAssertThrowsError(
            try InterruptibleLoop.forEach(0..<1_000_000) {
                seen += 1
                if $0 == 10_000 { Interrupt.request() }
            }
        ) { XCTAssertTrue($0 is Interrupted) }
        XCTAssertLessThan(seen, 10_000 + 2 * 4096)
        Interrupt.clear()
        XCTAssertEqual(try InterruptibleLoop.map(0..<10_000) { $0 + 1 }, Array(1...10_000))
    }

    func testJoining() throws {
        XCTAssertEqual(try InterruptibleLoop.joined(["a", "b", "c"], ", "), ["a", "b", "c"].joined(separator: ", "))
        XCTAssertEqual(try InterruptibleLoop.joined([]), "")
        XCTAssertEqual(try InterruptibleLoop.joined([""], "-"), "")
        let before = MemoryCeiling.bytes
        defer { MemoryCeiling.bytes = before }
        MemoryCeiling.bytes = 1 << 20
        let long = String(repeating: "x", count: 1 << 19)
        XCTAssertThrowsError(try InterruptibleLoop.joined([long, long, long])) {
            XCTAssertEqual(($0 as? Trap)?.id, "out-of-memory")
        }
        XCTAssertThrowsError(try InterruptibleLoop.concatenation(long, long + long)) {
            XCTAssertEqual(($0 as? Trap)?.id, "out-of-memory")
        }
        XCTAssertThrowsError(
            try InterruptibleLoop.concatenation(
                Array(repeating: .int(1), count: 60_000), Array(repeating: .int(1), count: 300_000)))
        MemoryCeiling.bytes = before
        Interrupt.request()
        XCTAssertThrowsError(try InterruptibleLoop.joined([long, long, long])) { XCTAssertTrue($0 is Interrupted) }
    }

    private let long = String(repeating: "straße 🇩🇪🇫🇷 e\u{301}\r\n", count: 20_000)

    func testLongTextsInPieces() throws {
        var pieces = 0
        var together = ""
        try InterruptibleLoop.forEachPiece(long) {
            pieces += 1
            together += $0
        }
        XCTAssertEqual(together, long)
        XCTAssertGreaterThan(pieces, 3)
        XCTAssertEqual(try InterruptibleLoop.count(long), long.count)
        XCTAssertEqual(try InterruptibleLoop.converted(long) { $0.uppercased() }, long.uppercased())
        // The text is one character that is longer than a piece.
        let tower = "a" + String(repeating: "\u{301}", count: 200_000) + "b"
        XCTAssertEqual(try InterruptibleLoop.count(tower), 2)
        var text = long
        try InterruptibleLoop.append(long, to: &text)
        XCTAssertEqual(text, long + long)
        Interrupt.request()
        XCTAssertThrowsError(try InterruptibleLoop.count(long))
        XCTAssertThrowsError(try InterruptibleLoop.append(long, to: &text))
        XCTAssertThrowsError(try InterruptibleLoop.converted(long) { $0 })
    }

    func testPackedElementsStayPacked() throws {
        let numbers = ArrayBox([])
        for number in 0..<5 { numbers.append(number) }
        let more = numbers.copy()
        try numbers.append(contentsOf: more)
        XCTAssertEqual(numbers.packing, .ints)
        XCTAssertEqual((0..<numbers.count).map { numbers[$0].asInt }, [0, 1, 2, 3, 4, 0, 1, 2, 3, 4])
        let empty = ArrayBox([])
        try empty.append(contentsOf: numbers)
        XCTAssertEqual(empty.packing, .ints)
        let texts = ArrayBox([.object(Box(.int(7)))])
        try texts.append(contentsOf: numbers)
        XCTAssertEqual(texts.elements.dropFirst().map(\.asInt), [0, 1, 2, 3, 4, 0, 1, 2, 3, 4])
        let before = MemoryCeiling.bytes
        defer { MemoryCeiling.bytes = before }
        MemoryCeiling.bytes = 4 << 20
        let many = ArrayBox(repeating: .int(1), count: 400_000)
        XCTAssertThrowsError(try many.append(contentsOf: many.copy())) {
            XCTAssertEqual(($0 as? Trap)?.id, "out-of-memory")
        }
    }

    func testComparing() throws {
        let many: [Value] = (0..<10_000).map { .int($0) }
        XCTAssertTrue(try InterruptibleLoop.areEqual(many, many + []))
        XCTAssertFalse(try InterruptibleLoop.areEqual(many, many.dropLast() + [.int(0)]))
        XCTAssertFalse(try InterruptibleLoop.areEqual(many, []))
        XCTAssertTrue(try InterruptibleLoop.areEqual([], []))
        Interrupt.request()
        XCTAssertThrowsError(try InterruptibleLoop.areEqual(many, many))
    }

    func testTheBest() throws {
        XCTAssertNil(try InterruptibleLoop.firstExtreme(of: [Int](), <))
        // Of equal elements the first one is returned.
        let pairs = [(2, "a"), (1, "b"), (3, "c"), (1, "d"), (3, "e")]
        XCTAssertEqual(try InterruptibleLoop.firstExtreme(of: pairs) { $0.0 < $1.0 }?.1, "b")
        XCTAssertEqual(try InterruptibleLoop.firstExtreme(of: pairs) { $0.0 > $1.0 }?.1, "c")
        var looks = 0
        XCTAssertThrowsError(
            try InterruptibleLoop.firstExtreme(of: 0..<1_000_000) { _, _ in
                looks += 1
                if looks == 10 { Interrupt.request() }
                return false
            })
        XCTAssertLessThan(looks, 10_000)
    }

    func testALongTextOfAStoppedRunIsFreedLater() {
        while DeferredFree.free(atMost: .max) {}
        let pieces = [String](repeating: String(repeating: "x", count: 1 << 20), count: 4)
        Interrupt.request()
        XCTAssertThrowsError(try InterruptibleLoop.joined(pieces))
        XCTAssertTrue(DeferredFree.isEmpty, "nobody waits")
        DeferredFree.defersLongLists = true
        defer { DeferredFree.defersLongLists = false }
        XCTAssertThrowsError(try InterruptibleLoop.joined(pieces))
        XCTAssertFalse(DeferredFree.isEmpty)
        while DeferredFree.free(atMost: 1) {}
        XCTAssertTrue(DeferredFree.isEmpty)
    }

    func testMemoryCeiling_countsUsedMemory() {
        let (bytes, used) = (MemoryCeiling.bytes, MemoryCeiling.usedBytes)
        defer { (MemoryCeiling.bytes, MemoryCeiling.usedBytes) = (bytes, used) }
        MemoryCeiling.bytes = 100 << 20
        MemoryCeiling.usedBytes = { 70 << 20 }
        XCTAssertNoThrow(try MemoryCeiling.checkAllocation(29 << 20, of: 1))
        XCTAssertThrowsError(try MemoryCeiling.checkAllocation(31 << 20, of: 1))
    }

    func testStoppedRun_itsObjectsAreFreedLater() {
        while DeferredFree.free(atMost: .max) {}
        final class Kept {
            let gone: () -> Void; init(_ gone: @escaping () -> Void) { self.gone = gone }; deinit { gone() }
        }
        var gone = 0
        func list() -> [Value] { (0..<10_000).map { _ in .object(Box(.object(Kept { gone += 1 }))) } }
        var values = list()
        DeferredFree.release(&values)
        XCTAssertEqual(gone, 10_000, "at once as long as nobody stops")
        gone = 0
        DeferredFree.defersLongLists = true
        do { _ = ArrayBox(list()) }
        XCTAssertLessThan(gone, 5000)
        DeferredFree.defersLongLists = false
        XCTAssertTrue(DeferredFree.free(atMost: 1000))
        while DeferredFree.free(atMost: 1000) {}
        XCTAssertEqual(gone, 10_000)
    }
}
