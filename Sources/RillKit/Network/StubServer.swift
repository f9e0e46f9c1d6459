import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// Answers every request to a host, inside the program: a server that needs no network and is the same on each run.
///
///     let server = StubServer("api.example.test")
///     server.get("/cities/:name") { request in .json(["name": request.parameters["name"]!]) }
///     URLSession.shared.dataTask(with: URL(string: "https://api.example.test/cities/Oslo")!) { data, _, _ in
///         print(String(decoding: data!, as: UTF8.self))
///     }.resume()
///     // {"name":"Oslo"}
///
/// Pitfall: a path that has no route is answered with 404, a host without a server is the closed network.
/// See also: StubReply, StubRequest, network.
public final class StubServer {
    /// The host that it answers for.
    public let host: String
    /// Seconds from a request to its answer.
    public var latency: TimeInterval = 0.1
    /// Up to so many seconds more, by chance that is the same on each run.
    public var jitter: TimeInterval = 0
    /// Whether anybody gets through to it.
    public var isOnline = true
    /// In how many parts a body comes, each a latency after the other; and in how many the body of a request goes.
    public var chunks = 1
    /// One line for each request: method, path with query, status or failure.
    public private(set) var log: [String] = []
    /// How many requests came.
    public private(set) var requestCount = 0
    private var routes: [StubRoute] = []
    private var failures: [StubReply] = []
    private var chance: StubChance

    public init(_ host: String, seed: UInt64 = 1) {
        self.host = host
        chance = StubChance(seed)
        network.add(self)
    }

    /// Answers requests of a method whose path fits; `:name` in it stands for any part and becomes a parameter.
    public func on(_ method: String, _ path: String, _ answer: @escaping (StubRequest) throws -> StubReply) {
        routes.append(StubRoute(method, path, answer))
    }

    public func get(_ path: String, _ answer: @escaping (StubRequest) throws -> StubReply) { on("GET", path, answer) }
    public func post(_ path: String, _ answer: @escaping (StubRequest) throws -> StubReply) { on("POST", path, answer) }
    public func put(_ path: String, _ answer: @escaping (StubRequest) throws -> StubReply) { on("PUT", path, answer) }
    public func delete(_ path: String, _ answer: @escaping (StubRequest) throws -> StubReply) {
        on("DELETE", path, answer)
    }

    /// The same answer each time.
    public func get(_ path: String, _ reply: StubReply) { on("GET", path) { _ in reply } }

    /// The next requests are answered so, whatever they ask for.
    public func fail(_ times: Int = 1, with reply: StubReply = .status(500)) {
        for _ in 0..<times { failures.append(reply) }
    }

    /// No server answers for the host any more.
    public func stop() { network.remove(self) }

    func reply(to request: StubRequest) -> StubReply {
        requestCount += 1
        let reply = isOnline ? decide(request) : StubReply.failure(.cannotConnectToHost)
        let query = request.url.query.map { "?" + $0 } ?? ""
        let result = reply.failure.map { "\($0.rawValue)" } ?? "\(reply.status)"
        log.append("\(request.method) \(request.path)\(query) \(result)")
        return reply
    }

    private func decide(_ request: StubRequest) -> StubReply {
        if !failures.isEmpty { return failures.removeFirst() }
        for route in routes.reversed() {
            guard let parameters = route.parameters(of: request) else { continue }
            var request = request
            request.parameters = parameters
            do {
                return try route.answer(request).checked(against: request)
            } catch {
                return .text("\(error)", status: 500)
            }
        }
        return .text("no route for \(request.method) \(request.path)", status: 404)
    }

    /// How long this answer takes.
    func wait() -> TimeInterval { latency + (jitter > 0 ? jitter * chance.next() : 0) }
}

/// The device's way to all servers of the program.
///
///     network.goOffline()
///     print(network.isOnline)
///     // false
///
/// See also: StubServer, Reachability.
public let network = StubNetwork()

/// Knows which server answers for which host, and whether the device is online.
public final class StubNetwork: RequestHandler {
    private var servers: [StubServer] = []
    private var listeners: [Int: (Bool) -> Void] = [:]
    private var lastListener = 0
    /// Whether any request leaves the device.
    public private(set) var isOnline = true

    /// Every request fails as without a connection.
    public func goOffline() { become(false) }

    public func goOnline() { become(true) }

    private func become(_ online: Bool) {
        if online == isOnline { return }
        isOnline = online
        register()
        for key in listeners.keys.sorted() { listeners[key]?(online) }
    }

    /// Calls a closure at each change; what is returned ends that.
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
            let failure = urlFailure(.notConnectedToInternet, StubReply.words(.notConnectedToInternet), url)
            return wire.run(after: 0) { then(ServerAnswer(failure: failure)) }
        }
        guard let server = servers.last(where: { $0.host == url.host }) else { return nil }
        let delivery = StubDelivery(wire, url, then)
        let wait = server.wait()
        if wait > request.timeoutInterval {
            delivery.after(request.timeoutInterval, .failure(.timedOut), 1)
        } else {
            // What the server does it does when the request reaches it, half of the time later.
            delivery.carry(request.httpBody?.count ?? 0, server.chunks, wait / 2) {
                delivery.after(wait / 2, server.reply(to: StubRequest(request, url)), server.chunks)
            }
        }
        return { delivery.cancel?() }
    }
}

/// A request on its way, and the answer on its way back.
private final class StubDelivery {
    var cancel: (() -> Void)?
    private let wire: Wire
    private let url: URL
    private let then: (ServerAnswer) -> Void

    init(_ wire: Wire, _ url: URL, _ then: @escaping (ServerAnswer) -> Void) {
        self.wire = wire
        self.url = url
        self.then = then
    }

    /// Takes the body of a request to the server, in parts.
    func carry(_ size: Int, _ parts: Int, _ seconds: TimeInterval, _ arrived: @escaping () -> Void) {
        let parts = size > 0 ? max(parts, 1) : 1
        step(1, of: parts, seconds / Double(parts), size, arrived)
    }
    private func step(
        _ part: Int, of parts: Int, _ seconds: TimeInterval, _ size: Int, _ arrived: @escaping () -> Void
    ) {
        cancel = wire.run(after: seconds) {
            if size > 0 { self.then(ServerAnswer(url: self.url, sent: size * part / parts)) }
            if part < parts { self.step(part + 1, of: parts, seconds, size, arrived) } else { arrived() }
        }
    }

    func after(_ seconds: TimeInterval, _ reply: StubReply, _ chunks: Int) {
        cancel = wire.run(after: seconds + reply.delay) { self.send(reply, 1, of: chunks, seconds) }
    }

    private func send(_ reply: StubReply, _ part: Int, of chunks: Int, _ seconds: TimeInterval) {
        if let failure = reply.failure {
            return then(ServerAnswer(failure: urlFailure(failure, StubReply.words(failure), url)))
        }
        var answer = ServerAnswer(url: url, status: reply.status, headers: reply.headers, body: reply.body)
        answer.headers["Content-Length"] = "\(reply.body.count)"
        if part < chunks {
            answer.body = Data(reply.body.prefix(reply.body.count * part / chunks))
            answer.isPart = true
            cancel = wire.run(after: seconds) { self.send(reply, part + 1, of: chunks, seconds) }
        }
        then(answer)
    }
}

/// Chance that is the same on each run.
private struct StubChance {
    private var state: UInt64

    init(_ seed: UInt64) { state = seed }

    /// From 0 up to 1.
    mutating func next() -> Double {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Double(state >> 40) / 16_777_216
    }
}
