import Export
import StyledText
import Timeline
import XCTest

@testable import Lessons

#if canImport(FoundationXML)
    import FoundationXML
#endif

/// `rill export` writes standalone pages with the actual results.
final class ExportTests: XCTestCase {
    private static let program = """
        import RxSwift
        let main = MainScheduler.instance
        let ticks = Observable<Int>.interval(.milliseconds(300), scheduler: main).take(4)
        _ = ticks
            .filter { $0 % 2 == 1 }
            .map { "</script><b>\\($0)" }
            .subscribe(onNext: { print("got", $0) })
        """

    private func folder() -> String {
        let folder = NSTemporaryDirectory() + UUID().uuidString
        try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        addTeardownBlock { try? FileManager.default.removeItem(atPath: folder) }
        return folder
    }

    private func export(_ path: String, _ output: String) -> (status: Int32, said: String) {
        var said = ""
        let task = ExportTask(path: path, outputPath: output, reportError: { said += $0 }) { said += $0.plainText }
        return (task.run(), said)
    }

    /// Returns the program exported in a format.
    private func exported(_ text: String, as ending: String) throws -> String {
        let folder = folder()
        try text.write(toFile: folder + "/program.swift", atomically: true, encoding: .utf8)
        let (status, said) = export(folder + "/program.swift", folder + "/out" + ending)
        XCTAssertEqual(status, 0, said)
        return try String(contentsOfFile: folder + "/out" + ending, encoding: .utf8)
    }

    // MARK: Pages

    /// Every element is closed by its own end tag.
    private func checkForm(_ page: String, _ name: String) {
        var open: [String] = []
        var rest = page[...]
        while let start = rest.firstIndex(of: "<") {
            rest = rest[start...]
            guard let end = rest.firstIndex(of: ">") else { return XCTFail("\(name): < without >") }
            let tag = rest[rest.index(after: start)..<end]
            rest = rest[rest.index(after: end)...]
            let word = String(tag.prefix { $0 != " " && $0 != "/" })
            if tag.hasPrefix("/") {
                XCTAssertEqual(open.popLast(), String(tag.dropFirst()), name)
            } else if !tag.hasPrefix("!"), !tag.hasSuffix("/"), !["meta", "input", "img", "source"].contains(word) {
                open.append(word)
                if word == "script" || word == "style", let close = rest.range(of: "</\(word)>") {
                    rest = rest[close.lowerBound...]
                }
            }
        }
        XCTAssertEqual(open, [], name)
    }

    private func checkStandsAlone(_ page: String, _ name: String) {
        checkForm(page, name)
        // An image inside the page loads nothing.
        let known = page.replacingOccurrences(of: "http://www.w3.org/2000/svg", with: "").replacingOccurrences(
            of: "src(?:set)?=\"data:image/svg\\+xml,[^\"]*\"", with: "", options: .regularExpression)
        for word in ["src=", "@import", "url(", "fetch(", "http-equiv", "<link"] {
            XCTAssertFalse(known.contains(word), "\(name): \(word)")
        }
        for part in known.components(separatedBy: "href=\"").dropFirst() {
            XCTAssertNil(
                part.range(of: "^[^\"]*[:/]", options: .regularExpression),
                "\(name) leads elsewhere: \(part.prefix(40))")
        }
    }

    private func moments(_ page: String) throws -> [[String: Any]] {
        let data = try XCTUnwrap(page.components(separatedBy: "application/json\">").dropFirst().first)
        let text = try XCTUnwrap(data.components(separatedBy: "</script>").first)
        return try XCTUnwrap(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [[String: Any]])
    }

    func testAPageShowsCodeOutputAndPicture() throws {
        let page = try exported(Self.program, as: ".html")
        XCTAssertEqual(page, try exported(Self.program, as: ".html"), "the same run, the same bytes")
        checkStandsAlone(page, "program")
        XCTAssertFalse(page.contains("<b>"))
        XCTAssertTrue(page.contains("<span data-line=\"5\">    .filter { $0 % <span class=\"nu\">2</span>"), page)
        XCTAssertTrue(
            page.contains("got &lt;/script&gt;&lt;b&gt;1\n</span>"), "what it prints stands there without script")
        let svg = try XCTUnwrap(
            page.range(of: "<svg.*</svg>", options: .regularExpression).map { page[$0] } ?? svg(in: page))
        XCTAssertTrue(XMLParser(data: Data(svg.utf8)).parse())
    }

    private func svg(in page: String) -> Substring? {
        guard let start = page.range(of: "<svg"), let end = page.range(of: "</svg>") else { return nil }
        return page[start.lowerBound..<end.upperBound]
    }

    /// The slider has the events in order; each names its line of code, and every drawn or printed part appears at one of
    /// them.
    func testMomentsAreTheEvents() throws {
        let page = try exported(Self.program, as: ".html")
        let moments = try moments(page)
        let numbers = moments.compactMap { $0["n"] as? Int }
        XCTAssertEqual(numbers, numbers.sorted())
        func lines(_ sentence: String) -> [Int]? {
            moments.first { ($0["says"] as? String)?.hasSuffix(sentence) ?? false }?["lines"] as? [Int]
        }
        XCTAssertEqual(lines("lane .take: next 1"), [3])
        XCTAssertEqual(lines("lane .filter: next 1"), [5])
        XCTAssertEqual(lines("lane .filter: dropped"), [5])
        XCTAssertEqual(lines("lane .map: next \"</script><b>1\""), [6])
        let shapes = page.components(separatedBy: "data-n=\"").dropFirst().compactMap { Int($0.prefix { $0.isNumber }) }
        XCTAssertGreaterThan(shapes.count, 30)
        for number in shapes { XCTAssertTrue(numbers.contains(number), "\(number)") }
        // The first print waits for the first element that has come through.
        let sent = moments.first { ($0["says"] as? String)?.contains("lane .map: next") ?? false }?["n"] as? Int
        let printed = try XCTUnwrap(page.range(of: "<samp><span data-n=\"\\d+\"", options: .regularExpression))
        XCTAssertEqual(page[printed], "<samp><span data-n=\"\(sent ?? 0)\"")
    }

    /// The line of the call that sends an event is shown, in a program and in a lesson's step.
    func testExport_namesTheLineThatSends() throws {
        let body = """
            let taps = PublishSubject<Int>()
            _ = taps.map { $0 + 1 }.subscribe()
            taps.onNext(1)
            for n in [2, 3] {
                taps.onNext(n)
            }
            """
        func sent(_ page: String) throws -> [[Int]] {
            try moments(page).filter { ($0["says"] as? String)?.contains("lane .map: next") ?? false }
                .compactMap { $0["lines"] as? [Int] }
        }
        XCTAssertEqual(try sent(try exported("\n\nimport RxSwift\n" + body, as: ".html")), [[4, 3], [6, 3], [6, 3]])
        let lesson = LessonReaderTests.small.replacingOccurrences(of: "    print(1)\n", with: body + "\n")
        let page = try exported(lesson, as: ".html")
        let line = try XCTUnwrap(lesson.components(separatedBy: "\n").firstIndex { $0.contains("taps.onNext(1)") }) + 1
        XCTAssertEqual(try sent(page), [[line, line - 1], [line + 2, line - 1], [line + 2, line - 1]])
        XCTAssertTrue(page.contains("data-line=\"\(line)\">taps."), page)
    }

    func testWatchedLanesAreThePicture() throws {
        let text = """
            import RxSwift
            _ = Observable.of(1, 2).map { $0 + 1 }.watch("sums").filter { $0 > 2 }.subscribe()
            """
        XCTAssertEqual(try exported(text, as: ".txt"), "  step  1    2    3\n  sums  2────3────┤\n")
    }

    // MARK: Other forms

    func testOtherForms() throws {
        let text = try exported(Self.program, as: ".txt")
        XCTAssertTrue(text.hasPrefix("got </script><b>1\ngot </script><b>3\n\n"), text)
        XCTAssertTrue(text.contains("  .filter ") && text.contains("·"), text)
        let markdown = try exported(Self.program, as: ".md")
        XCTAssertEqual(markdown.components(separatedBy: "\n```").count, 7, markdown)
        let events = try exported(Self.program, as: ".json").split(separator: "\n").map {
            try JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any]
        }
        XCTAssertEqual(events.compactMap { $0?["event"] as? String }, ["subscribed", "next", "next", "completed"])
        let drawing = try exported(Self.program, as: ".svg")
        XCTAssertTrue(XMLParser(data: Data(drawing.utf8)).parse())
        XCTAssertFalse(drawing.contains("data-n"))
    }

    func testALessonIsALessonInEachForm() throws {
        let small = LessonReaderTests.small
        let text = try exported(small, as: ".txt")
        XCTAssertTrue(text.contains("one\n\n--- Example of: one ---\n1\n"), text)
        let markdown = try exported(small, as: ".md")
        XCTAssertTrue(markdown.hasPrefix("# 3  Small\n\nWhat it is about.\n"), markdown)
        let page = try exported(small, as: ".html")
        let parts = page.components(separatedBy: "<details>\n<summary>One way to do it</summary>")
        XCTAssertEqual(parts.count, 2)
        XCTAssertFalse(parts[0].contains("<span class=\"nu\">3</span> }"), "the solution is not shown at first")
        XCTAssertTrue(parts.last!.contains("<span class=\"nu\">3</span> }"), page)
        // The question comes before the output, and hints are folded.
        let question = try XCTUnwrap(page.range(of: "<strong>Which come?</strong>"), page)
        let output = try XCTUnwrap(page.range(of: "--- Example of: one ---"))
        XCTAssertLessThan(question.lowerBound, output.lowerBound)
        XCTAssertTrue(page.contains("<details>\n<summary>Hint 2</summary>\n<p>It is 3.</p>\n</details>"), page)
        let drawing = try exported(
            small.replacingOccurrences(of: "print(1)", with: "_ = Observable.of(1).subscribe()"), as: ".svg")
        XCTAssertTrue(XMLParser(data: Data(drawing.utf8)).parse())
    }

    /// The text after an example contains its answer: on a page it is folded with the output.
    func testAQuestion_onAPage_foldsOutputAndAfterwordUntilItIsAnswered() throws {
        let lesson = LessonReaderTests.small
        let page = try exported(lesson, as: ".html")
        let form = try XCTUnwrap(page.range(of: "<form class=\"guess\" data-kind=\""), page)
        let fold = try XCTUnwrap(page.range(of: "<details class=\"reveal\">"), page)
        let end = try XCTUnwrap(page.range(of: "</details>", range: fold.upperBound..<page.endIndex))
        let folded = page[fold.lowerBound..<end.lowerBound]
        XCTAssertLessThan(form.lowerBound, fold.lowerBound)
        XCTAssertTrue(folded.contains("--- Example of: one ---"), String(folded))
        XCTAssertTrue(folded.contains("Because."), String(folded))
    }

    // MARK: The course

    func testTheCourseIsASite() throws {
        let site = folder() + "/site"
        let lessons = LessonReaderTests.root.appendingPathComponent("lessons").path
        let (status, said) = export(lessons, site)
        XCTAssertEqual(status, 0, said)
        let index = try String(contentsOfFile: site + "/index.html", encoding: .utf8)
        checkStandsAlone(index, "index")
        let files = index.components(separatedBy: "href=\"").dropFirst().map { String($0.prefix { $0 != "\"" }) }
        let course = try LessonReaderTests.course().filter { $0.lesson.number > 0 }
        XCTAssertEqual(files, course.map { $0.name.replacingOccurrences(of: ".swift", with: ".html") })
        for (file, entry) in zip(files, course) {
            let page = try String(contentsOfFile: site + "/" + file, encoding: .utf8)
            checkStandsAlone(page, file)
            for step in entry.lesson.steps {
                XCTAssertTrue(page.contains("\(escapedTitle(step.title))</h"), "\(file): \(step.title)")
            }
            for link in page.components(separatedBy: "href=\"").dropFirst() {
                let target = String(link.prefix { $0 != "\"" })
                let isPart = target.first == "#" && page.contains("id=\"\(target.dropFirst())\"")
                XCTAssertTrue(isPart || target == "index.html" || files.contains(target), "\(file): \(target)")
            }
        }
    }

    private func escapedTitle(_ text: String) -> String {
        text.replacingOccurrences(of: "&", with: "&amp;").replacingOccurrences(of: "<", with: "&lt;")
            .replacingOccurrences(of: ">", with: "&gt;").replacingOccurrences(of: "\"", with: "&quot;")
    }

    // MARK: What goes wrong

    func testExport_ofUnsupportedInput_isRefused() throws {
        let folder = folder()
        try "let a: Int = \"b\"".write(toFile: folder + "/wrong.swift", atomically: true, encoding: .utf8)
        try "print(1)".write(toFile: folder + "/good.swift", atomically: true, encoding: .utf8)
        let rows: [(path: String, output: String, status: Int32, says: String)] = [
            ("wrong.swift", "out.html", 1, "wrong.swift:1:14"), ("good.swift", "out.pdf", 64, "not '"),
            ("none.swift", "out.html", 66, "cannot read"), ("good.swift", "no/such/out.html", 74, "cannot write"),
            ("", "site", 66, "no lessons in"),
        ]
        for row in rows {
            let (status, said) = export(folder + "/" + row.path, folder + "/" + row.output)
            XCTAssertEqual(status, row.status, said)
            XCTAssertTrue(said.contains(row.says), said)
        }
        XCTAssertFalse(FileManager.default.fileExists(atPath: folder + "/out.html"))
    }

    /// The page of a program that failed ends with the failure.
    func testExport_ofAProgramThatTraps_endsWithTheTrap() throws {
        let page = try exported("print(1)\nlet list = [1]\nprint(list[3])", as: ".html")
        XCTAssertTrue(page.contains("trap: "), page)
    }

    // MARK: Apps

    private static let counter = """
        import UIKit
        final class Counter: UIViewController {
            let label = UILabel(frame: CGRect(x: 20, y: 60, width: 200, height: 24))
            override func viewDidLoad() {
                super.viewDidLoad()
                label.text = "none yet"
                view.addSubview(label)
            }
        }

        """

    /// Returns the pages' pictures of phones, decoded.
    private func phones(_ page: String) -> [String] {
        page.components(separatedBy: "<figure class=\"phone\">").dropFirst().map {
            ($0.components(separatedBy: "</figure>")[0].removingPercentEncoding ?? "")
        }
    }

    func testExport_ofAProgramWithAnApp_showsThePhoneAtItsEnd() throws {
        let program = Self.counter + "let counter = Counter()\nshow(counter)\ncounter.label.text = \"three\"\n"
        for ending in [".html", "deck.html"] {
            let page = try exported(program, as: ending)
            let phones = phones(page)
            XCTAssertEqual(phones.count, 1, ending)
            XCTAssertTrue(phones.first?.contains(">three<") ?? false, ending)
        }
        XCTAssertTrue(phones(try exported("import UIKit\nprint(1)\n", as: ".html")).isEmpty)
    }

    func test_talk_withAnApp_showsThePhoneOnSlidesThatChangeIt() throws {
        let talk =
            Self.counter
                + """
                //: ## Start
                let counter = Counter()
                show(counter)
                //: ## Nothing
                print(1)
                //: ## Change
                counter.label.text = "three"

                """
        let slides = try exported(talk, as: "deck.html").components(separatedBy: "<section class=\"slide").dropFirst()
        let shown = slides.map { phones($0).first.map { $0.contains(">three<") ? "three" : "none yet" } ?? "no phone" }
        XCTAssertEqual(Array(shown.suffix(3)), ["none yet", "no phone", "three"])
    }

    // MARK: Talks

    private static let slides = """
        import RxSwift
        //: # Waiting
        //: Why wait?
        let main = MainScheduler.instance
        //: ## Keys
        //: - one
        let keys = cold("a-b---c|")
        keys.debounce(.milliseconds(250), scheduler: main).subscribe(onNext: { print("search", $0) })
        //: ## Numbers
        Observable.of(1, 2).subscribe(onNext: { print($0) })

        """

    /// Each part of a talk is a slide with its own code, picture and output.
    func test_talk_isASlideForEachPart() throws {
        let deck = try exported(Self.slides, as: "deck.html")
        checkForm(deck, "deck")
        checkStandsAlone(deck, "deck")
        XCTAssertEqual(deck.components(separatedBy: "<section class=\"slide").count, 4, deck)
        XCTAssertTrue(deck.contains("<h1>Waiting</h1>") && deck.contains("<h2>Keys</h2>"), deck)
        XCTAssertTrue(deck.contains("<li>one</li>"), deck)
        XCTAssertTrue(deck.contains("ArrowRight"), deck)
        let slides: [String] = Array(deck.components(separatedBy: "<section class=\"slide")[2...]).map {
            $0.components(separatedBy: "</section>")[0]
        }
        XCTAssertTrue(slides[0].contains("search c") && !slides[0].contains("Observable.of"), slides[0])
        XCTAssertTrue(slides[1].contains("data-line=\"10\"") && !slides[1].contains("debounce"), slides[1])
        let markdown = try exported(Self.slides, as: ".md")
        XCTAssertTrue(markdown.hasPrefix("# Waiting\n\nWhy wait?\n\n### Keys\n"), markdown)
    }

    /// Themes, width and motion apply to exported drawings and pages.
    func test_export_obeysThemeWidthAndMotion() throws {
        let folder = folder()
        let file = folder + "/a.swift"
        try Self.slides.write(toFile: file, atomically: true, encoding: .utf8)
        var task = ExportTask(
            path: file, outputPath: folder + "/a.svg", reportError: { _ in }, reportProgress: { _ in })
        task.drawingStyle = DrawingStyle(width: 500, theme: .dark)
        task.drawingStyle.isAnimated = true
        XCTAssertEqual(task.run(), 0)
        let drawing = try String(contentsOfFile: folder + "/a.svg", encoding: .utf8)
        XCTAssertTrue(XMLParser(data: Data(drawing.utf8)).parse())
        XCTAssertTrue(drawing.contains("width=\"500\"") && drawing.contains("#0d1117"), drawing)
        XCTAssertTrue(drawing.contains("@keyframes p0") && drawing.contains("@keyframes p1"), drawing)
        task.outputPath = folder + "/a.html"
        XCTAssertEqual(task.run(), 0)
        let page = try String(contentsOfFile: folder + "/a.html", encoding: .utf8)
        XCTAssertTrue(page.contains("html{color-scheme:dark;") && !page.contains("prefers-color-scheme"), page)
    }

    func test_table_isATableOfThePage() {
        XCTAssertEqual(
            HTMLProse.html("First:\n\n| you have | write |\n| --- | --- |\n| one | `await` |\n\nThen."),
            """
            <p>First:</p>
            <table>
            <tr><th>you have</th><th>write</th></tr>
            <tr><td>one</td><td><code>await</code></td></tr>
            </table>
            <p>Then.</p>
            """)
    }
}
