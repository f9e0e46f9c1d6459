// What went wrong while something was decoded, with the keys that led there.
import Foundation
struct Feed: Decodable { let updated: Int; let list: [Item]?; struct Item: Decodable { let n: Int } }
for t in [#"{"updated": "x"}"#, #"{"updated": 1, "list": [{"n": 1}, {"n": "a"}]}"#, #"{}"#] {
do { _ = try JSONDecoder().decode(Feed.self, from: Data(t.utf8)) } catch { dump(error); print(error) }
}
