import Foundation  // from our engine
import RxSwift
import RxRelay
// assorted idioms
typealias Handler<T> = (Result<T, Error>) -> Void
enum NetworkError: LocalizedError { case bad(code: Int), none
  var errorDescription: String? { switch self { case .bad(let c): return "bad \(c)"; case .none: return nil } } }
func legacy(_ n: Int, completion: @escaping Handler<String>) { n > 0 ? completion(.success("v\(n)")) : completion(.failure(NetworkError.bad(code: n))) }
func wrapped(_ n: Int) -> Single<String> {
  return Single<String>.create { single in
    legacy(n) { result in
      switch result {
      case .success(let v): single(.success(v))
      case .failure(let e): single(.failure(e))
      }
    }
    return Disposables.create()
  }
}
func direct(_ n: Int) -> Single<String> { Single.create { observer in legacy(n, completion: observer); return Disposables.create() } }
let bag = DisposeBag()
wrapped(1).subscribe(onSuccess: { print($0) }, onFailure: { print($0.localizedDescription) }).disposed(by: bag)
direct(-1).subscribe(onSuccess: { print($0) }, onFailure: { print($0.localizedDescription) }).disposed(by: bag)
Single.zip(wrapped(1), wrapped(2)) { $0 + $1 }.subscribe(onSuccess: { print($0) }).disposed(by: bag)
Single.zip(wrapped(1), direct(2)).map { a, b in "\(a)&\(b)" }.subscribe { print($0) }.disposed(by: bag)
Single.zip([1, 2, 3].map(wrapped)).subscribe(onSuccess: { print($0) }).disposed(by: bag)
Observable.from([1, 2, -3]).flatMap { wrapped($0) }.subscribe(onNext: { print($0) }, onError: { print("E", $0) }).disposed(by: bag)
Observable.from([1, 2, -3]).concatMap { wrapped($0).asObservable().materialize() }.compactMap { $0.element }.toArray().subscribe(onSuccess: { print($0) }).disposed(by: bag)
Observable.from([2, 3]).map(wrapped).concat().subscribe(onNext: { print($0) }).disposed(by: bag)
let maybe = Maybe<String>.create { m in m(.success("maybe")); return Disposables.create {} }
maybe.subscribe(onSuccess: { print($0) }, onError: { _ in }, onCompleted: { print("c") }).disposed(by: bag)
maybe.filter { $0.isEmpty }.subscribe { event in
  switch event {
  case .success(let v): print("s", v)
  case .error(let e): print("e", e)
  case .completed: print("completed")
  }
}.disposed(by: bag)
Completable.create { c in c(.completed); return Disposables.create() }
  .andThen(Observable.of("after")).subscribe { print($0) }.disposed(by: bag)
Completable.zip(.empty(), Completable.error(NetworkError.none)).subscribe(onCompleted: { print("ok") }, onError: { print("fail \($0)") }).disposed(by: bag)
func cacheLocally() -> Completable { .create { $0(.completed); return Disposables.create() } }
cacheLocally().subscribe { switch $0 { case .completed: print("cached"); case .error(let e): print(e) } }.disposed(by: bag)
// operators with functions
let isEven: (Int) -> Bool = { $0 % 2 == 0 }
func square(_ n: Int) -> Int { n * n }
Observable.range(start: 1, count: 5).filter(isEven).map(square).subscribe(onNext: { print($0, terminator: " ") }, onCompleted: { print() }).disposed(by: bag)
Observable.of("1", "b", "3").compactMap(Int.init).reduce(1, accumulator: *).subscribe(onNext: { print($0) }).disposed(by: bag)
Observable.of(3, 1, 2).toArray().map { $0.sorted(by: >) }.asObservable().flatMap(Observable.from).subscribe(onNext: { print($0) }).disposed(by: bag)
Observable.of("a", "b").map(\.count).subscribe(onNext: { print($0) }).disposed(by: bag)
Observable.of("a", "b").enumerated().map { "\($0.index)\($0.element)" }.subscribe(onNext: { print($0) }).disposed(by: bag)
Observable.of(("a", 1), ("b", 2)).map { $0.0 + String($0.1) }.subscribe(onNext: { print($0) }).disposed(by: bag)
Observable.of((name: "x", age: 3)).map { (name, age) in "\(name) is \(age)" }.subscribe(onNext: { print($0) }).disposed(by: bag)
Observable.of(1, 2, 3, 4, 5, 6).groupBy { $0 % 3 }.flatMap { group in group.toArray().map { "\(group.key): \($0)" }.asObservable() }.toArray().map { $0.sorted() }.subscribe(onSuccess: { print($0) }).disposed(by: bag)
let a = PublishSubject<Int>(), b = PublishSubject<Int>()
Observable.combineLatest(a, b) { $0 + $1 }.subscribe(onNext: { print("sum", $0) }).disposed(by: bag)
Observable.combineLatest(a, b, a.map(String.init)).map { "\($0)-\($1)-\($2)" }.subscribe(onNext: { print($0) }).disposed(by: bag)
Observable.zip(a, a.skip(1), resultSelector: -).map(abs).subscribe(onNext: { print("d", $0) }).disposed(by: bag)
a.withLatestFrom(b) { ($0, $1) }.subscribe(onNext: { a, b in print("wl", a, b) }).disposed(by: bag)
a.pairs().subscribe(onNext: { print("pair", $0.previous as Any, $0.current) }).disposed(by: bag)
extension ObservableType {
  func pairs() -> Observable<(previous: Element?, current: Element)> {
    return scan(into: (previous: nil as Element?, current: nil as Element?)) { acc, e in acc = (acc.current, e) }.map { ($0.previous, $0.current!) }
  }
  func mapTo<T>(_ v: T) -> Observable<T> { map { _ in v } }
  func `as`<T>(_ t: T.Type) -> Observable<T> { compactMap { $0 as? T } }
  static func countdown(from n: Int) -> Observable<Int> { Observable<Int>.generate(initialState: n, condition: { $0 >= 0 }, iterate: { $0 - 1 }) }
}
Observable<Int>.countdown(from: 2).mapTo("tick").subscribe(onNext: { print($0) }).disposed(by: bag)
Observable<Any>.of(1, "s", 2.5).as(String.self).subscribe(onNext: { print($0) }).disposed(by: bag)
a.onNext(1); b.onNext(10); a.onNext(4)
let toggled = PublishRelay<Void>()
toggled.scan(false) { state, _ in !state }.startWith(false).subscribe(onNext: { print("on", $0) }).disposed(by: bag)
toggled.accept(()); toggled.accept(())
class Store { private let _state = BehaviorRelay<[String: Int]>(value: [:]); var state: Observable<[String: Int]> { return _state.asObservable() }
  lazy var total: Observable<Int> = { self.state.map { $0.values.reduce(0, +) }.distinctUntilChanged() }()
  subscript(key: String) -> Int? { get { return _state.value[key] } set { var d = _state.value; d[key] = newValue; _state.accept(d) } } }
let store = Store()
store.total.subscribe(onNext: { print("total", $0) }).disposed(by: bag)
store["a"] = 3; store["b"] = 4; store["a"] = nil; store["z", default: 1] += 1
extension Store { subscript(key: String, default d: Int) -> Int { get { self[key] ?? d } set { self[key] = newValue } } }
do { let n = try BehaviorSubject(value: 5).value(); print(n) } catch { print(error) }
let disposable = Observable.of(1).subscribe(); disposable.dispose()
let subject = BehaviorSubject<String?>(value: nil)
subject.map { $0?.count ?? 0 }.subscribe(onNext: { print($0) }).disposed(by: bag)
subject.onNext("four"); subject.on(.next(nil)); subject.on(.completed)
if let v = try? subject.value() { print(v as Any) } else { print("none") }
var it = [1, 2, 3].makeIterator()
while let x = it.next() { Observable.just(x).subscribe { e in if case .next(let v) = e, v > 1 { print("big", v) } }.disposed(by: bag) }
let (first, second) = ("l", "r"); print(first + second)
