import Foundation
import Syntax
import XCTest

/// Modules import only modules below them. The table is here and in docs/ARCHITECTURE.md; a new import is a decision.
final class ImportTests: XCTestCase {
    /// The folder of each module, with the modules of this project that it may import.
    static let plan: [String: Set<String>] = [
        "Sources/CEditLine": [],
        "Sources/EditLine": ["Platform", "CEditLineShim"],
        "Sources/StyledText": [],
        "Sources/Requests": [],
        "Sources/Fetching": ["Platform", "Requests"],
        "Sources/rill-fetch": ["Platform", "Requests"],
        "Sources/Platform": [],
        "Sources/Rill": ["Platform"],
        "Sources/RillTest/Core": ["Rill"],
        "Sources/RillTest/XCTest": ["Rill", "RillTestCore"],
        "Sources/RillBlocking": ["Platform", "Rill"],
        "Sources/RillExt": ["Rill"],
        "Sources/RillNetworking": ["Rill"],
        "Sources/RillKit": ["Rill", "RillExt"],
        "Sources/Language/Texts": [],
        "Sources/Language/Diagnostics": ["StyledText", "Texts"],
        "Sources/Language/Regexes": [],
        "Sources/Language/Syntax": ["Diagnostics", "Regexes", "Platform"],
        "Sources/Language/Indexer/Tool": ["Syntax", "Diagnostics"],
        "Sources/Language/Indexer/Plugin": ["PackagePlugin"],
        "Sources/Language/Interfaces": ["Texts"],
        "Sources/Language/Types/Model": ["Platform", "Syntax", "Diagnostics", "Texts"],
        "Sources/Language/Types/Declarations": ["TypeModel", "Syntax", "Diagnostics"],
        "Sources/Language/Types/Analysis": ["Declarations", "TypeModel", "Syntax", "Diagnostics"],
        "Sources/Language/Types/Inference": ["Analysis", "Declarations", "TypeModel", "Syntax", "Diagnostics"],
        "Sources/Language/Types/Checking": [
            "Inference", "Analysis", "Declarations", "TypeModel", "Syntax", "Diagnostics",
        ],
        "Sources/Language/Runtime": ["Diagnostics", "Platform"],
        "Sources/Language/Code": ["Checking", "TypeModel", "Syntax", "Runtime", "Diagnostics"],
        "Sources/Language/Library": [
            "Platform", "Texts", "Diagnostics", "Regexes", "Runtime", "Rill", "RillTestCore", "RillBlocking",
            "Requests",
        ],
        "Sources/Language/Driver": [
            "Platform", "Diagnostics", "Syntax", "TypeModel", "Declarations", "Checking", "Runtime", "Code", "Library",
            "Rill", "Requests",
        ],
        "Sources/Timeline": ["Rill", "RillTestCore", "StyledText"],
        "Sources/Listening": ["Platform", "Library", "Runtime", "Syntax", "Diagnostics", "Rill", "Timeline"],
        "Sources/Session/Assist": [
            "Platform", "Language", "Library", "Runtime", "TypeModel", "Declarations", "Checking", "Syntax", "Timeline",
            "StyledText", "Diagnostics",
        ],
        "Sources/Session/Core": [
            "Assist", "Platform", "Language", "Library", "Runtime", "TypeModel", "Declarations", "Checking", "Syntax",
            "Timeline", "Listening", "StyledText", "Diagnostics", "Rill", "Requests",
        ],
        "Sources/Session/Export": [
            "SessionCore", "Assist", "Library", "Runtime", "TypeModel", "Syntax", "Timeline", "StyledText",
            "Diagnostics",
        ],
        "Sources/Session/Commands": [
            "Export", "SessionCore", "Assist", "Platform", "Language", "Library", "Runtime", "TypeModel",
            "Declarations", "Checking", "Syntax", "Timeline", "Listening", "StyledText", "Diagnostics", "Rill",
            "RillTestCore", "Requests",
        ],
        "Sources/Lessons": [
            "Commands", "Export", "SessionCore", "Assist", "Platform", "Timeline", "RillTestCore", "Diagnostics",
            "StyledText",
        ],
        "Sources/Shell": ["Platform", "SessionCore", "Assist", "EditLine", "Timeline", "StyledText"],
        "Sources/CVersion": [],
        "Sources/rill": [
            "Platform", "CVersion", "Shell", "Lessons", "Commands", "Export", "SessionCore", "Assist", "Language",
            "Diagnostics", "Timeline", "StyledText", "Rill", "Fetching",
        ],
    ]

    /// System modules that may be imported anywhere.
    static let system: Set<String> = ["Swift", "Dispatch", "Synchronization", "CEditLine"]
    /// The modules that may use Foundation, only if an API names its types or a native needs it.
    static let foundationRooms: Set<String> = [
        "Sources/Rill", "Sources/RillTest/Core", "Sources/RillTest/XCTest", "Sources/RillBlocking", "Sources/RillExt",
        "Sources/RillNetworking", "Sources/RillKit", "Sources/rill-fetch",
        "Sources/Language/Library", "Sources/Language/Indexer/Tool", "Sources/Language/Indexer/Plugin",
    ]

    static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    func testArrowsGoDownOnly() throws {
        var checked = 0
        for file in try Self.swiftFiles(under: "Sources") {
            let room = try XCTUnwrap(
                Self.plan.keys.filter { file.hasPrefix($0 + "/") }.max { $0.count < $1.count },
                "\(file) lies in no room")
            for module in try Self.imports(of: file) {
                checked += 1
                XCTAssertTrue(Self.isAllowed(module, in: room), "\(file) must not import \(module)")
            }
        }
        XCTAssertGreaterThan(checked, 20)
    }

    /// Export reads the state of a session; only Commands and the modules above it know the session itself.
    func test_export_neverNamesTheSession() throws {
        let files = try Self.swiftFiles(under: "Sources/Session/Export")
        for file in files {
            let text = try String(contentsOf: Self.root.appendingPathComponent(file), encoding: .utf8)
            XCTAssertFalse(text.contains("ReplSession"), "\(file) names ReplSession")
        }
        XCTAssertGreaterThan(files.count, 5)
    }

    func testOnlyTheShellKnowsEscapeCodes() throws {
        for file in try Self.swiftFiles(under: "Sources")
        where !file.hasPrefix("Sources/Shell/") && !file.hasPrefix("Sources/EditLine/") {
            let text = try String(contentsOf: Self.root.appendingPathComponent(file), encoding: .utf8)
            XCTAssertFalse(
                text.contains("\\u{1B}[") || text.contains("\\u{1b}["), "\(file) contains an escape code")
        }
    }

    /// Only `Platform` imports modules of C libraries.
    private static let cLibraries: Set<String> = ["Glibc", "Musl", "Darwin"]

    private static func isAllowed(_ module: String, in room: String) -> Bool {
        if cLibraries.contains(module) { return room == "Sources/Platform" }
        if system.contains(module) || plan[room]!.contains(module) { return true }
        if module.hasPrefix("Foundation") { return foundationRooms.contains(room) }
        return module == "XCTest" && room == "Sources/RillTest/XCTest"
    }

    static func swiftFiles(under folder: String) throws -> [String] {
        let base = root.appendingPathComponent(folder).path
        let walk = try XCTUnwrap(FileManager.default.enumerator(atPath: base))
        let files = walk.compactMap { $0 as? String }.filter { $0.hasSuffix(".swift") }.map { "\(folder)/\($0)" }
        XCTAssertFalse(files.isEmpty, "no sources in \(folder)")
        return files
    }

    /// The words of a file of Swift, by the lexer of the interpreter.
    static func words(of file: String) throws -> SourceWords {
        SourceWords(try String(contentsOf: root.appendingPathComponent(file), encoding: .utf8))
    }

    private static func imports(of file: String) throws -> [String] {
        let words = try words(of: file)
        let kinds: Set<String> = ["struct", "class", "enum", "func", "protocol", "typealias", "let", "var"]
        return words.indices.compactMap { index in
            guard words[index].kind == .keyword, words.text(at: index) == "import" else { return nil }
            return words.text(at: kinds.contains(words.text(at: index + 1)) ? index + 2 : index + 1)
        }
    }
}
