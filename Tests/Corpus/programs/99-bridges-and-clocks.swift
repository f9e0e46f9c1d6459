// Bridges from callbacks and delegates, task-local values, clocks of a program
import Foundation
func fetch(_ s: String, _ done: @escaping (Result<String, Error>) -> Void) { DispatchQueue.global().asyncAfter(deadline: .now() + 0.01) { done(.success(s + "!")) } }
func fetch(_ s: String) async throws -> String { try await withCheckedThrowingContinuation { c in fetch(s) { c.resume(with: $0) } } }
protocol D: AnyObject { func got(_ n: Int) }
final class Src { weak var d: D?; func go() { for i in 1...3 { d?.got(i) } } }
final class Br: D { let k: AsyncStream<Int>.Continuation; init(_ k: AsyncStream<Int>.Continuation) { self.k = k }; func got(_ n: Int) { k.yield(n) } }
let s = Src()
let str = AsyncStream<Int> { k in let b = Br(k); s.d = b; k.onTermination = { [b] _ in _ = b } }
s.go()
for await x in str.prefix(3) { print(x) }
print(try await fetch("hey"))
let cancelled = Task { () -> Int in
  await withTaskCancellationHandler { while !Task.isCancelled { await Task.yield() }; return 1 } onCancel: { print("handler") }
}
cancelled.cancel()
print(await cancelled.value)
enum Ctx { @TaskLocal static var id = "none"; @TaskLocal static var depth: Int? }
func say(_ s: String) { print(s, Ctx.id, Ctx.depth as Any) }
say("a")
await Ctx.$id.withValue("x") { say("b"); await Ctx.$depth.withValue(3) { say("c"); let t = Task { say("task") }; await t.value; await Task.detached { say("det") }.value
  async let q: Void = say("let"); await q
  await withTaskGroup(of: Void.self) { g in g.addTask { say("grp") } } } }
say("z")
struct Tick: Clock { struct Instant: InstantProtocol { var n = 0; func advanced(by d: Swift.Duration) -> Self { .init(n: n + Int(d.components.seconds)) }; func duration(to o: Self) -> Swift.Duration { .seconds(o.n - n) }; static func < (a: Self, b: Self) -> Bool { a.n < b.n } }
 var now: Instant { .init() }; var minimumResolution: Swift.Duration { .zero }; func sleep(until d: Instant, tolerance: Swift.Duration?) async throws { print("sleep", d.n) } }
try await Tick().sleep(until: .init(n: 4), tolerance: nil)
try await Task.sleep(until: Tick.Instant(n: 5), clock: Tick())
try await Tick().sleep(for: .seconds(9))
print(try await Tick().measure { print("m") })
let anyClock: any Clock<Duration> = ContinuousClock()
try await anyClock.sleep(for: .milliseconds(1))
print("ok")
func run<C: Clock>(_ c: C) async throws where C.Duration == Duration { try await c.sleep(for: .seconds(1)) }
try await run(Tick())
