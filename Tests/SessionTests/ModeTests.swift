import Foundation
import XCTest

@testable import Session

final class ModeTests: XCTestCase {
    private static let choice = EndChoice(newest: "subscription 1")
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
            let results = ModeTests.inputs.map { name(of: mode.mode.after($0.input)) }
            XCTAssertEqual(Array(row.dropFirst(2)), results, mode.name)
        }
    }

    func testAnEntryEndsTheChoice() {
        let dialogue = SessionTests.dialogue { $0.pace = .live }
        defer { dialogue.close() }
        let seen = Collector()
        for text in ["let s = PublishSubject<Int>()", "s.subscribe();", "s.subscribe();"] {
            _ = dialogue.submit(text, at: 0, to: seen)
        }
        XCTAssertTrue(dialogue.endNewestWatch(at: 0, to: seen, hasStopped: false))
        guard case .choosing(let choice) = dialogue.mode else { return XCTFail() }
        XCTAssertEqual(choice, EndChoice(newest: "subscription 2", all: ["subscription 1", "subscription 2"]))
        _ = dialogue.submit("", at: 0, to: seen)
        guard case .prompt = dialogue.mode else { return XCTFail() }
        XCTAssertFalse(dialogue.endWatch(chosen: 1, at: 0, to: seen))
        XCTAssertTrue(dialogue.endNewestWatch(at: 0, to: seen, hasStopped: false))
        XCTAssertTrue(dialogue.endWatch(chosen: 1, at: 0, to: seen))
        guard case .prompt = dialogue.mode else { return XCTFail() }
        XCTAssertEqual(dialogue.running.map(\.handle), ["subscription 2"])
    }

    func testVoicesOnlyGetQuieter() {
        let dialogue = SessionTests.dialogue()
        dialogue.speaking(.silent) { dialogue.speaking(.quiet) { XCTAssertEqual(dialogue.voice, .silent) } }
        XCTAssertEqual(dialogue.voice, .full)
    }
}
