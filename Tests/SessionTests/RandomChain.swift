import Foundation
import XCTest
@testable import Assist
@testable import Commands
@testable import Export
@testable import SessionCore
@testable import Timeline

/// A chain of random operators over a subject to which eight values are sent at random times.
struct RandomChain {
    struct Dice {
        var state: UInt64
        mutating func roll(_ limit: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int((state >> 33) % UInt64(limit))
        }
    }

    /// Operators that forward elements unchanged.
    static let keeping = [
        ".filter { $0 % 3 != 0 }", ".take(4)", ".skip(1)", ".distinctUntilChanged()", ".share()",
        ".delay(.milliseconds(20), scheduler: main)", ".debounce(.milliseconds(25), scheduler: main)",
        ".throttle(.milliseconds(40), scheduler: main)", ".observe(on: MainScheduler.asyncInstance)",
        ".sample(Observable<Int>.interval(.milliseconds(35), scheduler: main).take(9))",
        ".share(replay: 1)", ".delaySubscription(.milliseconds(5), scheduler: main)", ".debug(\"d\")",
    ]
    private static let inner =
        "Observable<Int>.interval(.milliseconds(30), scheduler: main).take(2).map { _ in n * 100 }"
    /// Operators that create each element from one element.
    static let making = [
        ".map { $0 * 2 }", ".flatMap { n in \(inner) }", ".flatMapLatest { n in \(inner) }",
        ".concatMap { n in \(inner) }", ".flatMapFirst { n in \(inner) }", ".withLatestFrom(other)", ".startWith(7)",
        ".concat(Observable.of(8, 9))", ".map { n in \(inner) }.merge(maxConcurrent: 1)", ".withLatestFrom(source)",
        ".map { n -> Int in if n % 7 == 5 { throw Refusal() }; return n }.retry(2)",
        ".flatMap { n in n % 7 == 4 ? Observable<Int>.error(Refusal()) : \(inner) }", ".catchAndReturn(6)",
    ]
    /// Operators that subscribe to a second source, or again.
    static let joining = [
        ".retry(when: { errors in errors.delay(.milliseconds(10), scheduler: main).take(3) })",
        ".map { n -> Int in if n % 7 == 5 { throw Refusal() }; return n }.retry(when: { errors in errors.enumerated().flatMap { i, e in i < 2 ? Observable<Int>.timer(.milliseconds(9), scheduler: main) : .error(e) } })",
        ".take(until: other.skip(1))", ".skip(until: Observable<Int>.timer(.milliseconds(40), scheduler: main))",
        ".sample(other)", ".withLatestFrom(other) { $0 + $1 }",
        ".map { n -> Int in if n % 7 == 6 { throw Refusal() }; return n }.catch { _ in source.map { $0 * 3 } }",
        ".window(timeSpan: .milliseconds(50), count: 2, scheduler: main).take(5).flatMap { $0.reduce(0) { $0 + $1 } }",
        ".buffer(timeSpan: .milliseconds(50), count: 2, scheduler: main).take(5).map { $0.count }",
        ".flatMap { n in n < 50 ? Observable.just(n).delay(.milliseconds(5), scheduler: main) : .empty() }",
        ".amb(other)", ".ifEmpty(switchTo: other)", ".take(3).concat(other)",
        ".timeout(.milliseconds(18), other: other, scheduler: main)",
        ".timeout(.milliseconds(22), other: source.map { $0 + 100 }, scheduler: main)",
        ".do(onNext: { if $0 == 11 { other.onNext($0 + 1) } })",
        ".map { n -> Int in if n % 7 == 3 { throw Refusal() }; return n }.catch { _ in other }",
        ".groupBy { $0 % 2 }.flatMap { $0.take(3) }",
    ]
    /// Operators with a source that follows another one; its elements are made from none before.
    static let following = [
        ".take(3).concat(Observable.of(8, 9))", ".take(2).concat(other)", ".take(4).concat(source.map { $0 * 5 })",
        ".timeout(.milliseconds(18), other: Observable.of(3, 4), scheduler: main)",
        ".timeout(.milliseconds(18), other: other, scheduler: main)",
        ".timeout(.milliseconds(22), other: source.map { $0 * 5 }, scheduler: main)",
        ".map { n -> Int in if n % 7 == 5 { throw Refusal() }; return n }.retry(when: { errors in errors.delay(.milliseconds(10), scheduler: main).take(3) })",
        ".filter { $0 < 0 }.take(until: other.skip(1)).ifEmpty(switchTo: other)",
        ".flatMap { n in Observable.just(n * 100).delay(.milliseconds(9), scheduler: main).concat(Observable.just(n)) }",
    ]
    /// Operators that make elements of several others.
    static let gathering = [
        ".scan(0) { $0 + $1 }",
        ".buffer(timeSpan: .milliseconds(50), count: 2, scheduler: main).take(5).map { $0.count }",
    ]

    var operators: [String]
    /// The values that are sent, with their times in milliseconds, in order.
    var sends: [(value: Int, time: Int)]
    /// True if the engine counts the subscriptions of each part, with `do(onSubscribe:)` after each operator.
    var isCounted = false
    /// True if the handle of the subscription is dropped.
    var isDiscarded = false

    init(seed: UInt64, _ table: [String]) {
        var dice = Dice(state: seed)
        operators = (0...dice.roll(4)).map { _ in table[dice.roll(table.count)] }
        sends = (11...18).map { ($0, ($0 - 10) * 15 + dice.roll(60)) }.sorted { $0.1 < $1.1 }
    }

    var code: String {
        guard isCounted else { return "source" + operators.joined() }
        var number = 0
        func counting() -> String {
            number += 1
            return ".do(onSubscribe: { begun[\(number), default: 0] += 1 })"
        }
        return operators.reduce("source" + counting()) { code, part in
            var counted = ""
            var rest = part[...]
            // Inner observables and other sources are counted too.
            while let range = rest.range(of: ".take(2)") ?? rest.range(of: ".take(9)") {
                counted += rest[..<range.upperBound] + counting()
                rest = rest[range.upperBound...]
            }
            return code + counted + rest + counting()
        }
    }

    struct Run {
        var recording: Recording
        var lane: Timeline.Lane
        /// The number of subscriptions to each counted part, sorted.
        var begun: [Int]
        var code: String

        /// The events of the result.
        var events: [Event] { recording.events(of: [lane.id]) }
    }

    func run(file: StaticString = #filePath, line: UInt = #line) -> Run? {
        run { session in
            let seen = Collector()
            _ = session.submit("print(begun.values.sorted())", at: 0, to: seen)
            let numbers = seen.take().split(separator: "\n").last ?? ""
            let begun = numbers.split { !$0.isNumber }.compactMap { Int($0) }
            guard let recording = session.recording,
                let lane = recording.shownLanes.first(where: { $0.position == "3:1" })
            else {
                XCTFail("no lane: \(code)", file: file, line: line)
                return nil
            }
            return Run(recording: recording, lane: lane, begun: begun, code: code)
        }
    }

    /// Runs the chain in a session and passes the session on.
    @discardableResult
    func run<Result>(_ body: (ReplSession) -> Result) -> Result {
        let session = SessionTests.session()
        defer { session.close() }
        let times = sends.map { "(\($0.value), \($0.time))" }.joined(separator: ", ")
        for entry in [
            "let main = MainScheduler.instance; let bag = DisposeBag(); var begun: [Int: Int] = [:]",
            "struct Refusal: Error {}; let source = PublishSubject<Int>(); let other = BehaviorSubject(value: 5)",
            isDiscarded ? "_ = \(code).subscribe()" : "\(code).subscribe().disposed(by: bag)",
            """
            for (n, t) in [\(times)] {
                main.scheduleRelative((), dueTime: .milliseconds(t)) { source.onNext(n); return Disposables.create() }
            }
            """,
        ] { _ = session.submit(entry, at: 0, to: Collector()) }
        return body(session)
    }
}
