// Debouncer and throttle as actors
actor Debouncer {
    private var task: Task<Void, Never>?
    private let delay: Duration
    init(delay: Duration) { self.delay = delay }
    func submit(_ action: @escaping @Sendable () async -> Void) {
        task?.cancel()
        task = Task {
            try? await Task.sleep(for: delay)
            guard !Task.isCancelled else { return }
            await action()
        }
    }
    func finish() async { await task?.value }
}
let debouncer = Debouncer(delay: .milliseconds(50))
for text in ["s", "sw", "swi", "swift"] {
    await debouncer.submit { print("search", text) }
    try await Task.sleep(for: .milliseconds(10))
}
await debouncer.finish()
await debouncer.submit { print("never") }
await debouncer.submit { print("last") }
await debouncer.finish()
