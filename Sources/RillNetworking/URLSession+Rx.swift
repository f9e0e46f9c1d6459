// Requests as sequences, which send one response and complete, or fail. Disposing the subscription cancels the request.
// Interpreted programs run the same source text.
//
// The module is separate, because FoundationNetworking takes time to load and programs without requests do not link it.
import Foundation
import Rill

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// The condition for requests to print.
private enum RequestLog {
    // The variable is read at each request, and set only when a program starts.
    nonisolated(unsafe) static var shouldLog: (URLRequest) -> Bool = { _ in false }
}

extension Reactive where Base: URLSession {
    /// Returns true for the requests that are printed with their responses.
    public static var shouldLogRequest: (URLRequest) -> Bool {
        get { RequestLog.shouldLog }
        set { RequestLog.shouldLog = newValue }
    }

    /// Sends the response to a request, whatever its status, as one element, or an error. Disposing cancels the
    /// request.
    ///
    ///     let request = URLRequest(url: URL(string: "http://127.0.0.1:8080/")!)
    ///     let answers = URLSession.shared.rx.response(request: request).map { $0.response.statusCode }
    ///     print(type(of: answers))
    ///     // Observable<Int>
    ///
    /// Asked as: network; http request; web server; status of a request; headers of the answer; status code
    /// Pitfall: each subscription sends the request again; `share(replay: 1)` keeps the answer.
    /// See also: data(request:), json(request:options:).
    public func response(request: URLRequest) -> Observable<(response: HTTPURLResponse, data: Data)> {
        Observable.create { observer in
            let start = RequestLog.shouldLog(request) ? Date() : nil
            let task = base.dataTask(with: request) { data, response, error in
                if let start { print(Self.logLine(request, response, error, Date().timeIntervalSince(start))) }
                guard let response, let data else {
                    return observer.onError(error ?? RxCocoaURLError.unknown)
                }
                guard let answer = response as? HTTPURLResponse else {
                    return observer.onError(RxCocoaURLError.nonHTTPResponse(response: response))
                }
                observer.onNext((answer, data))
                observer.onCompleted()
            }
            task.resume()
            return Disposables.create(with: task.cancel)
        }
    }

    /// Sends the body of the response; a status other than 200 to 299 is an error.
    ///
    ///     let request = URLRequest(url: URL(string: "http://127.0.0.1:8080/")!)
    ///     let texts = URLSession.shared.rx.data(request: request).map { String(decoding: $0, as: UTF8.self) }
    ///     print(type(of: texts))
    ///     // Observable<String>
    ///
    /// Asked as: network; http request; web server; download; bytes of the answer; call an api
    /// Pitfall: the answer comes on a queue of the session's; views want `observe(on: MainScheduler.instance)`.
    /// See also: response(request:), json(request:options:).
    public func data(request: URLRequest) -> Observable<Data> {
        response(request: request).map { response, data in
            if 200..<300 ~= response.statusCode { return data }
            throw RxCocoaURLError.httpRequestFailed(response: response, data: data)
        }
    }

    /// Sends the body of the response, parsed as JSON.
    ///
    ///     let request = URLRequest(url: URL(string: "http://127.0.0.1:8080/")!)
    ///     let names = URLSession.shared.rx.json(request: request).map { ($0 as? [String: Any])?["name"] as? String }
    ///     print(type(of: names))
    ///     // Observable<Optional<String>>
    ///
    /// Asked as: network; http request; web server; parse an answer; parse the answer of a server; call an api
    /// Pitfall: what comes is `Any`; `data(request:)` with `decode(type:decoder:)` gives a type of one's own.
    /// See also: data(request:), decode(type:decoder:).
    public func json(request: URLRequest, options: JSONSerialization.ReadingOptions = []) -> Observable<Any> {
        data(request: request).map { data in
            do {
                return try JSONSerialization.jsonObject(with: data, options: options)
            } catch {
                throw RxCocoaURLError.deserializationError(error: error)
            }
        }
    }

    /// Sends the body of the response to a GET request for a URL, parsed as JSON.
    ///
    ///     let numbers = URLSession.shared.rx.json(url: URL(string: "http://127.0.0.1:8080/")!).map { $0 as? [Int] ?? [] }
    ///     print(type(of: numbers))
    ///     // Observable<Array<Int>>
    ///
    /// Pitfall: with a failure status the body is not parsed; the error is sent instead.
    /// See also: json(request:options:).
    public func json(url: Foundation.URL) -> Observable<Any> { json(request: URLRequest(url: url)) }

    private static func logLine(
        _ request: URLRequest, _ response: URLResponse?, _ error: Error?, _ seconds: TimeInterval
    ) -> String {
        let result = error.map { "\($0)" } ?? (response as? HTTPURLResponse).map { "\($0.statusCode)" } ?? "?"
        let milliseconds = Int(exactly: (seconds * 1000).rounded()) ?? .max
        return "\(request.httpMethod ?? "GET") \(request.url?.absoluteString ?? "?"): \(result) (\(milliseconds) ms)"
    }
}
