import Foundation
import XCTest

/// Portability checks that run on one system.
final class PortabilityTests: XCTestCase {
    private static let portability = ImportTests.root.appendingPathComponent("Tests/Portability")

    func testPlatform_againstTheDeclarationsOfMacOS_typechecks() throws {
        let output = try check(platformFiles())
        XCTAssertEqual(output, "", "Sources/Platform does not compile for macOS")
    }

    func testCheck_ofANameThatOnlyLinuxHas_fails() throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("linux-\(UUID().uuidString).swift")
        defer { try? FileManager.default.removeItem(at: file) }
        try """
        #if canImport(Darwin)
            import Darwin
        #endif
        func nanoseconds(_ status: stat) -> Int { status.st_mtim.tv_nsec }
        """.write(to: file, atomically: true, encoding: .utf8)
        XCTAssertTrue(try check(platformFiles() + [file.path]).contains("no member 'st_mtim'"))
    }

    func testSources_outsideOfPlatform_callNoFunctionOfTheCLibrary() throws {
        // A few names of each kind suffice: code that needs others needs these too.
        let names = [
            "pthread_[a-z_]+", "posix_[a-z_]+", "clock_gettime", "usleep", "sched_yield", "isatty", "getenv", "getpid",
            "sysconf", "mmap", "munmap", "malloc", "realloc", "realpath", "readlink", "opendir", "fcntl", "lseek",
            "memchr", "memcmp", "fopen", "mkdir", "dlsym", "waitpid", "setlocale", "timegm", "vsnprintf",
        ]
        let pattern = "(?:^|[^.\\w`\"(])(?:" + names.joined(separator: "|") + ")\\("
        let call = try NSRegularExpression(pattern: pattern, options: .anchorsMatchLines)
        var checked = 0
        for file in try ImportTests.swiftFiles(under: "Sources") where !file.hasPrefix("Sources/Platform/") {
            let text = try SwiftFile(file).code
            checked += 1
            for match in call.matches(in: text, range: NSRange(text.startIndex..., in: text)) {
                XCTFail("\(file): \(text[text.lineRange(for: Range(match.range, in: text)!)])")
            }
        }
        XCTAssertGreaterThan(checked, 800)
    }

    func testSources_useNoAssemblyAndNoFunctionOfOneArchitecture() throws {
        for file in try ImportTests.swiftFiles(under: "Sources") {
            let text = try String(contentsOf: ImportTests.root.appendingPathComponent(file), encoding: .utf8)
            for line in text.split(separator: "\n") where line.contains("#if arch(") {
                // Each condition has an `#else`, or names both architectures.
                let isBoth = line.contains("x86_64") && line.contains("arm64")
                XCTAssertTrue(isBoth || text.contains("#else"), "\(file): \(line)")
            }
        }
    }

    // MARK: Parts

    private func platformFiles() throws -> [String] {
        let files = try ImportTests.swiftFiles(under: "Sources/Platform").map {
            ImportTests.root.appendingPathComponent($0).path
        }
        XCTAssertGreaterThan(files.count, 5)
        return files
    }

    /// Checks the types of files as for macOS; returns the compiler's errors.
    private func check(_ files: [String]) throws -> String {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        let modules = Self.portability.path
        // Modules imported without their names would bring in the C library of this system.
        let bare = [
            "-Xfrontend", "-disable-implicit-concurrency-module-import", "-Xfrontend",
            "-disable-implicit-string-processing-module-import",
        ]
        process.arguments =
            ["swiftc", "-typecheck", "-swift-version", "5", "-package-name", "rill", "-module-name", "Platform"] + bare
            + ["-I", modules + "/Darwin"] + files + [modules + "/Overlay.swift"]
        let pipe = Pipe()
        process.standardError = pipe
        process.standardOutput = pipe
        try process.run()
        let data = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        let text = String(decoding: data, as: UTF8.self)
        return process.terminationStatus == 0 ? "" : text
    }
}
