@concurrent func heavy(_ n: Int) async -> Int { n * 2 }
nonisolated(nonsending) func near(_ n: Int) async -> Int { n + 1 }
@MainActor final class VM {
    var total = 0
    func load() async { total = await heavy(20); total = await near(total); print(total) }
    @concurrent nonisolated func off() async -> Int { 7 }
    nonisolated(nonsending) func same() async -> Int { MainActor.assertIsolated(); return 8 }
    @concurrent static func s() async {}
}
let vm = VM()
await vm.load()
print(await vm.off(), await vm.same())
let c: @concurrent () async -> Int = { 3 }
print(await c())
func run(_ body: nonisolated(nonsending) () async -> Int) async -> Int { await body() }
print(await run { 4 })
struct S { @concurrent func go() async {} }
