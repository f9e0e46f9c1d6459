// Expected: compiled with swiftc 6.3. NSNumber: kinds, casts to and from numbers.
import Foundation
let a: Any = 5; print(a as? NSNumber as Any, a is NSNumber, a as? Double as Any)
let b: Any = true; print(b as? NSNumber as Any); let c: Any = 2.5; print(c as? NSNumber as Any)
let s: Any = "x"; print(s as? NSString as Any)
let t: Any = NSString(string: "ab"); print(t as? String as Any, t is String)
let i: Any = Int8(3); print(i as? NSNumber as Any, i as? Int as Any)
let d = ["a": 1, "b": true, "c": 1.5] as [String: Any]
print(d["a"] as? Double as Any, d["a"] as? NSNumber as Any, d["b"] as? Int as Any)
let n = NSNumber(value: Int.max); print(n, n.intValue, n.doubleValue, n == NSNumber(value: 1))
print(NSNumber(value: 1) == NSNumber(value: 1.0), NSNumber(value: true) == 1, NSNumber(value: 2.0), NSNumber(value: 2.5).intValue, NSNumber(value: -2.7).intValue)
print(NSNumber(value: Double.nan), NSNumber(value: 1e20), NSNumber(value: 1e16).intValue, NSNumber(value: 0.1 + 0.2), NSNumber(value: Float(0.1)))
print((n as Any) as? Int as Any, (n as Any) as? Int32 as Any, (n as Any) as? Double as Any)
print(n as? Int as Any, Int(truncating: 5.9), n as! Int)
let x: Any = NSNumber(value: 0.1); print(x as? Float as Any, x as? Double as Any, x as? CGFloat as Any, x as? Decimal as Any)
print(NSNumber(value: 3).stringValue, NSNumber(value: 3).description, "\(NSNumber(value: 3.0))", [NSNumber(value: 3.5)], NSNumber(value: UInt.max))
print(NSNumber(value: 300).int8Value, NSNumber(value: 3).uintValue, NSNumber(value: 3).uint8Value, NSNumber(value: 2).isEqual(to: 2), NSNumber(value: 70000).int16Value)
print(NSNumber(value: 3).compare(4).rawValue, NSNumber(value: 3).hash == NSNumber(value: 3).hash)
let arr: [NSNumber] = [1, 2.5, true]; print(arr, arr.map { $0.doubleValue }, arr.map(\.intValue))
print(arr as? [Int] as Any, arr as? [Double] as Any, [1, 2] as [Any] as? [NSNumber] as Any)
let opt: NSNumber? = nil; print(opt?.intValue ?? -1)
switch a { case let n as NSNumber: print("number", n) default: print("no") }
func show(_ v: Any) -> String { switch v { case is Bool: return "Bool"; case is Int: return "Int"; case is Double: return "Double"; case is String: return "String"; default: return "?" } }
print(show(1), show(1.5), show(true), show("a"), show(NSNumber(value: 1)), show(NSNumber(value: 2)), show(NSNumber(value: 1.5)))
