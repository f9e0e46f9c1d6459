// Requests that are sent in batches
actor Batcher<Key: Hashable & Sendable, Value: Sendable> {
    private var waiting: [Key: [CheckedContinuation<Value, any Error>]] = [:]
    private var timer: Task<Void, Never>?
    private let window: Duration
    private let load: @Sendable ([Key]) async throws -> [Key: Value]
    private(set) var batches: [Int] = []
    struct Missing: Error {}
    init(window: Duration, load: @escaping @Sendable ([Key]) async throws -> [Key: Value]) {
        (self.window, self.load) = (window, load)
    }
    func value(for key: Key) async throws -> Value {
        try await withCheckedThrowingContinuation { continuation in
            waiting[key, default: []].append(continuation)
            if timer == nil {
                timer = Task {
                    try? await Task.sleep(for: window)
                    await flush()
                }
            }
        }
    }
    private func flush() async {
        let batch = waiting
        (waiting, timer) = ([:], nil)
        batches.append(batch.count)
        do {
            let found = try await load(Array(batch.keys))
            for (key, continuations) in batch {
                for continuation in continuations {
                    if let value = found[key] { continuation.resume(returning: value) } else { continuation.resume(throwing: Missing()) }
                }
            }
        } catch { for continuation in batch.values.joined() { continuation.resume(throwing: error) } }
    }
}
let batcher = Batcher<Int, String>(window: .milliseconds(5)) { keys in
    try await Task.sleep(for: .milliseconds(1))
    return Dictionary(uniqueKeysWithValues: keys.filter { $0 < 10 }.map { ($0, "v\($0)") })
}
let values = try await withThrowingTaskGroup(of: (Int, String).self) { group in
    for key in [1, 2, 3, 1] { group.addTask { (key, try await batcher.value(for: key)) } }
    return try await group.reduce(into: [:]) { $0[$1.0] = $1.1 }
}
print(values.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" })
do { _ = try await batcher.value(for: 99) } catch { print(type(of: error)) }
print(await batcher.batches)
