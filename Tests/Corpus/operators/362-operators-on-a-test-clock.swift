import RxSwift  // from our engine
import RxTest
import Foundation
// Test scheduler: throttle, debounce, delay, timeout, window, hot vs cold, subscriptions.
func run<T>(_ label: String, until: Int = 1000, _ make: @escaping (TestScheduler) -> Observable<T>) {
    let scheduler = TestScheduler(initialClock: 0, resolution: 1)
    let res = scheduler.start(disposed: until) { make(scheduler) }
    print(label, res.events.map { e -> String in
        switch e.value { case .next(let v): "\(e.time)=\(v)"; case .error(let x): "\(e.time)!\(x)"; case .completed: "\(e.time)|" }
    }.joined(separator: " "))
}
enum Boom: Error { case boom }
let source: (TestScheduler) -> Observable<Int> = { s in
    s.createHotObservable([.next(150, 0), .next(210, 1), .next(230, 2), .next(235, 3), .next(300, 4), .next(380, 5), .completed(500)]).asObservable()
}
run("plain") { source($0) }
run("throttle") { s in source(s).throttle(.seconds(50), scheduler: s) }
run("throttle latest:false") { s in source(s).throttle(.seconds(50), latest: false, scheduler: s) }
run("debounce") { s in source(s).debounce(.seconds(30), scheduler: s) }
run("delay") { s in source(s).delay(.seconds(100), scheduler: s) }
run("delaySubscription") { s in source(s).delaySubscription(.seconds(50), scheduler: s) }
run("timeout") { s in source(s).timeout(.seconds(70), scheduler: s) }
run("timeout other") { s in source(s).timeout(.seconds(70), other: Observable.of(-1, -2), scheduler: s) }
run("take for") { s in source(s).take(for: .seconds(60), scheduler: s) }
run("skip for") { s in source(s).skip(.seconds(60), scheduler: s) }
run("buffer") { s in source(s).buffer(timeSpan: .seconds(60), count: 2, scheduler: s) }
run("window") { s in source(s).window(timeSpan: .seconds(100), count: 3, scheduler: s).flatMap { $0.toArray() } }
run("interval", until: 450) { s in Observable<Int>.interval(.seconds(60), scheduler: s) }
run("timer") { s in Observable<Int>.timer(.seconds(30), period: .seconds(100), scheduler: s).take(3) }
run("sample") { s in source(s).sample(Observable<Int>.interval(.seconds(50), scheduler: s)) }
run("flatMapLatest") { s in source(s).flatMapLatest { n in Observable<Int>.interval(.seconds(20), scheduler: s).map { n * 10 + $0 } } }
run("flatMapFirst") { s in source(s).flatMapFirst { n in Observable.just(n).delay(.seconds(40), scheduler: s) } }
run("concatMap") { s in source(s).concatMap { n in Observable.just(n).delay(.seconds(40), scheduler: s) } }
run("merge(max)") { s in source(s).map { n in Observable.just(n).delay(.seconds(60), scheduler: s) }.merge(maxConcurrent: 2) }
run("retry") { s in s.createColdObservable([.next(10, "a"), .error(20, Boom.boom)]).retry(3) }
run("retry when") { s in s.createColdObservable([.next(10, "a"), .error(20, Boom.boom)]).retry(when: { (e: Observable<Error>) in e.enumerated().flatMap { i, err -> Observable<Int> in i == 2 ? .error(err) : .timer(.seconds(10 * (i + 1)), scheduler: s) } }) }
run("amb") { s in Observable.amb([Observable.just("slow").delay(.seconds(20), scheduler: s), Observable.just("fast").delay(.seconds(10), scheduler: s)]) }
run("withLatestFrom") { s in source(s).withLatestFrom(Observable<Int>.interval(.seconds(40), scheduler: s)) { "\($0)/\($1)" } }
run("until") { s in source(s).take(until: Observable<Int>.timer(.seconds(100), scheduler: s)) }
run("using") { s in Observable.using({ CompositeDisposable(disposables: [Disposables.create { print("released @\(s.clock)") }]) }, observableFactory: { _ in source(s).take(2) }) }
run("share replay") { s -> Observable<String> in
    let shared = source(s).share(replay: 1, scope: .whileConnected)
    return Observable.merge(shared.map { "a\($0)" }, shared.delaySubscription(.seconds(60), scheduler: s).map { "b\($0)" })
}
run("materialize") { s in source(s).take(1).materialize() }
run("timestamps") { s in source(s).map { ($0, s.clock) }.filter { $1 > 230 }.map { $0.0 } }
let s = TestScheduler(initialClock: 0, simulateProcessingDelay: false)
let hot = s.createHotObservable([.next(10, "x"), .next(20, "y"), .completed(30)]), obs = s.createObserver(String.self)
s.scheduleAt(15) { _ = hot.subscribe(obs) }
s.advanceTo(25); print(s.clock, obs.events); s.start(); print(s.clock, obs.events, hot.subscriptions, hot.recordedEvents.count)
print(Recorded.next(5, 1), Recorded<Event<Int>>.completed(3), Recorded<Event<Int>>.error(4, Boom.boom), Recorded.next(5, 1) == .next(5, 1), Subscription(1, 2), Subscription(3))
