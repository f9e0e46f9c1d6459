// extensions, conditional conformance, opaque
extension Collection {
    var second: Element? { dropFirst().first };
    func chunks(of n: Int) -> [[Element]] {
        var out: [[Element]] = [], cur: [Element] = [];
        for e in self { cur.append(e); if cur.count == n { out.append(cur); cur = [] } };
        if !cur.isEmpty { out.append(cur) }; return out
    }
}
print(
    [1, 2, 3].second!, "xyz".second!, [Int]().second as Any, (1...5).chunks(of: 2),
    "abcde".chunks(of: 2).map { String($0) }, Set([1]).second as Any)
extension Sequence where Element: Hashable {
    func unique() -> [Element] { var s = Set<Element>(); return filter { s.insert($0).inserted } };
    func counts() -> [Element: Int] { reduce(into: [:]) { $0[$1, default: 0] += 1 } }
}
print([1, 2, 1, 3].unique(), "hello".unique(), "hello".counts()["l"]!)
extension Sequence {
    func group<K: Hashable>(by k: (Element) -> K) -> [K: [Element]] { Dictionary(grouping: self, by: k) };
    func sum<N: Numeric>(of f: (Element) -> N) -> N { reduce(0) { $0 + f($1) } };
    func any(_ p: (Element) throws -> Bool) rethrows -> Bool { try contains(where: p) }
}
print(
    (1...6).group { $0 % 3 }.sorted { $0.key < $1.key }.map { $0.value }, ["a", "bb"].sum { $0.count },
    [1.5, 2].sum { $0 * 2 }, [1, 2].any { $0 > 1 })
struct Box<T> { var v: T }; extension Box: Equatable where T: Equatable {};
extension Box: Comparable where T: Comparable { static func < (a: Box, b: Box) -> Bool { a.v < b.v } };
extension Box: CustomStringConvertible where T: CustomStringConvertible {
    var description: String { "[\(v.description)]" }
}; extension Box: Hashable where T: Hashable {}
print(
    Box(v: 1) == Box(v: 1), Box(v: 1) < Box(v: 2), Box(v: 3), [Box(v: 2), Box(v: 1)].sorted(),
    Set([Box(v: 1), Box(v: 1)]).count, [Box(v: 1)].contains(Box(v: 1)), [Box(v: 5), Box(v: 7)].max()!)
protocol Summable { static var zero: Self { get }; static func + (a: Self, b: Self) -> Self };
extension Int: Summable {}; extension String: Summable { static var zero: String { "" } };
extension Array: Summable { static var zero: [Element] { [] } }
func total<S: Summable>(_ xs: [S]) -> S { xs.reduce(.zero, +) };
print(total([1, 2, 3]), total(["a", "b"]), total([[1], [2]]))
func evens() -> some Sequence<Int> { (1...10).lazy.filter { $0 % 2 == 0 } }; print(Array(evens()), evens().reduce(0, +))
protocol Shape { func area() -> Double }; struct Sq: Shape { let s: Double; func area() -> Double { s * s } };
struct Scaled<S: Shape>: Shape { let b: S, k: Double; func area() -> Double { b.area() * k } }
func shape() -> some Shape { Scaled(b: Sq(s: 2), k: 3) }; print(shape().area());
func bigger(_ a: some Shape, _ b: some Shape) -> Bool { a.area() > b.area() }; print(bigger(Sq(s: 3), shape()))
extension Shape where Self == Sq { static var unit: Sq { Sq(s: 1) } }; print(Sq.unit.area())
extension Array: Shape where Element: Shape { func area() -> Double { reduce(0) { $0 + $1.area() } } };
print([Sq(s: 1), Sq(s: 2)].area(), [[Sq(s: 1)]].area())
extension Dictionary where Value: Comparable { func maxKey() -> Key? { self.max { $0.value < $1.value }?.key } };
print(["a": 1, "b": 5].maxKey()!)
extension String {
    var isBlank: Bool { allSatisfy(\.isWhitespace) };
    subscript(i: Int) -> Character { self[index(startIndex, offsetBy: i)] };
    subscript(r: Range<Int>) -> Substring {
        self[index(startIndex, offsetBy: r.lowerBound)..<index(startIndex, offsetBy: r.upperBound)]
    }; func times(_ n: Int) -> String { String(repeating: self, count: n) };
    static func * (s: String, n: Int) -> String { s.times(n) }
}
print(" ".isBlank, "hello"[1], "hello"[1..<3], "ab" * 2);
extension Character { var isVowel: Bool { "aeiou".contains(self) } }; print("education".filter(\.isVowel).count)
extension Int {
    var factorial: Int { self <= 1 ? 1 : self * (self - 1).factorial };
    var digits: [Int] { String(self).compactMap(\.wholeNumberValue) };
    func clamp(_ r: ClosedRange<Int>) -> Int { Swift.min(Swift.max(self, r.lowerBound), r.upperBound) };
    static var answer: Int { 42 }; init(bits: String) { self = Int(bits, radix: 2) ?? 0 }
}; print(5.factorial, 123.digits, 50.clamp(0...10), Int.answer, Int(bits: "101"))
extension Double {
    func rounded(to p: Int) -> Double {
        let m = (0..<p).reduce(1.0) { a, _ in a * 10 }; return (self * m).rounded() / m
    }
}; print(3.14159.rounded(to: 2))
extension Result { var value: Success? { try? get() } }; print(Result<Int, Error>.success(1).value!);
extension Bool { func then<T>(_ f: @autoclosure () -> T) -> T? { self ? f() : nil } };
print(true.then(1) as Any, false.then(1) as Any)
extension ClosedRange where Bound == Int { var total: Int { reduce(0, +) } }; print((1...4).total);
extension Optional: Summable where Wrapped: Summable {
    static func + (a: Self, b: Self) -> Self { guard let a, let b else { return a ?? b }; return a + b };
    static var zero: Self { .none }
}; print(total([1, nil, 4] as [Int?])!)
typealias Handler<T> = (T) -> Void; let h: Handler<Int> = { print("h", $0) }; h(1);
extension Comparable { func isBetween(_ a: Self, _ b: Self) -> Bool { a <= self && self <= b } };
print(5.isBetween(1, 9), "m".isBetween("a", "z"))
struct Meters: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral, AdditiveArithmetic {
    var v: Double; init(v: Double) { self.v = v }; init(floatLiteral v: Double) { self.v = v };
    init(integerLiteral v: Int) { self.v = Double(v) }; static var zero: Meters { 0 };
    static func + (a: Self, b: Self) -> Self { .init(v: a.v + b.v) };
    static func - (a: Self, b: Self) -> Self { .init(v: a.v - b.v) }
}; let mt: Meters = 3 + 2.5; print(mt.v, [mt, 1].reduce(.zero, +).v)
