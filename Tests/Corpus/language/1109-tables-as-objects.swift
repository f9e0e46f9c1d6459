import Foundation
print(NSArray(array: ["b"]).adding("c"), NSArray(array:["b"]).reversed(), NSArray(array:["b"])[0], Array(NSArray(array: ["b"])))
for (k, v) in ["a": "v"] as NSDictionary { print([k], [v]) }
print(NSSet(array: ["a"]).allObjects, (["a": "v"] as NSDictionary).allValues, [NSSet(array: ["q"]).anyObject()!])
print(Array(NSSet(array: ["m"])), (NSSet(array: ["m"]) as! Set<String>))
var plain: Any = ["name": "Ann", "tags": ["x"]]
if let d = plain as? NSDictionary, let tags = d["tags"] as? [String], let name = d.value(forKey: "name") as? String { print(name, tags) }
if let d = plain as? NSDictionary { print(d.object(forKey: "tags") is NSArray, d["none"] == nil) }
func keys(_ d: NSDictionary) -> [String] { (d.allKeys as! [String]).sorted() }
print(keys(["z": 1, "y": 2]))
let list: [NSDictionary] = [["id": 1], ["id": 2]]
print(list.compactMap { $0["id"] as? Int })
let arr = NSMutableArray(array: [5, 3, 4])
arr.sort { ($0 as! Int) < ($1 as! Int) ? .orderedAscending : .orderedDescending }
print(arr.componentsJoined(by: "-"))
print(arr.reduce(0) { $0 + ($1 as! Int) })
print([1, 2] as NSArray == [1, 2] as NSArray, ([1, 2] as NSArray).hash == ([1, 2] as NSArray).hash)
switch plain { case let d as NSDictionary: print("dict", d.count); default: print("other") }
let e = NSError(domain: "d", code: 1, userInfo: ["k": "v"]); print((e.userInfo as NSDictionary).count)
let en = (["q"] as NSArray).objectEnumerator(); while let o = en.nextObject() { print(o) }
print(NSArray(array: [1, 2, 3]).filtered(using: NSPredicate { o, _ in (o as! Int) > 1 }))
