import RxSwift  // from our engine
import RxRelay
import RxCocoa
let bag = DisposeBag()
func example(_ name: String, _ body: () -> Void) { print("--", name); body() }
example("publish") { let s = PublishSubject<String>(); s.onNext("lost"); s.subscribe { print("1:", $0) }.disposed(by: bag); s.onNext("a"); s.subscribe(onNext: { print("2:", $0) }, onDisposed: { print("2 disposed") }).disposed(by: bag); s.onNext("b"); s.onCompleted(); s.onNext("c"); s.subscribe { print("3:", $0.element ?? "-", $0.isCompleted) }.disposed(by: bag); print(s.hasObservers, s.isDisposed) }
example("behavior") { let s = BehaviorSubject(value: 0); s.subscribe { print("b", $0.debugDescription) }.disposed(by: bag); s.onNext(1); print((try? s.value()) ?? -1); s.onError(RxError.noElements); do { print(try s.value()) } catch { print("threw", error) } }
example("replay") { let s = ReplaySubject<Int>.create(bufferSize: 2); (1...4).forEach(s.onNext); s.subscribe(onNext: { print("r", $0) }).disposed(by: bag); s.onCompleted(); s.subscribe { print("late", $0) }.disposed(by: bag) }
example("async") { let s = AsyncSubject<Int>(); s.subscribe { print("as", $0) }.disposed(by: bag); s.onNext(1); s.onNext(2); s.onCompleted() }
example("relay") { let r = BehaviorRelay(value: [1]); r.asObservable().map(\.count).subscribe(onNext: { print("n", $0) }).disposed(by: bag); r.accept(r.value + [2]); let p = PublishRelay<Int>(); p.bind(to: r.asObserverList()).disposed(by: bag); p.accept(9); print(r.value) }
extension BehaviorRelay where Element == [Int] { func asObserverList() -> AnyObserver<Int> { AnyObserver { [weak self] e in if case .next(let v) = e, let self { self.accept(self.value + [v]) } } } }
