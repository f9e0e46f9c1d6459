// Actors, isolated parameters, global actors and what belongs to them
actor Bank {
    private(set) var balance = 0
    let name = "B"
    nonisolated let id = 7
    nonisolated var title: String { "Bank \(name)" }
    func put(_ n: Int) { balance += n }
    func slow() async { let b = balance; await Task.yield(); balance = b + 1 }
    subscript(i: Int) -> Int { balance + i }
    static let shared = Bank()
    init() {}
    init(start: Int) { balance = start }
    nonisolated func hello() -> String { "hi" }
    deinit { print("bank gone") }
}
func inside(_ b: isolated Bank) { b.put(5); print("in", b.balance) }
@globalActor actor Mine { static let shared = Mine() }
@Mine var counter = 0
@Mine func bump() -> Int { counter += 1; return counter }
@MainActor class Model { var n = 0; func inc() { n += 1 }; nonisolated init() {} }
struct Box: @unchecked Sendable { var n = 1 }
final class F: Sendable { let a = 1 }
func take(_ x: sending Model) async {}
protocol Named: Actor { var label: String { get } }
actor A1: Named { let label = "a1" }
extension Bank: CustomStringConvertible { nonisolated var description: String { "Bank!" } }
@main struct M {
    static func main() async {
        do {
            let b = Bank(start: 1)
            await b.put(10)
            print(await b.balance, b.name, b.id, b.title, b.hello(), await b[3], b)
            await inside(b)
            await b.slow()
            print(await b.balance)
        }
        print(await bump(), await bump())
        let m = Model()
        await m.inc()
        print(await m.n)
        let v = await MainActor.run { m.n + 1 }
        print(v)
        await Task { @MainActor in m.inc(); print(m.n) }.value
        let n: any Named = A1()
        print(await n.label)
        print(MainActor.assumeIsolated { m.n })
        let r = await Mine.shared
        _ = r
        await withTaskGroup(of: Void.self) { g in for _ in 0..<3 { g.addTask { await Bank.shared.put(1) } } }
        print(await Bank.shared.balance)
    }
}
