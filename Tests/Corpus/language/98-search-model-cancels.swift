// A search that cancels the one before
@MainActor
final class SearchModel {
    private(set) var results: [String] = []
    private var searchTask: Task<Void, Never>?
    var query = "" {
        didSet {
            searchTask?.cancel()
            searchTask = Task { [weak self, query] in
                do {
                    try await Task.sleep(for: .milliseconds(50))
                } catch {
                    print("cancelled '\(query)'")
                    return
                }
                guard let self, !Task.isCancelled else { return }
                self.results = await self.search(query)
                print("results for '\(query)': \(self.results)")
            }
        }
    }
    private nonisolated func search(_ query: String) async -> [String] {
        ["swift", "swing", "rust"].filter { $0.hasPrefix(query) }
    }
    func settle() async { await searchTask?.value }
}
let model = SearchModel()
for text in ["s", "sw", "swi"] {
    model.query = text
    try await Task.sleep(for: .milliseconds(5))
}
await model.settle()
model.query = "r"
await model.settle()
