// from our engine
import RxSwift
// A repository with async functions, used by a reactive view model
struct User: Equatable { let id: Int; let name: String }
enum RepositoryError: Error { case notFound(Int) }
protocol UserRepository { func user(_ id: Int) async throws -> User }
struct MemoryRepository: UserRepository {
    let users: [Int: String]
    func user(_ id: Int) async throws -> User {
        try await Task.sleep(for: .milliseconds(10 * id))
        guard let name = users[id] else { throw RepositoryError.notFound(id) }
        return User(id: id, name: name)
    }
}
final class UserViewModel {
    let name: Observable<String>
    private let selected = PublishSubject<Int>()
    init(repository: UserRepository) {
        name = selected.flatMapLatest { id in
            Single.create { try await repository.user(id) }
                .map(\.name)
                .asObservable()
                .catch { .just("error: \($0)") }
        }
    }
    func select(_ id: Int) { selected.onNext(id) }
}
let model = UserViewModel(repository: MemoryRepository(users: [1: "Ann", 3: "Cid"]))
let bag = DisposeBag()
model.name.subscribe(onNext: { print($0) }).disposed(by: bag)
model.select(1)
try await Task.sleep(for: .milliseconds(50))
model.select(3)
model.select(2)
try await Task.sleep(for: .milliseconds(50))
print("end")
