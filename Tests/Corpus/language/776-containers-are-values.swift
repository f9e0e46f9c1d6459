// Expected: compiled with swiftc 6.3. Unkeyed containers are values; one that fails has not moved.
import Foundation
struct K: CodingKey { var stringValue: String; var intValue: Int? { nil }; init?(stringValue s: String) { stringValue = s }; init?(intValue: Int) { nil } }
struct Z: Decodable {
    init(from d: Decoder) throws {
        var list = try d.unkeyedContainer()
        var peek = list
        print(try peek.decode(Int.self), peek.currentIndex, list.currentIndex)
        print(try list.decode(Int.self), list.currentIndex)
        let snap = list
        _ = try list.decode(Int.self)
        print(snap.currentIndex, list.currentIndex, list.isAtEnd, snap.count as Any)
        func eat(_ c: inout UnkeyedDecodingContainer) throws { _ = try c.decode(Int.self) }
        var other: UnkeyedDecodingContainer = snap
        try eat(&other)
        print(other.currentIndex, snap.currentIndex)
        var again = try d.unkeyedContainer(); print(again.currentIndex, try again.decode(Int.self))
    }
}
_ = try JSONDecoder().decode(Z.self, from: Data("[1,2,3]".utf8))
struct W: Encodable { func encode(to e: Encoder) throws { var c = e.unkeyedContainer(); var d = c; try c.encode(1); try d.encode(2); print(c.count, d.count) } }
print(String(data: try JSONEncoder().encode(W()), encoding: .utf8)!)
struct Lossy<T: Decodable>: Decodable {
    private struct Skipped: Decodable {}
    let values: [T]
    init(from d: Decoder) throws {
        var c = try d.unkeyedContainer(), r: [T] = []
        while !c.isAtEnd { if let v = try? c.decode(T.self) { r.append(v) } else { _ = try c.decode(Skipped.self) } }
        values = r
    }
}
print(try JSONDecoder().decode(Lossy<Int>.self, from: Data("[1, \"2\", 3, null, {}]".utf8)))
