import Dispatch

extension Double: OlderSeconds {
    /// So many seconds, cut off to milliseconds.
    public var olderInterval: DispatchTimeInterval {
        .milliseconds(.fitting(self * 1000, "an interval in milliseconds"))
    }
}
