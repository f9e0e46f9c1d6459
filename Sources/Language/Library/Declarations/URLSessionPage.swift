import Runtime

/// Requests and their answers: `URLSession`. The way to the network is `Correspondence`.
let urlSessionPage = LibraryPage(
    name: "URLSession", module: "Foundation",
    text: #"""
        /// What requests of a session have in common.
        class URLSessionConfiguration: NSObject {
            /// A new one with the usual values.
            class var `default`: URLSessionConfiguration { URLSessionConfiguration() }
            /// The same: nothing is kept on a disk.
            class var ephemeral: URLSessionConfiguration { URLSessionConfiguration() }
            /// Seconds without a byte after which a request has failed.
            var timeoutIntervalForRequest: TimeInterval = 60
            /// Header fields of each request that does not have them.
            var httpAdditionalHeaders: [AnyHashable: Any]? = nil
            /// How long all of an answer may take: as compiled on Linux, nobody asks.
            var timeoutIntervalForResource: TimeInterval = 604_800
            /// How requests use what was kept of earlier answers: nothing is kept.
            var requestCachePolicy = URLRequest.CachePolicy.useProtocolCachePolicy
            /// Another one with the same values.
            func copy() -> Any { _copy() }
            func _copy() -> URLSessionConfiguration {
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
        class URLSession: NSObject {
            /// The one that most programs need.
            static let shared = URLSession(configuration: .default)
            private let _configuration: URLSessionConfiguration
            /// Where handlers are called; `nil` is a queue of its own.
            private let _delegateQueue: OperationQueue?
            let _queue = DispatchQueue(label: "com.apple.NSURLSession-delegate")
            private var _tasks: [Int: URLSessionTask] = [:]
            private var _latest = 0
            private var _isOver = false
            /// A name of the program's own.
            var sessionDescription: String? = nil
            init(configuration: URLSessionConfiguration) {
                _configuration = configuration._copy()
                _delegateQueue = nil
            }
            /// Calls handlers on a queue; a delegate would not be asked.
            init(configuration: URLSessionConfiguration, delegate: Never?, delegateQueue queue: OperationQueue?) {
                _configuration = configuration._copy()
                _delegateQueue = queue
            }
            /// A copy: changing it changes no session.
            var configuration: URLSessionConfiguration { _configuration._copy() }
            /// A task for a request; it begins with `resume()`. The handler is called once, not on the main thread.
            func dataTask(
                with request: URLRequest, completionHandler: @escaping (Data?, URLResponse?, Error?) -> Void
            ) -> URLSessionDataTask {
                _latest += 1
                return URLSessionDataTask(self, _latest, request, completionHandler)
            }
            /// A task for an address.
            func dataTask(
                with url: URL, completionHandler: @escaping (Data?, URLResponse?, Error?) -> Void
            ) -> URLSessionDataTask {
                dataTask(with: URLRequest(url: url), completionHandler: completionHandler)
            }
            /// A task whose answer nobody hears of but who looks at it.
            func dataTask(with request: URLRequest) -> URLSessionDataTask {
                dataTask(with: request, completionHandler: { _, _, _ in })
            }
            func dataTask(with url: URL) -> URLSessionDataTask { dataTask(with: URLRequest(url: url)) }
            /// A task that sends bytes as the body of a request.
            func uploadTask(
                with request: URLRequest, from bodyData: Data?,
                completionHandler: @escaping (Data?, URLResponse?, Error?) -> Void
            ) -> URLSessionUploadTask {
                var request = request
                request.httpBody = bodyData
                _latest += 1
                return URLSessionUploadTask(self, _latest, request, completionHandler)
            }
            /// No new tasks begin, those that run go on.
            func finishTasksAndInvalidate() { _isOver = true }
            /// No new tasks begin, those that run are cancelled.
            func invalidateAndCancel() {
                _isOver = true
                for number in _tasks.keys.sorted() { _tasks[number]?.cancel() }
            }
            /// A task that has begun, or is over.
            func _note(_ task: URLSessionTask, isRunning: Bool) { _tasks[task.taskIdentifier] = isRunning ? task : nil }
            func _send(_ request: URLRequest, _ then: @escaping (_WebAnswer) -> Void) -> _Sent? {
                if _isOver { return nil }
                var fields = request.allHTTPHeaderFields ?? [:]
                for (name, value) in _configuration.httpAdditionalHeaders ?? [:] {
                    let name = "\(name)"
                    if request.value(forHTTPHeaderField: name) == nil { fields[name] = "\(value)" }
                }
                // What a request does not say for itself the configuration says.
                let seconds = request.timeoutInterval == 60 ? _configuration.timeoutIntervalForRequest : request.timeoutInterval
                return _Sent.send(
                    request.url?.absoluteString ?? "", request.httpMethod ?? "GET", fields, request.httpBody, seconds, _queue,
                    then)
            }
            func _call(_ handler: @escaping () -> Void) {
                if let queue = _delegateQueue { queue.addOperation(handler) } else { handler() }
            }
        }
        /// A request on its way.
        class URLSessionTask: NSObject {
            /// How far it is.
            enum State: Int { case running, suspended, canceling, completed }
            let taskIdentifier: Int
            let originalRequest: URLRequest?
            var currentRequest: URLRequest? { originalRequest }
            /// What the server has answered.
            private(set) var response: URLResponse? = nil
            /// Why there is no answer.
            private(set) var error: Error? = nil
            private(set) var state = URLSessionTask.State.suspended
            /// A name of the program's own.
            var taskDescription: String? = nil
            private let _session: URLSession
            private var _handler: ((Data?, URLResponse?, Error?) -> Void)?
            private var _sent: _Sent? = nil
            /// What has come while it was suspended.
            private var _held: _WebAnswer? = nil
            init(
                _ session: URLSession, _ number: Int, _ request: URLRequest,
                _ handler: @escaping (Data?, URLResponse?, Error?) -> Void
            ) {
                _session = session
                taskIdentifier = number
                originalRequest = request
                _handler = handler
            }
            /// Begins, or goes on.
            func resume() {
                guard state == .suspended else { return }
                state = .running
                if let answer = _held { return _session._queue.async { self._take(answer) } }
                guard _sent == nil, let request = originalRequest else { return }
                _session._note(self, isRunning: true)
                _sent = _session._send(request) { self._take($0) }
                if _sent == nil { cancel() }
            }
            /// Keeps the answer back until `resume()`.
            func suspend() { if state == .running { state = .suspended } }
            /// The handler hears `URLError.cancelled`.
            func cancel() {
                guard state == .running || state == .suspended else { return }
                state = .canceling
                _sent?.cancel()
                _session._queue.async { self._end(nil, nil, URLError._made(-999, "cancelled", self.originalRequest?.url)) }
            }
            private func _take(_ answer: _WebAnswer) {
                _held = state == .suspended ? answer : nil
                guard state == .running else { return }
                guard let status = answer.status else {
                    return _end(nil, nil, URLError._made(answer.failure, answer.reason, originalRequest?.url))
                }
                guard let url = URL(string: answer.url) ?? originalRequest?.url else { return }
                let response: URLResponse? = status == 0
                    ? URLResponse(url: url, mimeType: nil, expectedContentLength: -1, textEncodingName: nil)
                    : HTTPURLResponse(url: url, statusCode: status, httpVersion: "HTTP/1.1", headerFields: answer.headers)
                _end(answer.body, response, nil)
            }
            private func _end(_ data: Data?, _ response: URLResponse?, _ error: Error?) {
                guard let handler = _handler else { return }
                _handler = nil
                state = .completed
                self.response = response
                self.error = error
                _session._note(self, isRunning: false)
                _session._call { handler(data, response, error) }
            }
        }
        /// A task whose answer comes as a whole.
        class URLSessionDataTask: URLSessionTask {}
        /// A task that sends bytes.
        class URLSessionUploadTask: URLSessionDataTask {}
        /// What an address answers; waits for it.
        func _fetched(_ url: URL) throws -> Data {
            let done = DispatchSemaphore(value: 0)
            var found: Data? = nil
            let task = URLSession.shared.dataTask(with: url) { data, response, _ in
                if let response = response as? HTTPURLResponse, 200..<300 ~= response.statusCode { found = data }
                done.signal()
            }
            task.resume()
            done.wait()
            guard let data = found else { throw CocoaError(.fileReadUnknown) }
            return data
        }
        /// A request that was sent.
        class _Sent {
            static func send(
                _ url: String, _ method: String, _ fields: [String: String], _ body: Data?, _ seconds: TimeInterval,
                _ queue: DispatchQueue, _ then: @escaping (_WebAnswer) -> Void
            ) -> _Sent
            func cancel()
        }
        /// What came of it: an answer with a status, or a failure.
        class _WebAnswer {
            var status: Int? { get }
            var url: String { get }
            var headers: [String: String] { get }
            var body: Data { get }
            var failure: Int { get }
            var reason: String { get }
        }
        """#)
