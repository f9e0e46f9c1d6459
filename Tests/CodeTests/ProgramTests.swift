import Diagnostics
import Language
import XCTest

/// Small programs through all stages of the language: their output and their exit.
final class ProgramTests: XCTestCase {
    private func run(_ text: String) -> (text: String, outcome: Outcome) {
        var printed = ""
        let interpreter = Interpreter { printed += $0 }
        defer { interpreter.close() }
        let outcome = interpreter.run(Source(name: "test", text: text), mode: .script)
        return (printed, outcome)
    }

    private func check(_ text: String, prints expected: String, line: UInt = #line) {
        let (printed, outcome) = run(text)
        XCTAssertEqual(printed, expected, line: line)
        XCTAssertEqual(
            outcome.end, .done, "\(outcome.diagnostics.map(\.message))\(outcome.failure?.message ?? "")", line: line)
    }

    func testRecursionAndLoops() {
        check("func fib(_ n: Int) -> Int { n < 2 ? n : fib(n - 1) + fib(n - 2) }\nprint(fib(15))", prints: "610\n")
        check("var s = 0\nfor i in 0..<10 where i % 2 == 0 { s += i }\nprint(s)", prints: "20\n")
        check(
            "outer: for i in 1...3 { for j in 1...3 { if j == 2 { continue outer }; if i == 3 { break outer }; print(i, j) } }",
            prints: "1 1\n2 1\n")
    }

    func testValuesAreCopied() {
        check("struct P { var x = 1 }\nvar a = P()\nvar b = a\nb.x = 2\nprint(a.x, b.x)", prints: "1 2\n")
        check("var a = [1]\nlet b = a\na.append(2)\na[0] += 5\nprint(a, b)", prints: "[6, 2] [1]\n")
    }

    func testObject_withoutReferences_isFreed() {
        let program = """
            class C { let n: Int; init(_ n: Int) { self.n = n }; deinit { print("gone", n) } }
            func f() { let c = C(1); print("in", c.n) }
            f()
            var d: C? = C(2)
            weak var w = d
            d = nil
            print(w == nil)
            """
        check(program, prints: "in 1\ngone 1\ngone 2\ntrue\n")
    }

    func testClosuresShareVariables() {
        let program = """
            func counter() -> () -> Int { var n = 0; return { n += 1; return n } }
            let a = counter(), b = counter()
            _ = a()
            print(a(), b())
            """
        check(program, prints: "2 1\n")
    }

    func testTraps() {
        for (program, id) in [
            ("let a = [1]\nprint(1)\nprint(a[a.count])", "index-out-of-range"),
            ("print(1)\nvar n = Int.max\nn += 1", "overflow"),
            ("print(1)\nlet x: Int? = nil\nprint(x!)", "nil-unwrapped"),
            ("print(1)\nfunc f(_ n: Int) -> Int { f(n + 1) + 1 }\nprint(f(0))", "stack-overflow"),
            ("print(1)\nlet z = 0\nprint(1 / z)", "division-by-zero"),
        ] {
            let (printed, outcome) = run(program)
            XCTAssertEqual(printed, "1\n", program)
            XCTAssertEqual(outcome.end, .trapped, program)
            XCTAssertEqual(outcome.failure?.id, id, program)
        }
    }

    func testDeepRecursion() {
        check("func f(_ n: Int) -> Int { n == 0 ? 0 : 1 + f(n - 1) }\nprint(f(10_000))", prints: "10000\n")
    }

    func testEntriesSeeEarlierOnes() {
        var printed = ""
        let interpreter = Interpreter { printed += $0 }
        defer { interpreter.close() }
        _ = interpreter.run(Source(name: "1", text: "var x = 1\nfunc f() -> Int { x * 10 }"), mode: .entry)
        let failed = interpreter.run(Source(name: "2", text: "x = 5\nlet a = [Int]()\nprint(a[0])"), mode: .entry)
        XCTAssertEqual(failed.end, .trapped)
        _ = interpreter.run(Source(name: "3", text: "x += 1\nprint(f())"), mode: .entry)
        XCTAssertEqual(printed, "60\n")
    }

    func testInterruption() {
        let interpreter = Interpreter { _ in }
        defer { interpreter.close() }
        let thread = Thread {
            usleep(200_000)
            interpreter.interrupt()
        }
        thread.start()
        let outcome = interpreter.run(Source(name: "loop", text: "while true {}"), mode: .script)
        XCTAssertEqual(outcome.end, .interrupted)
    }
}
