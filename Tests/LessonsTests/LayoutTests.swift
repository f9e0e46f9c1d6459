import Foundation
import StyledText
import XCTest

@testable import Lessons
@testable import Session
@testable import Timeline

/// Counts what makes a picture hard to read, over the pictures of all lessons, of the corpus and of random recordings.
final class LayoutTests: XCTestCase {
    private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    private struct Counts: Equatable {
        var pictures = 0
        /// Rows of a folded picture with one or two columns of marks.
        var loneRows = 0
        /// Rows of a folded picture that use less than half of the width.
        var emptyRows = 0
        /// Pictures of one row that use less than 60 of 100 columns.
        var narrow = 0
        /// Pictures whose different values or labels look alike.
        var alike = 0
        /// Pictures higher than three screens.
        var tall = 0

        mutating func add(_ picture: Picture, width: Int) {
            let style = PictureStyle(width: width)
            guard !style.isTooNarrow else { return }
            let layout = Layout(picture.tracks, style: style)
            let sheet = layout.sheet()
            guard !sheet.blocks.isEmpty else { return }
            pictures += 1
            let room = max(12, width - 4 - sheet.labelColumns - 2)
            for (index, block) in sheet.blocks.enumerated() where sheet.blocks.count > 1 {
                let columns = Set(block.rows.flatMap { $0.marks.filter { $0.mark != nil }.map(\.column) })
                // Of a picture that was cut to its newest rows any row may be the first.
                if columns.count < 3, index > 0 { loneRows += 1 }
                if block.columns * 2 < room { emptyRows += 1 }
            }
            let instants = Set(picture.tracks.flatMap { $0.marks.map(\.time) })
            if sheet.blocks.count == 1, !sheet.isSteps, instants.count > 2, sheet.blocks[0].columns * 10 < room * 6 - 10
            {
                narrow += 1
            }
            var shown: [String: Set<String>] = [:]
            for placed in sheet.blocks.flatMap({ $0.rows.flatMap(\.marks) }) where placed.shape == .value {
                if let mark = placed.mark { shown[placed.text, default: []].insert(mark.text) }
            }
            var labels: [String: Set<String>] = [:]
            for (track, row) in zip(layout.tracks, layout.shownLabels) {
                labels["\(track.indent) \(row)", default: []].insert(visible(track.label))
            }
            if shown.values.contains(where: { $0.count > 1 }) || labels.values.contains(where: { $0.count > 1 }) {
                alike += 1
            }
            let height = sheet.blocks.reduce(0) { $0 + 3 + $1.rows.reduce(0) { $0 + $1.height } }
            if height > 84, sheet.blocks.count > 1 { tall += 1 }
        }
    }

    private func counts(_ pictures: [Picture]) -> Counts {
        var counts = Counts()
        for picture in pictures { for width in [120, 80, 59] { counts.add(picture, width: width) } }
        return counts
    }

    private func pictures(in folder: String) throws -> [Picture] {
        let place = Self.root.appendingPathComponent(folder)
        let files = try FileManager.default.contentsOfDirectory(atPath: place.path).filter { $0.hasSuffix(".swift") }
        return files.sorted().flatMap { file -> [Picture] in
            let path = place.appendingPathComponent(file).path
            guard let text = try? String(contentsOfFile: path, encoding: .utf8), text.contains("import Rx"),
                let account = try? ExportModel.of(text, path: path, width: 80)
            else { return [] }
            return account.chapters.compactMap(\.picture)
        }
    }

    func testPicturesOfLessonsAreLaidOutWell() throws {
        let counts = counts(try pictures(in: "lessons"))
        print("layout of lessons: \(counts)")
        XCTAssertGreaterThan(counts.pictures, 300)
        check(counts, mostLoneRows: 3, mostEmptyRows: 10)
    }

    func testPicturesOfTheCorpusAreLaidOutWell() throws {
        let counts = counts(try pictures(in: "Tests/Corpus/programs") + pictures(in: "Tests/Corpus/operators"))
        print("layout of the corpus: \(counts)")
        XCTAssertGreaterThan(counts.pictures, 150)
        check(counts, mostLoneRows: 8, mostEmptyRows: 8)
    }

    func testPicturesOfRandomRecordingsAreLaidOutWell() {
        let counts = counts((1...500).map { Picture(of: Self.recording(seed: UInt64($0))) })
        print("layout of random recordings: \(counts)")
        XCTAssertEqual(counts.pictures, 1500)
        check(counts, mostLoneRows: 130, mostEmptyRows: 125)
    }

    private func check(_ counts: Counts, mostLoneRows: Int, mostEmptyRows: Int, line: UInt = #line) {
        XCTAssertLessThanOrEqual(counts.loneRows, mostLoneRows, line: line)
        XCTAssertLessThanOrEqual(counts.emptyRows, mostEmptyRows, line: line)
        XCTAssertEqual(counts.alike, 0, line: line)
        XCTAssertEqual(counts.tall, 0, line: line)
        XCTAssertLessThanOrEqual(counts.narrow, 2, line: line)
    }

    private static func recording(seed: UInt64) -> Recording {
        var state = seed &* 0x9E37_79B9_7F4A_7C15 | 1
        func next(_ limit: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int((state >> 33) % UInt64(limit))
        }
        let recording = Recording()
        let lanes = (0..<next(4) + 1).map {
            recording.addLane(named: ["taps", "result", "a lane with a long name"][next(3)] + " \($0)")
        }
        let texts = [
            "Student(name: \"Ada Lovelace\", score: 80)", "Student(name: \"Ada Lovelace\", score: 81)", "\"a\"", "12",
        ]
        var time: Int64 = 0
        for lane in lanes { recording.record(.subscribed, on: lane, at: 0) }
        for _ in 0..<next(30) + 1 {
            time += Int64([0, 10, 50, 100, 300, 1000, 8000][next(7)]) * 1_000_000
            let lane = lanes[next(lanes.count)]
            if next(3) == 0 {
                recording.record(.next, on: lane, at: time, .text(texts[next(texts.count)]))
            } else {
                recording.record(.next, on: lane, at: time, .integer(next(1000)))
            }
        }
        for lane in lanes where next(2) == 0 { recording.record(.completed, on: lane, at: time + 100_000_000) }
        return recording
    }
}
