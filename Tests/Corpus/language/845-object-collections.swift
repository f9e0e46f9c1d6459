// Arrays and dictionaries as objects are shared, convert by casts, and change in place.
import Foundation

let shared = NSMutableArray()
let other = shared
shared.add(1)
shared.add("two")
other.insert(0, at: 0)
print(shared.count, other[0], other.lastObject ?? "none", shared.contains("two"), shared.index(of: 9) == NSNotFound)
other.removeObject(at: 0)
other.replaceObject(at: 0, with: "one")
print((shared as? [String])?.joined(separator: "+") ?? "mixed")
print(shared)
for (number, item) in shared.enumerated() { print(number, item) }

let info: NSDictionary = ["title": "Dune", "year": 1965]
print(info["title"] ?? "none", info.object(forKey: "year") ?? "none", info["pages"] == nil, info.count)
print((info as? [String: Any])?["year"] as? Int ?? 0)
let facts = NSMutableDictionary(dictionary: ["a": 1])
facts["b"] = 2
facts.setObject(3, forKey: "c" as NSString)
facts.removeObject(forKey: "a")
print(facts.allKeys.compactMap { $0 as? String }.sorted(), facts.count)

let names = ["x", "y"] as NSArray
print(names.componentsJoined(by: "-"), names.isEqual(to: ["x", "y"]), names == NSArray(array: ["x", "y"]))
let anything: Any = names
print((anything as? [String])?.count ?? -1, anything is NSArray, anything is NSDictionary)
print((IndexPath(indexes: [4, 2]) as NSIndexPath).index(atPosition: 1))

let place = FileManager.default.temporaryDirectory.appendingPathComponent("rows.plist")
print(NSArray(array: [["name": "Ann"], ["name": "Bo"]]).write(to: place, atomically: true))
print((NSArray(contentsOf: place)?[1] as? [String: String])?["name"] ?? "none")
try? FileManager.default.removeItem(at: place)
print(NSArray(contentsOf: place) == nil)
