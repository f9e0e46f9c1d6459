import RxSwift  // from our engine
import RxRelay
import RxCocoa
import Foundation
// Custom operators, extensions, Reactive, withUnretained, Driver/Signal, binder.
extension ObservableType {
    func unwrap<T>() -> Observable<T> where Element == T? { compactMap { $0 } }
    func mapTo<R>(_ value: R) -> Observable<R> { map { _ in value } }
    func logged(_ id: String) -> Observable<Element> {
        self.do(onNext: { print("[\(id)] next \($0)") }, onError: { print("[\(id)] error \($0)") }, onCompleted: { print("[\(id)] completed") }, onSubscribe: { print("[\(id)] subscribe") }, onSubscribed: { print("[\(id)] subscribed") }, onDispose: { print("[\(id)] dispose") })
    }
    func pairwise() -> Observable<(Element, Element)> {
        zip2(self, skip(1))
    }
    private func zip2<A: ObservableType, B: ObservableType>(_ a: A, _ b: B) -> Observable<(A.Element, B.Element)> { Observable.zip(a, b) }
    func withPrevious() -> Observable<(previous: Element?, current: Element)> {
        scan((nil, nil)) { (acc: (Element?, Element?), x: Element) in (acc.1, x) }.map { ($0.0, $0.1!) }
    }
    func retry(_ n: Int, when predicate: @escaping (Error) -> Bool) -> Observable<Element> {
        retry { errors in
            errors.enumerated().flatMap { i, e -> Observable<Void> in i < n && predicate(e) ? .just(()) : .error(e) }
        }
    }
}
extension ObservableType where Element == Bool {
    func negate() -> Observable<Bool> { map(!) }
}
extension ObservableType where Element: Sequence {
    func mapMany<R>(_ f: @escaping (Element.Element) -> R) -> Observable<[R]> { map { $0.map(f) } }
}
extension ObservableType where Element: Numeric { func sum() -> Observable<Element> { reduce(.zero) { $0 + $1 } } }
extension PrimitiveSequence where Trait == SingleTrait {
    func asResult() -> Single<Result<Element, Error>> { map { .success($0) }.catch { .just(.failure($0)) } }
}
extension SharedSequenceConvertibleType where SharingStrategy == DriverSharingStrategy {
    func driveLog(_ tag: String) -> Disposable { drive(onNext: { print(tag, $0) }) }
}
final class Label { var text = "" { didSet { print("label: \(text)") } } ; var isHidden = false; var values: [Int] = [] }
extension Label: ReactiveCompatible {}
extension Reactive where Base: Label {
    var text: Binder<String> { Binder(base) { label, t in label.text = t } }
    var isHidden: Binder<Bool> { Binder(base) { $0.isHidden = $1 } }
    var appended: AnyObserver<Int> { AnyObserver { [weak base] e in if case .next(let n) = e { base?.values.append(n) } } }
}
let bag = DisposeBag()
Observable.of(1, nil, 3).unwrap().logged("unwrap").subscribe().disposed(by: bag)
Observable.of(1, 2, 3).pairwise().map { $1 - $0 }.toArray().subscribe { print($0) }.disposed(by: bag)
Observable.of("a", "b").withPrevious().subscribe(onNext: { print($0.previous ?? "-", $0.current) }).disposed(by: bag)
Observable.of(true, false).negate().mapTo("!").subscribe { print($0) }.disposed(by: bag)
Observable.just([1, 2, 3]).mapMany { "<\($0)>" }.subscribe(onNext: { print($0) }).disposed(by: bag)
Observable.of(1.5, 2.5).sum().subscribe(onNext: { print($0) }).disposed(by: bag)
Single<Int>.error(RxError.timeout).asResult().subscribe(onSuccess: { print($0) }).disposed(by: bag)
let label = Label()
Observable.of("x", "y").bind(to: label.rx.text).disposed(by: bag)
Observable.of(1, 2).bind(to: label.rx.appended).disposed(by: bag)
Observable.just(true).asDriver(onErrorJustReturn: false).drive(label.rx.isHidden).disposed(by: bag)
print(label.values, label.isHidden)
final class Presenter {
    let query = PublishRelay<String>()
    private let bag = DisposeBag()
    private(set) var log: [String] = []
    init() {
        query.withUnretained(self).subscribe(onNext: { owner, q in owner.log.append(q) }).disposed(by: bag)
        query.subscribe(with: self, onNext: { $0.log.append($1.uppercased()) }, onDisposed: { _ in print("never: owner is gone") }).disposed(by: bag)
        query.withUnretained(self) { o, q in "\(o.log.count)\(q)" }.bind(with: self) { $0.log.append($1) }.disposed(by: bag)
    }
    deinit { print("presenter gone", log) }
}
do { let p = Presenter(); p.query.accept("q"); p.query.accept("r") }
let counter = BehaviorRelay(value: 1)
let driver = counter.asDriver().map { $0 * 10 }
driver.driveLog("A").disposed(by: bag)
driver.drive(with: label) { l, n in l.text = "\(n)" }.disposed(by: bag)
counter.accept(2)
let signal = PublishRelay<Int>()
let s: Signal<String> = signal.asSignal().map { "s\($0)" }
s.emit(onNext: { print($0) }).disposed(by: bag)
s.emit(to: label.rx.text).disposed(by: bag)
signal.accept(9)
Driver.merge(driver, .just(5)).scan(0, accumulator: +).drive(onNext: { print("sum", $0) }).disposed(by: bag)
Driver.zip(Driver.of(1, 2), Driver.of("a", "b")) { "\($0)\($1)" }.drive(onNext: { print($0) }, onCompleted: { print("done") }, onDisposed: { print("disposed") }).disposed(by: bag)
Infallible.of(1, 2).map { $0 + 1 }.subscribe(onNext: { print("inf", $0) }).disposed(by: bag)
Infallible<String>.create { o in o(.next("c")); o(.completed); return Disposables.create() }.asDriver(onErrorDriveWith: .empty()).drive(onNext: { print($0) }).disposed(by: bag)
struct Theme: Equatable { var dark = false, size = 12 }
let theme = BehaviorRelay(value: Theme())
theme.map(\.size).distinctUntilChanged().subscribe(onNext: { print("size", $0) }).disposed(by: bag)
theme.distinctUntilChanged(\.dark).map { $0.dark }.subscribe(onNext: { print("dark", $0) }).disposed(by: bag)
var t = theme.value; t.size = 14; theme.accept(t); t.dark.toggle(); theme.accept(t)
Observable.of("x", "xx", "y").distinctUntilChanged { $0.count == $1.count }.toArray().subscribe(onSuccess: { print($0) }).disposed(by: bag)
Observable.of((1, "a"), (1, "b")).distinctUntilChanged(at: \.0).subscribe(onNext: { print($0) }).disposed(by: bag)
