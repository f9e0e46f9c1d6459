// from swiftc
final class Request { private(set) var url: String; private var headers: [String: String] = [:]; private var method = Method.get
    enum Method: String { case get = "GET", post = "POST" }
    init(_ u: String) { url = u }
    @discardableResult func header(_ k: String, _ v: String) -> Self { headers[k] = v; return self }
    @discardableResult func method(_ m: Method) -> Self { method = m; return self }
    func with(_ change: (Request) throws -> Void) rethrows -> Self { try change(self); return self }
    var curl: String { "curl -X \(method.rawValue) \(headers.sorted { $0.key < $1.key }.map { "-H '\($0.key): \($0.value)'" }.joined(separator: " ")) \(url)" } }
print(Request("https://a.b").method(.post).header("Accept", "json").with { $0.header("X", "1") }.curl)
protocol Then {}
extension Then where Self: Any { func then(_ f: (inout Self) -> Void) -> Self { var c = self; f(&c); return c } }
struct Style: Then { var size = 10; var bold = false }
print(Style().then { $0.size = 12; $0.bold = true })
extension Array: Then {}
print([3, 1].then { $0.sort(); $0.append(9) })
