import Foundation
import XCTest

/// Messages to users contain only the usual words of the field.
final class MessageTests: XCTestCase {
    /// Words of earlier messages, with their plain replacements.
    static let banned: [(word: String, plain: String)] = [
        ("nothing is called", "'x' is not defined"),
        ("no type is called", "type 'x' is not defined"),
        ("nothing came out", "no output"),
        ("in quotes it is a text", "did you mean the string \"x\"?"),
        ("held back", "dropped"),
        ("nobody", "no subscriber, no one"),
        ("somebody", "a subscriber, the user"),
        ("whoever", "subscribers, callers"),
        ("so many", "n, that many"),
        ("for ever", "forever"),
        ("in front of", "before"),
        ("stands", "is, goes, belongs"),
        ("stand", "is, goes, belongs"),
        ("inside of", "inside"),
        ("outside of", "outside"),
        ("one too many", "extra"),
        ("is wanted", "is expected"),
        ("anew", "again"),
        ("as expected", "Matches the lesson."),
        ("puts a start in the line", "loads the starter code"),
        ("judges", "tests"),
        ("brought", "caused"),
        ("waits for you", "name the API"),
        ("gives back", "returns"),
        ("takes that back", "reverts it"),
        ("does not work any more", "no longer works"),
        ("has no place here", "is not allowed here"),
        ("means nothing here", "is not valid here"),
    ]

    /// Pages and drawings as code, and texts of frameworks that the kit repeats.
    private static let exempt = [
        "Sources/Session/Export/",
        "Sources/RillKit/Database/",
        "Sources/RillKit/Photos/",
    ]

    static func complaints(about text: String) -> [String] {
        let words = " " + text.lowercased() + " "
        guard words.contains(#/[a-z]+ [a-z]+/#) else { return [] }
        return banned.compactMap { entry in
            let pattern = "(?<![\\w-])" + NSRegularExpression.escapedPattern(for: entry.word) + "(?![\\w-])"
            guard words.range(of: pattern, options: .regularExpression) != nil else { return nil }
            return "\"\(text)\" says '\(entry.word)'; write: \(entry.plain)"
        }
    }

    func testBannedWordIsFound() {
        let line = #"    error(.a, "\(name.text) stands here", help: "x")  // nobody sees a comment"#
        XCTAssertEqual(SwiftFile(text: line).texts(of: .string).map(\.text).flatMap(Self.complaints).count, 1)
        XCTAssertEqual(Self.complaints(about: "'nobody'").count, 0, "a single word may be a name")
    }

    func testMessagesUsePlainWords() throws {
        var count = 0
        for file in try ImportTests.swiftFiles(under: "Sources")
        where !Self.exempt.contains(where: { file.hasPrefix($0) }) {
            for literal in try SwiftFile(file).texts(of: .string) {
                count += 1
                for complaint in Self.complaints(about: literal.text) {
                    XCTFail("\(file):\(literal.line): \(complaint)")
                }
            }
        }
        XCTAssertGreaterThan(count, 5_000)
    }
}
