import Foundation
import Session
import XCTest

/// Sessions made at random from a seed: undone, saved, loaded, recorded or not.
final class ReplayTests: XCTestCase {
    /// A small generator of numbers that are the same on every run.
    private struct Dice {
        var state: UInt64
        mutating func roll(_ sides: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(state >> 33) % sides
        }
    }

    private func randomEntries(_ seed: Int, count: Int) -> [String] {
        var dice = Dice(state: UInt64(seed))
        var entries = ["let s = PublishSubject<Int>()", "var total = 0"]
        for number in 0..<count {
            switch dice.roll(9) {
            case 0: entries.append("let v\(number) = \(dice.roll(100))")
            case 1: entries.append("total += \(dice.roll(9)); print(total)")
            case 2: entries.append("s.map { $0 * \(dice.roll(5)) }")
            case 3: entries.append("s.onNext(\(dice.roll(50)))")
            case 4: entries.append("s.watch(\"w\(dice.roll(3))\").subscribe(onNext: { total += $0 })")
            case 5:
                let wait = 100 + dice.roll(20) * 50
                entries.append(
                    "Observable<Int>.interval(.milliseconds(\(wait)), scheduler: MainScheduler.instance).take(\(1 + dice.roll(4)))"
                )
            case 6: entries.append("Observable.of(\(dice.roll(9)), \(dice.roll(9)))")
            case 7: entries.append(".filter { $0 > 3 }")
            default: entries.append("func f\(number)(_ x: Int) -> Int { x + \(dice.roll(7)) }")
            }
        }
        return entries
    }

    private func play(_ entries: [String], _ dialogue: Dialogue) -> String {
        let collector = Collector()
        for entry in entries { _ = dialogue.submit(entry, at: 0, to: collector) }
        return collector.results
    }

    func testUndoLeavesWhatWasBefore() {
        for seed in 1...12 {
            let entries = randomEntries(seed, count: 10)
            let probe = ["s.onNext(7)", "total", ":lanes"]
            let plain = SessionTests.dialogue()
            _ = play(entries, plain)
            let expected = play(probe, plain)
            _ = play([":reset"], plain)
            let undone = SessionTests.dialogue()
            _ = play(entries + ["let gone = 1", "print(gone)"] + [":undo 2"], undone)
            XCTAssertEqual(play(probe, undone), expected, "seed \(seed)")
            _ = play([":reset"], undone)
        }
    }

    func testLoadRepeatsWhatWasSaved() throws {
        let path = NSTemporaryDirectory() + "rill-session-test.swift"
        defer { try? FileManager.default.removeItem(atPath: path) }
        for seed in 20...31 {
            let entries = randomEntries(seed, count: 10)
            let first = SessionTests.dialogue()
            let expected = play(entries, first)
            _ = play([":save \(path)", ":reset"], first)
            let second = SessionTests.dialogue()
            XCTAssertEqual(play([":load \(path)"], second), expected, "seed \(seed)")
            _ = play([":reset"], second)
        }
    }

    /// A live session, with gaps of the wall between its entries, repeats at once.
    func testLiveSessionsRepeat() throws {
        let path = NSTemporaryDirectory() + "rill-live-test.swift"
        defer { try? FileManager.default.removeItem(atPath: path) }
        let live = SessionTests.dialogue { $0.pace = .live }
        let collector = Collector()
        for entry in [
            "let keys = PublishSubject<String>()",
            "keys.debounce(.milliseconds(60), scheduler: MainScheduler.instance)",
            "keys.onNext(\"a\")", "keys.onNext(\"b\")",
            "Observable<Int>.interval(.milliseconds(25), scheduler: MainScheduler.instance).take(3)",
            "keys.onNext(\"c\")",
        ] {
            _ = live.submit(entry, at: 0, to: collector)
            let end = Date().addingTimeInterval(0.04)
            while Date() < end {
                _ = live.tick(at: 0, to: collector)
                usleep(2000)
            }
        }
        let expected = collector.take()
        _ = live.submit(":save \(path)", at: 0, to: collector)
        _ = collector.take()
        _ = live.submit(":reset", at: 0, to: collector)
        _ = collector.take()
        let again = SessionTests.dialogue { $0.pace = .live }
        _ = again.submit(":load \(path)", at: 0, to: collector)
        let repeated = collector.take()
        // The wall may have gone on between the last tick and the save: then the file holds a little more.
        XCTAssertTrue(repeated.hasPrefix(expected), "\(repeated)\nis not what was seen:\n\(expected)")
        _ = again.submit(":reset", at: 0, to: collector)
    }

    func testRecordingChangesNothing() {
        let entries = randomEntries(77, count: 14).map { $0.replacingOccurrences(of: "let v", with: "print(1); let v") }
        let shown = SessionTests.dialogue()
        let seen = Collector()
        for entry in entries { _ = shown.submit(entry, at: 0, to: seen) }
        _ = shown.submit(":reset", at: 0, to: Collector())
        let hidden = SessionTests.dialogue()
        _ = hidden.submit(":set lines off", at: 0, to: Collector())
        let unseen = Collector()
        for entry in entries { _ = hidden.submit(entry, at: 0, to: unseen) }
        XCTAssertEqual(seen.program, unseen.program)
        _ = hidden.submit(":reset", at: 0, to: Collector())
    }
}
