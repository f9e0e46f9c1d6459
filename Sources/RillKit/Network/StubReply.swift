import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// A request to a stub server.
///
/// See also: StubServer, StubReply.
public struct StubRequest {
    public let method: String
    public let url: URL
    public let headers: [String: String]
    public let body: Data
    /// The values of the `:name` parts in the path of the route.
    public internal(set) var parameters: [String: String] = [:]

    init(_ request: URLRequest, _ url: URL) {
        method = request.httpMethod ?? "GET"
        self.url = url
        headers = request.allHTTPHeaderFields ?? [:]
        body = request.httpBody ?? Data()
    }

    public var path: String { url.path }

    /// The query parameters by name.
    public var query: [String: String] {
        var found: [String: String] = [:]
        let items = URLComponents(url: url, resolvingAgainstBaseURL: false)?.queryItems ?? []
        for item in items { found[item.name] = item.value ?? "" }
        return found
    }

    public var text: String { String(decoding: body, as: UTF8.self) }

    /// Decodes the body of the request as JSON.
    public func decoded<T: Decodable>(_ type: T.Type) throws -> T { try JSONDecoder().decode(type, from: body) }

    /// Returns the value of a header field, whose name is not case-sensitive; nil if the field is missing.
    public func header(_ name: String) -> String? {
        headers.first { $0.key.lowercased() == name.lowercased() }?.value
    }
}

/// The response of a stub server.
///
///     let reply = StubReply.text("hello", status: 201).header("X-Count", "1")
///     print(reply.status, reply.headers["X-Count"]!)
///     // 201 1
///
/// See also: StubServer.
public struct StubReply {
    public var status = 200
    public var headers: [String: String] = [:]
    public var body = Data()
    /// The error that is sent in place of a response.
    public var failure: URLError.Code?
    /// The seconds of delay in addition to the latency of the server.
    public var delay: TimeInterval = 0

    /// Returns a response without a body.
    public static func status(_ status: Int) -> StubReply {
        var reply = StubReply()
        reply.status = status
        return reply
    }

    /// Returns a response with data and their content type.
    public static func data(_ data: Data, type: String = "application/octet-stream", status: Int = 200) -> StubReply {
        var reply = StubReply.status(status)
        reply.headers["Content-Type"] = type
        reply.body = data
        return reply
    }

    public static func text(_ text: String, status: Int = 200) -> StubReply {
        data(Data(text.utf8), type: "text/plain; charset=utf-8", status: status)
    }

    /// Returns a response with a value encoded as JSON with sorted keys.
    public static func json<T: Encodable>(_ value: T, status: Int = 200) throws -> StubReply {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys]
        return data(try encoder.encode(value), type: "application/json", status: status)
    }

    /// Returns a response with a JSON object.
    public static func object(_ object: Any, status: Int = 200) throws -> StubReply {
        let bytes = try JSONSerialization.data(withJSONObject: object, options: [.sortedKeys])
        return data(bytes, type: "application/json", status: status)
    }

    /// Returns an error in place of a response.
    public static func failure(_ code: URLError.Code) -> StubReply {
        var reply = StubReply()
        reply.failure = code
        return reply
    }

    /// Adds a header field. If a conditional request (`If-Modified-Since`, `If-None-Match`) matches the field, the
    /// response is 304 without a body.
    public func header(_ name: String, _ value: String) -> StubReply {
        var reply = self
        reply.headers[name] = value
        return reply
    }

    /// Delays the response by a number of seconds.
    public func delayed(_ seconds: TimeInterval) -> StubReply {
        var reply = self
        reply.delay += seconds
        return reply
    }

    /// Answers a conditional request: with 304 if the validators match, and with 206 for a range of bytes.
    func conditionalReply(against request: StubRequest) -> StubReply {
        let pairs = [("If-Modified-Since", "Last-Modified"), ("If-None-Match", "ETag")]
        for (asked, told) in pairs {
            guard status == 200, let known = request.header(asked), known == headers[told] else { continue }
            var reply = StubReply.status(304)
            reply.headers[told] = known
            return reply
        }
        if status == 200, let range = request.header("Range"), range.hasPrefix("bytes="), range.hasSuffix("-"),
            let start = Int(range.dropFirst(6).dropLast()), start > 0, start < body.count
        {
            var reply = self
            reply.status = 206
            reply.headers["Content-Range"] = "bytes \(start)-\(body.count - 1)/\(body.count)"
            reply.body = Data(body.dropFirst(start))
            return reply
        }
        return self
    }

    static func errorText(_ code: URLError.Code) -> String {
        switch code {
        case .notConnectedToInternet: return "The Internet connection appears to be offline."
        case .timedOut: return "The request timed out."
        case .cannotConnectToHost: return "Could not connect to the server."
        case .cannotFindHost: return "A server with the specified hostname could not be found."
        case .networkConnectionLost: return "The network connection was lost."
        default: return "The request failed (\(code.rawValue))."
        }
    }
}

/// A path, and the function that answers its requests.
struct StubRoute {
    let httpMethod: String
    let pathParts: [String]
    let makeReply: (StubRequest) throws -> StubReply

    init(_ httpMethod: String, _ path: String, _ makeReply: @escaping (StubRequest) throws -> StubReply) {
        self.httpMethod = httpMethod
        pathParts = StubRoute.pathParts(of: path)
        self.makeReply = makeReply
    }

    static func pathParts(of path: String) -> [String] { path.split(separator: "/").map { String($0) } }

    /// Returns the values of the `:name` parts; nil if the request does not match the route.
    func parameters(of request: StubRequest) -> [String: String]? {
        let given = StubRoute.pathParts(of: request.path)
        guard request.method == httpMethod, given.count == pathParts.count else { return nil }
        var found: [String: String] = [:]
        for (part, value) in zip(pathParts, given) {
            if part.hasPrefix(":") {
                found[String(part.dropFirst())] = value
            } else if part != value {
                return nil
            }
        }
        return found
    }
}
