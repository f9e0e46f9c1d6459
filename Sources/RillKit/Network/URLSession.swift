import Foundation

#if canImport(FoundationNetworking)
    @_exported import FoundationNetworking
#endif

// Sessions and tasks. `Wire` connects them to the network; this file is the same for compiled and interpreted programs.

/// The settings of a session.
///
///     let configuration = URLSessionConfiguration.ephemeral
///     configuration.timeoutIntervalForRequest = 5
///     print(URLSession(configuration: configuration).configuration.timeoutIntervalForRequest)
///     // 5.0
///
/// See also: URLSession.
open class URLSessionConfiguration: NSObject {
    /// A configuration with default values.
    public class var `default`: URLSessionConfiguration { URLSessionConfiguration() }
    /// A configuration equal to `default`, because nothing is stored on disk.
    public class var ephemeral: URLSessionConfiguration { URLSessionConfiguration() }
    /// The seconds without a byte after which a request fails.
    public var timeoutIntervalForRequest: TimeInterval = 60
    /// The default header fields.
    public var httpAdditionalHeaders: [AnyHashable: Any]? = nil
    /// The time limit of a whole response, which is ignored, as on Linux.
    public var timeoutIntervalForResource: TimeInterval = 604_800
    /// The cache policy, which is ignored because nothing is cached.
    public var requestCachePolicy = URLRequest.CachePolicy.useProtocolCachePolicy

    public override init() {}

    /// Returns a copy of the configuration.
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

/// Sends requests. Programs reach the network if rill was started with `--allow-net`; otherwise each request fails.
///
///     let session = URLSession(configuration: .ephemeral)
///     print(session === URLSession.shared)
///     // false
///
/// See also: URLRequest, URLSessionDataTask.
open class URLSession: NSObject {
    /// The shared session.
    public static let shared = URLSession(configuration: .default)
    /// The handlers inside the program, which are called before a request is sent.
    static var handlers: [RequestHandler] = []
    private let storedConfiguration: URLSessionConfiguration
    /// The queue on which handlers are called; nil for a private queue.
    private let delegateQueue: OperationQueue?
    let wire = Wire()
    private var tasks: [Int: URLSessionTask] = [:]
    private var lastTaskNumber = 0
    private var isInvalidated = false
    /// A name for use by the program.
    public var sessionDescription: String? = nil

    public init(configuration: URLSessionConfiguration) {
        storedConfiguration = configuration.duplicate()
        delegateQueue = nil
    }

    /// Creates a session with a delegate and a queue for its calls. The session retains the delegate until it is
    /// invalidated.
    public init(
        configuration: URLSessionConfiguration, delegate: URLSessionDelegate?, delegateQueue queue: OperationQueue?
    ) {
        storedConfiguration = configuration.duplicate()
        delegateQueue = queue
        self.delegate = delegate
    }
    public private(set) var delegate: URLSessionDelegate?

    /// A copy of the configuration of the session.
    public var configuration: URLSessionConfiguration { storedConfiguration.duplicate() }

    func nextTaskNumber() -> Int {
        lastTaskNumber += 1
        return lastTaskNumber
    }

    /// Creates a task for a request, which `resume()` starts. The handler is called once, on a background queue.
    public func dataTask(
        with request: URLRequest, completionHandler: @escaping (Data?, URLResponse?, Error?) -> Void
    ) -> URLSessionDataTask {
        URLSessionDataTask(self, nextTaskNumber(), request, completionHandler)
    }

    /// Creates a task for a URL.
    public func dataTask(
        with url: URL, completionHandler: @escaping (Data?, URLResponse?, Error?) -> Void
    ) -> URLSessionDataTask {
        dataTask(with: URLRequest(url: url), completionHandler: completionHandler)
    }

    /// Creates a task without a handler.
    public func dataTask(with request: URLRequest) -> URLSessionDataTask {
        let task = URLSessionDataTask(self, nextTaskNumber(), request) { _, _, _ in }
        if delegate != nil { task.callDelegate() }
        return task
    }

    /// Creates a task for a URL without a handler.
    public func dataTask(with url: URL) -> URLSessionDataTask { dataTask(with: URLRequest(url: url)) }

    /// Creates a task that uploads data as the body of a request.
    public func uploadTask(
        with request: URLRequest, from bodyData: Data?,
        completionHandler: @escaping (Data?, URLResponse?, Error?) -> Void
    ) -> URLSessionUploadTask {
        var request = request
        request.httpBody = bodyData
        return URLSessionUploadTask(self, nextTaskNumber(), request, completionHandler)
    }

    /// Refuses new tasks; running ones continue.
    public func finishTasksAndInvalidate() {
        isInvalidated = true
        if tasks.isEmpty { delegate = nil }
    }

    /// Refuses new tasks and cancels running ones.
    public func invalidateAndCancel() {
        isInvalidated = true
        for number in tasks.keys.sorted() { tasks[number]?.cancel() }
    }

    /// Adds a task to the running tasks, or removes it.
    func setRunning(_ task: URLSessionTask, isRunning: Bool) {
        tasks[task.taskIdentifier] = isRunning ? task : nil
        if isInvalidated, tasks.isEmpty { delegate = nil }
    }

    /// Sends a request. The returned function cancels it.
    func send(_ request: URLRequest, _ then: @escaping (ServerAnswer) -> Void) -> (() -> Void)? {
        if isInvalidated { return nil }
        var whole = request
        for (name, value) in storedConfiguration.httpAdditionalHeaders ?? [:] {
            let name = "\(name)"
            if request.value(forHTTPHeaderField: name) == nil { whole.setValue("\(value)", forHTTPHeaderField: name) }
        }
        // The request receives the default values of the configuration.
        if request.timeoutInterval == 60 { whole.timeoutInterval = storedConfiguration.timeoutIntervalForRequest }
        for handler in URLSession.handlers {
            if let cancel = handler.handle(whole, on: wire, then) { return cancel }
        }
        return wire.send(whole, then)
    }

    func runHandler(_ handler: @escaping () -> Void) {
        // The queue takes over the handler, which no other thread uses.
        nonisolated(unsafe) let work = handler
        if let queue = delegateQueue { queue.addOperation { work() } } else { work() }
    }
}

/// A response or a part of one.
struct ServerAnswer {
    var url: URL?
    /// The HTTP status; 0 if the answer is not HTTP.
    var status = 0
    var headers: [String: String] = [:]
    var body = Data()
    /// The error in place of a response.
    var failure: URLError?
    /// True if more of the body follows.
    var isPart = false
    /// The number of sent bytes of the request's body, before the response arrives.
    var sentByteCount: Int?
}

/// An object that answers requests inside the program.
protocol RequestHandler: AnyObject {
    /// Handles a request; nil passes the request to the next handler. The returned function cancels the response.
    func handle(_ request: URLRequest, on wire: Wire, _ then: @escaping (ServerAnswer) -> Void) -> (() -> Void)?
}

/// A running request.
open class URLSessionTask: NSObject {
    /// The state of the task.
    public enum State: Int { case running, suspended, canceling, completed }

    public let taskIdentifier: Int
    public let originalRequest: URLRequest?
    public var currentRequest: URLRequest? { originalRequest }
    /// The response to the request; nil until it arrives.
    public private(set) var response: URLResponse? = nil
    /// The error in place of a response; nil if there is none.
    public private(set) var error: Error? = nil
    public private(set) var state = URLSessionTask.State.suspended
    /// The number of received bytes.
    public private(set) var countOfBytesReceived: Int64 = 0
    public private(set) var countOfBytesExpectedToReceive: Int64 = 0
    /// The number of sent bytes.
    public private(set) var countOfBytesSent: Int64 = 0
    public var countOfBytesExpectedToSend: Int64 { Int64(originalRequest?.httpBody?.count ?? 0) }
    /// A name for use by the program.
    public var taskDescription: String? = nil
    /// The closure is called after each received part of the body.
    var onProgress: (() -> Void)? = nil
    /// The closure is called after each sent part of the body.
    var onAdvance: (() -> Void)? = nil
    /// The data that have been received.
    private(set) var bytes = Data()
    private let session: URLSession
    private var handler: ((Data?, URLResponse?, Error?) -> Void)?
    private var cancelRequest: (() -> Void)? = nil
    /// The response that arrived while the task was suspended.
    private var heldAnswer: ServerAnswer? = nil

    init(
        _ session: URLSession, _ number: Int, _ request: URLRequest,
        _ handler: @escaping (Data?, URLResponse?, Error?) -> Void
    ) {
        self.session = session
        taskIdentifier = number
        originalRequest = request
        self.handler = handler
    }
    /// Replaces the handler. A task with a delegate calls the delegate instead.
    func setCompletionHandler(_ handler: @escaping (Data?, URLResponse?, Error?) -> Void) { self.handler = handler }
    var ownSession: URLSession { session }

    /// Starts or continues the task.
    public func resume() {
        guard state == .suspended else { return }
        state = .running
        if let answer = heldAnswer { return session.wire.run { self.receiveAnswer(answer) } }
        guard cancelRequest == nil, let request = originalRequest else { return }
        session.setRunning(self, isRunning: true)
        cancelRequest = session.send(request) { self.receiveAnswer($0) }
        if cancelRequest == nil { cancel() }
    }

    /// Suspends the task. A response that arrives is kept until `resume()` is called.
    public func suspend() { if state == .running { state = .suspended } }

    /// Cancels the task. The handler receives the error `URLError.cancelled`.
    public func cancel() {
        guard state == .running || state == .suspended else { return }
        state = .canceling
        cancelRequest?()
        session.wire.run { self.finishTask(nil, nil, urlFailure(.cancelled, "cancelled", self.originalRequest?.url)) }
    }

    private func receiveAnswer(_ answer: ServerAnswer) {
        heldAnswer = state == .suspended ? answer : nil
        guard state == .running else { return }
        if let failure = answer.failure { return finishTask(nil, nil, failure) }
        if let sent = answer.sentByteCount {
            countOfBytesSent = Int64(sent)
            onAdvance?()
            return
        }
        guard let url = answer.url ?? originalRequest?.url else { return }
        bytes = answer.body
        countOfBytesReceived = Int64(answer.body.count)
        countOfBytesExpectedToReceive = answer.headers["Content-Length"].flatMap { Int64($0) } ?? countOfBytesReceived
        onProgress?()
        if answer.isPart { return }
        let response: URLResponse? =
            answer.status == 0
            ? URLResponse(url: url, mimeType: nil, expectedContentLength: -1, textEncodingName: nil)
            : HTTPURLResponse(
                url: url, statusCode: answer.status, httpVersion: "HTTP/1.1", headerFields: answer.headers)
        finishTask(answer.body, response, nil)
    }

    private func finishTask(_ data: Data?, _ response: URLResponse?, _ error: Error?) {
        guard let handler = handler else { return }
        self.handler = nil
        state = .completed
        self.response = response
        self.error = error
        session.setRunning(self, isRunning: false)
        session.runHandler { handler(data, response, error) }
    }
}

/// A task whose response is delivered as a whole.
open class URLSessionDataTask: URLSessionTask {}

/// A task that uploads data.
open class URLSessionUploadTask: URLSessionDataTask {}

/// Returns an error about a URL.
func urlFailure(_ code: URLError.Code, _ text: String, _ url: URL?) -> URLError {
    var facts: [String: Any] = [NSLocalizedDescriptionKey: text]
    if let url {
        facts[NSURLErrorFailingURLErrorKey] = url
        facts[NSURLErrorFailingURLStringErrorKey] = url.absoluteString
    }
    return URLError(code, userInfo: facts)
}
