import Foundation
import XCTest
@testable import Commands
@testable import Export
@testable import SessionCore

/// `rill diff`: two versions of a program on the same inputs.
final class DiffTests: XCTestCase {
    private let search = """
        import RxSwift
        let bag = DisposeBag()
        let query = PublishSubject<String>()
        let results = query.flatMap { text in
            Observable.just("found " + text)
                .delay(.milliseconds(text.count == 1 ? 300 : 100), scheduler: MainScheduler.instance)
        }
        results.watch("results").subscribe(onNext: { print($0) }).disposed(by: bag)
        query.map { $0.count }.watch("lengths").subscribe().disposed(by: bag)

        """
    private let typing = """
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) { query.onNext("r") }
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.2) { query.onNext("rx") }

        """
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("diff-\(UUID().uuidString)")

    override func setUpWithError() throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    override func tearDownWithError() throws { try FileManager.default.removeItem(at: folder) }

    private func file(_ name: String, _ text: String) throws -> String {
        let url = folder.appendingPathComponent(name)
        try text.write(to: url, atomically: true, encoding: .utf8)
        return url.path
    }

    private func diff(
        _ old: String, _ new: String, configure: (inout DiffTask) -> Void = { _ in }
    ) throws -> (status: Int32, text: String) {
        var text = ""
        var task = DiffTask(
            old: try file("old.swift", old), new: try file("new.swift", new),
            presentation: Presentation(isTerminal: false), write: { text += $0.plainText + "\n" },
            reportError: { text += "rill: \($0)\n" })
        configure(&task)
        return (task.run(), text)
    }

    private var mended: String { search.replacing("flatMap", with: "flatMapLatest") }

    func testSameBehaviour_otherText_hasNoDifference() throws {
        let (status, text) = try diff(search + typing, "// A comment moves all lines.\n" + search + typing)
        XCTAssertEqual(status, 0, text)
        XCTAssertEqual(text, "no difference in 3 lanes\n")
    }

    func testOtherOperator_sameInput_showsTheLaneAndTheFirstDifference() throws {
        let (status, text) = try diff("import Foundation\n" + search + typing, "import Foundation\n" + mended + typing)
        XCTAssertEqual(status, 1, text)
        XCTAssertTrue(text.hasPrefix("2 of 3 lanes differ, first 'results' at 0.4"), text)
        XCTAssertTrue(text.contains("  old results ") && text.contains("  new results "), text)
        XCTAssertTrue(text.contains("old sends \"found r\", new nothing"), text)
        XCTAssertTrue(text.contains("  the same: lengths"), text)
    }

    func testRecordedInput_isSentToSubjectsOfItsNames() throws {
        let events = """
            {"n":1,"ms":100,"lane":"query","event":"next","value":"\\"r\\""}
            {"n":2,"ms":200,"lane":"query","event":"next","value":"\\"rx\\""}
            {"n":3,"ms":300,"lane":"other","event":"next","value":"1"}

            """
        let input = try file("input.jsonl", events)
        XCTAssertEqual(try diff(search, mended).status, 0)
        let (status, text) = try diff(search, mended) { $0.inputPath = input }
        XCTAssertEqual(status, 1, text)
        XCTAssertTrue(text.contains("old sends \"found r\", new nothing"), text)
        XCTAssertTrue(text.contains("has no subject 'other', so the events of 'other' are ignored"), text)
    }

    func testTimes_ignored_otherDelayIsTheSame() throws {
        let later = (search + typing).replacing("? 300 : 100", with: "? 350 : 100")
        XCTAssertEqual(try diff("import Foundation\n" + search + typing, "import Foundation\n" + later).status, 1)
        let (status, text) = try diff("import Foundation\n" + search + typing, "import Foundation\n" + later) {
            $0.ignoresTimes = true
        }
        XCTAssertEqual(status, 0, text)
    }

    func testMarkdownAndPage_containTableAndPictures() throws {
        let (old, new) = ("import Foundation\n" + search + typing, "import Foundation\n" + mended + typing)
        let markdown = try diff(old, new) { $0.form = .markdown }.text
        XCTAssertTrue(markdown.contains("| lane | difference |\n|---|---|\n"), markdown)
        XCTAssertTrue(markdown.contains("| lengths | no difference |"), markdown)
        XCTAssertTrue(markdown.contains("```text\n"), markdown)
        let page = folder.appendingPathComponent("page.html").path
        XCTAssertEqual(try diff(old, new) { $0.outputPath = page }.status, 1)
        let text = try String(contentsOfFile: page, encoding: .utf8)
        XCTAssertTrue(text.contains("<svg") && text.contains("<td>lengths</td><td>no difference</td>"), text)
    }

    func testTrapInOneVersion_isADifference() throws {
        let (status, text) = try diff("print(1)", "print(1)\nlet none: Int? = nil\nprint(none!)")
        XCTAssertEqual(status, 1)
        XCTAssertTrue(text.contains("old: ends normally"), text)
    }

    func testRefusedProgram_isReported() throws {
        let (status, text) = try diff("print(1)", "print(x)")
        XCTAssertEqual(status, 1)
        XCTAssertTrue(text.contains("new.swift is refused:") && text.contains("'x' is not defined"), text)
    }

    func testMarkdown_withoutUnicode_isASCII() throws {
        let (_, text) = try diff(search + typing, mended + typing) {
            $0.form = .markdown
            $0.presentation = Presentation(isTerminal: false, isUnicode: false)
        }
        XCTAssertTrue(text.hasPrefix("### ") && text.contains("/old.swift -> /"), text)
        XCTAssertTrue(text.utf8.allSatisfy { $0 < 128 }, text)
    }
}
