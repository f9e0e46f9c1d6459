// What a number of seconds is where an interval is meant: RxTimeInterval was one before it became DispatchTimeInterval.
import Dispatch

/// A number that older programs give as an interval: so many seconds.
public protocol OlderSeconds {
    /// Cut off to milliseconds.
    var olderInterval: DispatchTimeInterval { get }
}

extension Int: OlderSeconds {
    /// So many seconds.
    public var olderInterval: DispatchTimeInterval { .seconds(self) }
}
