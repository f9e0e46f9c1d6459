import RxSwift  // from our engine
import RxTest
let s = TestScheduler(initialClock: 0)
let bag = DisposeBag()
func show<E>(_ name: String, _ o: Observable<E>) {
  let t = TestScheduler(initialClock: 0); _ = t
  o.subscribe { e in print(name, s.clock, e) }.disposed(by: bag)
}
func source() -> Observable<Int> { s.createColdObservable([.next(10, 1), .next(20, 2), .next(25, 3), .next(60, 4), .next(90, 5), .completed(100)]).asObservable() }
show("buffer", source().buffer(timeSpan: .seconds(30), count: 2, scheduler: s))
show("window", source().window(timeSpan: .seconds(30), count: 2, scheduler: s).enumerated().flatMap { i, w in w.map { "\(i):\($0)" }.concat(Observable.just("\(i)|")) })
show("throttle", source().throttle(.seconds(15), scheduler: s))
show("throttleF", source().throttle(.seconds(15), latest: false, scheduler: s))
show("debounce", source().debounce(.seconds(10), scheduler: s))
show("delay", source().delay(.seconds(7), scheduler: s))
show("sample", source().sample(Observable<Int>.interval(.seconds(20), scheduler: s).take(6)))
show("timeout", source().timeout(.seconds(30), other: Observable.just(99), scheduler: s))
show("takeFor", source().take(for: .seconds(30), scheduler: s))
show("skipFor", source().skip(.seconds(30), scheduler: s))
show("group", source().groupBy { $0 % 2 == 0 ? "even" : "odd" }.flatMap { g in g.scan(0, accumulator: +).map { "\(g.key) \($0)" } })
show("latest", source().flatMapLatest { n in Observable<Int>.interval(.seconds(8), scheduler: s).take(3).map { n * 10 + $0 } })
show("first", source().flatMapFirst { n in Observable<Int>.interval(.seconds(8), scheduler: s).take(3).map { n * 10 + $0 } })
show("concatMap", source().concatMap { n in Observable<Int>.timer(.seconds(12), scheduler: s).map { _ in n } })
show("amb", source().amb(Observable<Int>.timer(.seconds(5), scheduler: s)))
show("zip", Observable.zip(source(), source().skip(1)) { "\($0)-\($1)" })
show("wlf", source().withLatestFrom(Observable<Int>.interval(.seconds(15), scheduler: s)) { ($0, $1) })
show("until", source().take(until: Observable<Int>.timer(.seconds(30), scheduler: s)))
show("skipUntil", source().skip(until: Observable<Int>.timer(.seconds(30), scheduler: s)))
show("startWith", source().startWith(0).scan(into: [Int]()) { $0.append($1) })
show("single", source().single { $0 > 4 })
show("ifEmpty", source().filter { $0 > 9 }.ifEmpty(default: -1))
show("ifEmpty2", source().filter { $0 > 9 }.ifEmpty(switchTo: Observable.of(7, 8)))
s.start()
