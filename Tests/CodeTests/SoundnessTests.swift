import Diagnostics
import Language
import XCTest

/// Values of other types are refused, and every error that the checker finds is reported.
final class SoundnessTests: XCTestCase {
    private func run(_ text: String) -> (printed: String, outcome: Outcome) {
        var printed = ""
        let interpreter = Interpreter { printed += $0 }
        defer { interpreter.close() }
        let outcome = interpreter.run(Source(name: "test", text: text), mode: .script)
        return (printed, outcome)
    }

    func testTypeMismatch_atRunTime_doesNotCrash() {
        let head = "protocol P {}\nclass K: P {}\nstruct S: P {}\n"
        XCTAssertEqual(run(head + "let v: Any = K.self\nprint(v as? P as Any, v is P)").printed, "nil false\n")
        XCTAssertEqual(run(head + "let v: Any = S.self\nprint(v as? any P == nil)").printed, "true\n")
        XCTAssertEqual(run("let v: Any = Int.self\nprint(v as? any Equatable == nil, v is Any)").printed, "true true\n")
        XCTAssertEqual(
            run(head + "let v: Any = K.self\nprint(v as? P.Type == nil, v is K.Type)").printed, "false true\n")
    }

    func testInternalFault_isReported() {
        for text in [
            "struct P { var x = .init(), y = 0 }\nprint(P())",
            "enum E { case a(x: Double = { }) }\nprint(E.a())",
            "class D {}\nlet def = def = D()",
            "let a = \"abc\"\nprint(a, a.firstIndex(of(: \"k\")!)\nlet w = 1", "foo[of(1, 2)\nlet w = 1",
            "print(a.f(of(1))\nlet w = 1",
            "let x = x", "struct P { var x = .zero; var y: Int { 1 } }",
            "struct S { associatedtype T }\nprint(S())",
            "enum E { associatedtype T\ncase a }",
            "extension Int { associatedtype T }",
            "let x: Never<Int>? = nil",
            "func f(_ s: some Sequence<Int>) {}\nf([\"a\", \"b\"])",
            "func f() -> some Sequence<Int> { [\"a\"] }\nfor x in f() { print(x + 1) }",
            "protocol B<E> { associatedtype E; var e: E { get } }\nstruct A: B { var e = 1 }\nfunc f() -> some B<String> { A() }",
        ] {
            let outcome = run(text).outcome
            XCTAssertEqual(outcome.end, .refused, text)
            XCTAssertFalse(outcome.diagnostics.isEmpty, text)
            XCTAssertFalse(outcome.diagnostics.contains { $0.id == "internal" }, "said by name: \(text)")
        }
        XCTAssertEqual(
            run("func f() -> some Collection<Int> { [1, 2] }\nfor x in f() { print(x + 1) }").printed, "2\n3\n")
    }
}
