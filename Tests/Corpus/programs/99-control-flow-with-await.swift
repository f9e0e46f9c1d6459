// Interplay: defer, guard, loops with labels, optionals, errors inside async code
struct Retry: Error { let left: Int }
func flaky(_ n: Int) async throws -> Int { await Task.yield(); if n % 3 != 0 { throw Retry(left: 3 - n % 3) }; return n }
func run() async -> [String] {
    var log: [String] = []
    defer { print("run ends with", log.count) }
    outer: for start in 1...4 {
        var n = start
        while true {
            do {
                let value = try await flaky(n)
                log.append("\(start)->\(value)")
                if value == 6 { break outer }
                continue outer
            } catch let retry as Retry where retry.left > 0 {
                n += retry.left
            } catch { return [] }
        }
    }
    return log
}
print(await run())
func optional(_ n: Int?) async -> String {
    guard let n, let value = try? await flaky(n) else { return "none" }
    return await "value \(value)".asyncUppercased()
}
extension String { func asyncUppercased() async -> String { await Task.yield(); return uppercased() } }
for n in [nil, 1, 3] as [Int?] { print(await optional(n)) }
let closures: [String: () async throws -> Int] = ["ok": { 3 }, "bad": { throw Retry(left: 0) }]
for key in closures.keys.sorted() {
    let value = try? await closures[key]?()
    print(key, value as Any)
}
let lazyTask = { Task { try await flaky(3) } }
print(try await lazyTask().value)
switch await (try? flaky(2), try? flaky(6)) {
case (nil, let n?): print("second", n)
default: print("other")
}
print(try await [1, 2, 3].count == (flaky(3)) ? "equal" : "different")
if let n = try? await flaky(9), n > 8 { print("big", n) }
repeat { print("once") } while await flakyBool()
func flakyBool() async -> Bool { false }
