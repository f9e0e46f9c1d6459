import Foundation  // from our engine
import RxSwift
import RxRelay
import RxCocoa
// custom operators, generic constraints, Reactive extensions, traits, disposal, debug of order
protocol OptionalType { associatedtype Wrapped; var value: Wrapped? { get } }
extension Optional: OptionalType { var value: Wrapped? { self } }
extension ObservableType where Element: OptionalType {
  func filterNil() -> Observable<Element.Wrapped> { flatMap { $0.value.map(Observable.just) ?? .empty() } }
  func replaceNil(with v: Element.Wrapped) -> Observable<Element.Wrapped> { map { $0.value ?? v } }
}
extension ObservableType {
  func pairwise() -> Observable<(Element, Element)> { scan((nil, nil) as (Element?, Element?)) { ($0.1, $1) }.compactMap { p in p.0.map { ($0, p.1!) } } }
  func log(_ name: String) -> Observable<Element> {
    self.do(onNext: { print(name, "next", $0) }, onError: { print(name, "error", $0) }, onCompleted: { print(name, "completed") }, onSubscribe: { print(name, "subscribe") }, onDispose: { print(name, "dispose") })
  }
  func mapTo<R>(_ value: @autoclosure @escaping () -> R) -> Observable<R> { map { _ in value() } }
  func retry(_ n: Int, when test: @escaping (Error) -> Bool) -> Observable<Element> {
    self.catch { n > 1 && test($0) ? self.asObservable().retry(n - 1, when: test) : .error($0) }
  }
  func every(_ n: Int) -> Observable<Element> {
    Observable.create { o in
      var i = 0
      return self.subscribe { e in
        switch e { case .next(let x): i += 1; if i % n == 0 { o.onNext(x) }
        default: o.on(e.map { $0 }) }
      }
    }
  }
}
extension ObservableType where Element: Collection, Element.Element: Hashable {
  func mode() -> Observable<Element.Element?> { map { c in Dictionary(grouping: c, by: { $0 }).max { ($0.value.count) < ($1.value.count) }?.key } }
}
extension PrimitiveSequence where Trait == SingleTrait { func log() -> Self { self.do(onSuccess: { print("success", $0) }, onError: { print("failure", $0) }) } }
final class Player: ReactiveCompatible { let name: String; var volume = 5 { didSet { print("volume", volume) } }; fileprivate let events = PublishRelay<Event>(); enum Event { case play(at: Int), stop }; init(_ n: String) { name = n }; func send(_ e: Event) { events.accept(e) } }
extension Reactive where Base == Player {
  var events: Observable<Player.Event> { base.events.asObservable() }
  var positions: Observable<Int> { events.compactMap { if case .play(let at) = $0 { return at }; return nil } }
  var volume: Binder<Int> { Binder(base) { $0.volume = $1 } }
}
struct Oops: Error, Equatable { let n: Int }
let bag = DisposeBag()
Observable.of(1, nil, 3).filterNil().pairwise().subscribe(onNext: { print($0) }).disposed(by: bag)
Observable<String?>.of(nil, "x").replaceNil(with: "-").toArray().log().subscribe().disposed(by: bag)
var n = 0
Observable.of("a").mapTo({ n += 1; return n }()).repeatElementCount(2).subscribe { print($0) }.disposed(by: bag)
extension ObservableType { func repeatElementCount(_ n: Int) -> Observable<Element> { .concat(Array(repeating: asObservable(), count: n)) } }
var tries = 0
let flaky = Observable<Int>.create { o in tries += 1; o.onNext(tries); tries < 3 ? o.onError(Oops(n: tries)) : o.onCompleted(); return Disposables.create { print("dispose", tries) } }
flaky.retry(5) { ($0 as? Oops)?.n != 9 }.subscribe { print($0) }.disposed(by: bag)
Observable.range(start: 1, count: 7).every(3).subscribe { print($0) }.disposed(by: bag)
Observable.just(["a", "b", "a"]).mode().subscribe(onNext: { print($0 ?? "none") }).disposed(by: bag)
let player = Player("p")
let volumes = PublishSubject<Int>()
volumes.bind(to: player.rx.volume).disposed(by: bag)
player.rx.positions.map { $0 % 11 }.bind(to: volumes).disposed(by: bag)
player.send(.play(at: 13)); player.send(.stop); player.send(.play(at: 20))
Observable.of(1, 2).log("outer").concatMap { x in Observable.of(x * 10).log(" inner\(x)") }.take(1).subscribe { print("=>", $0) }.disposed(by: bag)
let relay = BehaviorRelay(value: [1]); relay.accept(relay.value + [2])
relay.map { $0.last! }.subscribe(onNext: { [unowned relay] x in if x < 4 { relay.accept(relay.value + [x + 1]) }; print("relay", x) }).disposed(by: bag)
let s = Single<Int>.create { single in single(.success(1)); single(.failure(Oops(n: 0))); return Disposables.create { print("single gone") } }
s.map { $0 + 1 }.flatMap { x in x > 5 ? .just("big") : .error(Oops(n: x)) }.catch { .just("caught \($0)") }.subscribe(onSuccess: { print($0) }).disposed(by: bag)
Completable.zip(.empty(), Completable.create { c in c(.completed); return Disposables.create() }).andThen(Maybe.just("done")).ifEmpty(default: "none").subscribe(onSuccess: { print($0) }).disposed(by: bag)
Maybe<Int>.empty().asObservable().ifEmpty(switchTo: .of(8, 9)).reduce(0, accumulator: +) { "sum \($0)" }.subscribe(onNext: { print($0) }).disposed(by: bag)
Single.zip(.just(1), Single.just("z")) { "\($0)\($1)" }.asCompletable().subscribe { print($0) }.disposed(by: bag)
let group = Observable.of("apple", "avocado", "bean", "cherry", "corn").groupBy { $0.first! }
group.flatMap { g in g.scan(into: [g.key: [String]()]) { $0[g.key]!.append($1) }.takeLast(1) }.subscribe(onNext: { print($0) }).disposed(by: bag)
