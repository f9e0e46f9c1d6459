import XCTest

@testable import Rill

/// The world is notified of each event that a source sends while its previous event is still being delivered.
final class NestedSendTests: WorldTestCase {
    private var told = 0

    override func setUp() {
        super.setUp()
        told = 0
        world.onNestedSend = { [unowned self] in told += 1 }
    }

    /// Sends 2 when 1 is received, and ends the source when 2 is received.
    private func nested<Source: ObservableType>(
        _ source: Source, first: Bool = true, _ send: @escaping (Event<Int>) -> Void
    ) -> Int where Source.Element == Int {
        told = 0
        world.run {
            let subscription = source.subscribe(onNext: { element in
                if element == 1 { send(.next(2)) }
                if element == 2 { send(.completed) }
            })
            if first { send(.next(1)) }
            subscription.dispose()
        }
        return told
    }

    func testNestedSend_inEachSubject_isReported() {
        let publish = PublishSubject<Int>()
        XCTAssertEqual(nested(publish) { publish.on($0) }, 2)
        let behaviour = BehaviorSubject(value: 0)
        XCTAssertEqual(nested(behaviour) { behaviour.on($0) }, 2)
        let replay = ReplaySubject<Int>.create(bufferSize: 1)
        XCTAssertEqual(nested(replay) { replay.on($0) }, 2)
        let relay = BehaviorRelay(value: 0)
        XCTAssertEqual(nested(relay.asObservable()) { $0.element.map(relay.accept) }, 1)
    }

    func testNestedSend_duringReplay_isReported() {
        let behaviour = BehaviorSubject(value: 1)
        XCTAssertGreaterThan(nested(behaviour, first: false) { behaviour.on($0) }, 0)
        let replay = ReplaySubject<Int>.create(bufferSize: 1)
        replay.onNext(1)
        XCTAssertGreaterThan(nested(replay, first: false) { replay.on($0) }, 0)
    }

    func testNestedSend_throughCreate_isReported() {
        var observer: AnyObserver<Int>!
        let made = Observable<Int>.create {
            observer = $0
            return Disposables.create()
        }
        XCTAssertEqual(nested(made) { if !$0.isStopEvent { observer.on($0) } }, 1)
        observer = nil
    }

    func testSends_inSequence_areNotReported() {
        let (first, second) = (PublishSubject<Int>(), PublishSubject<Int>())
        world.run {
            _ = first.subscribe(second)
            _ = second.observe(on: MainScheduler.asyncInstance).subscribe(onNext: { if $0 < 3 { first.onNext($0 + 1) } }
            )
            _ = Observable.of(1, 2).share().take(1).subscribe()
            _ = first.take(1).subscribe()
            first.onNext(0)
            first.onCompleted()
        }
        XCTAssertEqual(world.runUntilIdle(), .idle)
        XCTAssertEqual(told, 0)
    }

    /// An executor that waits inside an event has not finished that event.
    func testNestedSend_fromAnotherExecutor_isReported() {
        let subject = PublishSubject<Int>()
        let other = world.makeExecutor("other", .serial)
        let subscription = subject.subscribe(onNext: { [unowned self] in
            if $0 == 1 { _ = world.block(for: 2_000_000_000) }
        })
        world.schedule(after: 0, on: world.main) { subject.onNext(1) }
        world.schedule(after: 1_000_000_000, on: other) { subject.onNext(2) }
        world.schedule(after: 3_000_000_000, on: other) { subject.onNext(3) }
        XCTAssertEqual(world.runUntilIdle(), .idle)
        XCTAssertEqual(told, 1)
        subscription.dispose()
    }
}
