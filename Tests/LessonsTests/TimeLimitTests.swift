import Foundation
import XCTest

@testable import Lessons

/// The time limit of a judge counts what the process computes, not what the wall clock says.
final class TimeLimitTests: XCTestCase {
    func testABodyThatOnlyWaits_isNotStopped_afterItsLimit() {
        let run = LessonRun()
        let result = run.runWithTimeLimit(seconds: 0.1, by: nil) {
            // The pause is as long as another process might delay this one.
            Thread.sleep(forTimeInterval: 0.4)
            return run.run("print(1)")
        }
        XCTAssertEqual(result, true)
        XCTAssertEqual(run.printed, "1\n")
    }

    func testABodyThatComputes_isStopped_atItsLimit() {
        let run = LessonRun()
        let begun = Date()
        XCTAssertNil(run.runWithTimeLimit(seconds: 0.2, by: nil) { run.run("while true {}") })
        XCTAssertLessThan(Date().timeIntervalSince(begun), 20)
    }

    func testABodyThatWaitsTenTimesAsLong_isStopped() {
        let run = LessonRun()
        let result = run.runWithTimeLimit(seconds: 0.05, by: nil) {
            Thread.sleep(forTimeInterval: 0.8)
            return run.run("print(1)")
        }
        XCTAssertNil(result)
    }
}
