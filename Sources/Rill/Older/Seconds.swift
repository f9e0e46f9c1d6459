// What a number of seconds is where an interval is meant: RxTimeInterval was one before it became DispatchTimeInterval.
import enum Dispatch.DispatchTimeInterval

/// A number that older programs give as an interval: so many seconds.
public protocol OlderSeconds {
    /// Cut off to milliseconds.
    var olderInterval: DispatchTimeInterval { get }
}

extension Double: OlderSeconds {
    public var olderInterval: DispatchTimeInterval {
        .milliseconds(.fitting(self * 1000, "an interval in milliseconds"))
    }
}

extension Int: OlderSeconds {
    public var olderInterval: DispatchTimeInterval { .seconds(self) }
}
