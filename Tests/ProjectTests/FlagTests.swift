import Foundation
import XCTest

/// The assumptions of the release flags in Package.swift, and their description in docs/Decisions/0004.
final class FlagTests: XCTestCase {
    private static func read(_ file: String) throws -> String {
        try String(contentsOf: ImportTests.root.appendingPathComponent(file), encoding: .utf8)
    }

    /// Folders of the rooms that count without locked instructions.
    private static func uncountedModules() throws -> [String] {
        try read("Package.swift").components(separatedBy: "module(").dropFirst().filter { $0.contains("oneAtATime") }
            .map { $0.components(separatedBy: "path: \"")[1].components(separatedBy: "\"")[0] }
    }

    // Names of the engine end like those of the system, so a name begins at a word.
    private static let starters = try! NSRegularExpression(
        pattern: #"pthread_create|(?<![\w.])(Thread\s*[({]|Thread\.detach|Task\s*[({]|Task\.detached|Timer\s*\(|"#
            + #"OperationQueue\s*\(|DispatchQueue\s*\(|DispatchQueue\.(global|main)|DispatchSource\.|withTaskGroup\s*\()"#
            + #"|concurrentPerform|\basync let\b"#)

    /// Code without its comments and texts.
    private static func bare(_ line: Substring) -> String {
        var line = String(line)
        line = line.replacingOccurrences(of: #""(\\.|[^"\\])*""#, with: "\"\"", options: .regularExpression)
        return line.replacingOccurrences(of: #"//.*"#, with: "", options: .regularExpression)
    }

    private static func starts(aThread line: Substring) -> Bool {
        let line = bare(line)
        return starters.firstMatch(in: line, range: NSRange(line.startIndex..., in: line)) != nil
    }

    func testTheTestFindsThreads() {
        for line in [
            "Thread { work() }.start()", "pthread_create(&thread, nil, body, nil)", "DispatchQueue.global().async {",
            "let queue = DispatchQueue(label: name)", "Task { await work() }",
            "DispatchQueue.concurrentPerform(iterations: 2) {",
        ] { XCTAssertTrue(Self.starts(aThread: line[...]), line) }
        for line in [
            "t.one(\"DispatchQueue.main\") {", "WorldThread(in: world) {", "// Thread(", "SolverTask(kind)",
            "SerialDispatchQueueScheduler(queue: queue)",
        ] { XCTAssertFalse(Self.starts(aThread: line[...]), line) }
    }

    /// Modules with non-atomic reference counting run alone; a caller that starts a thread waits for its end.
    func testUncountedModulesUseNoThreads() throws {
        let rooms = try Self.uncountedModules()
        XCTAssertEqual(
            Set(rooms.map { $0.split(separator: "/").last! }),
            [
                "Syntax", "Model", "Declarations", "Analysis", "Inference", "Checking", "Runtime", "Code", "Library",
            ])
        for file in try ImportTests.swiftFiles(under: "Sources/Language")
        where rooms.contains(where: { file.hasPrefix($0 + "/") }) && !file.hasSuffix("Runtime/DeepStack.swift") {
            for line in try Self.read(file).split(separator: "\n") {
                XCTAssertFalse(Self.starts(aThread: line), "\(file) starts a thread: \(line)")
            }
        }
    }

    /// Each flag that is not the compiler's usual has a row that says what it gives, what it risks and what guards it.
    func testEveryFlagIsExplained() throws {
        let package = try Self.read("Package.swift"), page = try Self.read("docs/Decisions/0004-release-flags.md")
        let flags = try NSRegularExpression(pattern: #""(-[a-z][\w=-]+|-mframe[\w=-]+)""#)
        let found = flags.matches(in: package, range: NSRange(package.startIndex..., in: package))
            .map { String(package[Range($0.range(at: 1), in: package)!]) }
        let carriers: Set<String> = ["-parse-as-library"]
        XCTAssertGreaterThan(found.count, 5)
        for flag in Set(found).subtracting(carriers) {
            XCTAssertTrue(page.contains("| `\(flag)`"), "docs/Decisions/0004-release-flags.md has no row for \(flag)")
        }
    }
}
