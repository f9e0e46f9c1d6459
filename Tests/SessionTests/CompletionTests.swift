import Diagnostics
import StyledText
import XCTest
@testable import Assist
@testable import Commands
@testable import Export
@testable import SessionCore

/// The order of completions, and the types of a typed chain.
final class CompletionTests: XCTestCase {
    private let session = SessionTests.session()
    private let collector = Collector()

    @discardableResult
    private func say(_ text: String) -> String {
        _ = session.submit(text, at: 0, to: collector)
        return collector.take()
    }

    private func found(_ text: String) -> Completions { session.completions(in: text, at: text.utf8.count) }

    private func titles(_ text: String) -> [String] { found(text).candidates.map(\.title) }

    func testCompletion_expectedTypeComesFirst() {
        say("let source = PublishSubject<String>(); let name = \"a\"; let n = 1")
        XCTAssertEqual(titles("source.debounce(").prefix(2), [".milliseconds(_:)", ".seconds(_:)"])
        XCTAssertEqual(titles("source.debounce(.milliseconds(3), "), ["scheduler:"])
        XCTAssertEqual(titles("source.onNext(").first, "name")
        XCTAssertEqual(titles("source.throttle(.seconds(1), latest: ").prefix(2), ["true", "false"])
        XCTAssertEqual(titles("Observable.of(1, 2, ").filter { ["n", "scheduler:"].contains($0) }.count, 2)
        XCTAssertTrue(titles("Observable.merge(sou").contains("source"))
    }

    /// A candidate of another type may begin an expression, but is not inserted.
    func testNoLetterOfAnotherTypeIsPutIn() {
        say("let bag = DisposeBag(); let back = ConcurrentDispatchQueueScheduler(qos: .utility); let text = \"a\"")
        let start = "Observable.of(1).observe(on: "
        XCTAssertEqual(found(start + "ba").commonPrefix, "back")
        XCTAssertEqual(found("Observable.of(1).subscribe().disposed(by: ba").commonPrefix, "bag")
        XCTAssertEqual(found("Observable.of(1).element(at: ").commonPrefix, "")
        XCTAssertEqual(found("Observable.of(1).element(at: te").commonPrefix, "text", "it may be text.count")
    }

    func testCompletion_commonNamesComeFirst() {
        say("let taps = PublishSubject<Int>(); let relay = BehaviorRelay(value: 1)")
        XCTAssertEqual(
            titles("taps.").prefix(4).map { $0.prefix { $0 != "(" } }, ["onNext", "subscribe", "map", "filter"])
        XCTAssertEqual(titles("relay.").prefix(2).map { $0.prefix { $0 != "(" } }, ["accept", "value"])
        XCTAssertEqual(
            titles("Observable.").prefix(4).map { $0.prefix { $0 != "(" } }, ["just", "of", "create", "interval"])
        let subscribe = found("taps.subsc").candidates
        XCTAssertEqual(subscribe.first?.title, "subscribe(onNext:onError:onCompleted:onDisposed:)")
        XCTAssertEqual(subscribe.count { $0.title.hasPrefix("subscribe(") }, 1)
        XCTAssertTrue(subscribe[0].summary.hasSuffix(" forms)"), subscribe[0].summary)
        XCTAssertGreaterThan(titles("taps.subscribe").count, 1, "the whole name lists its forms")
    }

    func testPlacesOfOtherKinds() {
        say("Observable.of(\"a\")")
        say("let taps = PublishSubject<Int>(); taps")
        XCTAssertTrue(titles("import Rx").contains("RxRelay"))
        XCTAssertFalse(titles("import ").contains("let"))
        XCTAssertEqual(titles(":set pace "), ["live", "x10", "instant", "step"])
        XCTAssertEqual(titles(":set hints o"), ["on", "off"])
        XCTAssertEqual(titles(":timeline "), ["$R0", "taps"])
        XCTAssertEqual(titles(":watch off "), ["$R1"])
        XCTAssertEqual(titles("$R"), ["$R1", "$R0"])
        XCTAssertEqual(titles(".debounc"), ["debounce(_:scheduler:)"])
        XCTAssertEqual(found("  .map { $0 + 1 }.debounc").start, "  .map { $0 + 1 }.".utf8.count)
        XCTAssertEqual(titles(".map { $0 + 1 }.debounc"), ["debounce(_:scheduler:)"])
    }

    func testCompletion_whereATypeIsRequired_offersOnlyTypes() {
        say("let taps = PublishSubject<Int>(); struct Tap {}")
        for start in ["let x: ", "func f(_ a: ", "func f<T>(a: T, b: ", "x as ", "x as? ", "func f() -> ", "{ (a: "] {
            XCTAssertEqual(titles(start).first, "Tap", start)
            XCTAssertEqual(found(start + "Driv").commonPrefix, "Driver", start)
            XCTAssertFalse(titles(start + "t").contains("taps"), start)
        }
        for start in ["taps.debounce(", "taps.subscribe(onNext: ", "[1: ", "true ? taps : "] {
            XCTAssertFalse(titles(start).contains("PublishSubject"), start)
        }
    }

    func testCompletion_inAClosure_offersItsParameters() {
        say("let taps = PublishSubject<Int>()")
        for start in ["taps.subscribe(onNext: { ", "taps.map { ", "taps.scan(0) { ", "let f: (Int) -> Int = { "] {
            XCTAssertEqual(titles(start).first, "$0", start)
            XCTAssertEqual(found(start).commonPrefix, "", "nothing is put in unasked")
        }
        for start in ["taps.map { x in ", "func f() { ", "if true { ", "struct S { "] {
            XCTAssertFalse(titles(start).contains("$0"), start)
        }
    }

    /// Texts on the screen are completed inside the quotes of `tap`, `choose` and `screen.find`.
    func testCompletion_insideTap_offersTextsOnTheScreen() {
        say(
            """
            import UIKit
            final class Form: UIViewController {
                @IBOutlet weak var nameField: UITextField!
                @IBOutlet weak var buttonSave: UIButton!
                @IBOutlet weak var hint: UILabel!
            }
            let form = show(Form())
            """)
        XCTAssertEqual(Set(titles("tap(\"")), ["nameField", "Save"])
        XCTAssertEqual(found("tap(\"Sa").candidates.map(\.insertion), ["Save\")"])
        XCTAssertEqual(found("screen.find(\"na").candidates.map(\.insertion), ["nameField\""])
        say("let alert = UIAlertController(title: \"Really?\", message: nil, preferredStyle: .alert)")
        say("alert.addAction(UIAlertAction(title: \"Yes\", style: .default)); form.present(alert, animated: false)")
        XCTAssertEqual(titles("choose(\""), ["Yes"])
        XCTAssertEqual(titles("print(\""), [], "a text is a text elsewhere")
    }

    /// The table of arguments names commands, and words that the commands take.
    func testArgumentsOfCommandsAreCompleted() {
        for command in CommandTable.allCommands {
            for word in command.argument.acceptedWords {
                let help = command.usage + command.details
                XCTAssertTrue(help.contains(word), "\(command.name) \(word)")
                let typed = ":\(command.name) \(word.dropLast())"
                let titles = session.completions(in: typed, at: typed.utf8.count).candidates.map(\.title)
                XCTAssertTrue(titles.contains(word), "\(typed): \(titles)")
            }
        }
        XCTAssertEqual(session.completions(in: ":step ", at: 6).candidates, [])
    }

    /// Keys leave no texts in memory.
    func testTypedTexts_areNotRetained() {
        let session = SessionTests.session()
        defer { session.close() }
        let text = "Observable.of(1, 2).map { $0 + 1 }.fil"
        func type() {
            for end in 1...text.utf8.count {
                let part = String(text.prefix(end))
                _ = session.completeness(of: part)
                _ = session.completions(in: part, at: end)
                _ = session.stageTypes(in: part)
            }
        }
        type()
        let before = Source.retainedCount
        type()
        XCTAssertEqual(Source.retainedCount, before)
    }

    // MARK: While a chain is typed

    func testTypesOfTheStages() {
        let text =
            "let a = Observable.of(1, 2)\n    .map { \"\\($0)\" }\n    .map { $0.count }.filter { $0 > 0 }.toArray()"
        XCTAssertEqual(
            session.stageTypes(in: text),
            [0: ["Observable<Int>"], 1: ["Observable<String>"], 2: ["Observable<Int>", "Single<[Int]>"]])
        say("Observable.of(1)")
        XCTAssertEqual(session.stageTypes(in: ".map { [$0] }"), [0: ["Observable<Int>", "Observable<[Int]>"]])
        XCTAssertEqual(session.stageTypes(in: "let a = nope.map {"), [:])
        XCTAssertEqual(session.stageTypes(in: ":help"), [:])
    }

    func testBracketPair_atTheCursor_isMarked() {
        let text = "f(a[1], \")\") }"
        XCTAssertEqual(session.brackets(in: text, at: 1), [1..<2, 11..<12])
        XCTAssertEqual(session.brackets(in: text, at: 12), [1..<2, 11..<12])
        XCTAssertEqual(session.brackets(in: text, at: 3), [3..<4, 5..<6])
        XCTAssertEqual(session.brackets(in: text, at: 8), [])
        XCTAssertEqual(session.brackets(in: text, at: 14), [])
        XCTAssertEqual(session.brackets(in: "(]", at: 0), [])
    }

    func testHint_currentArgument_isHighlighted() {
        func marked(_ text: String) -> String? {
            session.hint(in: text, at: text.utf8.count, room: 200)?.runs.first { $0.role == .heading }?.text
        }
        XCTAssertEqual(marked("a.throttle("), "_ dueTime: RxTimeInterval")
        XCTAssertEqual(marked("a.throttle(.seconds(1), latest: tr"), "latest: Bool = true")
        XCTAssertEqual(marked("a.throttle(.seconds(1), scheduler: "), "scheduler: SchedulerType")
        XCTAssertEqual(
            session.hint(in: "a.throttle(", at: 11, room: 200)?.plainText.hasPrefix("throttle(_ dueTime"), true)
        say("func half(_ n: Int, of whole: Int) {}")
        XCTAssertEqual(marked("half(1, of: "), "of: Int")
    }

    /// The current argument is visible in any width.
    func testHint_inANarrowWindow_showsTheCurrentArgument() {
        let text = "a.throttle(.seconds(1), scheduler: "
        var shown: Set<String> = []
        for room in stride(from: 100, through: 25, by: -1) {
            let hint = session.hint(in: text, at: text.utf8.count, room: room)!
            XCTAssertLessThanOrEqual(hint.width, room)
            XCTAssertTrue(hint.plainText.contains("scheduler: SchedulerType"), hint.plainText)
            shown.insert(hint.plainText)
        }
        XCTAssertTrue(shown.contains("throttle(_:, latest:, scheduler: SchedulerType)"), "\(shown)")
        XCTAssertTrue(shown.contains("scheduler: SchedulerType"), "\(shown)")
    }
}
