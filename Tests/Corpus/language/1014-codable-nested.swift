// from swiftc
import Foundation
struct Order: Codable, Equatable {
    enum Status: String, Codable, CaseIterable { case new, paid, shipped }
    struct Line: Codable, Equatable { var sku: String; var count: Int; var price: Decimal? }
    var id: Int
    var status: Status
    var lines: [Line]
    var notes: [String: String]?
    var createdAt: Date
    enum CodingKeys: String, CodingKey { case id = "order_id", status, lines, notes, createdAt = "created_at" }
}
let json = """
{"order_id": 7, "status": "paid", "created_at": "2024-02-29T12:30:00Z",
 "lines": [{"sku": "A-1", "count": 2, "price": 9.99}, {"sku": "B", "count": 1}], "notes": {"gift": "yes"}}
"""
let decoder = JSONDecoder()
decoder.dateDecodingStrategy = .iso8601
let order = try decoder.decode(Order.self, from: Data(json.utf8))
print(order.id, order.status, order.lines.map(\.count).reduce(0, +), order.notes ?? [:], order.createdAt.timeIntervalSince1970)
let encoder = JSONEncoder()
encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
encoder.dateEncodingStrategy = .iso8601
print(String(decoding: try encoder.encode(order), as: UTF8.self))
print(try decoder.decode(Order.self, from: encoder.encode(order)) == order)
do { _ = try decoder.decode(Order.self, from: Data(json.replacingOccurrences(of: "paid", with: "lost").utf8)) }
catch DecodingError.dataCorrupted(let context) { print(context.codingPath.map(\.stringValue), context.debugDescription) }
do { _ = try decoder.decode(Order.self, from: Data("{\"order_id\": \"x\"}".utf8)) }
catch let DecodingError.typeMismatch(type, context) { print(type, context.codingPath.count) }
