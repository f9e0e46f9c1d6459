// from swiftc
import Foundation
struct Weather: Sendable { let city: String; let temp: Int }
enum WError: Error { case unknown(String) }
func fetch(_ c: String) async throws -> Weather { try await Task.sleep(nanoseconds: 1_000_000 * UInt64(c.count)); guard c != "x" else { throw WError.unknown(c) }; return Weather(city: c, temp: c.count * 5) }
actor Store { private var d: [String: Weather] = [:]; func put(_ w: Weather) { d[w.city] = w }; func avg() -> Double { d.isEmpty ? 0 : Double(d.values.map(\.temp).reduce(0, +)) / Double(d.count) }; nonisolated let name = "store" }
let s = Store()
await withTaskGroup(of: Weather?.self) { g in for c in ["Rome", "x", "Oslo!"] { g.addTask { try? await fetch(c) } }; for await w in g.compactMap({ $0 }) { await s.put(w) } }
print(await s.avg(), s.name)
async let a = fetch("ab"), b = fetch("abc"); print(try await [a, b].map(\.temp))
do { _ = try await fetch("x") } catch WError.unknown(let c) { print("unknown", c) }
let stream = AsyncStream<Int> { c in for i in 1...3 { c.yield(i) }; c.finish() }
var sum = 0; for await i in stream where i != 2 { sum += i }; print(sum)
let t = Task { () -> String in do { try await Task.sleep(nanoseconds: 5_000_000_000); return "slept" } catch { return Task.isCancelled ? "cancelled" : "?" } }
t.cancel(); print(await t.value)
func legacy(_ n: Int, _ done: @escaping (Result<Int, Error>) -> Void) { DispatchQueue.global().async { done(n > 0 ? .success(n * 2) : .failure(WError.unknown("neg"))) } }
func modern(_ n: Int) async throws -> Int { try await withCheckedThrowingContinuation { c in legacy(n) { c.resume(with: $0) } } }
print(try await modern(4), (try? await modern(-1)) as Any)
