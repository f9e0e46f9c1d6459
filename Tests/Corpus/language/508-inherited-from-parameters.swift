protocol Source { associatedtype Out; func produce() -> Out }
class AnyBox<T> { func get() -> T { fatalError() } }
class BoxImpl<B>: AnyBox<B.Out> where B: Source { let b: B; init(_ b: B) { self.b = b }; override func get() -> B.Out { b.produce() } }
class Box3<S: Sequence>: AnyBox<S.Element> { let s: S; init(_ s: S) { self.s = s }; override func get() -> S.Element { s.first { _ in true }! } }
class Box4<S: Source>: AnyBox<[S.Out]> where S.Out: Equatable { }
struct One: Source { func produce() -> Int { 1 } }
print(BoxImpl(One()).get(), Box3([3]).get())
// A box that hides the type of a source behind a class.
struct AnySource<O> { private let box: AnyBox<O>; init<S: Source>(_ s: S) where S.Out == O { box = BoxImpl(s) }; func produce() -> O { box.get() } }
struct Other: Source { let seed: Int; func produce() -> Int { seed * 7 % 5 } }
print([AnySource(One()), AnySource(Other(seed: 3))].map { $0.produce() })
// Sorting in place through slices of slices.
extension MutableCollection where Self: RandomAccessCollection, Element: Comparable {
  mutating func quickSort() {
    guard count > 1 else { return }
    let pivot = self[index(startIndex, offsetBy: count / 2)]
    var i = startIndex, j = index(before: endIndex)
    while i <= j {
      while self[i] < pivot { formIndex(after: &i) }
      while self[j] > pivot { formIndex(before: &j) }
      if i <= j { swapAt(i, j); formIndex(after: &i); if j > startIndex { formIndex(before: &j) } else { break } }
    }
    if startIndex < j { self[startIndex...j].quickSort() }
    if i < endIndex { self[i..<endIndex].quickSort() }
  }
}
struct Ring: MutableCollection, RandomAccessCollection { var items: [Int]; var turn = 0; var startIndex: Int { 0 }; var endIndex: Int { items.count }; subscript(i: Int) -> Int { get { items[(i + turn) % items.count] } set { items[(i + turn) % items.count] = newValue } } }
var a = [5, 2, 9, 1, 5, 6, -3], c = ArraySlice(a), r = Ring(items: a, turn: 2)
a.quickSort(); c[2...].quickSort(); r.quickSort(); r[1..<3] = r[4..<6]; print(a, Array(c), Array(r), r.items)
// A list beside a type that can be written as one.
enum JSON: Equatable, ExpressibleByStringLiteral, ExpressibleByIntegerLiteral, ExpressibleByNilLiteral, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral { case null, num(Int), str(String), arr([JSON]), obj([String: JSON])
  init(stringLiteral s: String) { self = .str(s) }; init(integerLiteral n: Int) { self = .num(n) }; init(nilLiteral: ()) { self = .null }; init(arrayLiteral e: JSON...) { self = .arr(e) }; init(dictionaryLiteral e: (String, JSON)...) { self = .obj(Dictionary(uniqueKeysWithValues: e)) } }
let j: JSON = ["a": [1, "x", nil], "b": ["c": [:]]]
print(j == ["b": ["c": [:]], "a": [1, "x", nil]], j != ["a": []], j == [1, nil], j == nil, [j] == [["a": 1]])
