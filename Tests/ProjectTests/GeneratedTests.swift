import XCTest

/// Generated sources equal the current output of their scripts.
final class GeneratedTests: XCTestCase {
    /// Scripts with the folder that they write to.
    private static let scripts = [
        ("Sources/Rill", "Operators/arities.sh"), ("Sources/Rill", "Traits/arities.sh"),
        ("Sources/RillExt/RxSwiftExt", "arities.sh"), ("Sources/Language/Library", "arities.py"),
        ("Sources/Language/Code", "Nodes/operations.py"),
    ]

    /// Texts without white space, which the formatter changes.
    private func sources(in folder: URL) throws -> [String: String] {
        var found: [String: String] = [:]
        let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
        while let file = files?.nextObject() as? URL {
            guard ["swift", "swiftinterface"].contains(file.pathExtension) else { continue }
            let text = try String(contentsOf: file, encoding: .utf8)
            found[String(file.path.dropFirst(folder.path.count))] = text.filter { !$0.isWhitespace }
        }
        return found
    }

    func test_scripts_runAgain_writeTheSame() throws {
        for (path, script) in Self.scripts {
            let folder = ImportTests.root.appendingPathComponent(path)
            let copy = URL(fileURLWithPath: NSTemporaryDirectory()).appendingPathComponent(
                "generated-\(UUID().uuidString)")
            defer { try? FileManager.default.removeItem(at: copy) }
            try FileManager.default.copyItem(at: folder, to: copy)
            let process = Process()
            process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
            let place = copy.appendingPathComponent(script)
            process.arguments = [script.hasSuffix(".py") ? "python3" : "bash", place.path]
            process.currentDirectoryURL = place.deletingLastPathComponent()
            process.environment = ["PATH": "/usr/bin:/bin"]
            try process.run()
            process.waitUntilExit()
            XCTAssertEqual(process.terminationStatus, 0, script)
            let (committed, written) = (try sources(in: folder), try sources(in: copy))
            XCTAssertGreaterThan(committed.count, 3, path)
            for (file, text) in committed where written[file] != text {
                XCTFail("\(path)/\(script) writes another \(file): run it, then make format")
            }
        }
    }
}
