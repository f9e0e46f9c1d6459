import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// The reason for which a request has no usable response.
///
///     let address = URL(string: "http://example.com/")!
///     let response = HTTPURLResponse(url: address, statusCode: 404, httpVersion: nil, headerFields: nil)!
///     print(RxCocoaURLError.httpRequestFailed(response: response, data: nil))
///     // HTTP request failed with `404`.
///
/// Pitfall: only `data` and `json` treat some statuses as errors; `response` sends every response.
/// See also: data(request:), json(request:options:).
public enum RxCocoaURLError: Swift.Error {
    /// The cause of the failure is unknown.
    case unknown
    /// The answer is not an HTTP response.
    case nonHTTPResponse(response: URLResponse)
    /// The status is not a success (200 to 299).
    case httpRequestFailed(response: HTTPURLResponse, data: Data?)
    /// The body cannot be decoded.
    case deserializationError(error: Swift.Error)
}

extension RxCocoaURLError: CustomDebugStringConvertible {
    /// A description of the error.
    public var debugDescription: String {
        switch self {
        case .unknown: return "Unknown error has occurred."
        case .nonHTTPResponse(let response): return "Response is not NSHTTPURLResponse `\(response)`."
        case .httpRequestFailed(let response, _): return "HTTP request failed with `\(response.statusCode)`."
        case .deserializationError(let error): return "Error during deserialization of the response: \(error)"
        }
    }
}
