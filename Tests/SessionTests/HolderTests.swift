import XCTest
@testable import Assist
@testable import Commands
@testable import SessionCore

/// The owner of a dismissed screen is found through variables, fields, elements and closures.
final class HolderTests: XCTestCase {
    /// Returns the report after a screen of the class `Popped` was shown and dismissed.
    private func said(of declarations: String, then entry: String = "") -> String {
        let session = SessionTests.session()
        defer { session.close() }
        let seen = Collector()
        let entries = [
            declarations, "let navigation = show(UINavigationController(rootViewController: UIViewController()))",
            "navigation.pushViewController(Popped(), animated: false)", entry,
        ]
        for entry in entries where !entry.isEmpty { _ = session.submit(entry, at: 0, to: seen) }
        _ = seen.take()
        _ = session.submit("_ = navigation.popViewController(animated: false)", at: 0, to: seen)
        return seen.take()
    }

    private func check(_ said: String, says label: String, line: UInt = #line) {
        XCTAssertTrue(said.contains("[left-controller]"), said, line: line)
        XCTAssertTrue(said.contains(label), said, line: line)
    }

    func testAStoredClosureOfAnotherObject() {
        check(
            said(
                of: """
                    final class Coordinator { var whenDone: (() -> Void)? }
                    let coordinator = Coordinator()
                    final class Popped: UIViewController {
                        var count = 0
                        override func viewDidLoad() {
                            super.viewDidLoad()
                            coordinator.whenDone = { self.count += 1 }
                        }
                    }
                    """),
            says: "reference cycle: 'coordinator.whenDone' holds this closure, and the closure holds the object")
    }

    func testAGlobal() {
        check(
            said(
                of: """
                    var screens: [UIViewController] = []
                    final class Popped: UIViewController {
                        override func viewDidLoad() {
                            super.viewDidLoad()
                            screens.append(self)
                        }
                    }
                    """), says: "'screens[0]' holds the object")
    }

    func testHolder_ofADelegate_isNamed() {
        check(
            said(
                of: """
                    final class Loader { var delegate: AnyObject? }
                    final class Service {
                        static let shared = Service()
                        let loader = Loader()
                    }
                    final class Popped: UIViewController {
                        override func viewDidLoad() {
                            super.viewDidLoad()
                            Service.shared.loader.delegate = self
                        }
                    }
                    """), says: "'Service.shared.loader.delegate' holds the object")
    }

    func testHolder_ofATimer_isNamed() {
        check(
            said(
                of: """
                    final class Popped: UIViewController {
                        var timer: Timer?
                        var count = 0
                        override func viewDidLoad() {
                            super.viewDidLoad()
                            timer = Timer.scheduledTimer(withTimeInterval: 60, repeats: true) { _ in self.count += 1 }
                        }
                    }
                    """), says: "holds this closure, and the closure holds the object")
    }

    /// A subscription is stored in the engine, which cannot be searched: the closure is found in the text of the class.
    func testAClosureOfASubscription() {
        check(
            said(
                of: """
                    final class Popped: UIViewController {
                        let bag = DisposeBag()
                        var count = 0
                        override func viewDidLoad() {
                            super.viewDidLoad()
                            Observable<Int>.never().subscribe(onNext: { self.count = $0 }).disposed(by: bag)
                        }
                    }
                    """), says: "this 'self' may hold the object")
    }

    func testWeakReference_isNoHolder() {
        let told = said(
            of: """
                final class Loader { weak var delegate: AnyObject? }
                let loader = Loader()
                final class Popped: UIViewController {
                    override func viewDidLoad() {
                        super.viewDidLoad()
                        loader.delegate = self
                    }
                }
                """)
        XCTAssertFalse(told.contains("left-controller"), told)
    }
}
