// Every operator of one source of integers; the laws are checked for all of them.
import Foundation
import Rill
import RillExt

struct OperatorCase {
    let name: String
    /// True if an error of the source is sent unchanged.
    let passesErrors: Bool
    /// True if the result always completes when the source does.
    let completes: Bool
    let apply: (Observable<Int>) -> Observable<String>
    /// Applies the operator without a description of each element.
    let applySilently: (Observable<Int>) -> Observable<Void>

    init<Result>(
        _ name: String, passesErrors: Bool = true, completes: Bool = true,
        _ apply: @escaping (Observable<Int>) -> Observable<Result>
    ) {
        self.name = name
        self.passesErrors = passesErrors
        self.completes = completes
        self.apply = { apply($0).map { "\($0)" } }
        applySilently = { apply($0).map { _ in } }
    }
}

final class Anchor {}
let anchor = Anchor()

/// A clock that never advances: work scheduled on it never runs.
private var still: SchedulerType { HistoricalScheduler() }

/// A scheduler that runs scheduled work at once.
private struct AtOnce: SchedulerType {
    var now: RxTime { Date(timeIntervalSince1970: 0) }

    func schedule<State>(_ state: State, action: @escaping (State) -> Disposable) -> Disposable { action(state) }

    func scheduleRelative<State>(
        _ state: State, dueTime: RxTimeInterval, action: @escaping (State) -> Disposable
    ) -> Disposable { action(state) }
}

/// The engine's operators, then those of the community.
let operatorCases = ownCases + timedCases + communityCases

private let ownCases: [OperatorCase] = [
    OperatorCase("map") { $0.map { $0 + 1 } },
    OperatorCase("compactMap") { $0.compactMap { $0 % 2 == 0 ? $0 : nil } },
    OperatorCase("filter") { $0.filter { $0 % 2 == 0 } },
    OperatorCase("enumerated") { $0.enumerated() },
    OperatorCase("ignoreElements") { $0.ignoreElements() },
    OperatorCase("distinctUntilChanged") { $0.distinctUntilChanged() },
    OperatorCase("element(at:)", completes: false) { $0.element(at: 50) },
    OperatorCase("take") { $0.take(50) },
    OperatorCase("takeLast") { $0.takeLast(2) },
    OperatorCase("take(while:)") { $0.take(while: { $0 < 100 }) },
    OperatorCase("take(until: predicate)") { $0.take(until: { $0 > 100 }) },
    OperatorCase("take(until:)") { $0.take(until: Observable<Int>.never()) },
    OperatorCase("skip") { $0.skip(1) },
    OperatorCase("skip(while:)") { $0.skip(while: { $0 < 2 }) },
    OperatorCase("skip(until:)") { $0.skip(until: Observable.just(0)) },
    OperatorCase("single", completes: false) { $0.single() },
    OperatorCase("first") { $0.filter { $0 > 100 }.first().asObservable() },
    OperatorCase("toArray") { $0.toArray().asObservable() },
    OperatorCase("ifEmpty(default:)") { $0.ifEmpty(default: 9) },
    OperatorCase("ifEmpty(switchTo:)") { $0.ifEmpty(switchTo: .of(8, 9)) },
    OperatorCase("startWith") { $0.startWith(-1, -2) },
    OperatorCase("scan") { $0.scan(0) { $0 + $1 } },
    OperatorCase("scan(into:)") { $0.scan(into: []) { (list: inout [Int], element) in list.append(element) } },
    OperatorCase("reduce") { $0.reduce(0) { $0 + $1 } },
    OperatorCase("groupBy") { $0.groupBy { $0 % 2 }.flatMap { group in group.map { (group.key, $0) } } },
    OperatorCase("materialize", passesErrors: false) { $0.materialize() },
    OperatorCase("dematerialize") { $0.materialize().dematerialize() },
    OperatorCase("withUnretained") { $0.withUnretained(anchor).map { $1 } },
    OperatorCase("do") { $0.do(onNext: { _ in }, onDispose: {}) },
    OperatorCase("combineLatest") { Observable.combineLatest($0, Observable.of(1, 2)) },
    OperatorCase("combineLatest of a collection") { Observable.combineLatest([$0, .of(1, 2)]) },
    OperatorCase("zip") { Observable.zip($0, Observable.of(1, 2)) },
    OperatorCase("zip of a collection") { Observable.zip([$0, .of(1, 2)]) },
    OperatorCase("withLatestFrom") { $0.withLatestFrom(Observable.of(1, 2)) { ($0, $1) } },
    OperatorCase("sample", completes: false) { $0.sample(Observable<Int>.never()) },
    OperatorCase("amb") { $0.amb(Observable.never()) },
    OperatorCase("merge") { Observable.merge($0, .of(1, 2)) },
    OperatorCase("concat") { $0.concat(Observable.of(1, 2)) },
    OperatorCase("second of concat") { Observable.of(7).concat($0) },
    OperatorCase("flatMap") { $0.flatMap { Observable.of($0, $0) } },
    OperatorCase("flatMapFirst") { $0.flatMapFirst { Observable.of($0, $0) } },
    OperatorCase("flatMapLatest") { $0.flatMapLatest { Observable.of($0, $0) } },
    OperatorCase("concatMap") { $0.concatMap { Observable.of($0, $0) } },
    OperatorCase("inner of flatMap") { source in Observable.just(0).flatMap { _ in source } },
    OperatorCase("inner of flatMapLatest") { source in Observable.just(0).flatMapLatest { _ in source } },
    OperatorCase("inner of merge(maxConcurrent:)") { Observable.just($0).merge(maxConcurrent: 1) },
    OperatorCase("catch", passesErrors: false) { $0.catch { _ in .of(1, 2) } },
    OperatorCase("catchAndReturn", passesErrors: false) { $0.catchAndReturn(7) },
    OperatorCase("catch(sequence:)", passesErrors: false) { Observable.catch(sequence: [$0, .of(1)]) },
    OperatorCase("retry(count)") { $0.retry(2) },
    OperatorCase("retry(when:)") {
        $0.retry(when: { (errors: Observable<Error>) in errors.flatMap { Observable<Int>.error($0) } })
    },
    OperatorCase("share") { $0.share() },
    OperatorCase("share(replay: 1)") { $0.share(replay: 1) },
    OperatorCase("share(replay: 2)") { $0.share(replay: 2) },
    OperatorCase("share forever") { $0.share(replay: 1, scope: .forever) },
    OperatorCase("publish.refCount") { $0.publish().refCount() },
    OperatorCase("multicast with a selector") {
        $0.multicast({ PublishSubject<Int>() }, selector: { $0.map { $0 * 2 } })
    },
    OperatorCase("asSingle", completes: false) { $0.asSingle().asObservable() },
    OperatorCase("deferred") { source in .deferred { source } },
    OperatorCase("using") { source in .using({ BooleanDisposable() }, observableFactory: { _ in source }) },
    OperatorCase("using with an error") { source in .using({ BooleanDisposable() }) { _ in source.map { $0 } } },
    OperatorCase("switchLatest") { $0.map { Observable.of($0, $0) }.switchLatest() },
    OperatorCase("replay.refCount") { $0.replay(2).refCount() },
    OperatorCase("replayAll.refCount") { $0.replayAll().refCount() },
    OperatorCase("asMaybe", completes: false) { $0.asMaybe().asObservable() },
    OperatorCase("asCompletable") { $0.ignoreElements().asCompletable().asObservable() },
    OperatorCase("decode") { source in
        source.map { Data("[\($0)]".utf8) }.decode(type: [Int].self, decoder: JSONDecoder())
    },
    OperatorCase("observe(on:)") { $0.observe(on: AtOnce()) },
    OperatorCase("subscribe(on:)") { $0.subscribe(on: AtOnce()) },
    OperatorCase("asObservable") { $0.asObservable() },
]

private let timedCases: [OperatorCase] = [
    OperatorCase("delay") { $0.delay(.seconds(1), scheduler: AtOnce()) },
    OperatorCase("delay that is never over", completes: false) { $0.delay(.seconds(1), scheduler: still) },
    OperatorCase("delaySubscription") { $0.delaySubscription(.seconds(1), scheduler: AtOnce()) },
    OperatorCase("debounce") { $0.debounce(.seconds(1), scheduler: AtOnce()) },
    OperatorCase("debounce that is never over") { $0.debounce(.seconds(1), scheduler: still) },
    OperatorCase("throttle") { $0.throttle(.seconds(0), scheduler: still) },
    OperatorCase("throttle that is never over", completes: false) { $0.throttle(.seconds(1), scheduler: still) },
    OperatorCase("throttle, the first") { $0.throttle(.seconds(1), latest: false, scheduler: still) },
    OperatorCase("timeout") { $0.timeout(.seconds(1), scheduler: still) },
    OperatorCase("timeout(other:)") { $0.timeout(.seconds(1), other: Observable.of(1, 2), scheduler: still) },
    OperatorCase("take(for:)") { $0.take(for: .seconds(1), scheduler: still) },
    OperatorCase("skip for a time") { $0.skip(.seconds(1), scheduler: AtOnce()) },
    OperatorCase("buffer") { $0.buffer(timeSpan: .seconds(1), count: 2, scheduler: still) },
    OperatorCase("window") { $0.window(timeSpan: .seconds(1), count: 2, scheduler: still).merge() },
]

private let communityCases: [OperatorCase] = [
    OperatorCase("and") { $0.map { $0 > -100 }.and().asObservable() },
    OperatorCase("apply") { $0.apply { $0.map { $0 * 2 } } },
    OperatorCase("bufferWithTrigger") { $0.bufferWithTrigger(Observable<Int>.of(1, 2)) },
    OperatorCase("cascade") { $0.cascade([Observable.never().take(until: Observable.just(0))]) },
    OperatorCase("catchErrorJustComplete", passesErrors: false) { $0.catchErrorJustComplete() },
    OperatorCase("count") { $0.count() },
    OperatorCase("distinct") { $0.distinct() },
    OperatorCase("elements", passesErrors: false) { $0.materialize().elements() },
    OperatorCase("errors", passesErrors: false) { $0.materialize().errors() },
    OperatorCase("filterMap") { $0.filterMap { $0 % 2 == 0 ? .ignore : .map($0) } },
    OperatorCase("ignore") { $0.ignore(7) },
    OperatorCase("ignoreWhen") { $0.ignoreWhen { $0 > 100 } },
    OperatorCase("ignoreErrors", passesErrors: true) { $0.ignoreErrors { _ in false } },
    OperatorCase("mapAt") { $0.mapAt(\.description) },
    OperatorCase("mapMany") { $0.map { [$0] }.mapMany { $0 + 1 } },
    OperatorCase("mapTo") { $0.mapTo("x") },
    OperatorCase("merge(with:)") { $0.merge(with: .of(1, 2)) },
    OperatorCase("not") { $0.map { $0 > 1 }.not() },
    OperatorCase("nwise") { $0.nwise(2) },
    OperatorCase("pairwise") { $0.pairwise() },
    OperatorCase("ofType") { $0.map { $0 as Any }.ofType(Int.self) },
    OperatorCase("partition") { $0.partition { $0 > 0 }.matches },
    OperatorCase("pausable") { $0.pausable(Observable.just(true)) },
    OperatorCase("pausableBuffered") { $0.pausableBuffered(BehaviorSubject(value: true)) },
    OperatorCase("repeatWithBehavior", completes: false) {
        $0.repeatWithBehavior(.immediate(maxCount: 2), scheduler: AtOnce())
    },
    OperatorCase("retry(behavior)") { $0.retry(.immediate(maxCount: 2), scheduler: AtOnce()) },
    OperatorCase("toSortedArray") { $0.toSortedArray().asObservable() },
    OperatorCase("unwrap") { $0.map { Optional($0) }.unwrap() },
    OperatorCase("zip(with:)") { $0.zip(with: Observable.of(1, 2)) { $0 + $1 } },
]
