import Foundation  // from our engine
import RxSwift
import RxTest
// marble-free testing of time operators as older tests write it
let scheduler = TestScheduler(initialClock: 0, resolution: 0.001)
let source = scheduler.createColdObservable([
  next(100, "a"), next(350, "ab"), next(400, "abc"), next(1500, "x"), completed(2000)
])
func run<T>(_ title: String, _ o: Observable<T>) {
  let observer = scheduler.createObserver(T.self)
  let t0 = scheduler.clock
  _ = o.subscribe(observer)
  scheduler.start()
  print(title, observer.events.map { "\($0.value)@\($0.time - t0)" })
}
run("debounce", source.debounce(0.3, scheduler: scheduler))
run("throttle", source.throttle(0.3, scheduler: scheduler))
run("throttle first", source.throttle(.milliseconds(300), latest: false, scheduler: scheduler))
run("delay", source.delay(RxTimeInterval.milliseconds(50), scheduler: scheduler))
run("timeout", source.timeout(1.0, scheduler: scheduler).catchErrorJustReturn("late"))
run("timeout other", source.timeout(.milliseconds(500), other: Observable.of("p", "q"), scheduler: scheduler))
run("buffer", source.buffer(timeSpan: 0.4, count: 2, scheduler: scheduler))
run("window", source.window(timeSpan: .milliseconds(400), count: 2, scheduler: scheduler).flatMap { $0.toArray() })
run("take", source.take(0.36, scheduler: scheduler))
run("skip", source.skip(0.36, scheduler: scheduler))
run("interval", Observable<Int>.interval(0.1, scheduler: scheduler).take(3))
run("timer", Observable<Int>.timer(0.2, period: 0.1, scheduler: scheduler).take(2))
run("sample", source.sample(Observable<Int>.interval(.milliseconds(300), scheduler: scheduler).take(8)))
run("delaySub", source.delaySubscription(0.2, scheduler: scheduler))
run("latest", source.flatMapLatest { s in Observable.of(s + "1", s + "2").concatMap { Observable.just($0).delay(.milliseconds(60), scheduler: scheduler) } })
run("first", source.flatMapFirst { s in Observable.just(s).delay(.milliseconds(100), scheduler: scheduler) })
run("retry", Observable<Int>.error(RxError.timeout).retryWhen { (e: Observable<Error>) in e.enumerated().flatMap { i, e -> Observable<Int> in i < 3 ? Observable.timer(.milliseconds((i + 1) * 100), scheduler: scheduler) : .error(e) } })
print(source.subscriptions.count, source.subscriptions.first!)
let xs = scheduler.createHotObservable([Recorded.next(scheduler.clock + 10, 1), .next(scheduler.clock + 20, 2), .error(scheduler.clock + 30, RxError.unknown)])
let res = scheduler.createObserver(Int.self)
xs.do(onError: { _ in print("seen") }).catchError { _ in .just(-1) }.bind_(to: res)
extension ObservableType { func bind_<O: ObserverType>(to o: O) where O.Element == Element { _ = subscribe(o) } }
scheduler.start()
print(res.events.map { $0.value })
print(xs.subscriptions == [Subscription(xs.subscriptions[0].subscribe, xs.subscriptions[0].unsubscribe)])
let two = TestScheduler(initialClock: 0)
let out = two.start(created: 5, subscribed: 50, disposed: 300) { Observable<Int>.interval(.seconds(60), scheduler: two) }
print(out.events)
let def = two.start { two.createColdObservable([next(10, "x"), completed(20)]) }
print(def.events)
