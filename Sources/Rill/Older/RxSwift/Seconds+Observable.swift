// Operators whose intervals are numbers of seconds: `RxTimeInterval` was a number before it became
// `DispatchTimeInterval`.

extension ObservableType {
    @available(*, deprecated, message: "use .seconds or .milliseconds")
    public func debounce<Seconds: OlderSeconds>(_ dueTime: Seconds, scheduler: SchedulerType) -> Observable<Element> {
        debounce(dueTime.olderInterval, scheduler: scheduler)
    }

    @available(*, deprecated, message: "use .seconds or .milliseconds")
    public func throttle<Seconds: OlderSeconds>(_ dueTime: Seconds, latest: Bool = true, scheduler: SchedulerType)
        -> Observable<Element>
    {
        throttle(dueTime.olderInterval, latest: latest, scheduler: scheduler)
    }

    @available(*, deprecated, message: "use .seconds or .milliseconds")
    public func delay<Seconds: OlderSeconds>(_ dueTime: Seconds, scheduler: SchedulerType) -> Observable<Element> {
        delay(dueTime.olderInterval, scheduler: scheduler)
    }

    @available(*, deprecated, message: "use .seconds or .milliseconds")
    public func delaySubscription<Seconds: OlderSeconds>(_ dueTime: Seconds, scheduler: SchedulerType) -> Observable<
        Element
    > {
        delaySubscription(dueTime.olderInterval, scheduler: scheduler)
    }

    @available(*, deprecated, message: "use .seconds or .milliseconds")
    public func timeout<Seconds: OlderSeconds>(_ dueTime: Seconds, scheduler: SchedulerType) -> Observable<Element> {
        timeout(dueTime.olderInterval, scheduler: scheduler)
    }

    @available(*, deprecated, message: "use .seconds or .milliseconds")
    public func timeout<Seconds: OlderSeconds, Source: ObservableConvertibleType>(
        _ dueTime: Seconds, other: Source, scheduler: SchedulerType
    ) -> Observable<Element> where Source.Element == Element {
        timeout(dueTime.olderInterval, other: other, scheduler: scheduler)
    }

    @available(*, deprecated, message: "use .seconds or .milliseconds")
    public func take<Seconds: OlderSeconds>(_ duration: Seconds, scheduler: SchedulerType) -> Observable<Element> {
        take(for: duration.olderInterval, scheduler: scheduler)
    }

    @available(*, deprecated, message: "use .seconds or .milliseconds")
    public func skip<Seconds: OlderSeconds>(_ duration: Seconds, scheduler: SchedulerType) -> Observable<Element> {
        skip(duration.olderInterval, scheduler: scheduler)
    }

    @available(*, deprecated, message: "use .seconds or .milliseconds")
    public func buffer<Seconds: OlderSeconds>(timeSpan: Seconds, count: Int, scheduler: SchedulerType) -> Observable<
        [Element]
    > {
        buffer(timeSpan: timeSpan.olderInterval, count: count, scheduler: scheduler)
    }

    @available(*, deprecated, message: "use .seconds or .milliseconds")
    public func window<Seconds: OlderSeconds>(timeSpan: Seconds, count: Int, scheduler: SchedulerType) -> Observable<
        Observable<Element>
    > {
        window(timeSpan: timeSpan.olderInterval, count: count, scheduler: scheduler)
    }
}

extension ObservableType where Element: RxAbstractInteger {
    @available(*, deprecated, message: "use .seconds or .milliseconds")
    public static func interval<Seconds: OlderSeconds>(_ period: Seconds, scheduler: SchedulerType) -> Observable<
        Element
    > {
        Observable<Element>.interval(period.olderInterval, scheduler: scheduler)
    }

    @available(*, deprecated, message: "use .seconds or .milliseconds")
    public static func timer<Seconds: OlderSeconds>(
        _ dueTime: Seconds, period: Seconds? = nil, scheduler: SchedulerType
    ) -> Observable<Element> {
        Observable<Element>.timer(
            dueTime.olderInterval, period: period.map { $0.olderInterval }, scheduler: scheduler)
    }
}
