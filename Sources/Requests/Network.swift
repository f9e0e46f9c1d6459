/// Network access of a program. Without one, every request is refused.
///
/// Never waits and has no callbacks: the caller polls for the answer.
public protocol Network: AnyObject {
    /// Sends a request and returns its number, for `answer(to:)`.
    func send(_ request: WebRequest) -> Int

    /// Returns the answer or failure of a request once; nil while it is pending.
    func answer(to number: Int) -> WebAnswer?

    /// Cancels a request.
    func cancel(_ number: Int)
}

/// An HTTP request.
public struct WebRequest: Equatable, Sendable {
    public var url: String
    public var method: String
    public var headers: [String: String]
    public var body: [UInt8]?
    /// Seconds without a byte after which the request fails.
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
    /// The HTTP status; 0 if the answer is not HTTP.
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

/// A failed request: a code of `NSURLErrorDomain` and a description.
public struct WebFailure: Equatable, Sendable {
    public var code: Int
    public var text: String

    public init(code: Int, text: String) {
        self.code = code
        self.text = text
    }

    public static let cancelled = WebFailure(code: -999, text: "cancelled")
}
