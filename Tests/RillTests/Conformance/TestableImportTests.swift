// In a test that imports Rill with `@testable`, names still refer to the test's own declarations, Foundation and
// RillTest.
import EngineTestKit
import Foundation
@testable import Rill
import RillTest
import XCTest

final class TestableImportTests: CountedTest {
    func testTestableNames_haveTheirRxSwiftMeaning() {
        let subscriptions: [Subscription] = [Subscription(200, 300)]
        XCTAssertEqual("\(subscriptions)", "[(200: 300)]")
        let types: [Any.Type] = [
            Timer.self, Thread.self, Operation.self, OperationQueue.self, DispatchQueue.self, Notification.self,
            NSLock.self, RunLoop.self, Date.self, Stream.self, Process.self, Pipe.self, Port.self, Bundle.self,
            Recorded<Int>.self, TestScheduler.self, TestableObserver<Int>.self, XCTestExpectation.self,
        ]
        XCTAssertEqual(types.count, 18)
    }
}
