import EngineTestKit
import Foundation
import Platform
import Rill
import XCTest

/// Active subscriptions are freed with their world; no counted object stays.
final class WorldEndTests: CountedTest {
    private let main = MainScheduler.instance

    func testWorld_releasesItsDriver() {
        final class Owner {}
        weak var owner: Owner?
        let world = World()
        world.install()
        do {
            let someone = Owner()
            owner = someone
            _ = world.runUntilIdle(limit: 1000, pause: { withExtendedLifetime(someone) { false } })
        }
        XCTAssertNil(owner)
        world.close()
    }

    func testStackThatHasEnded_isFreed() {
        var left: [() -> SuspendableStack?] = []
        for _ in 0..<3 {
            let hasRun = SuspendableStack.run(bytes: 1 << 16) {}
            XCTAssertTrue(hasRun)
            let caller = SuspendableStack(adoptingThread: ())
            let stack = SuspendableStack.make(bytes: 1 << 16) { [unowned caller] stack in
                left.append { [weak stack] in stack }
                return Unmanaged.passUnretained(caller)
            }
            if let stack { caller.resume(stack) }
        }
        XCTAssertEqual(left.count, 3)
        XCTAssertTrue(left.allSatisfy { $0() == nil })
    }

    private func endsClean(_ name: String, _ program: () -> Void) {
        let (total, serial) = (Resources.total, Resources.numberOfSerialDispatchQueueObservables)
        let world = World()
        world.install()
        _ = world.run(limit: 10_000_000_000) { program() }
        world.close()
        XCTAssertEqual(Resources.total, total, name)
        XCTAssertEqual(Resources.numberOfSerialDispatchQueueObservables, serial, name)
    }

    func testChainsThatNobodyDisposed() {
        let chains: [(String, () -> Observable<Int>)] = [
            ("timer", { Observable<Int>.interval(.seconds(1), scheduler: self.main) }),
            ("observe(on:)", { Observable<Int>.interval(.seconds(1), scheduler: self.main).observe(on: self.main) }),
            ("state behind observe(on:)", { Observable<Int>.never().observe(on: self.main).scan(0, accumulator: +) }),
            ("flatMap", { Observable.of(1, 2).flatMap { _ in Observable<Int>.never().observe(on: self.main) } }),
            ("share", { Observable<Int>.never().observe(on: self.main).share(replay: 1).map { $0 } }),
            ("share alone", { Observable<Int>.never().observe(on: self.main).share() }),
            ("share for ever", { Observable<Int>.never().observe(on: self.main).share(replay: 2, scope: .forever) }),
            ("publish", { Observable<Int>.never().observe(on: self.main).publish().refCount() }),
            ("subscribe(on:)", { Observable<Int>.never().observe(on: self.main).subscribe(on: self.main) }),
            ("debounce", { Observable.just(1).concat(Observable.never()).debounce(.seconds(1), scheduler: self.main) }),
            (
                "retry",
                { Observable<Int>.error(RxError.unknown).delaySubscription(.seconds(1), scheduler: self.main).retry() }
            ),
            ("create", { Observable<Int>.create { observer in Disposables.create { observer.onNext(1) } } }),
        ]
        for (name, chain) in chains {
            endsClean(name) { _ = chain().subscribe(onNext: { _ in }) }
            endsClean("\(name), an observer") { _ = chain().subscribe(AnyObserver<Int> { _ in }) }
            endsClean("\(name), driven") { _ = chain().asDriver(onErrorJustReturn: 0).drive() }
        }
    }

    func testSubjects_inACycle_areFreed() {
        endsClean("a subject that its subscriber holds") {
            let subject = PublishSubject<Int>()
            _ = subject.observe(on: main).subscribe(onNext: { subject.onNext($0) })
        }
    }

    func testConnections_withoutOwner_end() {
        endsClean("connect") {
            let shared = Observable<Int>.never().observe(on: main).replay(1)
            _ = shared.subscribe()
            _ = shared.connect()
        }
    }

    func testEndOfWorld_sendsNoEvents() {
        let world = World()
        world.install()
        var heard: [String] = []
        _ = Observable<Int>.never().subscribe(
            onError: { _ in heard.append("E") }, onCompleted: { heard.append("C") }, onDisposed: { heard.append("D") })
        world.close()
        XCTAssertEqual(heard, [])
    }

    /// A chain whose source has gone does not wait for the end of the world.
    func testChain_withFreedSource_isFreedAtOnce() {
        let world = World()
        world.install()
        final class Load {}
        weak var load: Load?
        do {
            let held = Load()
            load = held
            let subject = PublishSubject<Int>()
            _ = subject.subscribe(onNext: { _ in withExtendedLifetime(held) {} })
            subject.onNext(1)
        }
        XCTAssertNil(load)
        world.close()
    }
}
