import XCTest

@testable import Shell

final class PasteCleanerTests: XCTestCase {
    private func check(_ raw: String, _ clean: String, note: String = "", line: UInt = #line) {
        let cleaner = PasteCleaner(raw)
        XCTAssertEqual(cleaner.text, clean, line: line)
        XCTAssertEqual(cleaner.changeNote, note, line: line)
    }

    func testControlCharacters() {
        check("a\r\nb\rc\n", "a\nb\nc\n")
        check("a\u{1B}[31mb\u{1B}[0m\u{7}\u{0}c\u{85}", "abc")
        check("\u{FEFF}let\u{200B} a\tb   \n\n", "let a    b\n\n")
        check("", "")
    }

    func testTypography() {
        let quotes = "note: typographic quotes became plain"
        check("print(“hi”)", "print(\"hi\")", note: quotes)
        check("print(\"“hi”\u{A0}\")", "print(\"“hi”\u{A0}\")")
        check("let\u{A0}a = 1", "let a = 1", note: "note: non-breaking spaces became plain")
        check("// “x”\n“y”", "// “x”\n\"y\"", note: quotes)
        check("\"\"\"\n“x”  \n\"\"\"", "\"\"\"\n“x”  \n\"\"\"")
        check("\"a\\\"“\"", "\"a\\\"“\"")
        check("print(“a \\(b + “c”)\")", "print(\"a \\(b + \"c\")\")", note: quotes)
        check("\"“\\(a)”  \" + “b\"", "\"“\\(a)”  \" + \"b\"", note: quotes)
        check("f(«a», „b“, ‘c’)  // «d»  \n", "f(\"a\", \"b\", 'c')  // «d»\n", note: quotes)
        check("“\"“ + a", "\"\"\" + a", note: quotes)
        check("print(“a\nb", "print(\"a\nb", note: quotes)
    }

    func testMargins() {
        check("    let a = 1\n    if a > 0 {\n\n        a\n    }\n", "let a = 1\nif a > 0 {\n\n    a\n}\n")
        check("1  let a = 1\n2  a\n", "let a = 1\na\n")
        check("let a = 1\n    .map { $0 }", "let a = 1\n    .map { $0 }")
        check(" secret()", " secret()")
        XCTAssertEqual(PasteCleaner("  b\n  c", isWhole: false).text, "  b\n  c")
    }

    func testMarkdownFences() {
        check("```swift\nlet a = 1\n```\n", "let a = 1\n")
        check("\n  ```\n  a\n  ```\nThis prints:\n```\nb\n```", "  a\nb")
        check("let a = \"\"\"\n```\nb\n```\n\"\"\"", "let a = \"\"\"\n```\nb\n```\n\"\"\"")
        check("```x", "")
    }

    func testOwnPrompts() {
        check(
            "rill> let a = 1\na: Int = 1\nrill> a\n$R0: Int = 1\n", "let a = 1\na\n",
            note: "2 lines of output left out"
        )
        check("rill 5.3> x\nrill>\n", "x\n")
        check(
            "rill> .map { $0 }                          (continues $R1)\n00:00.000 │ $R2 ● 10\n          │     ● 20",
            ".map { $0 }", note: "2 lines of output left out")
        check("rill> f {\n          g\n      }\nout", "f {\n    g\n}", note: "1 line of output left out")
        check("rill> f {\n....>     g\n....> }", "f {\n    g\n}")
    }

    func testBlocksOfADocument() {
        let cleaner = PasteCleaner("rill> f {\n  g\n}\nout\n") { $0.contains("{") && !$0.contains("}") }
        XCTAssertEqual(cleaner.text, "f {\n  g\n}\n")
    }

    func testForeignPrompts() {
        check("  1> let a = 1\na: Int = 1\n  2> func f() {\n  3.   a\n  4. }\n", "let a = 1\nfunc f() {\n  a\n}\n")
        check("1  let a = 1\n2  let b = 2\n\n3  }", "let a = 1\nlet b = 2\n\n}")
        check("10 | a\n11 | b", "a\nb")
        check("1 + 1\n2 + 2", "1 + 1\n2 + 2")
        check("1", "1")
        check("3\n7", "3\n7")
    }
}
