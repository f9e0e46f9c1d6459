// defer, guard, labelled loops and errors around await
struct E: Error { let n: Int }
func step(_ n: Int) async throws -> Int {
    defer { print("leave", n) }
    print("enter", n)
    await Task.yield()
    if n == 3 { throw E(n: n) }
    return n * 2
}
func all() async {
    outer: for n in 1...5 {
        do {
            let value = try await step(n)
            guard value < 8 else { break outer }
            if value == 2 { continue outer }
            print("value", value)
        } catch let error as E where error.n == 3 {
            print("skip", error.n)
        } catch { print("never") }
    }
}
await all()
func choose(_ n: Int) async throws -> String {
    switch try await step(n) {
    case 2: return "two"
    case let v where v > 2: return "more \(v)"
    default: return "none"
    }
}
print(try await choose(1), try await choose(2))
let text = if Task.isCancelled { "cancelled" } else { "running" }
print(text)
var n = 0
while try await step(n) < 2 { n += 1 }
print(n)
repeat { n += 1 } while await Task { n < 4 }.value
print(n)
