// effects
enum Bad: Error { case x(Int) }
func a() async -> Int { 1 }
func b() async throws -> Int { 2 }
func c() async throws(Bad) -> Int { throw .x(3) }
struct S {
    var p: Int { get async { 4 } }
    var q: Int { get async throws { 5 } }
    subscript(i: Int) -> Int { get async { i * 2 } }
    subscript(s s: String) -> Int { get async throws(Bad) { throw .x(s.count) } }
    init() async { _ = await a() }
    init(n: Int) async throws { if n < 0 { throw Bad.x(n) } }
}
protocol P { func f() async -> Int; var v: Int { get async throws }; init(k: Int) async }
struct Q: P { func f() -> Int { 7 }; var v: Int { 8 }; init(k: Int) {} }
struct R: P { func f() async -> Int { 9 }; var v: Int { get async throws { throw Bad.x(10) } }; init(k: Int) async { } }
func over() -> String { "sync" }
func over() async -> String { "async" }
func useAsync() async { print(await over()) }
func useSync() { print(over()) }
func takes(_ f: () async -> Int) async -> Int { await f() }
func takesT(_ f: () async throws -> Int) async rethrows -> Int { try await f() }
func auto(_ f: @autoclosure () async -> Int) async -> Int { await f() + 100 }
@main struct M {
    static func main() async throws {
        print(await a(), try await b())
        do { _ = try await c() } catch { switch error { case .x(let n): print("typed", n) } }
        let s = await S()
        print(await s.p, try await s.q, await s[3])
        do { print(try await s[s: "abc"]) } catch { print(error) }
        do { _ = try await S(n: -4) } catch { print(error) }
        let ps: [any P] = [Q(k: 1), await R(k: 2)]
        for p in ps { print(await p.f()); do { print(try await p.v) } catch { print(error) } }
        await useAsync(); useSync()
        let plain: () -> Int = { 11 }
        print(await takes(plain), await takesT(plain))
        let conv: () async throws -> Int = plain
        print(try await conv())
        print(await auto(await a()))
        async let x = a(); async let y = b()
        print(await x + (try await y))
        let z = if await a() == 1 { "one" } else { "other" }
        let w = switch await a() { case 1: "uno"; default: "?" }
        print(z, w)
        let arr = [3,1,2]
        var out: [Int] = []
        for i in arr { out.append(await takes { i }) }
        print(out)
        let t = await (a(), a())
        print(t)
        let g: @Sendable (Int) async throws -> String = { n in if n > 1 { throw Bad.x(n) }; return "\(n)" }
        print((try? await g(1)) ?? "nil", (try? await g(2)) ?? "nil")
        defer { print("deferred") }
        guard let v = try? await b(), v == 2 else { return }
        print(v)
        while await a() != 1 { }
        let cl = { await a() }
        print(await cl())
        let opt: S? = s
        print(await opt?.p as Any)
    }
}
