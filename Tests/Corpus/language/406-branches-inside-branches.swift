// An `if` or `switch` that is a branch of another is its value.
import Foundation

let count = 3
let size = if count > 2 { switch count { case 3: "three"; default: "many" } } else { "few" }
print(size)

func grade(_ points: Int?) -> String {
    let text = if let points { if points > 50 { "passed" } else { "failed" } } else { "absent" }
    return text + "!"
}
print(grade(80), grade(20), grade(nil))

let letter: Character =
    switch count {
    case 0: "z"
    case 1...: if count.isMultiple(of: 2) { "e" } else { "o" }
    default: "n"
    }
print(letter)

func weight(_ count: Int) -> Double { if count > 1 { switch count { case 2: 2.5; default: 10 } } else { 0 } }
print(weight(2), weight(5), weight(0))

enum Failure: Error { case negative }
let checked: (Int) throws -> Int = { number in
    if number < 0 { throw Failure.negative } else { switch number { case 0: -1; default: number * 2 } }
}
print(try checked(0), try checked(4), (try? checked(-1)) as Any)

// Half of coding is written by hand: the keys of the other half are there.
struct Settings: Codable {
    var name: String
    var retries = 3
    var tags: [String]?
    init(name: String) { self.name = name }
    init(from decoder: Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        name = try values.decode(String.self, forKey: .name)
        retries = try values.decodeIfPresent(Int.self, forKey: .retries) ?? 7
        tags = try values.decodeIfPresent([String].self, forKey: .tags)
    }
}
let encoder = JSONEncoder()
encoder.outputFormatting = .sortedKeys
let read = try JSONDecoder().decode(Settings.self, from: Data(#"{"name":"a","tags":["x"]}"#.utf8))
print(read, String(decoding: try encoder.encode(read), as: UTF8.self), String(decoding: try encoder.encode(Settings(name: "b")), as: UTF8.self))

final class Shown: Codable {
    let id: Int
    var title: String
    func encode(to encoder: Encoder) throws {
        var values = encoder.container(keyedBy: CodingKeys.self)
        try values.encode(title.uppercased(), forKey: .title)
        try values.encode(id * 10, forKey: .id)
    }
}
let shown = try JSONDecoder().decode(Shown.self, from: Data(#"{"id":4,"title":"t"}"#.utf8))
print(shown.id, shown.title, String(decoding: try encoder.encode(shown), as: UTF8.self))
