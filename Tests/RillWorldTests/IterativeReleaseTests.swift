import EngineTestKit
import Foundation
import Rill
import XCTest

/// Chains longer than the stack are freed. A class that does not release its links iteratively ends the process here.
final class IterativeReleaseTests: CountedTest {
    private typealias Link = (Observable<Int>) -> Observable<Int>

    /// Each class of operators, as the link of a chain.
    private let links: [(name: String, link: Link)] = [
        ("map", { $0.map { $0 } }),
        ("scan", { $0.scan(0) { $0 + $1 } }),
        ("do", { $0.do(onNext: { _ in }) }),
        ("debug", { $0.debug("") }),
        ("startWith", { $0.startWith(1) }),
        ("ifEmpty", { $0.ifEmpty(switchTo: Observable.just(1)) }),
        ("ifEmpty, switched to", { Observable.empty().ifEmpty(switchTo: $0) }),
        ("flatMap", { $0.flatMap { Observable.just($0) } }),
        ("flatMapFirst", { $0.flatMapFirst { Observable.just($0) } }),
        ("concatMap", { $0.concatMap { Observable.just($0) } }),
        ("flatMapLatest", { $0.flatMapLatest { Observable.just($0) } }),
        ("merge", { Observable.merge($0, Observable.just(1)) }),
        ("concat", { $0.concat(Observable.just(1)) }),
        ("concat, last", { Observable.just(1).concat($0) }),
        ("amb", { $0.amb(Observable.just(1)) }),
        ("amb, second", { Observable.just(1).amb($0) }),
        ("zip", { Observable.zip($0, Observable.just(1)) { $0 + $1 } }),
        ("zip of a collection", { Observable.zip([$0, Observable.just(1)]) { $0[0] } }),
        ("combineLatest", { Observable.combineLatest($0, Observable.just(1)) { $0 + $1 } }),
        ("withLatestFrom", { $0.withLatestFrom(Observable.just(1)) }),
        ("withLatestFrom, second", { Observable.just(1).withLatestFrom($0) }),
        ("sample", { $0.sample(Observable.just(1)) }),
        ("sample, sampler", { Observable.just(1).sample($0) }),
        ("take(until:)", { $0.take(until: Observable.just(1)) }),
        ("take(until:), other", { Observable.just(1).take(until: $0) }),
        ("skip(until:)", { $0.skip(until: Observable.just(1)) }),
        ("skip(until:), other", { Observable.just(1).skip(until: $0) }),
        ("catch", { $0.catch { _ in Observable.just(1) } }),
        ("catch(sequence:)", { Observable.catch(sequence: [$0, Observable.just(1)]) }),
        ("retry", { $0.retry(1) }),
        ("retry(when:)", { $0.retry(when: { (errors: Observable<Error>) in errors }) }),
        ("share", { $0.share() }),
        ("share(replay:)", { $0.share(replay: 2) }),
        ("publish.refCount", { $0.publish().refCount() }),
        ("multicast with a selector", { $0.multicast({ PublishSubject() }, selector: { $0 }) }),
        ("subscribe(on:)", { $0.subscribe(on: MainScheduler.instance) }),
        ("observe(on:)", { $0.observe(on: MainScheduler.instance) }),
        ("observe(on:), trampoline", { $0.observe(on: CurrentThreadScheduler.instance) }),
        ("take(for:)", { $0.take(for: .seconds(1), scheduler: MainScheduler.instance) }),
        ("throttle", { $0.throttle(.seconds(1), scheduler: MainScheduler.instance) }),
        ("debounce", { $0.debounce(.seconds(1), scheduler: MainScheduler.instance) }),
        ("delay", { $0.delay(.seconds(1), scheduler: MainScheduler.instance) }),
        ("delaySubscription", { $0.delaySubscription(.seconds(1), scheduler: MainScheduler.instance) }),
        ("timeout", { $0.timeout(.seconds(1), scheduler: MainScheduler.instance) }),
        (
            "timeout, other",
            { Observable.just(1).timeout(.seconds(1), other: $0, scheduler: MainScheduler.instance) }
        ),
        ("deferred", { inner in Observable.deferred { inner } }),
        ("create", { inner in Observable.create { inner.subscribe($0) } }),
        ("tap", { inner in Tap(inner, listener: { nil }) }),
        ("a collection of sources", { Observable.merge(Array(repeating: $0, count: 3)) }),
    ]

    private let disposables: [(name: String, hold: (Disposable) -> Disposable)] = [
        ("a closure", { held in Disposables.create { held.dispose() } }),
        ("two", { Disposables.create($0, Disposables.create()) }),
        ("three", { Disposables.create($0, Disposables.create(), Disposables.create()) }),
        ("CompositeDisposable", { CompositeDisposable($0, Disposables.create()) }),
        ("RefCountDisposable", { RefCountDisposable(disposable: $0) }),
        ("ScheduledDisposable", { ScheduledDisposable(scheduler: CurrentThreadScheduler.instance, disposable: $0) }),
        (
            "SerialDisposable",
            { held in
                let place = SerialDisposable()
                place.disposable = held
                return place
            }
        ),
        (
            "SingleAssignmentDisposable",
            { held in
                let place = SingleAssignmentDisposable()
                place.setDisposable(held)
                return place
            }
        ),
    ]

    /// More links than a stack of that size could free recursively.
    private let count = 20_000
    private let stack = 256 << 10

    /// Creates a chain in a world and releases it there; all of it is freed.
    private func letGo<Chain>(_ name: String, of first: @autoclosure () -> Chain, _ link: (Chain) -> Chain) {
        let before = Resources.total
        let world = World(stackSize: stack)
        world.install()
        world.run {
            var chain = first()
            for _ in 0..<count { chain = link(chain) }
        }
        world.close()
        XCTAssertEqual(Resources.total, before, name)
    }

    func testOperators() {
        for (name, link) in links { letGo(name, of: Observable.just(1), link) }
    }

    func testDisposables() {
        for (name, hold) in disposables { letGo(name, of: Disposables.create(), hold) }
    }

    /// A row of subjects, each subscribed to the one before.
    func testSubjects() {
        let before = Resources.total
        let world = World(stackSize: stack)
        world.install()
        world.run {
            let first = PublishSubject<Int>()
            var last = first
            for _ in 0..<count {
                let next = PublishSubject<Int>()
                _ = last.subscribe(next)
                last = next
            }
            withExtendedLifetime(first) {}
        }
        world.close()
        XCTAssertEqual(Resources.total, before)
    }

    /// Captured values are all freed even on a short stack.
    func testLinks_freeTheirCapturedValues() {
        final class Captured {
            let died: () -> Void
            init(_ died: @escaping () -> Void) { self.died = died }
            deinit { died() }
        }
        var dead = 0
        letGo("captured", of: Observable.just(1)) { source in
            let captured = Captured { dead += 1 }
            return source.map { element in withExtendedLifetime(captured) { element } }
        }
        XCTAssertEqual(dead, count)
    }

    /// While a stop is pending, long chains are queued; later they are freed in slices.
    func testWhileAStopIsAwaitedLinksArePutOff() {
        let before = Resources.total
        let world = World()
        world.install()
        world.run {
            var chain = Observable.just(1)
            for _ in 0..<100 { chain = chain.map { $0 } }
            let whole = Resources.total
            IterativeRelease.setStopping(true)
            chain = .just(1)
            IterativeRelease.setStopping(false)
            XCTAssertEqual(Resources.total, whole)
            IterativeRelease.freeChains(10)
            XCTAssertEqual(Resources.total, whole - 10)
            XCTAssertTrue(IterativeRelease.hasPostponed)
            IterativeRelease.freeChains(1_000)
            XCTAssertFalse(IterativeRelease.hasPostponed)
        }
        world.close()
        XCTAssertEqual(Resources.total, before)
    }

    /// Reads the engine's classes of observables: each holds its sources in references that release iteratively, or
    /// releases them so itself.
    func testEveryOperator_holdsItsSourcesInReferences() throws {
        let engine = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().appendingPathComponent("Sources/Rill")
        let files = FileManager.default.enumerator(at: engine, includingPropertiesForKeys: nil)
        let source = try NSRegularExpression(
            pattern: #"^    .*\b(?:let|var) (\w+): (?:\[?Observable|SourceReference)<[^{]*$"#)
        var seen = 0
        for case let file as URL in files ?? .init() where file.pathExtension == "swift" {
            for type in try String(contentsOf: file, encoding: .utf8).components(separatedBy: "\n}\n")
            where type.contains("override func subscribeDownstream(_ ")
                || type.contains("override func subscribeCore(_ ")
            {
                for line in type.components(separatedBy: "\n") {
                    let found = source.firstMatch(in: line, range: NSRange(line.startIndex..., in: line))
                    guard let found, let name = Range(found.range(at: 1), in: line).map({ line[$0] }) else { continue }
                    seen += 1
                    if line.contains("SourceReference") { continue }
                    let letsGo = type.range(
                        of: #"IterativeRelease\.release\([^{]*\b\#(name)\b"#, options: .regularExpression)
                    XCTAssertNotNil(letsGo, "\(file.lastPathComponent) forgets \(name)")
                }
            }
        }
        XCTAssertGreaterThan(seen, 30)
    }

    /// Disposing is recursive too; a stack that does not suffice is reported, and the process continues.
    func testDisposingTooDeepIsAMistakeOfTheProgram() {
        let before = MisuseReport.handler
        defer { MisuseReport.handler = before }
        for (name, hold) in disposables where name != "ScheduledDisposable" {
            var told: [MisuseReport.Kind] = []
            MisuseReport.handler = { _, kind in told.append(kind) }
            let world = World(stackSize: stack)
            world.install()
            world.run {
                var chain: Disposable = Disposables.create()
                for _ in 0..<count { chain = hold(chain) }
                chain.dispose()
            }
            world.close()
            XCTAssertEqual(told, [.stack], name)
        }
    }
}
