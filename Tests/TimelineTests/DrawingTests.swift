import Foundation
import Timeline
import XCTest

#if canImport(FoundationXML)
    import FoundationXML
#endif

/// Drawings are well-formed and deterministic, and no value can break them.
final class DrawingTests: XCTestCase {
    private final class Reader: NSObject, XMLParserDelegate {
        var elements: [String: Int] = [:]
        var texts: [String] = []
        func parser(
            _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
            attributes: [String: String] = [:]
        ) { elements[name, default: 0] += 1 }
        func parser(_ parser: XMLParser, foundCharacters string: String) { texts.append(string) }
    }

    private func read(_ svg: String) -> Reader? {
        let reader = Reader()
        let parser = XMLParser(data: Data(svg.utf8))
        parser.delegate = reader
        return parser.parse() ? reader : nil
    }

    func testEveryDrawing_isWellFormedAndComplete() throws {
        for (name, make) in pictureCases where name != "thousands" {
            let recording = make()
            let svg = Picture(of: recording).svg(title: "a < b && \"c\"")
            XCTAssertEqual(svg, Picture(of: make()).svg(title: "a < b && \"c\""), "\(name) differs from itself")
            let reader = try XCTUnwrap(read(svg), name)
            XCTAssertTrue(reader.texts.joined().contains("a < b && \"c\""), name)
            let marks = Picture(of: recording).tracks.flatMap(\.marks).filter { $0.kind == .next }
            if marks.count < 8 {
                let circles = (reader.elements["circle"] ?? 0) + (reader.elements["rect"] ?? 0)
                XCTAssertEqual(circles, marks.count, name)
            }
            for word in ["script", "href", "url(", "id="] { XCTAssertFalse(svg.contains(word), "\(name): \(word)") }
        }
    }

    /// A teardown of several rows is one line, with a gap where a row continues; in words it is one event.
    func test_teardownOfSeveralRows_isOneMark() throws {
        let recording = pictureCases.first { $0.name == "a teardown" }!.make()
        let svg = Picture(of: recording).svg(title: "a")
        let paths = svg.components(separatedBy: "<path class=\"d\" d=\"").dropFirst().map { $0.prefix { $0 != "\"" } }
        XCTAssertEqual(paths.count, 1)
        XCTAssertEqual(paths.first?.filter { $0 == "M" }.count, 2)
        XCTAssertFalse(svg.contains("<line class=\"d\""))
        let moments = Picture(of: recording).steps().filter { $0.sentence.hasSuffix("disposed") }
        XCTAssertEqual(moments.map(\.sentence), ["0.300 seconds, lanes b, a, c: disposed"])
    }

    func testHostileValuesAreEscaped() throws {
        let recording = Recording()
        let lane = recording.addLane(named: "<script>")
        recording.record(.subscribed, on: lane, at: 0)
        recording.record(.next, on: lane, at: 1_000_000_000, .text("</text><script>\u{1}\"&"))
        recording.record(.completed, on: lane, at: 2_000_000_000)
        let svg = Picture(of: recording).svg(title: "]]>")
        let reader = try XCTUnwrap(read(svg))
        XCTAssertNil(reader.elements["script"])
    }

    func testThemes() {
        let recording = pictureCases[0].make()
        let themes = DrawingStyle.Theme.allCases.map {
            Picture(of: recording).svg(title: "x", DrawingStyle(theme: $0))
        }
        XCTAssertEqual(Set(themes).count, 4)
        XCTAssertTrue(themes[0].contains("prefers-color-scheme"))
        XCTAssertFalse(themes[1].contains("prefers-color-scheme"))
    }

    /// Marks are placed by their times: over the whole width, in order, without overlap.
    func testTimeIsADistanceInPoints() throws {
        for (name, make) in pictureCases where !["thousands", "no event"].contains(name) {
            for width in [480, 720, 960] {
                let svg = Picture(of: make()).svg(title: "x", DrawingStyle(width: width))
                XCTAssertTrue(svg.contains("width=\"\(width)\"") || name == "long values", "\(name) \(width)")
                XCTAssertFalse(svg.contains("1 col"), name)
                var ends: [String: Int] = [:]
                for line in svg.split(separator: "\n") where line.contains("class=\"c") {
                    let isPill = line.contains("<rect class=\"c")
                    let x = number(isPill ? " x=" : " cx=", line), y = number(isPill ? " y=" : " cy=", line)
                    let (left, right) = isPill ? (x, x + number(" width=", line)) : (x - 10, x + 10)
                    let row = "\(isPill ? y + 10 : y)"
                    XCTAssertGreaterThanOrEqual(left, ends[row] ?? 0, "\(name) \(width): \(line)")
                    XCTAssertLessThanOrEqual(right, max(width, 480), "\(name) \(width): \(line)")
                    ends[row] = right
                }
            }
        }
    }

    private func number(_ key: String, _ line: Substring) -> Int {
        let parts = String(line).components(separatedBy: key + "\"")
        return parts.count > 1 ? Int(parts[1].prefix { $0.isNumber || $0 == "-" }) ?? 0 : 0
    }

    /// An animated drawing has the same shapes, needs no script and respects the setting for reduced motion.
    func testDrawing_animated_hasTheSameShapes() throws {
        let picture = Picture(of: pictureCases[0].make())
        var style = DrawingStyle()
        style.isAnimated = true
        let svg = picture.svg(title: "x", style)
        XCTAssertNotNil(read(svg))
        XCTAssertTrue(svg.contains("prefers-reduced-motion:reduce"))
        XCTAssertFalse(svg.contains("script"))
        XCTAssertEqual(read(svg)?.elements["circle"], read(picture.svg(title: "x"))?.elements["circle"])
        let frames = svg.components(separatedBy: "@keyframes").count - 1
        XCTAssertEqual(frames, 8, "one for each instant of the two lanes")
    }
}
