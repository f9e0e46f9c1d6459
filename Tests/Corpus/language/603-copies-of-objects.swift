import Foundation
class N: NSObject, NSCopying {
    var v = 1
    func copy(with zone: NSZone? = nil) -> Any { let n = N(); n.v = v + 1; return n }
}
let c = N().copy() as! N
print(c.v)
let s = NSCharacterSet.decimalDigits
print("a1b2".unicodeScalars.filter { s.contains($0) }.count)
let t = NSCharacterSet(charactersIn: "ab")
print(t.characterIsMember(97))
final class Point: NSCopying {
    var x: Int
    init(x: Int) { self.x = x }
    func copy(with zone: NSZone?) -> Any { Point(x: x) }
}
let first = Point(x: 4)
let second = first.copy() as! Point
second.x = 5
print(first.x, second.x, (first.copy(with: nil) as! Point) === first)
let third: NSCopying = first
print((third.copy() as? Point)?.x ?? 0)
class Sheet: NSObject, NSCopying, NSMutableCopying {
    var lines: [String]
    required init(_ lines: [String]) { self.lines = lines }
    func copy(with zone: NSZone? = nil) -> Any { type(of: self).init(lines) }
    func mutableCopy(with zone: NSZone? = nil) -> Any { Sheet(lines + ["more"]) }
}
class Title: Sheet {}
print(type(of: Title(["a"]).copy()), (Title(["a"]).mutableCopy() as! Sheet).lines)
print("a b".components(separatedBy: NSCharacterSet.whitespaces), t.inverted.contains("c"))
