import Foundation
import XCTest

@testable import Session

/// `Tests/Questions/newcomer.txt`: what somebody types who has just begun.
final class NewcomerTests: XCTestCase {
    /// How nobody names a type: what a person calls `Driver`, `Signal`, `Single`.
    private static let spellings = ["SharedSequence<Driver", "SharedSequence<Signal", "PrimitiveSequence<"]

    func testEachThingIsAnswered() throws {
        let place = SessionTests.root.appendingPathComponent("Tests/Questions/newcomer.txt")
        let lines = try String(contentsOf: place, encoding: .utf8).split(separator: "\n").filter { !$0.hasPrefix("#") }
        XCTAssertGreaterThanOrEqual(lines.count, 100)
        for isPlain in [false, true] {
            let dialogue = SessionTests.dialogue()
            dialogue.presentation = Presentation(isTerminal: true, width: 80, isPlain: isPlain)
            let collector = Collector()
            for line in lines {
                let isSilent = line.hasSuffix("~")
                _ = dialogue.submit(String(isSilent ? line.dropLast() : line), at: 0, to: collector)
                let answer = collector.take()
                XCTAssertEqual(answer.isEmpty, isSilent, "\(line): \(answer)")
                XCTAssertFalse(answer.contains("internal"), "\(line): \(answer)")
                // What a program prints is Swift's; the page of a name says what it stands for.
                for spelling in NewcomerTests.spellings where !line.hasPrefix("print") && line != ":doc Driver" {
                    XCTAssertFalse(answer.contains(spelling), "\(line): \(answer)")
                }
            }
            _ = dialogue.submit("1 + 1", at: 0, to: collector)
            XCTAssertTrue(collector.take().contains("Int = 2"), "the session lives on")
        }
    }
}
