// Global actors and the main actor
@globalActor actor Store { static let shared = Store() }
enum State { @Store static var count = 0 }
@Store func bump() -> Int { State.count += 1; return State.count }
@Store final class Cart { var items: [String] = []; func add(_ s: String) { items.append(s) }; nonisolated func tag() -> String { "cart" } }
print(await bump(), await bump())
let cart = await Cart()
await cart.add("a")
print(await cart.items, cart.tag())
@MainActor final class Model { var n = 0; func inc() { n += 1 } }
let m = await Model()
await m.inc()
print(await m.n)
let v = await MainActor.run { m.inc(); return m.n }
print(v)
func outside() async { let x = await Task { @Store in bump() + 10 }.value; print(x) }
await outside()
await Task.detached { let y = await MainActor.run { MainActor.assumeIsolated { 5 } }; print(y) }.value
