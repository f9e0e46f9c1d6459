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
            XCTAssertEqual(session.status(at: 0)?.plain.hasSuffix(" 1 live"), true)
            XCTAssertTrue(session.endNewestWatch(at: 0, to: seen, hasStopped: false))
            XCTAssertTrue(
                seen.results.contains("Still running: E (entry 1). Press Ctrl-C again to stop it."), seen.results)
            XCTAssertEqual(session.running.count, 1)
            XCTAssertTrue(session.endNewestWatch(at: 0, to: seen, hasStopped: false))
            XCTAssertTrue(seen.results.contains("(E disposed, 0 events; :timeline E)"), seen.results)
            XCTAssertEqual(session.running.count, 0)
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
            session.outlet.sink = seen
            XCTAssertEqual(session.string(of: "{ () -> String in print(\"mine\"); return \"7\" }()"), "7")
            XCTAssertEqual(seen.program, "mine\n")
        }
    }

    func testInterrupt_afterTyping_beginsAnew() {
        session(["\(tick).subscribe(onNext: { print($0) })"]) { session, seen in
            XCTAssertTrue(session.endNewestWatch(at: 0, to: seen, hasStopped: false))
            _ = session.submit("let n = 1", at: 0, to: seen)
            XCTAssertTrue(session.endNewestWatch(at: 0, to: seen, hasStopped: false))
            XCTAssertEqual(session.running.count, 1)
        }
    }

    func testRunningList_eachEntryHasAStopCommand() {
        let entries = [
            "let bag = DisposeBag(); let s = PublishSubject<Int>()", "s.watch(\"E\").subscribe()",
            "let d = s.subscribe()",
            "s.subscribe(onNext: { print($0) }, onDisposed: { print(\"bye\") }).disposed(by: bag)",
            "s.share().subscribe(); s.subscribe()", "s",
        ]
        session(entries) { session, seen in
            let handles = (1...5).map { "subscription \($0)" }
            XCTAssertEqual(session.running.dropLast().map(\.handle), handles)
            for (name, left) in [("E", 5), ("d", 4), ("subscription 3", 3), ("subscription 5", 2)] {
                _ = session.submit(":watch off \(name)", at: 0, to: seen)
                XCTAssertEqual(session.running.count, left, name)
            }
            XCTAssertTrue(seen.results.contains("bye"), seen.results)
            _ = session.submit(":watch off", at: 0, to: seen)
            XCTAssertEqual(session.running.count, 0)
        }
    }
}
