import Foundation

struct Price: Codable { var amount: Int; var tags: [String] }
struct Order: Codable { var number: Int; var name: String; var price: Price; var more: [Price] }

func read(_ text: String) {
    do {
        print(try JSONDecoder().decode(Order.self, from: Data(text.utf8)))
    } catch {
        print(error)
        print("\(error)", error.localizedDescription)
    }
}

read("{}")
read("{\"number\": \"x\"}")
read("{\"number\": 1, \"name\": null}")
read("{\"number\": 1, \"name\": \"\", \"price\": {\"amount\": 1, \"tags\": [1]}}")
read("{\"number\": 1, \"name\": \"\", \"price\": {\"amount\": 1, \"tags\": []}, \"more\": [{\"amount\": 1, \"tags\": []}, {\"tags\": []}]}")
read("{\"number\": 1.5}")
read("{\"number\": ")
read("[1]")

struct Renamed: Decodable {
    enum CodingKeys: String, CodingKey { case number = "the_number" }
    var number: Int
}
do { print(try JSONDecoder().decode(Renamed.self, from: Data("{}".utf8))) } catch { print(error) }
do {
    print(try JSONDecoder().decode([String: Renamed].self, from: Data("{\"x\": {\"the_number\": true}}".utf8)))
} catch { print(error) }
print(Renamed.CodingKeys.number)

struct Small: Decodable {
    enum Keys: String, CodingKey { case n }
    var n: Int
    init(from decoder: Decoder) throws {
        let container = try decoder.container(keyedBy: Keys.self)
        n = try container.decode(Int.self, forKey: .n)
        if n > 3 {
            throw DecodingError.dataCorruptedError(forKey: .n, in: container, debugDescription: "too large")
        }
    }
}
for text in ["[{\"n\": 1}, {\"n\": 5}]", "[{}]", "[{\"n\": \"\"}]"] {
    do { print(try JSONDecoder().decode([Small].self, from: Data(text.utf8)).map(\.n)) } catch { print(error) }
}

enum Level: String, Codable { case low }
do { print(try JSONDecoder().decode([Level].self, from: Data("[\"high\"]".utf8))) } catch { print(error) }
do { print(try JSONEncoder().encode(["a": Double.infinity])) } catch { print(error, error.localizedDescription) }

do {
    _ = try JSONDecoder().decode(Order.self, from: Data("{\"number\": 1, \"name\": 2}".utf8))
} catch let DecodingError.typeMismatch(type, context) {
    print(type, context.codingPath.map(\.stringValue), context.codingPath, context.debugDescription)
} catch { print("other") }
let error = DecodingError.dataCorrupted(.init(codingPath: [], debugDescription: "hm"))
print(error, [error], error as Any)
debugPrint(error)
