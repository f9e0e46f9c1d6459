// Chains that end, fail, throw or are disposed release everything.
import EngineTestKit
import Foundation
import Rill
import XCTest

final class ResourceTests: CountedTest {
    private var unheard: Hooks.DefaultErrorHandler?

    override func setUp() {
        super.setUp()
        unheard = Hooks.defaultErrorHandler
        Hooks.defaultErrorHandler = { _, _ in }
    }

    override func tearDown() {
        Hooks.defaultErrorHandler = unheard!
        super.tearDown()
    }

    private func releases(_ name: String, _ program: () -> Void) {
        let before = Resources.total
        program()
        XCTAssertEqual(Resources.total, before, name)
    }

    func testEveryOperator_releasesItsSource() {
        let ends: [(String, () -> Observable<Int>)] = [
            ("completion", { .just(1) }), ("error", { .error(Trouble.first) }), ("trampoline", { .of(1, 2, 3) }),
            ("nothing", { .empty() }),
        ]
        for operatorCase in operatorCases {
            for (name, source) in ends {
                releases("\(operatorCase.name): \(name)") {
                    var hasEnded = false
                    let subscription = operatorCase.apply(source()).subscribe { hasEnded = hasEnded || $0.isStopEvent }
                    // An ended subscription needs no disposal; a few never end.
                    if !hasEnded { subscription.dispose() }
                }
            }
            releases("\(operatorCase.name): disposal") {
                operatorCase.apply(.never()).subscribe().dispose()
            }
        }
    }

    func testClosuresThatThrow() {
        let programs: [(String, () -> Observable<Int>)] = [
            ("map", { Observable.just(1).map { _ in try makeTrouble() } }),
            ("compactMap", { Observable.just(1).compactMap { _ in try makeTrouble() } }),
            ("filter", { Observable.just(1).filter { _ in try makeTrouble() } }),
            ("flatMap", { Observable.just(1).flatMap { _ -> Observable<Int> in try makeTrouble() } }),
            ("flatMapFirst", { Observable.just(1).flatMapFirst { _ -> Observable<Int> in try makeTrouble() } }),
            ("flatMapLatest", { Observable.just(1).flatMapLatest { _ -> Observable<Int> in try makeTrouble() } }),
            ("concatMap", { Observable.just(1).concatMap { _ -> Observable<Int> in try makeTrouble() } }),
            ("scan", { Observable.just(1).scan(0) { _, _ in try makeTrouble() } }),
            ("reduce", { Observable.just(1).reduce(0) { _, _ in try makeTrouble() } }),
            ("do", { Observable.just(1).do(onNext: { _ in try makeTrouble() }) }),
            ("take(while:)", { Observable.just(1).take(while: { _ in try makeTrouble() }) }),
            ("take(until:)", { Observable.just(1).take(until: { _ in try makeTrouble() }) }),
            ("skip(while:)", { Observable.just(1).skip(while: { _ in try makeTrouble() }) }),
            ("single", { Observable.just(1).single { _ in try makeTrouble() } }),
            ("distinctUntilChanged", { Observable.of(1, 2).distinctUntilChanged { _, _ in try makeTrouble() } }),
            ("zip", { Observable.zip(Observable.just(1), Observable.just(2)) { _, _ in try makeTrouble() } }),
            (
                "combineLatest",
                { Observable.combineLatest(Observable.just(1), Observable.just(2)) { _, _ in try makeTrouble() } }
            ),
            (
                "withLatestFrom",
                { Observable.of(1, 2).withLatestFrom(Observable.just(2)) { _, _ in try makeTrouble() } }
            ),
            ("catch", { Observable.error(Trouble.second).catch { _ in try makeTrouble() } }),
            ("deferred", { .deferred { try makeTrouble() } }),
            (
                "using",
                {
                    .using(
                        { BooleanDisposable() },
                        observableFactory: { (_: BooleanDisposable) -> Observable<Int> in try makeTrouble() })
                }
            ),
            (
                "generate",
                { .generate(initialState: 0, condition: { _ in true }, iterate: { _ in try makeTrouble() }) }
            ),
            ("groupBy", { Observable.just(1).groupBy { _ -> Int in try makeTrouble() }.merge() }),
        ]
        for (name, source) in programs {
            releases(name) {
                var errors = 0
                _ = source().subscribe(onError: { _ in errors += 1 })
                XCTAssertEqual(errors, 1, name)
            }
        }
    }

    func testSubject_freed_freesItsElements() {
        releases("subjects") {
            let subjects: [Observable<Int>] = [
                PublishSubject<Int>(), BehaviorSubject(value: 1), ReplaySubject<Int>.create(bufferSize: 2),
                AsyncSubject<Int>(),
            ]
            for subject in subjects { _ = subject.map { $0 }.subscribe() }
        }
    }
}
