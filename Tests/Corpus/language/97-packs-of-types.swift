// Parameter packs of types: properties, initialisers, extensions
struct Record<each T> {
    let values: (repeat each T)
    init(_ value: repeat each T) { values = (repeat each value) }
    func each(_ body: (Any) -> Void) { repeat body(each values) }
    var count: Int { var n = 0; for _ in repeat each values { n += 1 }; return n }
    func with<U>(_ extra: U) -> (repeat each T, U) { (repeat each values, extra) }
}
let r = Record(1, "two", 3.5)
print(r.values.0, r.values.1, r.values.2, r.count)
r.each { print($0) }
print(r.with(true))
let typed: Record<Int, Bool> = Record(4, false)
print(typed.values, typed.count)
struct Handlers<each Event> {
    var handle: (repeat (each Event) -> String)
    func send(_ event: repeat each Event) -> [String] { var out: [String] = []; repeat out.append((each handle)(each event)); return out }
}
let h = Handlers<Int, String>(handle: ({ "int \($0)" }, { "str " + $0 }))
print(h.send(1, "a"))
struct All<each T: Equatable>: Equatable {
    var parts: (repeat each T)
    init(_ p: repeat each T) { parts = (repeat each p) }
    static func == (a: Self, b: Self) -> Bool { for (x, y) in repeat (each a.parts, each b.parts) { if x != y { return false } }; return true }
}
print(All(1, "a") == All(1, "a"), All(1, "a") == All(2, "a"))
func make<each T>(_ t: repeat each T) -> Record<repeat each T> { Record(repeat each t) }
print(make("x", 9).values)
extension Record { func joined() -> String { var s = ""; repeat s += "\(each values);"; return s } }
print(r.joined())
typealias Two = Record<Int, Int>
print(Two(1, 2).values)
