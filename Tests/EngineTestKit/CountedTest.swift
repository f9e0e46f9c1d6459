import Foundation
import Rill
import XCTest

/// Fails when a test leaves counted objects behind, or takes some away.
open class CountedTest: XCTestCase {
    private var before: Int32 = 0

    open override func setUp() {
        super.setUp()
        Self.settle()
        before = Resources.total
    }

    open override func tearDown() {
        for _ in 0..<60 where Resources.total > before {
            _ = RunLoop.current.run(mode: .default, before: Date(timeIntervalSinceNow: 0.02))
        }
        XCTAssertEqual(Resources.total, before, "counted objects")
        super.tearDown()
    }

    /// Waits until threads of an earlier test have let go of what is theirs.
    public static func settle() {
        var last = Resources.total
        var quiet = 0
        for _ in 0..<200 where quiet < 8 {
            _ = RunLoop.current.run(mode: .default, before: Date(timeIntervalSinceNow: 0.001))
            let now = Resources.total
            quiet = now == last ? quiet + 1 : 0
            last = now
        }
    }
}
