// Operators as tables: hot or cold sources with times, the expected events, and the subscriptions to each source.
import EngineTestKit
import Foundation
import Rill
import RillTest
import XCTest

/// One row of a table.
///
/// Events are written as `1@210 2@220 C@250`, with `E@250` for a failure; the prefix `cold` makes a source cold.
/// Subscriptions are written as `200-250`, one text for each source, in the order of the sources; `200-` stands for a
/// subscription that never ended.
struct MarbleRow {
    let name: String
    let sources: [String]
    let expected: String
    let subscriptions: [String]
    let run: (MarbleStage, TestTime) -> String
    let disposed: TestTime
    let line: UInt

    init<Out: ObservableConvertibleType>(
        _ name: String, _ sources: [String], _ expected: String, _ subscriptions: [String],
        disposed: TestTime = 1000, line: UInt = #line, _ apply: @escaping (MarbleStage) -> Out
    ) {
        self.name = name
        self.sources = sources
        self.expected = expected
        self.subscriptions = subscriptions
        self.disposed = disposed
        self.line = line
        run = { stage, disposed in
            stage.scheduler.start(disposed: disposed) { apply(stage) }.events.map { $0.shown() }
                .joined(separator: " ")
        }
    }
}

/// The sources of a row's operator.
final class MarbleStage {
    let scheduler = TestScheduler(initialClock: 0)
    private(set) var sources: [TestableObservable<Int>] = []

    init(_ texts: [String]) {
        for text in texts {
            let isCold = text.hasPrefix("cold")
            let events = text.split(separator: " ").drop { $0 == "cold" }.map(Self.read)
            sources.append(isCold ? scheduler.createColdObservable(events) : scheduler.createHotObservable(events))
        }
    }

    /// Returns a source as an observable, which the operators take.
    subscript(index: Int) -> Observable<Int> { sources[index].asObservable() }

    /// The first source; its elements name the others by number.
    var outer: Observable<Observable<Int>> { self[0].map { self.sources[$0].asObservable() } }

    private static func read(_ word: Substring) -> Recorded<Event<Int>> {
        let parts = word.split(separator: "@")
        let time = Int(parts[1])!
        switch parts[0] {
        case "C": return .completed(time)
        case "E": return .error(time, Trouble.first)
        default: return .next(time, Int(parts[0])!)
        }
    }
}

func check(_ rows: [MarbleRow], file: StaticString = #filePath) {
    for row in rows {
        let before = Resources.total
        do {
            let stage = MarbleStage(row.sources)
            XCTAssertEqual(row.run(stage, row.disposed), row.expected, row.name, file: file, line: row.line)
            let subscriptions = stage.sources.map { source in
                source.subscriptions.map {
                    "\($0.subscribe)-\($0.unsubscribe == .max ? "" : "\($0.unsubscribe)")"
                }.joined(separator: " ")
            }
            XCTAssertEqual(subscriptions, row.subscriptions, "\(row.name): subscriptions", file: file, line: row.line)
        }
        XCTAssertEqual(Resources.total, before, "\(row.name): counted objects", file: file, line: row.line)
    }
}

/// Every table.
let marbleTables: [[MarbleRow]] = [
    transformingRows, takingRows, gatheringRows, combiningRows, flatteningRows, recoveringRows, sharingRows, timedRows,
    longerRows, communityRows, edgeRows,
]

final class MarbleTableTests: CountedTest {
    func testTransforming() { check(transformingRows) }
    func testTaking() { check(takingRows) }
    func testGathering() { check(gatheringRows) }
    func testCombining() { check(combiningRows) }
    func testFlattening() { check(flatteningRows) }
    func testRecovering() { check(recoveringRows) }
    func testSharing() { check(sharingRows) }
    func testTime() { check(timedRows) }
    func testLongerStories() { check(longerRows) }
    func testCommunity() { check(communityRows) }
    func testEdges() { check(edgeRows) }
}
