import Dispatch

extension Double: OlderSeconds {
    /// The number as seconds, truncated to milliseconds.
    public var olderInterval: DispatchTimeInterval {
        .milliseconds(.clampedInt(self * 1000, "an interval in milliseconds"))
    }
}
