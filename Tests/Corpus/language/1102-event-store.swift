// event sourcing
import Foundation
protocol Event: Codable { static var kind: String { get } }
struct Deposited: Event { static let kind = "deposited"; let amount: Decimal }
struct Withdrawn: Event { static let kind = "withdrawn"; let amount: Decimal; var note: String? }
struct Envelope: Codable {
    let payload: any Event
    enum CodingKeys: String, CodingKey { case kind, data }
    static let types: [String: any Event.Type] = [Deposited.kind: Deposited.self, Withdrawn.kind: Withdrawn.self]
    init(_ e: any Event) { payload = e }
    init(from decoder: Decoder) throws {
        let c = try decoder.container(keyedBy: CodingKeys.self)
        let kind = try c.decode(String.self, forKey: .kind)
        guard let type = Self.types[kind] else { throw DecodingError.dataCorruptedError(forKey: .kind, in: c, debugDescription: "unknown kind \(kind)") }
        payload = try c.decode(type, forKey: .data)
    }
    func encode(to encoder: Encoder) throws {
        var c = encoder.container(keyedBy: CodingKeys.self)
        try c.encode(type(of: payload).kind, forKey: .kind)
        try c.encode(payload, forKey: .data)
    }
}
let log: [Envelope] = [.init(Deposited(amount: 100.5)), .init(Withdrawn(amount: 20)), .init(Withdrawn(amount: 1, note: "fee"))]
let enc = JSONEncoder(); enc.outputFormatting = [.sortedKeys]
let data = try enc.encode(log)
print(String(decoding: data, as: UTF8.self))
let back = try JSONDecoder().decode([Envelope].self, from: data)
let balance = back.reduce(Decimal.zero) { acc, e in
    switch e.payload { case let d as Deposited: acc + d.amount; case let w as Withdrawn: acc - w.amount; default: acc } }
print(balance)
do { _ = try JSONDecoder().decode(Envelope.self, from: Data(#"{"kind":"x","data":{}}"#.utf8)) } catch let DecodingError.dataCorrupted(ctx) { print(ctx.debugDescription, ctx.codingPath.map(\.stringValue)) }
do { _ = try JSONDecoder().decode(Envelope.self, from: Data(#"{"kind":"withdrawn"}"#.utf8)) } catch DecodingError.keyNotFound(let k, let ctx) { print(k.stringValue, ctx.codingPath.count) }
