import Foundation
import Rill
import XCTest

/// Fails when a test leaves counted objects, or frees those of others.
open class CountedTest: XCTestCase {
    private var before: Int32 = 0

    /// Releases objects of other tests' threads before counting.
    open override class func setUp() {
        super.setUp()
        // A world that another test left installed would receive work for the system's queues.
        World.current?.uninstall()
        var last = Resources.total
        var quiet = 0
        for _ in 0..<500 where quiet < 20 {
            turn(0.001)
            let now = Resources.total
            quiet = now == last ? quiet + 1 : 0
            last = now
        }
    }

    open override func setUp() {
        super.setUp()
        before = Resources.total
    }

    open override func tearDown() {
        for _ in 0..<100 where Resources.total != before { Self.turn(0.02) }
        XCTAssertEqual(Resources.total, before, "counted objects")
        super.tearDown()
    }

    private static func turn(_ seconds: TimeInterval) {
        _ = RunLoop.current.run(mode: .default, before: Date(timeIntervalSinceNow: seconds))
        // A run loop without timers or ports returns at once.
        Thread.sleep(forTimeInterval: seconds / 10)
    }
}
