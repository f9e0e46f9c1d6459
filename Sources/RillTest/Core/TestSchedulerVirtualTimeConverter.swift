import Rill

import struct Foundation.Date
import typealias Foundation.TimeInterval

/// Converts between dates and the whole ticks since 1970. `resolution` is the length of a tick in seconds.
public struct TestSchedulerVirtualTimeConverter: VirtualTimeConverterType {
    public typealias VirtualTimeUnit = Int
    public typealias VirtualTimeIntervalUnit = Int

    let resolution: Double

    init(resolution: Double) {
        self.resolution = resolution
    }

    public func convertFromVirtualTime(_ virtualTime: Int) -> RxTime {
        Date(timeIntervalSince1970: convertFromVirtualTimeInterval(virtualTime))
    }

    public func convertToVirtualTime(_ time: RxTime) -> Int {
        convertToVirtualTimeInterval(time.timeIntervalSince1970)
    }

    public func convertFromVirtualTimeInterval(_ virtualTimeInterval: Int) -> TimeInterval {
        Double(virtualTimeInterval) * resolution
    }

    public func convertToVirtualTimeInterval(_ timeInterval: TimeInterval) -> Int {
        let ticks = timeInterval / resolution + 0.5
        if let whole = Int(exactly: ticks.rounded(.towardZero)) { return whole }
        MisuseReport.report("\(timeInterval) seconds are more ticks than a test scheduler can count")
        return 0
    }

    public func offsetVirtualTime(_ time: Int, offset: Int) -> Int {
        let (sum, overflows) = time.addingReportingOverflow(offset)
        if overflows { MisuseReport.report("the clock of a test scheduler went beyond its last tick") }
        return sum
    }

    public func compareVirtualTime(_ lhs: Int, _ rhs: Int) -> VirtualTimeComparison {
        if lhs < rhs { return .lessThan }
        return lhs > rhs ? .greaterThan : .equal
    }
}
