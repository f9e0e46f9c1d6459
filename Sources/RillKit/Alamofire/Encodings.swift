import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// The method of a request.
public enum HTTPMethod: String {
    case options = "OPTIONS"
    case get = "GET"
    case head = "HEAD"
    case post = "POST"
    case put = "PUT"
    case patch = "PATCH"
    case delete = "DELETE"
}

public typealias Parameters = [String: Any]
public typealias HTTPHeaders = [String: String]

/// A type that can be converted to a URL.
public protocol URLConvertible {
    func asURL() throws -> URL
}

extension String: URLConvertible {
    public func asURL() throws -> URL {
        guard let url = URL(string: self) else { throw AFError.invalidURL(url: self) }
        return url
    }
}
extension URL: URLConvertible {
    public func asURL() throws -> URL { self }
}
extension URLComponents: URLConvertible {
    public func asURL() throws -> URL {
        guard let url else { throw AFError.invalidURL(url: self) }
        return url
    }
}

/// A type that can be converted to a request.
public protocol URLRequestConvertible {
    func asURLRequest() throws -> URLRequest
}

extension String: URLRequestConvertible {
    public func asURLRequest() throws -> URLRequest { URLRequest(url: try asURL()) }
}
extension URL: URLRequestConvertible {
    public func asURLRequest() throws -> URLRequest { URLRequest(url: self) }
}
extension URLRequest: URLRequestConvertible {
    public func asURLRequest() throws -> URLRequest { self }

    public var method: HTTPMethod? {
        get { httpMethod.flatMap { HTTPMethod(rawValue: $0) } }
        set { httpMethod = newValue?.rawValue }
    }
    public init(url: URLConvertible, method: HTTPMethod, headers: HTTPHeaders? = nil) throws {
        self.init(url: try url.asURL())
        httpMethod = method.rawValue
        for (name, value) in headers ?? [:] { setValue(value, forHTTPHeaderField: name) }
    }
}

/// Encodes parameters into a request.
public protocol ParameterEncoding {
    func encode(_ request: URLRequestConvertible, with parameters: Parameters?) throws -> URLRequest
}

/// Encodes parameters as `name=value`, sorted by name.
///
///     let page = try URLRequest(url: "https://api.example.test/find", method: .get)
///     print(try URLEncoding.default.encode(page, with: ["q": "two words", "n": 3]).url!.absoluteString)
///     // https://api.example.test/find?n=3&q=two%20words
///
/// See also: JSONEncoding.
public struct URLEncoding: ParameterEncoding {
    public enum Destination { case methodDependent, queryString, httpBody }

    public static var `default`: URLEncoding { URLEncoding() }
    public static var queryString: URLEncoding { URLEncoding(destination: .queryString) }
    public static var httpBody: URLEncoding { URLEncoding(destination: .httpBody) }
    public let destination: Destination

    public init(destination: Destination = .methodDependent) { self.destination = destination }

    public func encode(_ request: URLRequestConvertible, with parameters: Parameters?) throws -> URLRequest {
        var request = try request.asURLRequest()
        guard let parameters, !parameters.isEmpty, let url = request.url else { return request }
        let text = parameters.keys.sorted().flatMap { queryParts($0, parameters[$0] ?? "") }.joined(separator: "&")
        if isEncodedInQuery(request.httpMethod ?? "GET") {
            let earlier = url.absoluteString
            request.url = URL(string: earlier + (earlier.contains("?") ? "&" : "?") + text)
        } else {
            if request.value(forHTTPHeaderField: "Content-Type") == nil {
                request.setValue(
                    "application/x-www-form-urlencoded; charset=utf-8", forHTTPHeaderField: "Content-Type")
            }
            request.httpBody = Data(text.utf8)
        }
        return request
    }

    private func isEncodedInQuery(_ method: String) -> Bool {
        switch destination {
        case .queryString: return true
        case .httpBody: return false
        case .methodDependent: return ["GET", "HEAD", "DELETE"].contains(method)
        }
    }

    /// Encodes arrays as `name[]=1`, dictionaries as `name[key]=value`, Booleans as 1 and 0.
    private func queryParts(_ name: String, _ value: Any) -> [String] {
        if let members = value as? [String: Any] {
            return members.keys.sorted().flatMap { queryParts("\(name)[\($0)]", members[$0] ?? "") }
        }
        if let elements = value as? [Any] { return elements.flatMap { queryParts(name + "[]", $0) } }
        if let truth = value as? Bool { return [escaped(name) + "=" + (truth ? "1" : "0")] }
        return [escaped(name) + "=" + escaped("\(value)")]
    }

    private func escaped(_ text: String) -> String {
        var allowed = CharacterSet.alphanumerics
        allowed.insert(charactersIn: "-._~/?")
        return text.addingPercentEncoding(withAllowedCharacters: allowed) ?? text
    }
}

/// Encodes parameters as a JSON body.
public struct JSONEncoding: ParameterEncoding {
    public static var `default`: JSONEncoding { JSONEncoding() }
    public static var prettyPrinted: JSONEncoding { JSONEncoding(options: .prettyPrinted) }
    private let options: JSONSerialization.WritingOptions

    public init(options: JSONSerialization.WritingOptions = []) { self.options = options }

    public func encode(_ request: URLRequestConvertible, with parameters: Parameters?) throws -> URLRequest {
        var request = try request.asURLRequest()
        guard let parameters else { return request }
        if request.value(forHTTPHeaderField: "Content-Type") == nil {
            request.setValue("application/json", forHTTPHeaderField: "Content-Type")
        }
        request.httpBody = try JSONSerialization.data(withJSONObject: parameters, options: options)
        return request
    }
}
