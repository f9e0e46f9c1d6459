import Timeline
import XCTest

@testable import Lessons

final class ProgressTests: XCTestCase {
    private var folder = ""
    private var path: String { folder + "/state/progress.json" }

    override func setUp() { folder = NSTemporaryDirectory() + "rill-progress-\(UUID().uuidString)" }

    override func tearDown() { try? FileManager.default.removeItem(atPath: folder) }

    private static func lesson(_ number: Int) -> LessonIdentity { LessonIdentity(key: "0\(number)-lesson: Title") }

    /// Progress stored by number in earlier releases still counts; a lesson with another file or title is another
    /// lesson.
    func test_progress_isKeptByFileAndTitle() throws {
        try FileManager.default.createDirectory(atPath: folder + "/state", withIntermediateDirectories: true)
        try #"{"5/skip": "done", "latest": "5"}"#.write(toFile: path, atomically: true, encoding: .utf8)
        let bundled = LessonIdentity(key: "05-filtering: Filtering", olderKey: "5")
        let own = LessonIdentity(key: "/home/me/05-filtering: Filtering")
        let progress = Progress(path: path)
        XCTAssertEqual(progress.mark(of: "skip", in: bundled), .done)
        XCTAssertTrue(progress.isLatest(bundled))
        XCTAssertNil(progress.mark(of: "skip", in: own))
        progress.set(.done, "take", in: own)
        XCTAssertNil(progress.mark(of: "take", in: bundled))
        progress.removeMarks(bundled)
        XCTAssertNil(Progress(path: path).mark(of: "skip", in: bundled))
        XCTAssertEqual(Progress(path: path).mark(of: "take", in: own), .done)
    }

    func testProgress_isStoredByTitle() {
        let progress = Progress(path: path)
        XCTAssertNil(progress.mark(of: "skip", in: Self.lesson(5)))
        XCTAssertFalse(FileManager.default.fileExists(atPath: path), "nothing is written before something is done")
        progress.set(.done, "skip", in: Self.lesson(5))
        progress.set(.seen, "Challenge: \"quoted\"\\", in: Self.lesson(7))
        let again = Progress(path: path)
        XCTAssertEqual(again.mark(of: "skip", in: Self.lesson(5)), .done)
        XCTAssertEqual(again.mark(of: "Challenge: \"quoted\"\\", in: Self.lesson(7)), .seen)
        XCTAssertTrue(again.isLatest(Self.lesson(7)))
        again.set(.seen, "skip", in: Self.lesson(5))
        XCTAssertEqual(
            Progress(path: path).mark(of: "skip", in: Self.lesson(5)), .done, "who has done it may look again")
    }

    func testProgress_ofTwoPlayers_isMerged() {
        let players = [Progress(path: path), Progress(path: path)]
        DispatchQueue.concurrentPerform(iterations: 2) { index in
            for step in 0..<40 { players[index].set(.done, "step \(step)", in: Self.lesson(index + 1)) }
        }
        let together = Progress(path: path)
        for lesson in 1...2 {
            for step in 0..<40 { XCTAssertEqual(together.mark(of: "step \(step)", in: Self.lesson(lesson)), .done) }
        }
    }

    func testProgress_unreadableFile_isRenamed() throws {
        try FileManager.default.createDirectory(atPath: folder + "/state", withIntermediateDirectories: true)
        for text in ["{\"5/skip\": \"done\"", "[]", "{\"a\": 1}", ""] {
            try text.write(toFile: path, atomically: true, encoding: .utf8)
            let progress = Progress(path: path)
            XCTAssertTrue(progress.takeFileError()?.contains("progress.json.bad") == true, text)
            XCTAssertNil(progress.takeFileError())
            XCTAssertEqual(try String(contentsOfFile: path + ".bad", encoding: .utf8), text)
            progress.set(.done, "skip", in: Self.lesson(5))
            XCTAssertNil(Progress(path: path).takeFileError())
        }
    }

    /// A file with random changes: each start succeeds, and the next one reports nothing.
    func test_progress_damagedFile_isSurvived() throws {
        try FileManager.default.createDirectory(atPath: folder + "/state", withIntermediateDirectories: true)
        for _ in 0..<300 {
            var bytes = Array("{\n  \"5/skip\": \"done\",\n  \"latest\": \"5\",\n  \"7/\\u00e4\": \"seen\"\n}\n".utf8)
            for _ in 0..<Int.random(in: 1...5) {
                let at = Int.random(in: 0..<bytes.count)
                if Bool.random() { bytes[at] = UInt8.random(in: 0...255) } else { bytes.remove(at: at) }
            }
            try Data(bytes).write(to: URL(fileURLWithPath: path))
            _ = Progress(path: path)
            let progress = Progress(path: path)
            XCTAssertNil(progress.takeFileError(), String(decoding: bytes, as: UTF8.self))
            progress.set(.done, "skip", in: Self.lesson(5))
            XCTAssertEqual(Progress(path: path).mark(of: "skip", in: Self.lesson(5)), .done)
        }
    }

    func testForgets() {
        let progress = Progress(path: path)
        progress.set(.done, "a", in: Self.lesson(5))
        progress.set(.done, "b", in: Self.lesson(55))
        progress.removeMarks(Self.lesson(5))
        XCTAssertNil(Progress(path: path).mark(of: "a", in: Self.lesson(5)))
        XCTAssertEqual(Progress(path: path).mark(of: "b", in: Self.lesson(55)), .done)
        progress.removeMarks(nil)
        XCTAssertNil(Progress(path: path).mark(of: "b", in: Self.lesson(55)))
    }

    func testTablesAreReadAsWritten() {
        let rows = ["a": "b", "q\"\\": "\n\t\u{1}", "é🍎": ""]
        XCTAssertEqual(FlatJSON.parseObject(FlatJSON.objectText(rows)), rows)
        XCTAssertEqual(FlatJSON.parseObject("{}"), [:])
        XCTAssertEqual(FlatJSON.parseObject(" { \"a\" : \"\\u0041\" } \n"), ["a": "A"])
        for text in ["", "{", "{\"a\"}", "{\"a\": \"b\",}", "{\"a\": \"b\"} x", "{\"a\": \"\\u00zz\"}", "{\"a\": 1}"] {
            XCTAssertNil(FlatJSON.parseObject(text), text)
        }
    }
}
