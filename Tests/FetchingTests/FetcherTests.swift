import Fetching
import Foundation
import Requests
import XCTest

/// Requests over the network stack of this machine: `rill-fetch` and a server on 127.0.0.1.
final class FetcherTests: XCTestCase {
    /// Products are in the folder of the test bundle, which is the running program.
    private static let program = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
        .appendingPathComponent("rill-fetch").path

    private var server: Server!

    override func setUpWithError() throws { server = try XCTUnwrap(Server()) }
    override func tearDown() { server.close() }

    private func address(_ path: String) -> String { "http://127.0.0.1:\(server.port)/\(path)" }

    private func wait(_ fetcher: Fetcher, _ number: Int) throws -> WebAnswer {
        for _ in 0..<10_000 {
            if let answer = fetcher.answer(to: number) { return answer }
            usleep(1_000)
        }
        throw NoAnswer()
    }

    private struct NoAnswer: Error {}

    private func text(_ answer: WebAnswer) -> String {
        guard case .answered(let response) = answer else { return "\(answer)" }
        return String(decoding: response.body, as: UTF8.self)
    }

    func testManyRequestsThroughOneProcess() throws {
        let fetcher = Fetcher(helperPath: Self.program)
        let numbers = (0..<20).map { fetcher.send(WebRequest(url: address("n\($0)"))) }
        for (index, number) in numbers.enumerated().reversed() {
            XCTAssertTrue(text(try wait(fetcher, number)).hasPrefix("GET /n\(index) HTTP/1.1\r\n"))
        }
        XCTAssertEqual(children(named: "rill-fetch").count, 1)
        XCTAssertEqual(fetcher.answer(to: numbers[0]), .failed(.cancelled), "an answer is given once")
    }

    func testARequestArrivesAsItIs() throws {
        let fetcher = Fetcher(helperPath: Self.program)
        let body = String(repeating: "é", count: 200_000)
        let request = WebRequest(
            url: address("x"), method: "POST", headers: ["X-Key": "1"], body: Array(body.utf8), timeout: 20)
        let arrived = text(try wait(fetcher, fetcher.send(request)))
        XCTAssertTrue(arrived.hasPrefix("POST /x HTTP/1.1\r\n"))
        XCTAssertTrue(arrived.contains("X-Key: 1\r\n"))
        XCTAssertTrue(arrived.hasSuffix("\r\n\r\n" + body))
    }

    func testFailuresAreThoseOfFoundation() throws {
        let fetcher = Fetcher(helperPath: Self.program)
        guard case .failed(let refused) = try wait(fetcher, fetcher.send(WebRequest(url: "http://127.0.0.1:1/"))) else {
            return XCTFail("somebody answers at port 1")
        }
        XCTAssertEqual(refused.code, -1004)
        XCTAssertTrue(refused.reason.hasPrefix("Failed to connect to 127.0.0.1"), refused.reason)
        let slow = WebRequest(url: address("silent"), timeout: 1)
        guard case .failed(let late) = try wait(fetcher, fetcher.send(slow)) else { return XCTFail("it is not silent") }
        XCTAssertEqual(late.code, -1001)
        guard case .failed(let unknown) = try wait(fetcher, fetcher.send(WebRequest(url: "nothing://x/"))) else {
            return XCTFail("no such scheme")
        }
        XCTAssertEqual(unknown.code, -1002)
    }

    func testCancelledItIsForgotten() throws {
        let fetcher = Fetcher(helperPath: Self.program)
        let number = fetcher.send(WebRequest(url: address("silent")))
        while server.requests == 0 { usleep(1_000) }
        XCTAssertNil(fetcher.answer(to: number))
        fetcher.cancel(number)
        XCTAssertEqual(fetcher.answer(to: number), .failed(.cancelled))
        XCTAssertTrue(text(try wait(fetcher, fetcher.send(WebRequest(url: address("on"))))).hasPrefix("GET /on"))
    }

    func testWithoutTheProgramThereIsAReason() {
        let fetcher = Fetcher(helperPath: "/nowhere/rill-fetch")
        guard case .failed(let failure)? = fetcher.answer(to: fetcher.send(WebRequest(url: address("x")))) else {
            return XCTFail("nobody could answer")
        }
        XCTAssertEqual(
            failure.reason,
            "the program 'rill-fetch', which sends requests, is missing. It should be at /nowhere/rill-fetch")
    }

    func testFetchProcess_thatEnds_failsItsRequestsAndIsRestarted() throws {
        let fetcher = Fetcher(helperPath: Self.program)
        let number = fetcher.send(WebRequest(url: address("silent")))
        while server.requests == 0 { usleep(1_000) }
        for child in children(named: "rill-fetch") { kill(child, SIGKILL) }
        guard case .failed(let failure) = try wait(fetcher, number) else { return XCTFail("it is dead") }
        XCTAssertEqual(failure.code, -1005)
        XCTAssertTrue(text(try wait(fetcher, fetcher.send(WebRequest(url: address("on"))))).hasPrefix("GET /on"))
    }

    func testFetchProcess_endsWithItsOwner() throws {
        var fetcher: Fetcher? = Fetcher(helperPath: Self.program)
        _ = fetcher?.send(WebRequest(url: address("silent")))
        XCTAssertEqual(children(named: "rill-fetch").count, 1)
        fetcher = nil
        XCTAssertEqual(children(named: "rill-fetch"), [])
    }

    /// Returns the processes that this process has started.
    private func children(named name: String) -> [pid_t] {
        let own = getpid()
        let all = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
        return all.compactMap { pid_t($0) }.filter { process in
            guard let line = try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8),
                let open = line.firstIndex(of: "("), let close = line.lastIndex(of: ")")
            else { return false }
            let fields = line[close...].split(separator: " ")
            return line[open...].hasPrefix("(\(name))") && fields.count > 2 && fields[2] == "\(own)"
        }
    }
}
