import Foundation

// Decoding leaves alone what has no key, what is constant already, and what is lazy.
struct Entry: Codable {
    let id: Int
    let kind = "entry"
    var tags: [String] = ["new"]
    var note: String?
    lazy var title = "no. \(id)"

    private enum CodingKeys: String, CodingKey { case id, note }

    init(id: Int) { self.id = id }
}
var entry = try JSONDecoder().decode(Entry.self, from: Data(#"{"id": 3, "kind": "other", "tags": []}"#.utf8))
print(entry.id, entry.kind, entry.tags, entry.note ?? "no note", entry.title)
entry.tags.append("read")
print(entry.tags.count)
let list = try JSONDecoder().decode([Entry].self, from: Data(#"[{"id": 1, "note": "x"}, {"id": 2}]"#.utf8))
print(list.map { $0.note ?? "-" }, list.map { $0.tags.count })
let encoder = JSONEncoder()
encoder.outputFormatting = .sortedKeys
print(String(decoding: try encoder.encode(entry), as: UTF8.self))

final class Box: Codable {
    let size: Int
    var content = [Int]()
    enum CodingKeys: String, CodingKey { case size }
}
let box = try JSONDecoder().decode(Box.self, from: Data(#"{"size": 5}"#.utf8))
box.content.append(box.size)
print(box.content)
print("abc".contains(""), ["", "a"].contains(""), "abc".contains("bc"))

// A method of the instance comes before one of the class under the same name.
class Suite {
    class func setUp() { print("all") }
    func setUp() { print("each") }
    func run() { setUp() }
}
class Special: Suite {
    override class func setUp() { super.setUp(); print("all special") }
    override func setUp() { super.setUp(); print("special") }
}
Special.setUp()
Special().run()
