class Counter {
    var count = 0
    func bump(_ n: Int) { count += n }
    func read() -> Int { count }
}
final class Doubler: Counter {
    override func bump(_ n: Int) { count += n * 2 }
}
func run(_ n: Int) -> Int {
    let counters: [Counter] = [Counter(), Doubler()]
    for i in 0..<n { counters[i % 2].bump(i) }
    return counters[0].read() + counters[1].read()
}
print(run(1_000_000))
