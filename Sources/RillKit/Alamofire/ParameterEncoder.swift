import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// Encodes a value that is `Encodable` into a request.
public protocol ParameterEncoder {
    func encode<Value: Encodable>(_ parameters: Value?, into request: URLRequest) throws -> URLRequest
}

/// Encodes a value as a JSON body.
open class JSONParameterEncoder: ParameterEncoder {
    public static var `default`: JSONParameterEncoder { JSONParameterEncoder() }
    public let encoder: JSONEncoder

    public init(encoder: JSONEncoder = JSONEncoder()) { self.encoder = encoder }
    open func encode<Value: Encodable>(_ parameters: Value?, into request: URLRequest) throws -> URLRequest {
        guard let parameters else { return request }
        var request = request
        if request.value(forHTTPHeaderField: "Content-Type") == nil {
            request.setValue("application/json", forHTTPHeaderField: "Content-Type")
        }
        request.httpBody = try encoder.encode(parameters)
        return request
    }
}

/// Encodes the properties of a value as `name=value`.
open class URLEncodedFormParameterEncoder: ParameterEncoder {
    public static var `default`: URLEncodedFormParameterEncoder { URLEncodedFormParameterEncoder() }
    public let destination: URLEncoding.Destination

    public init(destination: URLEncoding.Destination = .methodDependent) { self.destination = destination }
    open func encode<Value: Encodable>(_ parameters: Value?, into request: URLRequest) throws -> URLRequest {
        guard let parameters else { return request }
        let tree = try JSONSerialization.jsonObject(with: JSONEncoder().encode(parameters))
        return try URLEncoding(destination: destination).encode(request, with: tree as? [String: Any])
    }
}

extension ParameterEncoder where Self == JSONParameterEncoder {
    public static var json: JSONParameterEncoder { JSONParameterEncoder() }
}
extension ParameterEncoder where Self == URLEncodedFormParameterEncoder {
    public static var urlEncodedForm: URLEncodedFormParameterEncoder { URLEncodedFormParameterEncoder() }
}

extension Session {
    @discardableResult
    public func request<Value: Encodable>(
        _ url: URLConvertible, method: HTTPMethod = .get, parameters: Value?, encoder: ParameterEncoder,
        headers: HTTPHeaders? = nil
    ) -> DataRequest {
        makeDataRequest { try encoder.encode(parameters, into: URLRequest(url: url, method: method, headers: headers)) }
    }
}
