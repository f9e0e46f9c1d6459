import Runtime
import XCTest

final class PrintingTests: XCTestCase {
    private let int = RuntimeType(kind: .integer(bits: 64, isSigned: true), name: "Int", qualifiedName: "Swift.Int")
    private let string = RuntimeType(kind: .string, name: "String", qualifiedName: "Swift.String")
    private let double = RuntimeType(kind: .floating(bits: 64), name: "Double", qualifiedName: "Swift.Double")

    private func list(_ element: RuntimeType) -> RuntimeType {
        RuntimeType(kind: .array(element), name: "Array<\(element.name)>", qualifiedName: "Swift.Array")
    }
    private func optional(_ payload: RuntimeType) -> RuntimeType {
        RuntimeType(kind: .optional(payload), name: "Optional<\(payload.name)>", qualifiedName: "Swift.Optional")
    }
    private func text(_ text: String) -> Value { .object(StringBox(text)) }

    func testScalars() {
        XCTAssertEqual(Printing.describe(.int(-3), int), "-3")
        XCTAssertEqual(Printing.describe(.double(2), double), "2.0")
        XCTAssertEqual(Printing.describe(.double(1e100), double), "1e+100")
        XCTAssertEqual(Printing.describe(text("a\"b"), string), "a\"b")
        XCTAssertEqual(Printing.debugDescribe(text("a\"b"), string), "\"a\\\"b\"")
    }

    func testNesting() {
        let words = Value.object(ArrayBox([text("x"), text("y")]))
        XCTAssertEqual(Printing.describe(words, list(string)), "[\"x\", \"y\"]")
        XCTAssertEqual(Printing.describe(text("x"), optional(string)), "Optional(\"x\")")
        XCTAssertEqual(Printing.describe(.none, optional(string)), "nil")
        let nested = optional(optional(int))
        XCTAssertEqual(Printing.describe(Value.none.wrapped, nested), "Optional(nil)")
    }

    func testRecords() {
        let point = RuntimeType(kind: .structure, name: "Point", qualifiedName: "main.Point")
        point.fields = [.init(name: "x", type: int), .init(name: "name", type: string)]
        let value = Value.object(RecordBox(point, .int(1), text("p")))
        XCTAssertEqual(Printing.describe(value, point), "Point(x: 1, name: \"p\")")
        XCTAssertEqual(
            Printing.describe(.object(ArrayBox([value])), list(point)), "[main.Point(x: 1, name: \"p\")]")
    }

    func testCases() {
        let shape = RuntimeType(kind: .enumeration, name: "Shape", qualifiedName: "main.Shape")
        shape.cases = [
            .init(name: "dot", payload: []), .init(name: "circle", payload: [(label: "radius", type: int)]),
            .init(name: "pair", payload: [(label: nil, type: int), (label: nil, type: string)]),
        ]
        XCTAssertEqual(Printing.describe(.object(EnumBox(shape, 0)), shape), "dot")
        XCTAssertEqual(Printing.describe(.object(EnumBox(shape, 1, [.int(2)])), shape), "circle(radius: 2)")
        let pair = Value.object(EnumBox(shape, 2, [.int(1), text("a")]))
        XCTAssertEqual(Printing.debugDescribe(pair, shape), "main.Shape.pair(1, \"a\")")
    }
}
