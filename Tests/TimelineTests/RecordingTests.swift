import Timeline
import StyledText
import XCTest

final class RecordingTests: XCTestCase {
    func testLanesKnowTheirState() {
        let recording = recorded("a subscribed 0\na next 1 1\nb subscribed 1\na completed 2\na disposed 2")
        let a = recording.lane(named: "a")!
        XCTAssertEqual(a.endKind, .completed)
        XCTAssertFalse(a.isLive)
        XCTAssertTrue(recording.lane(named: "b")!.isLive)
        XCTAssertEqual(recording.events().map(\.number), [1, 2, 3, 4, 5])
        XCTAssertEqual(recording.events(of: [a.id], in: 1_000_000...2_000_000).map(\.number), [2, 4, 5])
        XCTAssertEqual(recording.events(after: 3).map(\.number), [4, 5])
    }

    func testOldestEventsOfALaneGoFirst() {
        var limits = Recording.Limits()
        limits.eventsPerLane = 512
        let recording = Recording(limits: limits)
        let busy = recording.addLane(named: "busy")
        let quiet = recording.addLane(named: "quiet")
        recording.record(.next, on: quiet, at: 0, .integer(1))
        for index in 0..<2000 { recording.record(.next, on: busy, at: Int64(index), .integer(index)) }
        let kept = recording.events(of: [busy])
        XCTAssertLessThanOrEqual(kept.count, 512)
        XCTAssertEqual(kept.last?.text, "1999")
        XCTAssertEqual(recording.events(of: [quiet]).count, 1)
        XCTAssertEqual(recording.lane(busy)!.droppedCount, 2000 - kept.count)
        let lines = LineView.lines(of: recording, lanes: [busy], style: LineStyle(isTerminal: true))
        XCTAssertEqual(
            lines.first?.plainText,
            "… \(groupedDigits(2000 - kept.count)) earlier events of busy were dropped (the last \(kept.count) are kept)"
        )
    }

    func testBytesAndLanesAreBounded() {
        var limits = Recording.Limits()
        limits.bytes = 100_000
        limits.lanes = 10
        let recording = Recording(limits: limits)
        for number in 0..<100 {
            let lane = recording.addLane(named: "l\(number)")
            recording.record(.subscribed, on: lane, at: 0)
            for _ in 0..<10 { recording.record(.next, on: lane, at: 0, .text(String(repeating: "x", count: 1000))) }
            recording.record(.completed, on: lane, at: 0)
        }
        XCTAssertLessThanOrEqual(recording.allLanes.count, 10)
        XCTAssertLessThanOrEqual(recording.events().reduce(0) { $0 + ($1.text?.utf8.count ?? 0) }, 100_000)
        XCTAssertEqual(recording.allLanes.last?.name, "l99")
        XCTAssertEqual(recording.eventCount, 1200)
    }

    /// A value is written to its place first and its weight added afterwards, which may remove the place.
    func testValuesAreChargedForOnceTheyAreWritten() {
        var limits = Recording.Limits()
        limits.bytes = 1000
        let recording = Recording(limits: limits)
        let lane = recording.addLane(named: "a")
        for weight in [10, 2000, 10] {
            let place = recording.addEvent(.next, on: lane, at: 1, of: lane, stage: 0, cause: 0)
            place?.pointee.payload = .quoted(String(repeating: "x", count: weight))
            XCTAssertEqual(place?.pointee.number, recording.eventCount)
            recording.addPayloadBytes(weight, on: lane)
        }
        XCTAssertEqual(recording.events(of: [lane]).map { $0.text?.count }, [12])
        XCTAssertEqual(recording.lane(lane)!.droppedCount, 2)
        XCTAssertNil(recording.addEvent(.next, on: Lane.ID(7), at: 1, of: lane, stage: 0, cause: 0))
        XCTAssertEqual(recording.eventCount, 4)
    }

    /// The cost of a lane does not grow with the number of lanes: 60,000 short ones, of which the last 10,000 are kept.
    func test_manyLanes_costAsMuchEachAsFew() {
        let recording = Recording()
        let start = clock()
        var numbers: [Int] = []
        for number in 0..<60_000 {
            let lane = recording.addLane(named: "inner")
            numbers.append(recording.record(.subscribed, on: lane, at: 0))
            for _ in 0..<6 { recording.record(.next, on: lane, at: 0, .integer(number), cause: numbers[number / 2]) }
            XCTAssertEqual(recording.event(numbers[number])?.lane, lane)
            recording.record(.completed, on: lane, at: 0)
        }
        XCTAssertEqual(recording.allLanes.count, recording.limits.lanes)
        XCTAssertNil(recording.event(numbers[100]))
        XCTAssertEqual(recording.event(numbers[59_000])?.kind, .subscribed)
        XCTAssertLessThan(Double(clock() - start) / Double(CLOCKS_PER_SEC), 10)
    }

    /// Active lanes are never dropped; the first that end go when others come.
    func test_lanesBeyondTheLimit_goInTheOrderOfTheirEnds() {
        var limits = Recording.Limits()
        limits.lanes = 3
        let recording = Recording(limits: limits)
        let lanes = (0..<4).map { recording.addLane(named: "\($0)") }
        for lane in lanes { recording.record(.subscribed, on: lane, at: 0) }
        for lane in [lanes[2], lanes[0]] { recording.record(.completed, on: lane, at: 1) }
        recording.record(.subscribed, on: lanes[2], at: 2)
        _ = recording.addLane(named: "4")
        XCTAssertEqual(recording.allLanes.map(\.name), ["1", "2", "3", "4"])
        recording.record(.completed, on: lanes[2], at: 3)
        _ = recording.addLane(named: "5")
        XCTAssertEqual(recording.allLanes.map(\.name), ["1", "3", "4", "5"])
    }

    /// Blocks without weight are freed without looking at their events; a payload that owns memory always has a weight.
    func test_droppedPayloads_areReleased() {
        final class Weightless: LazyText {
            let text = "x"
            let payloadBytes = 0
        }
        weak var first: Weightless?
        var limits = Recording.Limits()
        limits.eventsPerLane = 512
        let recording = Recording(limits: limits)
        let lane = recording.addLane(named: "a")
        do {
            let spelling = Weightless()
            first = spelling
            recording.record(.next, on: lane, at: 0, .deferred(spelling))
        }
        XCTAssertNotNil(first)
        for index in 0..<2000 { recording.record(.next, on: lane, at: Int64(index), .integer(index)) }
        XCTAssertNil(first)
    }
}
