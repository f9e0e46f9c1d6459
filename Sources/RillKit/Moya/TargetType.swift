import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// A request of an app: its URL and contents.
public protocol TargetType {
    var baseURL: URL { get }
    var path: String { get }
    var method: Method { get }
    var sampleData: Data { get }
    var task: Task { get }
    var validationType: ValidationType { get }
    var headers: [String: String]? { get }
}

public typealias Method = HTTPMethod

extension TargetType {
    public var sampleData: Data { Data() }
    public var validationType: ValidationType { .none }
}

/// The status codes that count as success.
public enum ValidationType {
    case none, successCodes, successAndRedirectCodes
    case customCodes([Int])

    var statusCodes: [Int] {
        switch self {
        case .none: return []
        case .successCodes: return Array(200..<300)
        case .successAndRedirectCodes: return Array(200..<400)
        case .customCodes(let codes): return codes
        }
    }
}

/// The contents of a request.
public enum Task {
    case requestPlain
    case requestData(Data)
    case requestJSONEncodable(Encodable)
    case requestCustomJSONEncodable(Encodable, encoder: JSONEncoder)
    case requestParameters(parameters: [String: Any], encoding: ParameterEncoding)
    case requestCompositeData(bodyData: Data, urlParameters: [String: Any])
    case requestCompositeParameters(
        bodyParameters: [String: Any], bodyEncoding: ParameterEncoding, urlParameters: [String: Any])
}

/// A response with its status and body.
public final class Response: CustomStringConvertible {
    public let statusCode: Int
    public let data: Data
    public let request: URLRequest?
    public let response: HTTPURLResponse?

    public init(statusCode: Int, data: Data, request: URLRequest? = nil, response: HTTPURLResponse? = nil) {
        self.statusCode = statusCode
        self.data = data
        self.request = request
        self.response = response
    }
    public var description: String { "Status Code: \(statusCode), Data Length: \(data.count)" }

    public func filter(statusCodes: ClosedRange<Int>) throws -> Response {
        guard statusCodes.contains(statusCode) else { throw MoyaError.statusCode(self) }
        return self
    }
    public func filter(statusCode wanted: Int) throws -> Response { try filter(statusCodes: wanted...wanted) }
    public func filterSuccessfulStatusCodes() throws -> Response { try filter(statusCodes: 200...299) }
    public func filterSuccessfulStatusAndRedirectCodes() throws -> Response { try filter(statusCodes: 200...399) }
    public func mapJSON(failsOnEmptyData: Bool = true) throws -> Any {
        if data.isEmpty && !failsOnEmptyData { return NSNull() }
        do {
            return try JSONSerialization.jsonObject(with: data, options: .fragmentsAllowed)
        } catch {
            throw MoyaError.jsonMapping(self)
        }
    }
    public func mapString(atKeyPath keyPath: String? = nil) throws -> String {
        guard let keyPath else { return String(decoding: data, as: UTF8.self) }
        guard let text = try valueAtKeyPath(keyPath) as? String else { throw MoyaError.stringMapping(self) }
        return text
    }
    public func mapImage() throws -> UIImage {
        guard let image = UIImage(data: data) else { throw MoyaError.imageMapping(self) }
        return image
    }
    public func map<Value: Decodable>(
        _ type: Value.Type, atKeyPath keyPath: String? = nil, using decoder: JSONDecoder = JSONDecoder(),
        failsOnEmptyData: Bool = true
    ) throws -> Value {
        do {
            guard let keyPath else { return try decoder.decode(type, from: data) }
            let inner = try JSONSerialization.data(
                withJSONObject: try valueAtKeyPath(keyPath) ?? NSNull(), options: .fragmentsAllowed)
            return try decoder.decode(type, from: inner)
        } catch {
            throw MoyaError.objectMapping(error, self)
        }
    }
    private func valueAtKeyPath(_ keyPath: String) throws -> Any? {
        var value: Any? = try mapJSON()
        for key in keyPath.split(separator: ".") { value = (value as? [String: Any])?[String(key)] }
        return value
    }
}

public enum MoyaError: LocalizedError, CustomStringConvertible {
    case imageMapping(Response)
    case jsonMapping(Response)
    case stringMapping(Response)
    case objectMapping(Error, Response)
    case encodableMapping(Error)
    case statusCode(Response)
    case underlying(Error, Response?)
    case requestMapping(String)
    case parameterEncoding(Error)

    public var response: Response? {
        switch self {
        case .imageMapping(let response), .jsonMapping(let response), .stringMapping(let response),
            .statusCode(let response), .objectMapping(_, let response):
            return response
        case .underlying(_, let response): return response
        default: return nil
        }
    }
    public var errorDescription: String? { description }
    public var description: String {
        switch self {
        case .imageMapping: return "Failed to map data to an Image."
        case .jsonMapping: return "Failed to map data to JSON."
        case .stringMapping: return "Failed to map data to a String."
        case .objectMapping: return "Failed to map data to a Decodable object."
        case .encodableMapping: return "Failed to encode Encodable object into data."
        case .statusCode: return "Status code didn't fall within the given range."
        case .underlying(let error, _): return "\(error)"
        case .requestMapping: return "Failed to map Endpoint to a URLRequest."
        case .parameterEncoding(let error): return "Failed to encode parameters for URLRequest. \(error)"
        }
    }
}
