import Checking
import Diagnostics
import Runtime
import Syntax

/// Prefetches the library declarations that most programs need. A declaration is parsed at its first use, and the user
/// should not wait for that.
///
/// It checks small texts without running or keeping them, like `:type`. Each step takes one to two milliseconds.
package struct WarmUp {
    private var completedSteps = 0

    package init() {}

    /// Runs one step; returns false after the last one. Without an interpreter, it uses the checker of the next
    /// interpreter.
    package mutating func step(for interpreter: Interpreter?) -> Bool {
        // The objects of a stopped entry are freed before anything else.
        if DeinitQueueDriver.freeSome() { return true }
        guard completedSteps < WarmUp.texts.count else { return false }
        let text = WarmUp.texts[completedSteps]
        completedSteps += 1
        SpareChecker.withChecker(to: interpreter) { checker in
            Source.withScratchSource(text) { _ = checker.type(of: parse($0)) }
        }
        return completedSteps < WarmUp.texts.count
    }

    /// The most common snippets come first.
    static let texts = [
        "print(1)",
        "Observable.of(1, 2)",
        "let bag = DisposeBag()",
        "let subject = PublishSubject<Int>()",
        "Observable.of(1).subscribe(onNext: { print($0) })",
        "Observable.of(1).subscribe { print($0) }.disposed(by: DisposeBag())",
        "PublishSubject<Int>().onNext(1)",
        "PublishSubject<String>().onCompleted()",
        "let text = \"even \\(1)\" + \"\"; text.isEmpty; text.count",
        "Observable.of(1).map { \"even \\($0)\" }",
        "Observable.of(1).filter { $0 % 2 == 0 && $0 > 0 }",
        "let numbers = [1, 2]; numbers.map { $0 * 2 }",
        "Observable.of(1).flatMap { Observable.just($0 + 1) }",
        "struct Point { var x = 1; var y = 2.5 }; print(Point(x: 1), Point().y)",
        "var total = 0; for n in [1, 2] { if n > 1 { total += n } }; print(total)",
        "Observable<Int>.create { observer in observer.onNext(1); return Disposables.create() }",
        "enum Failure: Error { case bad }; Observable<Int>.error(Failure.bad)",
        "BehaviorSubject(value: 1)",
        "Observable<Int>.interval(.seconds(1), scheduler: MainScheduler.instance).take(2)",
        "Observable.of(1).do(onNext: { _ in }, onDispose: {})",
        "Observable.of(1).share(replay: 1)",
        "Observable.of(1).subscribe().dispose()",
        "PublishSubject<Int>().asObservable()",
        "Observable.from([1]).concat(Observable.just(1))",
        "Observable<Int>.empty().catchAndReturn(1)",
        "Observable<Int>.never().catch { _ in .empty() }",
        "Observable.of(1).scan(0) { $0 + $1 }",
        "Observable.of(1).flatMapLatest { Observable.just($0).startWith(1) }",
        "Observable.combineLatest(Observable.of(1), Observable.of(\"\")) { \"\\($0)\\($1)\" }",
        "Observable.merge(Observable.of(1), Observable.of(2))",
        "Observable.zip(Observable.of(1), Observable.of(\"\"))",
        "Observable.of(1).delay(.milliseconds(1), scheduler: MainScheduler.instance)",
        "Observable.of(1).distinctUntilChanged().enumerated().map { index, n in index + n }",
        "Observable.of(1).withLatestFrom(BehaviorSubject(value: \"\")) { \"\\($0)\\($1)\" }",
        "BehaviorRelay(value: 1).accept(2)",
        "PublishRelay<Int>().accept(1)",
        "ReplaySubject<Int>.create(bufferSize: 1)",
        "[\"b\"].map { $0.uppercased() }.joined(separator: \", \")",
        "zip([1], [\"\"]).map { \"\\($0): \\($1)\" }",
        "[1].filter { $0 > 1 }.reduce(0, +); [1].max { $0 < $1 }",
        "struct Named { let name: String }; [Named(name: \"\")].map(\\.name); [Named]().first?.name ?? \"\"",
        "var names = [\"\": 1]; names[\"\"] = 2; names[\"\", default: 0] += 1",
        "protocol Shape { var area: Double { get } }; struct Square: Shape { let side: Double; var area: Double { side * side } }; "
            + "let shapes: [Shape] = [Square(side: 1)]; shapes.map { $0.area > 3 }",
        "enum Kind: String, CaseIterable { case small, large }; Kind.allCases.count; Kind.small.rawValue",
        "protocol Sized { var size: Int { get } }; func largest<T: Sized>(_ all: [T]) -> T? { all.max { $0.size < $1.size } }",
        "for (one, other) in zip([1], [\"\"]) { print(one > 3 ? other : \"\") }; [1].first ?? 0",
        "Observable.of(1).skip(1).toArray()",
        "Observable.of(1).debounce(.seconds(1), scheduler: MainScheduler.instance)",
        "Observable.of(1).throttle(.seconds(1), scheduler: MainScheduler.instance)",
        "Observable<Int>.timer(.seconds(1), scheduler: MainScheduler.instance).retry(2)",
        "Single<Int>.create { single in single(.success(1)); return Disposables.create() }",
        "Observable.of(1).asSingle().subscribe(onSuccess: { _ in }, onFailure: { _ in })",
        "Completable.empty().subscribe(onCompleted: {}); Maybe.just(1)",
        "Observable.of(1).asDriver(onErrorJustReturn: 0).drive(onNext: { _ in })",
        "Observable.of(1).materialize(); Observable.deferred { Observable.just(1) }",
        "Observable.of(1).observe(on: ConcurrentDispatchQueueScheduler(qos: .background)).subscribe(on: MainScheduler.instance)",
        "var seen = Set<Int>(); seen.insert(1).inserted; seen.contains(1)",
        "class Model { var name = \"\" { didSet { print(name) } }; init() {} }; [1, 2].sorted(by: >).first",
    ]
}
