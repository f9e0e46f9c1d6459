// Enums and pattern matching everywhere.
enum Suit: Character, CaseIterable, Comparable { case clubs = "♣", diamonds = "♦", hearts = "♥", spades = "♠"
    static func < (a: Suit, b: Suit) -> Bool { allCases.firstIndex(of: a)! < allCases.firstIndex(of: b)! }
    var isRed: Bool { self == .hearts || self == .diamonds } }
enum Rank: Int, CaseIterable, Comparable { case two = 2, three, four, five, six, seven, eight, nine, ten, jack, queen, king, ace
    static func < (a: Self, b: Self) -> Bool { a.rawValue < b.rawValue }
    var symbol: String { switch self { case .jack: "J"; case .queen: "Q"; case .king: "K"; case .ace: "A"; default: "\(rawValue)" } } }
struct Card: Hashable, Comparable, CustomStringConvertible { let rank: Rank, suit: Suit
    var description: String { "\(rank.symbol)\(suit.rawValue)" }
    static func < (a: Card, b: Card) -> Bool { (a.rank, a.suit) < (b.rank, b.suit) }
    init(_ r: Rank, _ s: Suit) { (rank, suit) = (r, s) }
    init?(_ text: String) { guard let l = text.last, let s = Suit(rawValue: l), let r = Rank.allCases.first(where: { $0.symbol == text.dropLast() }) else { return nil }; self.init(r, s) } }
enum Hand: CustomStringConvertible { case highCard(Rank), pair(Rank), twoPair(Rank, Rank), three(Rank), straight(high: Rank), flush(Suit), fullHouse(over: Rank, Rank), four(Rank), straightFlush(Rank, Suit)
    init(_ cards: [Card]) {
        let groups = Dictionary(grouping: cards, by: \.rank).map { ($0.key, $0.value.count) }.sorted { ($0.1, $0.0) > ($1.1, $1.0) }
        let flush = Set(cards.map(\.suit)).count == 1
        let ranks = cards.map(\.rank.rawValue).sorted()
        let straight = ranks.last! - ranks.first! == 4 && Set(ranks).count == 5
        switch (groups.map(\.1), flush, straight) {
        case (_, true, true): self = .straightFlush(groups[0].0, cards[0].suit)
        case ([4, 1], _, _): self = .four(groups[0].0)
        case ([3, 2], _, _): self = .fullHouse(over: groups[0].0, groups[1].0)
        case (_, true, _): self = .flush(cards[0].suit)
        case (_, _, true): self = .straight(high: groups[0].0)
        case let (c, _, _) where c.first == 3: self = .three(groups[0].0)
        case ([2, 2, 1], _, _): self = .twoPair(groups[0].0, groups[1].0)
        case let (c, _, _) where c.first == 2: self = .pair(groups[0].0)
        default: self = .highCard(groups[0].0) } }
    var description: String { switch self {
        case .highCard(let r), .pair(let r), .three(let r), .four(let r): return "\(name) \(r)"
        case let .twoPair(a, b), let .fullHouse(over: a, b): return "\(name) \(a)/\(b)"
        case .straight(high: let h): return "straight to \(h)"
        case .flush(let s) where s.isRed: return "red flush"
        case .flush: return "black flush"
        case .straightFlush(.ace, let s): return "royal \(s)"
        case .straightFlush: return "straight flush" } }
    private var name: String { String("\(Mirror(reflecting: self).children.first?.label ?? "?")") } }
for text in ["A♠ K♠ Q♠ J♠ 10♠", "2♣ 2♦ 2♥ 2♠ 9♣", "3♣ 3♦ 3♥ 8♠ 8♣", "2♥ 9♥ 4♥ K♥ Q♥", "5♣ 6♦ 7♥ 8♠ 9♣", "J♣ J♦ J♥ 8♠ 2♣", "J♣ J♦ 4♥ 4♠ 2♣", "A♣ A♦ 4♥ 7♠ 2♣", "A♣ Q♦ 4♥ 7♠ 2♣"] {
    let cards = text.split(separator: " ").compactMap { Card(String($0)) }
    print(cards.sorted(by: >), Hand(cards)) }
print(Card("1♠") as Any, Suit.allCases.map(\.rawValue), Rank(rawValue: 11)!, Rank(rawValue: 1) as Any, Suit.hearts > .clubs, Rank.allCases.count, Suit.allCases.filter(\.isRed))
indirect enum Json { case null, bool(Bool), number(Double), string(String), array([Json]), object([(String, Json)])
    var text: String { switch self { case .null: "null"; case .bool(let b): "\(b)"; case .number(let n) where n == n.rounded(): "\(Int(n))"; case .number(let n): "\(n)"; case .string(let s): "\"\(s)\""; case .array(let a): "[" + a.map(\.text).joined(separator: ",") + "]"; case .object(let o): "{" + o.map { "\"\($0)\":\($1.text)" }.joined(separator: ",") + "}" } }
    subscript(k: String) -> Json? { if case .object(let o) = self { o.first { $0.0 == k }?.1 } else { nil } }
    subscript(i: Int) -> Json? { guard case let .array(a) = self, a.indices.contains(i) else { return nil }; return a[i] } }
extension Json: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral, ExpressibleByBooleanLiteral, ExpressibleByNilLiteral, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral {
    init(stringLiteral s: String) { self = .string(s) }; init(integerLiteral n: Int) { self = .number(Double(n)) }; init(floatLiteral d: Double) { self = .number(d) }; init(booleanLiteral b: Bool) { self = .bool(b) }; init(nilLiteral: ()) { self = .null }; init(arrayLiteral e: Json...) { self = .array(e) }; init(dictionaryLiteral e: (String, Json)...) { self = .object(e) } }
let doc: Json = ["name": "x", "tags": ["a", 1, 2.5, true, nil], "sub": ["k": []]]
print(doc.text, doc["tags"]?[1]?.text ?? "-", doc["sub"]?["k"]?[0] as Any)
enum Light: String { case red, green, amber; mutating func next() { self = switch self { case .red: .green; case .green: .amber; case .amber: .red } } }
var light = Light.red; for _ in 1...4 { print(light.rawValue, terminator: ">"); light.next() }; print(light)
func classify(_ n: Int, _ s: String?) -> String { switch (n, s) { case (0, _): "zero"; case (let x, nil) where x < 0: "negative none"; case (1...9, let t?) where t.count > 2: "digit \(t)"; case (10..., .some("big")): "BIG"; case (_, .none): "none"; case let (x, .some(t)): "\(x)-\(t)" } }
print(classify(0, nil), classify(-1, nil), classify(5, "abc"), classify(5, "a"), classify(50, "big"), classify(3, nil))
let opts: [Int?] = [1, nil, 3]
for case let n? in opts { print(n, terminator: " ") }
for case .some(let n) in opts where n > 1 { print(n, terminator: " ") }
for case let (i, n?) in opts.enumerated() { print(i, n, terminator: " ") }
if case .some(1...2) = opts[0], case nil = opts[1] { print("matched") }
let points: [(Int, Int)] = [(0, 0), (0, 5), (3, 3), (-2, 2), (4, 7)]
for p in points { switch p { case (0, 0): print("origin", terminator: ","); case (0, _), (_, 0): print("axis", terminator: ","); case let (x, y) where x == y: print("diag", terminator: ","); case (-2...2, -2...2): print("near", terminator: ","); case (let x, _): print("x\(x)") } }
struct Between { let r: ClosedRange<Int> }
func ~= (p: Between, v: Int) -> Bool { p.r.contains(v) }
func ~= (p: (Int) -> Bool, v: Int) -> Bool { p(v) }
let even: (Int) -> Bool = { $0 % 2 == 0 }
for n in [1, 4, 15] { switch n { case Between(r: 10...20): print("between"); case even: print("even"); default: print("other") } }
let any: [Any] = [1, "s", [1, 2], 2.0, Suit.clubs, (1, "t"), Optional(4) as Any]
for v in any { switch v { case 1 as Int: print("one"); case let s as String: print(s); case let a as [Any]: print("array", a.count); case is Double: print("dbl"); case Suit.clubs: print("clubs"); case let (n, t) as (Int, String): print(n, t); case Optional<Any>.some(let z): print("some", z); default: print("?") } }
switch 5 { case 5: print("five"); fallthrough; case 6: print("six"); default: print("no") }
let grade = { (s: Int) -> Character in switch s { case 90...: "A"; case 80..<90: "B"; case ..<80: "C"; default: "?" } }
print([95, 85, 10].map(grade), "aeiou".map { c in switch c { case "a", "e": 1; case "i"..."o": 2; default: 3 } })
enum Op { case push(Int), pop, add, jump(to: Int, if: (Int) -> Bool) }
var st: [Int] = []; for op in [Op.push(2), .push(3), .add, .jump(to: 1, if: { $0 > 1 }), .pop] { switch op { case .push(let n): st.append(n); case .pop where st.isEmpty: print("underflow"); case .pop: print("popped", st.removeLast()); case .add: st.append(st.removeLast() + st.removeLast()); case .jump(let to, if: let p): print("jump", to, p(st.last!)) } }
print(Light(rawValue: "blue") == nil, Light.red == .red, Set([Light.red, .red]).count, ["red": Light.red].mapValues(\.rawValue))
