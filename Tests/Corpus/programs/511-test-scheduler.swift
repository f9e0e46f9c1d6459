import RxSwift  // from our engine
import RxTest
let scheduler = TestScheduler(initialClock: 0)
let xs = scheduler.createHotObservable([.next(150, 1), .next(210, 2), .next(220, 3), .next(230, 4), .completed(400)])
let res = scheduler.start { xs.map { $0 * 2 }.filter { $0 > 4 } }
print(res.events); print(xs.subscriptions)
let s2 = TestScheduler(initialClock: 0); let obs = s2.createObserver(String.self); let cold = s2.createColdObservable([.next(10, "a"), .next(20, "b"), .error(30, RxError.timeout)])
let d = cold.debounce(.seconds(5), scheduler: s2).subscribe(obs); s2.scheduleAt(100) { d.dispose() }; s2.start(); print(obs.events.map { "\($0.time):\($0.value)" }, cold.subscriptions, s2.clock)
let s3 = TestScheduler(initialClock: 0); let q = s3.createHotObservable([.next(210, "a"), .next(250, "ab"), .next(600, "abc")]); let r3 = s3.start(disposed: 900) { q.flatMapLatest { t in s3.createColdObservable([.next(100, t + "!"), .completed(200)]) } }; print(r3.events)
print(res.events == [.next(220, 6), .next(230, 8), .completed(400)], Recorded.next(1, "x"), Recorded<Event<Int>>.completed(5))
let s4 = TestScheduler(initialClock: 0); let o4 = s4.createObserver(Int.self); Observable<Int>.interval(.seconds(10), scheduler: s4).take(3).subscribe(o4).disposed(by: DisposeBag()); s4.advanceTo(25); print(o4.events.count); s4.start(); print(o4.events)
