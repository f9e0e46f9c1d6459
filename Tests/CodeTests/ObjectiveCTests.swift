import Diagnostics
import Language
import XCTest

/// Programs of phones that rely on Objective-C.
final class ObjectiveCTests: XCTestCase {
    private func run(_ text: String) -> (printed: String, messages: [String]) {
        var printed = ""
        let interpreter = Interpreter { printed += $0 }
        defer { interpreter.close() }
        let outcome = interpreter.run(Source(name: "program", text: text), mode: .script)
        return (printed, outcome.diagnostics.map(\.message))
    }

    func testAnExtensionOverridesMethodsOfTheKit() {
        let text = """
            import UIKit
            class Screen: UIViewController {}
            extension Screen { override func viewDidLoad() { super.viewDidLoad(); print("loaded") } }
            class Later: Screen { override func viewDidLoad() { super.viewDidLoad(); print("later") } }
            Later().loadViewIfNeeded()
            """
        XCTAssertEqual(run(text).printed, "loaded\nlater\n")
    }

    func testAnExtensionOverridesNothingElse() {
        let text = """
            import UIKit
            class Screen: UIViewController { func refresh() {} }
            class Later: Screen {}
            extension Later { override func refresh() {} }
            """
        XCTAssertEqual(run(text).messages, ["an extension cannot override 'refresh'"])
    }

    func testOptionalMethodsOfADelegateAreCalledWithAQuestionMark() {
        let text = """
            import UIKit
            final class Watcher: NSObject, UITextViewDelegate {
                func textViewDidChange(_ textView: UITextView) { print("changed", textView.text ?? "") }
            }
            let (view, watcher) = (UITextView(), Watcher())
            view.text = "note"
            view.delegate?.textViewDidChange?(view)
            view.delegate = watcher
            view.delegate?.textViewDidChange?(view)
            var closure: ((Int) -> Void)?
            closure?(1)
            closure = { print($0) }
            closure?(2)
            """
        XCTAssertEqual(run(text).printed, "changed note\n2\n")
    }

    func testBranchesThatAreImplicitlyUnwrapped() {
        let text = """
            import UIKit
            final class Screen: UIViewController {
                @IBOutlet var front: UILabel!
                @IBOutlet var back: UILabel!
                func shown(_ isUp: Bool) -> UIView { isUp ? front : back }
                func seen() -> UIView { presentedViewController?.view ?? view }
            }
            let screen1 = Screen()
            screen1.loadViewIfNeeded()
            print(screen1.shown(true) === screen1.front, screen1.seen() === screen1.view)
            """
        XCTAssertEqual(run(text).printed, "true true\n")
    }
}
