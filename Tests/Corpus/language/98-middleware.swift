// A chain of middleware
protocol Middleware: Sendable { func handle(_ request: String, next: @Sendable (String) async throws -> String) async throws -> String }
struct Logging: Middleware {
    func handle(_ request: String, next: @Sendable (String) async throws -> String) async throws -> String {
        print("->", request)
        let response = try await next(request)
        print("<-", response)
        return response
    }
}
struct Retrying: Middleware {
    let attempts: Int
    func handle(_ request: String, next: @Sendable (String) async throws -> String) async throws -> String {
        for attempt in 1..<attempts {
            if let response = try? await next(request) { return response }
            print("attempt \(attempt) failed")
        }
        return try await next(request)
    }
}
struct Prefix: Middleware {
    let prefix: String
    func handle(_ request: String, next: @Sendable (String) async throws -> String) async throws -> String { try await next(prefix + request) }
}
actor Server {
    enum Failure: Error { case busy }
    private var calls = 0
    func respond(_ request: String) async throws -> String {
        calls += 1
        await Task.yield()
        if calls < 3 { throw Failure.busy }
        return request.uppercased() + " \(calls)"
    }
}
struct Pipeline {
    private let middlewares: [any Middleware]
    private let server: Server
    init(server: Server, @Builder _ build: () -> [any Middleware]) { self.server = server; middlewares = build() }
    @resultBuilder enum Builder {
        static func buildExpression(_ m: some Middleware) -> [any Middleware] { [m] }
        static func buildBlock(_ parts: [any Middleware]...) -> [any Middleware] { parts.flatMap { $0 } }
        static func buildOptional(_ part: [any Middleware]?) -> [any Middleware] { part ?? [] }
    }
    func send(_ request: String) async throws -> String {
        let server = server
        var next: @Sendable (String) async throws -> String = { try await server.respond($0) }
        for middleware in middlewares.reversed() {
            let inner = next
            next = { try await middleware.handle($0, next: inner) }
        }
        return try await next(request)
    }
}
let isVerbose = true
let pipeline = Pipeline(server: Server()) {
    Retrying(attempts: 3)
    if isVerbose { Logging() }
    Prefix(prefix: "/api")
}
print(try await pipeline.send("/users"))
