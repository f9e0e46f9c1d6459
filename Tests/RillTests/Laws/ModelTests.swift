// Operators against models on arrays: all small inputs first, seeded random ones after.
import EngineTestKit
import Rill
import XCTest

private struct SeededGenerator: RandomNumberGenerator {
    private var state: UInt64

    init(_ seed: UInt64) { state = seed &* 2_862_933_555_777_941_757 &+ 3_037_000_493 }

    mutating func next() -> UInt64 {
        state ^= state << 13
        state ^= state >> 7
        state ^= state << 17
        return state
    }
}

/// All arrays of up to `length` elements of `values`, then random ones.
private func inputs(_ values: ClosedRange<Int>, upTo length: Int, random: Int = 200) -> [[Int]] {
    var all: [[Int]] = [[]]
    var last: [[Int]] = [[]]
    for _ in 0..<length {
        last = last.flatMap { prefix in values.map { prefix + [$0] } }
        all += last
    }
    var generator = SeededGenerator(7)
    for _ in 0..<random {
        all.append(
            (0..<Int.random(in: 0...40, using: &generator)).map { _ in Int.random(in: -5...5, using: &generator) })
    }
    return all
}

private func elements<Element>(_ source: Observable<Element>) -> [Element] {
    var list: [Element] = []
    source.subscribe(onNext: { list.append($0) }).dispose()
    return list
}

final class ModelTests: CountedTest {
    private typealias Model = (String, (Observable<Int>) -> Observable<Int>, ([Int]) -> [Int])

    private let models: [Model] = [
        ("map", { $0.map { $0 * 2 } }, { $0.map { $0 * 2 } }),
        ("filter", { $0.filter { $0 > 0 } }, { $0.filter { $0 > 0 } }),
        ("compactMap", { $0.compactMap { $0 > 0 ? -$0 : nil } }, { $0.compactMap { $0 > 0 ? -$0 : nil } }),
        ("take", { $0.take(3) }, { Array($0.prefix(3)) }),
        ("takeLast", { $0.takeLast(3) }, { Array($0.suffix(3)) }),
        ("skip", { $0.skip(2) }, { Array($0.dropFirst(2)) }),
        ("take(while:)", { $0.take(while: { $0 < 2 }) }, { Array($0.prefix { $0 < 2 }) }),
        ("skip(while:)", { $0.skip(while: { $0 < 2 }) }, { Array($0.drop { $0 < 2 }) }),
        ("scan", { $0.scan(1) { $0 &+ $1 } }, { $0.reduce(into: []) { $0.append(($0.last ?? 1) &+ $1) } }),
        ("reduce", { $0.reduce(1) { $0 &- $1 } }, { [$0.reduce(1) { $0 &- $1 }] }),
        ("toArray", { $0.toArray().asObservable().map { $0.count } }, { [$0.count] }),
        ("startWith", { $0.startWith(8, 9) }, { [8, 9] + $0 }),
        ("concat", { $0.concat($0) }, { $0 + $0 }),
        ("ifEmpty", { $0.ifEmpty(default: 4) }, { $0.isEmpty ? [4] : $0 }),
        ("concatMap", { $0.concatMap { Observable.of($0, -$0) } }, { $0.flatMap { [$0, -$0] } }),
        ("flatMap of just", { $0.flatMap { Observable.just($0) } }, { $0 }),
        ("flatMapLatest of just", { $0.flatMapLatest { Observable.just($0) } }, { $0 }),
        ("materialize", { $0.materialize().dematerialize() }, { $0 }),
        (
            "distinctUntilChanged", { $0.distinctUntilChanged() },
            { $0.reduce(into: []) { if $0.last != $1 { $0.append($1) } } }
        ),
        ("zip with skip", { Observable.zip($0, $0.skip(1)) { $0 - $1 } }, { zip($0, $0.dropFirst()).map { $0 - $1 } }),
        (
            "groupBy", { $0.groupBy { abs($0 % 3) }.flatMap { $0.toArray() }.map { $0.count } },
            { list in
                var order: [Int] = []
                for element in list where !order.contains(abs(element % 3)) { order.append(abs(element % 3)) }
                return order.map { key in list.filter { abs($0 % 3) == key }.count }
            }
        ),
    ]

    func testOneSource() {
        let all = inputs(0...2, upTo: 5)
        for (name, apply, model) in models {
            for input in all {
                XCTAssertEqual(elements(apply(.from(input))), model(input), "\(name) of \(input)")
            }
        }
    }

    /// A timeline of two subjects: even numbers belong to the left one, odd ones to the right one.
    private func run(_ input: [Int], _ combine: (Observable<Int>, Observable<Int>) -> Observable<[Int]>) -> [[Int]] {
        let left = PublishSubject<Int>()
        let right = PublishSubject<Int>()
        var list: [[Int]] = []
        let subscription = combine(left, right).subscribe(onNext: { list.append($0) })
        for element in input { (element % 2 == 0 ? left : right).onNext(element) }
        subscription.dispose()
        return list
    }

    func testTwoSources() {
        for input in inputs(0...3, upTo: 5) {
            let isLeft = { (element: Int) in element % 2 == 0 }
            XCTAssertEqual(
                run(input) { Observable.merge($0, $1).map { [$0] } }, input.map { [$0] }, "merge of \(input)")
            XCTAssertEqual(
                run(input) { Observable.zip($0, $1) { [$0, $1] } },
                zip(input.filter(isLeft), input.filter { !isLeft($0) }).map { [$0, $1] }, "zip of \(input)")
            var latest: (Int?, Int?)
            var combined: [[Int]] = []
            var sampled: [[Int]] = []
            for element in input {
                if isLeft(element) { latest.0 = element } else { latest.1 = element }
                if let left = latest.0, let right = latest.1 {
                    combined.append([left, right])
                    if isLeft(element) { sampled.append([left, right]) }
                }
            }
            XCTAssertEqual(run(input) { Observable.combineLatest($0, $1) { [$0, $1] } }, combined, "\(input)")
            XCTAssertEqual(run(input) { $0.withLatestFrom($1) { [$0, $1] } }, sampled, "\(input)")
        }
    }
}
