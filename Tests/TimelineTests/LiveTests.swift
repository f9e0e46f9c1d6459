import StyledText
import Timeline
import XCTest

/// The scrolling picture: every event is in its column or counted, and only time moves it.
final class LiveTests: XCTestCase {
    private static let ms: Int64 = 1_000_000

    private func rows(_ recording: Recording, now: Int64, width: Int = 80, lanes: [Lane.ID]? = nil) -> [String] {
        Picture.live(recording, lanes: lanes, now: now * Self.ms, PictureStyle(width: width)).map(\.plainText)
    }

    private func lane(_ recording: Recording, _ name: String, _ events: [(Int64, String)], end: Int64? = nil) {
        let lane = recording.addLane(named: name)
        recording.record(.subscribed, on: lane, at: 0)
        for (time, text) in events { recording.record(.next, on: lane, at: time * Self.ms, .text(text)) }
        if let end { recording.record(.completed, on: lane, at: end * Self.ms) }
    }

    func testItGrowsAndScrolls() {
        let recording = Recording()
        lane(recording, "ticks", (1...40).map { ($0 * 300, String($0 % 10)) })
        lane(recording, "words", [(450, "hey"), (520, "you"), (1000, "a long long value"), (1500, "z")], end: 1500)
        XCTAssertEqual(
            rows(recording, now: 2000).map { $0 + "|" },
            [
                "                  00:00     00:01     00:02|", "  1 col = 100 ms  ┬─────────┬─────────┬|",
                "  ticks           ───1──2──3──4──5──6──→|", "  words           ×2────────a l…─z┤|",
            ])
        let later = rows(recording, now: 9000)
        XCTAssertEqual(later.count, 3, "what has ended and scrolled away has no row")
        XCTAssertTrue(later[2].hasSuffix("──8──9──0─→"), later[2])
        for line in later { XCTAssertLessThan(displayWidth(of: line), 80) }
    }

    /// In every case each value of the last seconds is drawn or counted, and no row is wider than the terminal.
    func testEveryEventIsShownOrCounted() {
        var random = Random(state: 16)
        for _ in 0..<200 {
            let recording = Recording()
            var time: Int64 = 0
            var events: [(Int64, String)] = []
            for number in 0..<Int(random.next() % 60) {
                time += [0, 1, 30, 100, 150, 400, 900][Int(random.next() % 7)]
                events.append((time, String(repeating: "v", count: number % 4) + "1"))
            }
            lane(recording, "lane", events)
            // The time at which no event has scrolled out yet.
            let width = Int(time / 100) + 60
            let lines = rows(recording, now: time, width: width)
            let row = lines[2].dropFirst(18)
            var found = 0
            for word in row.split(whereSeparator: { "─ ()→├".contains($0) }) {
                found += word.hasPrefix("×") ? Int(word.dropFirst()) ?? 0 : 1
            }
            XCTAssertEqual(found, events.count, lines.joined(separator: "\n"))
            XCTAssertLessThan(displayWidth(of: lines[2]), width)
        }
    }

    /// One column later all marks are one column further left, and otherwise the same.
    func testOnlyTimeMovesIt() {
        let recording = Recording()
        var events: [(Int64, String)] = []
        for number: Int64 in 0..<120 { events.append((number * 97 % 3000 + number / 31 * 3000, "x")) }
        lane(recording, "lane", events.sorted { $0.0 < $1.0 })
        var before = Array(rows(recording, now: 12_500)[2].dropFirst(18).dropLast())
        for now in stride(from: Int64(12_600), through: 15_000, by: 100) {
            let row = Array(rows(recording, now: now)[2].dropFirst(18).dropLast())
            // At the edges marks appear and disappear as a whole.
            XCTAssertEqual(Array(row[7..<row.count - 12]), Array(before[8..<before.count - 11]), "\(now)")
            before = row
        }
    }

    /// A chain shows its stages, sources first, and below each operator its active inner observables.
    func testStagesAreRowsOfTheirOwn() {
        let recording = Recording()
        let lane = recording.addLane(named: "$R0")
        recording.record(.subscribed, on: lane, at: 0)
        let operation = recording.addStage(".flatMap", below: 0, to: lane)!
        let source = recording.addStage("keys", below: operation.number, to: lane)!
        for (stage, store) in [operation, source] {
            recording.record(.subscribed, on: store, at: 0, of: lane, stage: stage)
        }
        recording.record(.next, on: source.storeLane, at: 500 * Self.ms, .text("k"), of: lane, stage: source.number)
        let inner = recording.addLane(named: "$R0/a", parent: lane, parentStage: source.number)
        recording.record(.subscribed, on: inner, at: 500 * Self.ms)
        recording.record(.next, on: inner, at: 900 * Self.ms, .text("x"))
        recording.record(
            .next, on: operation.storeLane, at: 900 * Self.ms, .text("x"), of: lane, stage: operation.number)
        func rows(_ now: Int64) -> [String] {
            Picture.live(recording, lanes: nil, stages: true, now: now * Self.ms, PictureStyle()).map(\.plainText)
                .dropFirst(2).map { $0.replacingOccurrences(of: "  +", with: " ", options: .regularExpression) }
        }
        XCTAssertEqual(rows(1000), [" keys ─────k─────→", " a ├───x─→", " .flatMap ─────────x─→"])
        recording.record(.completed, on: inner, at: 1100 * Self.ms)
        XCTAssertEqual(rows(1200)[1], " a ├───x─┤")
        XCTAssertEqual(rows(20_000).map { $0.prefix(4) }, [" key", " .fl"], "what has ended scrolls away")
    }

    func testAnASCIIPictureIsASCII() {
        let recording = Recording()
        lane(recording, "lane", (0..<100).map { ($0 * 20, "1") })
        let lines = Picture.live(recording, lanes: nil, now: 2_000 * Self.ms, PictureStyle(isUnicode: false))
        XCTAssertTrue(lines[2].plainText.hasPrefix("  lane            *30---*30---*30---*10->"), lines[2].plainText)
        XCTAssertTrue(lines.allSatisfy { $0.plainText.utf8.allSatisfy { $0 < 128 } })
    }

    /// Eight times as many events take at most about eight times as long, though all of them are of the last seconds.
    func testManyEventsAreDrawnQuickly() {
        func seconds(_ count: Int) -> Double {
            let recording = Recording()
            lane(recording, "lane", (0..<count).map { (Int64($0 * 8000 / count), "1") })
            return clocked { _ = rows(recording, now: 8000) }
        }
        _ = seconds(100)
        let (few, many) = (seconds(10_000), seconds(80_000))
        XCTAssertLessThan(many, few * 30)
    }
}
