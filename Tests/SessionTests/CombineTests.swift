import Diagnostics
import XCTest
@testable import Commands
@testable import Export
@testable import Language
@testable import SessionCore

/// Pasted Combine code is translated by one fix, if all of it has equivalents.
final class CombineTests: XCTestCase {
    private func translated(_ text: String) -> String? {
        CombineTranslation(Source(name: "combine", text: text))?.text
    }

    private let pasted = """
        import Combine
        var cancellables = Set<AnyCancellable>()
        let query = PassthroughSubject<String, Never>()
        query
            .debounce(for: .milliseconds(300), scheduler: RunLoop.main)
            .removeDuplicates()
            .map { $0.uppercased() }
            .sink { print($0) }
            .store(in: &cancellables)
        query.send("rx")
        """

    private func session() -> (answer: (String) -> String, effects: () -> [Effect]) {
        let session = SessionTests.session { $0.style = .prompt }
        let collector = Collector()
        var effects: [Effect] = []
        return (
            { line in
                effects = session.submit(line, at: 0, to: collector)
                return collector.take()
            }, { effects }
        )
    }

    func testPastedCode_fix_translatesAllNamesAndRuns() {
        let (answer, effects) = session()
        let refused = answer(pasted)
        XCTAssertTrue(refused.contains("error: this is Combine, which rill does not have"), refused)
        XCTAssertTrue(refused.contains("help: translate 7 names to RxSwift   (:fix changes it and runs)"), refused)
        XCTAssertEqual(refused.components(separatedBy: "error:").count, 2, refused)
        let fixed = answer(":fix")
        XCTAssertTrue(
            fixed.contains(
                ".debounce(.milliseconds(300), scheduler: MainScheduler.instance)\n    .distinctUntilChanged()"),
            fixed)
        XCTAssertTrue(fixed.contains("RX\n"), fixed)
        XCTAssertTrue(fixed.contains("(7 names translated; :undo restores the pasted text)"), fixed)
        let undone = answer(":undo")
        XCTAssertTrue(undone.hasPrefix("Undid entry"), undone)
        XCTAssertEqual(effects(), [.placeInLine(pasted)])
    }

    func testNameWithoutEquivalent_noSuchFixIsOffered() {
        let (answer, _) = session()
        let refused = answer(
            "let s = PassthroughSubject<Int, Never>()\ns.measureInterval(using: RunLoop.main).sink { print($0) }")
        XCTAssertFalse(refused.contains("translate"), refused)
        XCTAssertTrue(refused.contains("PublishSubject"), refused)
    }

    /// A single Combine name in a chain of RxSwift has its own help.
    func testSingleNames_inAChainOfRxSwift_haveTheirOwnHelp() {
        let (answer, _) = session()
        let refused = answer("Observable.of(1, 1).removeDuplicates().sink { print($0) }")
        XCTAssertTrue(refused.contains("no member 'removeDuplicates' on Observable<Int>"), refused)
        XCTAssertTrue(refused.contains("distinctUntilChanged()"), refused)
    }

    func testOwnCode_withoutCombine_isNotTranslated() {
        XCTAssertNil(translated("let a = [1, 2].prefix(1)\nprint(a.first()!)"))
        XCTAssertNil(translated("Observable.of(1).map { $0 }.subscribe()"))
    }

    func testSources_areTranslated() {
        XCTAssertEqual(translated("Just(1).sink { print($0) }"), "Observable.just(1).subscribe(onNext: { print($0) })")
        XCTAssertEqual(
            translated("let a: AnyPublisher<Int, Error> = Fail(error: E.bad).eraseToAnyPublisher()"),
            "let a: Observable<Int> = Observable.error(E.bad).asObservable()")
        XCTAssertEqual(translated("[1, 2].publisher.prefix(1)"), "Observable.from([1, 2]).take(1)")
        XCTAssertEqual(translated("Empty<Int, Never>()"), nil)
        XCTAssertEqual(translated("Publishers.Merge(a, Just(2))"), "Observable.merge(a, Observable.just(2))")
        XCTAssertEqual(
            translated("Timer.publish(every: 0.5, on: .main, in: .common).autoconnect().sink { print($0) }"),
            "Observable<Int>.interval(.milliseconds(500), scheduler: MainScheduler.instance).refCount()"
                + ".subscribe(onNext: { print($0) })")
    }

    func testValueSubject_isARelay_untilItIsEnded() {
        XCTAssertEqual(
            translated("let s = CurrentValueSubject<Int, Never>(1)\ns.send(2)\ns.value = 3\nprint(s.value)"),
            "let s = BehaviorRelay<Int>(value: 1)\ns.accept(2)\ns.accept(3)\nprint(s.value)")
        XCTAssertEqual(
            translated(
                "let s = CurrentValueSubject<Int, E>(1)\ns.send(completion: .finished)\ns.send(completion: .failure(E()))"
            ),
            "let s = BehaviorSubject<Int>(value: 1)\ns.onCompleted()\ns.onError(E())")
    }

    func testCompletionHandlers_becomeOnErrorAndOnCompleted() {
        XCTAssertEqual(
            translated(
                """
                p.sink(receiveCompletion: { completion in
                    switch completion {
                    case .finished: print("end")
                    case .failure(let error): print(error)
                    }
                }, receiveValue: { print($0) })
                """),
            #"p.subscribe(onNext: { print($0) }, onError: { error in print(error) }, onCompleted: { print("end") })"#)
        XCTAssertEqual(
            translated("p.sink { _ in } receiveValue: { print($0) }"), "p.subscribe(onNext: { print($0) })")
        XCTAssertEqual(
            translated("p.sink { if case .failure(let e) = $0 { print(e) } } receiveValue: { print($0) }"),
            "p.subscribe(onNext: { print($0) }, onError: { e in print(e) })")
    }

    func testJoinsAndBindings_areTranslated() {
        XCTAssertEqual(
            translated("a.combineLatest(b).map { $0 + $1 }.assign(to: \\.text, on: label).store(in: &bag)"),
            "Observable.combineLatest(a, b).map { $0 + $1 }.subscribe(onNext: { label.text = $0 }).disposed(by: bag)")
        XCTAssertEqual(
            translated("a.merge(with: b.dropFirst()).sink(receiveValue: show)"),
            "Observable.merge(a, b.skip(1)).subscribe(onNext: show)")
        XCTAssertEqual(
            translated("a.map(load).switchToLatest().receive(on: DispatchQueue.main).sink { show($0) }"),
            "a.map(load).switchLatest().observe(on: MainScheduler.instance).subscribe(onNext: { show($0) })")
    }

    private let model = """
        import Combine
        final class Model: ObservableObject {
            @Published var query = ""
            @Published private(set) var results: [String] = []
            @Published var user: String?
            var count: Int { results.count }
            init() {
                $query
                    .removeDuplicates()
                    .map { [$0] }
                    .assign(to: &$results)
            }
            func type(_ text: String) {
                query += text
                user = text
                results.append(text)
            }
            func ask(query: String) { print(query, self.query) }
        }
        let model = Model()
        model.$results.sink { print($0) }
        model.query = "a"
        model.type("b")
        model.ask(query: "c")
        print(model.query, model.count)
        """

    func testPublishedProperties_becomeRelays() {
        XCTAssertEqual(
            translated(model),
            """
            import RxRelay
            import RxSwift
            final class Model {
                private let disposeBag = DisposeBag()
                let query = BehaviorRelay(value: "")
                let results = BehaviorRelay<[String]>(value: [])
                let user = BehaviorRelay<String?>(value: nil)
                var count: Int { results.value.count }
                init() {
                    query
                        .distinctUntilChanged()
                        .map { [$0] }
                        .bind(to: results).disposed(by: disposeBag)
                }
                func type(_ text: String) {
                    query.accept(query.value + text)
                    user.accept(text)
                    results.accept(results.value + [text])
                }
                func ask(query: String) { print(query, self.query.value) }
            }
            let model = Model()
            model.results.subscribe(onNext: { print($0) })
            model.query.accept("a")
            model.type("b")
            model.ask(query: "c")
            print(model.query.value, model.count)
            """)
    }

    func testPropertyOfAWeakObject_isTheRelayOfTheObject() {
        let text = """
            import Combine
            final class Counter: ObservableObject {
                @Published private(set) var count = 0
                @Published var text = ""
                private var cancellables = Set<AnyCancellable>()
                init() {
                    $text.map { $0.count }.scan(0, +).sink { [weak self] in
                        self?.count = $0
                        print(self?.count ?? 0)
                    }.store(in: &cancellables)
                }
            }
            """
        XCTAssertEqual(
            translated(text),
            """
            import RxRelay
            import RxSwift
            final class Counter {
                let count = BehaviorRelay(value: 0)
                let text = BehaviorRelay(value: "")
                private var cancellables = DisposeBag()
                init() {
                    text.map { $0.count }.scan(0, accumulator: +).subscribe(onNext: { [weak self] in
                        self?.count.accept($0)
                        print(self?.count.value ?? 0)
                    }).disposed(by: cancellables)
                }
            }
            """)
    }

    func testPublishedProperties_fix_runs() {
        let (answer, _) = session()
        let refused = answer(model)
        XCTAssertTrue(refused.contains("names to RxSwift   (:fix changes it and runs)"), refused)
        let fixed = answer(":fix")
        XCTAssertTrue(fixed.contains("[\"ab\", \"b\"]\nc ab\nab 2\n"), fixed)
    }

    func testAssign_toAPublishedProperty_takesTheBagOfTheClass() {
        XCTAssertEqual(
            translated(
                """
                class M: Base, ObservableObject {
                    @Published var a = 1
                    private var bag = Set<AnyCancellable>()
                    func f(_ p: AnyPublisher<Int, Never>) { p.receive(on: DispatchQueue.main).assign(to: &$a) }
                }
                """),
            """
            class M: Base {
                let a = BehaviorRelay(value: 1)
                private var bag = DisposeBag()
                func f(_ p: Observable<Int>) { p.observe(on: MainScheduler.instance).bind(to: a).disposed(by: bag) }
            }
            """)
    }

    func testFuture_isASingle() {
        XCTAssertEqual(
            translated("let f = Future<Int, Error> { promise in promise(.success(1)) }"),
            "let f = Single<Int>.create { promise in promise(.success(1)); return Disposables.create() }.asObservable()"
        )
        let (answer, _) = session()
        _ = answer(
            """
            import Combine
            func load(_ id: Int) -> AnyPublisher<String, Error> {
                Future<String, Error> { promise in
                    print("asked", id)
                    promise(.success("item \\(id)"))
                }
                .eraseToAnyPublisher()
            }
            var bag = Set<AnyCancellable>()
            load(7).sink(receiveCompletion: { _ in }, receiveValue: { print($0) }).store(in: &bag)
            """)
        let fixed = answer(":fix")
        XCTAssertTrue(fixed.contains("return Disposables.create()"), fixed)
        XCTAssertTrue(fixed.contains("asked 7\nitem 7\n"), fixed)
    }
}
