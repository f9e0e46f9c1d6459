// The laws that every operator obeys.
import EngineTestKit
import Rill
import XCTest

private enum Fault: Error {
    case planned
}

/// Records the events of a subscription.
private final class Recorder {
    private(set) var elements: [String] = []
    private(set) var stops: [String] = []
    private(set) var disposals = 0
    /// Events that came after the first stop event.
    private(set) var late = 0
    var onElement: (String) -> Void = { _ in }

    func subscribe(to source: Observable<String>) -> Disposable {
        source.do(onDispose: { [weak self] in self?.disposals += 1 }).subscribe { [weak self] event in
            guard let self else { return }
            if !self.stops.isEmpty { self.late += 1 }
            switch event {
            case .next(let element):
                self.elements.append(element)
                self.onElement(element)
            case .error(let error): self.stops.append("\(error)")
            case .completed: self.stops.append("completed")
            }
        }
    }
}

final class LawTests: CountedTest {
    private func check(_ law: String, _ operatorCase: OperatorCase, _ body: () throws -> Void) rethrows {
        let before = Resources.total
        try body()
        XCTAssertEqual(Resources.total, before, "\(law): counted objects of \(operatorCase.name)")
    }

    func testDisposalReachesTheSource() {
        for operatorCase in operatorCases {
            check("disposal", operatorCase) {
                let source = PublishSubject<Int>()
                let recorder = Recorder()
                let subscription = recorder.subscribe(to: operatorCase.apply(source))
                source.onNext(1)
                if recorder.stops.isEmpty {
                    XCTAssertTrue(source.hasObservers, "\(operatorCase.name) does not subscribe")
                }
                subscription.dispose()
                XCTAssertFalse(source.hasObservers, "\(operatorCase.name) keeps its source after disposal")
                let heard = recorder.elements.count + recorder.stops.count
                source.onNext(2)
                source.onCompleted()
                XCTAssertEqual(
                    recorder.elements.count + recorder.stops.count, heard, "\(operatorCase.name) speaks after disposal")
                XCTAssertEqual(recorder.disposals, 1, "\(operatorCase.name) is not disposed once")
            }
        }
    }

    func testCompletion() {
        for operatorCase in operatorCases {
            check("completion", operatorCase) {
                let source = PublishSubject<Int>()
                let recorder = Recorder()
                let subscription = recorder.subscribe(to: operatorCase.apply(source))
                for element in 1...3 { source.onNext(element) }
                source.onCompleted()
                source.onNext(4)
                if operatorCase.completes {
                    XCTAssertEqual(recorder.stops, ["completed"], operatorCase.name)
                    XCTAssertEqual(recorder.disposals, 1, "\(operatorCase.name) is not disposed at completion")
                }
                XCTAssertEqual(recorder.late, 0, operatorCase.name)
                subscription.dispose()
            }
        }
    }

    func testErrorsPass() {
        for operatorCase in operatorCases {
            check("errors", operatorCase) {
                let source = PublishSubject<Int>()
                let recorder = Recorder()
                let subscription = recorder.subscribe(to: operatorCase.apply(source))
                source.onNext(1)
                source.onError(Fault.planned)
                source.onNext(2)
                if operatorCase.passesErrors {
                    XCTAssertEqual(recorder.stops, ["planned"], operatorCase.name)
                    XCTAssertEqual(recorder.disposals, 1, operatorCase.name)
                }
                XCTAssertEqual(recorder.late, 0, operatorCase.name)
                subscription.dispose()
                XCTAssertFalse(source.hasObservers, operatorCase.name)
            }
        }
    }

    func testSources_sendingDuringSubscription() {
        let sources: [(String, Observable<Int>)] = [
            ("just", .just(1)), ("empty", .empty()), ("error", .error(Fault.planned)), ("of", .of(1, 2, 3)),
            ("behavior", BehaviorSubject(value: 1).take(1)),
            (
                "create",
                .create { observer in
                    for element in 1...3 { observer.onNext(element) }
                    observer.onCompleted()
                    observer.onNext(4)
                    return Disposables.create()
                }
            ),
        ]
        for operatorCase in operatorCases {
            for (name, source) in sources {
                check("\(name)", operatorCase) {
                    let recorder = Recorder()
                    recorder.subscribe(to: operatorCase.apply(source)).dispose()
                    XCTAssertEqual(recorder.late, 0, "\(operatorCase.name) after \(name)")
                    XCTAssertEqual(recorder.disposals, 1, "\(operatorCase.name) after \(name)")
                }
            }
        }
    }

    func testReentrantSources() {
        for operatorCase in operatorCases {
            check("re-entrance", operatorCase) {
                let source = PublishSubject<Int>()
                let recorder = Recorder()
                var left = 3
                recorder.onElement = { _ in
                    if left == 0 { return }
                    left -= 1
                    source.onNext(left)
                    if left == 0 { source.onCompleted() }
                }
                let subscription = recorder.subscribe(to: operatorCase.apply(source))
                for element in [2, 4, 6] { source.onNext(element) }
                source.onCompleted()
                XCTAssertEqual(recorder.late, 0, operatorCase.name)
                XCTAssertLessThanOrEqual(recorder.stops.count, 1, operatorCase.name)
                recorder.onElement = { _ in }
                subscription.dispose()
                XCTAssertFalse(source.hasObservers, operatorCase.name)
            }
        }
    }

    func testDisposalInsideAnElement() {
        for operatorCase in operatorCases {
            check("disposal inside", operatorCase) {
                let source = PublishSubject<Int>()
                let recorder = Recorder()
                let subscription = SerialDisposable()
                recorder.onElement = { _ in subscription.dispose() }
                subscription.disposable = recorder.subscribe(to: operatorCase.apply(source))
                let synchronous = recorder.elements.count
                for element in [2, 4, 6] { source.onNext(element) }
                XCTAssertLessThanOrEqual(recorder.elements.count, max(synchronous, 1), operatorCase.name)
                subscription.dispose()
                XCTAssertFalse(source.hasObservers, operatorCase.name)
            }
        }
    }

    func testTakeCutsEndlessSources() {
        let apart: Set = [
            "takeLast", "single", "toArray", "reduce", "ignoreElements", "sample", "asSingle", "first", "element(at:)",
            "asMaybe", "asCompletable", "errors", "delay that is never over",
        ]
        for operatorCase in operatorCases where !apart.contains(operatorCase.name) {
            check("cut", operatorCase) {
                let recorder = Recorder()
                let endless = Observable.generate(initialState: 0, condition: { _ in true }, iterate: { $0 + 1 })
                recorder.subscribe(to: operatorCase.apply(endless.take(1_000)).take(1)).dispose()
                XCTAssertEqual(recorder.elements.count, 1, operatorCase.name)
                XCTAssertEqual(recorder.stops, ["completed"], operatorCase.name)
            }
        }
    }

    func testSubject_freed_releasesItsSubscribers() {
        let before = Resources.total
        do {
            let subject = PublishSubject<Int>()
            _ = subject.subscribe(onNext: { _ in })
            subject.onNext(1)
        }
        XCTAssertEqual(Resources.total, before)
    }

    func testBag_releasesEndedSubscriptions() {
        final class Load {}
        weak var load: Load?
        let bag = DisposeBag()
        do {
            let held = Load()
            load = held
            Observable.of(1, 2).map { (held, $0) }.subscribe(onNext: { _ = ($0, held) }).disposed(by: bag)
        }
        XCTAssertNil(load)
        withExtendedLifetime(bag) {}
    }

    func testJustCountsOnce() {
        let before = Resources.total
        let just = Observable.just(1)
        XCTAssertEqual(Resources.total, before + 1)
        withExtendedLifetime(just) {}
    }
}
