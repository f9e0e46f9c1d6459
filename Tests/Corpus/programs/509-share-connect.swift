import RxSwift  // from our engine
let bag = DisposeBag()
var subs = 0
let source = Observable<Int>.create { o in subs += 1; print("subscribed", subs); o.onNext(subs * 10); o.onNext(subs * 10 + 1); return Disposables.create { print("torn down") } }
let shared = source.share(replay: 1, scope: .whileConnected)
let d1 = shared.subscribe(onNext: { print("A", $0) }), d2 = shared.subscribe(onNext: { print("B", $0) })
d1.dispose(); d2.dispose(); shared.subscribe(onNext: { print("C", $0) }).dispose()
let forever = source.share(replay: 2, scope: .forever); forever.subscribe(onNext: { print("D", $0) }).dispose(); forever.subscribe(onNext: { print("E", $0) }).dispose()
let conn = source.publish(); conn.subscribe(onNext: { print("F", $0) }).disposed(by: bag); conn.subscribe(onNext: { print("G", $0) }).disposed(by: bag); let c = conn.connect(); c.dispose()
let rc = source.replay(1).refCount(); let e = rc.subscribe(onNext: { print("H", $0) }); rc.subscribe(onNext: { print("I", $0) }).disposed(by: bag); e.dispose()
let multi = Observable.of(1, 2).multicast(ReplaySubject<Int>.create(bufferSize: 1)); multi.connect().disposed(by: bag); multi.subscribe { print("J", $0) }.disposed(by: bag)
let comp = CompositeDisposable(); _ = comp.insert(source.subscribe()); _ = comp.insert(Disposables.create { print("extra") }); print(comp.count); comp.dispose(); print(comp.isDisposed)
let serial = SerialDisposable(); serial.disposable = Disposables.create { print("first") }; serial.disposable = Disposables.create { print("second") }; serial.dispose()
