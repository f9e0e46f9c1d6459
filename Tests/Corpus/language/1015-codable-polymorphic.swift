// from swiftc
import Foundation
protocol Item: Codable { var id: Int { get } }
struct Book: Item { let id: Int; let title: String }
struct Disc: Item { let id: Int; let minutes: Double }
struct Box: Codable { var items: [any Item]
    enum Kind: String, Codable { case book, disc }
    enum Keys: CodingKey { case kind, payload }
    init(items: [any Item]) { self.items = items }
    init(from decoder: Decoder) throws { var list = try decoder.unkeyedContainer(); items = []
        while !list.isAtEnd { let c = try list.nestedContainer(keyedBy: Keys.self)
            switch try c.decode(Kind.self, forKey: .kind) { case .book: items.append(try c.decode(Book.self, forKey: .payload)); case .disc: items.append(try c.decode(Disc.self, forKey: .payload)) } } }
    func encode(to encoder: Encoder) throws { var list = encoder.unkeyedContainer()
        for i in items { var c = list.nestedContainer(keyedBy: Keys.self)
            if let b = i as? Book { try c.encode(Kind.book, forKey: .kind); try c.encode(b, forKey: .payload) } else if let d = i as? Disc { try c.encode(Kind.disc, forKey: .kind); try c.encode(d, forKey: .payload) } } } }
let enc = JSONEncoder(); enc.outputFormatting = [.sortedKeys]; enc.keyEncodingStrategy = .convertToSnakeCase
let data = try enc.encode(Box(items: [Book(id: 1, title: "T"), Disc(id: 2, minutes: 61.5)]))
print(String(decoding: data, as: UTF8.self))
print(try JSONDecoder().decode(Box.self, from: data).items.map { "\(type(of: $0))#\($0.id)" })
struct Flex: Decodable { let v: Int; init(from d: Decoder) throws { let c = try d.singleValueContainer(); v = try (try? c.decode(Int.self)) ?? Int(c.decode(String.self)) ?? 0 } }
print(try JSONDecoder().decode([Flex].self, from: Data(#"[1,"22","x"]"#.utf8)).map(\.v))
struct Snake: Decodable { var firstName: String; var lastSeenAt: Double? }
let dec = JSONDecoder(); dec.keyDecodingStrategy = .convertFromSnakeCase
print(try dec.decode(Snake.self, from: Data(#"{"first_name":"A"}"#.utf8)))
