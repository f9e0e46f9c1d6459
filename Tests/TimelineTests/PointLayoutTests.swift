import Foundation
import StyledText
import XCTest
@testable import Timeline

/// Drawings place marks in proportion to time, over the whole width, and in several rows only if that makes it clearer.
final class PointLayoutTests: XCTestCase {
    private func sheet(_ script: String, width: Int) -> Sheet {
        PointLayout.fittedToWidth(Picture(of: recorded(script)).tracks, width: width, margin: SVGWriter.margin).sheet()
    }

    /// A value and its end a millisecond later are pushed apart on any scale; the other marks keep their places.
    func test_marksThatFollowEachOtherClosely_useTheWidth() throws {
        let sheet = sheet(
            """
            search subscribed 0
            search next 250 r
            search next 320 rx
            api subscribed 321
            api next 800 [Repo(name: 1)]
            api completed 801
            search error 1400 offline
            """, width: 860)
        let block = try XCTUnwrap(sheet.blocks.first)
        XCTAssertEqual(sheet.blocks.count, 1)
        let places = block.rows[0].marks.filter { $0.shape == .value || $0.shape == .error }.map(\.column)
        XCTAssertGreaterThan(places[2] * 10, block.columns * 8)
        XCTAssertGreaterThan(places[0] * 12, block.columns)
        XCTAssertGreaterThanOrEqual(block.ticks.count, 4)
        var free = 0
        for pause in block.breaks where !pause.text.isEmpty {
            XCTAssertGreaterThanOrEqual(pause.columns.lowerBound, free)
            free = pause.columns.lowerBound + displayWidth(of: pause.text) * PointLayout.characterWidth
        }
    }

    /// Values are shortened so that no row has only one instant.
    func test_narrowDrawing_hasNoRowForOneInstant() {
        let sheet = sheet(
            """
            a subscribed 0
            a next 0 start
            a next 200 "saved Ada"
            b subscribed 0
            b next 500 Bob
            a next 700 "saved Bob"
            b next 700 "saved Bob too"
            """, width: 260)
        XCTAssertEqual(sheet.blocks.count, 1)
        XCTAssertGreaterThanOrEqual(sheet.blocks[0].ticks.count, 2)
    }

    /// With time a line grows from its start: a part never appears before one nearer to the start.
    func test_linesOfASteppableDrawing_growWithoutGaps() throws {
        let recording = recorded(
            """
            a subscribed 0
            b subscribed 0
            b next 200 1
            a next 200 "a long value"
            a next 200 "another long value"
            a completed 200
            b next 240 2
            b next 300 3
            """)
        let svg = Picture(of: recording).svg(title: "x", DrawingStyle(width: 480, isSteppable: true))
        var latest: [Int: Int] = [:]
        for part in svg.components(separatedBy: "<g data-n=\"").dropFirst() where part.contains("><line class=\"l\"") {
            let number = try XCTUnwrap(Int(part.prefix { $0.isNumber }))
            let places = part.components(separatedBy: "\"")
            let row = try XCTUnwrap(places.firstIndex(of: " y1=").flatMap { Int(places[$0 + 1]) })
            guard places[places.firstIndex(of: " y2=")! + 1] == String(row) else { continue }
            XCTAssertGreaterThanOrEqual(number, latest[row] ?? 0, part)
            latest[row] = number
        }
        XCTAssertEqual(latest.count, 2)
    }
}
