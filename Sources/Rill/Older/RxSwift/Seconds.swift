// Converts a number of seconds to an interval: `RxTimeInterval` was a number before it became `DispatchTimeInterval`.
import Dispatch

/// A number that older programs use as an interval in seconds.
public protocol OlderSeconds {
    /// The interval, truncated to milliseconds.
    var olderInterval: DispatchTimeInterval { get }
}

extension Int: OlderSeconds {
    /// The number as an interval in seconds.
    public var olderInterval: DispatchTimeInterval { .seconds(self) }
}
