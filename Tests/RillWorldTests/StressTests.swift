import EngineTestKit
import Foundation
import Rill
import XCTest

/// Many real threads, no world. Meant to be run under the thread sanitizer too.
final class StressTests: CountedTest {
    /// Counts under a lock, and notices overlapping and late events.
    private final class Witness {
        private let lock = NSLock()
        private var inside = 0
        private var counts: [Int: Int] = [:]
        private(set) var overlaps = 0
        private(set) var late = 0
        private(set) var ended = 0
        private(set) var disordered = 0
        private var lastOfProducer: [Int: Int] = [:]

        var total: Int { locked { counts.values.reduce(0, +) } }
        var duplicates: Int { locked { counts.values.filter { $0 > 1 }.count } }
        var endings: Int { locked { ended } }
        var hasEnded: Bool { endings > 0 }

        func element(_ value: Int) {
            locked {
                inside += 1
                if inside > 1 { overlaps += 1 }
                if ended > 0 { late += 1 }
                counts[value, default: 0] += 1
                let producer = value / 1_000_000
                if let last = lastOfProducer[producer], last >= value { disordered += 1 }
                lastOfProducer[producer] = value
            }
            locked { inside -= 1 }
        }

        func end() { locked { ended += 1 } }

        private func locked<T>(_ body: () -> T) -> T {
            lock.lock()
            defer { lock.unlock() }
            return body()
        }
    }

    override func setUp() {
        super.setUp()
        XCTAssertNil(World.current)
    }

    private func threads(_ count: Int, _ body: @escaping (Int) -> Void) {
        let group = DispatchGroup()
        for index in 0..<count {
            group.enter()
            Thread.detachNewThread {
                body(index)
                group.leave()
            }
        }
        XCTAssertEqual(group.wait(timeout: .now() + 60), .success)
    }

    private func waitUntil(_ condition: () -> Bool) {
        for _ in 0..<5000 where !condition() { usleep(2000) }
        XCTAssertTrue(condition())
    }

    private let producers = 6
    private let elements = 400

    func testMergeAndFlatMapLoseNothingAndNeverOverlap() {
        for flat in [false, true] {
            let witness = Witness()
            let subjects = (0..<producers).map { _ in PublishSubject<Int>() }
            let joined =
                flat ? Observable.from(subjects).flatMap { $0 } : Observable.merge(subjects.map { $0.asObservable() })
            let disposable = joined.subscribe(
                onNext: { witness.element($0) }, onCompleted: { witness.end() })
            threads(producers) { index in
                for element in 0..<self.elements { subjects[index].onNext(index * 1_000_000 + element) }
                subjects[index].onCompleted()
            }
            XCTAssertEqual(witness.total, producers * elements)
            XCTAssertEqual(witness.duplicates, 0)
            XCTAssertEqual(witness.disordered, 0)
            XCTAssertEqual(witness.overlaps, 0)
            XCTAssertEqual(witness.endings, 1)
            XCTAssertEqual(witness.late, 0)
            disposable.dispose()
        }
    }

    func testTakeUntilEndsOnceAndIsSilentAfterwards() {
        for round in 0..<40 {
            let witness = Witness()
            let subjects = (0..<producers).map { _ in PublishSubject<Int>() }
            let stop = PublishSubject<Void>()
            let disposable = Observable.merge(subjects.map { $0.asObservable() }).take(until: stop)
                .subscribe(onNext: { witness.element($0) }, onCompleted: { witness.end() })
            threads(producers + 1) { index in
                if index == self.producers {
                    usleep(UInt32(round * 10))
                    stop.onNext(())
                } else {
                    for element in 0..<100 { subjects[index].onNext(index * 1_000_000 + element) }
                }
            }
            XCTAssertEqual(witness.endings, 1)
            XCTAssertEqual(witness.late, 0)
            XCTAssertEqual(witness.overlaps, 0)
            XCTAssertEqual(witness.disordered, 0)
            disposable.dispose()
        }
    }

    func testObserveOnSerialKeepsEverythingInOrder() {
        let witness = Witness()
        let scheduler = SerialDispatchQueueScheduler(qos: .userInitiated)
        let subjects = (0..<producers).map { _ in PublishSubject<Int>() }
        let bag = subjects.map { subject in
            subject.observe(on: scheduler).subscribe(onNext: { witness.element($0) }, onCompleted: { witness.end() })
        }
        threads(producers) { index in
            for element in 0..<self.elements { subjects[index].onNext(index * 1_000_000 + element) }
        }
        waitUntil { witness.total == producers * elements }
        for subject in subjects { subject.onCompleted() }
        waitUntil { witness.endings == producers }
        XCTAssertEqual(witness.overlaps, 0)
        XCTAssertEqual(witness.disordered, 0)
        XCTAssertEqual(witness.duplicates, 0)
        for disposable in bag { disposable.dispose() }
    }

    func testObserveOnConcurrentKeepsEverythingInOrder() {
        let scheduler = ConcurrentDispatchQueueScheduler(qos: .userInitiated)
        for _ in 0..<10 {
            let witness = Witness()
            let source = Observable<Int>.create { observer in
                for element in 0..<self.elements { observer.onNext(element) }
                observer.onCompleted()
                return Disposables.create()
            }
            let disposable = source.subscribe(on: scheduler).observe(on: scheduler)
                .subscribe(onNext: { witness.element($0) }, onCompleted: { witness.end() })
            waitUntil { witness.hasEnded }
            XCTAssertEqual(witness.total, elements)
            XCTAssertEqual(witness.overlaps, 0)
            XCTAssertEqual(witness.disordered, 0)
            XCTAssertEqual(witness.late, 0)
            disposable.dispose()
        }
    }

    func testNothingComesAfterDispose() {
        let scheduler = ConcurrentDispatchQueueScheduler(qos: .userInitiated)
        for round in 0..<100 {
            let witness = Witness()
            let source = PublishSubject<Int>()
            let slot = SerialDisposable()
            slot.disposable =
                source
                .throttle(.microseconds(100), scheduler: scheduler)
                .delay(.microseconds(50), scheduler: scheduler)
                .observe(on: scheduler)
                .subscribe(onNext: { witness.element($0) }, onDisposed: { witness.end() })
            threads(2) { index in
                if index == 0 {
                    for element in 0..<200 { source.onNext(element) }
                } else {
                    usleep(UInt32(round * 5))
                    slot.dispose()
                }
            }
            XCTAssertEqual(witness.ended, 1)
            // One element may be under way while another thread disposes; none may start later.
            usleep(500)
            let seen = witness.total
            usleep(500)
            XCTAssertEqual(witness.total, seen)
            XCTAssertEqual(witness.disordered, 0)
        }
    }

    func testTimersBufferAndDebounceUnderLoad() {
        let scheduler = ConcurrentDispatchQueueScheduler(qos: .userInitiated)
        let witness = Witness()
        let source = PublishSubject<Int>()
        let disposable =
            source
            .buffer(timeSpan: .microseconds(200), count: 7, scheduler: scheduler)
            .subscribe(
                onNext: { for element in $0 { witness.element(element) } }, onCompleted: { witness.end() })
        threads(1) { _ in
            for element in 0..<5000 { source.onNext(element) }
            source.onCompleted()
        }
        waitUntil { witness.hasEnded }
        XCTAssertEqual(witness.total, 5000)
        XCTAssertEqual(witness.disordered, 0)
        XCTAssertEqual(witness.overlaps, 0)
        XCTAssertEqual(witness.late, 0)
        disposable.dispose()
    }

    func testTimeoutRacesItsSource() {
        let scheduler = ConcurrentDispatchQueueScheduler(qos: .userInitiated)
        for _ in 0..<50 {
            let witness = Witness()
            let source = PublishSubject<Int>()
            let disposable = source.timeout(.microseconds(300), other: Observable.just(-1), scheduler: scheduler)
                .subscribe(onNext: { witness.element($0) }, onCompleted: { witness.end() })
            threads(1) { _ in
                for element in 0..<20 {
                    source.onNext(element)
                    usleep(30)
                }
            }
            waitUntil { witness.hasEnded }
            XCTAssertEqual(witness.late, 0)
            XCTAssertEqual(witness.ended, 1)
            disposable.dispose()
        }
    }

    func testIntervalStopsWhenDisposed() {
        let scheduler = SerialDispatchQueueScheduler(qos: .userInitiated)
        let witness = Witness()
        let disposable = Observable<Int>.interval(.milliseconds(2), scheduler: scheduler)
            .subscribe(onNext: { witness.element($0) })
        waitUntil { witness.total >= 5 }
        disposable.dispose()
        usleep(5000)
        let seen = witness.total
        usleep(10_000)
        XCTAssertEqual(witness.total, seen)
        XCTAssertEqual(witness.disordered, 0)
    }

    func testMainSchedulerWithoutAWorld() {
        var said: [String] = []
        _ = MainScheduler.instance.schedule(()) { _ in
            said.append("1")
            _ = MainScheduler.instance.schedule(()) { _ in
                said.append("2")
                return Disposables.create()
            }
            said.append("1e")
            return Disposables.create()
        }
        said.append("~")
        for _ in 0..<100 where said.count < 4 { RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.01)) }
        XCTAssertEqual(said, ["1", "1e", "~", "2"])
    }
}
