// Values that cannot be copied inside of others, of classes, enums and optionals
struct Part: ~Copyable { let n: Int; init(_ n: Int) { self.n = n }; deinit { print("part", n) } }
struct Whole: ~Copyable { let a = Part(1); var b: Part; let c: Int; init(_ b: consuming Part) { self.b = b; c = 3 }
    deinit { print("whole") } }
struct Pair: ~Copyable { var a: Part; var b: Part }
final class Holder { var p = Part(30); deinit { print("holder") } }
enum State: ~Copyable { case idle, open(Part), both(Part, Part)
    consuming func next() -> State { switch consume self { case .idle: return .open(Part(40)); case .open(let p): return .both(p, Part(41)); case .both: return .idle } } }
func optional() { var o: Part? = Part(50); print("some", o != nil); if let p = o.take() { print("took", p.n) }; print("now nil"); o = Part(51); o = nil; print("end optional") }
func generic<T: ~Copyable>(_ t: consuming T) { print("generic") }
func back<T: ~Copyable>(_ t: consuming T) -> T { print("back"); return t }
func f() { var w = Whole(Part(2)); print("made whole", w.b.n); w.b = Part(4); print("replaced", w.c) }
func g() { let p = Pair(a: Part(10), b: Part(11)); print("pair", p.a.n) }
func h() { let p = Pair(a: Part(12), b: Part(13)); let q = p.a; print("partial", q.n) }
func i() { let h = Holder(); h.p = Part(31); print("held", h.p.n) }
func j() { var s = State.idle; s = s.next(); print("1"); s = s.next(); print("2"); s = s.next(); print("3") }
f(); print("-"); g(); print("-"); h(); print("-"); i(); print("-"); j(); print("-"); optional(); print("-"); generic(Part(60)); print("-"); let x = back(Part(61)); print("x", x.n)
let global = Part(70)
print("global", global.n)
func closure() { let p = Part(80); let c = { print("in closure", p.n) }; c(); c(); print("end closure") }
closure()
func deferred() { let p = Part(90); defer { print("defer", p.n) }; print("body") }
deferred()
struct Counter: ~Copyable { var n = 0; mutating func add() { n += 1 }; deinit { print("count", n) } }
func counting() { var c = Counter(); for _ in 0..<5 { c.add() }; print(c.n) }
counting()
enum Res: ~Copyable { case open(Int), shut }
func res() { let r = Res.open(3); switch r { case .open(let n): print("open", n); case .shut: print("shut") }; print("res end") }
res()
