/// The network access of a program. Without network access, every request is refused.
///
/// No method waits, and there are no callbacks: the caller polls for the answer.
package protocol Network: AnyObject {
    /// Sends a request and returns its number, for `answer(to:)`.
    func send(_ request: WebRequest) -> Int

    /// Returns the answer or failure of a request once; nil while it is pending.
    func answer(to number: Int) -> WebAnswer?

    /// Cancels a request.
    func cancel(_ number: Int)
}

/// An HTTP request.
package struct WebRequest: Equatable, Sendable {
    package var url: String
    package var method: String
    package var headers: [String: String]
    package var body: [UInt8]?
    /// The number of seconds without a byte after which the request fails.
    package var timeout: Double

    package init(
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
package enum WebAnswer: Equatable, Sendable {
    case answered(WebResponse)
    case failed(WebFailure)
}

/// An HTTP response.
package struct WebResponse: Equatable, Sendable {
    /// The URL of the response after all redirects.
    package var url: String
    /// The HTTP status; 0 if the answer is not HTTP.
    package var status: Int
    package var headers: [String: String]
    package var body: [UInt8]

    package init(url: String, status: Int, headers: [String: String] = [:], body: [UInt8] = []) {
        self.url = url
        self.status = status
        self.headers = headers
        self.body = body
    }
}

/// The failure of a request: a code of `NSURLErrorDomain` and a description.
package struct WebFailure: Equatable, Sendable {
    package var code: Int
    package var reason: String

    package init(code: Int, reason: String) {
        self.code = code
        self.reason = reason
    }

    package static let cancelled = WebFailure(code: -999, reason: "cancelled")
}
