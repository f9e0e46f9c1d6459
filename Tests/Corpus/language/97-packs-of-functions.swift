// Parameter packs of functions, also async ones
func show<each T>(_ value: repeat each T) { repeat print(each value) }
show(1, "two", 3.0)
func pair<each A, each B>(_ a: repeat each A, with b: repeat each B) -> (repeat (each A, each B)) { (repeat (each a, each b)) }
print(pair(1, "a", with: true, 2.5))
func allEqual<each T: Equatable>(_ a: (repeat each T), _ b: (repeat each T)) -> Bool {
    for (x, y) in repeat (each a, each b) { if x != y { return false } }
    return true
}
print(allEqual((1, "a"), (1, "a")), allEqual((1, "a"), (1, "b")))
func gather<each T>(_ body: repeat () async -> each T) async -> (repeat each T) { (repeat await (each body)()) }
print(await gather({ 1 }, { "x" }))
