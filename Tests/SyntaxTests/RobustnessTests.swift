import Diagnostics
import Syntax
import XCTest

/// No input crashes or delays the parser. The samples are bounded and the same in each run.
final class RobustnessTests: XCTestCase {
    /// Returns the approximate words of a text: deleted parts need not be exact tokens.
    private func words(_ bytes: [UInt8]) -> [Range<Int>] {
        var ranges: [Range<Int>] = []
        var start = 0
        func kind(_ byte: UInt8) -> Int {
            switch byte {
            case 48...57, 65...90, 95, 97...122, 128...255: 1
            case 9, 10, 13, 32: 2
            case 33, 37, 38, 42, 43, 45, 47, 60, 61, 62, 63, 94, 124, 126: 3
            default: 4
            }
        }
        for place in bytes.indices.dropFirst() {
            let (before, here) = (kind(bytes[place - 1]), kind(bytes[place]))
            if before != here || here == 4 {
                ranges.append(start..<place)
                start = place
            }
        }
        if start < bytes.count { ranges.append(start..<bytes.count) }
        return ranges
    }

    private func read(_ bytes: some Sequence<UInt8>) {
        let file = parse(String(decoding: Array(bytes), as: UTF8.self))
        _ = foldOperators(file, table: OperatorTable.standard.adding(file))
        XCTAssertLessThanOrEqual(file.diagnostics.count, 10)
    }

    func testSurvivesTheLossOfAnyWord() {
        var generator = SeededGenerator(seed: 1)
        for program in corpusPrograms {
            let bytes = Array(program.text.utf8)
            for range in words(bytes).shuffled(using: &generator).prefix(3) {
                read(bytes[..<range.lowerBound] + bytes[range.upperBound...])
            }
        }
    }

    func testSurvivesTruncationAnywhere() {
        var generator = SeededGenerator(seed: 2)
        for program in corpusPrograms {
            let bytes = Array(program.text.utf8)
            for _ in 0..<3 { read(bytes[..<Int.random(in: 0..<bytes.count, using: &generator)]) }
        }
    }

    func testSurvivesAnInsertedWord() {
        var generator = SeededGenerator(seed: 3)
        let extra = [
            "(", ")", "{", "}", "[", "]", "<", ">", "\"", "\"\"\"", "\\(", "#if X\n", "#endif\n", ",", ".", ":", ";",
            "=",
            "?", "!", "&", "->", "let ", "case ", "in ", "try ", "func ", "@", "`", "/*", "*/", "$", "\u{0}", "é",
        ]
        for program in corpusPrograms {
            let bytes = Array(program.text.utf8)
            for _ in 0..<3 {
                let place = Int.random(in: 0...bytes.count, using: &generator)
                read(bytes[..<place] + Array(extra.randomElement(using: &generator)!.utf8) + bytes[place...])
            }
        }
    }

    func testSurvivesNoise() {
        var generator = SeededGenerator(seed: 4)
        for _ in 0..<300 {
            let count = Int.random(in: 0..<200, using: &generator)
            read((0..<count).map { _ in UInt8.random(in: 0...255, using: &generator) })
        }
    }

    private static let openers = [
        "(", "[", "{", "f(", "a[", "{ x in ", "if a { ", "-(", "!(", "\"\\(", "[a: ", "let x: [", "let x: (", "f<",
        "let x: A<", "() -> ", "let f: () -> ", "struct A { ", "func f() { ", "case .a(", "if case .a(",
        "switch a { case (",
        "try ", "for x in [", "a ? b : (", "\"\"\"\n\\(", "#if DEBUG\n", "/*", "do { ", "a.b(", "a?.b(",
        "else if a { } ",
        "if a { } else ", "@", "let x = if a { ", "return ", "some ", "any ", "inout ", "&", "- ", "var a: Int { ",
    ]

    func testDeepNestingIsADiagnostic() {
        for opener in Self.openers {
            let text = String(repeating: opener, count: 10_000)
            let found = parse("let start = 1\n" + text).diagnostics
            XCTAssertFalse(found.isEmpty && !["#if DEBUG\n"].contains(opener) && opener.count > 1, opener)
        }
        for (opener, closer) in [("(", ")"), ("[", "]"), ("{", "}")] {
            let text = "let x = " + String(repeating: opener, count: 10_000) + String(repeating: closer, count: 10_000)
            XCTAssertEqual(parse(text).diagnostics.map(\.id), ["too-deep"], opener)
        }
    }

    /// A small stack also limits nesting.
    func testDeepNestingOnASmallStackIsADiagnostic() {
        let done = expectation(description: "read")
        let thread = Thread {
            for opener in Self.openers { _ = parse(String(repeating: opener, count: 300)) }
            let few = "let x = " + String(repeating: "[", count: 8) + "1" + String(repeating: "]", count: 8)
            XCTAssertEqual(parse(few).diagnostics.map(\.id), [])
            let many = "let x: [" + String(repeating: "A<", count: 250)
            // An optimised parser has enough stack for all of them.
            let ids = parse(many).diagnostics.map(\.id)
            XCTAssertTrue(ids == ["too-deep"] || ids == ["expected-type"], "\(ids)")
            done.fulfill()
        }
        thread.stackSize = 1 << 20
        thread.start()
        wait(for: [done], timeout: 60)
    }

    func testLongChainsAreADiagnostic() {
        for text in [
            "a" + String(repeating: ".b", count: 10_000), "1" + String(repeating: " + 1", count: 10_000),
            "let x: A" + String(repeating: "?", count: 10_000), "a" + String(repeating: "!", count: 10_000),
            "a" + String(repeating: "()", count: 10_000), "let x: A" + String(repeating: ".B", count: 10_000),
            "a" + String(repeating: " = a", count: 10_000), "a" + String(repeating: " ? a : a", count: 10_000),
        ] {
            XCTAssertEqual(problems(in: text).map(\.id), ["too-deep"], String(text.prefix(20)))
        }
    }

    func testModestNestingAndChainsAreFine() {
        XCTAssertEqual(
            problems(in: "let x = " + String(repeating: "(", count: 100) + "1" + String(repeating: ")", count: 100))
                .count, 0)
        XCTAssertEqual(problems(in: "let x = 1" + String(repeating: " + 1", count: 400)).count, 0)
        XCTAssertEqual(problems(in: "x" + String(repeating: "\n    .map { $0 }", count: 200)).count, 0)
    }

    func testReadingStops() {
        let before = ReadingStop.isRequested
        defer { ReadingStop.isRequested = before }
        let source = Source(name: "long", text: (0..<5000).map { "let v\($0) = \($0) + 1\n" }.joined())
        XCTAssertEqual(parse(source).statements.count, 5000)
        var looks = 0
        ReadingStop.isRequested = {
            looks += 1
            return looks > 2
        }
        XCTAssertLessThan(parse(source).statements.count, 1000)
    }

    func testReadingStopsAnywhere_endsTheText() {
        let before = ReadingStop.isRequested
        defer { ReadingStop.isRequested = before }
        // Each text puts another part of this line at the place where the stop is seen.
        let line =
            "func f<T>(_ a: [T?], b: String) -> T { if case .x(let y)? = a.b(c.d<Int>(\"\\(e.f)\"), { $0.g }) { #h } }\n"
        for shift in 0..<80 {
            let source = Source(
                name: "long", text: String(repeating: ";", count: shift) + String(repeating: line, count: 40))
            for stop in 1...3 {
                var looks = 0
                ReadingStop.isRequested = {
                    looks += 1
                    return looks >= stop
                }
                XCTAssertLessThan(parse(source).statements.count, 40 + shift)
                XCTAssertGreaterThanOrEqual(looks, stop)
            }
        }
    }
}
