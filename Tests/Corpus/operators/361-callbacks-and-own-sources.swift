import RxSwift  // from our engine
import Foundation
// Own operators with create, own sources, Reactive wrappers for callbacks, schedulers by hand, Event values.
extension ObservableType {
    func filterMap<R>(_ f: @escaping (Element) throws -> R?) -> Observable<R> {
        Observable.create { observer in
            self.subscribe { event in
                switch event {
                case .next(let e): do { if let r = try f(e) { observer.onNext(r) } } catch { observer.onError(error) }
                case .error(let e): observer.onError(e)
                case .completed: observer.onCompleted()
                }
            }
        }
    }
    func takeUntilValue(where p: @escaping (Element) -> Bool) -> Observable<Element> { flatMap { e -> Observable<Event<Element>> in p(e) ? .of(.next(e), .completed) : .just(.next(e)) }.dematerialize() }
    func chunks(_ n: Int) -> Observable<[Element]> {
        Observable.create { o in
            var pending: [Element] = []
            return subscribe(onNext: { pending.append($0); if pending.count == n { o.onNext(pending); pending.removeAll() } }, onError: o.onError, onCompleted: { if !pending.isEmpty { o.onNext(pending) }; o.onCompleted() })
        }
    }
    func flatMapSequence<T>(_ f: @escaping (Element) -> [T]) -> Observable<T> { flatMap { Observable.from(f($0)) } }
    func count() -> Single<Int> { reduce(0) { n, _ in n + 1 }.asSingle() }
    static func fromCallback(_ work: @escaping (@escaping (Result<Element, Error>) -> Void) -> Void) -> Single<Element> { .create { s in work { switch $0 { case .success(let v): s(.success(v)); case .failure(let e): s(.failure(e)) } }; return Disposables.create() } }
}
extension ObservableType where Element: Equatable { func isEqual(to v: Element) -> Observable<Bool> { map { $0 == v } }; func changes() -> Observable<(old: Element, new: Element)> { Observable.zip(self, skip(1)) { (old: $0, new: $1) }.filter { $0.old != $0.new } } }
extension ObservableType where Element: Comparable { func runningMax() -> Observable<Element> { scan(nil as Element?) { m, x in m.map { Swift.max($0, x) } ?? x }.compactMap { $0 } }; func max() -> Maybe<Element> { runningMax().takeLast(1).asMaybe() } }
extension Observable where Element == String { func joined(_ s: String) -> Single<String> { toArray().map { $0.joined(separator: s) } } }
extension Observable { func debugCounts(_ name: String) -> Observable<Element> { var n = 0; return self.do(onNext: { _ in n += 1 }, onCompleted: { print(name, "sent", n) }) } }
extension PrimitiveSequence where Trait == SingleTrait, Element == Int { func doubled() -> Single<Int> { map { $0 * 2 } } }
enum Oops: Error { case odd(Int) }
let bag = DisposeBag()
Observable.of("1", "x", "3").filterMap { Int($0) }.debugCounts("ints").subscribe(onNext: { print($0) }).disposed(by: bag)
Observable.of(2, 4, 5, 6).filterMap { n throws -> Int? in if n % 2 == 1 { throw Oops.odd(n) }; return n }.subscribe { print($0) }.disposed(by: bag)
Observable.of(1, 5, 3).takeUntilValue { $0 > 4 }.subscribe { print($0) }.disposed(by: bag)
Observable.range(start: 1, count: 5).chunks(2).subscribe(onNext: { print($0) }).disposed(by: bag)
Observable.of(2, 3).flatMapSequence { Array(repeating: $0, count: $0) }.count().subscribe(onSuccess: { print("count", $0) }).disposed(by: bag)
Observable<Int>.fromCallback { $0(.success(21)) }.doubled().subscribe(onSuccess: { print($0) }).disposed(by: bag)
Observable<Int>.fromCallback { done in done(.failure(Oops.odd(1))) }.subscribe(onFailure: { print("failed", $0) }).disposed(by: bag)
Observable.of(1, 1, 2, 2, 3).changes().subscribe(onNext: { print("\($0.old)->\($0.new)") }).disposed(by: bag)
Observable.of(3, 1, 4, 1, 5).max().subscribe(onSuccess: { print("max", $0) }, onCompleted: { print("none") }).disposed(by: bag)
Observable.of("a", "b").joined("+").subscribe(onSuccess: { print($0) }).disposed(by: bag)
let events: [Event<Int>] = [.next(1), .error(Oops.odd(3)), .completed]
print(events, events.map(\.isStopEvent), events.compactMap(\.element), events.map { $0.error as? Oops != nil }, events.map(\.isCompleted), events[0].map { "\($0)!" }, events[0].event)
final class Timer2 { private var handlers: [Int: (Int) -> Void] = [:]; private var next = 0; func add(_ h: @escaping (Int) -> Void) -> Int { defer { next += 1 }; handlers[next] = h; return next }; func remove(_ id: Int) { handlers[id] = nil; print("removed", id) }; func fire(_ n: Int) { handlers.sorted { $0.key < $1.key }.forEach { $0.value(n) } } }
extension Timer2: ReactiveCompatible {}
extension Reactive where Base: Timer2 { var ticks: Observable<Int> { Observable.create { [weak base] o in guard let base else { o.onCompleted(); return Disposables.create() }; let id = base.add(o.onNext); return Disposables.create { base.remove(id) } } } }
let timer = Timer2(), sub = timer.rx.ticks.map { $0 * 10 }.subscribe(onNext: { print("tick", $0) }); timer.rx.ticks.take(1).subscribe(onNext: { print("once", $0) }).disposed(by: bag); timer.fire(1); timer.fire(2); sub.dispose(); timer.fire(3)
struct PrefixObserver: ObserverType { let p: String; func on(_ e: Event<String>) { print(p, e) } }
Observable.just("z").subscribe(PrefixObserver(p: ">")).disposed(by: bag)
final class Ticker: ObservableType { typealias Element = Int; let n: Int; init(_ n: Int) { self.n = n }; func subscribe<O: ObserverType>(_ observer: O) -> Disposable where O.Element == Int { for i in 0..<n { observer.onNext(i) }; observer.onCompleted(); return Disposables.create() } }
Ticker(3).asObservable().map { $0 + 1 }.subscribe { print($0) }.disposed(by: bag); Observable.merge(Ticker(1).asObservable(), Ticker(2).asObservable()).count().subscribe { print($0) }.disposed(by: bag)
let scheduler = SerialDispatchQueueScheduler(qos: .default); let d = scheduler.schedule("state") { s in print("scheduled", s); return Disposables.create() }; bag.insert(d)
let rel = MainScheduler.instance.scheduleRelative(5, dueTime: .milliseconds(20)) { print("relative", $0); return Disposables.create() }; rel.disposed(by: bag)
let per = MainScheduler.instance.schedulePeriodic(0, startAfter: .milliseconds(10), period: .milliseconds(10)) { n in print("periodic", n); return n + 1 }; MainScheduler.instance.scheduleRelative((), dueTime: .milliseconds(35)) { per.dispose(); return Disposables.create() }.disposed(by: bag)
