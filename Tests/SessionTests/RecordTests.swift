import Foundation
import XCTest
@testable import Commands
@testable import Export
@testable import SessionCore

/// `:record text` and `:record app`.
final class RecordTests: XCTestCase {
    private func field(_ keys: [Key]) -> TypedField {
        var field = TypedField()
        for key in keys { TypedField.editAction(key)?(&field) }
        return field
    }

    func testField_keysChangeItsText() {
        let word: [Key] = [.paste("one two"), .left, .left]
        XCTAssertEqual(field(word + [.character("!")]).text, "one t!wo")
        XCTAssertEqual(field(word + [.backspace]).text, "one wo")
        XCTAssertEqual(field(word + [.delete]).text, "one to")
        XCTAssertEqual(field(word + [.control("w")]).text, "one wo")
        XCTAssertEqual(field(word + [.control("u")]).text, "wo")
        XCTAssertEqual(field(word + [.control("k")]).text, "one t")
        XCTAssertEqual(field(word + [.home, .backspace, .left, .character("x")]).text, "xone two")
        XCTAssertEqual(field(word + [.end, .delete, .right, .character("x")]).text, "one twox")
        XCTAssertEqual(field([.paste("a\nb"), .character("é")]).beforeCursor, "abé")
        XCTAssertNil(TypedField.editAction(.enter))
    }

    func testTexts_beginEmptyAndAreSentOnce() {
        var recording = KeyRecording(name: "text", fieldAt: 0)
        XCTAssertNil(recording.declarationText, "nothing was typed")
        for (time, key) in [(100, Key.character("a")), (200, .left), (300, .paste("'b\\")), (400, .backspace)] {
            recording.change(at: UInt64(time) * 1_000_000, TypedField.editAction(key)!)
        }
        XCTAssertEqual(
            recording.declarationText,
            "let text: Observable<String> = cold(#\"'' 100ms 'a' 200ms '\\'b\\\\a' 100ms '\\'ba' 1s |\"#)")
        let session = SessionTests.session()
        defer { session.close() }
        let collector = Collector()
        _ = session.submit(recording.declarationText!, at: 0, to: collector)
        _ = session.submit(
            "text.toArray().subscribe(onSuccess: { print($0.joined(separator: \",\")) });", at: 0, to: collector)
        XCTAssertTrue(collector.take().contains(",a,'b\\a,'ba\n"))
    }

    private static let app = """
        import UIKit
        import RxSwift
        import RxCocoa
        final class Greeter: UIViewController {
            @IBOutlet weak var nameField: UITextField!
            @IBOutlet weak var greeting: UILabel!
            override func viewDidLoad() {
                super.viewDidLoad()
                nameField.rx.text.orEmpty.debounce(.milliseconds(300), scheduler: MainScheduler.instance)
                    .map { "Hi \\($0)" }.bind(to: greeting.rx.text).disposed(by: bag)
            }
            let bag = DisposeBag()
        }
        let greeter = show(Greeter())
        visit(("look", { print("by the script of the app") }))
        """

    private func answer(_ session: ReplSession, _ command: String) -> String {
        let collector = Collector()
        _ = session.submit(command, at: 0, to: collector)
        return collector.take()
    }

    private func used() throws -> ReplSession {
        let session = SessionTests.session { ($0.style, $0.pace) = (.prompt, .live) }
        for entry in [
            "AppScreen.isUsedByHand = true", Self.app, "greeter.nameField.placeholder = \"name\"",
            "screen.find(\"nameField\", as: UITextField.self).type(\"J\")",
        ] { _ = answer(session, entry) }
        Thread.sleep(forTimeInterval: 0.1)
        _ = answer(session, "screen.find(\"nameField\", as: UITextField.self).type(\"o\")")
        Thread.sleep(forTimeInterval: 0.4)
        return session
    }

    func testApp_usedByHand_isAScriptThatEndsOnTheSameScreen() throws {
        let session = try used()
        defer { session.close() }
        let screen = answer(session, "print(screen)")
        XCTAssertTrue(screen.contains("Hi Jo"), screen)
        let script = answer(session, ":record app")
        XCTAssertFalse(script.contains("isUsedByHand"), script)
        XCTAssertFalse(script.contains("by the script of the app"), script)
        XCTAssertTrue(script.contains("visit(\n    (at: 0."), script)
        var printed = ""
        var run = ProgramRun(
            name: "script.swift", text: script, presentation: Presentation(isTerminal: false),
            output: { printed += $0 },
            report: { printed += $0.plainText })
        run.isFile = false
        XCTAssertEqual(run.run(), 0, printed)
        session.resume()
        XCTAssertEqual(printed, screen)
    }

    func testApp_notShownOrNotUsed_saysSo() throws {
        let session = SessionTests.session { $0.style = .prompt }
        defer { session.close() }
        XCTAssertTrue(answer(session, ":record app").contains("no app is shown"))
        _ = answer(session, Self.app)
        XCTAssertTrue(answer(session, ":record app").contains("no actions in the app yet"))
    }

    func testApp_fileOfSomebodyElse_isAskedForFirst() throws {
        let session = try used()
        defer { session.close() }
        session.presentation = Presentation(isTerminal: true)
        let file = NSTemporaryDirectory() + "script\(getpid()).swift"
        defer { try? FileManager.default.removeItem(atPath: file) }
        try "mine".write(toFile: file, atomically: true, encoding: .utf8)
        XCTAssertTrue(answer(session, ":record app \(file)").contains("exists and was not"))
        XCTAssertEqual(try String(contentsOfFile: file, encoding: .utf8), "mine")
        XCTAssertTrue(answer(session, ":record app \(file)").contains("(wrote"))
    }
}
