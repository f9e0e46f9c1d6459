// The shorthand of the golden traces. They were recorded with RxSwift 6.9.1; four follow the order of 6.10.
import Rill
import RillTest
import XCTest

enum E: Error { case boom, e1, e2, e3 }
enum BE: Error { case x }

typealias O = Observable
typealias P = PublishSubject<Int>

let nop = Disposables.create()

/// The trace so far, by word.
nonisolated(unsafe) private var words: [String] = []

/// Subscriptions of the current program, disposed after its trace was compared.
nonisolated(unsafe) private var subscriptions: [Disposable] = []

extension Disposable {
    /// Records a subscription that the program does not end itself.
    @discardableResult
    func untilCompared() -> Disposable {
        subscriptions.append(self)
        return self
    }
}

/// Adds a word to the trace.
func L(_ word: String) {
    words.append(word)
}

/// Runs a program and compares the words that it added to the trace.
func trace(
    _ expected: String, file: StaticString = #filePath, line: UInt = #line, _ program: () throws -> Void
) {
    words = []
    do {
        try program()
    } catch {
        L("threw \(error)")
    }
    XCTAssertEqual(words.joined(separator: " "), expected, file: file, line: line)
    for subscription in subscriptions { subscription.dispose() }
    subscriptions = []
    words = []
}

extension ObservableConvertibleType {
    /// Subscribes and adds the values, `C`, `E(error)` and `D` to the trace, each after a prefix.
    @discardableResult
    func go(_ prefix: String = "") -> Disposable {
        asObservable().subscribe(
            onNext: { L("\(prefix)\($0)") }, onError: { L("\(prefix)E(\($0))") },
            onCompleted: { L("\(prefix)C") }, onDisposed: { L("\(prefix)D") }
        ).untilCompared()
    }

    @discardableResult
    func sub(
        _ onNext: @escaping (Element) -> Void, onError: ((Error) -> Void)? = nil, onCompleted: (() -> Void)? = nil,
        onDisposed: (() -> Void)? = nil
    ) -> Disposable {
        asObservable().subscribe(onNext: onNext, onError: onError, onCompleted: onCompleted, onDisposed: onDisposed)
            .untilCompared()
    }
}

extension ObservableType {
    /// Records all events, and the subscription and disposal of the source, after a name.
    func tap(_ name: String) -> Observable<Element> {
        `do`(
            onNext: { L("\(name)n\($0)") }, onError: { L("\(name)e\($0)") }, onCompleted: { L("\(name)c") },
            onSubscribe: { L("\(name)+") }, onSubscribed: { L("\(name)s") }, onDispose: { L("\(name)-") })
    }
}

/// Returns a subject, and its observable with recorded subscriptions.
func src() -> (P, O<Int>) {
    let subject = P()
    return (subject, subject.do(onSubscribe: { L("s+") }, onDispose: { L("s-") }))
}

/// Subscribes a Single.
func S<T>(_ prefix: String, _ single: Single<T>) {
    single.subscribe(
        onSuccess: { L("\(prefix)ok(\($0))") }, onFailure: { L("\(prefix)fail(\($0))") },
        onDisposed: { L("\(prefix)D") }
    ).untilCompared()
}

/// Subscribes a Maybe.
func M<T>(_ prefix: String, _ maybe: Maybe<T>) {
    maybe.subscribe(
        onSuccess: { L("\(prefix)ok(\($0))") }, onError: { L("\(prefix)err(\($0))") },
        onCompleted: { L("\(prefix)C") }, onDisposed: { L("\(prefix)D") }
    ).untilCompared()
}

/// Subscribes a Completable.
func K(_ prefix: String, _ completable: Completable) {
    completable.subscribe(
        onCompleted: { L("\(prefix)C") }, onError: { L("\(prefix)err(\($0))") },
        onDisposed: { L("\(prefix)D") }
    ).untilCompared()
}

extension Recorded {
    /// Returns the event as `value@time`, `C@time` or `E(error)@time`.
    func shown<T>() -> String where Value == Event<T> {
        switch value {
        case .next(let element): return "\(element)@\(time)"
        case .error(let error): return "E(\(error))@\(time)"
        case .completed: return "C@\(time)"
        }
    }
}

/// Runs an operator over hot input, as `start` does, and compares `value@time`.
func timed<T>(
    _ input: [Recorded<Event<Int>>], _ expected: String, file: StaticString = #filePath, line: UInt = #line,
    _ program: (Observable<Int>, TestScheduler) -> Observable<T>
) {
    let scheduler = TestScheduler(initialClock: 0)
    let source = scheduler.createHotObservable(input).asObservable()
    let seen = withoutActuallyEscaping(program) { program in scheduler.start { program(source, scheduler) } }
    XCTAssertEqual(seen.events.map { $0.shown() }.joined(separator: " "), expected, file: file, line: line)
}
