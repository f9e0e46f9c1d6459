// Default values come after what is written out, whatever their place in the list.
var count = 0
func next(_ label: String) -> Int {
    count += 1
    print(label, count)
    return count
}
func show(_ a: Int, _ b: Int = next("default b"), c: Int = next("default c")) { print(a, b, c) }
show(next("a"))
show(next("a"), c: next("c"))
show(0, c: next("c"))
struct Box {
    let x: Int, y: Int
    init(x: Int = next("default x"), y: Int) { (self.x, self.y) = (x, y) }
    func add(p: Int = next("default p"), q: Int) -> Int { x + y + p + q }
    static func make(p: Int = next("default p"), _ body: () -> Int) -> Box { Box(x: p, y: body()) }
}
print(Box(y: next("y")).add(q: next("q")))
print(Box.make { next("closure") }.x)
func total(_ a: Int = next("default a"), _ rest: Int..., z: Int = next("default z")) -> Int { rest.reduce(a + z, +) }
print(total(1, next("first"), next("second")), total())
struct Line {
    var id = next("id")
    var text: String
}
print(Line(text: "\(next("text"))"))

// A catch with a condition alone.
struct Failure: Error { let code: Int }
func fail(_ code: Int) throws { throw Failure(code: code) }
let limit = 5
for code in [1, 9] {
    do { try fail(code) } catch where code > limit { print("large", error) } catch { print("small", error) }
}
func retry<T>(_ times: Int, _ body: (Int) throws -> T) throws -> T {
    for turn in 1..<times {
        do { return try body(turn) } catch where turn < times - 1 { print("again after", turn) }
    }
    return try body(times)
}
print(try retry(5) { turn in
    if turn < 3 { throw Failure(code: turn) }
    return "turn \(turn)"
})

// Where any value is wanted, the branches need nothing in common.
let isOn = count > 0
let either: Any = isOn ? 1 : "none"
print(either, isOn ? 1 : "none", isOn ? "none" : 2.5, isOn ? 1 : 2.5)
