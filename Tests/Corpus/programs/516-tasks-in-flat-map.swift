// from our engine
import RxSwift
// Tasks in flatMap with concurrency limits; results in time order
func job(_ id: Int, _ milliseconds: Int) -> Single<String> {
    Single.create {
        try await Task.sleep(for: .milliseconds(milliseconds))
        return "job \(id)"
    }
}
let times = [40, 10, 25]
func run(_ title: String, _ source: Observable<String>) async throws {
    var all: [String] = []
    for try await text in source.values { all.append(text) }
    print(title, all)
}
let ids = Observable.from(Array(times.enumerated()))
try await run("flatMap", ids.flatMap { job($0.offset, $0.element) })
try await run("concatMap", ids.concatMap { job($0.offset, $0.element) })
try await run("limited", ids.map { job($0.offset, $0.element).asObservable() }.merge(maxConcurrent: 1))
try await run("latest", ids.flatMapLatest { job($0.offset, $0.element) })
try await run("first", ids.flatMapFirst { job($0.offset, $0.element) })
