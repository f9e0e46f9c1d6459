import RxSwift  // from our engine
import RxCocoa
import RxTest
// A sharing strategy of a program's own: replays everything, on a scheduler of its own.
struct HistoryStrategy: SharingStrategyProtocol {
  static var clock: SchedulerType = CurrentThreadScheduler.instance.asScheduler
  static var scheduler: SchedulerType { clock }
  static func share<Element>(_ source: Observable<Element>) -> Observable<Element> {
    source.do(onSubscribe: { print("+") }, onDispose: { print("-") }).share(replay: 10, scope: .forever)
  }
}
extension ImmediateSchedulerType { var asScheduler: SchedulerType { MainScheduler.instance } }
typealias History<E> = SharedSequence<HistoryStrategy, E>
extension ObservableConvertibleType {
  func asHistory(onErrorJustReturn v: Element) -> History<Element> { asSharedSequence(sharingStrategy: HistoryStrategy.self, onErrorJustReturn: v) }
}
enum Bad: Error { case one }
let bag = DisposeBag()
let s = PublishSubject<Int>()
let h: History<Int> = s.asHistory(onErrorJustReturn: -1)
h.asObservable().subscribe { print("a", $0) }.disposed(by: bag)
s.onNext(1); s.onNext(2)
h.map { $0 * 10 }.asObservable().subscribe { print("b", $0) }.disposed(by: bag)
s.onError(Bad.one)
h.asObservable().subscribe { print("c", $0) }.disposed(by: bag)
History.of("x", "y").asObservable().subscribe { print($0) }.disposed(by: bag)
let fallback: History<Int> = Observable<Int>.error(Bad.one).asSharedSequence(onErrorDriveWith: .just(5))
fallback.asObservable().subscribe { print("f", $0) }.disposed(by: bag)
let rec = Observable<Int>.error(Bad.one).asSharedSequence(sharingStrategy: SignalSharingStrategy.self, onErrorRecover: { e in print(e); return .empty() })
rec.emit(onNext: { print($0) }, onCompleted: { print("rec done") }).disposed(by: bag)
Signal.zip(Signal.just(1), Signal.just("z")).emit(onNext: { print($0) }).disposed(by: bag)
let p = PublishRelay<Int>(), q = PublishRelay<Int>()
let c = Signal.combineLatest(p.asSignal(), q.asSignal()) { $0 + $1 }
c.emit(onNext: { print("c1", $0) }).disposed(by: bag)
p.accept(1); q.accept(2)
c.emit(onNext: { print("c2", $0) }).disposed(by: bag)
p.accept(5)
print(type(of: h) == SharedSequence<HistoryStrategy, Int>.self)
Driver.merge([Driver.just(1), .just(2)].dropFirst()).drive(onNext: { print("merge", $0) }).disposed(by: bag)
Driver.of(1, 1, 2).distinctUntilChanged({ $0 }, comparer: { $0 == $1 }).drive(onNext: { print("d", $0) }).disposed(by: bag)
