import Regexes
import XCTest

final class RegexPatternTests: XCTestCase {
    private func problem(_ text: String) -> String {
        do {
            _ = try RegexPattern(text)
            return "none"
        } catch {
            let bytes = Array(text.utf8)
            let place = error.range.clamped(to: 0..<bytes.count)
            return error.message + " @" + String(decoding: bytes[place], as: UTF8.self)
        }
    }

    func testRegexErrors_haveTheirPositions() {
        for (text, expected) in [
            ("é(a", "expected ')' @("), ("é)a", "closing ')' does not balance any groups openings @)"),
            ("a|*b", "quantifier '*' must appear after expression @*"),
            ("a{2}{3}", "quantifier '{3}' must appear after expression @{3}"),
            ("ab{3,1}", "range lower bound '3' must be less than or equal to upper bound '1' @{3,1}"),
            ("x[z-a]", "character 'z' must compare less than or equal to 'a' @z-a"),
            ("x[", "expected custom character class members @["),
            ("x[a", "expected ']' @["), ("a\\q", "invalid escape sequence '\\q' @\\q"),
            ("a\\2(b)", "no capture numbered 2 @\\2"),
            ("(?<n>a)(?<n>b)", "group named 'n' already exists @n"),
            ("\\p{Foo}", "unknown character property 'Foo' @\\p{Foo}"),
            ("a^*", "expression is not quantifiable @^*"), ("(?<=a)b", "lookbehind is not currently supported @(?<="),
            (String(repeating: "(", count: 300), "groups are nested too deeply @"),
        ] { XCTAssertEqual(problem(text), expected, text) }
    }

    func testCaptures_thatMayBeAbsent_areOptional() throws {
        for (text, expected) in [
            ("a", ""), ("(a)", "!"), ("(?<y>a)(b)?", "y!?"), ("((a)|b)", "!?"), ("(?:(a)(?<n>b))*(c)", "?n?!"),
            ("(a){0}(b){2}", "?!"),
            ("(?=(a))", "!"), ("\\((a)[(]", "!"), ("(?x) ( a ) # (b)", "!"),
        ] {
            let captures = try RegexPattern(text).captures
            XCTAssertEqual(captures.map { ($0.name ?? "") + ($0.isOptional ? "?" : "!") }.joined(), expected, text)
        }
    }
}
