import Diagnostics
import Syntax
import XCTest

final class OperatorTests: XCTestCase {
    /// The expression with all its parentheses.
    private func grouped(_ text: String) -> String {
        let file = parse(text)
        XCTAssertTrue(file.diagnostics.isEmpty, text)
        let found = foldOperators(file, table: OperatorTable.standard.adding(file))
        XCTAssertEqual(found.map(\.message), [], text)
        guard case .expr(let expr)? = file.statements.last?.kind else { return "no expression" }
        return spell(expr)
    }

    private func spell(_ expr: Expr) -> String {
        switch expr.kind {
        case .binary(let name, let left, let right): "(\(spell(left)) \(name.name) \(spell(right)))"
        case .ternary(let condition, let first, let second):
            "(\(spell(condition)) ? \(spell(first)) : \(spell(second)))"
        case .assign(let left, let right): "(\(spell(left)) = \(spell(right)))"
        case .cast(let value, let kind, let type): "(\(spell(value)) \(kind) \(Syntax.sourceText(type)))"
        case .tryExpr(_, let inner): "try \(spell(inner))"
        default: expr.span.text
        }
    }

    func testPrecedence() {
        for (text, expected) in [
            ("1 + 2 * 3", "(1 + (2 * 3))"), ("1 * 2 + 3", "((1 * 2) + 3)"), ("1 - 2 - 3", "((1 - 2) - 3)"),
            ("a ?? b ?? c", "(a ?? (b ?? c))"), ("a ?? b == c", "((a ?? b) == c)"),
            ("a && b || c && d", "((a && b) || (c && d))"),
            ("x = y = z", "(x = (y = z))"), ("x += 1 + 2", "(x += (1 + 2))"),
            ("a ? b : c ? d : e", "(a ? b : (c ? d : e))"),
            ("a == b ? c + 1 : d", "((a == b) ? (c + 1) : d)"), ("x = a ? b : c", "(x = (a ? b : c))"),
            ("1 + 2 ..< 3 * 4", "((1 + 2) ..< (3 * 4))"), ("x as? Int ?? 0", "((x asOptional Int) ?? 0)"),
            ("a + b as Double", "((a + b) as Double)"), ("a is Int == true", "((a is Int) == true)"),
            ("1 << 2 * 3", "((1 << 2) * 3)"), ("a & b | c", "((a & b) | c)"), ("x = try a + b", "(x = try (a + b))"),
            ("try x = a", "try (x = a)"), ("a as Any as? Int", "((a as Any) asOptional Int)"),
            ("a < b && c >= d", "((a < b) && (c >= d))"), ("0...n == r", "((0 ... n) == r)"),
        ] { XCTAssertEqual(grouped(text), expected) }
    }

    func testOwnOperators() {
        let power =
            "precedencegroup Power { associativity: right higherThan: MultiplicationPrecedence }\n"
            + "infix operator ^^: Power\n"
        XCTAssertEqual(grouped(power + "2 * 3 ^^ 2 ^^ 2 + 1"), "((2 * (3 ^^ (2 ^^ 2))) + 1)")
        XCTAssertEqual(grouped("infix operator |>: AdditionPrecedence\nx |> f * 2 |> g"), "((x |> (f * 2)) |> g)")
        XCTAssertEqual(grouped("infix operator <+>\na = b <+> c ? d : e"), "(a = ((b <+> c) ? d : e))")
        let low =
            "precedencegroup Low { lowerThan: AdditionPrecedence higherThan: ComparisonPrecedence }\n"
            + "infix operator <~: Low\n"
        XCTAssertEqual(grouped(low + "a + b <~ c == d"), "(((a + b) <~ c) == d)")
        // The declaration may come after the use.
        XCTAssertEqual(foldedDump("1 ** 2\ninfix operator **: MultiplicationPrecedence").prefix(9), "binary **")
    }

    func testFoldsEverywhere() {
        let text = """
            func f(a: Int = 1 + 2) { let x = { g(3 * 4) }; if a + 1 > 2 { return } }
            struct S { var y: Int { 1 + 2 }; enum E: Int { case a = 1 + 2 } }
            switch 1 + 2 { case 3...4 where a + b > c: print("\\(5 + 6)") default: break }
            let k = [1 + 2: 3 + 4], t = (1 + 2, -3 + 4), c: () -> Int = { [z = 1 + 2] in z + 1 }
            for i in 0..<n + 1 where i % 2 == 0 { }
            """
        XCTAssertFalse(foldedDump(text).contains("sequence"))
    }

    func testEarlierOperatorsStayKnown() {
        let first = parse("infix operator |>: AdditionPrecedence\nprefix operator √")
        let table = OperatorTable.standard.adding(first)
        let second = parse("let a = x |> f\nlet b = √2")
        XCTAssertTrue(foldOperators(second, table: table.adding(second)).isEmpty)
        XCTAssertEqual(foldOperators(parse("let a = x |> f"), table: .standard).map(\.id), ["unknown-operator"])
    }
}
