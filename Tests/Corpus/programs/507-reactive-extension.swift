import RxSwift  // from our engine
import RxCocoa
import Foundation
final class Player: ReactiveCompatible { private(set) var volume = 0 { didSet { changed.onNext(volume) } }; fileprivate let changed = PublishSubject<Int>(); func set(_ v: Int) { volume = max(0, min(10, v)) } }
extension Reactive where Base: Player { var volume: Binder<Int> { Binder(base) { p, v in p.set(v) } }; var changes: ControlEvent<Int> { ControlEvent(events: base.changed) }; func fade(to v: Int) -> Completable { Completable.create { [weak base] done in base?.set(v); done(.completed); return Disposables.create() } }; var level: ControlProperty<Int> { ControlProperty(values: base.changed.startWith(base.volume), valueSink: AnyObserver { [weak base] e in if let v = e.element { base?.set(v) } }) } }
let p = Player(), bag = DisposeBag()
p.rx.changes.map { "vol \($0)" }.subscribe(onNext: { print($0) }).disposed(by: bag)
Observable.of(3, 15, -2).bind(to: p.rx.volume).disposed(by: bag)
p.rx.fade(to: 5).subscribe(onCompleted: { print("faded", p.volume) }).disposed(by: bag)
p.rx.level.asDriver().drive(onNext: { print("level", $0) }).disposed(by: bag); Observable.just(7).bind(to: p.rx.level).disposed(by: bag)
extension NotificationCenter { func posts(_ n: String) -> Observable<Int> { rx.notification(Notification.Name(n)).compactMap { $0.userInfo?["n"] as? Int } } }
NotificationCenter.default.posts("x").subscribe(onNext: { print("note", $0) }).disposed(by: bag); NotificationCenter.default.post(name: .init("x"), object: nil, userInfo: ["n": 3]); NotificationCenter.default.post(name: .init("y"), object: nil)
func observer<T>(_ name: String) -> AnyObserver<T> { AnyObserver { print(name, $0) } }
Observable.of(1).subscribe(observer("o")).disposed(by: bag); Observable.of("b").bind(to: observer("b").mapObserver { (s: String) in s.count }).disposed(by: bag); Observable.of(1, 2).bind(onNext: { print("n", $0) }).disposed(by: bag)
