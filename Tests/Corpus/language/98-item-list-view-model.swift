// A view model that loads items and shows its states
import Foundation

struct Item: Equatable { let id: Int; let title: String }

enum LoadError: Error { case offline, notFound(Int) }

protocol ItemService: Sendable {
    func items() async throws -> [Item]
    func item(_ id: Int) async throws -> Item
}

struct StubService: ItemService {
    let isOffline: Bool
    func items() async throws -> [Item] {
        try await Task.sleep(for: .milliseconds(5))
        if isOffline { throw LoadError.offline }
        return [Item(id: 1, title: "One"), Item(id: 2, title: "Two")]
    }
    func item(_ id: Int) async throws -> Item {
        guard let found = try await items().first(where: { $0.id == id }) else { throw LoadError.notFound(id) }
        return found
    }
}

@MainActor final class ListViewModel {
    enum State: Equatable { case idle, loading, loaded([Item]), failed(String) }
    private(set) var state = State.idle { didSet { log.append("\(oldValue.name) -> \(state.name)") } }
    private(set) var log: [String] = []
    private let service: any ItemService
    init(service: any ItemService) { self.service = service }
    func load() async {
        state = .loading
        do {
            state = .loaded(try await service.items())
        } catch LoadError.offline {
            state = .failed("You are offline")
        } catch {
            state = .failed(error.localizedDescription)
        }
    }
}
extension ListViewModel.State {
    var name: String {
        switch self {
        case .idle: "idle"
        case .loading: "loading"
        case .loaded(let items): "loaded \(items.count)"
        case .failed(let message): "failed: \(message)"
        }
    }
}

for isOffline in [false, true] {
    let model = ListViewModel(service: StubService(isOffline: isOffline))
    await model.load()
    print(model.log.joined(separator: ", "))
}
do {
    _ = try await StubService(isOffline: false).item(7)
} catch LoadError.notFound(let id) {
    print("not found", id)
}
