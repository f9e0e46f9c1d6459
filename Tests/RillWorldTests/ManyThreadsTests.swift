import EngineTestKit
import Foundation
import Rill
import XCTest

/// Every operator that serialises its input or keeps no state between two events, with several threads that send,
/// complete and dispose at once. Elements are strings on the heap: a wrong reference count crashes.
final class ManyThreadsTests: CountedTest {
    private typealias Text = String

    // Most of these threads send at once on purpose.
    override func setUp() {
        super.setUp()
        #if DEBUG
            let before = ConcurrentSendDetector.report
            ConcurrentSendDetector.report = { _ in }
            addTeardownBlock { ConcurrentSendDetector.report = before }
        #endif
    }

    private struct Case {
        let name: String
        /// True if the downstream stages may receive two events at once.
        let mayOverlap: Bool
        let apply: ([Observable<Text>], SchedulerType) -> Observable<Text>

        init<Result>(
            _ name: String, mayOverlap: Bool = false,
            _ apply: @escaping ([Observable<Text>], SchedulerType) -> Observable<Result>
        ) {
            self.name = name
            self.mayOverlap = mayOverlap
            self.apply = { sources, scheduler in apply(sources, scheduler).map { "\($0)" } }
        }
    }

    private static let soon = RxTimeInterval.microseconds(50)

    private let joining: [Case] = [
        Case("merge") { sources, _ in Observable.merge(sources) },
        Case("merge of two") { sources, _ in Observable.merge(sources[0], sources[1]) },
        Case("flatMap of sources") { sources, _ in Observable.from(sources).flatMap { $0 } },
        Case("merge()") { sources, _ in sources[0].map { _ in sources[1] }.merge() },
        Case("merge(maxConcurrent:)") { sources, _ in sources[0].map { _ in sources[1] }.merge(maxConcurrent: 2) },
        Case("flatMap") { sources, _ in sources[0].flatMap { _ in sources[1].take(until: sources[2]) } },
        Case("flatMap { just }") { sources, _ in sources[0].flatMap { Observable.just($0) } },
        Case("flatMapFirst") { sources, _ in sources[0].flatMapFirst { _ in sources[1] } },
        Case("flatMapLatest") { sources, _ in sources[0].flatMapLatest { _ in sources[1] } },
        Case("flatMapLatest { just }") { sources, _ in sources[0].flatMapLatest { Observable.just($0) } },
        Case("switchLatest") { sources, _ in sources[0].map { _ in sources[1] }.switchLatest() },
        Case("concatMap") { sources, _ in sources[0].concatMap { Observable.just($0) } },
        Case("concatMap, queued") { sources, _ in sources[0].concatMap { _ in sources[1].take(until: sources[2]) } },
        Case("combineLatest") { sources, _ in Observable.combineLatest(sources[0], sources[1]) },
        Case("combineLatest of three") { sources, _ in
            Observable.combineLatest(sources[0], sources[1], sources[2]) { $0 + $1 + $2 }
        },
        Case("combineLatest of a collection") { sources, _ in Observable.combineLatest(sources) },
        Case("zip") { sources, _ in Observable.zip(sources[0], sources[1]) },
        Case("zip of three") { sources, _ in Observable.zip(sources[0], sources[1], sources[2]) { $0 + $1 + $2 } },
        Case("zip of a collection") { sources, _ in Observable.zip(sources) },
        Case("withLatestFrom") { sources, _ in sources[0].withLatestFrom(sources[1]) { $0 + $1 } },
        Case("sample") { sources, _ in sources[0].sample(sources[1], defaultValue: "default") },
        Case("take(until:)") { sources, _ in sources[0].take(until: sources[1].filter { $0.hasSuffix("199") }) },
        Case("skip(until:)") { sources, _ in sources[0].skip(until: sources[1]) },
        Case("catch") { sources, _ in
            Observable.merge(sources[0], sources[1]).catch { _ in sources[2] }
        },
        Case("retry(when:)") { sources, _ in
            Observable.merge(sources).retry(when: { (errors: Observable<Error>) in errors.take(1) })
        },
    ]

    private let timed: [Case] = [
        Case("take(for:)") { sources, scheduler in sources[0].take(for: .milliseconds(1), scheduler: scheduler) },
        Case("skip for a time") { sources, scheduler in sources[0].skip(soon, scheduler: scheduler) },
        Case("buffer") { sources, scheduler in sources[0].buffer(timeSpan: soon, count: 3, scheduler: scheduler) },
        Case("window") { sources, scheduler in
            sources[0].window(timeSpan: soon, count: 3, scheduler: scheduler).merge()
        },
        Case("debounce") { sources, scheduler in sources[0].debounce(soon, scheduler: scheduler) },
        Case("throttle") { sources, scheduler in sources[0].throttle(soon, scheduler: scheduler) },
        Case("throttle, first") { sources, scheduler in
            sources[0].throttle(soon, latest: false, scheduler: scheduler)
        },
        Case("delay") { sources, scheduler in sources[0].delay(soon, scheduler: scheduler) },
        Case("timeout") { sources, scheduler in
            sources[0].timeout(soon, other: sources[1], scheduler: scheduler)
        },
        Case("delaySubscription", mayOverlap: true) { sources, scheduler in
            sources[0].delaySubscription(soon, scheduler: scheduler)
        },
        Case("observe(on:)") { sources, scheduler in sources[0].observe(on: scheduler) },
        Case("subscribe(on:)", mayOverlap: true) { sources, scheduler in sources[0].subscribe(on: scheduler) },
        Case("interval") { sources, scheduler in
            Observable<Int>.interval(.microseconds(20), scheduler: scheduler).take(until: sources[0].ignoreElements())
        },
    ]

    private let passing: [Case] = [
        Case("map", mayOverlap: true) { sources, _ in sources[0].map { $0 + "!" } },
        Case("filter", mayOverlap: true) { sources, _ in sources[0].filter { !$0.isEmpty } },
        Case("compactMap", mayOverlap: true) { sources, _ in sources[0].compactMap { Optional($0) } },
        Case("materialize", mayOverlap: true) { sources, _ in sources[0].materialize() },
        Case("dematerialize", mayOverlap: true) { sources, _ in sources[0].materialize().dematerialize() },
        Case("do", mayOverlap: true) { sources, _ in sources[0].do(onNext: { _ in }, onDispose: {}) },
        Case("startWith", mayOverlap: true) { sources, _ in sources[0].startWith("first") },
        Case("concat", mayOverlap: true) { sources, _ in sources[0].concat(sources[1]) },
        Case("retry", mayOverlap: true) { sources, _ in sources[0].retry(3) },
        Case("catch(sequence:)", mayOverlap: true) { sources, _ in Observable.catch(sequence: sources) },
        Case("amb", mayOverlap: true) { sources, _ in sources[0].amb(sources[1]) },
        Case("using", mayOverlap: true) { sources, _ in
            Observable.using({ BooleanDisposable() }, observableFactory: { _ in sources[0] })
        },
        Case("share", mayOverlap: true) { sources, _ in sources[0].share() },
        Case("share(replay: 1)", mayOverlap: true) { sources, _ in sources[0].share(replay: 1) },
        Case("share(replay: 2)", mayOverlap: true) { sources, _ in sources[0].share(replay: 2) },
        Case("share forever", mayOverlap: true) { sources, _ in sources[0].share(replay: 2, scope: .forever) },
        Case("publish", mayOverlap: true) { sources, _ in sources[0].publish().refCount() },
        Case("multicast", mayOverlap: true) { sources, _ in
            sources[0].multicast({ ReplaySubject<Text>.create(bufferSize: 3) }, selector: { $0 })
        },
        Case("withUnretained", mayOverlap: true) { sources, _ in sources[0].withUnretained(anchor).map { $1 } },
    ]

    private static let anchor = NSObject()

    // MARK: The subjects that the threads send to

    private enum Kind: CaseIterable {
        case publish, behavior, replay, async

        func make() -> (source: Observable<Text>, observer: AnyObserver<Text>) {
            switch self {
            case .publish: return Self.both(PublishSubject())
            case .behavior: return Self.both(BehaviorSubject(value: "the value that was there before"))
            case .replay: return Self.both(ReplaySubject.create(bufferSize: 3))
            case .async: return Self.both(AsyncSubject())
            }
        }

        private static func both<Subject: SubjectType & ObserverType>(
            _ subject: Subject
        ) -> (Observable<Text>, AnyObserver<Text>)
        where Subject.Element == Text, Subject.Observer == Subject {
            (subject.asObservable(), AnyObserver(subject))
        }
    }

    /// The kind of end.
    private enum End: CaseIterable {
        case completed, failed, disposed
    }

    // MARK: The test

    /// The end of a chain and the subscription refer to each other without reference counts: one is freed, disposed or read
    /// while the other ends.
    func testSubscription_releasedDuringItsEnd() {
        for round in 0..<600 {
            let source = PublishSubject<Text>()
            var disposed = 0
            var subscription: Disposable? = source.map { $0 + "!" }
                .subscribe(onNext: { _ in }, onDisposed: { disposed += 1 })
            let other = source.subscribe(onNext: { _ in })
            let start = DispatchSemaphore(value: 0)
            let threads = DispatchGroup()
            DispatchQueue.global().async(group: threads) {
                start.wait()
                if round % 2 == 0 { source.onCompleted() } else { other.dispose() }
            }
            let mayDispose = round % 3 == 0
            start.signal()
            if mayDispose { subscription?.dispose() }
            subscription = nil
            threads.wait()
            source.onCompleted()
            XCTAssertEqual(disposed, 1)
        }
    }

    func testJoining() { run(joining) }
    func testTimed() { run(timed) }
    func testPassing() { run(passing) }

    /// A chain continues with its next source on one thread while another thread disposes it.
    func testChainsThatAreDisposedBetweenTwoSources() {
        let scheduler = ConcurrentDispatchQueueScheduler(qos: .userInitiated)
        let failing = Observable.just("a").observe(on: scheduler).concat(Observable.error(Trouble.planned))
        let chains: [Observable<Text>] = [
            failing.retry(), Observable.catch(sequence: sequence(first: failing) { $0 }),
            Observable.concat(sequence(first: failing.catchAndReturn("b")) { $0 }),
            failing.retry(when: { (errors: Observable<Error>) in errors.observe(on: scheduler) }),
        ]
        for round in 0..<60 {
            for chain in chains {
                let subscription = chain.subscribe()
                usleep(UInt32(round * 3))
                subscription.dispose()
            }
        }
    }

    /// Of several timers that threads set at once, the one of the newest element remains.
    func testTheNewestElementIsNotForgotten() {
        let scheduler = ConcurrentDispatchQueueScheduler(qos: .userInitiated)
        for _ in 0..<150 {
            let source = PublishSubject<Int>()
            let heard = DispatchSemaphore(value: 0)
            let waiting = Observable.merge(
                source.debounce(.milliseconds(2), scheduler: scheduler),
                source.timeout(.milliseconds(2), other: Observable.just(-1), scheduler: scheduler).filter { $0 < 0 },
                source.buffer(timeSpan: .milliseconds(2), count: 2, scheduler: scheduler).filter(\.isEmpty).map { _ in 0
                }
                .take(1))
            let subscription = waiting.subscribe(onNext: { _ in heard.signal() })
            DispatchQueue.concurrentPerform(iterations: 4) { thread in
                for element in 0..<4 { source.onNext(element) }
            }
            for _ in 0..<3 { XCTAssertEqual(heard.wait(timeout: .now() + 5), .success) }
            subscription.dispose()
        }
    }

    private func run(_ cases: [Case]) {
        XCTAssertNil(World.current)
        let scheduler = ConcurrentDispatchQueueScheduler(qos: .userInitiated)
        for stressed in cases {
            for kind in Kind.allCases {
                for end in End.allCases { stress(stressed, kind, end, scheduler) }
            }
        }
    }

    private func stress(_ stressed: Case, _ kind: Kind, _ end: End, _ scheduler: SchedulerType) {
        let witness = OverlapWitness()
        let subjects = (0..<3).map { _ in kind.make() }
        let subscription = stressed.apply(subjects.map(\.source), scheduler).subscribe(
            onNext: { witness.hear($0) }, onError: { _ in witness.stop() }, onCompleted: { witness.stop() },
            onDisposed: { witness.end() })
        let group = DispatchGroup()
        for thread in 0..<4 {
            group.enter()
            Thread.detachNewThread {
                for number in 0..<120 {
                    subjects[(number &+ thread) % 3].observer.onNext("a text that is too long to be inline \(number)")
                    if number % 10 == 0 { sched_yield() }
                    guard number == 80, thread > 1 else { continue }
                    switch end {
                    case .completed: for subject in subjects { subject.observer.onCompleted() }
                    case .failed: for subject in subjects { subject.observer.onError(Trouble.planned) }
                    case .disposed: subscription.dispose()
                    }
                }
                group.leave()
            }
        }
        XCTAssertEqual(group.wait(timeout: .now() + 60), .success, "\(stressed.name), \(kind), \(end)")
        subscription.dispose()
        XCTAssertEqual(witness.ends, 1, "\(stressed.name), \(kind), \(end): disposals")
        XCTAssertLessThanOrEqual(witness.stops, 1, "\(stressed.name), \(kind), \(end): stop events")
        if !stressed.mayOverlap {
            XCTAssertEqual(witness.overlaps, 0, "\(stressed.name), \(kind), \(end): overlapping events")
        }
    }

    /// A subscriber that joins while a shared run ends on another thread receives an end: of that run, or of the next
    /// one.
    func testShare_subscriberDuringTheEnd_receivesAStopEvent() {
        let shares: [(Observable<Text>) -> Observable<Text>] = [
            { $0.share() }, { $0.share(replay: 1) }, { $0.share(replay: 1, scope: .forever) },
        ]
        for (number, share) in shares.enumerated() {
            var missed = 0
            for _ in 0..<1_500 {
                let source = PublishSubject<Text>()
                let shared = share(source)
                let first = shared.subscribe()
                source.onNext("element \(number)")
                let isReady = DispatchSemaphore(value: 0)
                let isOver = DispatchSemaphore(value: 0)
                Thread.detachNewThread {
                    isReady.signal()
                    source.onCompleted()
                    isOver.signal()
                }
                isReady.wait()
                let witness = OverlapWitness()
                let second = shared.subscribe(onCompleted: { witness.stop() })
                isOver.wait()
                if witness.stops != 1 { missed += 1 }
                first.dispose()
                second.dispose()
            }
            XCTAssertEqual(missed, 0, "share \(number)")
        }
    }

    private enum Trouble: Error {
        case planned
    }
}

/// Detects events that overlap, and counts the stop events.
private final class OverlapWitness: @unchecked Sendable {
    private let lock = NSLock()
    private var inside = 0
    private var last = ""
    private(set) var overlaps = 0
    private(set) var stops = 0
    private(set) var ends = 0

    func hear(_ text: String) {
        locked {
            inside += 1
            if inside > 1 { overlaps += 1 }
            last = text
        }
        locked { inside -= 1 }
    }

    func stop() { locked { stops += 1 } }
    func end() { locked { ends += 1 } }

    private func locked(_ body: () -> Void) {
        lock.lock()
        body()
        lock.unlock()
    }
}
