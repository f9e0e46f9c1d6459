import Checking
import Diagnostics
import TypeModel
import XCTest

/// Names of other languages: each row of the table is used by a program.
final class ForeignWordTests: XCTestCase {
    /// The contexts of a foreign name, which stands as `WORD` in them.
    private static let places = [
        "_ = Observable.of(1).WORD()", "PublishSubject<Int>().WORD(1)", "PublishRelay<Int>().WORD(1)",
        "_ = BehaviorSubject(value: 1).WORD()", "_ = BehaviorRelay(value: 1).WORD()", "Disposables.create().WORD()",
        "_ = Observable.of(Observable.of(1)).WORD()", "_ = Observable.of(1).publish().WORD()",
        "_ = Observable<Int>.WORD(1)", "_ = Observable.just(1).asDriver(onErrorJustReturn: 1).WORD()",
        "let e: Event<Int> = .WORD", "let o = PublishSubject<Int>().asObserver()\no.WORD(1)", "_ = [1].WORD",
        "var a = [1]\na.WORD(1)", "var s: Set<Int> = [1]\ns.WORD(2)", "_ = \"a\".WORD", "let x: WORD = 1",
        "_ = WORD()", "_ = WORD(1)", "let x = WORD", "_ = WORD.log(1)", "WORD x = 1", "if true { } WORD false { }",
        "_ = AsyncStream<Int> { $0.finish() }.WORD()", "_ = 1.WORD", "class C { WORD = 1 }",
        "_ = try? PublishSubject<Int>().WORD()",
    ]

    private func sentences(_ text: String) -> Set<String> {
        let all = check("import RxSwift\nimport RxCocoa\nimport RxBlocking\n" + text, with: sharedChecker).diagnostics
        if !all.contains(where: { $0.severity == .error }) { sharedChecker.revert() }
        return Set(all.flatMap { [$0.help ?? ""] + $0.notes.map(\.message) })
    }

    func testEveryRowIsReached() {
        for row in allForeignWords {
            let isReached = Self.places.contains { place in
                sentences(place.replacingOccurrences(of: "WORD", with: row.word)).contains(row.sentence)
            }
            XCTAssertTrue(isReached, "nothing says: \(row.sentence)")
        }
    }

    func testAMemberIsNoType() {
        let text = "let o = Observable.of(1)\n_ = o.double()\n"
        XCTAssertFalse(sentences(text).contains { $0.contains("'double'") }, "\(sentences(text))")
    }

    func testAnOperatorIsNoFunction() {
        let help = sentences("let temps = Observable.of(1)\n_ = temps | map { $0 * 2 }\n")
        XCTAssertTrue(help.contains { $0.contains("'map' is an operator") && $0.contains("temps.map") }, "\(help)")
    }

    func testOperatorsOfAsyncAlgorithmsNameThoseOfObservables() {
        let start = "let s = AsyncStream<Int> { $0.finish() }\nfunc f() async { "
        let rows = [
            ("for await x in s.debounce(for: .seconds(1)) { print(x) }", "asObservable().debounce(_:scheduler:)"),
            ("for await x in s.throttle(for: .seconds(1)) { print(x) }", "asObservable().throttle(_:scheduler:)"),
            ("for await x in s.removeDuplicates() { print(x) }", "asObservable().distinctUntilChanged()"),
            ("for await x in merge(s, s) { print(x) }", "Observable.merge(_:_:)"),
            ("for await x in combineLatest(s, s) { print(x) }", "Observable.combineLatest(_:_:)"),
            ("for await x in chain(s, s) { print(x) }", "Observable.concat(_:_:)"),
            ("for await x in s.chunks(ofCount: 2) { print(x) }", "asObservable().buffer(timeSpan:count:scheduler:)"),
            ("for await x in s.adjacentPairs() { print(x) }", "asObservable().pairwise()"),
            ("for await x in s.compacted() { print(x) }", "compactMap { $0 }"),
            ("for await x in s.reductions(0, +) { print(x) }", "asObservable().scan(_:accumulator:)"),
            ("for await x in s.share() { print(x) }", "asObservable().share()"),
            ("_ = AsyncChannel<Int>()", "AsyncStream"),
        ]
        for (line, ours) in rows {
            let said = sentences(start + line + " }\n")
            XCTAssertTrue(said.contains { $0.contains(ours) }, "\(line): \(said)")
        }
        let said = sentences(start + "for await x in zip(s, s) { print(x) } }\n")
        XCTAssertTrue(said.contains { $0.contains("for await") && $0.contains("asObservable()") }, "\(said)")
    }

    func testForeignWords_commonNames_areTranslated() {
        let rows = [
            ("o.sink { print($0) }", "subscribe(onNext:)"), ("d.store(in: &set)", "disposed(by:)"),
            ("d.cancel()", "dispose()"), ("o.eraseToAnyPublisher()", "asObservable()"),
            ("o.receive(on: q)", "observe(on:)"), ("o.tryMap { $0 }", "map(_:)"),
            ("o.removeDuplicates()", "distinctUntilChanged()"), ("o.prefix(2)", "take(_:)"),
            ("o.dropFirst()", "skip(_:)"), ("o.replaceError(with: 1)", "catchAndReturn(_:)"),
            ("oo.switchToLatest()", "switchLatest()"), ("s.send(1)", "onNext(_:)"), ("r.send(1)", "accept(_:)"),
            ("o.assign(to: r)", "bind(to:)"), ("o.tap { }", "do(onNext:)"), ("o.mergeMap { }", "flatMap(_:)"),
            ("o.switchMap { }", "flatMapLatest(_:)"), ("o.exhaustMap { }", "flatMapFirst(_:)"),
            ("o.pluck(\"a\")", "map(\\.name)"), ("fromEvent(1)", "Observable.create(_:)"),
            ("o.bufferCount(2)", "buffer(timeSpan:count:scheduler:)"),
            ("b.getValue()", "value()"), ("s.next(1)", "onNext(_:)"), ("s.complete()", "onCompleted()"),
            ("s.error(1)", "onError(_:)"), ("d.unsubscribe()", "dispose()"),
            ("interval(1000)", "Observable.interval(_:scheduler:)"),
            ("let x: AnyPublisher<Int, Never>", "Observable"),
            ("_ = CurrentValueSubject<Int, Never>(1)", "BehaviorSubject"),
            ("_ = PassthroughSubject<Int, Never>()", "PublishSubject"),
            ("var set: Set<AnyCancellable> = []", "Disposable"),
        ]
        let context = """
            import RxSwift
            import RxCocoa
            let o = Observable.of(1), oo = Observable.of(o), s = PublishSubject<Int>(), r = PublishRelay<Int>()
            let b = BehaviorSubject(value: 1), d = Disposables.create(), q = MainScheduler.instance

            """
        for (text, ours) in rows {
            let all = check(context + text, with: sharedChecker).diagnostics.filter { $0.severity == .error }
            XCTAssertEqual(all.first?.help, "write '\(ours)'", text)
        }
    }

    func testForeignLabels_areTranslated() {
        for (text, ours) in [
            ("Single.just(1).subscribe(onNext: { print($0) })", "onSuccess:"),
            ("Observable.just(1).subscribe(onSuccess: { print($0) })", "onNext:"),
            ("Observable.just(1).subscribe(next: { print($0) })", "onNext:"),
            ("Observable.just(1).subscribe(receiveValue: { print($0) })", "onNext:"),
            ("Observable.just(1).subscribe(onnext: { print($0) })", "onNext:"),
            ("Completable.empty().subscribe(onSuccess: { print(1) })", "onCompleted:"),
        ] {
            let all = check("import RxSwift\n_ = " + text, with: sharedChecker).diagnostics
            XCTAssertEqual(all.map(\.id), ["wrong-label"], text)
            XCTAssertEqual(all.first?.help, "write '\(ours)'", text)
        }
    }

    /// A foreign name has no special meaning for a type of the program without such a member.
    func testTypesOfAProgramKeepTheirOwnWords() {
        let text = "struct Cart { var items = [1] }\nvar c = Cart()\nc.add(2)\nprint(c.itens)"
        let all = check(text, with: sharedChecker).diagnostics
        XCTAssertEqual(all.map(\.notes.count), [0, 0])
        XCTAssertEqual(all.last?.help, "did you mean 'items'?")
    }
}
