// A debouncer made with a task, on main
@MainActor final class Debouncer {
    private var task: Task<Void, Never>?
    private(set) var fired: [String] = []
    func call(_ text: String) {
        task?.cancel()
        task = Task {
            do { try await Task.sleep(nanoseconds: 50_000_000) } catch { return }
            fired.append(text)
        }
    }
    func finish() async { await task?.value }
}
let debouncer = Debouncer()
for text in ["s", "sw", "swift"] { debouncer.call(text) }
await debouncer.finish()
print(debouncer.fired)
debouncer.call("rx")
await debouncer.finish()
print(debouncer.fired)
