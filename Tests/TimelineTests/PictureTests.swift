import Foundation
import StyledText
import Timeline
import XCTest

/// Pictures at each width and in each alphabet equal the expected ones. `RILL_ACCEPT=1` rewrites them.
final class PictureTests: XCTestCase {
    static let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .appendingPathComponent("TimelineGolden/pictures.txt")

    func testPicturesAtAllWidths() throws {
        var text = ""
        for (name, make) in pictureCases {
            let recording = make()
            for width in [120, 80, 59, 39] {
                for (alphabet, unicode, plain) in [
                    ("unicode", true, false), ("ascii", false, false), ("plain", true, true),
                ] {
                    // A sentence is the same at each width, and thousands of them say no more than thirteen.
                    if plain, width < 120 || name == "thousands" || name == "many in two instants" { continue }
                    if width == 39, name == "thousands" || name == "many in two instants" { continue }
                    text += "=== \(name), \(alphabet), \(width)\n"
                    let drawn = Picture.text(of: recording, width: width, isUnicode: unicode, isPlain: plain)
                    text += drawn
                    if plain { continue }
                    for line in drawn.split(separator: "\n") {
                        XCTAssertLessThanOrEqual(displayWidth(of: String(line)), width, "\(name): \(line)")
                        if !unicode, !name.hasPrefix("wide"), !name.hasPrefix("long") {
                            XCTAssertTrue(line.utf8.allSatisfy { $0 < 128 }, "\(name): \(line)")
                        }
                    }
                }
            }
        }
        if ProcessInfo.processInfo.environment["RILL_ACCEPT"] == "1" {
            try text.write(to: Self.file, atomically: true, encoding: .utf8)
        }
        XCTAssertEqual(try String(contentsOf: Self.file, encoding: .utf8), text)
    }

    /// The picture is the first one of the manual.
    func testPositionIsTime() {
        let picture = Picture.text(of: pictureCases[0].make()).split(separator: "\n").map(String.init)
        XCTAssertTrue(picture[0].hasPrefix("                 0         0.5       1         1.5"))
        XCTAssertTrue(picture[1].hasPrefix("  1 col = 50 ms  ┬─────────┬─────────┬─────────┬──────"))
        XCTAssertEqual(picture[2], "  clicks         ──a──b──c────────────d───e────────────┤")
        XCTAssertEqual(picture[3], "  debounce       ──────────────c────────────────e──────┤")
    }

    func testNotation_parsed_givesTheSameEvents() {
        let notation = Picture(of: pictureCases[0].make()).notation().map(\.text)
        XCTAssertEqual(notation[0], "-a 150ms b 150ms c 650ms d-e 650ms |")
    }

    /// Eight times as many events take about eight times as long.
    func testManyEventsAreDrawnQuickly() {
        func seconds(_ count: Int) -> Double {
            let recording = Recording()
            for lane in ["a", "b"].map({ recording.addLane(named: $0) }) {
                for index in 0..<count {
                    recording.record(.next, on: lane, at: Int64(index * 7_000_000), .integer(index))
                }
            }
            return clocked { _ = Picture.text(of: recording) }
        }
        _ = seconds(100)
        let (few, many) = (seconds(2500), seconds(20_000))
        XCTAssertLessThan(many, few * 30)
    }

    // MARK: Reading back

    /// Each event of a random recording can be read from the picture: at its time within a column, in its order.
    func testPicture_containsAllEventsInOrder() throws {
        for seed in 1...150 {
            var random = Random(state: UInt64(seed))
            var script: [(lane: String, time: Int64, text: String)] = []
            let recording = Recording()
            var time: Int64 = 0
            let lanes = (0..<Int(random.next() % 3) + 1).map { recording.addLane(named: "lane\($0)") }
            for lane in lanes { recording.record(.subscribed, on: lane, at: 0) }
            let widest = [0, 9, 99, 999_999][Int(random.next() % 4)]
            for _ in 0..<Int(random.next() % 40) + 1 {
                time += [0, 1, 10, 50, 100, 250, 9000][Int(random.next() % 7)]
                let lane = Int(random.next() % UInt64(lanes.count))
                let value = Int(random.next() % UInt64(widest + 1))
                recording.record(.next, on: lanes[lane], at: time * 1_000_000, .integer(value))
                script.append(("lane\(lane)", time, String(value)))
            }
            // With fewer instants the picture has steps.
            guard Set(script.map(\.time) + [0]).count > 2 else { continue }
            let width = [120, 80, 60][seed % 3]
            let style = PictureStyle(width: width, blockLimit: .max)
            let lines = Picture(of: recording).lines(style).map(\.plainText)
            for lane in lanes.indices {
                let expected = script.filter { $0.lane == "lane\(lane)" }
                let read = try PictureReader(lines).values(of: "lane\(lane)")
                XCTAssertEqual(read.map(\.text), expected.map(\.text), "seed \(seed)\n" + lines.joined(separator: "\n"))
                for (seen, meant) in zip(read, expected) {
                    let column = seen.time...(seen.time + seen.unit)
                    XCTAssertTrue(
                        column.contains(Double(meant.time)) || seen.isBehindBreak,
                        "seed \(seed) \(seen) \(meant)\n" + lines.joined(separator: "\n"))
                }
            }
        }
    }
}

struct Random {
    var state: UInt64
    mutating func next() -> UInt64 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return state >> 33
    }
}

/// Reads a picture of numbers as a person does: the axis gives the time of each column.
struct PictureReader {
    struct Seen {
        var text: String
        var time: Double
        var unit: Double
        var isBehindBreak: Bool
    }

    private let lines: [String]

    init(_ lines: [String]) { self.lines = lines }

    func values(of label: String) throws -> [Seen] {
        if lines[0].hasPrefix("time ") { return rows(of: label) }
        var seen: [Seen] = []
        var index = 0
        while index < lines.count {
            guard let unit = columnTime(of: lines[index]) else {
                index += 1
                continue
            }
            let rule = Array(lines[index])
            let numbers = Array(lines[index - 1])
            let axis = anchors(rule, numbers)
            index += 1
            while index < lines.count, !lines[index].isEmpty, columnTime(of: lines[index]) == nil {
                if lines[index].hasPrefix("  \(label) ") {
                    var block = [Array(lines[index])]
                    while index + 1 < lines.count, lines[index + 1].hasPrefix("          ") {
                        index += 1
                        block.append(Array(lines[index]))
                    }
                    seen += read(block, axis, unit)
                }
                index += 1
            }
        }
        return seen
    }

    /// The milliseconds of a column, if the line is an axis; 0 where columns are in no proportion to time.
    private func columnTime(of line: String) -> Double? {
        if line.contains("not to scale") { return 0 }
        guard let mark = line.range(of: "1 col = ") else { return nil }
        let words = line[mark.upperBound...].split(separator: " ")
        let units = ["ms": 1.0, "s": 1000, "µs": 0.001, "min": 60_000, "h": 3_600_000]
        return Double(words[0])! * units[String(words[1])]!
    }

    /// The rows of a table.
    private func rows(of label: String) -> [Seen] {
        lines.compactMap { line in
            let words = line.split(separator: " ")
            guard words.count == 4, words[1] == "s", words[2] == label, let time = Double(words[0]) else { return nil }
            return Seen(text: String(words[3]), time: time * 1000, unit: 0, isBehindBreak: false)
        }
    }

    /// Returns the columns above which a time is written.
    private func anchors(_ rule: [Character], _ numbers: [Character]) -> [(column: Int, time: Double)] {
        let factor: Double = String(numbers).hasSuffix("ms") ? 1 : 1000
        return rule.indices.filter { rule[$0] == "┬" }.compactMap { column in
            guard column < numbers.count else { return nil }
            let text = String(numbers[column...].prefix { $0.isNumber || $0 == "." })
            return Double(text).map { (column, $0 * factor) }
        }
    }

    private func read(_ block: [[Character]], _ axis: [(column: Int, time: Double)], _ unit: Double) -> [Seen] {
        var found: [(column: Int, depth: Int, text: String)] = []
        for (depth, line) in block.enumerated() {
            var column = depth == 0 ? line.firstIndex { "─┈├".contains($0) || false } ?? 0 : 0
            if depth == 0, let label = line.dropFirst(2).firstIndex(of: " ") {
                column = line[label...].firstIndex { $0 != " " } ?? 0
            }
            var group: Int?
            while column < line.count {
                if line[column] == "(" { group = column }
                if line[column] == ")" { group = nil }
                if line[column].isNumber {
                    let text = String(line[column...].prefix { $0.isNumber || $0 == "…" })
                    found.append((group ?? column, depth, text))
                    column += text.count
                    continue
                }
                column += 1
            }
        }
        found = found.enumerated().sorted {
            ($0.element.column, $0.element.depth, $0.offset) < ($1.element.column, $1.element.depth, $1.offset)
        }.map(\.element)
        return found.map { place in
            let anchor = axis.last { $0.column <= place.column } ?? (0, 0)
            let idle = block[0][min(anchor.column, block[0].count)..<min(place.column, block[0].count)].contains("┈")
            return Seen(
                text: place.text, time: anchor.time + Double(place.column - anchor.column) * unit, unit: unit,
                isBehindBreak: idle || unit == 0 && anchor.column != place.column)
        }
    }
}
