import Foundation
import XCTest

@testable import RillKit

/// Shapes as block art and as SVG.
final class DrawingTests: XCTestCase {
    private let area = CGRect(x: 0, y: 0, width: 40, height: 40)

    private func fill(_ outline: Outline, _ color: UIColor = .black, evenOdd: Bool = false) -> Shape {
        Shape(outline: outline, content: .fill(color, isEvenOdd: evenOdd))
    }
    private func drawn(_ shapes: [Shape], _ blocks: Blocks = .quadrants, columns: Int = 4, rows: Int = 2) -> [String] {
        BlockArt(shapes, area, columns: columns, rows: rows, blocks: blocks, ground: nil).lines
    }
    private func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> Outline {
        .rect(CGRect(x: x, y: y, width: width, height: height))
    }

    func test_halfOfTheArea_hasFullBlocks() {
        XCTAssertEqual(drawn([fill(rect(0, 0, 20, 40))]), ["██  ", "██  "])
        XCTAssertEqual(drawn([fill(rect(0, 0, 20, 40))], .ascii), ["##  ", "##  "])
    }
    func test_partsOfACharacter_areQuartersOrSixths() {
        XCTAssertEqual(drawn([fill(rect(0, 0, 5, 10))]), ["▘   ", "    "])
        XCTAssertEqual(drawn([fill(rect(5, 10, 5, 10))]), ["▗   ", "    "])
        // The upper left sixth of a character, and its left half.
        XCTAssertEqual(drawn([fill(rect(0, 0, 5, 7))], .sextants), ["\u{1FB00}   ", "    "])
        XCTAssertEqual(drawn([fill(rect(0, 0, 5, 20))], .sextants), ["▌   ", "    "])
    }
    func test_everySextant_hasItsOwnCharacter() {
        let all = (0..<64).map { Blocks.sextants.character(full: $0, count: 1, grey: 0) }
        XCTAssertEqual(Set(all).count, 64)
        XCTAssertEqual(all[62], "\u{1FB3B}")
    }
    func test_colourNearTheBackground_isGrey_andWhiteErases() {
        let grey = UIColor(white: 0.8, alpha: 1)
        XCTAssertEqual(drawn([fill(rect(0, 0, 20, 40), grey)]), ["░░  ", "░░  "])
        XCTAssertEqual(drawn([fill(rect(0, 0, 20, 40)), fill(rect(0, 20, 20, 20), .white)]), ["██  ", "    "])
    }
    func test_colourOfTheWholeArea_isTheBackgroundOfLaterShapes() {
        XCTAssertEqual(drawn([fill(rect(0, 0, 40, 40)), fill(rect(0, 0, 20, 40), .white)]), ["██  ", "██  "])
        XCTAssertEqual(drawn([fill(rect(0, 0, 40, 40))]), ["████", "████"])
    }
    func test_hole_dependsOnTheRule() {
        var outline = rect(0, 0, 40, 40)
        outline.append(rect(10, 0, 20, 40))
        XCTAssertEqual(drawn([fill(outline)]), ["████", "████"])
        XCTAssertEqual(drawn([fill(outline, evenOdd: true)]), ["█  █", "█  █"])
    }
    func test_clip_limitsTheShape() {
        var shape = fill(rect(0, 0, 39, 40))
        shape.clips = [rect(10, 0, 10, 40)]
        XCTAssertEqual(drawn([shape]), [" █  ", " █  "])
    }
    func test_text_isWrittenOverShapes() {
        var art = BlockArt([fill(rect(0, 0, 20, 40))], area, columns: 4, rows: 2, blocks: .quadrants, ground: nil)
        art.write("ab", CGRect(x: 0, y: 20, width: 40, height: 20), .center)
        XCTAssertEqual(art.lines, ["██  ", "█ab "])
    }
    func test_trimmedPath_hasItsShareOfTheLength() {
        var line = Outline()
        line.move(to: .zero)
        line.line(to: CGPoint(x: 100, y: 0))
        XCTAssertEqual(line.trimmed(from: 0.25, to: 0.75).bounds, CGRect(x: 25, y: 0, width: 50, height: 0))
        XCTAssertTrue(line.trimmed(from: 0.5, to: 0.5).isEmpty)
    }
    func test_arc_turnsWithTheClock() {
        var arc = Outline()
        arc.arc(.zero, 10, from: 0, to: .pi / 2, isClockwise: true)
        XCTAssertEqual(arc.bounds.minX, 0, accuracy: 0.01)
        XCTAssertEqual(arc.bounds.maxY, 10, accuracy: 0.01)
        var other = Outline()
        other.arc(.zero, 10, from: 0, to: .pi / 2, isClockwise: false)
        XCTAssertEqual(other.bounds.width, 20, accuracy: 0.01)
    }
    func test_everyPicture_hasItsBackgroundFirst_andSomethingOnIt() throws {
        for glyph in Pictures.glyphs {
            let size = CGSize(width: 120, height: 80)
            let drawing = try XCTUnwrap(Pictures.drawing(glyph, size))
            let art = BlockArt(
                drawing.shapes, CGRect(origin: .zero, size: size), columns: 24, rows: 8, blocks: .quadrants, ground: nil
            )
            let blank = art.lines.joined().filter { $0 == " " }.count
            XCTAssertTrue((20..<170).contains(blank), "\(glyph)\n\(art.lines.joined(separator: "\n"))")
        }
    }
    func test_svg_ofControls_hasTheirShapes() {
        var picture = PhonePicture(isDark: true)
        let dots = UIPageControl()
        (dots.numberOfPages, dots.currentPage) = (3, 1)
        picture.dots(dots, CGRect(x: 0, y: 0, width: 100, height: 20))
        XCTAssertEqual(picture.svgParts.count, 3)
        XCTAssertEqual(picture.svgParts.map { $0.contains("fill=\"#ffffff\"") }, [false, true, false])
        XCTAssertTrue(picture.svgParts[1].contains("x=\"46\""), picture.svgParts[1])

        picture.svgParts = []
        let stepper = UIStepper()
        picture.stepper(stepper, CGRect(x: 10, y: 0, width: 94, height: 32))
        XCTAssertTrue(picture.svgParts[1].contains("fill=\"#8e8e93\"") && picture.svgParts[1].contains("−"))
        XCTAssertTrue(picture.svgParts[2].contains("fill=\"#ffffff\"") && picture.svgParts[2].contains("+"))

        picture.svgParts = []
        var filled = UIButton.Configuration.filled()
        filled.title = "Go"
        picture.button(UIButton(configuration: filled), CGRect(x: 0, y: 0, width: 80, height: 40))
        XCTAssertTrue(picture.svgParts[0].hasPrefix("<rect") && picture.svgParts[1].contains("fill=\"#ffffff\""))
    }
    func test_colour_isDark_ifWhiteTextIsReadable() {
        XCTAssertTrue(UIColor.black.isDark(ifClear: false))
        XCTAssertFalse(UIColor.yellow.isDark(ifClear: true))
        XCTAssertTrue(UIColor.clear.isDark(ifClear: true))
    }
    func test_svg_hasPathsGradientsAndClips() {
        var picture = PhonePicture(isDark: false)
        var disc = fill(
            .ellipse(CGRect(x: 0, y: 0, width: 10, height: 10)), UIColor(red: 1, green: 0, blue: 0, alpha: 0.5))
        disc.clips = [.ellipse(CGRect(x: 2, y: 2, width: 4, height: 4))]
        let gradient = Gradient(
            colors: [.red, .blue], locations: [], start: .zero, end: CGPoint(x: 0, y: 10), radius: nil)
        picture.draw([disc, Shape(outline: rect(0, 0, 10, 10), content: .gradient(gradient))], at: CGPoint(x: 5, y: 0))
        let text = picture.svgText
        for part in [
            "<clipPath id=\"screen-c0\">", "clip-path=\"url(#screen-c0)\"", "fill=\"#ff0000\" fill-opacity=\"50%\"",
            "<linearGradient id=\"screen-g", "<stop offset=\"100%\" stop-color=\"#0000ff\"/>", "M10 0",
        ] { XCTAssertTrue(text.contains(part), part) }
    }
}
