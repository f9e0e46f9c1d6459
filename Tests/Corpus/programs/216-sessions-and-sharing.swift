import Foundation  // from our engine
import RxSwift
import RxRelay
// session manager, image cache, multicasting, dispose details
final class Box { let data: Data; init(_ d: Data) { data = d } }
final class ImageCache { 
  private var inFlight: [URL: Observable<Data>] = [:], cache = NSCache<NSString, Box>()
  private(set) var downloads = 0
  private let lock = NSRecursiveLock()
  func image(_ url: URL) -> Observable<Data> {
    lock.lock(); defer { lock.unlock() }
    if let d = cache.object(forKey: url.absoluteString as NSString) { return .just(d.data) }
    if let running = inFlight[url] { return running }
    let o = Observable<Data>.create { [unowned self] observer in
      self.downloads += 1
      let d = Observable<Int>.timer(.milliseconds(200), scheduler: MainScheduler.instance).subscribe(onNext: { _ in
        observer.onNext(Data(url.absoluteString.utf8)); observer.onCompleted() })
      return Disposables.create(d, Disposables.create { print("download of \(url.lastPathComponent) over") })
    }
    .do(onNext: { [weak self] in self?.cache.setObject(Box($0), forKey: url.absoluteString as NSString) }, onDispose: { [weak self] in self?.inFlight[url] = nil })
    .share(replay: 1, scope: .whileConnected)
    inFlight[url] = o
    return o
  }
}
let cache = ImageCache(), bag = DisposeBag()
let url = URL(string: "http://example.org/a.png")!
for i in 1...3 { cache.image(url).map { $0.count }.subscribe(onNext: { print("image", i, $0) }, onCompleted: { print("done", i) }).disposed(by: bag) }
_ = Observable<Int>.timer(.seconds(1), scheduler: MainScheduler.instance).subscribe(onNext: { _ in
  cache.image(url).subscribe(onNext: { print("cached", $0.count, "downloads", cache.downloads) }).disposed(by: bag)
})
final class Session {
  enum State: Equatable, CustomStringConvertible { case guest, user(name: String, token: String), locked(until: TimeInterval)
    var description: String { switch self { case .guest: return "guest"; case let .user(name, _): return name; case .locked(let t): return "locked for \(Int(t))" } } }
  private let state = BehaviorRelay<State>(value: .guest)
  private var attempts = 0
  var isLoggedIn: Observable<Bool> { state.map { if case .user = $0 { return true } else { return false } }.distinctUntilChanged() }
  var token: Observable<String?> { state.map { guard case .user(_, let t) = $0 else { return nil }; return t } }
  func login(_ name: String, _ pw: String) -> Completable {
    Completable.create { [weak self] observer in
      guard let self = self else { observer(.completed); return Disposables.create() }
      if case .locked = self.state.value { observer(.error(Problem.locked)); return Disposables.create() }
      if pw == "ok" { self.state.accept(.user(name: name, token: name + "!")); observer(.completed) }
      else {
        self.attempts += 1
        if self.attempts >= 2 { self.state.accept(.locked(until: 30)) }
        observer(.error(Problem.credentials(attempt: self.attempts)))
      }
      return Disposables.create()
    }
  }
  enum Problem: Error { case credentials(attempt: Int), locked }
}
let session = Session()
session.isLoggedIn.subscribe(onNext: { print("logged in:", $0) }).disposed(by: bag)
session.token.compactMap { $0 }.subscribe(onNext: { print("token", $0) }).disposed(by: bag)
session.login("a", "no").subscribe(onError: { print($0) }).disposed(by: bag)
session.login("a", "ok").subscribe(onCompleted: { print("in") }, onError: { print($0) }).disposed(by: bag)
session.login("a", "no").catchError { e in print("caught", e); return .empty() }.andThen(Single.just("then")).subscribe(onSuccess: { print($0) }).disposed(by: bag)
session.login("a", "ok").subscribe { event in switch event { case .completed: print("?"); case .error(Session.Problem.locked): print("locked!"); case .error(let e): print(e) } }.disposed(by: bag)
// multicast, connect, refCount
let src = Observable<Int>.create { o in print("start"); o.onNext(1); o.onNext(2); o.onCompleted(); return Disposables.create { print("stop") } }
let multi = src.multicast { ReplaySubject<Int>.create(bufferSize: 1) }
multi.subscribe { print("A", $0) }.disposed(by: bag)
multi.connect().disposed(by: bag)
multi.subscribe { print("B", $0) }.disposed(by: bag)
src.publish().refCount().take(1).subscribe { print("R", $0) }.disposed(by: bag)
src.share(replay: 2, scope: .forever).toArray().subscribe { print("S", $0) }.disposed(by: bag)
let composite = CompositeDisposable()
let k = composite.insert(Disposables.create { print("one") })
_ = composite.insert(Disposables.create { print("two") })
if let k = k { composite.remove(for: k) }
print(composite.count); composite.dispose()
let serial = SerialDisposable()
for w in ["x", "y"] { serial.disposable = Disposables.create { print("serial", w) } }
serial.dispose()
let refs = RefCountDisposable(disposable: Disposables.create { print("ref") })
let r1 = refs.retain(); refs.dispose(); print("still"); r1.dispose()
let boolean = BooleanDisposable(); print(boolean.isDisposed); boolean.dispose(); print(boolean.isDisposed)
weak var weakBag: DisposeBag?
do { let b = DisposeBag(); weakBag = b; Observable<Int>.never().subscribe(onDisposed: { print("bagged") }).disposed(by: b) }
print(weakBag == nil)
