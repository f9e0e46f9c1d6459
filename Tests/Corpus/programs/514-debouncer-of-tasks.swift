// A rate limiter, and a debouncer made of tasks
import Foundation

actor Debouncer<Value: Sendable> {
    private let delay: Duration
    private var task: Task<Void, Never>?
    private let action: @Sendable (Value) async -> Void
    init(delay: Duration, action: @escaping @Sendable (Value) async -> Void) {
        self.delay = delay
        self.action = action
    }
    func send(_ value: Value) {
        task?.cancel()
        task = Task { [delay, action] in
            do {
                try await Task.sleep(for: delay)
                await action(value)
            } catch {}
        }
    }
    func flush() async { await task?.value }
}

actor Output {
    private(set) var lines: [String] = []
    func print(_ line: String) { lines.append(line) }
}

let output = Output()
let debouncer = Debouncer<String>(delay: .milliseconds(60)) { text in await output.print("search: \(text)") }
for text in ["s", "sw", "swi", "swift"] {
    await debouncer.send(text)
    try await Task.sleep(for: .milliseconds(5))
}
await debouncer.flush()
await debouncer.send("rx")
await debouncer.flush()
print(await output.lines)

struct Throttle {
    var interval: Duration
    var last: ContinuousClock.Instant?
    mutating func allows(at now: ContinuousClock.Instant) -> Bool {
        if let last, last.duration(to: now) < interval { return false }
        last = now
        return true
    }
}
var throttle = Throttle(interval: .seconds(1))
let start = ContinuousClock.now
let times: [Duration] = [.zero, .milliseconds(300), .milliseconds(1000), .milliseconds(1999), .seconds(2)]
print(times.map { throttle.allows(at: start + $0) })
