import Foundation
let a: NSArray = [1, "two", 3.5, [1, 2], ["k": "v"], true]
print(a)
print(a.description)
print("\(NSArray(array: ["x y", "z"]))")
print(NSArray(), NSArray(objects: NSNumber(value: 1), NSString(string: "s")), NSArray(object: "q"))
print(a.count, a.object(at: 1), a.firstObject as Any, a.lastObject as Any, a.contains("two"), a.index(of: "two"), a.index(of: 99) == NSNotFound)
print(NSArray(array: [3, 1, 2]).componentsJoined(by: ","))
print(NSArray(array: [1]).adding(2), NSArray(array: [1]).addingObjects(from: [5, 6]))
a.enumerateObjects { object, index, stop in
    print(index, object)
    if index == 1 { stop.pointee = true }
}
print(NSArray(array: [3, 1, 2]).sortedArray { ($0 as! Int) < ($1 as! Int) ? .orderedAscending : .orderedDescending })
print(NSArray(array: [1, 2]) == NSArray(array: [1, 2]), NSArray(array: [1, 2]).isEqual(to: [1, 2]), NSArray(array: [1]) == NSArray(array: [2]))
let strings = NSArray(array: ["b", "a"]) as! [String]
print(strings.sorted(), (NSArray(array: [1, 2]) as? [String]) as Any, (NSArray(array: [1, 2]) as? [Int]) as Any)
for case let s as String in a { print("string", s) }
print(a.map { "\($0)" }.count, a.filter { $0 is Int }.count)
let m: NSMutableArray = ["x"]
m.add("y"); m.insert("w", at: 0); m.remove("x"); m.addObjects(from: ["p", "q"]); m[0] = "W"; m.removeObject(at: 1); m.removeLastObject()
print(m, m.count, m is NSArray)
m.replaceObject(at: 0, with: 7); m.exchangeObject(at: 0, withObjectAt: 1); print(m)
let c = m.copy() as! NSArray; m.removeAllObjects(); print(c.count, m.count)
let mm = c.mutableCopy() as! NSMutableArray; mm.add(1); print(mm.count, c.count)
print(type(of: a), type(of: m))
let any: Any = [1, 2, 3]
print(any is NSArray, any as? NSArray as Any, (any as? NSArray)?.count ?? 0)
let arr2 = [1, 2] as NSArray
print(arr2, arr2.subarray(with: NSRange(location: 1, length: 1)))
print(NSArray(array: [1, 2]).hash == NSArray(array: [1, 2]).hash)
print(a.isEqual([1]), NSArray(array: [1, 2]).reversed(), NSArray(array: [1, 2]).objectEnumerator().allObjects)
