import Foundation
import XCTest

@testable import Library

/// The files that a program can access.
final class FileAccessTests: XCTestCase {
    private var folder = ""

    override func setUpWithError() throws {
        folder = NSTemporaryDirectory() + "rill-files-" + UUID().uuidString
        for name in ["program/inner", "open", "outside"] {
            try FileManager.default.createDirectory(atPath: "\(folder)/\(name)", withIntermediateDirectories: true)
        }
        for name in ["program/a.txt", "program/inner/b.txt", "open/c.txt", "outside/secret"] {
            try Data(name.utf8).write(to: URL(fileURLWithPath: "\(folder)/\(name)"))
        }
        try FileManager.default.createSymbolicLink(
            atPath: "\(folder)/program/way-out", withDestinationPath: "\(folder)/outside")
        try FileManager.default.createSymbolicLink(
            atPath: "\(folder)/open/way-out", withDestinationPath: "\(folder)/outside")
    }

    override func tearDown() { try? FileManager.default.removeItem(atPath: folder) }

    private func access() -> FileAccess {
        FileAccess(FileGrant(programFolder: folder + "/program", openFolders: [folder + "/open"]))
    }

    func testProgramFolder_isReadOnly() {
        let files = access()
        XCTAssertEqual(files.readablePath("\(folder)/program/a.txt"), "\(folder)/program/a.txt")
        XCTAssertEqual(files.readablePath("inner/b.txt"), "\(folder)/program/inner/b.txt")
        XCTAssertNil(files.readablePath("\(folder)/program/nothing"))
        // The tests' folder is in /tmp, which a program has as its own folder, so writing goes elsewhere.
        XCTAssertNotEqual(files.writablePath("\(folder)/program/new"), "\(folder)/program/new")
    }

    func testAnOpenFolderIsWritten() {
        let files = access()
        XCTAssertEqual(files.readablePath("\(folder)/open/c.txt"), "\(folder)/open/c.txt")
        XCTAssertEqual(files.writablePath("\(folder)/open/deep/new"), "\(folder)/open/deep/new")
    }

    func testNoWayLeadsOut() {
        var refused: [String] = []
        let files = access()
        files.onRefusal = { path, isWriting in refused.append((isWriting ? "write " : "read ") + path) }
        XCTAssertNil(files.readablePath("\(folder)/program/way-out/secret"))
        XCTAssertNil(files.readablePath("\(folder)/program/../outside/secret"))
        XCTAssertNotEqual(files.writablePath("\(folder)/open/way-out/new"), "\(folder)/open/way-out/new")
        XCTAssertNil(files.readablePath("/etc/passwd"))
        XCTAssertNil(files.readablePath("/etc/../etc/passwd"))
        XCTAssertNil(files.writablePath("/etc/rill"))
        XCTAssertNil(files.writablePath("/tmp/../etc/rill"))
        XCTAssertEqual(refused, ["read /etc/passwd", "write /etc/rill"])
    }

    func testScratchFolder_isDeletedAtTheEnd() throws {
        let files = access()
        let place = try XCTUnwrap(files.writablePath("/tmp/x"))
        XCTAssertNotEqual(place, "/tmp/x")
        XCTAssertTrue(FileTree.write(place, [1, 2]))
        XCTAssertEqual(files.readablePath("/tmp/x"), place)
        XCTAssertEqual(FileTree.kind(FileGrant.folder(of: place)), .folder)
        files.close()
        XCTAssertNil(FileTree.kind(place))
        XCTAssertNil(FileTree.kind(FileGrant.folder(of: FileGrant.folder(of: place))))
    }

    func testOnlyRegularFilesAreRead() throws {
        let pipe = folder + "/program/pipe"
        XCTAssertEqual(mkfifo(pipe, 0o600), 0)
        XCTAssertNil(try FileTree.read(pipe, allow: { _ in }))
        XCTAssertNil(try FileTree.read(folder, allow: { _ in }))
        XCTAssertEqual(try FileTree.read(folder + "/program/a.txt", allow: { _ in }), Array("program/a.txt".utf8))
    }

    func testWrite_thatFails_keepsOldContents() {
        XCTAssertFalse(FileTree.write(folder + "/program", [1]))
        XCTAssertFalse(FileTree.write(folder + "/nowhere/a", [1]))
        XCTAssertEqual(FileTree.names(in: folder), ["open", "outside", "program"])
    }

    func testMount_cannotBeRemoved() {
        let files = access()
        for path in ["/tmp", "/tmp/", "/tmp/.", "/tmp/x/..", "/home/rill", "/home", "/", "\(folder)/open", folder] {
            XCTAssertTrue(files.isRoot(path), path)
        }
        for path in ["/tmp/x", "/home/rill/Documents", "\(folder)/open/c.txt"] {
            XCTAssertFalse(files.isRoot(path), path)
        }
    }

    func testTemporaryFolder_missing_isReported() {
        let before = getenv("TMPDIR").map { String(cString: $0) }
        setenv("TMPDIR", "/does/not/exist", 1)
        defer { if let before { setenv("TMPDIR", before, 1) } else { unsetenv("TMPDIR") } }
        let files = access()
        defer { files.close() }
        var said: [String] = []
        files.onMissingFolder = { said.append("\($0) \($1 ?? "-")") }
        XCTAssertNotNil(files.writablePath("/tmp/a"))
        XCTAssertNotNil(files.writablePath("/home/rill/b"))
        XCTAssertEqual(said, ["/does/not/exist /tmp"])
    }
}
