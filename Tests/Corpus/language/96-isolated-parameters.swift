// isolated parameters, nonisolated members, an actor behind a protocol
protocol Counting: Actor {
    var value: Int { get }
    func increase()
}
actor Counter: Counting {
    var value = 0
    let id: Int
    init(id: Int) { self.id = id }
    func increase() { value += 1 }
    nonisolated func label() -> String { "counter \(id)" }
}
func twice(_ counter: isolated Counter) -> Int {
    counter.increase()
    counter.increase()
    return counter.value
}
func bump<C: Counting>(_ counter: C, times: Int) async -> Int {
    for _ in 0..<times { await counter.increase() }
    return await counter.value
}
let counter = Counter(id: 7)
print(await twice(counter))
print(await bump(counter, times: 3), counter.label())
let some: any Counting = counter
await some.increase()
print(await some.value)
extension Actor {
    func perform<T>(_ body: (isolated Self) throws -> T) rethrows -> T { try body(self) }
}
print(await counter.perform { $0.increase(); return $0.value })
