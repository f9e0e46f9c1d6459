import Foundation
import XCTest
@testable import Commands
@testable import Export
@testable import SessionCore

/// `:export --package`: a session as a program, with the same output as in rill. `Tests/Dependency/check` compiles one.
final class PackageTests: XCTestCase {
    private func package(_ entries: [String], pace: String = "instant") throws -> PackageExport {
        let session = SessionTests.session()
        let collector = Collector()
        _ = session.submit(":clock \(pace)", at: 0, to: collector)
        for entry in entries { _ = session.submit(entry, at: 0, to: collector) }
        return try PackageExport(of: session)
    }

    private func file(_ name: String, _ package: PackageExport) -> String {
        package.files.first { $0.path.hasSuffix(name) }?.text ?? ""
    }

    func testPackage_containsEntriesAndWatches() throws {
        let package = try package([
            "let taps = PublishSubject<String>()", "taps.map { $0.uppercased() }.watch(\"loud\").subscribe()",
            "taps", "taps.onNext(\"a\")", "1 + 1", "Observable.of(1, 2)", ".map { $0 * 10 }", "\"quiet\";",
            "print(\"printed\"); taps.onNext(\"b\")", ":watch off taps", "taps.onNext(\"c\")",
        ])
        XCTAssertEqual(
            package.expectedOutput,
            """
            loud ● "A"
            taps ● "a"
            $R2 = 2
            $R3 ● 1
            $R3 ● 2
            $R3 ┤ completed
            $R4 ● 10
            $R4 ● 20
            $R4 ┤ completed
            printed
            loud ● "B"
            taps ● "b"
            loud ● "C"

            """)
    }

    func testTimeAndNames() throws {
        let package = try package([
            "let n = 1", "print(n)", "struct Point { var x = 0 }", "let p = Point(x: n)", "p", "let n = \"two\"",
            "print(n)",
            "Observable<Int>.interval(.seconds(4), scheduler: MainScheduler.instance)", "print(\"afterwards\")",
            "let r = BehaviorRelay(value: 1)",
        ])
        XCTAssertEqual(package.modules, ["RxSwift", "RxRelay"])
        XCTAssertEqual(package.expectedOutput, "1\n$R0 = Point(x: 1)\ntwo\n$R1 ● 0\n$R1 ● 1\nafterwards\n")
        XCTAssertTrue(file("main.swift", package).contains("let n_1 = 1"), file("main.swift", package))
        XCTAssertTrue(file("Package.swift", package).contains("let library = \"rill\"\n"))
        XCTAssertEqual(file("RxRelay/Exports.swift", package), "@_exported import Rill\n")
    }

    func testPackage_ofAnInvalidProgram_isRefused() {
        XCTAssertThrowsError(try package(["let v = UIView()"])) { error in
            XCTAssertTrue("\(error)".contains("UIKit"), "\(error)")
        }
    }

    func testPackage_hasItsOwnFolder() throws {
        let session = SessionTests.session()
        let collector = Collector()
        func say(_ text: String) -> String {
            _ = session.submit(text, at: 0, to: collector)
            return collector.take()
        }
        let folder = NSTemporaryDirectory() + "package-\(UUID().uuidString)"
        defer { try? FileManager.default.removeItem(atPath: folder) }
        XCTAssertTrue(say(":export --package \(folder)").contains("nothing to write yet"))
        _ = say("print(1)")
        XCTAssertTrue(say(":export --package \(folder)").contains(": a package whose program prints "))
        XCTAssertEqual(try String(contentsOfFile: folder + "/Expected.txt", encoding: .utf8), "1\n")
        XCTAssertTrue(FileManager.default.fileExists(atPath: folder + "/Sources/Replay/Play.swift"))
        // Target names are unique across packages: no module of rill may have the name of a target of the package.
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("../..").path
        for target in try FileManager.default.contentsOfDirectory(atPath: folder + "/Sources") {
            XCTAssertTrue(FileManager.default.fileExists(atPath: root + "/Sources/Session"))
            XCTAssertFalse(FileManager.default.fileExists(atPath: root + "/Sources/" + target), target)
        }
        XCTAssertTrue(say(":export --package \(folder)").contains("(wrote"), "its own folder may be written again")
        try FileManager.default.removeItem(atPath: folder + "/Expected.txt")
        XCTAssertTrue(say(":export --package \(folder)").contains("is not empty"))
    }
}
