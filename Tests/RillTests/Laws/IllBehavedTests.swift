// Sources that break the contract: the output of operators keeps it nevertheless.
import EngineTestKit
import Foundation
import Rill
import XCTest

final class IllBehavedTests: CountedTest {
    private enum Fault: Error {
        case planned
    }

    /// The event sequences of invalid sources.
    private let scripts: [[Event<Int>]] = [
        [.next(2), .completed, .next(4), .completed],
        [.next(2), .error(Fault.planned), .next(4), .error(Fault.planned)],
        [.completed, .next(2), .error(Fault.planned)],
        [.error(Fault.planned), .completed, .next(2), .next(4)],
        [.next(1), .next(2), .next(3), .completed, .error(Fault.planned), .next(4)],
    ]

    private func check(_ operatorCase: OperatorCase, _ source: Observable<Int>, _ play: () -> Void) {
        var stops = 0
        var late = 0
        var disposals = 0
        let subscription = operatorCase.apply(source).subscribe(
            onNext: { _ in if stops + disposals > 0 { late += 1 } },
            onError: { _ in stops += 1 },
            onCompleted: { stops += 1 },
            onDisposed: { disposals += 1 })
        play()
        subscription.dispose()
        XCTAssertLessThanOrEqual(stops, 1, "\(operatorCase.name) stops twice")
        XCTAssertEqual(late, 0, "\(operatorCase.name) speaks after its end")
        XCTAssertEqual(disposals, 1, "\(operatorCase.name): disposals")
    }

    func testAsynchronously() {
        for operatorCase in operatorCases {
            for script in scripts {
                let source = RawHotObservable<Int>()
                check(operatorCase, source.asObservable()) { script.forEach(source.on) }
                let left = source.subscriptions.filter { $0.unsubscribe == .max }
                XCTAssertEqual(left.count, 0, "\(operatorCase.name) keeps its source")
            }
        }
    }

    func testWhileSubscribing() {
        for operatorCase in operatorCases {
            for script in scripts {
                check(
                    operatorCase,
                    .create { observer in
                        script.forEach(observer.on)
                        return Disposables.create()
                    }
                ) {}
            }
        }
    }

    /// Sends during its own events: an element after the end arrives while the stop event is being delivered.
    func testFromInsideTheEnd() {
        for operatorCase in operatorCases {
            let source = RawHotObservable<Int>()
            var late = 0
            var stops = 0
            let nested = {
                stops += 1
                if stops > 1 { return }
                source.on(.next(4))
                source.on(.completed)
            }
            let subscription = operatorCase.apply(source.asObservable()).subscribe(
                onNext: { _ in if stops > 0 { late += 1 } }, onError: { _ in nested() }, onCompleted: nested)
            source.on(.next(2))
            source.on(.completed)
            subscription.dispose()
            XCTAssertLessThanOrEqual(stops, 1, operatorCase.name)
            XCTAssertEqual(late, 0, operatorCase.name)
        }
    }
}
