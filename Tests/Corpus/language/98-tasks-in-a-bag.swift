// Tasks that are cancelled with their bag
final class Cancellables: @unchecked Sendable {
    private var tasks: [Task<Void, Never>] = []
    func store(_ task: Task<Void, Never>) { tasks.append(task) }
    deinit { tasks.forEach { $0.cancel() } }
}
extension Task where Success == Void, Failure == Never {
    func store(in bag: Cancellables) { bag.store(self) }
}
extension Task where Failure == any Error {
    static func delayed(by delay: Duration, _ operation: @escaping @Sendable () async throws -> Success) -> Task {
        Task {
            try await Task<Never, Never>.sleep(for: delay)
            return try await operation()
        }
    }
}
var bag: Cancellables? = Cancellables()
Task {
    while !Task.isCancelled {
        do { try await Task.sleep(for: .seconds(100)) } catch { print("stopped:", error is CancellationError) }
    }
    print("left the loop")
}.store(in: bag!)
try await Task.sleep(for: .milliseconds(10))
bag = nil
try await Task.sleep(for: .milliseconds(10))
let later = Task.delayed(by: .milliseconds(5)) { "later" }
print(try await later.value)
let never = Task.delayed(by: .seconds(100)) { "never" }
never.cancel()
do { print(try await never.value) } catch { print("cancelled", never.isCancelled) }
