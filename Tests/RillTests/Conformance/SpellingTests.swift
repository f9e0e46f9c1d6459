// Programs for RxSwift that must compile.
import EngineTestKit
import Foundation
import Rill
import RillBlocking
import RillTest
import XCTest

final class SpellingTests: CountedTest {
    private let scheduler = CurrentThreadScheduler.instance

    func testFactories() throws {
        XCTAssertEqual(try Observable.of(1, 2, 3).toBlocking().toArray(), [1, 2, 3])
        XCTAssertEqual(try Observable.of(1, 2, 3, scheduler: scheduler).toBlocking().toArray(), [1, 2, 3])
        XCTAssertEqual(try Observable.from([1, 2]).toBlocking().toArray(), [1, 2])
        XCTAssertEqual(try Observable.from(ContiguousArray([1, 2])).toBlocking().toArray(), [1, 2])
        XCTAssertEqual(try Observable.from(Set([1]), scheduler: scheduler).toBlocking().toArray(), [1])
        XCTAssertEqual(try Observable.from([1: "a"]).map(\.value).toBlocking().toArray(), ["a"])
        XCTAssertEqual(try Observable.from(optional: 1 as Int?).toBlocking().first(), 1)
        XCTAssertEqual(try Observable<Int>.from(optional: nil).toBlocking().toArray(), [])
        XCTAssertEqual(try Observable.from(optional: Optional.some(3), scheduler: scheduler).toBlocking().first(), 3)
        XCTAssertEqual(try Observable<Int>.range(start: 1, count: 3).toBlocking().toArray(), [1, 2, 3])
        XCTAssertEqual(try Observable<Int8>.range(start: Int8.max, count: 1).toBlocking().toArray(), [127])
        XCTAssertEqual(try Observable.repeatElement(1).take(2).toBlocking().toArray(), [1, 1])
        XCTAssertEqual(
            try Observable.generate(initialState: 0, condition: { _ in true }, scheduler: scheduler) { $0 + 1 }
                .take(3).toBlocking().toArray(), [0, 1, 2])
        XCTAssertEqual(try Observable.just(1, scheduler: scheduler).toBlocking().single(), 1)
        XCTAssertEqual(try Observable<Int>.empty().toBlocking().last(), nil)
        XCTAssertThrowsError(try Observable<Int>.error(Trouble.first).toBlocking().toArray())
        XCTAssertEqual(try Observable.deferred { .just(4) }.toBlocking().single(), 4)
        XCTAssertEqual(
            try Observable<Int>.create { observer in
                observer.onNext(1)
                observer.on(.completed)
                return Disposables.create()
            }.toBlocking().toArray(), [1])
        XCTAssertEqual(
            try Observable<Int>.using({ BooleanDisposable() }, observableFactory: { _ in Observable.just(1) })
                .toBlocking().single(), 1)
    }

    func testJoining() throws {
        let one = Observable.just(1)
        XCTAssertEqual(try Observable.merge(one, one).toBlocking().toArray(), [1, 1])
        XCTAssertEqual(try Observable.merge([one, one]).toBlocking().toArray(), [1, 1])
        XCTAssertEqual(try Observable.merge(AnyCollection([one, one])).toBlocking().toArray(), [1, 1])
        XCTAssertEqual(try Observable.concat(one, one).toBlocking().toArray(), [1, 1])
        XCTAssertEqual(try Observable.concat([one, one]).toBlocking().toArray(), [1, 1])
        XCTAssertEqual(try Observable.concat(AnySequence([one, one])).toBlocking().toArray(), [1, 1])
        XCTAssertEqual(try Observable.concat(AnyCollection([one, one])).toBlocking().toArray(), [1, 1])
        XCTAssertEqual(try one.concat(Single.just(2)).toBlocking().toArray(), [1, 2])
        XCTAssertEqual(try Observable.amb([one, .never()]).toBlocking().toArray(), [1])
        XCTAssertEqual(try one.amb(Observable.never()).toBlocking().toArray(), [1])
        XCTAssertEqual(try Observable.of(one, one).merge().toBlocking().toArray(), [1, 1])
        XCTAssertEqual(try Observable.of(one, one).merge(maxConcurrent: 1).toBlocking().toArray(), [1, 1])
        XCTAssertEqual(try Observable.of(one, one).concat().toBlocking().toArray(), [1, 1])
        XCTAssertEqual(try Observable.of(one, one).switchLatest().toBlocking().toArray(), [1, 1])
        XCTAssertEqual(
            try Observable.catch(sequence: [.error(Trouble.first), one]).toBlocking().toArray(), [1])
        XCTAssertEqual(try Observable.zip([one, one]) { $0.reduce(0, +) }.toBlocking().toArray(), [2])
        XCTAssertEqual(try Observable.zip([one, one]).toBlocking().toArray(), [[1, 1]])
        XCTAssertEqual(try Observable.combineLatest([one, one]) { $0.reduce(0, +) }.toBlocking().toArray(), [2])
        XCTAssertEqual(try Observable.combineLatest([one, one]).toBlocking().toArray(), [[1, 1]])
    }

    func testArities() throws {
        let one = Observable.just(1)
        let letter = Observable.just("a")
        let pair = try Observable.zip(one, letter).toBlocking().single()
        XCTAssertEqual(pair.0, 1)
        XCTAssertEqual(pair.1, "a")
        XCTAssertEqual(
            try Observable.zip(one, one, one, one, one, one, one, one) { (a, b, c, d, e, f, g, h) -> Int in
                a + b + c + d + e + f + g + h
            }.toBlocking().single(), 8)
        XCTAssertEqual(
            try Observable.combineLatest(one, one, one, one, one, one, one, one) {
                (a, b, c, d, e, f, g, h) throws -> Int in a + b + c + d + e + f + g + h
            }.toBlocking().single(), 8)
        let eight = Observable.combineLatest(one, one, one, one, one, one, one, letter)
        XCTAssertEqual(try eight.toBlocking().single().7, "a")
        let sum: Observable<Int> = Observable.zip(one, one, one, resultSelector: { $0 + $1 + $2 })
        XCTAssertEqual(try sum.toBlocking().single(), 3)
    }

    func testFiltering() throws {
        let few = Observable.of(1, 2, 3)
        XCTAssertEqual(try few.element(at: 1).toBlocking().single(), 2)
        XCTAssertEqual(try few.take(2).toBlocking().toArray(), [1, 2])
        XCTAssertEqual(try few.takeLast(1).toBlocking().toArray(), [3])
        XCTAssertEqual(try few.take(while: { $0 < 2 }).toBlocking().toArray(), [1])
        XCTAssertEqual(try few.take(while: { $0 < 2 }, behavior: .inclusive).toBlocking().toArray(), [1, 2])
        XCTAssertEqual(try few.take(until: { $0 == 2 }).toBlocking().toArray(), [1])
        XCTAssertEqual(try few.take(until: { $0 == 2 }, behavior: .inclusive).toBlocking().toArray(), [1, 2])
        XCTAssertEqual(try few.take(until: Observable<Never>.never()).toBlocking().toArray(), [1, 2, 3])
        XCTAssertEqual(try few.skip(1).toBlocking().toArray(), [2, 3])
        XCTAssertEqual(try few.skip(while: { $0 < 2 }).toBlocking().toArray(), [2, 3])
        XCTAssertEqual(try few.skip(until: Observable.just(())).toBlocking().toArray(), [1, 2, 3])
        XCTAssertEqual(try few.single { $0 == 2 }.toBlocking().single(), 2)
        XCTAssertEqual(try few.first().toBlocking().single(), 1)
        XCTAssertEqual(try few.distinctUntilChanged().toBlocking().toArray(), [1, 2, 3])
        XCTAssertEqual(try few.distinctUntilChanged { $0 / 2 }.toBlocking().toArray(), [1, 2])
        XCTAssertEqual(try few.distinctUntilChanged { $0 == $1 }.toBlocking().toArray(), [1, 2, 3])
        XCTAssertEqual(
            try few.distinctUntilChanged({ $0 / 2 }, comparer: { $0 == $1 }).toBlocking().toArray(), [1, 2])
        XCTAssertEqual(try Observable.of("a", "b").distinctUntilChanged(at: \.count).toBlocking().toArray(), ["a"])
        XCTAssertEqual(try few.ignoreElements().asCompletable().toBlocking().toArray(), [])
        XCTAssertEqual(try few.compactMap { $0 == 1 ? nil : "\($0)" }.toBlocking().toArray(), ["2", "3"])
        XCTAssertEqual(try few.enumerated().map { $0.index + $0.element }.toBlocking().toArray(), [1, 3, 5])
        XCTAssertEqual(try few.enumerated().map { index, element in index * element }.toBlocking().last(), 6)
    }

    func testGathering() throws {
        let few = Observable.of(1, 2, 3)
        XCTAssertEqual(try few.toArray().toBlocking().single(), [1, 2, 3])
        XCTAssertEqual(try few.reduce(0, accumulator: +).toBlocking().single(), 6)
        XCTAssertEqual(try few.reduce(0, accumulator: +, mapResult: { "\($0)" }).toBlocking().single(), "6")
        XCTAssertEqual(try few.scan(0, accumulator: +).toBlocking().toArray(), [1, 3, 6])
        XCTAssertEqual(try few.scan(into: 0) { $0 += $1 }.toBlocking().toArray(), [1, 3, 6])
        XCTAssertEqual(try few.ifEmpty(default: 9).toBlocking().last(), 3)
        XCTAssertEqual(try few.ifEmpty(switchTo: .just(9)).toBlocking().last(), 3)
        XCTAssertEqual(try few.startWith(0).toBlocking().first(), 0)
        XCTAssertEqual(try few.materialize().dematerialize().toBlocking().toArray(), [1, 2, 3])
        XCTAssertEqual(
            try few.groupBy { $0 % 2 }.flatMap { group in group.map { "\(group.key)\($0)" } }
                .toBlocking().toArray(), ["11", "02", "13"])
        XCTAssertEqual(try few.groupBy(keySelector: { $0 }).map { $0.key }.toBlocking().toArray(), [1, 2, 3])
        XCTAssertEqual(try few.withLatestFrom(Observable.just("x")).toBlocking().last(), "x")
        XCTAssertEqual(try few.withLatestFrom(Observable.just(1)) { $0 + $1 }.toBlocking().last(), 4)
        XCTAssertEqual(try few.withUnretained(self).map { $0.1 }.toBlocking().toArray(), [1, 2, 3])
        XCTAssertEqual(try few.withUnretained(self) { _, n in n }.toBlocking().toArray(), [1, 2, 3])
        let json = Observable.just(Data("[1]".utf8))
        XCTAssertEqual(try json.decode(type: [Int].self, decoder: JSONDecoder()).toBlocking().single(), [1])
    }

    func testMistakes() throws {
        let broken = Observable.of(1).concat(Observable.error(Trouble.first))
        XCTAssertEqual(try broken.catch { _ in .just(2) }.toBlocking().toArray(), [1, 2])
        XCTAssertEqual(try broken.catchAndReturn(2).toBlocking().toArray(), [1, 2])
        XCTAssertEqual(try broken.retry(2).catchAndReturn(2).toBlocking().toArray(), [1, 1, 2])
        XCTAssertEqual(try broken.retry().take(3).toBlocking().toArray(), [1, 1, 1])
        XCTAssertEqual(
            try broken.retry { (errors: Observable<Trouble>) in errors.take(1) }.toBlocking().toArray(), [1, 1])
        XCTAssertEqual(
            try broken.retry(when: { (errors: Observable<Error>) in errors.take(1).map { _ in () } })
                .toBlocking().toArray(), [1, 1])
        switch broken.toBlocking().materialize() {
        case .completed: XCTFail()
        case .failed(let elements, let error):
            XCTAssertEqual(elements, [1])
            XCTAssertEqual("\(error)", "first")
        }
        switch Observable.just(1).toBlocking().materialize() {
        case .completed(elements: let elements): XCTAssertEqual(elements, [1])
        case .failed(elements: _, error: let error): XCTFail("\(error)")
        }
    }

    func testSharing() throws {
        let few = Observable.of(1, 2)
        let subject = PublishSubject<Int>()
        for shared in [
            few.share(), few.share(replay: 1), few.share(replay: 2, scope: .forever),
            few.share(scope: .whileConnected), few.publish().refCount(), few.replay(1).refCount(),
            few.replayAll().refCount(), few.multicast(makeSubject: { PublishSubject<Int>() }).refCount(),
            few.multicast({ ReplaySubject<Int>.create(bufferSize: 1) }, selector: { $0 }),
            WrappedConnectable(few, PublishSubject<Int>()).refCount(),
            few.multicast { AsyncSubject<Int>() }.refCount(),
            few.multicast(subject).refCount(),
        ] {
            XCTAssertEqual(try shared.toBlocking().last(), 2)
        }
        let connectable: ConnectableObservable<Int> = few.publish()
        connectable.connect().dispose()
        let lone = LoneSubject<Int>()
        let wrapped = WrappedConnectable(subject.asObservable(), lone)
        let subscription = wrapped.subscribe(onNext: { _ in })
        XCTAssertEqual(lone.subscribeCount, 1)
        XCTAssertTrue(lone.hasObservers)
        subscription.dispose()
        XCTAssertTrue(lone.isDisposed)
    }

    func testDoing() throws {
        var words: [String] = []
        let note = { (word: String) in words.append(word) }
        let watched = Observable.of(1).do(
            onNext: { note("n\($0)") }, afterNext: { note("an\($0)") }, onError: { note("\($0)") },
            afterError: { note("\($0)") }, onCompleted: { note("c") }, afterCompleted: { note("ac") },
            onSubscribe: { note("s") }, onSubscribed: { note("sd") }, onDispose: { note("d") })
        XCTAssertEqual(try watched.debug("x", trimOutput: true).filter { _ in false }.toBlocking().toArray(), [])
        XCTAssertEqual(words, ["s", "sd", "n1", "an1", "c", "d", "ac"])
        XCTAssertEqual(try Observable.of(1).do { note("\($0)") }.toBlocking().toArray(), [1])
    }

    func testSubscribing() {
        var words: [String] = []
        let source = Observable.of(1)
        _ = source.subscribe { event in words.append("\(event)") }
        _ = source.subscribe { (event: Event<Int>) -> Void in words.append("\(event.isStopEvent)") }
        _ = source.subscribe()
        _ = source.subscribe(onNext: { words.append("\($0)") })
        _ = source.subscribe(
            onNext: { _ in }, onError: { _ in }, onCompleted: { words.append("C") }, onDisposed: { words.append("D") })
        _ = source.subscribe(
            with: self, onNext: { $0.use($1) }, onError: { $0.use($1) }, onCompleted: { $0.use(0) },
            onDisposed: { $0.use(0) })
        _ = source.subscribe(PublishSubject<Int>())
        _ = source.subscribe(AnyObserver<Int> { event in words.append("o\(event)") })
        XCTAssertEqual(
            words, ["next(1)", "completed", "false", "true", "1", "C", "D", "onext(1)", "ocompleted"])
    }

    private func use<T>(_ value: T) {}

    func testObservers() {
        let noting = NotingObserver<Int>()
        let any: AnyObserver<Int> = noting.asObserver()
        any.onNext(1)
        noting.mapObserver { (text: String) -> Int in
            guard let number = Int(text) else { throw Trouble.first }
            return number
        }.onNext("2")
        any.onError(Trouble.first)
        XCTAssertEqual(noting.events, [.next(0, 1), .next(0, 2), .error(0, Trouble.first)])
    }

    func testEvents() {
        XCTAssertEqual(Event.next(1).map { $0 + 1 }, .next(2))
        XCTAssertEqual(Event.next(1).map { _ -> Int in throw Trouble.first }, .error(Trouble.first))
        XCTAssertEqual(Event<Int>.completed.map { $0 + 1 }, .completed)
        XCTAssertEqual(Event.next(1).element, 1)
        XCTAssertNil(Event.next(1).error)
        XCTAssertTrue(Event<Int>.completed.isCompleted)
        XCTAssertTrue(Event<Int>.error(Trouble.first).isStopEvent)
        XCTAssertEqual(Event.next(1).event, Event.next(1))
        XCTAssertEqual(Event.next(1).debugDescription, "next(1)")
        XCTAssertNotEqual(Event<Int>.error(Trouble.first), .error(Trouble.second))
    }
}
