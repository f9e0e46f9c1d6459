// Expected: compiled with swiftc 6.3. Functions of the program in the containers for types of the library.
import Foundation
@propertyWrapper struct Lossy<T: Decodable>: Decodable {
    var wrappedValue: [T]
    init(wrappedValue: [T]) { self.wrappedValue = wrappedValue }
    init(from decoder: Decoder) throws {
        var c = try decoder.unkeyedContainer()
        var r: [T] = []
        while !c.isAtEnd {
            if let x = try? c.decode(T.self) { r.append(x) } else { _ = try? c.decode(Skip.self) }
        }
        wrappedValue = r
    }
    struct Skip: Decodable {}
}
extension KeyedDecodingContainer {
    func decode<T>(_ type: Lossy<T>.Type, forKey key: Key) throws -> Lossy<T> {
        try decodeIfPresent(type, forKey: key) ?? Lossy(wrappedValue: [])
    }
    func decode(_ type: Bool.Type, forKey key: Key) throws -> Bool {
        if let n = try? decode(Int.self, forKey: key) { return n != 0 }
        let s = try decode(String.self, forKey: key)
        return s == "yes"
    }
    func decodeIfPresent(_ type: Int.Type, forKey key: Key) throws -> Int? {
        guard contains(key) else { return -1 }
        return try decode(Int.self, forKey: key)
    }
}
extension KeyedEncodingContainer {
    mutating func encode(_ value: Bool, forKey key: Key) throws { try encode(value ? 1 : 0, forKey: key) }
}
struct M: Codable {
    var on: Bool
    var count: Int?
}
struct L: Decodable { @Lossy var xs: [Int]; @Lossy var ys: [String] }
let m = try JSONDecoder().decode(M.self, from: Data(#"{"on": "yes"}"#.utf8))
print(m)
let m2 = try JSONDecoder().decode(M.self, from: Data(#"{"on": 1, "count": 4}"#.utf8))
print(m2)
print(String(data: try JSONEncoder().encode(m2), encoding: .utf8)!.count)
let l = try JSONDecoder().decode(L.self, from: Data(#"{"xs": [1, "a", 2]}"#.utf8))
print(l.xs, l.ys)
