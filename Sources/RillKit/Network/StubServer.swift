import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// A server inside the program. It answers every request to its host without a network, and in the same way in each
/// run.
///
///     let server = StubServer("api.example.test")
///     server.get("/cities/:name") { request in .json(["name": request.parameters["name"]!]) }
///     URLSession.shared.dataTask(with: URL(string: "https://api.example.test/cities/Oslo")!) { data, _, _ in
///         print(String(decoding: data!, as: UTF8.self))
///     }.resume()
///     // {"name":"Oslo"}
///
/// Pitfall: a path without a route is answered with 404; a request to a host without a server fails.
/// See also: StubReply, StubRequest, network.
public final class StubServer {
    /// The host of the server.
    public let host: String
    /// The seconds from a request to its response.
    public var latency: TimeInterval = 0.1
    /// The maximum additional delay in seconds. The delays are pseudo-random and the same in each run.
    public var jitter: TimeInterval = 0
    /// False to simulate a server without a connection.
    public var isOnline = true
    /// The number of parts of a body, each of which is delayed by the latency. The bodies of requests are also sent in
    /// parts.
    public var chunks = 1
    /// One line per request: the method, the path with the query, and the status or the error.
    public private(set) var log: [String] = []
    /// The number of requests that the server has received.
    public private(set) var requestCount = 0
    private var routes: [StubRoute] = []
    private var queuedFailures: [StubReply] = []
    private var randomNumbers: StubRandom

    public init(_ host: String, seed: UInt64 = 1) {
        self.host = host
        randomNumbers = StubRandom(seed)
        network.add(self)
    }

    /// Sets the function that answers requests with a method and path. `:name` matches one path component and becomes a
    /// parameter.
    public func on(_ method: String, _ path: String, _ answer: @escaping (StubRequest) throws -> StubReply) {
        routes.append(StubRoute(method, path, answer))
    }

    public func get(_ path: String, _ answer: @escaping (StubRequest) throws -> StubReply) { on("GET", path, answer) }
    public func post(_ path: String, _ answer: @escaping (StubRequest) throws -> StubReply) { on("POST", path, answer) }
    public func put(_ path: String, _ answer: @escaping (StubRequest) throws -> StubReply) { on("PUT", path, answer) }
    public func delete(_ path: String, _ answer: @escaping (StubRequest) throws -> StubReply) {
        on("DELETE", path, answer)
    }

    /// Sets a constant response to requests for a path.
    public func get(_ path: String, _ reply: StubReply) { on("GET", path) { _ in reply } }

    /// Answers the next requests with a response, whatever their path.
    public func fail(_ times: Int = 1, with reply: StubReply = .status(500)) {
        for _ in 0..<times { queuedFailures.append(reply) }
    }

    /// Removes the server from the network.
    public func stop() { network.remove(self) }

    func reply(to request: StubRequest) -> StubReply {
        requestCount += 1
        let reply = isOnline ? chooseReply(request) : StubReply.failure(.cannotConnectToHost)
        let query = request.url.query.map { "?" + $0 } ?? ""
        let result = reply.failure.map { "\($0.rawValue)" } ?? "\(reply.status)"
        log.append("\(request.method) \(request.path)\(query) \(result)")
        return reply
    }

    private func chooseReply(_ request: StubRequest) -> StubReply {
        if !queuedFailures.isEmpty { return queuedFailures.removeFirst() }
        for route in routes.reversed() {
            guard let parameters = route.parameters(of: request) else { continue }
            var request = request
            request.parameters = parameters
            do {
                return try route.makeReply(request).conditionalReply(against: request)
            } catch {
                return .text("\(error)", status: 500)
            }
        }
        return .text("no route for \(request.method) \(request.path)", status: 404)
    }

    /// Returns the delay of the next response.
    func nextDelay() -> TimeInterval { latency + (jitter > 0 ? jitter * randomNumbers.nextFraction() : 0) }
}

/// The device's connection to all servers of the program.
///
///     network.goOffline()
///     print(network.isOnline)
///     // false
///
/// See also: StubServer, Reachability.
public let network = StubNetwork()

/// Maps hosts to servers, and stores whether the device is online.
public final class StubNetwork: RequestHandler {
    private var servers: [StubServer] = []
    private var listeners: [Int: (Bool) -> Void] = [:]
    private var lastListener = 0
    /// False to simulate a device without a connection.
    public private(set) var isOnline = true

    /// Makes every request fail because the device has no connection.
    public func goOffline() { setOnline(false) }

    public func goOnline() { setOnline(true) }

    private func setOnline(_ online: Bool) {
        if online == isOnline { return }
        isOnline = online
        register()
        for key in listeners.keys.sorted() { listeners[key]?(online) }
    }

    /// Calls a closure at each change of the connection. The returned function removes the closure.
    func onChange(_ listener: @escaping (Bool) -> Void) -> () -> Void {
        lastListener += 1
        let number = lastListener
        listeners[number] = listener
        return { self.listeners[number] = nil }
    }

    func add(_ server: StubServer) {
        servers.append(server)
        register()
    }

    func remove(_ server: StubServer) { servers.removeAll { $0 === server } }

    private func register() {
        if !URLSession.handlers.contains(where: { $0 === self }) { URLSession.handlers.append(self) }
    }

    func handle(
        _ request: URLRequest, on wire: Wire, _ then: @escaping (ServerAnswer) -> Void
    ) -> (() -> Void)? {
        guard let url = request.url else { return nil }
        if !isOnline {
            let failure = urlFailure(.notConnectedToInternet, StubReply.errorText(.notConnectedToInternet), url)
            return wire.run(after: 0) { then(ServerAnswer(failure: failure)) }
        }
        guard let server = servers.last(where: { $0.host == url.host }) else { return nil }
        let delivery = StubReplyDelivery(wire, url, then)
        let wait = server.nextDelay()
        if wait > request.timeoutInterval {
            delivery.sendAfter(request.timeoutInterval, .failure(.timedOut), 1)
        } else {
            // The server handles a request at its arrival, after half of the time.
            delivery.deliverInParts(request.httpBody?.count ?? 0, server.chunks, wait / 2) {
                delivery.sendAfter(wait / 2, server.reply(to: StubRequest(request, url)), server.chunks)
            }
        }
        return { delivery.cancel?() }
    }
}

/// A request that is being sent, and its response.
private final class StubReplyDelivery {
    var cancel: (() -> Void)?
    private let wire: Wire
    private let url: URL
    private let onAnswer: (ServerAnswer) -> Void

    init(_ wire: Wire, _ url: URL, _ onAnswer: @escaping (ServerAnswer) -> Void) {
        self.wire = wire
        self.url = url
        self.onAnswer = onAnswer
    }

    /// Sends the body of a request to the server in parts.
    func deliverInParts(_ size: Int, _ parts: Int, _ seconds: TimeInterval, _ arrived: @escaping () -> Void) {
        let parts = size > 0 ? max(parts, 1) : 1
        deliverStep(1, of: parts, seconds / Double(parts), size, arrived)
    }
    private func deliverStep(
        _ part: Int, of parts: Int, _ seconds: TimeInterval, _ size: Int, _ arrived: @escaping () -> Void
    ) {
        cancel = wire.run(after: seconds) {
            if size > 0 { self.onAnswer(ServerAnswer(url: self.url, sentByteCount: size * part / parts)) }
            if part < parts { self.deliverStep(part + 1, of: parts, seconds, size, arrived) } else { arrived() }
        }
    }

    func sendAfter(_ seconds: TimeInterval, _ reply: StubReply, _ chunks: Int) {
        cancel = wire.run(after: seconds + reply.delay) { self.sendPart(reply, 1, of: chunks, seconds) }
    }

    private func sendPart(_ reply: StubReply, _ part: Int, of chunks: Int, _ seconds: TimeInterval) {
        if let failure = reply.failure {
            return onAnswer(ServerAnswer(failure: urlFailure(failure, StubReply.errorText(failure), url)))
        }
        var answer = ServerAnswer(url: url, status: reply.status, headers: reply.headers, body: reply.body)
        answer.headers["Content-Length"] = "\(reply.body.count)"
        if part < chunks {
            answer.body = Data(reply.body.prefix(reply.body.count * part / chunks))
            answer.isPart = true
            cancel = wire.run(after: seconds) { self.sendPart(reply, part + 1, of: chunks, seconds) }
        }
        onAnswer(answer)
    }
}

/// A pseudo-random generator that returns the same numbers in each run.
private struct StubRandom {
    private var generatorState: UInt64

    init(_ seed: UInt64) { generatorState = seed }

    /// Returns a number in 0..<1.
    mutating func nextFraction() -> Double {
        generatorState = generatorState &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Double(generatorState >> 40) / 16_777_216
    }
}
