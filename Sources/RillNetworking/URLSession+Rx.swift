// Requests as sequences: one answer and completion, or an error. Disposing cancels the request.
//
// A module of its own, since FoundationNetworking takes time to load: who makes no requests does not link it.
import Foundation
import Rill

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

// Read at each request; set, if at all, when a program starts.
nonisolated(unsafe) private var logsRequest: (URLRequest) -> Bool = { _ in false }

extension Reactive where Base: URLSession {
    /// Whether a request and its answer are printed.
    public static var shouldLogRequest: (URLRequest) -> Bool {
        get { logsRequest }
        set { logsRequest = newValue }
    }

    /// The answer to a request, whatever its status.
    public func response(request: URLRequest) -> Observable<(response: HTTPURLResponse, data: Data)> {
        Observable.create { observer in
            let start = logsRequest(request) ? Date() : nil
            let task = base.dataTask(with: request) { data, response, error in
                if let start { print(Self.line(request, response, error, Date().timeIntervalSince(start))) }
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

    /// The body of the answer; a status other than 200 to 299 is an error.
    public func data(request: URLRequest) -> Observable<Data> {
        response(request: request).map { response, data in
            if 200..<300 ~= response.statusCode { return data }
            throw RxCocoaURLError.httpRequestFailed(response: response, data: data)
        }
    }

    /// The body of the answer, read as JSON.
    public func json(request: URLRequest, options: JSONSerialization.ReadingOptions = []) -> Observable<Any> {
        data(request: request).map { data in
            do {
                return try JSONSerialization.jsonObject(with: data, options: options)
            } catch {
                throw RxCocoaURLError.deserializationError(error: error)
            }
        }
    }

    /// What a plain request for an address answers, read as JSON.
    public func json(url: Foundation.URL) -> Observable<Any> { json(request: URLRequest(url: url)) }

    private static func line(
        _ request: URLRequest, _ response: URLResponse?, _ error: Error?, _ seconds: TimeInterval
    ) -> String {
        let result = error.map { "\($0)" } ?? (response as? HTTPURLResponse).map { "\($0.statusCode)" } ?? "?"
        let milliseconds = Int.saturating(seconds * 1000)
        return "\(request.httpMethod ?? "GET") \(request.url?.absoluteString ?? "?"): \(result) (\(milliseconds) ms)"
    }
}
