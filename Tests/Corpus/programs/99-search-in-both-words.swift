// The same search with tasks and with observables // from our engine
import RxSwift
struct Api {
    func search(_ query: String) async throws -> [String] {
        try await Task.sleep(for: .milliseconds(20))
        if query.contains("!") { throw URLProblem.badQuery }
        return (1...2).map { "\(query)-\($0)" }
    }
    func searchRx(_ query: String) -> Single<[String]> { Single.create { try await search(query) } }
}
enum URLProblem: Error { case badQuery }
let api = Api()
let queries = PublishSubject<String>()
let results = queries.distinctUntilChanged()
    .flatMapLatest { api.searchRx($0).asObservable().catch { error in .just(["error: \(error)"]) } }
let bag = DisposeBag()
results.subscribe(onNext: { print($0) }).disposed(by: bag)
for (query, pause) in [("a", 5), ("ab", 50), ("ab", 5), ("abc!", 50), ("abcd", 50)] {
    queries.onNext(query)
    try await Task.sleep(for: .milliseconds(pause))
}
queries.onCompleted()
print(try await api.searchRx("z").map { $0.count }.value)
let all = try await Observable.from(["x", "y", "z"]).flatMap { api.searchRx($0) }.reduce(0) { $0 + $1.count }.asSingle().value
print(all)
