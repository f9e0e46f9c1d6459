import XCTest

/// Sources that a script writes are what the script writes now.
final class GeneratedTests: XCTestCase {
    private static let scripts = [
        "Sources/Rill/Operators/arities.sh", "Sources/Rill/Traits/arities.sh",
        "Sources/RillExt/RxSwiftExt/arities.sh", "Sources/Language/Library/arities.py",
    ]

    private func run(_ tool: String, _ arguments: [String], in folder: URL) throws {
        let process = Process()
        process.currentDirectoryURL = folder
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = [tool] + arguments
        try process.run()
        process.waitUntilExit()
        XCTAssertEqual(process.terminationStatus, 0, "\(tool) \(arguments)")
    }

    private func sources(in folder: URL) throws -> [String: String] {
        var found: [String: String] = [:]
        let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
        while let file = files?.nextObject() as? URL {
            guard ["swift", "swiftinterface"].contains(file.pathExtension) else { continue }
            found[String(file.path.dropFirst(folder.path.count))] = try String(contentsOf: file, encoding: .utf8)
        }
        return found
    }

    func test_arities_runAgain_writeTheSame() throws {
        for script in Self.scripts {
            let folder = ImportTests.root.appendingPathComponent(script).deletingLastPathComponent()
            let copy = URL(fileURLWithPath: NSTemporaryDirectory()).appendingPathComponent(
                "arities-\(UUID().uuidString)")
            defer { try? FileManager.default.removeItem(at: copy) }
            try FileManager.default.copyItem(at: folder, to: copy)
            let configuration = ".swift-format"
            try FileManager.default.copyItem(
                at: ImportTests.root.appendingPathComponent(configuration),
                to: copy.appendingPathComponent(configuration))
            let name = String(script.split(separator: "/").last!)
            try run(name.hasSuffix(".py") ? "python3" : "bash", [name], in: copy)
            let committed = try sources(in: folder)
            let unformatted = try sources(in: copy).filter { committed[$0.key] != $0.value }.map { copy.path + $0.key }
            if !unformatted.isEmpty {
                try run("swift", ["format", "--in-place"] + unformatted, in: copy)
            }
            let written = try sources(in: copy)
            XCTAssertGreaterThan(committed.count, 3, script)
            for (file, text) in committed where written[file] != text {
                XCTFail("\(script) writes another \(file) than the one in the repository: run it, then make format")
            }
        }
    }
}
