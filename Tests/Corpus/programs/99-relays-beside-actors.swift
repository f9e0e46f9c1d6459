// Relays, infallibles and streams beside actors // from our engine
import RxSwift
import RxRelay
// Relays, infallibles and shared sequences beside actors
actor Log { private(set) var lines: [String] = []; func add(_ s: String) { lines.append(s) } }
let relay = BehaviorRelay(value: "start")
let log = Log()
let listener = Task {
    for try await text in relay.asObservable().values {
        await log.add(text)
        if text == "stop" { break }
    }
    await log.add("done")
}
while !(await log.lines.contains("start")) { await Task.yield() }
relay.accept("middle")
relay.accept("stop")
try await listener.value
print(await log.lines)
let publish = PublishRelay<Int>()
let infallible = publish.asInfallible()
let counting = Task { () -> [Int] in
    var seen: [Int] = []
    for await n in infallible.values { seen.append(n); if seen.count == 2 { break } }
    return seen
}
try await Task.sleep(for: .milliseconds(5))
publish.accept(10)
publish.accept(20)
publish.accept(30)
print(await counting.value)
let stream = AsyncStream<Int> { c in for n in 1...3 { c.yield(n) }; c.finish() }
let values = try await stream.asObservable().map { $0 * $0 }.toArray().value
print(values)
