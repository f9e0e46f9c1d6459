import RxSwift  // from our engine

/// Changes travel as functions; a trailing closure is the element.
struct Reading {
    var count = 0
    var notes: [String] = []
}
typealias Change = (inout Reading) -> Void

enum Key { case up, reset, note(String) }

func changes(for key: Key) -> Observable<Change> {
    switch key {
    case .up: return .just { $0.count += 1 }
    case .reset: return Observable.just { $0 = Reading() }
    case .note(let text): return Observable<Change>.of { reading in reading.notes.append(text) }
    }
}

let keys = PublishSubject<Key>()
let bag = DisposeBag()
keys
    .concatMap(changes)
    .startWith { $0.notes.append("begun") }
    .scan(into: Reading()) { reading, change in change(&reading) }
    .subscribe(onNext: { print($0.count, $0.notes) })
    .disposed(by: bag)
[.up, .up, .note("two"), .reset, .up].forEach(keys.onNext)

let handlers = BehaviorSubject<(Int) -> Int> { $0 + 1 }
let numbers = Observable.of(1, 2)
Observable.combineLatest(handlers, numbers) { handler, number in handler(number) }
    .subscribe(onNext: { print("handled", $0) })
    .disposed(by: bag)
handlers.onNext { $0 * 100 }

let jobs = Observable<() -> String>.just { "done" }
jobs.map { $0() }.subscribe { print($0) }.disposed(by: bag)
