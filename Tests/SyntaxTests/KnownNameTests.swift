import XCTest

@testable import Syntax

/// Names with constant numbers.
final class KnownNameTests: XCTestCase {
    func testKnownNames_matchTheirTexts() {
        for known in KnownName.allCases {
            XCTAssertEqual(Name(known).text, known.rawValue)
            XCTAssertEqual(Name(known), Name(known.rawValue))
        }
    }

    func testKeywords_matchTheirTexts() {
        let keywords: [(Name, String)] = [
            (Keyword.any, "Any"), (Keyword.classModifier, "class"), (Keyword.deinitName, "deinit"),
            (Keyword.fileprivateName, "fileprivate"), (Keyword.initName, "init"), (Keyword.privateName, "private"),
            (Keyword.selfValue, "self"), (Keyword.selfType, "Self"), (Keyword.staticName, "static"),
            (Keyword.subscriptName, "subscript"), (Keyword.superName, "super"), (Keyword.underscore, "_"),
        ]
        for (name, text) in keywords { XCTAssertEqual(name.text, text) }
        XCTAssertEqual(Int(Keyword.count), Keyword.texts.count)
    }

    /// Modifiers and other contextual keywords have the lowest numbers, by which the parser recognises them.
    func testContextualKeywords_haveTheLowestNumbers() {
        for text in ["open", "consuming"] { XCTAssertLessThan(Name(text).id, KnownName.modifierLimit) }
        for text in ["any", "macro"] {
            XCTAssertGreaterThanOrEqual(Name(text).id, KnownName.modifierLimit)
            XCTAssertLessThan(Name(text).id, KnownName.wordLimit)
        }
        for text in ["none", "Swift", "elsewhere"] {
            XCTAssertGreaterThanOrEqual(Name(text).id, KnownName.wordLimit)
        }
    }
}
