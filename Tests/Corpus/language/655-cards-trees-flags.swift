enum Suit: String, CaseIterable {
    case clubs = "♣", diamonds = "♦", hearts = "♥", spades = "♠"
    var isRed: Bool { self == .hearts || self == .diamonds }
}
enum Rank: Int, CaseIterable, Comparable, CustomStringConvertible {
    case two = 2, three, four, jack = 11, queen, king, ace
    static func < (l: Rank, r: Rank) -> Bool { l.rawValue < r.rawValue }
    var description: String {
        switch self {
        case .jack: "J"
        case .queen: "Q"
        case .king: "K"
        case .ace: "A"
        default: String(rawValue)
        }
    }
}
struct Card: Hashable, Comparable, CustomStringConvertible {
    let rank: Rank, suit: Suit
    static func < (l: Card, r: Card) -> Bool { (l.rank, l.suit.rawValue) < (r.rank, r.suit.rawValue) }
    var description: String { "\(rank)\(suit.rawValue)" }
}
var deck = Suit.allCases.flatMap { s in Rank.allCases.map { Card(rank: $0, suit: s) } }
print(deck.count, deck.first!, deck.last!, deck.filter { $0.suit.isRed }.count, deck.max()!, Set(deck).count)
enum Traffic: Int {
    case red, green, yellow
    mutating func next() { self = Traffic(rawValue: (rawValue + 1) % 3)! }
    static let initial = Traffic.red
}
var t = Traffic.initial
for _ in 0..<4 {
    print(t, t.rawValue, terminator: " ")
    t.next()
}
print()
enum Barcode {
    case upc(Int, Int, Int), qr(String)
    var text: String {
        switch self {
        case .upc(let a, _, let c): return "\(a)-\(c)"
        case .qr(let s) where s.isEmpty: return "empty"
        case let .qr(s): return s
        }
    }
}
print(Barcode.upc(1, 2, 3).text, Barcode.qr("").text, Barcode.qr("hi"), Barcode.upc(8, 9, 10))
enum Tree<T: Comparable> {
    case leaf
    indirect case node(Tree, T, Tree)
    func inserting(_ v: T) -> Tree {
        guard case .node(let l, let x, let r) = self else { return .node(.leaf, v, .leaf) }
        return v < x ? .node(l.inserting(v), x, r) : v > x ? .node(l, x, r.inserting(v)) : self
    }
    var inOrder: [T] {
        if case let .node(l, x, r) = self { return l.inOrder + [x] + r.inOrder }
        return []
    }
    var depth: Int {
        switch self {
        case .leaf: 0
        case .node(let l, _, let r): 1 + max(l.depth, r.depth)
        }
    }
}
let tr = [5, 2, 8, 1, 9, 3].reduce(Tree<Int>.leaf) { $0.inserting($1) }
print(tr.inOrder, tr.depth)
struct Perm: OptionSet, CustomStringConvertible {
    let rawValue: Int
    static let read = Perm(rawValue: 1 << 0), write = Perm(rawValue: 1 << 1), exec = Perm(rawValue: 1 << 2)
    static let all: Perm = [.read, .write, .exec]
    var description: String { rawValue.description }
}
var pm: Perm = [.read, .exec]
pm.insert(.write)
pm.remove(.read)
print(pm, pm.contains(.write), pm.isSubset(of: .all), Perm.all.subtracting(pm), pm.union([]), pm == [.write, .exec])
enum Op { case push(Double), add, mul, dup }
func run(_ ops: [Op]) -> Double? {
    var st: [Double] = []
    loop: for op in ops {
        switch op {
        case .push(let d): st.append(d)
        case .dup:
            guard let l = st.last else { break loop }
            st.append(l)
        case .add, .mul:
            guard st.count >= 2, let b = st.popLast(), let a = st.popLast() else { return nil }
            if case .add = op { st.append(a + b) } else { st.append(a * b) }
        }
    }
    return st.last
}
print(run([.push(2), .dup, .mul, .push(1), .add])!, run([.add]) as Any)
let x = 7
switch x {
case ..<0: print("neg")
case 0: print("zero")
case 1...5, 9: print("low")
case let n where n % 2 == 1:
    print("odd \(n)")
    fallthrough
default: print("fell")
}
let point = (2, 0)
switch point {
case (0, 0): print("origin")
case (let x, 0): print("x-axis \(x)")
case (0, let y): print(y)
case let (x, y) where x == y: print("diag")
default: print("else")
}
enum Planet: String { case mercury, venus, earth }
print(Planet.earth.rawValue, Planet(rawValue: "mars") as Any, Planet(rawValue: "venus")!)
let vals: [Any] = [1, "two", 3.0, [4], (5, 6), Planet.earth, Optional<Int>.none as Any, { 1 } as () -> Int]
for v in vals {
    switch v {
    case 1 as Int: print("one")
    case let s as String: print("s", s)
    case is Double: print("d")
    case let a as [Int]: print(a)
    case let (a, b) as (Int, Int): print(a + b)
    case let p as Planet: print(p)
    case let f as () -> Int: print(f())
    default: print("other")
    }
}
if case .qr(let s) = Barcode.qr("z"), s.count == 1 { print("got", s) }
guard case .upc(let n, _, _) = Barcode.upc(4, 5, 6) else { fatalError() }
print(n)
let opts: [Int?] = [1, nil, 3]
for case let v? in opts { print(v, terminator: " ") }
for case .some(let v) in opts where v > 1 { print(v) }
