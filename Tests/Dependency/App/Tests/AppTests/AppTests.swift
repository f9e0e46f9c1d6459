import Rill
import RillTest
import XCTest

final class AppTests: XCTestCase {
    func testVirtualTime() {
        let clock = TestScheduler(initialClock: 0)
        let result = clock.start { Observable<Int>.timer(.seconds(10), scheduler: clock) }
        XCTAssertEqual(result.events, [.next(210, 0), .completed(210)])
    }
}
