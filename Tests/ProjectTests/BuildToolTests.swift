import Foundation
import XCTest

/// `make test` and `make play` end with one line that states the result.
final class BuildToolTests: XCTestCase {
    private var folder = ""

    override func setUpWithError() throws {
        folder = NSTemporaryDirectory() + "tools-\(UUID().uuidString)"
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    }

    override func tearDown() { try? FileManager.default.removeItem(atPath: folder) }

    private func script(_ name: String, _ body: String) throws {
        let path = folder + "/" + name
        try ("#!/bin/sh\n" + body + "\n").write(toFile: path, atomically: true, encoding: .utf8)
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path)
    }

    private func run(_ tool: String, _ arguments: [String]) throws -> (lines: [String], status: Int32) {
        let process = Process()
        process.executableURL = ImportTests.root.appendingPathComponent(tool)
        process.arguments = arguments
        let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
        process.environment = ["PATH": folder + ":" + path]
        let pipe = Pipe()
        process.standardOutput = pipe
        try process.run()
        let data = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        let lines = String(decoding: data, as: UTF8.self).split(separator: "\n").map(String.init)
        return (lines, process.terminationStatus)
    }

    func test_all_partsThatPass_areCountedInTheLastLine() throws {
        try script(
            "make",
            """
            case "$2" in
            unit) echo "executed 1200 tests, 0 failed, 9 s";;
            corpus) echo "corpus: 30 of 30 pass";;
            released) echo "released SyntaxTests    10 tests, pass"; echo "released CodeTests 5 tests, pass";;
            esac
            """)
        let result = try run("Tests/all", ["unit", "corpus", "released"])
        XCTAssertEqual(result.status, 0)
        XCTAssertEqual(
            result.lines.last,
            "passed in 0 min 00 s: 1,200 Swift tests, 30 programs of the corpus, 15 tests as released")
    }

    func test_all_partThatFails_isNamedAndTheOthersRun() throws {
        try script(
            "make",
            """
            case "$2" in
            unit) echo "executed 12 tests, 2 failed, 9 s"; exit 2;;
            corpus) echo "corpus: 30 of 30 pass";;
            esac
            """)
        let result = try run("Tests/all", ["unit", "corpus"])
        XCTAssertEqual(result.status, 1)
        XCTAssertEqual(
            result.lines.last, "failed (unit) in 0 min 00 s: 10 of 12 Swift tests, 30 programs of the corpus")
        try script("make", "exit 2")
        XCTAssertEqual(try run("Tests/all", ["unit"]).lines.last, "failed (unit) in 0 min 00 s: nothing was run")
    }

    func test_progress_longBuild_isTimedForTheNextOne() throws {
        try script("compile", "echo '[1/900] Compiling A'; echo '/x.swift:1:2: warning: odd'; echo '[900/900] Linking'")
        let first = try run("Tools/progress", ["rill", folder, folder + "/compile"])
        XCTAssertEqual(first.status, 0)
        XCTAssertTrue(first.lines.first?.hasPrefix("building rill (from nothing: about ") == true, "\(first.lines)")
        XCTAssertTrue(first.lines.contains("/x.swift:1:2: warning: odd"))
        XCTAssertEqual(first.lines.last, "built rill in 0:00")
        let second = try run("Tools/progress", ["rill", folder, folder + "/compile"])
        XCTAssertEqual(second.lines.first, "building rill (from nothing: usually 0:00)")
    }

    func test_progress_buildOfFewSteps_isNotTakenForOneFromNothing() throws {
        try script("compile", "echo '[54/54] Linking'")
        _ = try run("Tools/progress", ["rill", folder, folder + "/compile"])
        try script("compile", "echo '[3/3] Linking'; sleep 1.1")
        _ = try run("Tools/progress", ["rill", folder, folder + "/compile"])
        let third = try run("Tools/progress", ["rill", folder, folder + "/compile"])
        XCTAssertEqual(third.lines.first, "building rill (from nothing: usually 0:00)")
    }

    func test_progress_failedBuild_showsWhatWasSaid() throws {
        try script("compile", "echo '[1/900] Compiling A'; echo 'linker: cannot find -ledit'; exit 3")
        let result = try run("Tools/progress", ["rill", folder, folder + "/compile"])
        XCTAssertEqual(result.status, 3)
        XCTAssertTrue(result.lines.contains("linker: cannot find -ledit"))
        XCTAssertEqual(result.lines.last, "rill was not built: status 3")
    }
}
