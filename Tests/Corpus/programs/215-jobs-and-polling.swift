import Foundation  // from our engine
import RxSwift
// backpressure, retry with reachability, queue of jobs, upload progress, cancellation
enum JobError: Error { case failed(id: Int, attempt: Int), cancelled }
final class Job { let id: Int; let steps: Int; private(set) var attempt = 0; init(_ id: Int, _ steps: Int) { self.id = id; self.steps = steps }
  func run(failing: Bool = false) -> Observable<Double> {
    return Observable<Int>.timer(.milliseconds(0), period: .milliseconds(100), scheduler: MainScheduler.instance)
      .take(steps + 1)
      .map { [self] step -> Double in
        if failing && step == 2 && attempt < 2 { throw JobError.failed(id: id, attempt: attempt) }
        return Double(step) / Double(steps) }
      .do(onSubscribe: { [self] in attempt += 1 })
  } }
let bag = DisposeBag()
let jobs = [Job(1, 4), Job(2, 2), Job(3, 3)]
let running = BehaviorSubject(value: 0)
func track<T>(_ o: Observable<T>) -> Observable<T> { return Observable.using({ () -> AnyDisposable in running.onNext((try! running.value()) + 1); return AnyDisposable { running.onNext((try! running.value()) - 1) } }, observableFactory: { _ in o }) }
struct AnyDisposable: Disposable { let f: () -> Void; func dispose() { f() } }
running.distinctUntilChanged().subscribe(onNext: { print("running", $0) }).disposed(by: bag)
Observable.from(jobs)
  .map { job in track(job.run(failing: job.id == 2)).map { (job.id, $0) }.retry(3) }
  .merge(maxConcurrent: 2)
  .filter { $0.1 == 1.0 || $0.1 == 0.5 }
  .subscribe(onNext: { id, p in print("job \(id): \(Int(p * 100))%") }, onError: { print("E", $0) }, onCompleted: { print("all done") }).disposed(by: bag)
let online = BehaviorSubject(value: true)
func request(_ n: Int) -> Single<String> { return Single.deferred { (try? online.value()) == true ? .just("ok \(n)") : .error(JobError.cancelled) } }
let queue = PublishSubject<Int>()
queue.concatMap { n in request(n).asObservable().retry(when: { (e: Observable<JobError>) -> Observable<Bool> in e.flatMapLatest { _ in online.filter { $0 }.take(1) } }) }.subscribe(onNext: { print($0) }).disposed(by: bag)
queue.onNext(1); online.onNext(false); queue.onNext(2); queue.onNext(3); print("offline"); online.onNext(true)
// cancellation token
let cancel = PublishSubject<Void>()
let d = Observable<Int>.interval(.milliseconds(250), scheduler: MainScheduler.instance).take(until: cancel).do(onDispose: { print("cleanup") }).subscribe(onNext: { print("poll", $0) }, onCompleted: { print("cancelled") })
Observable<Int>.timer(.milliseconds(800), scheduler: MainScheduler.instance).subscribe(onNext: { _ in cancel.onNext(()); d.dispose() }).disposed(by: bag)
// polling with a stop condition
var state = 0
Observable<Int>.interval(.milliseconds(100), scheduler: MainScheduler.instance).map { _ -> String in state += 1; return state < 4 ? "pending" : "ready" }.distinctUntilChanged().take(until: { $0 == "ready" }, behavior: .inclusive).subscribe(onNext: { print("status", $0) }, onCompleted: { print("status done") }).disposed(by: bag)
// cached values with expiry
final class Expiring<V> { private var stored: (value: V, until: Date)?; private let make: () -> Single<V>; private let life: TimeInterval; let clock: SchedulerType
  init(life: TimeInterval, clock: SchedulerType = MainScheduler.instance, make: @escaping () -> Single<V>) { self.life = life; self.make = make; self.clock = clock }
  var value: Single<V> { return .deferred { [unowned self] in
    if let s = self.stored, s.until > self.clock.now { return .just(s.value) }
    return self.make().do(onSuccess: { self.stored = ($0, self.clock.now.addingTimeInterval(self.life)) }) } } }
var made = 0
let token = Expiring(life: 0.5) { () -> Single<Int> in made += 1; return .just(made) }
for ms in [0, 300, 900] { Single<Int>.timer(.milliseconds(ms), scheduler: MainScheduler.instance).flatMap { _ in token.value }.subscribe(onSuccess: { print("token", $0, "at", ms) }).disposed(by: bag) }
let slow = Single<Int>.just(1).delay(.seconds(2), scheduler: MainScheduler.instance)
slow.timeout(.seconds(1), scheduler: MainScheduler.instance).catch { e in .just((e as? RxError).map { _ in -1 } ?? 0) }.subscribe(onSuccess: { print("slow", $0) }).disposed(by: bag)
Observable.of(slow.asObservable(), .just(5)).merge().subscribe(onNext: { print("m", $0) }).disposed(by: bag)
Maybe<Int>.empty().ifEmpty(default: 8).subscribe(onSuccess: { print("maybe", $0) }).disposed(by: bag)
Completable.concat([Completable.empty(), .create { $0(.completed); return Disposables.create { print("c over") } }]).subscribe(onCompleted: { print("c") }).disposed(by: bag)
