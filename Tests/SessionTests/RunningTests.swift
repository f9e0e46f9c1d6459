import Commands
@testable import SessionCore
import XCTest

/// Ctrl-C, `:watch off`, `:lanes` and the status list the same active subscriptions.
final class RunningTests: XCTestCase {
    private func session(_ entries: [String], _ check: (ReplSession, Collector) -> Void) {
        let session = SessionTests.session { $0.pace = .live }
        let seen = Collector()
        for entry in entries { _ = session.submit(entry, at: 0, to: seen) }
        check(session, seen)
        session.close()
    }

    private let tick = "Observable<Int>.interval(.seconds(1), scheduler: MainScheduler.instance)"

    func testTheFirstInterruptNamesWhatRunsTheSecondEndsIt() {
        session(["\(tick).watch(\"E\").subscribe()"]) { session, seen in
            XCTAssertEqual(session.status(at: 0)?.plainText.hasSuffix(" 1 live"), true)
            XCTAssertTrue(session.endNewestWatch(at: 0, to: seen, hasStopped: false))
            XCTAssertTrue(
                seen.results.contains("Still running: E (entry 1). Press Ctrl-C again to stop it."), seen.results)
            XCTAssertEqual(session.runningSubscriptions.count, 1)
            XCTAssertTrue(session.endNewestWatch(at: 0, to: seen, hasStopped: false))
            XCTAssertTrue(seen.results.contains("(E disposed, 0 events; :timeline E)"), seen.results)
            XCTAssertEqual(session.runningSubscriptions.count, 0)
            XCTAssertFalse(session.endNewestWatch(at: 0, to: seen, hasStopped: false))
        }
    }

    /// Each event takes longer than the time until the next one, so several others become due meanwhile.
    private let slow = """
        Observable<Int>.interval(.milliseconds(10), scheduler: MainScheduler.instance).map { (x: Int) -> Int in
            var n = 0
            for i in 0..<500_000 { n &+= i }
            return x
        }
        """

    private func events(_ seen: Collector) -> Int { seen.results.split(separator: "\n").count { $0.contains(" ● ") } }

    func testInterrupt_withABacklog_runsNoneOfIt() {
        session([slow]) { session, seen in
            usleep(15_000)
            let before = events(seen)
            XCTAssertTrue(session.endNewestWatch(at: 0, to: seen, hasStopped: false))
            XCTAssertTrue(seen.results.contains("disposed"), seen.results)
            XCTAssertEqual(events(seen), before, seen.results)
        }
    }

    func testTick_afterALongEvent_postponesDueItems() {
        session([slow]) { session, seen in
            usleep(15_000)
            let before = events(seen)
            _ = session.submit("\"typed\"", at: 0, to: seen)
            XCTAssertLessThanOrEqual(events(seen), before + 2, seen.results)
        }
    }

    /// One Ctrl-C stops the running event and ends its watch; it is reported once.
    func testInterrupt_duringAnEvent_isReportedOnce() {
        for (hasStopped, told) in [(true, 1), (false, 2)] {
            session(["let s = PublishSubject<Int>()", "s.map { (x: Int) -> Int in while true {} }", later]) {
                session, seen in
                usleep(15_000)
                DispatchQueue.global().asyncAfter(deadline: .now() + 0.05) { session.interrupt() }
                _ = session.tick(at: 0, to: seen) { false }
                XCTAssertTrue(session.endNewestWatch(at: 0, to: seen, hasStopped: hasStopped))
                XCTAssertTrue(seen.results.contains("disposed, 0 events"), seen.results)
                XCTAssertEqual(seen.results.components(separatedBy: "stopped at").count - 1, told, seen.results)
            }
        }
    }

    private let later = "DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(10)) { s.onNext(1) }"

    /// The screen is requested while the program runs: its output at that moment is kept, and is not taken for the
    /// reply.
    func testScreen_outputDuringTheRequest_isNoReply() {
        session([]) { session, seen in
            session.outputDestination.sink = seen
            XCTAssertEqual(session.string(of: "{ () -> String in print(\"mine\"); return \"7\" }()"), "7")
            XCTAssertEqual(seen.program, "mine\n")
        }
    }

    func testInterrupt_afterTyping_beginsAnew() {
        session(["\(tick).subscribe(onNext: { print($0) })"]) { session, seen in
            XCTAssertTrue(session.endNewestWatch(at: 0, to: seen, hasStopped: false))
            _ = session.submit("let n = 1", at: 0, to: seen)
            XCTAssertTrue(session.endNewestWatch(at: 0, to: seen, hasStopped: false))
            XCTAssertEqual(session.runningSubscriptions.count, 1)
        }
    }

    /// A subscription continues after its handle was dropped. It is found by its name, and ended.
    func test_discardedSubscriptions_areFoundAndEnded() {
        let before = "let s = PublishSubject<Int>(); let ticks = \(tick).do(onDispose: { print(\"gone\") })"
        for (code, name) in [
            ("_ = s.subscribe()", "s (2:1)"), ("_ = ticks.subscribe()", "ticks (2:1)"),
            ("_ = ticks.share().subscribe()", "ticks.share() (2:1)"),
            ("_ = ticks.share(replay: 1).map { $0 }.subscribe()", "ticks.share… (2:1)"),
            ("_ = ticks.publish().refCount().subscribe()", "ticks.publish… (2:1)"),
            ("_ = ticks.bind(to: s)", "ticks (2:1)"), ("_ = ticks.publish().connect()", "ticks.publish() (2:1)"),
            ("_ = ticks.map { $0 }.subscribe(s)", "ticks.map { $0 } (2:1)"),
            ("var d: Disposable? = ticks.subscribe(); d = nil", "d"),
        ] {
            session([before, code]) { session, seen in
                XCTAssertEqual(session.runningSubscriptions.map(\.name), [name], code)
                XCTAssertTrue(session.endNewestWatch(at: 0, to: seen, hasStopped: false), code)
                XCTAssertTrue(session.endNewestWatch(at: 0, to: seen, hasStopped: false), code)
                XCTAssertEqual(session.runningSubscriptions.count, 0, code)
                XCTAssertEqual(session.recording?.allLanes.filter(\.isLive).count, 0, code)
                XCTAssertEqual(seen.program.contains("gone"), code.contains("ticks"), code)
            }
        }
    }

    /// A subscription that an operator makes for itself is part of its lane; one that outlives the lane is named by it.
    func test_subscriptionsInsideOthers_areListedAfterTheirEnd() {
        session([
            "let ticks = \(tick)", "let good = Observable<Int>.create { ticks.subscribe($0) }",
            "let leaky = Observable<Int>.create { o in _ = ticks.subscribe(o); return Disposables.create() }",
            "let a = good.subscribe(); let b = leaky.subscribe()",
        ]) { session, seen in
            XCTAssertEqual(session.runningSubscriptions.map(\.name), ["a", "b"])
            _ = session.submit("a.dispose(); b.dispose()", at: 0, to: seen)
            XCTAssertEqual(session.runningSubscriptions.map(\.name), ["a subscription inside b"])
            _ = session.submit(":lanes", at: 0, to: seen)
            XCTAssertTrue(seen.results.contains("1 subscription inside b, live after its end"), seen.results)
            XCTAssertTrue(session.endNewestWatch(at: 0, to: seen, hasStopped: false))
            XCTAssertTrue(session.endNewestWatch(at: 0, to: seen, hasStopped: false))
            XCTAssertEqual(session.runningSubscriptions.count, 0)
        }
    }

    /// A subscription made by an event after its entry is found too, under the entry of its code.
    func test_laterSubscriptions_areFound() {
        session([
            "let go = PublishSubject<Int>(); let ticks = \(tick)",
            "_ = go.take(1).subscribe(onNext: { _ in _ = ticks.map { $0 * 2 }.subscribe() })", "go.onNext(1)",
        ]) { session, seen in
            XCTAssertEqual(session.runningSubscriptions.map(\.name), ["ticks.map { $0 * 2 } (2:1)"])
            XCTAssertTrue(session.endNewestWatch(at: 0, to: seen, hasStopped: false))
            XCTAssertTrue(seen.results.contains("Still running: ticks.map { $0 * 2 } (2:1) (entry 2)."), seen.results)
        }
    }

    func testEachHasANameThatEndsIt() {
        let entries = [
            "let bag = DisposeBag(); let s = PublishSubject<Int>()", "s.watch(\"E\").subscribe()",
            "let d = s.subscribe()",
            "s.subscribe(onNext: { print($0) }, onDisposed: { print(\"bye\") }).disposed(by: bag)",
            "s.share().subscribe(); s.subscribe()", "s",
        ]
        session(entries) { session, seen in
            let handles = (1...5).map { "subscription \($0)" }
            XCTAssertEqual(session.runningSubscriptions.dropLast().map(\.uniqueName), handles)
            for (name, left) in [("E", 5), ("d", 4), ("subscription 3", 3), ("subscription 5", 2)] {
                _ = session.submit(":watch off \(name)", at: 0, to: seen)
                XCTAssertEqual(session.runningSubscriptions.count, left, name)
            }
            XCTAssertTrue(seen.results.contains("bye"), seen.results)
            _ = session.submit(":watch off", at: 0, to: seen)
            XCTAssertEqual(session.runningSubscriptions.count, 0)
        }
    }
}
