import Assist
import Commands
import Export
import Language
import NetworkKit
import Requests
import SessionCore
import XCTest

/// Requests at the prompt: a replayed session sends no request twice.
final class NetworkSessionTests: XCTestCase {
    private static let fetch =
        "URLSession.shared.rx.data(request: URLRequest(url: URL(string: \"http://a.b/hello\")!)).map { $0.count }"

    private func session(_ network: Network?, pace: String = "instant") -> (ReplSession, (String) -> String) {
        var options = RunConfiguration()
        options.pace = .instant
        options.network = network
        let session = ReplSession(options: options)
        let collector = Collector()
        let say: (String) -> String = {
            _ = session.submit($0, at: 0, to: collector)
            return collector.take()
        }
        if pace != "instant" { _ = say(":clock \(pace)") }
        return (session, say)
    }

    func testAnAnswerIsShown() {
        let (_, say) = session(TableNetwork())
        XCTAssertTrue(say(Self.fetch).contains("● 5  @bg\n"))
    }

    func testNetwork_closed_isReported() {
        let (_, say) = session(nil)
        let reply = say(Self.fetch)
        XCTAssertTrue(reply.hasPrefix("Network access is off. Start rill with --allow-net.\n"), reply)
        XCTAssertTrue(reply.contains("✕ Error Domain=NSURLErrorDomain Code=-1009"), reply)
        XCTAssertFalse(say(Self.fetch).contains("a program may not"), "it is said once")
    }

    func testUndo_repeatsNoRequest() {
        for pace in ["instant", "live", "step", "x10"] {
            let network = TableNetwork()
            let (session, say) = session(network, pace: pace)
            _ = say("var counts: [Int] = []")
            _ = say(Self.fetch + ".do(onNext: { counts.append($0) })")
            if pace == "step" { _ = say(":step") }
            pass(session)
            let before = say(":timeline $R0")
            XCTAssertTrue(before.contains("5"), before)
            _ = say("let gone = 1")
            XCTAssertTrue(say(":undo").contains("Undid entry"), pace)
            XCTAssertEqual(say(":timeline $R0"), before, pace)
            XCTAssertTrue(say("counts").contains("[5]"), pace)
            XCTAssertEqual(network.requests.count, 1, pace)
            XCTAssertEqual(network.cancelled, [], pace)
        }
    }

    func testUndoneRequest_isSentAgain() {
        let network = TableNetwork()
        let (_, say) = session(network)
        _ = say(Self.fetch)
        _ = say(":undo")
        XCTAssertTrue(say(Self.fetch).contains("● 5  @bg\n"))
        XCTAssertEqual(network.requests.count, 2)
    }

    func testPendingRequest_survivesUndo() {
        let network = TableNetwork.silent
        let (session, say) = session(network, pace: "live")
        _ = say("var counts: [Int] = []")
        _ = say(Self.fetch + ".do(onNext: { counts.append($0) })")
        _ = say("URLSession.shared.rx.data(request: URLRequest(url: URL(string: \"http://a.b/gone\")!))")
        XCTAssertEqual(network.requests.count, 2)
        _ = say(":undo")
        XCTAssertEqual(network.requests.count, 2)
        XCTAssertEqual(network.cancelled, [2])
        network.answer = { request, _, _ in TableNetwork.echo(request) }
        pass(session)
        XCTAssertTrue(say("counts").contains("[5]"))
        XCTAssertEqual(network.requests.count, 2)
    }

    func testRequests_ofAnEntryThatTraps_areCancelled() {
        let network = TableNetwork.silent
        let (_, say) = session(network, pace: "live")
        _ = say(
            "let task = URLSession.shared.dataTask(with: URL(string: \"http://a.b/c\")!) { _, _, _ in }; task.resume()")
        XCTAssertTrue(
            say("URLSession.shared.dataTask(with: URL(string: \"http://a.b/d\")!).resume(); [1][2]").contains("trap:"))
        XCTAssertEqual(network.requests.map(\.url), ["http://a.b/c", "http://a.b/d"])
        XCTAssertEqual(network.cancelled, [2])
    }

    func testUndo_ofReset_restoresAnswers() {
        let network = TableNetwork()
        let (_, say) = session(network)
        _ = say("var counts: [Int] = []")
        _ = say(Self.fetch + ".do(onNext: { counts.append($0) })")
        _ = say(":reset")
        XCTAssertTrue(say(":undo").contains("session restored"))
        XCTAssertTrue(say("counts").contains("[5]"))
        XCTAssertEqual(network.requests.count, 1)
    }

    func testALoadedSessionAsksAgain() throws {
        let path = NSTemporaryDirectory() + "network-session.swift"
        defer { try? FileManager.default.removeItem(atPath: path) }
        let network = TableNetwork()
        let (_, say) = session(network)
        _ = say("var counts: [Int] = []")
        _ = say(Self.fetch + ".do(onNext: { counts.append($0) })")
        _ = say(":save \(path)")
        _ = say(":reset")
        _ = say(":load \(path)")
        XCTAssertTrue(say("counts").contains("[5]"))
        XCTAssertEqual(network.requests.count, 2)
    }

    func testCtrlCWhileAnAnswerIsAwaited() {
        let network = TableNetwork.silent
        let (session, say) = session(network)
        _ = say("let n = 7")
        let pressed = expectation(description: "pressed")
        network.answer = { _, _, looks in
            if looks == 3 {
                DispatchQueue.global().async {
                    session.interrupt()
                    pressed.fulfill()
                }
            }
            return nil
        }
        let reply = say(Self.fetch)
        wait(for: [pressed], timeout: 10)
        XCTAssertTrue(reply.contains("stopped at"), reply)
        XCTAssertEqual(network.cancelled, [1])
        XCTAssertTrue(say("n").contains("= 7"))
        XCTAssertTrue(say(":undo").contains("Undid"))
        XCTAssertTrue(say(":undo").contains("Undid"))
        XCTAssertEqual(network.requests.count, 1)
    }

    func testFind_networkWords_findsRequests() {
        let (_, say) = session(nil)
        for words in ["network", "http request", "web server"] {
            let reply = say(":find \(words)")
            for name in ["response", "data", "json"] { XCTAssertTrue(reply.contains("  \(name)("), reply) }
        }
    }

    func testStepPaceWaitsForTheAnswer() {
        let (_, say) = session(TableNetwork(), pace: "step")
        XCTAssertFalse(say(Self.fetch).contains("● 5"))
        XCTAssertTrue(say(":step").contains("● 5"))
    }

    /// Advances the wall clock until no item is due.
    private func pass(_ session: ReplSession) {
        let collector = Collector()
        for _ in 0..<5_000 where session.nextDue(after: 0) != nil {
            usleep(1_000)
            _ = session.tick(at: 0, to: collector) { false }
        }
        XCTAssertNil(session.nextDue(after: 0))
    }
}
