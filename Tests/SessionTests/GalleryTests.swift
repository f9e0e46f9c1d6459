import Foundation
import XCTest
@testable import Assist
@testable import Commands
@testable import Export
@testable import SessionCore

#if canImport(FoundationXML)
    import FoundationXML
#endif

/// `docs/gallery` equals the drawn examples of the library. `make gallery` (`RILL_ACCEPT=1`) rewrites it.
final class GalleryTests: XCTestCase {
    private static let folder = SessionTests.root.appendingPathComponent("docs/gallery")

    /// A page with all of them.
    private func page(_ drawings: [Gallery.Drawing]) -> String {
        var text = """
            # What operators do

            The examples of `rill doc`, drawn stage by stage. An element has the colour of its source element. `make gallery`
            regenerates the drawings; `rill doc NAME --svg FILE` draws one.


            """
        for drawing in drawings {
            text += "## `\(drawing.title)`\n\n\(drawing.summary)\n\n![\(drawing.summary)](\(drawing.name).svg)\n\n"
        }
        return String(text.dropLast())
    }

    func testGallery_equalsDrawnExamples() throws {
        let drawings = Gallery.allDrawings()
        XCTAssertGreaterThan(drawings.count, 100)
        var wanted = Dictionary(uniqueKeysWithValues: drawings.map { ($0.name + ".svg", $0.svg) })
        wanted["README.md"] = page(drawings)
        let manager = FileManager.default
        if ProcessInfo.processInfo.environment["RILL_ACCEPT"] == "1" {
            try? manager.removeItem(at: Self.folder)
            try manager.createDirectory(at: Self.folder, withIntermediateDirectories: true)
            for (name, text) in wanted {
                try text.write(to: Self.folder.appendingPathComponent(name), atomically: true, encoding: .utf8)
            }
        }
        let found = try manager.contentsOfDirectory(atPath: Self.folder.path)
        XCTAssertEqual(found.sorted(), wanted.keys.sorted(), "make gallery")
        for (name, text) in wanted {
            let drawn = try? String(contentsOf: Self.folder.appendingPathComponent(name), encoding: .utf8)
            XCTAssertTrue(drawn == text, "\(name) is stale: make gallery")
        }
    }

    func testEveryDrawingIsWhole() throws {
        for drawing in Gallery.allDrawings() {
            XCTAssertTrue(XMLParser(data: Data(drawing.svg.utf8)).parse(), drawing.name)
            let isItself = drawing.name == "cold"
            XCTAssertTrue(
                isItself || !drawing.svg.contains(">cold("), "\(drawing.name): a source has the name of its lane")
        }
    }

    func testADrawingHasTheSourceAndTheResult() throws {
        let drawing = try XCTUnwrap(Gallery.drawing(of: "debounce"))
        XCTAssertEqual(drawing.title, "debounce(_:scheduler:)")
        for word in [">a</text>", ">.debounce</text>", "<title>a.debounce("] {
            XCTAssertTrue(drawing.svg.contains(word), "\(word): \(drawing.svg)")
        }
        XCTAssertNil(Gallery.drawing(of: "nothing of that name"))
    }
}
