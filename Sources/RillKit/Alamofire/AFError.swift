import Foundation

/// An error of a request, apart from network errors.
///
///     let error = AFError.responseValidationFailed(reason: .unacceptableStatusCode(code: 404))
///     print(error.responseCode ?? 0, error.isResponseValidationError)
///     // 404 true
///
/// See also: DataRequest.
public enum AFError: Error {
    public enum ResponseValidationFailureReason {
        case dataFileNil
        case missingContentType(acceptableContentTypes: [String])
        case unacceptableContentType(acceptableContentTypes: [String], responseContentType: String)
        case unacceptableStatusCode(code: Int)
    }
    public enum ResponseSerializationFailureReason {
        case inputDataNilOrZeroLength
        case stringSerializationFailed
        case jsonSerializationFailed(error: Error)
        case decodingFailed(error: Error)
    }

    case invalidURL(url: Any)
    case responseValidationFailed(reason: ResponseValidationFailureReason)
    case responseSerializationFailed(reason: ResponseSerializationFailureReason)

    public var isInvalidURLError: Bool {
        if case .invalidURL = self { return true }
        return false
    }
    public var isResponseValidationError: Bool {
        if case .responseValidationFailed = self { return true }
        return false
    }
    public var isResponseSerializationError: Bool {
        if case .responseSerializationFailed = self { return true }
        return false
    }
    /// The status code that was refused; nil for another error.
    public var responseCode: Int? {
        if case .responseValidationFailed(.unacceptableStatusCode(let code)) = self { return code }
        return nil
    }
}
