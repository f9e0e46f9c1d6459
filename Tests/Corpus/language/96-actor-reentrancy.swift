// State may change while an actor waits
actor Decider {
    var opinion = "none"
    var log: [String] = []
    func think(_ idea: String, waitingFor gate: Gate) async -> String {
        opinion = idea
        await gate.wait()
        log.append("\(idea) -> \(opinion)")
        return opinion
    }
    func change(to idea: String) { opinion = idea }
}
actor Gate {
    private var isOpen = false
    private var waiters: [CheckedContinuation<Void, Never>] = []
    var count: Int { waiters.count }
    func wait() async {
        if isOpen { return }
        await withCheckedContinuation { waiters.append($0) }
    }
    func open() {
        isOpen = true
        let all = waiters
        waiters = []
        for waiter in all { waiter.resume() }
    }
}
let gate = Gate(), decider = Decider()
let thought = Task { await decider.think("good", waitingFor: gate) }
while await gate.count == 0 { await Task.yield() }
await decider.change(to: "bad")
await gate.open()
print(await thought.value)
print(await decider.log)
await gate.wait()
print("open")
