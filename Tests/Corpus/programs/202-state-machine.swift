import RxSwift  // from our engine
import RxCocoa
enum State: Hashable { case idle, loading(Int), loaded([String]), failed(String) }
enum Event: CustomStringConvertible { case load, finished(Result<[String], Oops>), retry, reset
  var description: String { switch self { case .load: return "load"; case .finished(let r): return "finished(\(r))"; case .retry: return "retry"; case .reset: return "reset" } } }
struct Oops: Error, Hashable { let code: Int }
extension State {
  mutating func apply(_ e: Event) {
    switch (self, e) {
    case (.idle, .load): self = .loading(1)
    case (.failed, .retry): self = .loading(2)
    case (.loading, .finished(.success(let items))) where !items.isEmpty: self = .loaded(items)
    case (.loading, .finished(.success)): self = .failed("empty")
    case (.loading(let n), .finished(.failure(let e))): self = n < 2 ? .loading(n + 1) : .failed("code \(e.code)")
    case (_, .reset): self = .idle
    default: break
    }
  }
}
let events = PublishRelay<Event>()
let state = events.scan(into: State.idle) { $0.apply($1) }.startWith(.idle).distinctUntilChanged().share(replay: 1, scope: .forever)
let bag = DisposeBag()
state.subscribe(onNext: { print($0) }).disposed(by: bag)
let isLoading = state.map { s -> Bool in if case .loading = s { return true } else { return false } }.distinctUntilChanged().asDriver(onErrorJustReturn: false)
isLoading.drive(onNext: { print("loading:", $0) }).disposed(by: bag)
Observable.zip(state, state.skip(1)).map { "\($0) -> \($1)" }.subscribe(onNext: { print($0) }).disposed(by: bag)
for e in [Event.load, .load, .finished(.failure(Oops(code: 1))), .finished(.failure(Oops(code: 2))), .retry, .finished(.success([])), .reset, .load, .finished(.success(["a", "b"]))] {
  print("<", e)
  events.accept(e)
}
