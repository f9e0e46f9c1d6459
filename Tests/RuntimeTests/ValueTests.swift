import Runtime
import XCTest

final class ValueTests: XCTestCase {
    func testOptionalsOfOptionals() {
        let inner = Value.none.wrapped
        XCTAssertFalse(inner.isNil)
        XCTAssertTrue(inner.unwrapped.isNil)
        XCTAssertFalse(inner.wrapped.unwrapped.isNil)
        XCTAssertEqual(Value.int(3).wrapped.asInt, 3)
    }

    func testEqualityLooksInside() {
        let left = Value.object(ArrayBox([.int(1), .object(StringBox("a"))]))
        let right = Value.object(ArrayBox([.int(1), .object(StringBox("a"))]))
        XCTAssertEqual(left, right)
        XCTAssertEqual(Set([HashKey(left), HashKey(right)]).count, 1)
        XCTAssertNotEqual(Value.object(Native(1)), Value.object(Native(2)))
        XCTAssertEqual(Value.object(Native("x")), Value.object(Native("x")))
    }

    func testFieldsInsideAndOutside() {
        let type = RuntimeType(kind: .structure, name: "T", qualifiedName: "main.T")
        for count in [1, 4, 5, 12] {
            let record = RecordBox(type, count: count)
            for index in 0..<count { record.base[index] = .object(StringBox("\(index)")) }
            let copy = record.copy()
            record.base[0] = .int(0)
            XCTAssertEqual(copy.fields.count, count)
            XCTAssertEqual(copy.fields[0].asString, "0")
            XCTAssertEqual(copy.fields[count - 1].asString, "\(count - 1)")
        }
    }

    func testInstance_keptByItsDeinit() {
        let type = RuntimeType(kind: .classType, name: "C", qualifiedName: "main.C")
        var kept: Instance?
        var count = 0
        type.deinitializer = {
            kept = $0
            count += 1
        }
        var instance: Instance? = Instance(type, count: 1)
        instance?.base[0] = .int(7)
        let weakBox = WeakBox(instance)
        instance = nil
        XCTAssertTrue(weakBox.value.isNil)
        XCTAssertEqual(kept?.base[0].asInt, 7)
        kept = nil
        XCTAssertEqual(count, 1)
    }

    func testFramesBelongToTheThread() {
        let first = Machine.enterFromNative()
        Machine.publishTop(first + 10)
        XCTAssertEqual(Machine.enterFromNative(), first + 10)
        let address = UInt(bitPattern: first)
        let thread = Thread { XCTAssertNotEqual(UInt(bitPattern: Machine.enterFromNative()), address + 160) }
        thread.start()
        while !thread.isFinished { usleep(1000) }
        XCTAssertEqual(Machine.enterFromNative(), first + 10)
        Machine.publishTop(first)
    }
}
