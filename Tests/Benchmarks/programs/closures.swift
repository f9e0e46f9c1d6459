func compose(_ f: @escaping (Int) -> Int, _ g: @escaping (Int) -> Int) -> (Int) -> Int { { g(f($0)) } }
func run(_ n: Int) -> Int {
    let h = compose({ $0 + 1 }, { $0 % 1000 })
    var total = 0
    for i in 0..<n { total += h(i) }
    return total
}
print(run(1_000_000))
