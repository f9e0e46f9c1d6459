// Isolation passed on: #isolation, isolated optional parameters, inheriting closures
actor Store {
    var items: [Int] = []
    func addTwice(_ n: Int) async -> Int {
        await twice { items.append(n) }
        return items.count
    }
    func describe() -> String { whereAmI() }
    func same() -> Bool { isSame(as: self) }
    func isSame(as other: any Actor, isolation: isolated (any Actor)? = #isolation) -> Bool { isolation === other }
}
func twice(isolation: isolated (any Actor)? = #isolation, _ body: () async -> Void) async { await body(); await body() }
func whereAmI(isolation: isolated (any Actor)? = #isolation) -> String {
    guard let isolation else { return "nowhere" }
    return isolation === MainActor.shared ? "main" : "\(type(of: isolation))"
}
@MainActor func onMain() -> String { whereAmI() }
func nowhere() async -> String { await helper() }
func helper() async -> String { whereAmI() }
func plain() -> String { whereAmI() }
let store = Store()
print(await store.addTwice(3), await store.describe(), await onMain(), await nowhere(), plain())
print(await Task.detached { whereAmI() }.value)
print(await Task { @MainActor in whereAmI() }.value)
func run<T>(on actor: isolated any Actor, _ body: () -> T) -> T { body() }
print(await run(on: store) { 5 })
