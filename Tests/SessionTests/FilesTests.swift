import Foundation
import XCTest
@testable import Assist
@testable import Commands
@testable import SessionCore

/// A write leaves either the old file or the complete new one.
final class FilesTests: XCTestCase {
    private var folder = ""

    override func setUpWithError() throws {
        folder = NSTemporaryDirectory() + "rill-kept-" + UUID().uuidString
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    }

    override func tearDown() { try? FileManager.default.removeItem(atPath: folder) }

    private var names: [String] { (try? FileManager.default.contentsOfDirectory(atPath: folder).sorted()) ?? [] }

    func testAFileIsReplacedWithItsMode() throws {
        let path = folder + "/session"
        try Files.write(path, "old")
        XCTAssertEqual(chmod(path, 0o640), 0)
        try Files.write(path, "new")
        XCTAssertEqual(try Files.readText(path), "new")
        var status = stat()
        XCTAssertEqual(stat(path, &status), 0)
        XCTAssertEqual(status.st_mode & 0o777, 0o640)
        XCTAssertEqual(names, ["session"])
    }

    func testALinkStaysOne() throws {
        try Files.write(folder + "/real", "old")
        XCTAssertEqual(symlink(folder + "/real", folder + "/link"), 0)
        try Files.write(folder + "/link", "new")
        XCTAssertEqual(try Files.readText(folder + "/real"), "new")
        XCTAssertNotNil(try? FileManager.default.destinationOfSymbolicLink(atPath: folder + "/link"))
    }

    /// Shared files are appended, so that the lines of a program keep their numbers.
    func testAProgramHasItsSharedFilesBehindIt() throws {
        let path = folder + "/main.swift"
        try Files.write(path, "//: > File: shared.swift\nprint(two())\n")
        XCTAssertThrowsError(try Files.readProgram(path)) { error in
            XCTAssertEqual((error as? Files.Failure)?.path, folder + "/shared.swift")
        }
        try Files.write(folder + "/shared.swift", "func two() -> Int { 2 }\n")
        XCTAssertEqual(
            try Files.readProgram(path), "//: > File: shared.swift\nprint(two())\n\nfunc two() -> Int { 2 }\n")
    }

    /// A downloaded program reads only files below its own folder.
    func test_shared_fileOutsideOfTheFolder_isRefused() throws {
        try FileManager.default.createDirectory(atPath: folder + "/lessons/apps", withIntermediateDirectories: true)
        try FileManager.default.createDirectory(atPath: folder + "/lessons-too", withIntermediateDirectories: true)
        try Files.write(folder + "/secret.swift", "let key = 1\n")
        try Files.write(folder + "/lessons-too/secret.swift", "let key = 1\n")
        try Files.write(folder + "/lessons/apps/Two.swift", "let two = 2\n")
        let links = [
            ("file.swift", "/secret.swift"), ("out", ""), ("inside.swift", "/lessons/apps/Two.swift"),
            ("near.swift", "/lessons-too/secret.swift"),
        ]
        for (link, target) in links { XCTAssertEqual(symlink(folder + target, folder + "/lessons/" + link), 0) }
        let main = folder + "/lessons/main.swift"
        let refused = [
            "../secret.swift", "apps/../../secret.swift", folder + "/secret.swift", "file.swift", "out/secret.swift",
            "near.swift", "../lessons-too/secret.swift", "..",
        ]
        for name in refused {
            try Files.write(main, "//: > File: \(name)\nprint(key)\n")
            XCTAssertThrowsError(try Files.readProgram(main), name) { error in
                XCTAssertEqual((error as? Files.Failure)?.reason, "outside the folder of \(main)", name)
            }
        }
        for name in ["apps/Two.swift", "inside.swift", "./apps/Two.swift"] {
            XCTAssertEqual(try Files.readIncludedFile(name, of: main), "let two = 2\n", name)
        }
        XCTAssertThrowsError(try Files.readIncludedFile("apps", of: main))
        XCTAssertThrowsError(try Files.readIncludedFile("none.swift", of: main)) { error in
            XCTAssertEqual((error as? Files.Failure)?.reason, "no such file or directory")
        }
    }

    func testWrite_incomplete_keepsTheOldFile() throws {
        let path = folder + "/session"
        try Files.write(path, "old")
        // From here on, no file may grow beyond one page, as on a full disk.
        var before = rlimit()
        getrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &before)
        var small = rlimit(rlim_cur: 4096, rlim_max: before.rlim_max)
        let handler = signal(SIGXFSZ, SIG_IGN)
        setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &small)
        let failure = Result { try Files.write(path, String(repeating: "x", count: 100_000)) }
        setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &before)
        signal(SIGXFSZ, handler)
        XCTAssertThrowsError(try failure.get())
        XCTAssertEqual(try Files.readText(path), "old")
        XCTAssertEqual(names, ["session"])
    }

    func testWrite_toADeviceOrPipe_writesDirectly() throws {
        try Files.write("/dev/null", "anything")
        XCTAssertThrowsError(try Files.write(folder + "/nowhere/session", "x"))
    }
}
