import Syntax
import XCTest

final class UnfinishedTests: XCTestCase {
    func testUnfinishedText_namesItsOpenConstruct() {
        for (text, what) in [
            ("func f() {", "'{'"), ("func f() {\n    print(1)\n", "'{'"), ("print(1,", "'('"), ("print(", "'('"),
            ("[1, 2", "'['"), ("[1,", "'['"), ("[\"a\": 1,", "'['"), ("list.map {", "'{'"), ("list.map { x in", "'{'"),
            ("(1 + 2", "'('"), ("a[", "'['"), ("let s = \"\"\"\n    text\n", "a string"), ("/* comment", "a comment"),
            ("let r = #/\n    a+\n", "a regex"),
            ("let x = 1 +", "the right side of '+'"), ("let x =", "the right side of '='"),
            ("x = ", "the right side of '='"),
            ("a.", "a name after '.'"), ("a && ", "the right side of '&&'"), ("ok ? 1", "the ':' of '?'"),
            ("ok ? 1 :", "the right side of ':'"), ("let x: ", "a type"), ("let x: [Int", "'['"),
            ("func f() ->", "a type"),
            ("struct A", "the '{' of 'struct A'"), ("struct A {", "'{'"), ("if x > 1", "the '{' of 'if'"),
            ("guard let x", "the 'else' of 'guard'"), ("guard let x else", "the '{' of 'guard'"),
            ("switch x", "the '{' of 'switch'"), ("switch x {\ncase 1:", "'{'"), ("for i in 1...3", "the '{' of 'for'"),
            ("for i", "the 'in' of 'for'"), ("while x", "the '{' of 'while'"),
            ("repeat { }", "the 'while' of 'repeat'"),
            ("do", "the '{' of 'do'"), ("try", "an expression"), ("return -", "the right side of '-'"),
            ("let x = try", "an expression"),
            ("x as", "a type"), ("x as? ", "a type"), ("private", "the declaration after its modifiers"),
            ("@discardableResult", "the declaration after its modifiers"), ("#if DEBUG\nprint(1)", "'#if'"),
            ("let", "the name of the variable after 'let'"), ("import", "the name of the module"),
            ("enum E {\n    case", "the name of the case"), ("f<Int>(", "'('"), ("func f<T", "'<'"),
            ("func f(a: Int,", "'('"), ("func f(a", "the type of the parameter"), ("if let x =", "an expression"),
            ("\\User", "the rest of a key path"), ("Observable.of(1, 2)\n    .map { $0 }\n    .", "a name after '.'"),
        ] {
            let file = parse(text)
            XCTAssertEqual(file.unfinished?.construct, what, text)
            XCTAssertFalse(file.diagnostics.isEmpty, text)
        }
    }

    func testFinishedInput() {
        for text in [
            "", "   \n", "// comment", "let x = 1", "print(1)", "func f() { }", "func f() -> Int", "x", "a.b", "return",
            "let x: Int",
            "if a { }", "if a { } else { }", "do { }", "switch x { }", "\"text\"", "[1, 2]", "list.map { $0 }",
            "struct A { }", ".just(1)",
        ] {
            XCTAssertNil(parse(text).unfinished, text)
            XCTAssertTrue(parse(text).diagnostics.isEmpty, text)
        }
    }

    func testAMistakeIsNotUnfinished() {
        for text in [
            "let 2x = 1\nfunc f() {", "print(\"abc", "print(1))", "}", "let x = )", "f(1 2",
        ] {
            XCTAssertNil(parse(text).unfinished, text)
            XCTAssertFalse(parse(text).diagnostics.isEmpty, text)
        }
    }

    func testEveryPrefixOfAProgramIsFinishedUnfinishedOrWrong() {
        let text =
            "struct A {\n    var x = [1, 2]\n    func f() -> Int { x.map { $0 + 1 }.reduce(0, +) }\n}\nprint(A().f())\n"
        for end in text.indices where !text[end].isLetter && text[end] != ">" && text[end] != "0" {
            let file = parse(String(text[..<end]))
            // An incomplete text has no error before its end.
            if !file.diagnostics.isEmpty { XCTAssertNotNil(file.unfinished, String(text[..<end])) }
        }
    }
}
