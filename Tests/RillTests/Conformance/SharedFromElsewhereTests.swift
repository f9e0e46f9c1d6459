// Shared sequences that are subscribed away from the main thread: one subscription to the source, all events on main.
import EngineTestKit
import Foundation
import Rill
import RillTest
import XCTest

final class SharedFromElsewhereTests: CountedTest {
    private let elsewhere = SerialDispatchQueueScheduler(qos: .userInitiated)

    /// Subscribes twice on a background queue, then runs `drive` here; both subscriptions must receive the same events.
    private func hear<Strategy, Element>(
        _ sequence: SharedSequence<Strategy, Element>, until isLast: @escaping (Element) -> Bool = { _ in false },
        line: UInt = #line, drive: () -> Void = {}
    ) -> [Element] {
        var heard: [[Element]] = [[], []]
        let subscriptions = (0..<2).map { _ in SingleAssignmentDisposable() }
        let finished = (0..<2).map { expectation(description: "finished \($0)") }
        let subscribed = expectation(description: "subscribed")
        _ = elsewhere.schedule(()) { _ in
            XCTAssertFalse(Thread.isMainThread)
            for index in 0..<2 {
                var isOver = false
                var isSubscribing = true
                defer { isSubscribing = false }
                let end = {
                    if isOver { return }
                    isOver = true
                    finished[index].fulfill()
                }
                subscriptions[index].setDisposable(
                    sequence.asObservable().subscribe { event in
                        XCTAssertTrue(Thread.isMainThread || isSubscribing, "\(event)", line: line)
                        switch event {
                        case .next(let element):
                            heard[index].append(element)
                            if isLast(element) {
                                subscriptions[index].dispose()
                                end()
                            }
                        case .error(let error): XCTFail("\(error)", line: line)
                        case .completed: end()
                        }
                    })
            }
            _ = MainScheduler.instance.schedule(()) { _ in
                subscribed.fulfill()
                return Disposables.create()
            }
            return Disposables.create()
        }
        wait(for: [subscribed], timeout: 10)
        drive()
        wait(for: finished, timeout: 10)
        XCTAssertEqual("\(heard[0])", "\(heard[1])", line: line)
        return heard[0]
    }

    private let one = [Subscription(0)]
    private let none = [Subscription(0, 0)]

    /// Returns the events of a hot source that sends 1, 2 and then a stop event.
    private func hearHot<Strategy, Element>(
        fails: Bool = true, line: UInt = #line,
        _ make: (Observable<Int>) -> SharedSequence<Strategy, Element>
    ) -> [Element] {
        let hot = RawHotObservable<Int>()
        return hear(make(hot.asObservable()), line: line) {
            XCTAssertEqual(hot.subscriptions, one, line: line)
            hot.on(.next(1))
            hot.on(.next(2))
            hot.on(fails ? .error(Trouble.first) : .completed)
            XCTAssertEqual(hot.subscriptions, none, line: line)
        }
    }

    private func hearDriver(
        fails: Bool = true, line: UInt = #line, _ change: (Driver<Int>) -> Driver<Int> = { $0 }
    ) -> [Int] {
        hearHot(fails: fails, line: line) { change($0.asDriver(onErrorJustReturn: -1)) }
    }

    private func hearSignal(
        fails: Bool = true, line: UInt = #line, _ change: (Signal<Int>) -> Signal<Int> = { $0 }
    ) -> [Int] {
        hearHot(fails: fails, line: line) { change($0.asSignal(onErrorJustReturn: -1)) }
    }

    func testConversions() {
        XCTAssertEqual(hearDriver(), [1, 2, -1])
        XCTAssertEqual(hearDriver(fails: false), [1, 2])
        XCTAssertEqual(hearHot { $0.asDriver(onErrorDriveWith: .just(-2)) }, [1, 2, -2])
        XCTAssertEqual(hearHot { $0.asDriver(onErrorRecover: { _ in .empty() }) }, [1, 2])
        XCTAssertEqual(hearSignal(), [1, 2, -1])
        XCTAssertEqual(hearHot { $0.asSignal(onErrorSignalWith: .just(-2)) }, [1, 2, -2])
        XCTAssertEqual(hearHot { $0.asSignal(onErrorRecover: { _ in .empty() }) }, [1, 2])
        XCTAssertEqual(hearDriver { $0.asDriver() }, [1, 2, -1])
        XCTAssertEqual(hearSignal { $0.asSignal() }, [1, 2, -1])
    }

    func testFactories() {
        XCTAssertEqual(hear(Driver.just(1)), [1])
        XCTAssertEqual(hear(Driver<Int>.empty()), [])
        XCTAssertEqual(hear(Driver.of(1, 2, 3)), [1, 2, 3])
        XCTAssertEqual(hear(Driver.from([1, 2])), [1, 2])
        XCTAssertEqual(hear(Driver.from(AnySequence([1, 2]))), [1, 2])
        XCTAssertEqual(hear(Driver<Int>.from(optional: nil)), [])
        XCTAssertEqual(hear(Driver.from(optional: 1)), [1])
        XCTAssertEqual(hear(Driver.deferred { .just(1) }), [1])
        XCTAssertEqual(hear(Driver<Int>.interval(.milliseconds(20)), until: { $0 == 1 }), [0, 1])
        XCTAssertEqual(
            hear(Driver<Int>.timer(.milliseconds(20), period: .milliseconds(20)), until: { $0 == 1 }), [0, 1])
        XCTAssertEqual(hear(BehaviorRelay(value: 3).asDriver(), until: { $0 == 3 }), [3])
    }

    func testOperators() {
        XCTAssertEqual(hearDriver { $0.map { $0 * 2 } }, [2, 4, -2])
        XCTAssertEqual(hearDriver { $0.compactMap { $0 == 1 ? nil : $0 } }, [2, -1])
        XCTAssertEqual(hearDriver { $0.filter { $0 % 2 == 0 } }, [2])
        XCTAssertEqual(hearDriver { $0.distinctUntilChanged { abs($0) } }, [1, 2, -1])
        XCTAssertEqual(hearDriver { $0.distinctUntilChanged { _, _ in true } }, [1])
        XCTAssertEqual(hearDriver { $0.distinctUntilChanged({ $0 }, comparer: { $0 == $1 }) }, [1, 2, -1])
        XCTAssertEqual(hearDriver { $0.scan(0) { $0 + $1 } }, [1, 3, 2])
        XCTAssertEqual(hearDriver { $0.startWith(0) }.suffix(3), [1, 2, -1])
        XCTAssertEqual(hearDriver { $0.skip(1) }, [2, -1])
        XCTAssertEqual(hearDriver { $0.debug("shared") }, [1, 2, -1])
        XCTAssertEqual(hearDriver { $0.debounce(.seconds(0)) }, [-1])
        XCTAssertEqual(hearDriver { $0.debounce(.milliseconds(50)) }, [-1])
        XCTAssertEqual(hearDriver { $0.throttle(.milliseconds(50)) }, [1, -1])
        XCTAssertEqual(hearDriver { $0.throttle(.milliseconds(50), latest: false) }, [1])
        XCTAssertEqual(hearDriver { $0.delay(.milliseconds(10)) }, [1, 2, -1])
    }

    func testFlattening() {
        XCTAssertEqual(hearDriver { $0.flatMap { .just($0) } }, [1, 2, -1])
        XCTAssertEqual(hearDriver { $0.flatMapFirst { .just($0) } }, [1, 2, -1])
        XCTAssertEqual(hearDriver { $0.flatMapLatest { .just($0) } }, [1, 2, -1])
        XCTAssertEqual(hearDriver { $0.map { Driver.just($0) }.switchLatest() }, [1, 2, -1])
        XCTAssertEqual(hearDriver { $0.map { Driver.just($0) }.merge() }, [1, 2, -1])
        XCTAssertEqual(hearDriver { $0.map { Driver.just($0) }.merge(maxConcurrent: 1) }, [1, 2, -1])
        XCTAssertEqual(hearSignal { $0.flatMap { .just($0) } }, [1, 2, -1])
        XCTAssertEqual(hearSignal { Signal.merge([$0, .empty()]) }, [1, 2, -1])
        XCTAssertEqual(hearDriver { Driver.concat([$0, .just(9)]) }, [1, 2, -1, 9])
        XCTAssertEqual(hearDriver { Driver.zip($0, Driver.of(10, 20, 30)) { $0 + $1 } }, [11, 22, 29])
        XCTAssertEqual(hearDriver { $0.withLatestFrom(Driver.just(7)) }, [7, 7, 7])
    }

    func testLookingOn() {
        var notes: [String] = []
        let note = { (text: String) in
            XCTAssertTrue(Thread.isMainThread || text == "s" || text == "ss")
            notes.append(text)
        }
        XCTAssertEqual(
            hearDriver {
                $0.do(
                    onNext: { note("\($0)") }, onCompleted: { note("C") }, onSubscribe: { note("s") },
                    onSubscribed: { note("ss") }, onDispose: { note("d") })
            }, [1, 2, -1])
        XCTAssertEqual(notes, ["s", "ss", "1", "2", "-1", "C", "d"])
    }
}
