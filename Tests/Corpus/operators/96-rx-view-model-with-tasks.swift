// A view model whose inputs are relays and whose work is asynchronous // from our engine
import RxRelay
import RxSwift

actor Repository {
    private var calls = 0
    func items(_ query: String) async throws -> [String] {
        calls += 1
        await Task.yield()
        return (1...2).map { "\(query)\($0)" }
    }
    var count: Int { calls }
}
final class ViewModel {
    let items = BehaviorRelay<[String]>(value: [])
    let isLoading = BehaviorRelay(value: false)
    private let repository: Repository
    init(repository: Repository) { self.repository = repository }
    func load(_ query: String) async {
        isLoading.accept(true)
        defer { isLoading.accept(false) }
        do { items.accept(try await repository.items(query)) } catch { items.accept([]) }
    }
}
let repository = Repository()
let model = ViewModel(repository: repository)
let bag = DisposeBag()
model.items.skip(1).subscribe(onNext: { print("items", $0) }).disposed(by: bag)
model.isLoading.subscribe(onNext: { print("loading", $0) }).disposed(by: bag)
await model.load("a")
await model.load("b")
print(await repository.count)
