import Foundation

/// One measurement: its name, its target, and a run over `count` source events.
struct Shape {
    let name: String
    /// The target in nanoseconds per source event; nil if there is none.
    let target: Double?
    let run: (_ count: Int) -> Void

    init(_ name: String, target: Double? = nil, _ run: @escaping (_ count: Int) -> Void) {
        self.name = name
        self.target = target
        self.run = run
    }
}

/// Keeps a value from being optimised away.
@inline(never)
func keep<Value>(_ value: Value) {}

/// Returns the nanoseconds of processor time of this process. The time of other processes does not count.
func processorNanoseconds() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) * 1e9 + Double(time.tv_nsec)
}

/// Returns the nanoseconds per event: the best of several runs, each long enough to measure.
func measure(_ shape: Shape, _ count: Int) -> Double {
    let repeats = max(1, 200_000 / count)
    var best = Double.infinity
    for _ in 0..<5 {
        let start = processorNanoseconds()
        for _ in 0..<repeats { shape.run(count) }
        let elapsed = processorNanoseconds() - start
        best = min(best, elapsed / Double(repeats * count))
    }
    return best
}

func row(_ cells: [String]) -> String {
    cells.enumerated().map { index, cell in
        let width = index == 0 ? 34 : 11
        let padding = String(repeating: " ", count: max(0, width - cell.count))
        return index == 0 ? cell + padding : padding + cell
    }.joined()
}

func decimal(_ value: Double) -> String { String(format: "%.1f", value) }
