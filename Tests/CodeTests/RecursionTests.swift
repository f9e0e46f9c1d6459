import Diagnostics
import XCTest

@testable import Language

/// Recursion that does not end traps, whatever it is made of and however big native frames are.
final class RecursionTests: XCTestCase {
    private func run(_ text: String) -> (printed: String, trap: String?) {
        var printed = ""
        let interpreter = Interpreter { printed += $0 }
        defer { interpreter.close() }
        let outcome = interpreter.run(Source(name: "test", text: text), mode: .script)
        return (printed, outcome.failure?.id)
    }

    func testEndless() {
        let programs = [
            "func f(_ n: Int) -> Int { n < 0 ? 0 : 1 + f(n + 1) }\nprint(f(0))",
            "class C { func depth(_ n: Int) -> Int { let k = n + 1; if k < 0 { return 0 }; return depth(k) + 1 } }\nprint(C().depth(0))",
            "struct S { var x = 0; mutating func go() { x += 1; go(); x -= 1 } }\nvar s = S(); s.go()",
            "var g: (Int) -> Int = { $0 }\ng = { x in [x].map { g($0 + 1) + 1 }.reduce(0, +) }\nprint(g(0))",
            "struct K: CustomStringConvertible { var n: Int; var description: String { \"\\(K(n: n + 1))\" } }\nprint(K(n: 0))",
        ]
        for program in programs { XCTAssertEqual(run(program).trap, "stack-overflow", program) }
    }

    func testDeepThatEnds() {
        XCTAssertEqual(
            run("func f(_ n: Int) -> Int { n == 0 ? 0 : 1 + f(n - 1) }\nprint(f(10_000))").printed, "10000\n")
    }
}
