import Foundation
import XCTest
@testable import Commands
@testable import SessionCore

final class ModeTests: XCTestCase {
    private static let choice = EndChoice(newestName: "subscription 1")
    private static let modes: [(name: String, mode: Mode)] = [
        ("prompt", .prompt), ("choosing", .choosing(choice)), ("app", .app(LiveApp())),
        ("recordingKeys", .recordingKeys(KeyRecording(name: "keys"))),
    ]
    private static let inputs: [(name: String, input: Mode.Input)] = [
        ("submitted", .submitted), ("asked", .asked(choice)), ("ended", .ended), ("opened", .opened(LiveApp())),
        ("beganRecording", .beganRecording(KeyRecording(name: "keys"))), ("left", .left),
    ]

    private func name(of mode: Mode) -> String { String(describing: mode).prefix { $0.isLetter }.description }

    /// The table of docs/Modes.md is the one of the program.
    func testTheDocumentHasTheTable() throws {
        let place = SessionTests.root.appendingPathComponent("docs/Modes.md")
        let rows = try String(contentsOf: place, encoding: .utf8).split(separator: "\n").filter { $0.hasPrefix("| ") }
            .map { $0.split(separator: "|").map { $0.trimmingCharacters(in: [" ", "`"]) } }
        XCTAssertEqual(Array(rows[0].dropFirst(2)), ModeTests.inputs.map(\.name))
        XCTAssertEqual(rows.dropFirst().map { $0[0] }, ModeTests.modes.map(\.name))
        for (row, mode) in zip(rows.dropFirst(), ModeTests.modes) {
            let results = ModeTests.inputs.map { name(of: mode.mode.nextMode($0.input)) }
            XCTAssertEqual(Array(row.dropFirst(2)), results, mode.name)
        }
    }

    func testAnEntryEndsTheChoice() {
        let session = SessionTests.session { $0.pace = .live }
        defer { session.close() }
        let seen = Collector()
        for text in ["let s = PublishSubject<Int>()", "s.subscribe();", "s.subscribe();"] {
            _ = session.submit(text, at: 0, to: seen)
        }
        XCTAssertTrue(session.endNewestWatch(at: 0, to: seen, hasStopped: false))
        guard case .choosing(let choice) = session.mode else { return XCTFail() }
        XCTAssertEqual(choice, EndChoice(newestName: "subscription 2", choices: ["subscription 1", "subscription 2"]))
        _ = session.submit("", at: 0, to: seen)
        guard case .prompt = session.mode else { return XCTFail() }
        XCTAssertFalse(session.endWatch(chosen: 1, at: 0, to: seen))
        XCTAssertTrue(session.endNewestWatch(at: 0, to: seen, hasStopped: false))
        XCTAssertTrue(session.endWatch(chosen: 1, at: 0, to: seen))
        guard case .prompt = session.mode else { return XCTFail() }
        XCTAssertEqual(session.runningSubscriptions.map(\.uniqueName), ["subscription 2"])
    }

    func testVoicesOnlyGetQuieter() {
        let session = SessionTests.session()
        session.withOutputLevel(.silent) {
            session.withOutputLevel(.quiet) { XCTAssertEqual(session.outputLevel, .silent) }
        }
        XCTAssertEqual(session.outputLevel, .full)
    }
}
