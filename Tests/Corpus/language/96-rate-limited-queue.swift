// Jobs one after the other, in the order in which they came
actor SerialQueue {
    private var last: Task<Void, Never>?
    private(set) var log: [String] = []
    @discardableResult
    func enqueue(_ name: String, _ work: @escaping @Sendable () async -> Void) -> Task<Void, Never> {
        let previous = last
        let task = Task {
            await previous?.value
            await work()
            self.note(name)
        }
        last = task
        return task
    }
    private func note(_ name: String) { log.append(name) }
}
let queue = SerialQueue()
await queue.enqueue("slow") { for _ in 0..<50 { await Task.yield() } }
await queue.enqueue("quick") {}
let last = await queue.enqueue("last") { await Task.yield() }
await last.value
print(await queue.log)
