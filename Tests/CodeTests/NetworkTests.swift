import Diagnostics
import Language
import Library
import NetworkKit
import Requests
import XCTest

/// Requests of programs, answered by a table.
final class NetworkTests: XCTestCase {
    private static let imports = """
        import Foundation
        import RxSwift
        import RxCocoa
        #if canImport(FoundationNetworking)
        import FoundationNetworking
        #endif
        func request(_ path: String) -> URLRequest { URLRequest(url: URL(string: "http://a.b/" + path)!) }

        """

    private func run(
        _ text: String, _ network: Network?, limit: Int = 600_000_000_000, during: (Interpreter) -> Void = { _ in }
    )
        -> (text: String, outcome: Outcome, time: Int)
    {
        var printed = ""
        var options = RunConfiguration(runLimit: limit)
        options.network = network
        let interpreter = Interpreter(options: options) { printed += $0 }
        defer { interpreter.close() }
        during(interpreter)
        let outcome = interpreter.run(Source(name: "test", text: Self.imports + text), mode: .script)
        return (printed, outcome, interpreter.world.milliseconds)
    }

    private func check(_ text: String, _ network: Network?, prints expected: String, line: UInt = #line) {
        let (printed, outcome, _) = run(text, network)
        XCTAssertEqual(printed, expected, line: line)
        XCTAssertEqual(
            outcome.end, .done, "\(outcome.diagnostics.map(\.message))\(outcome.failure?.message ?? "")", line: line)
    }

    func testAnswersAreElements() {
        let program = """
            _ = URLSession.shared.rx.response(request: request("404/gone")).subscribe(
                onNext: { response, data in
                    print(response.statusCode, response.mimeType ?? "-", String(decoding: data, as: UTF8.self))
                },
                onCompleted: { print("done", Thread.isMainThread) })
            _ = URLSession.shared.rx.data(request: request("hello")).subscribe(onNext: { print($0.count) })
            """
        check(program, TableNetwork(), prints: "404 text/plain gone\ndone false\n5\n")
    }

    func testResponse_withErrorStatusOrInvalidJSON_isAnError() {
        let program = """
            _ = URLSession.shared.rx.data(request: request("500/no")).subscribe(onError: { error in
                print(error)
                if case RxCocoaURLError.httpRequestFailed(let response, let data) = error { print(response.statusCode, data!.count) }
            })
            _ = URLSession.shared.rx.json(request: request("no")).subscribe(onError: { error in
                guard case RxCocoaURLError.deserializationError = error else { return print(error) }
                print("no JSON")
            })
            _ = URLSession.shared.rx.json(url: URL(string: "http://a.b/list")!).subscribe(onNext: { print($0 as! [Int]) })
            """
        let network = TableNetwork { request, _, _ in
            if !request.url.hasSuffix("list") { return TableNetwork.echo(request) }
            return .answered(WebResponse(url: request.url, status: 200, body: Array("[1, 2]".utf8)))
        }
        check(program, network, prints: "HTTP request failed with `500`.\n500 2\nno JSON\n[1, 2]\n")
    }

    func testRequest_hasMethodHeadersAndBodyOfTheProgram() throws {
        let network = TableNetwork()
        let program = """
            let configuration = URLSessionConfiguration.ephemeral
            configuration.timeoutIntervalForRequest = 5
            configuration.httpAdditionalHeaders = ["X-Key": "1", "accept": "no"]
            var wanted = request("list")
            wanted.httpMethod = "POST"
            wanted.httpBody = Data("body".utf8)
            wanted.setValue("text/*", forHTTPHeaderField: "Accept")
            _ = URLSession(configuration: configuration).rx.data(request: wanted).subscribe(onNext: { print($0.count) })
            """
        check(program, network, prints: "4\n")
        let wanted = WebRequest(
            url: "http://a.b/list", method: "POST", headers: ["X-Key": "1", "Accept": "text/*"],
            body: Array("body".utf8), timeout: 5)
        XCTAssertEqual(network.requests, [wanted])
    }

    func testDisposingCancels() {
        let network = TableNetwork.silent
        let program = """
            let subscription = URLSession.shared.rx.data(request: request("never")).subscribe { print($0) }
            DispatchQueue.main.asyncAfter(deadline: .now() + 0.01) { subscription.dispose() }
            """
        check(program, network, prints: "")
        XCTAssertEqual(network.cancelled, [1])
    }

    func testTasks() {
        let network = TableNetwork { request, number, looks in
            number == 1
                ? .failed(WebFailure(code: -1004, reason: "nobody there"))
                : looks < 2 ? nil : TableNetwork.echo(request)
        }
        let program = """
            func hear(_ name: String) -> (Data?, URLResponse?, Error?) -> Void {
                { data, response, error in
                    print(name, data?.count ?? -1, (response as? HTTPURLResponse)?.statusCode ?? -1,
                        (error as? URLError)?.code ?? .unknown, error?.localizedDescription ?? "-")
                }
            }
            let first = URLSession.shared.dataTask(with: request("a"), completionHandler: hear("first"))
            print(first.state, first.taskIdentifier)
            first.resume()
            print(first.state)
            let second = URLSession.shared.dataTask(with: URL(string: "http://a.b/xy")!, completionHandler: hear("second"))
            second.resume()
            let third = URLSession.shared.dataTask(with: request("b"), completionHandler: hear("third"))
            third.resume()
            third.cancel()
            print(third.state)
            DispatchQueue.main.asyncAfter(deadline: .now() + 1) { print(first.state, second.state, third.state) }
            """
        let printed = """
            suspended 1
            running
            canceling
            third -1 -1 cancelled cancelled
            first -1 -1 cannotConnectToHost nobody there
            second 2 200 unknown -
            completed completed completed

            """
        check(program, network, prints: printed)
        XCTAssertEqual(network.cancelled, [3])
    }

    func testUploads() {
        let network = TableNetwork()
        let program = """
            var wanted = request("up")
            wanted.httpMethod = "PUT"
            let task = URLSession.shared.uploadTask(with: wanted, from: Data("bytes".utf8)) { data, _, _ in print(data!.count) }
            task.resume()
            """
        check(program, network, prints: "5\n")
        XCTAssertEqual(network.requests.map(\.method), ["PUT"])
    }

    func testTask_suspended_delaysItsAnswer() {
        let program = """
            let task = URLSession.shared.dataTask(with: request("abc")) { data, _, _ in print("came", data!.count) }
            task.resume()
            task.suspend()
            DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) {
                print("on")
                task.resume()
            }
            """
        check(program, TableNetwork(), prints: "on\ncame 3\n")
    }

    func testHandler_runsOnTheQueueOfTheSession() {
        let program = """
            let session = URLSession(configuration: .default, delegate: nil, delegateQueue: .main)
            session.dataTask(with: request("a")) { _, _, _ in print(Thread.isMainThread) }.resume()
            URLSession.shared.dataTask(with: request("b")) { _, _, _ in print(Thread.isMainThread) }.resume()
            session.finishTasksAndInvalidate()
            """
        let (printed, outcome, _) = run(program, TableNetwork())
        XCTAssertEqual(outcome.end, .done)
        XCTAssertEqual(printed.split(separator: "\n").sorted(), ["false", "true"])
    }

    func testTheClockWalksWithTheWallOnlyWhileSomethingIsAwaited() {
        let program = """
            _ = URLSession.shared.rx.data(request: request("never"))
                .timeout(.milliseconds(20), scheduler: MainScheduler.instance)
                .subscribe(onError: { error in
                    print(error)
                    DispatchQueue.main.asyncAfter(deadline: .now() + 100_000) { print("late") }
                })
            """
        let network = TableNetwork.silent
        let (printed, outcome, time) = run(program, network, limit: 1_000_000_000_000_000)
        XCTAssertEqual(printed, "Sequence timeout.\nlate\n")
        XCTAssertEqual(outcome.end, .done)
        XCTAssertGreaterThanOrEqual(time, 100_000_020)
        XCTAssertEqual(network.cancelled, [1])
    }

    func testRetriesAskAgain() {
        let network = TableNetwork { request, number, _ in
            number < 3 ? .failed(WebFailure(code: -1005, reason: "lost")) : TableNetwork.echo(request)
        }
        let program = """
            _ = URLSession.shared.rx.data(request: request("abc")).retry(3).subscribe(onNext: { print($0.count) })
            """
        check(program, network, prints: "3\n")
        XCTAssertEqual(network.requests.count, 3)
    }

    func testWaitingForAnAnswerIsNoDeadlock() {
        let program = """
            let done = DispatchSemaphore(value: 0)
            URLSession.shared.dataTask(with: request("abc")) { data, _, _ in
                print(data!.count)
                done.signal()
            }.resume()
            done.wait()
            print(try String(contentsOf: URL(string: "http://a.b/text")!, encoding: .utf8))
            print((try? Data(contentsOf: URL(string: "http://a.b/404/text")!)) as Any)
            """
        check(program, TableNetwork(), prints: "3\ntext\nnil\n")
    }

    func testAProgramsOwnExtension() {
        let program = """
            extension Reactive where Base: URLSession {
                func text(_ request: URLRequest) -> Observable<String> {
                    Observable.create { observer in
                        let task = self.base.dataTask(with: request) { data, response, error in
                            guard let data = data, let response = response as? HTTPURLResponse else {
                                observer.onError(error ?? RxCocoaURLError.unknown)
                                return
                            }
                            observer.onNext("\\(response.statusCode) " + String(decoding: data, as: UTF8.self))
                            observer.onCompleted()
                        }
                        task.resume()
                        return Disposables.create { task.cancel() }
                    }
                }
            }
            _ = URLSession.shared.rx.text(request("own")).subscribe { print($0) }
            """
        check(program, TableNetwork(), prints: "next(200 own)\ncompleted\n")
    }

    func testRequests_areLoggedOnDemand() {
        let program = """
            URLSession.rx.shouldLogRequest = { $0.url?.path == "/b" }
            _ = URLSession.shared.rx.data(request: request("a")).subscribe()
            _ = URLSession.shared.rx.data(request: request("b")).subscribe()
            """
        let network = TableNetwork { request, _, _ in TableNetwork.echo(request) }
        check(program, network, prints: "GET http://a.b/b: 200 (0 ms)\n")
    }

    func testNetwork_closed_namesTheFlagThatOpensIt() {
        let program = """
            _ = URLSession.shared.rx.data(request: request("a")).subscribe(onError: { error in
                print((error as! URLError).code, error.localizedDescription)
            })
            print((try? Data(contentsOf: URL(string: "http://a.b/c")!)) as Any)
            """
        check(
            program, nil,
            prints: "notConnectedToInternet Network access is off. Start rill with --allow-net.\nnil\n")
    }

    func testTimeLimit_appliesDuringAWait() {
        let program = "URLSession.shared.dataTask(with: request(\"never\")) { _, _, _ in print(1) }.resume()"
        let (printed, outcome, time) = run(program, TableNetwork.silent, limit: 30_000_000)
        XCTAssertEqual(printed, "")
        XCTAssertEqual(outcome.end, .limit(live: 1))
        XCTAssertEqual(time, 30)
    }

    func testWait_interrupted_ends() {
        for wait in ["", "\nDispatchSemaphore(value: 0).wait()"] {
            let network = TableNetwork.silent
            var interpreter: Interpreter?
            network.answer = { _, _, looks in
                if looks == 3 { interpreter?.interrupt() }
                return nil
            }
            let program = "URLSession.shared.dataTask(with: request(\"never\")) { _, _, _ in print(1) }.resume()" + wait
            let (printed, outcome, _) = run(program, network) { interpreter = $0 }
            interpreter = nil
            XCTAssertEqual(printed, "")
            XCTAssertEqual(outcome.end, .interrupted)
        }
    }

    func testErrorsOfAddressesPrintAsFoundationsDo() {
        let program = """
            let error = URLError(.timedOut)
            print(error, error.code, error.errorCode, error == URLError(.timedOut), error == URLError(.badURL))
            print(error.localizedDescription)
            do { throw URLError(.cancelled) } catch URLError.cancelled { print("pattern") } catch {}
            print(URLError.Code(rawValue: 5) as Any, (error as NSError).domain)
            """
        check(
            program, nil,
            prints: """
                Error Domain=NSURLErrorDomain Code=-1001 "(null)" timedOut -1001 true false
                The operation could not be completed. (NSURLErrorDomain error -1001.)
                pattern
                nil NSURLErrorDomain

                """)
    }
}
