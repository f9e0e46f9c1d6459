// Expected: compiled with swiftc 6.3. Indices of reversed collections and closed ranges, and types in extensions with conditions.
extension String { struct Inner { var a = 1 } }
extension Array where Element == Int { struct In2 { var a = 1 } }
struct Box<T> { var t: T }
extension Box where T == Int { struct In3 { var a = 1 }; enum E { case a, b(Int) } }
extension Box { struct In4 { var a = 1 } }
print(String.Inner()); print([String.Inner()]); debugPrint(String.Inner())
debugPrint([Int].In2()); debugPrint(Box<Int>.In3(), Box<Int>.E.a, Box<Int>.E.b(1)); debugPrint(Box<Int>.In4())
print(String(reflecting: Box<Int>.In3.self), Box<Int>.E.self)
let xs = [1, 2, 3, 2]
let i = xs.reversed().firstIndex(of: 2)!
print(i.base, xs.index(before: i.base), i)
debugPrint(i)
print(xs.reversed().startIndex, xs.reversed().endIndex)
let r = xs.reversed()
print(r[r.index(after: r.startIndex)])
let s = "hello".reversed()
if let k = s.firstIndex(of: "l") { print(s[k], "hello"[..<k.base]) }
let c = 1...5
let j = c.firstIndex(of: 3)!
print(j, c[j])
debugPrint(j, c.endIndex)
print(c.index(after: j), c.distance(from: c.startIndex, to: c.endIndex), c.index(c.startIndex, offsetBy: 2))
switch j { case .inRange(let v): print("in", v); case .pastEnd: print("end") }
for k in c.indices.prefix(2) { print(k) }
print(c.indices.count, j < c.endIndex, j == .inRange(3))
print(Array(c[j...]))
print((0...Int.max).firstIndex(of: 5)!)
let chars = Character("a")
print(c.firstIndex { $0 > 3 } ?? c.endIndex, c.lastIndex { $0 < 3 }!)
print(c.prefix(upTo: j).count, Array(c.suffix(from: j)), Array(c.dropLast()))
print(type(of: j), type(of: i))
