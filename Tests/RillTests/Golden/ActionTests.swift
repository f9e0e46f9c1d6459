// The order of the events of an action.
import EngineTestKit
import Rill
import RillExt
import RillTest
import XCTest

final class ActionTests: CountedTest {
    private func watch<Input, Element>(_ action: Action<Input, Element>) {
        action.elements.subscribe(onNext: { L("el:\($0)") }).untilCompared()
        action.errors.subscribe(onNext: { L("er:\(Self.short($0))") }).untilCompared()
        action.underlyingError.subscribe(onNext: { _ in L("ue") }).untilCompared()
        action.executing.skip(1).subscribe(onNext: { L("ex:\($0)") }).untilCompared()
        action.enabled.skip(1).subscribe(onNext: { L("en:\($0)") }).untilCompared()
        action.executionObservables.subscribe(onNext: { _ in L("obs") }).untilCompared()
    }

    private static func short(_ error: Error) -> String {
        guard let error = error as? ActionError else { return "\(error)" }
        switch error {
        case .notEnabled: return "notEnabled"
        case .underlyingError(let error): return "underlyingError(\(error))"
        }
    }

    private func listen<Element>(to result: Observable<Element>) {
        result.subscribe(
            onNext: { L("r:\($0)") }, onError: { L("rE(\(Self.short($0)))") }, onCompleted: { L("rC") }
        ).untilCompared()
    }

    func testSynchronousRun() {
        trace("en:false ex:true obs el:1 el:1b en:true ex:false r:1 r:1b rC") {
            let action = Action<Int, String> { O.of("\($0)", "\($0)b") }
            watch(action)
            listen(to: action.execute(1))
        }
    }

    func testAsynchronousRun() {
        trace("en:false ex:true obs | el:x r:x | en:true ex:false rC") {
            let work = PublishSubject<String>()
            let action = Action<Int, String> { _ in work }
            watch(action)
            listen(to: action.execute(1))
            L("|")
            work.onNext("x")
            L("|")
            work.onCompleted()
        }
    }

    func testFailingRun() {
        trace("en:false ex:true obs el:x er:underlyingError(boom) ue en:true ex:false r:x rE(underlyingError(boom))") {
            let action = Action<Int, String> { _ in O.of("x").concat(O.error(E.boom)) }
            watch(action)
            listen(to: action.execute(1))
        }
    }

    func testRefusal() {
        trace("er:notEnabled rE(notEnabled)") {
            var calls = 0
            let action = Action<Int, String>(enabledIf: .just(false)) { _ in
                calls += 1
                return O.just("x")
            }
            watch(action)
            listen(to: action.execute(1))
            XCTAssertEqual(calls, 0)
        }
    }

    func testExecuteAloneAndInputsGoOnAfterStopEvents() {
        trace("r:1 rC r:2 rC") {
            var calls = 0
            let action = Action<Int, Int> { (input: Int) -> Single<Int> in
                calls += 1
                return .just(input)
            }
            listen(to: action.execute(1))
            action.inputs.onCompleted()
            listen(to: action.execute(2))
            XCTAssertEqual(calls, 2)
        }
    }

    func testCompletions() {
        trace("done") {
            let action = CompletableAction<Bool> { $0 ? Completable.empty().asObservable() : O.error(E.boom) }
            action.completions.subscribe(onNext: { L("done") }).untilCompared()
            action.execute(true)
            action.execute(false)
        }
    }
}
