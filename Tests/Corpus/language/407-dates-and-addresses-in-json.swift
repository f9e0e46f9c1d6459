// What goes wrong where JSON holds dates, addresses and data, and what a formatter minds that has a format and a style.
import Foundation

struct Wrapped<Value: Decodable>: Decodable { let value: Value }

func attempt<Value: Decodable>(_ type: Value.Type, _ text: String, _ dates: JSONDecoder.DateDecodingStrategy = .deferredToDate) {
    let decoder = JSONDecoder()
    decoder.dateDecodingStrategy = dates
    do {
        print(try decoder.decode(Wrapped<Value>.self, from: Data("{\"value\":\(text)}".utf8)).value)
    } catch let DecodingError.typeMismatch(type, context) {
        print("mismatch", type, context.codingPath.map(\.stringValue), context.debugDescription)
    } catch let DecodingError.dataCorrupted(context) {
        print("corrupted", context.codingPath.map(\.stringValue), context.debugDescription)
    } catch let DecodingError.valueNotFound(type, context) {
        print("missing", type, context.codingPath.map(\.stringValue))
    } catch {
        print(error)
    }
}
for text in ["5", "\"\"", "null", "\"https://a.b/c\""] { attempt(URL.self, text) }
for text in ["5", "\"x\"", "null", "\"2024-02-29T10:00:00Z\""] { attempt(Date.self, text, .iso8601) }
let years = DateFormatter()
years.dateFormat = "yyyy"
years.timeZone = TimeZone(secondsFromGMT: 0)
for text in ["5", "\"x\"", "\"1999\""] { attempt(Date.self, text, .formatted(years)) }
for text in ["5", "\"!\"", "\"SGk=\""] { attempt(Data.self, text) }
attempt([URL].self, "[\"a\", 5]")
attempt([Date].self, "[\"2024-02-29T10:00:00Z\", \"x\"]", .iso8601)

let formatter = DateFormatter()
formatter.locale = Locale(identifier: "en_US")
formatter.timeZone = TimeZone(secondsFromGMT: 0)
let start = Date(timeIntervalSince1970: 0)
formatter.dateFormat = "yyyy"
print(formatter.string(from: start))
formatter.dateStyle = .short
print(formatter.string(from: start))
formatter.dateFormat = "MM"
print(formatter.string(from: start))
formatter.timeStyle = .none
print(formatter.string(from: start))
