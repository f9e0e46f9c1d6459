import StyledText
import XCTest

@testable import Session

/// The screen of an app in its other forms: a narrow window, ASCII, sentences.
final class AppScreenTests: XCTestCase {
    private let collector = Collector()

    private static let form = """
        import UIKit
        import RxSwift
        import RxCocoa
        final class Form: UIViewController {
            @IBOutlet weak var nameField: UITextField!
            @IBOutlet weak var greeting: UILabel!
            @IBOutlet weak var toggle: UISwitch!
            @IBOutlet weak var amount: UISlider!
            @IBOutlet weak var progress: UIProgressView!
            @IBOutlet weak var busy: UIActivityIndicatorView!
            @IBOutlet weak var notes: UITextView!
            @IBOutlet weak var buttonSave: UIButton!
            @IBOutlet weak var buttonClear: UIButton!
            @IBOutlet weak var tableView: UITableView!
            @IBAction func actionAdd() {}
            override func viewDidLoad() {
                super.viewDidLoad()
                title = "A form"
                greeting.text = "A greeting that takes more than one line of a narrow window"
                (toggle.isOn, amount.value, progress.progress) = (true, 0.4, 0.5)
                busy.startAnimating()
                notes.text = "some notes"
                buttonClear.isEnabled = false
                tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Cell")
                Observable.just(["Anna", "Bert"]).bind(to: tableView.rx.items(cellIdentifier: "Cell")) { _, name, cell in
                    cell.textLabel?.text = name
                }.disposed(by: rx.disposeBag)
            }
        }
        let form = show(Form())
        """

    private func screen(_ presentation: Presentation) -> [String] {
        let dialogue = SessionTests.dialogue()
        dialogue.presentation = presentation
        _ = dialogue.submit(AppScreenTests.form, at: 0, to: collector)
        _ = collector.take()
        _ = dialogue.submit(":screen", at: 0, to: collector)
        return collector.take().split(separator: "\n").map(String.init)
    }

    func testNarrowWindows() {
        for width in [59, 50, 44, 41, 40, 39, 30, 20] {
            let lines = screen(Presentation(isTerminal: true, width: width))
            for line in lines { XCTAssertLessThanOrEqual(displayWidth(of: line), width, line) }
            XCTAssertTrue(lines.contains { $0.hasPrefix("┌─ Form ─") && $0.contains("┐") }, "\(lines)")
            XCTAssertTrue(lines.contains { $0.contains("Anna") }, "\(lines)")
            XCTAssertTrue(lines.contains { $0.contains("[ Save ]") }, "\(lines)")
        }
        XCTAssertTrue(screen(Presentation(isTerminal: true, width: 59)).contains { $0.hasSuffix("nameField") })
        XCTAssertEqual(
            screen(Presentation(isTerminal: true, width: 80)), screen(Presentation(isTerminal: true, width: 200)))
    }

    func testASCII() {
        let lines = screen(Presentation(isTerminal: true, width: 80, isUnicode: false))
        XCTAssertTrue(lines.joined().utf8.allSatisfy { $0 < 0x80 }, "\(lines)")
        for part in ["[on]", "---o----", "[####----] 50 %", "( Clear )", "*"] {
            XCTAssertTrue(lines.contains { $0.contains(part) }, part)
        }
    }

    /// A sentence for each view, without frames and bars.
    func testSentences() {
        let lines = screen(Presentation(isTerminal: true, width: 100, isPlain: true))
        XCTAssertEqual(
            lines,
            [
                "screen Form", "A form, button +", "nameField: empty",
                "greeting: A greeting that takes more than one line of a narrow window", "toggle: switch on",
                "amount: slider at 0.4 of 0.0 to 1.0", "progress: 50 %", "busy: working", "notes: some notes",
                "buttonSave: button Save", "buttonClear: button Clear, disabled", "tableView: Anna", "Bert",
            ])
    }

    func testALiveScreenInANarrowWindow() {
        let dialogue = SessionTests.dialogue()
        dialogue.presentation = Presentation(isTerminal: true, width: 30, rows: 40)
        _ = dialogue.submit(AppScreenTests.form, at: 0, to: collector)
        _ = dialogue.submit(":screen live", at: 0, to: collector)
        let rows = dialogue.screen?.rows.map(\.plain) ?? []
        XCTAssertFalse(rows.isEmpty)
        for row in rows { XCTAssertLessThanOrEqual(displayWidth(of: row), 30, row) }
        XCTAssertTrue(rows.last?.contains("Ctrl-C leave") ?? false, "\(rows.last ?? "")")
    }
}
