import Runtime

/// Addresses and requests; nothing here touches a network.
let networkPage = LibraryPage(
    name: "Network", module: "Foundation",
    text: #"""
        /// An address.
        struct URL: Hashable, CustomStringConvertible, CustomDebugStringConvertible, Codable {
            /// `nil` if the text is no address.
            init?(string: String)
            init?(string: String, relativeTo url: URL?)
            init(fileURLWithPath path: String)
            init(fileURLWithPath path: String, isDirectory: Bool)
            var absoluteString: String { get }
            var absoluteURL: URL { get }
            var relativeString: String { get }
            var scheme: String? { get }
            var host: String? { get }
            func host(percentEncoded: Bool = true) -> String? { host }
            var port: Int? { get }
            var path: String { get }
            func path(percentEncoded: Bool = true) -> String { path }
            var query: String? { get }
            func query(percentEncoded: Bool = true) -> String? { query }
            var fragment: String? { get }
            var user: String? { get }
            var password: String? { get }
            var pathComponents: [String] { get }
            var lastPathComponent: String { get }
            var pathExtension: String { get }
            var isFileURL: Bool { get }
            func appendingPathComponent(_ pathComponent: String) -> URL
            func appendingPathComponent(_ pathComponent: String, isDirectory: Bool) -> URL
            func appendingPathExtension(_ pathExtension: String) -> URL
            func appending(path: String) -> URL { appendingPathComponent(path) }
            func appending(component: String) -> URL { appendingPathComponent(component) }
            func appending(queryItems: [URLQueryItem]) -> URL {
                var components = URLComponents(url: self, resolvingAgainstBaseURL: true)!
                components.queryItems = (components.queryItems ?? []) + queryItems
                return components.url ?? self
            }
            mutating func appendPathComponent(_ pathComponent: String) { self = appendingPathComponent(pathComponent) }
            mutating func appendPathExtension(_ pathExtension: String) { self = appendingPathExtension(pathExtension) }
            func deletingLastPathComponent() -> URL
            func deletingPathExtension() -> URL
            mutating func deleteLastPathComponent() { self = deletingLastPathComponent() }
            mutating func deletePathExtension() { self = deletingPathExtension() }
            var standardized: URL { get }
            static func == (lhs: URL, rhs: URL) -> Bool
            func hash(into hasher: inout Hasher)
            var description: String { get }
            @bind("URL.description") var debugDescription: String { get }
        }
        /// One `name=value` of an address.
        struct URLQueryItem: Hashable, CustomStringConvertible {
            var name: String
            var value: String?
            init(name: String, value: String?) {
                self.name = name
                self.value = value
            }
            var description: String { "\(name)=\(value ?? "")" }
        }
        /// An address in parts.
        struct URLComponents: Hashable, CustomStringConvertible {
            init()
            init?(string: String)
            init?(url: URL, resolvingAgainstBaseURL resolve: Bool)
            var scheme: String? { get set }
            var user: String? { get set }
            var password: String? { get set }
            var host: String? { get set }
            var port: Int? { get set }
            var path: String { get set }
            var query: String? { get set }
            var percentEncodedQuery: String? { get set }
            var fragment: String? { get set }
            var queryItems: [URLQueryItem]? {
                get { _items?.map { URLQueryItem(name: $0.0, value: $0.1) } }
                set { _items = newValue?.map { ($0.name, $0.value) } }
            }
            var _items: [(String, String?)]? { get set }
            var url: URL? { get }
            var string: String? { get }
            static func == (lhs: URLComponents, rhs: URLComponents) -> Bool
            func hash(into hasher: inout Hasher)
            var description: String { get }
        }
        /// What is asked of a server.
        struct URLRequest: Hashable, CustomStringConvertible {
            enum CachePolicy: UInt {
                case useProtocolCachePolicy, reloadIgnoringLocalCacheData, reloadIgnoringLocalAndRemoteCacheData
                case returnCacheDataElseLoad, returnCacheDataDontLoad, reloadRevalidatingCacheData
                static var reloadIgnoringCacheData: URLRequest.CachePolicy { .reloadIgnoringLocalCacheData }
            }
            var url: URL?
            var httpMethod: String? = "GET"
            var httpBody: Data? = nil
            var allHTTPHeaderFields: [String: String]? = nil
            var timeoutInterval: TimeInterval
            var cachePolicy: URLRequest.CachePolicy
            init(
                url: URL, cachePolicy: URLRequest.CachePolicy = .useProtocolCachePolicy, timeoutInterval: TimeInterval = 60
            ) {
                self.url = url
                self.cachePolicy = cachePolicy
                self.timeoutInterval = timeoutInterval
            }
            /// Names of header fields are the same in capitals.
            func value(forHTTPHeaderField field: String) -> String? { _field(field).flatMap { allHTTPHeaderFields?[$0] } }
            func _field(_ name: String) -> String? {
                allHTTPHeaderFields?.keys.first { $0.lowercased() == name.lowercased() }
            }
            mutating func setValue(_ value: String?, forHTTPHeaderField field: String) {
                var fields = allHTTPHeaderFields ?? [:]
                fields[_field(field) ?? field] = value
                allHTTPHeaderFields = fields
            }
            mutating func addValue(_ value: String, forHTTPHeaderField field: String) {
                setValue(self.value(forHTTPHeaderField: field).map { $0 + "," + value } ?? value, forHTTPHeaderField: field)
            }
            var description: String { url?.absoluteString ?? "url: nil" }
        }
        /// What a server answers.
        class URLResponse: NSObject {
            let url: URL?
            let mimeType: String?
            let expectedContentLength: Int64
            let textEncodingName: String?
            init(url: URL, mimeType: String?, expectedContentLength length: Int, textEncodingName name: String?) {
                self.url = url
                self.mimeType = mimeType
                expectedContentLength = Int64(length)
                textEncodingName = name
            }
        }
        /// What a web server answers.
        class HTTPURLResponse: URLResponse {
            let statusCode: Int
            let allHeaderFields: [AnyHashable: Any]
            init?(url: URL, statusCode: Int, httpVersion HTTPVersion: String?, headerFields: [String: String]?) {
                self.statusCode = statusCode
                var fields: [AnyHashable: Any] = [:]
                for (key, value) in headerFields ?? [:] { fields[AnyHashable(key)] = value }
                allHeaderFields = fields
                let type = (HTTPURLResponse._value("Content-Type", fields) ?? "").components(separatedBy: ";")
                    .map { $0.trimmingCharacters(in: .whitespaces) }
                let encoding = type.first { $0.lowercased().hasPrefix("charset=") }?.dropFirst("charset=".count)
                super.init(
                    url: url, mimeType: type[0].isEmpty ? nil : type[0].lowercased(),
                    expectedContentLength: HTTPURLResponse._value("Content-Length", fields).flatMap { Int($0) } ?? -1,
                    textEncodingName: encoding.map { String($0).lowercased() })
            }
            func value(forHTTPHeaderField field: String) -> String? { HTTPURLResponse._value(field, allHeaderFields) }
            static func _value(_ field: String, _ fields: [AnyHashable: Any]) -> String? {
                fields.first { ($0.key as? String)?.lowercased() == field.lowercased() }?.value as? String
            }
            override var description: String {
                let lines = allHeaderFields.map { ("\($0.key)", "\($0.value)") }.sorted { $0.0 < $1.0 }.map { name, value in
                    "   \"\(name)\" = \(name.lowercased() == "content-type" ? "\"\(value)\"" : value);\n"
                }
                return "<HTTPURLResponse 0x0000000000000000> { URL: \(url?.absoluteString ?? "(null)") }"
                    + "{ status: \(statusCode), headers {\n\(lines.joined())} }"
            }
            class func localizedString(forStatusCode statusCode: Int) -> String {
                let known = [
                    200: "OK", 201: "Created", 202: "Accepted", 204: "No Content", 206: "Partial Content",
                    301: "Moved Permanently", 302: "Found", 304: "Not Modified", 307: "Temporary Redirect", 400: "Bad Request",
                    401: "Unauthorized", 402: "Payment Required", 403: "Forbidden", 404: "Not Found", 405: "Method Not Allowed",
                    406: "Not Acceptable", 408: "Request Timeout", 409: "Conflict", 410: "Gone", 422: "Unprocessable Entity",
                    429: "Too Many Requests", 500: "Internal Server Error", 501: "Not Implemented", 502: "Bad Gateway",
                    503: "Service Unavailable", 504: "Gateway Timeout",
                ]
                let classes = [1: "Informational", 2: "Success", 3: "Redirection", 4: "Client Error"]
                return known[statusCode] ?? classes[statusCode / 100] ?? "Server Error"
            }
        }
        """#)
