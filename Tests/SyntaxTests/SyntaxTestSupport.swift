import Diagnostics
import Foundation
import StyledText
import Syntax
import XCTest

let testsFolder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
let goldenFolder = testsFolder.appendingPathComponent("SyntaxGolden")
let corpusFolder = testsFolder.appendingPathComponent("Corpus")

func parse(_ text: String, name: String = "entry 1") -> ParsedFile { parse(Source(name: name, text: text)) }

/// All diagnostics of parsing and folding.
func problems(in text: String, name: String = "entry 1") -> [Diagnostic] {
    let file = parse(text, name: name)
    return file.diagnostics + foldOperators(file, table: OperatorTable.standard.adding(file))
}

/// The tree of a text with its operators folded.
func foldedDump(_ text: String) -> String {
    let file = parse(text)
    _ = foldOperators(file, table: OperatorTable.standard.adding(file))
    return dump(file)
}

struct Program {
    let name: String
    let text: String
}

/// The programs of a folder, in order of their names.
func programs(in folder: URL) -> [Program] {
    let files = (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? []
    XCTAssertFalse(files.isEmpty, "no programs in \(folder.path)")
    return files.filter { $0.pathExtension == "swift" }.sorted { $0.path < $1.path }.compactMap { file in
        guard let text = try? String(contentsOf: file, encoding: .utf8) else { return nil }
        return Program(name: file.deletingPathExtension().lastPathComponent, text: text)
    }
}

/// Programs that the parser accepts, including those refused later.
let corpusPrograms: [Program] = ["language", "operators", "programs", "diagnostics"].flatMap { area in
    programs(in: corpusFolder.appendingPathComponent(area)).filter { !$0.name.contains("-parse-") }
}

/// Compares with a golden file, or writes it if `RILL_ACCEPT=1` is set.
func checkGolden(_ actual: String, _ file: URL, line: UInt = #line) {
    if ProcessInfo.processInfo.environment["RILL_ACCEPT"] == "1" {
        try? actual.write(to: file, atomically: true, encoding: .utf8)
        return
    }
    guard let expected = try? String(contentsOf: file, encoding: .utf8) else {
        return XCTFail("no golden file \(file.lastPathComponent); run with RILL_ACCEPT=1 to write it", line: line)
    }
    guard actual != expected else { return }
    let (want, got) = (
        expected.split(separator: "\n", omittingEmptySubsequences: false),
        actual.split(separator: "\n", omittingEmptySubsequences: false)
    )
    let place = zip(want, got).prefix { $0 == $1 }.count
    XCTFail(
        """
        \(file.lastPathComponent) differs from line \(place + 1):
        want: \(want.dropFirst(place).prefix(3).joined(separator: "\n      "))
        got:  \(got.dropFirst(place).prefix(3).joined(separator: "\n      "))
        """, line: line)
}

/// A small generator that gives the same numbers in each run.
struct SeededGenerator: RandomNumberGenerator {
    private var state: UInt64
    init(seed: UInt64) { state = seed }
    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return z ^ (z >> 31)
    }
}
