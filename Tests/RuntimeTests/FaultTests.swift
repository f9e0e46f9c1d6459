import Runtime
import XCTest

/// A fault of the interpreter itself ends the run with a message, never the process.
final class FaultTests: XCTestCase {
    private var stopEverything = Unwinding.stopEverything

    /// A brake left by another test would keep its engine stopped.
    override func setUp() {
        stopEverything = Unwinding.stopEverything
        Unwinding.stopEverything = {}
    }

    override func tearDown() {
        Unwinding.stopEverything = stopEverything
        Unwinding.pendingError = nil
        Interrupt.clear()
    }

    private func fault(_ body: () throws -> Void, line: UInt = #line) {
        Unwinding.pendingError = nil
        Interrupt.clear()
        XCTAssertNoThrow(try body())
        let trap = Unwinding.pendingError as? Trap
        XCTAssertEqual(trap?.id, "internal", line: line)
        XCTAssertEqual(trap?.message.hasPrefix("bug in the interpreter, not in the program"), true, line: line)
        XCTAssertTrue(Interrupt.isRequested, "what runs is told to stop", line: line)
    }

    func testAWrongValueStopsTheRun() {
        let wrong = Value.object(NestedOptionalBox(.unit))
        fault { XCTAssertEqual(wrong.asInt, 0) }
        fault { XCTAssertEqual(wrong.asString, "") }
        fault { XCTAssertEqual(Value.int(3).asArray.count, 0) }
        fault { _ = Value.int(3).exactly(RecordBox.self).base[200] }
        fault { XCTAssertEqual(wrong.exactly(EnumBox.self).index, 0) }
        fault { _ = wrong.exactly(EnumBox.self).payload[7] }
        fault { XCTAssertEqual(wrong.exactly(DictionaryBox.self).entries.count, 0) }
        fault { XCTAssertEqual(wrong.exactly(SetBox.self).members.count, 0) }
        fault { XCTAssertEqual(wrong.exactly(AnyBox.self).type.name, "_") }
        fault { XCTAssertEqual(wrong.exactly(MetatypeBox.self).type.name, "_") }
        fault { XCTAssertThrowsError(try wrong.asFunction.call0()) }
        fault { XCTAssertThrowsError(try wrong.exactly(KeyPathObject.self).getter.call1(.unit)) }
    }

    func testModifiedVariable_isEmptyMeanwhile() {
        Unwinding.pendingError = nil
        Interrupt.clear()
        XCTAssertEqual(Value.none.asArray.count, 0)
        XCTAssertEqual((Unwinding.pendingError as? Trap)?.id, "overlapping-access", "a mistake of the program")
        XCTAssertTrue(Interrupt.isRequested)
    }

    func testAFunctionWithoutCodeThrows() {
        XCTAssertThrowsError(try FunctionObject().call1(.unit)) { XCTAssertEqual(($0 as? Trap)?.id, "internal") }
    }
}
