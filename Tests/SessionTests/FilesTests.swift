import Foundation
import XCTest

@testable import Session

/// What the user has kept is there: the old file or the new one.
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
        XCTAssertEqual(try Files.text(path), "new")
        var status = stat()
        XCTAssertEqual(stat(path, &status), 0)
        XCTAssertEqual(status.st_mode & 0o777, 0o640)
        XCTAssertEqual(names, ["session"])
    }

    func testALinkStaysOne() throws {
        try Files.write(folder + "/real", "old")
        XCTAssertEqual(symlink(folder + "/real", folder + "/link"), 0)
        try Files.write(folder + "/link", "new")
        XCTAssertEqual(try Files.text(folder + "/real"), "new")
        XCTAssertNotNil(try? FileManager.default.destinationOfSymbolicLink(atPath: folder + "/link"))
    }

    /// The lines of a program keep their numbers: what it shares with others comes behind them.
    func testAProgramHasItsSharedFilesBehindIt() throws {
        let path = folder + "/main.swift"
        try Files.write(path, "//: > File: shared.swift\nprint(two())\n")
        XCTAssertThrowsError(try Files.program(path)) { error in
            XCTAssertEqual((error as? Files.Failure)?.path, folder + "/shared.swift")
        }
        try Files.write(folder + "/shared.swift", "func two() -> Int { 2 }\n")
        XCTAssertEqual(
            try Files.program(path), "//: > File: shared.swift\nprint(two())\n\nfunc two() -> Int { 2 }\n")
    }

    func testWhatCannotBeWrittenWholeLeavesTheOldFile() throws {
        let path = folder + "/session"
        try Files.write(path, "old")
        // No file may grow beyond a page from here on: as a full disk.
        var before = rlimit()
        getrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &before)
        var small = rlimit(rlim_cur: 4096, rlim_max: before.rlim_max)
        let handler = signal(SIGXFSZ, SIG_IGN)
        setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &small)
        let failure = Result { try Files.write(path, String(repeating: "x", count: 100_000)) }
        setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &before)
        signal(SIGXFSZ, handler)
        XCTAssertThrowsError(try failure.get())
        XCTAssertEqual(try Files.text(path), "old")
        XCTAssertEqual(names, ["session"])
    }

    func testWhatIsNoFileIsWrittenTo() throws {
        try Files.write("/dev/null", "anything")
        XCTAssertThrowsError(try Files.write(folder + "/nowhere/session", "x"))
    }
}
