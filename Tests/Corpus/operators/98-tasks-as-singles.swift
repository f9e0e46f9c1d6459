// A task as a Single, cancelled by flatMapLatest // from our engine
import RxSwift
let disposeBag = DisposeBag()
struct API {
    func search(_ term: String) async throws -> [String] {
        try await Task.sleep(nanoseconds: 10_000_000)
        if term == "boom" { throw APIError.bad }
        return ["\(term)1", "\(term)2"]
    }
    enum APIError: Error { case bad }
}
extension PrimitiveSequence where Trait == SingleTrait {
    static func task(_ work: @escaping () async throws -> Element) -> Single<Element> {
        Single.create { observer in
            let task = Task {
                do { observer(.success(try await work())) } catch { observer(.failure(error)) }
            }
            return Disposables.create { task.cancel() }
        }
    }
}
let api = API()
let query = PublishSubject<String>()
query
    .flatMapLatest { term in
        Single.task { try await api.search(term) }.asObservable().catch { error in .just(["failed: \(error)"]) }
    }
    .subscribe(onNext: { print($0) }, onCompleted: { print("completed") })
    .disposed(by: disposeBag)
query.onNext("a")
query.onNext("b")
try await Task.sleep(for: .milliseconds(50))
query.onNext("boom")
try await Task.sleep(for: .milliseconds(50))
query.onCompleted()
