import Foundation
import XCTest

/// Installed completion files and the man page list the executable's flags.
final class PackagingTests: XCTestCase {
    private func text(_ path: String) throws -> String {
        try String(contentsOf: ImportTests.root.appendingPathComponent(path), encoding: .utf8)
    }

    func testPageAndCompletionsKnowEveryFlag() throws {
        let arguments = try text("Sources/rill/Arguments.swift")
        let quoted = try NSRegularExpression(pattern: "\"(--?[a-zA-Z-]+)\"")
        let flags = quoted.matches(in: arguments, range: NSRange(arguments.startIndex..., in: arguments)).map {
            String(arguments[Range($0.range(at: 1), in: arguments)!])
        }.filter { $0 != "--" && $0 != "-" }
        XCTAssertGreaterThan(Set(flags).count, 15)
        for file in [
            "Tools/Packaging/rill.1", "Tools/Packaging/rill.bash", "Tools/Packaging/_rill", "Tools/Packaging/rill.fish",
        ] {
            let page = try text(file).replacingOccurrences(of: "\\-", with: "-")
            for flag in Set(flags) {
                let isLong = flag.hasPrefix("--")
                let name = String(flag.drop { $0 == "-" })
                // The completion file of fish writes `-l name` and `-s n`.
                let written = file.hasSuffix("fish") ? (isLong ? "-l \(name)" : "-s \(name)") : flag
                XCTAssertTrue(page.contains(written), "\(file) does not know \(flag)")
            }
        }
    }

    func testTheInstallerPutsAllOfIt() throws {
        let folder = NSTemporaryDirectory() + "rill-install-" + UUID().uuidString
        defer { try? FileManager.default.removeItem(atPath: folder) }
        try FileManager.default.createDirectory(atPath: folder + "/build", withIntermediateDirectories: true)
        // Any executable is enough, because installed executables are stripped.
        for name in ["rill", "rill-fetch"] {
            try FileManager.default.copyItem(atPath: "/bin/ls", toPath: "\(folder)/build/\(name)")
        }
        try FileManager.default.createDirectory(
            atPath: folder + "/build/Modules", withIntermediateDirectories: true)
        for name in [
            "Rill", "RillTest", "RillTestCore", "RillBlocking", "RillExt", "RillNetworking", "RillKit", "Platform",
        ] {
            try "".write(toFile: "\(folder)/build/Modules/\(name).swiftmodule", atomically: true, encoding: .utf8)
        }
        try "!<arch>\n".write(toFile: folder + "/build/libRillNative.a", atomically: true, encoding: .utf8)
        func install(_ arguments: String...) throws -> Int32 {
            let process = Process()
            process.executableURL = ImportTests.root.appendingPathComponent("Tools/Packaging/install")
            process.arguments = arguments
            process.standardError = FileHandle.nullDevice
            try process.run()
            process.waitUntilExit()
            return process.terminationStatus
        }
        XCTAssertEqual(try install(folder + "/build", folder + "/root"), 0)
        let wanted = [
            "bin/rill", "bin/rill-fetch", "share/man/man1/rill.1", "share/bash-completion/completions/rill",
            "share/zsh/site-functions/_rill", "share/fish/vendor_completions.d/rill.fish",
            "lib/rill/native/libRillNative.a",
            "lib/rill/native/Rill.swiftmodule", "lib/rill/native/Platform.swiftmodule",
        ]
        for file in wanted { XCTAssertTrue(FileManager.default.fileExists(atPath: "\(folder)/root/\(file)"), file) }
        XCTAssertFalse(try FileManager.default.contentsOfDirectory(atPath: folder + "/root/share/rill/lessons").isEmpty)
        XCTAssertEqual(try install("--remove", folder + "/root"), 0)
        for file in wanted { XCTAssertFalse(FileManager.default.fileExists(atPath: "\(folder)/root/\(file)"), file) }
    }

    func testFormula_ofAnArchive_namesItsSourceVersionAndChecksum() throws {
        let process = Process()
        process.executableURL = ImportTests.root.appendingPathComponent("Tools/Packaging/formula")
        process.arguments = ["https://example.org/a/rill/archive/refs/tags/v1.0.tar.gz", "abc123"]
        let pipe = Pipe()
        process.standardOutput = pipe
        try process.run()
        let formula = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        XCTAssertTrue(formula.contains("homepage \"https://example.org/a/rill\"\n"), formula)
        XCTAssertTrue(formula.contains("sha256 \"abc123\"\n"), formula)
        let source = try text("Sources/Shell/Shell.swift")
        let version = try XCTUnwrap(source.firstMatch(of: Regex("rillVersion = \"(.*)\""))?.output[1].substring)
        XCTAssertTrue(formula.contains("version \"\(version)\"\n"), formula)
    }
}
