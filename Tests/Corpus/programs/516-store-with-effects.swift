// from our engine
import RxRelay
import RxSwift
// A store with reducer, effects as async functions
struct State: Equatable { var items: [String] = []; var isLoading = false; var error: String? }
enum Action { case load, loaded([String]), failed(String), remove(Int) }
final class Store {
    let state = BehaviorRelay(value: State())
    private let fetch: () async throws -> [String]
    private var task: Task<Void, Never>?
    init(fetch: @escaping () async throws -> [String]) { self.fetch = fetch }
    func send(_ action: Action) {
        var next = state.value
        switch action {
        case .load:
            next.isLoading = true
            task = Task {
                do { send(.loaded(try await fetch())) } catch { send(.failed("\(error)")) }
            }
        case .loaded(let items): (next.items, next.isLoading, next.error) = (items, false, nil)
        case .failed(let text): (next.isLoading, next.error) = (false, text)
        case .remove(let index): next.items.remove(at: index)
        }
        state.accept(next)
    }
    func finish() async { await task?.value }
}
struct Down: Error {}
var isDown = true
let store = Store { 
    try await Task.sleep(for: .milliseconds(10))
    if isDown { throw Down() }
    return ["x", "y"]
}
let bag = DisposeBag()
store.state.distinctUntilChanged()
    .map { "\($0.items) \($0.isLoading) \($0.error ?? "-")" }
    .subscribe(onNext: { print($0) })
    .disposed(by: bag)
store.send(.load)
await store.finish()
isDown = false
store.send(.load)
await store.finish()
store.send(.remove(0))
