// A function of a block sees the variables of the block that are declared behind it.
func outer() {
    func show() { print("total", total, names.count) }
    func add(_ n: Int) { total += n; log.append("add \(n)") }
    var total = 3, log: [String] = []
    let names = ["a", "b"]
    add(4)
    show()
    print(log)
}
outer()
let total = "global"
func shadowed() {
    func show() { print(total) }
    let total = 5
    show()
}
shadowed()
do {
    func even(_ n: Int) -> Bool { calls += 1; return n == 0 || odd(n - 1) }
    func odd(_ n: Int) -> Bool { calls += 1; return n != 0 && even(n - 1) }
    var calls = 0
    print(even(6), calls)
}
struct Machine {
    func run() -> [Int] {
        func push(_ n: Int) { stack.append(n * factor) }
        let factor = 3
        var stack: [Int] = []
        [1, 2].forEach(push)
        return stack
    }
}
print(Machine().run())
let make = { () -> Int in
    func twice() -> Int { base * 2 }
    let base = 21
    return twice()
}
print(make())
