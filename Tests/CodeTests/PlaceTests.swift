import Diagnostics
import Language
import XCTest

/// Programs that access a value during its modification, or recurse without end: they trap, and the process continues.
final class PlaceTests: XCTestCase {
    private func outcome(_ text: String) -> (printed: String, failure: String?) {
        var printed = ""
        let interpreter = Interpreter { printed += $0 }
        defer { interpreter.close() }
        let outcome = interpreter.run(Source(name: "test", text: text), mode: .script)
        return (printed, outcome.failure?.id)
    }

    func testOverlap_ofAVariableAndItsElement_traps() {
        let result = outcome(
            """
            struct S { var n: Int; mutating func grow() { for i in 0..<100 { list.append(S(n: i)) }; n += 1 } }
            var list = [S(n: 1), S(n: 2)]
            print("before")
            list[0].grow()
            print("after")
            """)
        XCTAssertEqual(result.printed, "before\n")
        XCTAssertEqual(result.failure, "overlapping-access")
    }

    func testOverlap_ofArrayAndElement_traps() {
        for statement in [
            "h.items[0].run { h.items = []; for _ in 0..<1000 { h.items = h.items + [S(n: 2)] } }",
            "h.table[\"a\"]!.sort { a, b in h.table = [:]; return a < b }",
            "grid[0].sort { a, b in grid = []; return a < b }",
        ] {
            let result = outcome(
                """
                final class Holder { var items = [S(n: 1)]; var table = ["a": [3, 1, 2]] }
                struct S { var n: Int; mutating func run(_ body: () -> Void) { body(); n += 1 } }
                let h = Holder()
                var grid = [[3, 1, 2], [5]]
                \(statement)
                """)
            XCTAssertEqual(result.failure, "overlapping-access", statement)
        }
    }

    func testOverflowInEachOperator() {
        for statement in [
            "x = x + 1", "x += 1", "x += one", "y = y - 1", "y -= one", "x = x * 2", "x *= two", "x = y / minus",
            "y /= minus",
            "x = y % minus", "a[0] += 1", "a[0] *= two", "p.n += 1", "p.n *= two", "d[1, default: 0] += one", "x = -y",
        ] {
            let result = outcome(
                """
                struct P { var n = Int.max }
                func run() {
                    var x = Int.max, y = Int.min, a = [Int.max], p = P(), d = [1: Int.max]
                    let one = 1, two = 2, minus = -1
                    \(statement)
                    print(x, y, a, p, d, one, two, minus)
                }
                run()
                """)
            XCTAssertEqual(result.failure, "overflow", statement)
            XCTAssertEqual(result.printed, "", statement)
        }
    }

    func testEndlessRecursion() {
        for program in [
            "func f(_ n: Int) -> Int { f(n + 1) + 1 }; print(f(0))",
            "func f(_ n: Int) -> Int { [n].map { f($0 + 1) }[0] }; print(f(0))",
            "func f(_ n: Int) -> Bool { [n, n].sorted { a, b in f(a + 1) }.isEmpty }; print(f(0))",
        ] {
            XCTAssertEqual(outcome(program).failure, "stack-overflow", program)
        }
        XCTAssertEqual(
            outcome("func f(_ n: Int) -> Int { n == 0 ? 0 : 1 + f(n - 1) }; print(f(10_000))").printed, "10000\n")
    }
}
