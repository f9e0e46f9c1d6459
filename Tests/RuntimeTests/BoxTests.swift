import Runtime
import XCTest

/// Boxes with a compact form for plain values: the form is not observable.
final class BoxTests: XCTestCase {
    // MARK: References

    /// The unique-reference check agrees with the standard library.
    func testTheOnlyReference() {
        func isOnly(_ object: inout StringBox) -> Bool {
            withUnsafeMutablePointer(to: &object) {
                XCTAssertEqual($0.isOnlyReference, isKnownUniquelyReferenced(&$0.pointee))
                return $0.isOnlyReference
            }
        }
        var object = StringBox("a")
        XCTAssertTrue(isOnly(&object))
        var others = [object]
        XCTAssertFalse(isOnly(&object))
        others = []
        XCTAssertTrue(isOnly(&object))
        unowned let unowned = object
        XCTAssertTrue(isOnly(&object))
        // The counts move to a side table.
        weak let weak = object
        XCTAssertTrue(isOnly(&object))
        others = [object, object]
        XCTAssertFalse(isOnly(&object))
        XCTAssertTrue(weak === unowned && others.count == 2)
    }

    func testBytesWrittenBehindALongText() throws {
        let box = StringBox(String(repeating: "x", count: 300))
        XCTAssertNil(box.appendAddress(for: 4), "no buffer before anything has been appended")
        try box.append("yz")
        let piece = Piece("words longer than a vector")
        defer { piece.deallocate() }
        let place = try XCTUnwrap(box.appendAddress(for: piece.count))
        piece.write(to: place)
        box.didAppend(by: piece.count)
        XCTAssertNil(box.appendAddress(for: 4000))
        XCTAssertTrue(box.text.hasSuffix("xyzwords longer than a vector"))
        XCTAssertEqual(box.text.utf8.count, 302 + piece.count)
    }

    // MARK: Arrays

    func testScalars_arePackedUntilValuesAreRead() {
        let box = ArrayBox([])
        for number in 0..<10 { box.append(number) }
        XCTAssertEqual(box.packing, .ints)
        XCTAssertEqual(box.count, 10)
        XCTAssertEqual(box[9], .int(9))
        XCTAssertEqual(box.elements, (0..<10).map { .int($0) })
        XCTAssertEqual(box.packing, .values)
        // Unpacked values were requested once, and would be requested again.
        box.elements.removeAll()
        box.append(1)
        XCTAssertEqual(box.packing, .values)
    }

    func testEachKindOfScalar() {
        XCTAssertEqual(ArrayBox(repeating: .bool(true), count: 3).packing, .bools)
        XCTAssertEqual(ArrayBox(repeating: .bool(true), count: 3).elements, [.bool(true), .bool(true), .bool(true)])
        XCTAssertEqual(ArrayBox(repeating: .double(0.5), count: 2).elements, [.double(0.5), .double(0.5)])
        XCTAssertEqual(ArrayBox(repeating: .none, count: 2).packing, .values)
        let text = Value.object(StringBox("a"))
        XCTAssertEqual(ArrayBox(repeating: text, count: 2).elements, [text, text])
    }

    func testAnotherKindUnpacks() {
        let box = ArrayBox(repeating: .int(1), count: 2)
        box.append(.none)
        XCTAssertEqual(box.elements, [.int(1), .int(1), .none])
    }

    func testCopiesAreTheirOwn() {
        let box = ArrayBox(repeating: .int(1), count: 2)
        let copy = box.copy()
        copy.append(5)
        copy.ints?[0] = 9
        XCTAssertEqual(box.elements, [.int(1), .int(1)])
        XCTAssertEqual(copy.elements, [.int(9), .int(1), .int(5)])
    }

    // MARK: Texts

    func testPiecesJoinTheTextWhenItIsRead() throws {
        var expected = String(repeating: "é", count: 200)
        let box = StringBox(expected)
        for number in 0..<2000 {
            let piece = "\(number)ü, "
            try box.append(piece)
            expected += piece
            if number % 700 == 0 { XCTAssertEqual(box.text, expected) }
        }
        let bytes = Array("bytes".utf8)
        bytes.withUnsafeBufferPointer { box.append($0.baseAddress!, $0.count) }
        try box.append(String(repeating: "long", count: 500))
        expected += "bytes" + String(repeating: "long", count: 500)
        XCTAssertEqual(box.text, expected)
        box.text += "!"
        XCTAssertEqual(box.text, expected + "!")
    }

    func testReadingAfterEachPiece() throws {
        let box = StringBox(String(repeating: "a", count: 300))
        for length in 301...400 {
            try box.append("b")
            XCTAssertEqual(box.text.count, length)
        }
    }

    // MARK: Dictionaries

    func testIntegerKeys_areInATableUntilEntriesAreRead() {
        let box = DictionaryBox([:])
        var expected: [HashKey: Value] = [:]
        for number in stride(from: -5000, to: 5000, by: 7) {
            box.put(HashKey(.int(number)), .int(number * 2))
            expected[HashKey(.int(number))] = .int(number * 2)
        }
        XCTAssertTrue(box.hasTable)
        XCTAssertEqual(box.count, expected.count)
        XCTAssertEqual(box.find(HashKey(.int(-5000))), .int(-10_000))
        XCTAssertNil(box.find(HashKey(.int(1))))
        XCTAssertNil(box.find(HashKey(.none)))
        let copy = box.copy()
        copy.put(HashKey(.int(-5000)), .none)
        XCTAssertEqual(box.entries, expected)
        XCTAssertFalse(box.hasTable)
        XCTAssertEqual(copy.entries[HashKey(.int(-5000))], Value.none)
    }

    func testOtherKey_convertsTheIntegerTable() {
        let box = DictionaryBox([:])
        box.put(HashKey(.int(1)), .int(1))
        box.put(HashKey(.none), .int(2))
        XCTAssertEqual(box.entries, [HashKey(.int(1)): .int(1), HashKey(.none): .int(2)])
    }
}
