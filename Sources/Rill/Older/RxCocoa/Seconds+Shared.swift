// Intervals in seconds for shared sequences, deprecated.

extension SharedSequenceConvertibleType {
    @available(*, deprecated, message: "use .seconds or .milliseconds")
    public func throttle<Seconds: OlderSeconds>(_ dueTime: Seconds, latest: Bool = true) -> SharedSequence<
        SharingStrategy, Element
    > {
        throttle(dueTime.olderInterval, latest: latest)
    }

    @available(*, deprecated, message: "use .seconds or .milliseconds")
    public func debounce<Seconds: OlderSeconds>(_ dueTime: Seconds) -> SharedSequence<SharingStrategy, Element> {
        debounce(dueTime.olderInterval)
    }

    @available(*, deprecated, message: "use .seconds or .milliseconds")
    public func delay<Seconds: OlderSeconds>(_ dueTime: Seconds) -> SharedSequence<SharingStrategy, Element> {
        delay(dueTime.olderInterval)
    }
}

extension SharedSequence where Element: RxAbstractInteger {
    @available(*, deprecated, message: "use .seconds or .milliseconds")
    public static func interval<Seconds: OlderSeconds>(_ period: Seconds) -> SharedSequence<SharingStrategy, Element> {
        SharedSequence<SharingStrategy, Element>.interval(period.olderInterval)
    }

    @available(*, deprecated, message: "use .seconds or .milliseconds")
    public static func timer<Seconds: OlderSeconds>(_ dueTime: Seconds, period: Seconds) -> SharedSequence<
        SharingStrategy, Element
    > {
        SharedSequence<SharingStrategy, Element>.timer(
            dueTime.olderInterval, period: period.olderInterval)
    }
}
