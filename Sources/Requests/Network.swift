/// The way to the network that a program may be given. Whoever has none lets no request through.
///
/// Nothing here waits and nothing calls back: whoever has sent a request asks for the answer until it is there.
public protocol Network: AnyObject {
    /// Sends a request; its number is what one asks with.
    func send(_ request: WebRequest) -> Int

    /// The answer to a request, or why there will be none; nil while it is on its way. It is given once.
    func answer(to number: Int) -> WebAnswer?

    /// Nobody wants the answer any more.
    func cancel(_ number: Int)
}

/// An HTTP request.
public struct WebRequest: Equatable, Sendable {
    public var url: String
    public var method: String
    public var headers: [String: String]
    public var body: [UInt8]?
    /// Seconds without a byte after which there is no answer.
    public var timeout: Double

    public init(
        url: String, method: String = "GET", headers: [String: String] = [:], body: [UInt8]? = nil, timeout: Double = 60
    ) {
        self.url = url
        self.method = method
        self.headers = headers
        self.body = body
        self.timeout = timeout
    }
}

/// The result of a request.
public enum WebAnswer: Equatable, Sendable {
    case answered(WebResponse)
    case failed(WebFailure)
}

/// An HTTP response.
public struct WebResponse: Equatable, Sendable {
    /// The URL of the response, after all redirects.
    public var url: String
    /// Zero where the answer does not speak HTTP.
    public var status: Int
    public var headers: [String: String]
    public var body: [UInt8]

    public init(url: String, status: Int, headers: [String: String] = [:], body: [UInt8] = []) {
        self.url = url
        self.status = status
        self.headers = headers
        self.body = body
    }
}

/// Why there is no answer: a number of `NSURLErrorDomain`, and words for people.
public struct WebFailure: Equatable, Sendable {
    public var code: Int
    public var text: String

    public init(code: Int, text: String) {
        self.code = code
        self.text = text
    }

    public static let cancelled = WebFailure(code: -999, text: "cancelled")
}
