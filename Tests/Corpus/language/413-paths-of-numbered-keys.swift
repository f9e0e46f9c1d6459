// The place of a mistake in what is decoded: keys by name, by position, by number.
import Foundation

struct Item: Codable { var size: Int }
func report<T: Decodable>(_ type: T.Type, _ json: String) {
    do {
        print(try JSONDecoder().decode(type, from: Data(json.utf8)))
    } catch let DecodingError.typeMismatch(_, context) {
        print(context.codingPath.map { $0.intValue.map { "#\($0)" } ?? $0.stringValue }, context.debugDescription)
    } catch {
        print("other")
    }
}
report([String: Item].self, #"{"k": {"size": "x"}}"#)
report([String: [Item]].self, #"{"k": [{"size": "x"}]}"#)
report([Int: Int].self, #"{"1": "x"}"#)
report([Int: [Int]].self, #"{"7": [1, "x"]}"#)
