struct L { lazy var a: Int = { print("a!"); return 1 }(); lazy var b = a + 1; var c: Int { mutating get { a + 10 } }; var n = 0; var next: Int { mutating get { n += 1; return n } nonmutating set { print("set", newValue) } }; subscript(i: Int) -> Int { mutating get { n += i; return n } } ; mutating func all() -> Int { a + b + c + next } }
var l = L(); print(l.b, l.c, l.a, l.next, l.next, l[5], l.n); l.next = 3; print(l.all())
protocol Counter { var value: Int { mutating get }; var tick: Int { mutating get set } }
struct K: Counter { var n = 0; var value: Int { mutating get { n += 1; return n } }; var tick: Int { mutating get { n += 10; return n } set { n = newValue } } }
func twice<T: Counter>(_ c: inout T) -> Int { c.value + c.value }
var k = K(); print(twice(&k), k.n, k.tick); k.tick += 1; print(k.n); var e: any Counter = k; print(e.value, e.tick)
struct Rand: Sequence, IteratorProtocol { var s = 1; mutating func next() -> Int? { s = s * 5 % 13; return s == 1 ? nil : s } ; var peek: Int? { var c = self; return c.next() } }
var r = Rand(); print(r.peek!, r.next()!, r.peek!, Array(r))
struct Cached { private var memo: [Int: Int] = [:]; var hits = 0; subscript(fib n: Int) -> Int { mutating get { if let m = memo[n] { hits += 1; return m }; let v = n < 2 ? n : self[fib: n - 1] + self[fib: n - 2]; memo[n] = v; return v } } }
var cc = Cached(); print(cc[fib: 30], cc.hits)
enum Toggle { case on, off; var flipped: Toggle { mutating get { self = self == .on ? .off : .on; return self } } }; var tg = Toggle.on; print(tg.flipped, tg.flipped, tg)
struct Z { var n = 0; lazy var a: Int = { n += 5; return n * 2 }(); lazy var b = a + tick(); lazy var list = [a, b].map { $0 + a }; mutating func tick() -> Int { n += 1; return n }; let id = 3; lazy var text = "\(id)-\(a)"; lazy var twice: (Int) -> Int = { $0 * 2 } }
var z = Z(); print(z.list, z.n, z.b, z.a, z.text, z.twice(4)); class Y { var n = 1; lazy var a: Int = { n += 5; return n }(); lazy var b = a + 1; lazy var c: () -> Int = { [unowned self] in b + n }; var zz = Z() { didSet { print("zz") } } ; lazy var d = { (k: Int) in k + 1 } }
let y = Y(); print(y.c(), y.b, y.n, y.zz.a, y.zz.n, y.d(1)); class X: Y { lazy var e = b * 10; override init() { super.init(); n = 100 } }; print(X().e)
struct G<T> { var xs: [T]; lazy var first: T? = xs.first; lazy var pair = (first, xs.count) }; var g = G(xs: [4, 5]); print(g.pair, g.first!)
