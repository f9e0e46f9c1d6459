import XCTest

@testable import Timeline

final class HeadingTests: XCTestCase {
    /// A heading is above a row of a picture only if the row has a line of the kind that it names.
    func test_headings_standAboveTheirLinesOnly() {
        func track(_ label: String, _ indent: Int = 0, isHeading: Bool = false) -> Track {
            var track = Track(label: label, marks: [], indent: indent)
            track.isHeading = isHeading
            return track
        }
        let tracks = [
            track("one", isHeading: true), track("a"), track("flatMap", isHeading: true), track("a1", 2),
            track("result"),
            track("two", isHeading: true), track("b"), track("flatMap", isHeading: true), track("b1", 2),
        ]
        func shown(_ lines: Set<Int>) -> [Int] { tracks.visibleTracks(where: lines.contains) }
        XCTAssertEqual(shown([1, 4]), [0, 1, 4])
        XCTAssertEqual(shown([3]), [0, 2, 3])
        XCTAssertEqual(shown([8]), [5, 7, 8])
        XCTAssertEqual(shown([4, 6]), [0, 4, 5, 6])
        XCTAssertEqual(shown([]), [])
        XCTAssertEqual(tracks.visibleTracks { _ in true }, Array(0...8))
    }
}
