// from our engine
import RxSwift
// Async validation of a form, both words side by side
struct Validator {
    func isFree(_ name: String) async -> Bool {
        try? await Task.sleep(for: .milliseconds(10))
        return !["admin", "root"].contains(name)
    }
}
enum Verdict: Equatable { case empty, checking, taken, fine }
let validator = Validator()
func verdicts(_ names: Observable<String>) -> Observable<Verdict> {
    names.flatMapLatest { name -> Observable<Verdict> in
        if name.isEmpty { return .just(.empty) }
        return Single<Verdict>.create { await validator.isFree(name) ? .fine : .taken }
            .asObservable()
            .startWith(.checking)
    }.distinctUntilChanged()
}
let names = PublishSubject<String>()
let bag = DisposeBag()
verdicts(names).subscribe(onNext: { print($0) }).disposed(by: bag)
for name in ["", "a", "admin", "ann"] {
    names.onNext(name)
    try await Task.sleep(for: .milliseconds(name == "a" ? 2 : 30))
}
// the same with tasks
func check(_ names: [String]) async -> [Verdict] {
    await withTaskGroup(of: (Int, Verdict).self) { group in
        for (index, name) in names.enumerated() {
            group.addTask { (index, name.isEmpty ? .empty : await validator.isFree(name) ? .fine : .taken) }
        }
        var result = [Verdict](repeating: .checking, count: names.count)
        for await (index, verdict) in group { result[index] = verdict }
        return result
    }
}
print(await check(["", "root", "bob"]))
