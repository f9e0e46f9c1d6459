import Foundation  // from our engine
import RxSwift
// view model with input/output transform, coordinator events, validation, paging
protocol ViewModelType { associatedtype Input; associatedtype Output; func transform(_ input: Input) -> Output }
enum Validation: Equatable { case ok(message: String), empty, validating, failed(message: String)
  var isValid: Bool { if case .ok = self { return true } else { return false } } }
extension Validation: CustomStringConvertible { var description: String { switch self { case let .ok(m): return "OK \(m)"; case .empty: return ""; case .validating: return "..."; case let .failed(m): return "!! " + m } } }
protocol Api { func available(_ name: String) -> Observable<Bool>; func signUp(_ name: String, _ pass: String) -> Single<Int>; func page(_ n: Int) -> Single<[String]> }
struct FakeApi: Api {
  let scheduler: SchedulerType
  func available(_ name: String) -> Observable<Bool> { Observable.just(!["root", "admin"].contains(name)).delay(.milliseconds(200), scheduler: scheduler) }
  func signUp(_ name: String, _ pass: String) -> Single<Int> {
    pass.contains("bad") ? .error(NSError(domain: "api", code: 409)) : Single.just(name.count * 100 + pass.count).delaySubscription(.milliseconds(300), scheduler: scheduler) }
  func page(_ n: Int) -> Single<[String]> { .just((0..<2).map { "item \(n * 2 + $0)" }) }
}
final class SignUpModel: ViewModelType {
  struct Input { let name: Observable<String>, pass: Observable<String>, again: Observable<String>, tap: Observable<Void> }
  struct Output { let name: Observable<Validation>, pass: Observable<Validation>, again: Observable<Validation>, enabled: Observable<Bool>, result: Observable<Result<Int, NSError>> }
  private let api: Api
  let minimum = 3
  init(api: Api) { self.api = api }
  func transform(_ input: Input) -> Output {
    let name = input.name.flatMapLatest { [api, minimum] name -> Observable<Validation> in
      if name.isEmpty { return .just(.empty) }
      if name.rangeOfCharacter(from: CharacterSet.alphanumerics.inverted) != nil { return .just(.failed(message: "letters and digits only")) }
      guard name.count >= minimum else { return .just(.failed(message: "at least \(minimum)")) }
      return api.available(name).map { $0 ? .ok(message: "available") : .failed(message: "taken") }.startWith(.validating).catchAndReturn(.failed(message: "server"))
    }.share(replay: 1)
    let pass = input.pass.map { $0.isEmpty ? Validation.empty : $0.count < 4 ? .failed(message: "short") : .ok(message: "fine") }.share(replay: 1)
    let again = Observable.combineLatest(input.pass, input.again) { a, b -> Validation in b.isEmpty ? .empty : a == b ? .ok(message: "same") : .failed(message: "differs") }.share(replay: 1)
    let busy = BehaviorSubject(value: false)
    let result = input.tap.withLatestFrom(Observable.combineLatest(input.name, input.pass) { (name: $0, pass: $1) })
      .flatMapFirst { [api] pair in
        api.signUp(pair.name, pair.pass).asObservable().map(Result.success).catch { .just(.failure($0 as NSError)) }
          .do(onSubscribe: { busy.onNext(true) }, onDispose: { busy.onNext(false) })
      }.share()
    let enabled = Observable.combineLatest([name, pass, again].map { $0.map(\.isValid) } + [busy.map(!)]) { $0.allSatisfy { $0 } }.distinctUntilChanged()
    return Output(name: name, pass: pass, again: again, enabled: enabled, result: result)
  }
}
let start = Date()
let scheduler = MainScheduler.instance
let (name, pass, again, tap) = (PublishSubject<String>(), PublishSubject<String>(), PublishSubject<String>(), PublishSubject<Void>())
let out = SignUpModel(api: FakeApi(scheduler: scheduler)).transform(.init(name: name, pass: pass, again: again, tap: tap))
let bag = DisposeBag()
func log<T>(_ label: String, _ o: Observable<T>) { o.subscribe { e in print(label, e.element.map { "\($0)" } ?? "\(e)") }.disposed(by: bag) }
log("name:", out.name); log("pass:", out.pass); log("again:", out.again); log("enabled:", out.enabled)
out.result.subscribe(onNext: { r in
  switch r { case .success(let id): print("signed up", id); case .failure(let e) where e.code == 409: print("conflict", e.domain); case .failure(let e): print(e) }
}).disposed(by: bag)
let script: [(Double, () -> Void)] = [
  (0.05, { name.onNext("a b") }), (0.1, { name.onNext("ro") }), (0.15, { name.onNext("root") }), (0.6, { name.onNext("ada"); pass.onNext("secret") }),
  (0.7, { again.onNext("secre") }), (0.9, { again.onNext("secret") }), (1.0, { tap.onNext(()); tap.onNext(()) }), (1.6, { pass.onNext("bad!"); again.onNext("bad!"); tap.onNext(()) }),
]
for (t, action) in script { DispatchQueue.main.asyncAfter(deadline: .now() + t, execute: action) }
// paging with a recursive merge
let next = PublishSubject<Void>()
func pages(_ n: Int = 0) -> Observable<[String]> {
  FakeApi(scheduler: scheduler).page(n).asObservable().flatMap { items in
    Observable.concat(.just(items), Observable.never().take(until: next), n < 2 ? Observable.deferred { pages(n + 1) } : .empty())
  }
}
pages().scan([], accumulator: +).subscribe(onNext: { print("page", $0) }, onCompleted: { print("no more") }).disposed(by: bag)
next.onNext(()); next.onNext(()); next.onNext(())
DispatchQueue.main.asyncAfter(deadline: .now() + 2) { print("end"); exit(0) }
RunLoop.main.run()
