// Expected: compiled with swiftc 6.3. Numbers of JSONSerialization are NSNumbers, which casts look into.
import Foundation
let text = #"{"i": 1, "d": 2.5, "b": false, "t": true, "big": 12345678901, "one": 1.0, "neg": -3, "z": 0, "s": "x", "n": null, "a": [1, 2.5, true], "e": 1e3, "huge": 1e30}"#
let o = try JSONSerialization.jsonObject(with: Data(text.utf8)) as! [String: Any]
for k in o.keys.sorted() {
    let v = o[k]!
    print(k, v, v as? Int as Any, v as? Double as Any, v as? Bool as Any, v as? String as Any, (v as? NSNumber) != nil, v is Int, v is Double, v is Bool)
}
print(o["a"] as? [Int] as Any, o["a"] as? [Double] as Any, (o["a"] as! [Any])[0])
print((try JSONSerialization.jsonObject(with: Data("[1,2]".utf8))) as? [Int] as Any)
print((try JSONSerialization.jsonObject(with: Data(#"{"a":1}"#.utf8))) as? [String: Int] as Any)
print((try JSONSerialization.jsonObject(with: Data(#"{"a":1.5}"#.utf8))) as? [String: Int] as Any)
switch o["i"]! { case let x as Bool: print("bool", x); case let x as Int: print("int", x); default: print("other") }
switch o["i"]! { case let x as Int: print("int", x); default: print("other") }
switch o["t"]! { case let x as Int: print("int", x); case let x as Bool: print("bool", x); default: print("other") }
switch o["d"]! { case let x as Int: print("int", x); case let x as Double: print("double", x); default: print("other") }
let n: Any = NSNumber(value: 5)
print(n as? Int as Any, n as? Double as Any, n as? Bool as Any, n as? Float as Any, n as? Int8 as Any, n as? UInt as Any, type(of: n))
let m: Any = NSNumber(value: 5.5); print(m as? Int as Any, m as? Double as Any, m as? Float as Any)
let k: Any = NSNumber(value: true); print(k, k as? Int as Any, k as? Bool as Any)
print([o["i"]!, o["b"]!], o["big"] as? Int32 as Any)
print(["x": o["i"]!])
if let i = o["i"] as? Int, let t = o["t"] as? Bool { print(i, t) }
print(o["i"] as! Int + 1, "\(o["d"]!)", "\(o["one"]!)")
