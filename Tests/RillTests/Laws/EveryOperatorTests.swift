// Each public operator has tables of events and subscriptions, and obeys the laws.
import Foundation
import Syntax
import XCTest

final class EveryOperatorTests: XCTestCase {
    /// Returns the public names in the sources of a folder, of files that contain a text.
    private func names(in folder: String, naming wanted: String = "") throws -> Set<String> {
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("../../..")
        let files = FileManager.default.enumerator(
            at: root.appendingPathComponent(folder).standardizedFileURL, includingPropertiesForKeys: nil)
        var names: Set<String> = []
        while let file = files?.nextObject() as? URL {
            guard file.pathExtension == "swift" else { continue }
            let text = try String(contentsOf: file, encoding: .utf8)
            if !wanted.isEmpty, text.range(of: wanted, options: .regularExpression) == nil { continue }
            let words = SourceWords(text)
            for place in words.indices where words.text(at: place) == "func" {
                let before = words.text(at: place - 1)
                guard before == "public" || before == "static" && words.text(at: place - 2) == "public" else {
                    continue
                }
                names.insert(words.text(at: place + 1).filter { $0 != "`" })
            }
        }
        return names
    }

    /// All words of a name: `publish.refCount` is about both.
    private func words(_ names: [String]) -> Set<String> {
        Set(names.flatMap { $0.split { !$0.isLetter }.map(String.init) })
    }

    private let own = "Sources/Rill/Operators"
    private let community = "Sources/RillExt/RxSwiftExt"

    func testTheLawsAreCheckedForAll() throws {
        // The operators without a source (`interval`, `timer`, `fromAsync`, `once`), or without a result to compare
        // (`connect`, the `subscribe…` forms of the community). `debug` prints its events; in the tables it is an
        // observer.
        let apart: Set = [
            "interval", "timer", "fromAsync", "once", "connect", "subscribeNext", "subscribeError",
            "subscribeCompleted", "debug",
        ]
        let covered = words(operatorCases.map(\.name))
        let wanted = try names(in: own).union(names(in: community))
        XCTAssertGreaterThan(wanted.count, 90)
        XCTAssertEqual(wanted.subtracting(covered).subtracting(apart).sorted(), [])
        XCTAssertEqual(apart.intersection(covered), [], "no excuse is needed for what is there")
    }

    func testNoLockTests_coverAllGatedOperators() throws {
        // Operators without a source: `interval`, `timer`. `delaySubscription` forwards directly, `connect` sends to a
        // subject.
        let apart: Set = ["interval", "timer", "delaySubscription", "connect"]
        let covered = words(NoLockTests.cases.map(\.name))
        let wanted = try names(in: own, naming: "GatedSink|Inlet<|Junction\\(|AlarmHandler|Gathered")
        XCTAssertGreaterThan(wanted.count, 20)
        XCTAssertEqual(wanted.subtracting(covered).subtracting(apart).sorted(), [])
    }

    func testTablesShowAll() throws {
        // Aliases of another type. `subscribe…` returns no sequence.
        let apart: Set = ["asObservable", "subscribeNext", "subscribeError", "subscribeCompleted"]
        let shown = words(marbleTables.joined().map(\.name))
        let wanted = try names(in: own).union(names(in: community))
        XCTAssertEqual(wanted.subtracting(shown).subtracting(apart).sorted(), [])
    }

    func testTablesShowSubscriptionsToo() {
        for row in marbleTables.joined() {
            XCTAssertEqual(row.sources.count, row.subscriptions.count, row.name)
        }
    }

    func testEachCaseHasANameOfItsOwn() {
        let names = operatorCases.map(\.name)
        XCTAssertEqual(names.count, Set(names).count)
    }
}
