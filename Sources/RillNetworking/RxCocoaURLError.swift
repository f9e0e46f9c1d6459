import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// Why a request has no usable answer.
public enum RxCocoaURLError: Swift.Error {
    /// Nobody knows why.
    case unknown
    /// The answer does not speak HTTP.
    case nonHTTPResponse(response: URLResponse)
    /// The status is not one of success (200 to 299).
    case httpRequestFailed(response: HTTPURLResponse, data: Data?)
    /// The body is not what it should be.
    case deserializationError(error: Swift.Error)
}

extension RxCocoaURLError: CustomDebugStringConvertible {
    public var debugDescription: String {
        switch self {
        case .unknown: return "Unknown error has occurred."
        case .nonHTTPResponse(let response): return "Response is not NSHTTPURLResponse `\(response)`."
        case .httpRequestFailed(let response, _): return "HTTP request failed with `\(response.statusCode)`."
        case .deserializationError(let error): return "Error during deserialization of the response: \(error)"
        }
    }
}
