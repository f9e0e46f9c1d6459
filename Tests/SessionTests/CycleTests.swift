import XCTest
@testable import Assist
@testable import Commands
@testable import SessionCore

/// The line about a cycle after an entry, and `:fix` after it.
final class CycleTests: XCTestCase {
    private let viewModel = """
        final class Service { let names = PublishSubject<String>() }
        final class ViewModel {
            let service = Service()
            let bag = DisposeBag()
            var name = ""
            func start() { service.names.subscribe(onNext: { self.name = $0 }).disposed(by: bag) }
            deinit { print("gone") }
        }
        """

    /// Returns the answer to each entry.
    private func answers(_ entries: [String]) -> [String] {
        let session = SessionTests.session { $0.style = .prompt }
        let collector = Collector()
        return entries.map { entry in
            _ = session.submit(entry, at: 0, to: collector)
            return collector.take()
        }
    }

    func testLastVariableSetToNil_objectInCycle_isReportedOnce() {
        let said = answers([viewModel, "var model: ViewModel? = ViewModel()", "model?.start()", "model = nil", "1 + 1"])
        XCTAssertFalse(said[2].contains("is not freed"), said[2])
        XCTAssertTrue(
            said[3].contains("ViewModel is not freed; a reference cycle keeps it alive: ViewModel ← closure"), said[3])
        XCTAssertTrue(said[3].contains("(:fix breaks the cycle)"), said[3])
        XCTAssertFalse(said[4].contains("is not freed"), said[4])
    }

    func testScopeOfFunctionEnds_objectInCycle_isReported() {
        let said = answers([viewModel, "func work() { ViewModel().start() }", "work()"])
        XCTAssertTrue(said[2].contains("ViewModel is not freed"), said[2])
    }

    func testObjectsOfVariablesAndBags_everyEntry_areNotReported() {
        let said = answers([
            "final class Model { var name = \"\" }",
            "let bag = DisposeBag()",
            "let names = PublishSubject<String>()",
            "func keep() { let model = Model(); names.subscribe(onNext: { model.name = $0 }).disposed(by: bag) }",
            "keep()", "names.onNext(\"a\")", "let other = Model()",
        ])
        XCTAssertFalse(said.joined().contains("is not freed"), said.joined())
    }

    func testFix_afterReport_writesWeakSelfAndFreesTheObject() {
        let said = answers([
            viewModel, "var model: ViewModel? = ViewModel()", "model?.start()", "model = nil", ":fix", ":leaks",
            ":undo",
            ":leaks",
        ])
        XCTAssertTrue(said[4].contains("[weak self] in entry 1: ViewModel is freed"), said[4])
        XCTAssertTrue(said[4].contains("{ [weak self] in self?.name = $0 }"), said[4])
        XCTAssertTrue(said[4].contains("+ gone"), said[4])
        XCTAssertEqual(said[5], "no leaks\n")
        XCTAssertTrue(said[7].contains("1 leak: a reference cycle"), said[7])
    }

    func testFix_closureWithValue_writesUnowned() {
        let said = answers([
            """
            final class Counter {
                var count = 0
                var text: (() -> String)?
                deinit { print("gone") }
            }
            func work() {
                let counter = Counter()
                counter.text = { "\\(counter.count)" }
            }
            """, "work()", ":fix",
        ])
        XCTAssertTrue(said[2].contains("[unowned counter] in entry 1: Counter is freed"), said[2])
    }

    func testFix_severalUsesOfSelf_writesGuard() {
        let said = answers([
            """
            final class Screen {
                let bag = DisposeBag()
                let taps = PublishSubject<Int>()
                func show(_ screen: Screen) {}
                func start() { taps.subscribe(onNext: { _ in self.show(self) }).disposed(by: bag) }
            }
            func work() { Screen().start() }
            """, "work()", ":fix",
        ])
        XCTAssertTrue(said[2].contains("{ [weak self] _ in guard let self else { return }; self.show(self) }"), said[2])
    }

    func testFix_objectsThatHoldEachOther_hasNoCaptureToChange() {
        let said = answers([
            """
            final class Parent { var child: Child? }
            final class Child { var parent: Parent? }
            func family() { let parent = Parent(); parent.child = Child(); parent.child?.parent = parent }
            """, "family()", ":fix",
        ])
        XCTAssertTrue(said[1].contains("Parent is not freed"), said[1])
        XCTAssertFalse(said[1].contains(":fix"), said[1])
        XCTAssertTrue(said[2].contains("nothing to fix"), said[2])
    }
}
