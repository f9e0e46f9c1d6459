import Foundation
import XCTest
@testable import Commands
@testable import Lessons
@testable import SessionCore

/// `rill check --swiftc`: lessons and scripts, compiled.
final class CompiledLessonTests: XCTestCase {
    private static let folder = NSTemporaryDirectory() + "rill-lessons-\(ProcessInfo.processInfo.processIdentifier)"

    override class func setUp() {
        try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    }

    override class func tearDown() { try? FileManager.default.removeItem(atPath: folder) }

    private func findings(_ text: String) throws -> [Finding] {
        let path = Self.folder + "/one.swift"
        try text.write(toFile: path, atomically: true, encoding: .utf8)
        let check = try CompiledCheck(cache: Self.folder + "/cache")
        let (lesson, _) = readLesson(text, at: path)
        return CompiledChecker(compiledCheck: check, path: path).findings(of: lesson)
    }

    private func lesson(prints: String, starter: String = "example(of: \"two\") { }") -> String {
        """
        /*:
         # 1  One

         Words.
         */
        import RxSwift

        /*:
         ## A step

         Words.
         */
        example(of: "one") {
            _ = Observable.of(1, 2).watch("a").subscribe(onNext: { print($0) })
        }
        /* Prints:
        --- Example of: one ---
        \(prints)
        */

        /*:
         ## Challenge: two

         Print 2.
         */
        /* Starter:
        \(starter)
        */
        //: ### Solution
        example(of: "two") {
            print(2)
        }
        /* Prints:
        --- Example of: two ---
        2
        */

        """
    }

    func test_lesson_thatPrintsWhatItPromises_hasNoFindings() throws {
        XCTAssertEqual(try findings(lesson(prints: "1\n2")), [])
    }

    func test_lesson_thatPrintsOtherwise_showsTheLine() throws {
        let found = try findings(lesson(prints: "1\n3"))
        XCTAssertEqual(found.map(\.subject), ["line 4 of the compiled program's output differs"])
        XCTAssertEqual(found.first?.details, ["expected  3", "got       2"])
    }

    func test_lesson_whoseStarterIsWrong_saysSo() throws {
        let found = try findings(lesson(prints: "1\n2", starter: "let number: Int = \"a\""))
        XCTAssertEqual(found.map(\.subject), ["swiftc refuses the lesson with its starters"])
        XCTAssertEqual(found.first?.line, 30)
    }

    func test_script_isComparedAsAWhole() throws {
        XCTAssertEqual(try findings("print(1)\n/* Prints:\n1\n*/\nprint(2)\n/* Prints:\n2\n*/\n"), [])
        XCTAssertEqual(
            try findings("print(withUnsafeBytes(of: 1) { $0.count })\n/* Prints:\n9\n*/\n").first?.details,
            ["expected  9", "got       8"])
        XCTAssertEqual(
            try findings("print(1)\n").map(\.subject), ["nothing to compare: the file has no '/* Prints:' block"])
    }
}
