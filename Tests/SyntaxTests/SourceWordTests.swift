import Diagnostics
import XCTest

@testable import Syntax

final class SourceWordTests: XCTestCase {
    /// `kind:text` of each word.
    private func words(_ text: String) -> [String] {
        let words = SourceWords(text)
        return words.map { "\($0.kind):" + words.text($0) }
    }

    func testKinds() {
        XCTAssertEqual(
            words("let x: Int = a.map(1.5, #line) // why"),
            [
                "keyword:let", "name:x", "colon::", "type:Int", "sign:=", "name:a", "dot:.", "name:map", "open:(",
                "number:1.5", "comma:,", "keyword:#line", "close:)", "comment:// why",
            ])
    }

    func testStringsEndAtInterpolations() {
        XCTAssertEqual(
            words(##""a \(b + "c") d" "" #"x"#"##),
            [
                ##"string:"a \"##, "open:(", "name:b", "sign:+", ##"string:"c""##, "close:)", ##"string: d""##,
                ##"string:"""##, ##"string:#"x"#"##,
            ])
        XCTAssertEqual(words(##""a""b""##), [##"string:"a""##, ##"string:"b""##])
        XCTAssertEqual(words("\"half\nlet"), ["string:\"half", "keyword:let"])
        XCTAssertEqual(words("\"\"\"\na \\(b)\n"), ["string:\"\"\"\na \\", "open:(", "name:b", "close:)", "string:\n"])
    }

    func testStringsInTypographicQuotes_endOnTheirLine() {
        XCTAssertEqual(words("“a” + b"), ["misquoted:“a”", "sign:+", "name:b"])
        XCTAssertEqual(words("“a \\” b” c"), ["misquoted:“a \\” b”", "name:c"])
        XCTAssertEqual(words("„a\" ‟b “"), ["misquoted:„a\" ‟", "name:b", "misquoted:“"])
        XCTAssertEqual(words("“a\" b\n“c"), ["misquoted:“a\"", "name:b", "misquoted:“", "name:c"])
    }

    func testKeywordsByTheirPlace() {
        XCTAssertEqual(words("lazy var a"), ["keyword:lazy", "keyword:var", "name:a"])
        XCTAssertEqual(words("let lazy = any"), ["keyword:let", "name:lazy", "sign:=", "name:any"])
        XCTAssertEqual(words("x.default\n.self"), ["name:x", "dot:.", "name:default", "dot:.", "name:self"])
        XCTAssertEqual(words("`class` _ $0"), ["name:`class`", "name:_", "name:$0"])
    }

    func testCommentsInPlaces() {
        XCTAssertEqual(
            words("a /* b /* c */ d */ + e // f\n/* g"),
            ["name:a", "comment:/* b /* c */ d */", "sign:+", "name:e", "comment:// f", "comment:/* g"])
        XCTAssertEqual(words("\"// no\""), ["string:\"// no\""])
    }

    func testBracketsHavePartners() {
        let words = SourceWords("f([1, \"a\\(b)\"], { x in })")
        let pairs = words.indices.compactMap { open in
            words[open].kind == .open ? words.partner(of: open).map { words.text(at: open) + words.text(at: $0) } : nil
        }
        XCTAssertEqual(pairs, ["()", "[]", "()", "{}"])
        for (text, closers) in [
            ("f(a) { [1", "] }"), ("\"a \\(b(", "))\""), ("#\"a\\#(", ")\"#"), ("\"\"\"\n\\(", ")\n\"\"\""),
            ("f(1)", ""),
        ] { XCTAssertEqual(SourceWords(text).closers, closers, text) }
    }

    func testNamesAndParts() {
        let words = SourceWords("taps.map { $0 + x.y }.merge(a, T.b), [1, 2]")
        XCTAssertEqual(words.chain, ["taps", "map", "merge"])
        XCTAssertEqual(words.freeNames, ["taps", "$0", "x", "a", "T"])
        XCTAssertEqual(words.names, ["taps", "map", "$0", "x", "y", "merge", "a", "T", "b"])
        XCTAssertEqual(words.parts, ["taps.map { $0 + x.y }.merge(a, T.b)", " [1, 2]"])
        XCTAssertEqual(["a", "T", "`a`", " a", "a.b", "let", ""].filter { SourceWords($0).isName }, ["a", "T"])
    }

    /// The words of any text are in order and do not overlap; only white space is between them.
    func testEachByteOfEachBeginningIsAWordOrSpace() {
        let texts = [
            "func f<T>(_ x: [T?]) -> Int where T: P { x.map { $0! }.count ?? -1 }", "\"a\\(b(\"c\\(d)\"))e\" + #/x.y/#",
            "#\"a\\#(b)\"# /* c */ // d\n'x' “y” ` é 😀 \u{0}@objc",
            "\"\"\"\n x \\(\"y\") \n\"\"\"; 1...2 ..< &+ .== 0x1F.p",
        ]
        for text in texts {
            let bytes = Array(text.utf8)
            for end in 0...bytes.count {
                let part = String(decoding: bytes[..<end], as: UTF8.self)
                let all = Array(part.utf8)
                var last = 0
                for word in SourceWords(part) {
                    XCTAssertTrue(word.range.lowerBound >= last && word.range.upperBound <= all.count, part)
                    let gap = all[last..<max(last, word.range.lowerBound)]
                    XCTAssertTrue(gap.allSatisfy { $0 == 0x20 || $0 == 0x0A }, "\(part): \(gap)")
                    last = word.range.upperBound
                }
            }
        }
    }
}
