import Checking
import Declarations
import Diagnostics
import Foundation
import Syntax
import TypeModel
import XCTest

/// Small programs that Swift refuses, with the line and the id of rill's first error. `Tests/TypesGolden/compare`
/// compiles each with the Swift compiler, which refuses it at the same line.
final class MistakeTests: XCTestCase {
    struct Mistake {
        var area: String
        var name: String
        var line: Int
        var id: String
        var text: String
    }

    static let mistakes: [Mistake] = {
        let folder = corpusFolder.deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent(
            "Tests/TypesGolden/Mistakes")
        let files = ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()
        return files.filter { $0.hasSuffix(".txt") }.flatMap { file -> [Mistake] in
            let whole = (try? String(contentsOf: folder.appendingPathComponent(file), encoding: .utf8)) ?? ""
            return whole.components(separatedBy: "\n//// ").enumerated().compactMap { index, part in
                let part = index == 0 ? String(part.dropFirst(5)) : part
                guard let end = part.firstIndex(of: "\n") else { return nil }
                let head = part[..<end].split(separator: " ", maxSplits: 2)
                guard head.count == 3, let line = Int(head[0]) else { return nil }
                return Mistake(
                    area: file, name: String(head[2]), line: line, id: String(head[1]),
                    text: String(part[part.index(after: end)...]) + "\n")
            }
        }
    }()

    func testEachIsRefusedAtItsLineWithItsId() {
        XCTAssertGreaterThan(Self.mistakes.count, 500)
        // One checker for all: a refused text changes nothing.
        for mistake in Self.mistakes {
            let all = check(mistake.text, with: sharedChecker).diagnostics
            for problem in all {
                XCTAssertFalse(problem.message.hasSuffix("."), problem.message)
                XCTAssertFalse(problem.message.contains("\n"), problem.message)
                XCTAssertLessThanOrEqual(problem.primary.start, problem.primary.end, mistake.name)
            }
            let errors = all.filter { $0.severity == .error }
            let title = "\(mistake.area): \(mistake.name)"
            guard let first = errors.first else {
                XCTFail("\(title) is accepted")
                continue
            }
            XCTAssertEqual(first.id, mistake.id, title)
            XCTAssertEqual(first.primary.position.line, mistake.line, title)
        }
    }

    /// Similar valid programs: the compiler and rill accept them.
    func testValidPrograms_areAccepted() {
        let file = corpusFolder.deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent(
            "Tests/TypesGolden/Right.txt")
        let programs = ("\n" + ((try? String(contentsOf: file, encoding: .utf8)) ?? ""))
            .components(separatedBy: "\n//// ").dropFirst()
        XCTAssertGreaterThan(programs.count, 60)
        for program in programs {
            let end = program.firstIndex(of: "\n") ?? program.endIndex
            let found = check(String(program[end...]), with: sharedChecker).diagnostics.filter { $0.severity == .error }
            XCTAssertEqual(found.map(\.message), [], String(program[..<end]))
            if found.isEmpty { sharedChecker.revert() }
        }
    }

    func testEveryIdOfTheCheckerIsShownByAMistake() {
        let shown = Set(Self.mistakes.map(\.id))
        // A limit that no short program reaches.
        for id in CheckDiagnosticID.allCases where !id.isWarning && id != .tooComplex {
            XCTAssertTrue(shown.contains(id.rawValue), id.rawValue)
        }
    }

    /// Applying the offered fixes repeatedly ends in a program that is accepted.
    func testFixItsMakeThePrograms() {
        let programs = [
            "let a = [1]\nprint(a.cuont)", "let counter = 1\nprint(countr)", "func f(from a: Int) {}\nf(to: 1)",
            "let a = 1\na = 2", "func f(_ n: inout Int) {}\nvar x = 1\nf(x)", "let d = Date()",
            "class A {\n var n = 0\n func f() -> () -> Void { return { n += 1 } }\n}",
            "var kept: [() -> Void] = []\nfunc f(_ c: () -> Void) { kept.append(c) }",
            "struct P {\n static let k = 1\n func f() -> Int { k }\n}", "class B {}\nclass A { weak var b: B = B() }",
            "func f(_ n: Int) -> Int {\n let m = n + 1\n m * 2\n}", "var n = 1\nif n = 1 { print(n) }",
            "let a: Int == 3",
        ]
        for program in programs {
            var text = program
            for _ in 0..<3 {
                guard let fix = check(text).diagnostics.first(where: { $0.severity == .error })?.fixIts.first else {
                    break
                }
                text = applying(fix, to: text)
            }
            XCTAssertEqual(problems(text), [], "\(program)\n-> \(text)")
            XCTAssertNotEqual(text, program)
        }
    }

    private func applying(_ fix: Diagnostic.FixIt, to text: String) -> String {
        var bytes = Array(text.utf8)
        for edit in fix.edits.sorted(by: { $0.span.start > $1.span.start }) {
            bytes.replaceSubrange(Int(edit.span.start)..<Int(edit.span.end), with: Array(edit.replacement.utf8))
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}
