import Diagnostics
import Foundation
import Syntax
import XCTest

final class GoldenTests: XCTestCase {
    func testTrees() {
        let folder = goldenFolder.appendingPathComponent("Trees")
        let all = programs(in: folder)
        XCTAssertFalse(all.isEmpty)
        for program in all {
            let file = parse(program.text)
            XCTAssertNil(file.unfinished, program.name)
            checkGolden(foldedDump(program.text), folder.appendingPathComponent(program.name + ".tree"))
        }
    }

    func testDiagnostics() {
        let folder = goldenFolder.appendingPathComponent("Diagnostics")
        for program in programs(in: folder) {
            let drawn = problems(in: program.text, name: "entry 1").map { render($0).plainText }
            checkGolden(
                drawn.joined(separator: "\n\n") + "\n", folder.appendingPathComponent(program.name + ".expected"))
        }
    }

    func testEveryDiagnosticHasAGoldenProgramThatReportsIt() {
        var reported: Set<String> = []
        for program in programs(in: goldenFolder.appendingPathComponent("Diagnostics")) {
            let ids = problems(in: program.text).map(\.id)
            XCTAssertFalse(ids.isEmpty, "\(program.name) reports nothing")
            XCTAssertTrue(ids.contains { program.name.hasPrefix($0) }, "\(program.name) reports \(ids)")
            reported.formUnion(ids)
        }
        for id in SyntaxDiagnosticID.allCases { XCTAssertTrue(reported.contains(id.rawValue), id.rawValue) }
    }

    func testNoGoldenFileIsLeftOver() {
        for (area, kind) in [("Trees", "tree"), ("Diagnostics", "expected")] {
            let folder = goldenFolder.appendingPathComponent(area)
            let names = Set(programs(in: folder).map(\.name))
            let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
            for file in files where file.hasSuffix("." + kind) {
                XCTAssertTrue(names.contains(String(file.dropLast(kind.count + 1))), file)
            }
        }
    }

    func testDiagnosticsComeInOrderOfPlaceAndAreAtMostTen() {
        let text = (1...20).map { "let \($0)x = 1\n" }.joined()
        let places = parse(text).diagnostics.map(\.primary.start)
        XCTAssertEqual(places.count, 10)
        XCTAssertEqual(places, places.sorted())
    }

    func testFixItsRepairTheProgram() {
        for (broken, repaired) in [
            ("let a: Int == 3\n", "let a: Int = 3\n"),
            ("if a = 3 { }\n", "if a == 3 { }\n"),
            ("let in = 3\n", "let `in` = 3\n"),
            ("print(1) print(2)\n", "print(1); print(2)\n"),
            ("let c = 'a'\n", "let c = \"a\"\n"),
            ("print(1))\n", "print(1)\n"),
            ("let a = (1 + 2\n", "let a = (1 + 2)\n"),
        ] {
            let source = Source(name: "entry 1", text: broken)
            guard let edits = parse(source).diagnostics.first?.fixIts.first?.edits else {
                XCTFail("no repair for \(broken)")
                continue
            }
            var bytes = source.utf8
            for edit in edits.sorted(by: { $0.span.start > $1.span.start }) {
                bytes.replaceSubrange(Int(edit.span.start)..<Int(edit.span.end), with: Array(edit.replacement.utf8))
            }
            XCTAssertEqual(String(decoding: bytes, as: UTF8.self), repaired)
            XCTAssertTrue(parse(repaired).diagnostics.isEmpty, repaired)
        }
    }
}
