// Expected: compiled with swiftc 6.3. Values of the library that a program's own coding reads and writes.
import Foundation
struct W<V: Codable>: Codable {
    var v: V
    init(from d: Decoder) throws { v = try V(from: d) }
    func encode(to e: Encoder) throws { try v.encode(to: e) }
}
struct I: Codable {
    var v: Int
    init(from d: Decoder) throws { v = try Int(from: d) }
    func encode(to e: Encoder) throws { try v.encode(to: e) }
}
func again<T: Codable>(_ type: T.Type, _ json: String) throws {
    let value = try JSONDecoder().decode([T].self, from: Data(json.utf8))
    print(value, String(data: try JSONEncoder().encode(value), encoding: .utf8)!)
}
try again(W<String>.self, #"["a"]"#)
try again(I.self, "[1, 2]")
try again(W<Int>.self, "[1]")
try again(W<[Double]>.self, "[[1.5, 2.5]]")
try again(W<[String: Bool]>.self, #"[{"a": true}]"#)
do { try again(I.self, #"["x"]"#) } catch DecodingError.typeMismatch(let type, _) { print("no", type) }
