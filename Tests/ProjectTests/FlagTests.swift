import Foundation
import XCTest

/// The assumptions of the release flags in Package.swift, and their description in docs/Decisions/0004.
final class FlagTests: XCTestCase {
    private static func read(_ file: String) throws -> String {
        try String(contentsOf: ImportTests.root.appendingPathComponent(file), encoding: .utf8)
    }

    /// Returns the folders of the modules with non-atomic reference counts.
    private static func uncountedModules() throws -> [String] {
        let words = try ImportTests.words(of: "Package.swift")
        return words.indices.compactMap { start in
            guard words.text(at: start) == "module", let end = words.partner(of: start + 1) else { return nil }
            let call = start...end
            guard call.contains(where: { words.text(at: $0) == "oneAtATime" }),
                let path = call.first(where: { words.text(at: $0) == "path" && words.text(at: $0 + 1) == ":" })
            else { return nil }
            return words.text(at: path + 2).trimmingCharacters(in: ["\""])
        }
    }

    // The names of the engine end like those of the system, so a match must begin at the start of a word.
    private static let starters = try! NSRegularExpression(
        pattern: #"pthread_create|(?<![\w.])(Thread\s*[({]|Thread\.detach|Task\s*[({]|Task\.detached|Timer\s*\(|"#
            + #"OperationQueue\s*\(|DispatchQueue\s*\(|DispatchQueue\.(global|main)|DispatchSource\.|withTaskGroup\s*\()"#
            + #"|concurrentPerform|\basync let\b"#)

    private static func starts(aThread file: SwiftFile) -> Bool {
        let code = file.code
        return starters.firstMatch(in: code, range: NSRange(code.startIndex..., in: code)) != nil
    }

    func testTheTestFindsThreads() {
        for line in [
            "Thread { work() }.start()", "pthread_create(&thread, nil, body, nil)", "DispatchQueue.global().async {",
            "let queue = DispatchQueue(label: name)", "Task { await work() }",
            "DispatchQueue.concurrentPerform(iterations: 2) {",
        ] { XCTAssertTrue(Self.starts(aThread: SwiftFile(text: line)), line) }
        for line in [
            "t.one(\"DispatchQueue.main\") {", "WorldThread(in: world) {", "// Thread(", "SolverTask(kind)",
            "SerialDispatchQueueScheduler(queue: queue)",
        ] { XCTAssertFalse(Self.starts(aThread: SwiftFile(text: line)), line) }
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
            XCTAssertFalse(Self.starts(aThread: try SwiftFile(file)), "\(file) starts a thread")
        }
    }

    /// Each `nonisolated(unsafe)` state has a comment above it that states why there are no races.
    func testUncheckedState_hasAReason() throws {
        var seen = 0
        for file in try ImportTests.swiftFiles(under: "Sources") {
            let source = try SwiftFile(file)
            let reasons = Set(source.texts(of: .comment).map(\.line))
            for line in source.lines(of: ["nonisolated", "(", "unsafe", ")"]) {
                seen += 1
                XCTAssertTrue(reasons.contains(line - 1), "\(file):\(line) has no reason")
            }
        }
        XCTAssertGreaterThan(seen, 40)
    }

    /// Each unusual compiler flag has a row with its benefit, its risk and its safeguard.
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
