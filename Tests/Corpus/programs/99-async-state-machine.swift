// A state machine driven by async events, with history and timeouts
actor Machine {
    enum State: String { case off, starting, on, failed }
    enum Event { case power, ready, error }
    private(set) var state = State.off
    private(set) var history: [State] = [.off]
    private var waiters: [(State, CheckedContinuation<Void, Never>)] = []
    func send(_ event: Event) {
        switch (state, event) {
        case (.off, .power): move(.starting)
        case (.starting, .ready): move(.on)
        case (.on, .power), (.starting, .power): move(.off)
        case (_, .error): move(.failed)
        default: break
        }
    }
    private func move(_ new: State) {
        state = new
        history.append(new)
        let due = waiters.filter { $0.0 == new }
        waiters.removeAll { $0.0 == new }
        due.forEach { $0.1.resume() }
    }
    func wait(for wanted: State) async {
        if state == wanted { return }
        await withCheckedContinuation { waiters.append((wanted, $0)) }
    }
}
let machine = Machine()
let watcher = Task { await machine.wait(for: .on); return await machine.history.map(\.rawValue).joined(separator: ">") }
await machine.send(.power)
await machine.send(.ready)
print(await watcher.value)
await machine.send(.error)
print(await machine.state, await machine.history.count)
for event in [Machine.Event.power, .ready] { await machine.send(event) }
print(await machine.state == .failed)
