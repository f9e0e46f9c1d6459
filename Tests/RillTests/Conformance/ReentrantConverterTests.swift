import Foundation
import XCTest

@testable import Rill

/// A converter of virtual times is code of a program. If it schedules work while it compares two times, the queue reports
/// that and stays as it is.
final class ReentrantConverterTests: XCTestCase {
    func testConverter_schedulesWhileItCompares_isReported() {
        let before = MisuseReport.handler
        defer { MisuseReport.handler = before }
        var reports: [String] = []
        MisuseReport.handler = { message, _ in reports.append(message) }

        let link = Link()
        let scheduler = VirtualTimeScheduler(initialClock: 0, converter: ReentrantConverter(link: link))
        link.scheduler = scheduler
        var ran: [Int] = []
        for number in 1...4 {
            _ = scheduler.scheduleAbsoluteVirtual(number, time: 5) { number in
                ran.append(number)
                return Disposables.create()
            }
        }
        scheduler.start()

        XCTAssertFalse(reports.isEmpty)
        XCTAssertEqual(Set(reports), ["a converter of virtual times schedules work while it compares times"])
        XCTAssertEqual(ran.sorted(), [1, 2, 3, 4])
    }
}

private final class Link {
    weak var scheduler: VirtualTimeScheduler<ReentrantConverter>?
    /// The number of comparisons that still schedule work.
    var left = 5
}

private struct ReentrantConverter: VirtualTimeConverterType {
    let link: Link

    func convertFromVirtualTime(_ virtualTime: Int) -> RxTime { Date(timeIntervalSince1970: Double(virtualTime)) }
    func convertToVirtualTime(_ time: RxTime) -> Int { Int(time.timeIntervalSince1970) }
    func convertFromVirtualTimeInterval(_ virtualTimeInterval: Int) -> TimeInterval { Double(virtualTimeInterval) }
    func convertToVirtualTimeInterval(_ timeInterval: TimeInterval) -> Int { Int(timeInterval) }
    func offsetVirtualTime(_ time: Int, offset: Int) -> Int { time + offset }
    func compareVirtualTime(_ lhs: Int, _ rhs: Int) -> VirtualTimeComparison {
        if link.left > 0 {
            link.left -= 1
            _ = link.scheduler?.scheduleAbsoluteVirtual((), time: 9) { _ in Disposables.create() }
        }
        return lhs < rhs ? .lessThan : lhs > rhs ? .greaterThan : .equal
    }
}
