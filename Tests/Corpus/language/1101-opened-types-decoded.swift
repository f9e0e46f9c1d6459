import Foundation
protocol Ev: Codable { var n: Int { get } }
struct A: Ev { var n: Int }
let t: any Ev.Type = A.self
let d = Data(#"{"n":3}"#.utf8)
let x = try JSONDecoder().decode(t, from: d)
print(x)
func mk<T: Ev>(_ t: T.Type) throws -> T { try JSONDecoder().decode(T.self, from: d) }
print(try mk(t))
let u: Decodable.Type = Int.self
print(try JSONDecoder().decode(u, from: Data("[1]".utf8).dropFirst().dropLast()))
