// What a program declares beside members of the library with the same name: which one is meant.
infix operator <->
func <-> <T>(a: inout T, b: inout T) { (a, b) = (b, a) }
var p = 1, q = 2
p <-> q
print(p, q)
struct Cell { var x = 1; static func <-> (a: inout Cell, b: inout Cell) { swap(&a.x, &b.x) } }
var v = Cell(), w = Cell(x: 5)
v <-> w
print(v, w)
func exchange() { var a = "x", b = "y"; a <-> b; print(a, b) }
exchange()
extension Array where Element: Equatable {
    mutating func removeFirst(_ element: Element) { if let i = firstIndex(of: element) { remove(at: i); print("own", element) } }
}
extension RangeReplaceableCollection where Element: Equatable {
    mutating func removeLast(_ element: Element) { print("own last", element) }
}
extension RangeReplaceableCollection { mutating func removeFirst(_ n: String) { print("text", n) } }
var words = ["a", "b", "c", "b"]
words.removeFirst("b")
words.removeFirst(1)
words.removeLast("q")
words.removeLast(1)
print(words)
var numbers = [1, 2, 3, 4, 5]
numbers.removeFirst(3)
numbers.removeLast(1)
numbers.removeFirst("three")
print(numbers)
extension String {
    var count: Int { print("own count"); return 7 }
    mutating func append(_ n: Int) { self += "<\(n)>" }
    func hasPrefix(_ c: Character) -> Bool { first == c }
}
var text = "abc"
text.append(4)
text.append("x")
print(text, text.count, text.hasPrefix("a" as Character), text.hasPrefix("ab"))
extension Array { var first: Element? { print("own first"); return last } }
print([1, 2].first ?? 0)
extension Int { static func + (a: Int, b: Int) -> Int { print("own +"); return a * b } }
let k = 3
print(k + 4)
func + (a: [Double], b: [Double]) -> [Double] { zip(a, b).map { $0 * $1 } }
let ds = [1.0, 2]
print(ds + [2.0, 3])
