// key paths, subscripts, collections of own
struct Person: Hashable {
    var name: String
    var age: Int
    var address = Addr()
    struct Addr: Hashable {
        var city = "Rome"
        var zip: String?
    }
}
var people = [
    Person(name: "Al", age: 30), Person(name: "Bo", age: 25, address: .init(city: "Oslo", zip: "1")),
    Person(name: "Cy", age: 30),
]
extension Sequence {
    func sorted<V: Comparable>(by kp: KeyPath<Element, V>, _ lt: (V, V) -> Bool = (<)) -> [Element] {
        sorted { lt($0[keyPath: kp], $1[keyPath: kp]) }
    }
    func sum<N: Numeric>(_ kp: KeyPath<Element, N>) -> N { reduce(0) { $0 + $1[keyPath: kp] } }
    func unique<H: Hashable>(by kp: KeyPath<Element, H>) -> [Element] {
        var seen = Set<H>()
        return filter { seen.insert($0[keyPath: kp]).inserted }
    }
}
print(
    people.sorted(by: \.age).map(\.name), people.sorted(by: \.name, >).map(\.age), people.sum(\.age),
    people.unique(by: \.age).count, people.map(\.address.city), people.compactMap(\.address.zip),
    people.filter(\.name.isEmpty).count)
let kp = \Person.address.city
people[0][keyPath: kp] = "Paris"
print(
    people[0][keyPath: kp], kp == \Person.address.city, people[keyPath: \.[1].name],
    people.map { $0[keyPath: \.self] }.count)
let kps: [PartialKeyPath<Person>] = [\.name, \.age, \.address.zip]
print(kps.map { people[1][keyPath: $0] })
let wkp: WritableKeyPath<Person, Int> = \.age
for i in people.indices { people[i][keyPath: wkp] += i }
print(people.map(\.age))
func update<R, V>(_ r: R, _ kp: WritableKeyPath<R, V>, _ v: V) -> R {
    var c = r
    c[keyPath: kp] = v
    return c
}
print(update(people[0], \.address.zip, "99").address.zip!, update((1, "a"), \.1, "b"))
struct Grid<T> {
    let w: Int
    private var cells: [T]
    init(_ w: Int, _ h: Int, _ v: T) {
        self.w = w
        cells = Array(repeating: v, count: w * h)
    }
    subscript(x: Int, y: Int) -> T {
        get { cells[y * w + x] }
        set { cells[y * w + x] = newValue }
    }
    subscript(row r: Int) -> [T] { Array(cells[r * w..<(r + 1) * w]) }
    subscript<S: Sequence>(cols s: S, row r: Int) -> [T] where S.Element == Int { s.map { self[$0, r] } }
}
var g = Grid(3, 2, ".")
g[1, 0] = "#"
g[2, 1] += "x"
print(g[row: 0], g[row: 1], g[cols: [0, 2], row: 1], g[1, 0])
struct Ring<T>: RandomAccessCollection, MutableCollection {
    var items: [T]
    var startIndex: Int { items.startIndex }
    var endIndex: Int { items.endIndex }
    subscript(i: Int) -> T {
        get { items[((i % items.count) + items.count) % items.count] }
        set { items[((i % items.count) + items.count) % items.count] = newValue }
    }
    func index(after i: Int) -> Int { i + 1 }
}
var r = Ring(items: [1, 2, 3])
r[4] = 20
print(r[-1], r[3], r.map { $0 }, r.reversed().map { $0 }, r.last!, r.count, r.sorted(by: >), r[1...].map { $0 })
r.sort()
r.swapAt(0, 2)
print(r.items, r.firstIndex(of: 20)!, r.max()!, r.indices.map { $0 * 2 })
struct Countdown: Sequence, IteratorProtocol {
    var n: Int
    mutating func next() -> Int? {
        if n == 0 { return nil }
        defer { n -= 1 }
        return n
    }
}
print(
    Array(Countdown(n: 3)), Countdown(n: 4).map { $0 * $0 }, Countdown(n: 5).contains(2), Countdown(n: 3).min()!,
    zip(Countdown(n: 2), "ab").map { "\($0)\($1)" }, Countdown(n: 3).reversed(),
    Countdown(n: 6).dropFirst(2).prefix(2).map { $0 }, Countdown(n: 4).first { $0 < 3 }!)
struct Bag<E: Hashable>: ExpressibleByDictionaryLiteral, CustomStringConvertible {
    private var c: [E: Int] = [:]
    init(dictionaryLiteral e: (E, Int)...) { for (k, n) in e { c[k, default: 0] += n } }
    init<S: Sequence>(_ s: S) where S.Element == E { for x in s { c[x, default: 0] += 1 } }
    subscript(e: E) -> Int { c[e] ?? 0 }
    var description: String { c.map { "\($0.key)×\($0.value)" }.sorted().joined(separator: " ") }
    static func + (a: Bag, b: Bag) -> Bag {
        var r = a
        for (k, n) in b.c { r.c[k, default: 0] += n }
        return r
    }
}
print(Bag("hello"), Bag([1, 1, 2])[1], (["a": 2, "b": 1] as Bag<Character>) + Bag("ab"), ["x": 1] as Bag<String>)
var arr = [1, 2, 3, 4, 5, 6]
arr[1..<3] = [9]
arr.replaceSubrange(0...0, with: [7, 7])
arr[arr.endIndex - 1] *= 2
arr.removeSubrange(2..<4)
print(arr, arr[...1], arr[safe: 9] as Any, arr.rotated(1))
let sl = arr[1...]
print(sl.startIndex, sl.first!, Array(sl), sl.indices.lowerBound)
extension Array {
    subscript(safe i: Int) -> Element? { indices.contains(i) ? self[i] : nil }
    func rotated(_ n: Int) -> [Element] { Array(self[n...] + self[..<n]) }
}
var dd = [[String: [Int]]]()
dd.append(["a": [1]])
dd[0]["a"]?.append(2)
dd[0]["b", default: []] += [5]
dd[0]["a"]![0] = 100
print(dd[0].sorted { $0.key < $1.key }, dd[0].mapValues(\.count).values.sorted(), dd.first?["zz"] as Any)
var set: Set<Person> = Set(people)
print(
    set.count, set.contains(people[1]), set.insert(people[1]).inserted, set.remove(people[0])!.name,
    set.map(\.name).sorted(), Set([1, 2]).map { $0 }.sorted(), Set("hello").sorted())
