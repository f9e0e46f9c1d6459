// Requests that a protocol class of these tests answers without a network.
import EngineTestKit
import Foundation
import Rill
import RillBlocking
import RillNetworking
import XCTest

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// Answers a request for `answer://<status>/<body>`, and never answers `answer://silent`.
private final class Answers: URLProtocol {
    override class func canInit(with request: URLRequest) -> Bool { request.url?.scheme == "answer" }
    override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }

    override func startLoading() {
        guard let url = request.url, let status = url.host.flatMap(Int.init) else { return }
        let response = HTTPURLResponse(url: url, statusCode: status, httpVersion: "HTTP/1.1", headerFields: nil)!
        client?.urlProtocol(self, didReceive: response, cacheStoragePolicy: .notAllowed)
        client?.urlProtocol(self, didLoad: Data(url.path.dropFirst().utf8))
        client?.urlProtocolDidFinishLoading(self)
    }

    override func stopLoading() {}
}

final class URLSessionTests: CountedTest {
    private let session: URLSession = {
        let configuration = URLSessionConfiguration.ephemeral
        configuration.protocolClasses = [Answers.self]
        return URLSession(configuration: configuration)
    }()

    private func request(_ text: String) -> URLRequest { URLRequest(url: URL(string: "answer://\(text)")!) }

    func testAnswers() throws {
        let answer = try session.rx.response(request: request("404/gone")).toBlocking(timeout: 5).single()
        XCTAssertEqual(answer.response.statusCode, 404)
        XCTAssertEqual(String(decoding: answer.data, as: UTF8.self), "gone")
        let data = try session.rx.data(request: request("200/hello")).toBlocking(timeout: 5).single()
        XCTAssertEqual(String(decoding: data, as: UTF8.self), "hello")
    }

    func testJSON() throws {
        let list = try session.rx.json(request: request("200/[1,2]")).toBlocking(timeout: 5).single()
        XCTAssertEqual(list as? [Int], [1, 2])
        let again = try session.rx.json(url: request("201/[3]").url!).toBlocking(timeout: 5).single()
        XCTAssertEqual(again as? [Int], [3])
    }

    func testFailures() {
        XCTAssertThrowsError(try session.rx.data(request: request("500/no")).toBlocking(timeout: 5).single()) {
            guard case RxCocoaURLError.httpRequestFailed(let response, let data) = $0 else { return XCTFail("\($0)") }
            XCTAssertEqual(response.statusCode, 500)
            XCTAssertEqual(data, Data("no".utf8))
            XCTAssertEqual("\($0)", "HTTP request failed with `500`.")
        }
        XCTAssertThrowsError(try session.rx.json(request: request("200/no")).toBlocking(timeout: 5).single()) {
            guard case RxCocoaURLError.deserializationError = $0 else { return XCTFail("\($0)") }
        }
        XCTAssertEqual("\(RxCocoaURLError.unknown)", "Unknown error has occurred.")
    }

    func testDisposalCancels() {
        var events = 0
        let subscription = session.rx.data(request: request("silent/")).subscribe { _ in events += 1 }
        subscription.dispose()
        RunLoop.current.run(until: Date(timeIntervalSinceNow: 0.05))
        XCTAssertEqual(events, 0)
    }
}
