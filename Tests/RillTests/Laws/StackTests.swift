// Long chains do not overflow the stack.
import EngineTestKit
import Rill
import XCTest

private enum Fault: Error {
    case planned
}

final class StackTests: CountedTest {
    private let many = 100_000

    private func count<Element>(_ source: Observable<Element>) -> Int {
        var count = 0
        source.subscribe(onNext: { _ in count += 1 }, onError: { _ in }).dispose()
        return count
    }

    func testConcatOfMany() {
        XCTAssertEqual(count(Observable.concat((0..<many).map { Observable.just($0) })), many)
    }

    func testRetryOfASynchronousError() {
        var runs = 0
        let source = Observable<Int>.deferred {
            runs += 1
            return runs < self.many ? .error(Fault.planned) : .just(runs)
        }
        XCTAssertEqual(count(source.retry()), 1)
        XCTAssertEqual(runs, many)
    }

    func testRetryWhen() {
        var runs = 0
        let source = Observable<Int>.deferred {
            runs += 1
            return runs < self.many ? .error(Fault.planned) : .just(runs)
        }
        XCTAssertEqual(count(source.retry(when: { (errors: Observable<Error>) in errors.map { _ in 0 } })), 1)
    }

    func testConcatMap() {
        XCTAssertEqual(count(Observable.range(start: 0, count: many).concatMap { Observable.just($0) }), many)
    }

    func testConcatMapDrainingALongQueue() {
        let outer = PublishSubject<Int>()
        let first = PublishSubject<Int>()
        var seen = 0
        let subscription = outer.concatMap { $0 == 0 ? first.asObservable() : .just($0) }
            .subscribe(onNext: { _ in seen += 1 })
        for element in 0...many { outer.onNext(element) }
        first.onCompleted()
        XCTAssertEqual(seen, many)
        subscription.dispose()
    }

    func testMergeOneAtATime() {
        let sources = Observable.from((0..<many).map { Observable.just($0) })
        XCTAssertEqual(count(sources.merge(maxConcurrent: 1)), many)
    }

    func testCatchSequence() {
        let sources = (0..<many).map { $0 == many - 1 ? Observable.just($0) : .error(Fault.planned) }
        XCTAssertEqual(count(Observable.catch(sequence: sources)), 1)
    }

    func testGenerateAndRepeat() {
        let generated = Observable.generate(initialState: 0, condition: { $0 < 1_000_000 }, iterate: { $0 + 1 })
        XCTAssertEqual(count(generated), 1_000_000)
        XCTAssertEqual(count(Observable.repeatElement(1).take(1_000_000)), 1_000_000)
    }

    func testLeftNestedConcat() {
        var chain = Observable.just(0)
        for element in 1...5_000 { chain = chain.concat(Observable.just(element)) }
        XCTAssertEqual(count(chain), 5_001)
    }

    func testRecursiveFlatMap() {
        func step(_ left: Int) -> Observable<Int> {
            left == 0 ? .just(0) : Observable.of(left).flatMap { step($0 - 1) }
        }
        // Frames of debug builds are several times larger.
        #if DEBUG
            let depth = 4_000
        #else
            let depth = 20_000
        #endif
        XCTAssertEqual(count(step(depth)), 1)
    }

    func testTailRecursionStaysFlat() {
        func leaf(_ element: Int) -> Observable<Int> {
            .just(element, scheduler: CurrentThreadScheduler.instance)
        }
        func endless(_ start: Int) -> Observable<Int> {
            Observable.concat([0, 1].lazy.map { $0 == 0 ? leaf(start) : endless(start + 1) })
        }
        maxTailRecursiveSinkStackSize = 0
        XCTAssertEqual(count(endless(0).take(10_000)), 10_000)
        XCTAssertEqual(maxTailRecursiveSinkStackSize, 1)
    }
}
