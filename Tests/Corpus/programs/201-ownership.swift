import Foundation  // from our engine
import RxSwift
import RxRelay
final class Clock { let ticks: Observable<Int>; init(_ n: Int) { ticks = Observable.range(start: 0, count: n) }; deinit { print("clock gone") } }
final class Screen {
  private let bag = DisposeBag()
  private let name: String
  private var count = 0
  init(_ name: String) { self.name = name }
  func watchStrong(_ s: Observable<Int>) { s.subscribe(onNext: { v in self.count += v; print(self.name, v) }).disposed(by: bag) }
  func watchWeak(_ s: Observable<Int>) { s.subscribe(onNext: { [weak self] v in print(self?.name ?? "nobody", v) }).disposed(by: bag) }
  func watchUnretained(_ s: Observable<Int>) { s.withUnretained(self).subscribe(onNext: { me, v in print("u", me.name, v) }, onCompleted: { print("u done") }).disposed(by: bag) }
  func watchWith(_ s: Observable<Int>) { s.subscribe(with: self, onNext: { me, v in print("w", me.name, v) }, onDisposed: { me in print("w disposed", me.name) }).disposed(by: bag) }
  deinit { print("screen \(name) gone") }
}
let s = PublishSubject<Int>()
do {
  let a = Screen("weak"); a.watchWeak(s); s.onNext(1)
}
s.onNext(2)
do { let b = Screen("strong"); b.watchStrong(s); s.onNext(3) }
s.onNext(4)
s.onCompleted()
print("completed", s.hasObservers)
let t = PublishSubject<Int>()
var u: Screen? = Screen("unret"); u?.watchUnretained(t); u?.watchWith(t)
t.onNext(1); u = nil; t.onNext(2)
print(t.hasObservers)
var bag: DisposeBag? = DisposeBag()
t.subscribe(onNext: { print("bag", $0) }, onDisposed: { print("bag disposed") }).disposed(by: bag!)
t.onNext(3); bag = DisposeBag(); t.onNext(4)
var serial = SerialDisposable()
serial.disposable = t.subscribe(onNext: { print("s1", $0) }, onDisposed: { print("s1 off") })
serial.disposable = t.subscribe(onNext: { print("s2", $0) }, onDisposed: { print("s2 off") })
t.onNext(5); serial.dispose(); t.onNext(6)
print(serial.isDisposed)
let comp = CompositeDisposable()
let key = comp.insert(Disposables.create { print("c1") })
_ = comp.insert(Disposables.create { print("c2") })
comp.remove(for: key!); print(comp.count); comp.dispose(); print(comp.insert(Disposables.create { print("late") }) == nil)
let boolean = BooleanDisposable(); boolean.dispose(); print(boolean.isDisposed)
let ref = RefCountDisposable(disposable: Disposables.create { print("ref gone") })
let r1 = ref.retain(), r2 = ref.retain()
ref.dispose(); r1.dispose(); print("one left"); r2.dispose()
Disposables.create().dispose()
t.take(until: Observable.just(1)).subscribe { print("tu", $0) }.dispose()
_ = Observable<Int>.using({ () -> BooleanDisposable in BooleanDisposable() }, observableFactory: { r in Observable.of(1).do(onCompleted: { print("using", r.isDisposed) }) }).subscribe()
do {
  let c = Clock(2)
  _ = c.ticks.subscribe(onNext: { [unowned c] v in print("tick", v, c === c) })
}
t.subscribe(onNext: { print($0) }, onDisposed: { print("gone at dispose") }).disposed(by: DisposeBag())
let auto = Single<Int>.create { o in o(.success(1)); return Disposables.create { print("single disposed") } }
auto.subscribe(onSuccess: { print($0) }, onDisposed: { print("on disposed") }).dispose()
