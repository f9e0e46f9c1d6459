import Foundation

#if canImport(FoundationNetworking)
    @_exported import FoundationNetworking
#endif

// Sessions and their tasks. What stands outside of the program is behind `Wire`; the rest is the same text wherever it runs.

/// What a session does with all of its requests.
///
///     let configuration = URLSessionConfiguration.ephemeral
///     configuration.timeoutIntervalForRequest = 5
///     print(URLSession(configuration: configuration).configuration.timeoutIntervalForRequest)
///     // 5.0
///
/// See also: URLSession.
open class URLSessionConfiguration: NSObject {
    /// One with the usual values.
    public class var `default`: URLSessionConfiguration { URLSessionConfiguration() }
    /// The same: nothing is kept on a disk.
    public class var ephemeral: URLSessionConfiguration { URLSessionConfiguration() }
    /// Seconds without a byte after which a request has failed.
    public var timeoutIntervalForRequest: TimeInterval = 60
    /// Header fields of each request that does not have them.
    public var httpAdditionalHeaders: [AnyHashable: Any]? = nil
    /// How long all of an answer may take: as compiled on Linux, nobody asks.
    public var timeoutIntervalForResource: TimeInterval = 604_800
    /// How requests use what was kept of earlier answers: nothing is kept.
    public var requestCachePolicy = URLRequest.CachePolicy.useProtocolCachePolicy

    public override init() {}

    /// Another one with the same values.
    open override func copy() -> Any { duplicate() }

    func duplicate() -> URLSessionConfiguration {
        let copy = URLSessionConfiguration()
        copy.timeoutIntervalForRequest = timeoutIntervalForRequest
        copy.httpAdditionalHeaders = httpAdditionalHeaders
        copy.timeoutIntervalForResource = timeoutIntervalForResource
        copy.requestCachePolicy = requestCachePolicy
        return copy
    }
}

/// Sends requests. Programs reach the network when rill was started with `--allow-net`; otherwise each request fails.
///
///     let session = URLSession(configuration: .ephemeral)
///     print(session === URLSession.shared)
///     // false
///
/// See also: URLRequest, URLSessionDataTask.
open class URLSession: NSObject {
    /// The one that most programs need.
    public static let shared = URLSession(configuration: .default)
    /// Whoever answers inside the program is asked before a request goes out.
    static var handlers: [RequestHandler] = []
    private let kept: URLSessionConfiguration
    /// Where handlers are called; `nil` is a queue of its own.
    private let delegateQueue: OperationQueue?
    let wire = Wire()
    private var tasks: [Int: URLSessionTask] = [:]
    private var latest = 0
    private var isOver = false
    /// A name of the program's own.
    public var sessionDescription: String? = nil

    public init(configuration: URLSessionConfiguration) {
        kept = configuration.duplicate()
        delegateQueue = nil
    }

    /// Calls handlers on a queue; a delegate would not be asked.
    public init(configuration: URLSessionConfiguration, delegate: Never?, delegateQueue queue: OperationQueue?) {
        kept = configuration.duplicate()
        delegateQueue = queue
    }

    /// A copy: changing it changes no session.
    public var configuration: URLSessionConfiguration { kept.duplicate() }

    private func number() -> Int {
        latest += 1
        return latest
    }

    /// A task for a request; it begins with `resume()`. The handler is called once, not on the main thread.
    public func dataTask(
        with request: URLRequest, completionHandler: @escaping (Data?, URLResponse?, Error?) -> Void
    ) -> URLSessionDataTask {
        URLSessionDataTask(self, number(), request, completionHandler)
    }

    /// A task for an address.
    public func dataTask(
        with url: URL, completionHandler: @escaping (Data?, URLResponse?, Error?) -> Void
    ) -> URLSessionDataTask {
        dataTask(with: URLRequest(url: url), completionHandler: completionHandler)
    }

    /// A task whose answer nobody hears of but who looks at it.
    public func dataTask(with request: URLRequest) -> URLSessionDataTask {
        dataTask(with: request, completionHandler: { _, _, _ in })
    }

    /// A task for an address, whose answer nobody hears of.
    public func dataTask(with url: URL) -> URLSessionDataTask { dataTask(with: URLRequest(url: url)) }

    /// A task that sends bytes as the body of a request.
    public func uploadTask(
        with request: URLRequest, from bodyData: Data?,
        completionHandler: @escaping (Data?, URLResponse?, Error?) -> Void
    ) -> URLSessionUploadTask {
        var request = request
        request.httpBody = bodyData
        return URLSessionUploadTask(self, number(), request, completionHandler)
    }

    /// No new tasks begin, those that run go on.
    public func finishTasksAndInvalidate() { isOver = true }

    /// No new tasks begin, those that run are cancelled.
    public func invalidateAndCancel() {
        isOver = true
        for number in tasks.keys.sorted() { tasks[number]?.cancel() }
    }

    /// A task that has begun, or is over.
    func note(_ task: URLSessionTask, isRunning: Bool) { tasks[task.taskIdentifier] = isRunning ? task : nil }

    /// Sends a request; what is returned cancels it.
    func send(_ request: URLRequest, _ then: @escaping (ServerAnswer) -> Void) -> (() -> Void)? {
        if isOver { return nil }
        var whole = request
        for (name, value) in kept.httpAdditionalHeaders ?? [:] {
            let name = "\(name)"
            if request.value(forHTTPHeaderField: name) == nil { whole.setValue("\(value)", forHTTPHeaderField: name) }
        }
        // What a request does not say for itself the configuration says.
        if request.timeoutInterval == 60 { whole.timeoutInterval = kept.timeoutIntervalForRequest }
        for handler in URLSession.handlers {
            if let cancel = handler.handle(whole, on: wire, then) { return cancel }
        }
        return wire.send(whole, then)
    }

    func call(_ handler: @escaping () -> Void) {
        nonisolated(unsafe) let work = handler
        if let queue = delegateQueue { queue.addOperation { work() } } else { work() }
    }
}

/// What came of a request, or of a part of it.
struct ServerAnswer {
    var url: URL?
    /// Zero where the answer does not speak HTTP.
    var status = 0
    var headers: [String: String] = [:]
    var body = Data()
    /// Why there is no answer.
    var failure: URLError?
    /// Whether more of the body will come.
    var isPart = false
    /// So much of the request's own body has gone; the answer is still to come.
    var sent: Int?
}

/// Answers requests inside the program, as a server would.
protocol RequestHandler: AnyObject {
    /// Nil leaves the request to others. What is returned cancels the answer.
    func handle(_ request: URLRequest, on wire: Wire, _ then: @escaping (ServerAnswer) -> Void) -> (() -> Void)?
}

/// A request on its way.
open class URLSessionTask: NSObject {
    /// How far it is.
    public enum State: Int { case running, suspended, canceling, completed }

    public let taskIdentifier: Int
    public let originalRequest: URLRequest?
    public var currentRequest: URLRequest? { originalRequest }
    /// What the server has answered.
    public private(set) var response: URLResponse? = nil
    /// Why there is no answer.
    public private(set) var error: Error? = nil
    public private(set) var state = URLSessionTask.State.suspended
    /// How many bytes have come, and how many will.
    public private(set) var countOfBytesReceived: Int64 = 0
    public private(set) var countOfBytesExpectedToReceive: Int64 = 0
    /// How many bytes have gone, and how many will.
    public private(set) var countOfBytesSent: Int64 = 0
    public var countOfBytesExpectedToSend: Int64 { Int64(originalRequest?.httpBody?.count ?? 0) }
    /// A name of the program's own.
    public var taskDescription: String? = nil
    /// Hears of each part of the body that comes.
    var progressed: (() -> Void)? = nil
    /// Hears of each part of the body that has gone.
    var advanced: (() -> Void)? = nil
    /// What has come so far.
    private(set) var bytes = Data()
    private let session: URLSession
    private var handler: ((Data?, URLResponse?, Error?) -> Void)?
    private var withdraw: (() -> Void)? = nil
    /// What has come while it was suspended.
    private var held: ServerAnswer? = nil

    init(
        _ session: URLSession, _ number: Int, _ request: URLRequest,
        _ handler: @escaping (Data?, URLResponse?, Error?) -> Void
    ) {
        self.session = session
        taskIdentifier = number
        originalRequest = request
        self.handler = handler
    }

    /// Begins, or goes on.
    public func resume() {
        guard state == .suspended else { return }
        state = .running
        if let answer = held { return session.wire.run { self.take(answer) } }
        guard withdraw == nil, let request = originalRequest else { return }
        session.note(self, isRunning: true)
        withdraw = session.send(request) { self.take($0) }
        if withdraw == nil { cancel() }
    }

    /// Keeps the answer back until `resume()`.
    public func suspend() { if state == .running { state = .suspended } }

    /// The handler hears `URLError.cancelled`.
    public func cancel() {
        guard state == .running || state == .suspended else { return }
        state = .canceling
        withdraw?()
        session.wire.run { self.end(nil, nil, urlFailure(.cancelled, "cancelled", self.originalRequest?.url)) }
    }

    private func take(_ answer: ServerAnswer) {
        held = state == .suspended ? answer : nil
        guard state == .running else { return }
        if let failure = answer.failure { return end(nil, nil, failure) }
        if let sent = answer.sent {
            countOfBytesSent = Int64(sent)
            advanced?()
            return
        }
        guard let url = answer.url ?? originalRequest?.url else { return }
        bytes = answer.body
        countOfBytesReceived = Int64(answer.body.count)
        countOfBytesExpectedToReceive = answer.headers["Content-Length"].flatMap { Int64($0) } ?? countOfBytesReceived
        progressed?()
        if answer.isPart { return }
        let response: URLResponse? =
            answer.status == 0
            ? URLResponse(url: url, mimeType: nil, expectedContentLength: -1, textEncodingName: nil)
            : HTTPURLResponse(
                url: url, statusCode: answer.status, httpVersion: "HTTP/1.1", headerFields: answer.headers)
        end(answer.body, response, nil)
    }

    private func end(_ data: Data?, _ response: URLResponse?, _ error: Error?) {
        guard let handler = handler else { return }
        self.handler = nil
        state = .completed
        self.response = response
        self.error = error
        session.note(self, isRunning: false)
        session.call { handler(data, response, error) }
    }
}

/// A task whose answer comes as a whole.
open class URLSessionDataTask: URLSessionTask {}

/// A task that sends bytes.
open class URLSessionUploadTask: URLSessionDataTask {}

/// An error of a request for an address.
func urlFailure(_ code: URLError.Code, _ text: String, _ url: URL?) -> URLError {
    var facts: [String: Any] = [NSLocalizedDescriptionKey: text]
    if let url {
        facts[NSURLErrorFailingURLErrorKey] = url
        facts[NSURLErrorFailingURLStringErrorKey] = url.absoluteString
    }
    return URLError(code, userInfo: facts)
}
