// View model with @MainActor, search with cancellation of the former task
@MainActor final class SearchModel {
    private(set) var results: [String] = [] { didSet { print("results", results) } }
    private(set) var isLoading = false
    private var task: Task<Void, Never>?
    private let search: @Sendable (String) async throws -> [String]
    init(search: @escaping @Sendable (String) async throws -> [String]) { self.search = search }
    func type(_ query: String) {
        task?.cancel()
        task = Task { [weak self] in
            do {
                try await Task.sleep(for: .milliseconds(30))
                guard let self else { return }
                self.isLoading = true
                defer { self.isLoading = false }
                self.results = try await self.search(query)
            } catch is CancellationError {
                print("cancelled", query)
            } catch {
                print("error", error)
            }
        }
    }
    func wait() async { await task?.value }
}
struct Offline: Error {}
let model = SearchModel { query in
    try await Task.sleep(for: .milliseconds(5))
    if query == "fail" { throw Offline() }
    return ["\(query)1", "\(query)2"]
}
model.type("a")
try await Task.sleep(for: .milliseconds(10))
model.type("ab")
await model.wait()
model.type("fail")
await model.wait()
print(model.isLoading, model.results.count)
