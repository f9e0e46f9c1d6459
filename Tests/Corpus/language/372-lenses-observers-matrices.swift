import Foundation
// Property wrappers are outside; here: observers, lazy, statics, subscripts, key paths, dynamic member lookup.
@dynamicMemberLookup
struct Lens<Root> {
    private var root: Root
    init(_ root: Root) { self.root = root }
    subscript<V>(dynamicMember path: WritableKeyPath<Root, V>) -> V {
        get { root[keyPath: path] }
        set { root[keyPath: path] = newValue }
    }
}
struct Settings { var volume = 5; var name = "x"; var nested = Nested(); struct Nested { var flag = false, list = [1, 2] } }
var lens = Lens(Settings())
lens.volume += 3
lens.nested.flag.toggle()
lens.nested.list.append(9)
print(lens.volume, lens.nested.flag, lens.nested.list)

class Thermostat {
    static var created = 0
    static let limit: ClosedRange<Double> = 10...30
    lazy var log: [String] = { print("log made"); return ["start"] }()
    var target: Double = 20 {
        willSet { log.append("will \(target) -> \(newValue)") }
        didSet {
            target = min(max(target, Self.limit.lowerBound), Self.limit.upperBound)
            if target != oldValue { onChange?(oldValue, target) }
        }
    }
    var onChange: ((Double, Double) -> Void)?
    var fahrenheit: Double {
        get { target * 9 / 5 + 32 }
        set(f) { target = (f - 32) * 5 / 9 }
    }
    init() { Self.created += 1 }
    class var label: String { "thermostat" }
    static func compare(_ a: Thermostat, _ b: Thermostat) -> Bool { a.target < b.target }
}
final class Smart: Thermostat {
    override var target: Double {
        didSet { print("smart saw \(oldValue) -> \(target)") }
    }
    override class var label: String { "smart " + super.label }
}
let t = Smart()
t.onChange = { print(String(format: "%.1f to %.1f", $0, $1)) }
t.target = 25
t.fahrenheit = 50
t.target = 99
print(t.log, Smart.label, Thermostat.created, Thermostat.compare(t, Thermostat()))

struct Matrix: CustomStringConvertible, Equatable {
    let rows: Int, columns: Int
    private var grid: [Double]
    init(rows: Int, columns: Int, repeating v: Double = 0) { (self.rows, self.columns) = (rows, columns); grid = Array(repeating: v, count: rows * columns) }
    init(_ values: [[Double]]) { self.init(rows: values.count, columns: values.first?.count ?? 0); grid = values.flatMap { $0 } }
    static func identity(_ n: Int) -> Matrix { var m = Matrix(rows: n, columns: n); for i in 0..<n { m[i, i] = 1 }; return m }
    subscript(r: Int, c: Int) -> Double {
        get { precondition(r < rows && c < columns, "out of range"); return grid[r * columns + c] }
        set { grid[r * columns + c] = newValue }
    }
    subscript(row r: Int) -> [Double] { get { Array(grid[r * columns ..< (r + 1) * columns]) } set { grid.replaceSubrange(r * columns ..< (r + 1) * columns, with: newValue) } }
    subscript(column c: Int) -> [Double] { stride(from: c, to: grid.count, by: columns).map { grid[$0] } }
    var transposed: Matrix { var m = Matrix(rows: columns, columns: rows); for r in 0..<rows { for c in 0..<columns { m[c, r] = self[r, c] } }; return m }
    static func * (a: Matrix, b: Matrix) -> Matrix? {
        guard a.columns == b.rows else { return nil }
        var m = Matrix(rows: a.rows, columns: b.columns)
        for r in 0..<a.rows { for c in 0..<b.columns { m[r, c] = zip(a[row: r], b[column: c]).reduce(0) { $0 + $1.0 * $1.1 } } }
        return m
    }
    static func *= (a: inout Matrix, k: Double) { a.grid = a.grid.map { $0 * k } }
    var description: String { (0..<rows).map { r in self[row: r].map { String(format: "%5.1f", $0) }.joined() }.joined(separator: "\n") }
}
var m = Matrix([[1, 2], [3, 4]])
print(m * .identity(2) == m, (m * Matrix(rows: 3, columns: 1)) as Any)
m[row: 0] = [7, 8]; m[1, 1] += 0.5; m *= 2
print(m); print(m.transposed)

struct Person { var name: String; var age: Int; var address: Address?; struct Address { var city: String } }
let people = [Person(name: "Zoe", age: 30, address: .init(city: "Rome")), Person(name: "Al", age: 25), Person(name: "Bea", age: 30)]
func sorted<T, K: Comparable>(_ xs: [T], by path: KeyPath<T, K>, descending: Bool = false) -> [T] { xs.sorted { descending ? $0[keyPath: path] > $1[keyPath: path] : $0[keyPath: path] < $1[keyPath: path] } }
print(sorted(people, by: \.age).map(\.name), sorted(people, by: \.name, descending: true).map(\.name))
print(people.map(\.address?.city), people.compactMap(\.address?.city.count), people.filter { $0.address != nil }.count)
extension Sequence {
    func sum<N: Numeric>(_ path: KeyPath<Element, N>) -> N { reduce(0) { $0 + $1[keyPath: path] } }
    func grouped<K: Hashable>(by path: KeyPath<Element, K>) -> [K: [Element]] { Dictionary(grouping: self) { $0[keyPath: path] } }
    func sorted(by comparators: [(Element, Element) -> ComparisonResult]) -> [Element] {
        sorted { a, b in
            for c in comparators { switch c(a, b) { case .orderedAscending: return true; case .orderedDescending: return false; case .orderedSame: continue } }
            return false
        }
    }
}
print(people.sum(\.age), people.grouped(by: \.age).mapValues { $0.map(\.name).sorted() }.sorted { $0.key < $1.key })
func cmp<T, V: Comparable>(_ f: @escaping (T) -> V) -> (T, T) -> ComparisonResult { { a, b in f(a) < f(b) ? .orderedAscending : f(a) > f(b) ? .orderedDescending : .orderedSame } }
print(people.sorted(by: [cmp { -$0.age }, cmp { $0.name }]).map(\.name))
let path = \Person.name
let both: [PartialKeyPath<Person>] = [\.name, \.age]
print(both.map { people[0][keyPath: $0] }, path == \Person.name)
var p = people[1]
let w: WritableKeyPath<Person, Int> = \.age
p[keyPath: w] *= 2
print(p)
struct Counter { subscript(_ n: Int...) -> Int { n.reduce(0, +) }; static subscript(s: String) -> String { s + "!" }; func callAsFunction(_ x: Int = 1) -> Int { x + 1 } }
print(Counter()[1, 2, 3], Counter["hey"], Counter()(), Counter()(41))
