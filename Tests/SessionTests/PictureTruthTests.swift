import Foundation
import XCTest
@testable import Assist
@testable import Commands
@testable import Export
@testable import SessionCore
@testable import Timeline

/// Random chains over random sources: pictures and sentences agree with the recording, and the recording with the engine.
final class PictureTruthTests: XCTestCase {
    /// The number of chains of each test; `RILL_CHAINS` sets another.
    private static let chains = ProcessInfo.processInfo.environment["RILL_CHAINS"].flatMap(Int.init) ?? 300

    private func events(of run: RandomChain.Run) -> [Event] {
        run.recording.events(of: run.recording.allLanes.map(\.id), stages: true)
    }

    // MARK: Origins

    /// An element that operators only pass on keeps the colour of the element that the source has sent.
    func testValuesKeepTheirOrigin() {
        for seed in 1...Self.chains {
            guard let run = RandomChain(seed: UInt64(seed), RandomChain.keeping).run() else { continue }
            let known = Dictionary(uniqueKeysWithValues: events(of: run).map { ($0.number, $0) })
            var origins = EventOrigins(run.recording)
            for event in run.events where event.kind == .next {
                let source = known[origins.origin(of: event.number)]
                XCTAssertEqual(source?.text, event.text, "seed \(seed): \(run.code)")
                XCTAssertEqual(source.map(run.recording.label(of:)), "source", "seed \(seed): \(run.code)")
            }
        }
    }

    /// The chain runs again with one sent value replaced: exactly the elements with this origin change. For an operator
    /// that accumulates, later elements change too.
    func test_replacedValue_changesTheElementsOfItsOriginOnly() {
        var (elements, changed) = (0, 0)
        for seed in 1...Self.chains {
            let tables = [RandomChain.keeping, RandomChain.making, RandomChain.gathering, RandomChain.following]
            var chain = RandomChain(seed: UInt64(seed) &* 31, Array(tables.joined()))
            if seed % 2 == 0 {
                chain.operators.append(RandomChain.following[seed / 2 % RandomChain.following.count])
            }
            if chain.operators.contains(where: { $0.contains(".count") }) { continue }
            let isAdding = chain.operators.contains { RandomChain.gathering.contains($0) }
            guard let first = chain.run() else { continue }
            // The other value has the same parity, and the same divisibility by 3 and 7.
            let replaced = chain.sends[seed % 8].value
            chain.sends[seed % 8].value += 8_400
            guard let second = chain.run() else { continue }
            let (before, after) = (first.events, second.events)
            let remark = "seed \(seed), \(replaced): \(first.code)"
            XCTAssertEqual(before.map(\.time), after.map(\.time), remark)
            XCTAssertEqual(before.map(\.kind), after.map(\.kind), remark)
            let known = Dictionary(uniqueKeysWithValues: events(of: first).map { ($0.number, $0) })
            var origins = EventOrigins(first.recording)
            for (event, other) in zip(before, after) where event.kind == .next {
                let origin = known[origins.origin(of: event.number)]
                let isOfValue =
                    origin.map { $0.text == String(replaced) && first.recording.label(of: $0) == "source" } ?? false
                if !isAdding || isOfValue { XCTAssertEqual(event.text != other.text, isOfValue, remark) }
                elements += 1
                changed += isOfValue ? 1 : 0
            }
        }
        print("replayed \(elements) elements, \(changed) of the replaced values")
        XCTAssertGreaterThan(elements, 800)
        XCTAssertGreaterThan(changed, 100)
    }

    // MARK: Lanes

    /// `do(onSubscribe:)` after each part of a chain counts what the engine subscribes to. Each of these subscriptions is
    /// recorded at its stage or as a lane.
    func test_everySubscriptionOfTheEngine_isRecorded() {
        var count = 0
        for seed in 1...Self.chains {
            let tables = [RandomChain.keeping, RandomChain.making, RandomChain.gathering]
            var chain = RandomChain(seed: UInt64(seed) &* 77, Array(tables.joined()))
            chain.isCounted = true
            guard let run = chain.run() else { continue }
            var subscriptions: [Int: Int] = [:]
            for event in events(of: run) where event.kind == .subscribed && run.recording.label(of: event) == ".do" {
                guard let lane = run.recording.lane(event.lane) else { continue }
                subscriptions[lane.siteNumber(of: event.stageNumber), default: 0] += 1
            }
            XCTAssertEqual(subscriptions.values.sorted(), run.begun, "seed \(seed): \(run.code)")
            count += run.begun.reduce(0, +)
        }
        print("counted \(count) subscriptions")
        XCTAssertGreaterThan(count, 1_500)
    }

    /// The handle of the subscription is dropped. The subscription is listed, and ends with all subscriptions that it
    /// has made.
    func test_discardedSubscriptions_areListedAndEnd() {
        var ended = 0
        for seed in 1...Self.chains {
            let tables = [RandomChain.keeping, RandomChain.making, RandomChain.gathering]
            var chain = RandomChain(seed: UInt64(seed) &* 53, Array(tables.joined()))
            chain.isDiscarded = true
            chain.operators.append(RandomChain.keeping[seed % 2 == 0 ? 4 : 10])
            chain.run { session in
                guard let lane = session.recording?.shownLanes.first, lane.isLive else { return }
                XCTAssertEqual(session.runningSubscriptions.map(\.name), [lane.name], "seed \(seed): \(chain.code)")
                _ = session.submit(":watch off", at: 0, to: Collector())
                XCTAssertEqual(session.runningSubscriptions.count, 0, "seed \(seed): \(chain.code)")
                let count = session.recording?.eventCount
                _ = session.submit("source.onNext(99); other.onNext(98)", at: 0, to: Collector())
                XCTAssertEqual(session.recording?.eventCount, count, "seed \(seed): \(chain.code)")
                ended += 1
            }
        }
        print("ended \(ended) discarded subscriptions")
        XCTAssertGreaterThan(ended, Self.chains / 4)
    }

    // MARK: Rows

    /// The first signal of a row follows from rows above it. Only a source above its result may follow from that result,
    /// as in `retry`.
    func test_rows_standBelowWhatTheyFollowFrom() {
        var rows = 0
        for seed in 1...Self.chains {
            let tables = [RandomChain.keeping, RandomChain.making, RandomChain.gathering, RandomChain.joining]
            var chain = RandomChain(seed: UInt64(seed) &* 91, Array(tables.joined()))
            chain.operators.insert(RandomChain.joining[seed % RandomChain.joining.count], at: 0)
            guard let run = chain.run() else { continue }
            let known = Dictionary(uniqueKeysWithValues: events(of: run).map { ($0.number, $0) })
            let tracks = Picture.chains(run.lane.id, in: run.recording)!.tracks
            var rowOfEvent: [Int: Int] = [:]
            for (row, track) in tracks.enumerated() {
                for mark in track.marks where rowOfEvent[mark.number] == nil { rowOfEvent[mark.number] = row }
            }
            for (row, track) in tracks.enumerated() {
                let signal = track.marks.first { ![.subscribed, .disposed, .held].contains($0.kind) }
                guard let signal, rowOfEvent[signal.number] == row else { continue }
                rows += 1
                let results: Set<Part> = Set(
                    track.marks.compactMap { known[$0.number] }.flatMap { self.results(of: $0, in: run) })
                var event = known[signal.number]
                while let cause = event.flatMap({ known[$0.cause] }), !results.contains(Part(cause)) {
                    if let above = rowOfEvent[cause.number] {
                        XCTAssertLessThanOrEqual(
                            above, row, "seed \(seed): '\(track.label)' over '\(tracks[above].label)' in \(run.code)")
                    }
                    event = cause
                }
            }
        }
        print("compared \(rows) rows")
        XCTAssertGreaterThan(rows, Self.chains * 3)
    }

    /// A stage of a lane; 0 is the whole lane.
    private struct Part: Hashable {
        var lane: Timeline.Lane.ID
        var stage: Int32

        init(_ event: Event) { (lane, stage) = (event.lane, event.stageNumber) }
    }

    /// Returns the parts that receive an event's elements, directly or through others.
    private func results(of event: Event, in run: RandomChain.Run) -> [Part] {
        var found: [Part] = []
        var part = Part(event)
        while let lane = run.recording.lane(part.lane) {
            if part.stage > 0 {
                part.stage = lane.stages[Int(part.stage) - 1].receivingStage
            } else if let parent = lane.parent {
                (part.lane, part.stage) = (parent, run.recording.lane(parent)!.operatorStage(of: lane))
            } else {
                break
            }
            found.append(part)
        }
        return found
    }

    // MARK: Sentences

    /// Each element leads back, step by step, to one without a cause; each inner lane was opened by an element; each
    /// sentence agrees with the recording.
    func testChainsAndSentencesAreTrue() throws {
        var (elements, lanes, sentences) = (0, 0, 0)
        for seed in 1...Self.chains {
            let tables = [RandomChain.keeping, RandomChain.making, RandomChain.gathering]
            let chain = RandomChain(seed: UInt64(seed) &* 77, Array(tables.joined()))
            guard let run = chain.run() else { continue }
            let (recording, all) = (run.recording, events(of: run))
            let known = Dictionary(uniqueKeysWithValues: all.map { ($0.number, $0) })
            let origins = EventOrigins(recording)
            for event in run.events where event.kind == .next {
                var here = event
                while let before = origins.source(of: here) {
                    XCTAssertLessThan(before, here.number, "seed \(seed): \(run.code)")
                    guard before < here.number, let next = known[before] else { break }
                    here = next
                }
                XCTAssertEqual(here.kind, .next)
            }
            let inner = recording.allLanes.filter { $0.parent != nil }
            for lane in inner {
                let begun = try XCTUnwrap(recording.events(of: [lane.id]).first)
                let opener = try XCTUnwrap(known[begun.cause], "seed \(seed): \(lane.name) \(run.code)")
                XCTAssertEqual(opener.kind, .next, "seed \(seed): \(lane.name) was opened by no element: \(run.code)")
            }
            let picture = Picture.chains(run.lane.id, in: recording)!
            for sentence in picture.remarks {
                try check(sentence, picture, run, all, "seed \(seed): \(run.code)\n\(sentence)")
            }
            elements += run.events.count { $0.kind == .next }
            lanes += inner.count
            sentences += picture.remarks.count
        }
        print("checked \(elements) elements, \(lanes) inner lanes, \(sentences) sentences")
        XCTAssertGreaterThan(elements, 800)
        XCTAssertGreaterThan(lanes, 400)
        XCTAssertGreaterThan(sentences, 80)
    }

    /// Parses a sentence and verifies it with the recording. An unknown form fails.
    private func check(
        _ sentence: String, _ picture: Picture, _ run: RandomChain.Run, _ events: [Event], _ remark: String
    ) throws {
        let begin = picture.tracks.flatMap { $0.marks.map(\.time) }.min() ?? 0
        let (label, rest) = (sentence.prefix { $0 != " " }, sentence.drop { $0 != " " })
        if let count = rest.number(after: " is shared by ") ?? rest.number(after: " runs ") {
            let stages = run.lane.stages.filter { $0.label == label }
            let most = Dictionary(grouping: stages) { $0.siteNumber }.values.map(\.count).max()
            return XCTAssertEqual(most, count, remark)
        }
        if sentence.hasPrefix("the error of ") {
            let name = sentence.dropFirst("the error of ".count).prefix { $0 != " " }
            let failure = events.last { event in
                event.kind == .error && run.recording.lane(event.lane)?.name.hasSuffix("/" + name) ?? false
            }
            XCTAssertTrue(sentence.hasSuffix(" ended everything"), remark)
            XCTAssertEqual(run.events.last?.kind, .error, remark)
            return XCTAssertEqual(run.events.last?.text, failure?.text, remark)
        }
        XCTAssertTrue(rest.hasPrefix(" was disposed"), "an unknown form: \(remark)")
        // A picture of steps shows no time.
        let time = rest.seconds(after: " was disposed at ")
        let ends = events.filter { event in
            event.kind == .disposed
                && (time ?? Double(event.time - begin) / 1e9) == Double(event.time - begin) / 1e9
                && run.recording.lane(event.lane)?.name.hasSuffix("/" + label) ?? false
        }
        let end = try XCTUnwrap(ends.first, remark)
        guard let cause = events.first(where: { $0.number == end.cause }) else {
            return XCTAssertFalse(sentence.contains("because"), remark)
        }
        if sentence.contains("sent") { XCTAssertTrue(sentence.contains("sent \(cause.text ?? "?")"), remark) }
        if sentence.hasSuffix(" completed") { XCTAssertEqual(cause.kind, .completed, remark) }
        if sentence.hasSuffix(" failed") { XCTAssertEqual(cause.kind, .error, remark) }
        if let opened = sentence.components(separatedBy: "which opened ").dropFirst().first {
            let lane = run.recording.allLanes.first { $0.name.hasSuffix("/" + opened) }
            let begun = events.first { $0.lane == lane?.id && $0.kind == .subscribed }
            XCTAssertEqual(begun?.cause, cause.number, remark)
        }
    }

    /// Errors and completions caused by another stop event are drawn: rows never go back, and nothing crashes.
    func testPicture_eventsInsideAStopEvent_areDrawn() {
        for code in [
            "Observable.just(1).watch(\"a\").subscribe(onDisposed: { PublishSubject<Int>().watch(\"b\").subscribe().dispose() })",
            "Observable.just(1).subscribe(onCompleted: { PublishSubject<Int>().subscribe().dispose() })",
            "Observable.just(1).do(onDispose: { Observable.of(2, 3).subscribe().dispose() }).subscribe()",
            "Observable<Int>.never().do(onDispose: { Observable.of(2).watch(\"b\").subscribe() }).subscribe().dispose()",
            "Observable.of(1, 2).flatMap { n in Observable.just(n).do(onDispose: { PublishSubject<Int>().subscribe().dispose() }) }.subscribe()",
        ] {
            for drawing in [ProgramRun.Drawing.marbles, .stages(of: nil)] {
                var text = ""
                var run = ProgramRun(
                    name: "end.swift", text: "import RxSwift\n" + (code.hasSuffix(".dispose()") ? code : "_ = " + code),
                    presentation: Presentation(isTerminal: false), output: { text += $0 },
                    report: { text += $0.plainText })
                run.drawing = drawing
                run.draw = { text += $0.plainText + "\n" }
                XCTAssertEqual(run.run(), 0, "\(code)\n\(text)")
                XCTAssertTrue(text.contains("step") || text.contains("1 col"), "\(code)\n\(text)")
            }
        }
    }
}

extension Substring {
    fileprivate func number(after words: String) -> Int? {
        hasPrefix(words) ? Int(dropFirst(words.count).prefix { $0.isNumber }) : nil
    }

    fileprivate func seconds(after words: String) -> Double? {
        hasPrefix(words) ? Double(dropFirst(words.count).prefix { $0 != " " }) : nil
    }
}
