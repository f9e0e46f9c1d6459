import StyledText
import XCTest
@testable import Assist
@testable import Commands
@testable import SessionCore

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
        let session = SessionTests.session()
        defer { session.close() }
        session.presentation = presentation
        _ = session.submit(AppScreenTests.form, at: 0, to: collector)
        _ = collector.take()
        _ = session.submit(":screen", at: 0, to: collector)
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

    /// Names that do not fit beside the screen are listed below it in full; the screen shows a number in place of each.
    func testNamesBelowANarrowScreen() {
        for width in [59, 45, 41, 20] {
            // Two buttons share a line as long as it is wide enough.
            let buttons = width == 20 ? ["buttonSave", "buttonClear"] : ["buttonSave, buttonClear"]
            let names = buttons + ["nameField", "greeting", "amount", "progress", "busy", "notes", "tableView"]
            let lines = screen(Presentation(isTerminal: true, width: width))
            let end = lines.firstIndex { $0.hasPrefix("└") } ?? 0
            let below = lines[(end + 1)...].joined(separator: " ")
            for name in names where !lines.contains(where: { $0.hasSuffix("│   " + name) }) {
                let place = below.range(of: "[0-9]+ " + name, options: .regularExpression)
                let number = place.map { below[$0].prefix { $0.isNumber } } ?? "?"
                XCTAssertTrue(lines[...end].contains { $0.hasSuffix("│ " + number) }, "\(width) \(name) \(lines)")
            }
        }
        let wide = screen(Presentation(isTerminal: true, width: 60))
        XCTAssertTrue(wide.contains { $0.hasSuffix("│   tableView") }, "\(wide)")
        XCTAssertTrue(wide.contains("1 buttonSave, buttonClear"), "\(wide)")
        XCTAssertTrue(wide.contains { $0.hasSuffix("│ 1") && $0.contains("[ Save ]") }, "\(wide)")
    }

    /// A window narrower than any app shows its left part, and names the width needed for the rest.
    func testScreen_inANarrowWindow_showsItsLeftPart() {
        let session = SessionTests.session()
        defer { session.close() }
        _ = session.submit(AppScreenTests.form, at: 0, to: collector)
        _ = collector.take()
        _ = session.submit("print(screen.drawn(isUnicode: true, columns: 12))", at: 0, to: collector)
        let lines = collector.take().split(separator: "\n").map(String.init)
        for line in lines { XCTAssertLessThanOrEqual(displayWidth(of: line), 12, line) }
        XCTAssertTrue(lines.contains("│ [ Save ] …"), "\(lines)")
        XCTAssertEqual(lines.suffix(3).joined(separator: " "), "(cut: it needs 16 columns)", "\(lines)")
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
        let session = SessionTests.session()
        defer { session.close() }
        session.presentation = Presentation(isTerminal: true, width: 30, rows: 40)
        _ = session.submit(AppScreenTests.form, at: 0, to: collector)
        _ = session.submit(":screen live", at: 0, to: collector)
        let rows = session.screen?.rows.map(\.plainText) ?? []
        XCTAssertFalse(rows.isEmpty)
        for row in rows { XCTAssertLessThanOrEqual(displayWidth(of: row), 30, row) }
        XCTAssertTrue(rows.last?.contains("Ctrl-C leave") ?? false, "\(rows.last ?? "")")
    }

    /// Ctrl-O shows messages, then the lanes of the app's subscriptions with their code and line.
    func test_controlO_showsTheLanesOfTheApp() {
        let session = SessionTests.session()
        defer { session.close() }
        session.presentation = Presentation(isTerminal: true, width: 110, rows: 40)
        let counter = """
            import UIKit
            import RxSwift
            import RxCocoa
            final class Counter: UIViewController {
                @IBOutlet weak var more: UIButton!
                @IBOutlet weak var total: UILabel!
                override func viewDidLoad() {
                    super.viewDidLoad()
                    more.rx.tap.scan(0) { count, _ in count + 1 }.map { "\\($0)" }.bind(to: total.rx.text).disposed(by: rx.disposeBag)
                }
            }
            show(Counter())
            """
        _ = session.submit(counter.replacingOccurrences(of: "\\\\", with: "\\"), at: 0, to: collector)
        _ = session.submit(":screen live", at: 0, to: collector)
        func rows() -> String { (session.screen?.rows ?? []).map(\.plainText).joined(separator: "\n") }
        XCTAssertTrue(rows().contains("Ctrl-O more"), rows())
        _ = session.key(.control("o"), at: 0, to: collector)
        XCTAssertTrue(rows().contains("Ctrl-O lanes"), rows())
        _ = session.key(.control("o"), at: 0, to: collector)
        _ = session.key(.enter, at: 0, to: collector)
        XCTAssertTrue(rows().contains("more.rx.tap.scan… (1:9)"), rows())
        XCTAssertTrue(rows().contains("Ctrl-O less"), rows())
        _ = session.key(.control("o"), at: 0, to: collector)
        XCTAssertFalse(rows().contains("more.rx.tap.scan"), rows())
        _ = session.key(.control("c"), at: 0, to: collector)
        _ = collector.take()
        _ = session.submit(":lanes", at: 0, to: collector)
        let lanes = collector.take()
        XCTAssertTrue(lanes.contains("more.rx.tap.scan… (1:9)") && lanes.contains("1 event"), lanes)
    }
}
