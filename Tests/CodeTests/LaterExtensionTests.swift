import Diagnostics
import Language
import XCTest

/// Types that are extended after their first use.
final class LaterExtensionTests: XCTestCase {
    private func printed(_ entries: [String]) -> [String] {
        var texts: [String] = []
        let interpreter = Interpreter { texts[texts.count - 1] += $0 }
        defer { interpreter.close() }
        for entry in entries {
            texts.append("")
            let outcome = interpreter.run(Source(name: "entry", text: entry), mode: .entry)
            XCTAssertEqual(outcome.end, .done, "\(entry): \(outcome.diagnostics.map(\.message))")
        }
        return texts.filter { !$0.isEmpty }
    }

    func testADescriptionIsUsedFromThenOn() {
        let lines = printed([
            "struct A { var n: Int }", "print(A(n: 1), [A(n: 2)])",
            "extension A: CustomStringConvertible { var description: String { \"A#\\(n)\" } }",
            "print(A(n: 1), [A(n: 2)])",
            "extension A: CustomDebugStringConvertible { var debugDescription: String { \"<\\(n)>\" } }",
            "print(A(n: 1), [A(n: 2)])",
        ])
        XCTAssertEqual(lines, ["A(n: 1) [main.A(n: 2)]\n", "A#1 [A#2]\n", "A#1 [<2>]\n"])
    }

    func testAnEqualityIsUsedFromThenOn() {
        let lines = printed([
            "struct A { var n: Int }\nlet a = A(n: 1)", "print(a as Any)",
            "extension A: Hashable { static func == (l: A, r: A) -> Bool { l.n % 10 == r.n % 10 }\n"
                + "func hash(into h: inout Hasher) { h.combine(n % 10) } }",
            "print(Set([a, A(n: 11), A(n: 2)]).count, [A(n: 21)].contains(a))",
        ])
        XCTAssertEqual(lines.last, "2 true\n")
    }

    func testAllCases_areAddedByTheConformance() {
        let lines = printed([
            "enum E { case a, b }\nextension E: CaseIterable {}\nprint(E.allCases)",
            "enum F { case x }", "extension F: CaseIterable {}", "print(F.allCases)",
            "protocol Listed: CaseIterable {}\nenum G: Listed { case p, q }\nprint(G.allCases.count)",
        ])
        XCTAssertEqual(lines, ["[main.E.a, main.E.b]\n", "[main.F.x]\n", "2\n"])
    }
}
