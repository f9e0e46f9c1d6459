import RxSwift  // from our engine
final class Presenter { let bag = DisposeBag(); let name: String; var seen: [Int] = []; init(_ n: String, _ s: Observable<Int>) { name = n; s.subscribe(with: self, onNext: { me, v in me.seen.append(v) }, onDisposed: { me in print(me.name, "sub disposed") }).disposed(by: bag) }; deinit { print("deinit", name, seen) } }
let s = PublishSubject<Int>()
do { let p = Presenter("p", s); s.onNext(1); s.onNext(2); print(p.seen, s.hasObservers) }
print(s.hasObservers)
final class Weak { var bag = DisposeBag(); var n = 0; func start(_ s: Observable<Int>) { s.subscribe(onNext: { [weak self] in self?.n += $0 }).disposed(by: bag); s.withUnretained(self) { $0.n + $1 }.subscribe(onNext: { print("un", $0) }).disposed(by: bag) }; func stop() { bag = DisposeBag() }; deinit { print("weak gone", n) } }
var w: Weak? = Weak(); w?.start(s); s.onNext(5); w?.stop(); s.onNext(6); w = nil
let d = s.do(onDispose: { print("chain disposed") }).subscribe(onNext: { print("v", $0) }); s.onNext(7); d.dispose(); s.onNext(8)
let b = DisposeBag { s.subscribe(onNext: { print("b1", $0) }); s.map { $0 * 2 }.subscribe(onNext: { print("b2", $0) }) }; s.onNext(9); withExtendedLifetime(b) {}
let r = RefCountDisposable(disposable: Disposables.create { print("ref") }); let x = r.retain(); r.dispose(); print("held"); x.dispose()
let bool = BooleanDisposable(); print(bool.isDisposed); bool.dispose(); print(bool.isDisposed); _ = Disposables.create(Disposables.create { print("1") }, Disposables.create { print("2") }).dispose()
let t = s.take(1).subscribe(onNext: { print("once", $0) }, onCompleted: { print("c") }, onDisposed: { print("gone") }); s.onNext(10); s.onNext(11); t.dispose()
