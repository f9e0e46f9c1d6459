import Foundation
import XCTest

@testable import Library
@testable import Regexes

final class RegexWriterTests: XCTestCase {
    /// The engine accepts every pattern that the reader accepts, for any combination of parts and any characters.
    func testEveryWrittenPattern_isValid() throws {
        let parts = [
            "a", "é", "👍🏽", ".", "\\d", "\\W", "[a-z]", "[^\\s,]", "[a-z&&[^e]]", "[é👨‍👩‍👧\\D]", "[^[:punct:]]",
            "\\p{Greek}", "\\P{Lu}", "\\X", "\\R",
            "\\h", "\\V", "[\\H\\v]", "[\\w--\\d]", "[a~~b]", "(", "(?:", "(?<n>", "(?=", "(?!", "(?>", "(?i:", ")",
            "*", "+?", "?", "{2}", "{1,3}+", "|", "^", "$",
            "\\b", "\\Z", "\\1", "\\k<n>", "(?s)", "(?m)", "(?x)", " ", "#", "\\Q.[\\E", "\\x{1F600}", "[[:xdigit:]]",
            "\\p{alnum}", "-", "]", "}",
        ]
        var seed: UInt64 = 7
        func random(_ count: Int) -> Int {
            seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(seed >> 33) % count
        }
        var accepted = 0
        for _ in 0..<20_000 {
            let text = (0...random(6)).map { _ in parts[random(parts.count)] }.joined()
            guard let pattern = try? RegexPattern(text) else { continue }
            accepted += 1
            for (isPlain, isWhole) in [(true, false), (false, true)] {
                let written = RegexWriter.write(pattern, isPlain: isPlain, isWhole: isWhole)
                let search = try? NSRegularExpression(pattern: written)
                XCTAssertEqual(search?.numberOfCaptureGroups, pattern.captures.count, "\(text) as \(written)")
            }
        }
        XCTAssertGreaterThan(accepted, 2000)
    }

    func testEveryPropertyIsKnownToTheEngine() throws {
        for name in RegexProperties.supportedNames.values {
            let pattern = try RegexPattern("[\\p{\(name)}x]\\P{\(name)}")
            let written = RegexWriter.write(pattern, isPlain: true, isWhole: false)
            XCTAssertNoThrow(try NSRegularExpression(pattern: written), name)
        }
    }

    /// If each character is one code point, both translations find the same matches.
    func testBothWaysOfWritingFindTheSame() throws {
        for text in [
            "a.c", "[^b]+", "\\w+\\s", "(?:a|b)*?c", "[a-c--b]+", "\\R", "x?$", "\\bc", "(\\w)\\1", "(?s).", "[\\D]+?",
            "\\W",
        ] {
            let pattern = try RegexPattern(text)
            for words in ["abc abb\nc", "", "cc aa", "\n\n", "x1, y2"] {
                let found = try [true, false].map { isPlain in
                    let written = RegexWriter.write(pattern, isPlain: isPlain, isWhole: false)
                    let search = try NSRegularExpression(pattern: written, options: .useUnicodeWordBoundaries)
                    return search.matches(in: words, range: NSRange(location: 0, length: words.utf16.count)).map(
                        \.range)
                }
                XCTAssertEqual(found[0], found[1], "\(text) in \(words)")
            }
        }
    }
}
