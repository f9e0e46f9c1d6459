import Foundation
import SessionModel
import XCTest

final class RandomSessionTests: XCTestCase {
    /// `make sessions COUNT=20000` runs more of them.
    func testSessionsAtRandomShowWhatTheirEntriesShow() {
        let lessons = SessionTests.root.appendingPathComponent("lessons").path
        if let difference = RandomSession.difference(seeds: 1..<41, lessons: lessons) { XCTFail(difference) }
    }
}
