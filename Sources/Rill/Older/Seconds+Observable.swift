// Intervals as a number of seconds: what RxTimeInterval was before it became DispatchTimeInterval.

extension ObservableType {
    @available(*, deprecated, message: "use debounce(.seconds(1), scheduler:)")
    public func debounce<Seconds: OlderSeconds>(_ dueTime: Seconds, scheduler: SchedulerType) -> Observable<Element> {
        debounce(dueTime.olderInterval, scheduler: scheduler)
    }

    @available(*, deprecated, message: "use throttle(.seconds(1), latest:scheduler:)")
    public func throttle<Seconds: OlderSeconds>(_ dueTime: Seconds, latest: Bool = true, scheduler: SchedulerType)
        -> Observable<Element>
    {
        throttle(dueTime.olderInterval, latest: latest, scheduler: scheduler)
    }

    @available(*, deprecated, message: "use delay(.seconds(1), scheduler:)")
    public func delay<Seconds: OlderSeconds>(_ dueTime: Seconds, scheduler: SchedulerType) -> Observable<Element> {
        delay(dueTime.olderInterval, scheduler: scheduler)
    }

    @available(*, deprecated, message: "use delaySubscription(.seconds(1), scheduler:)")
    public func delaySubscription<Seconds: OlderSeconds>(_ dueTime: Seconds, scheduler: SchedulerType) -> Observable<
        Element
    > {
        delaySubscription(dueTime.olderInterval, scheduler: scheduler)
    }

    @available(*, deprecated, message: "use timeout(.seconds(1), scheduler:)")
    public func timeout<Seconds: OlderSeconds>(_ dueTime: Seconds, scheduler: SchedulerType) -> Observable<Element> {
        timeout(dueTime.olderInterval, scheduler: scheduler)
    }

    @available(*, deprecated, message: "use timeout(.seconds(1), other:scheduler:)")
    public func timeout<Seconds: OlderSeconds, Source: ObservableConvertibleType>(
        _ dueTime: Seconds, other: Source, scheduler: SchedulerType
    ) -> Observable<Element> where Source.Element == Element {
        timeout(dueTime.olderInterval, other: other, scheduler: scheduler)
    }

    @available(*, deprecated, message: "use take(for: .seconds(1), scheduler:)")
    public func take<Seconds: OlderSeconds>(_ duration: Seconds, scheduler: SchedulerType) -> Observable<Element> {
        take(for: duration.olderInterval, scheduler: scheduler)
    }

    @available(*, deprecated, message: "use skip(.seconds(1), scheduler:)")
    public func skip<Seconds: OlderSeconds>(_ duration: Seconds, scheduler: SchedulerType) -> Observable<Element> {
        skip(duration.olderInterval, scheduler: scheduler)
    }

    @available(*, deprecated, message: "use buffer(timeSpan: .seconds(1), count:scheduler:)")
    public func buffer<Seconds: OlderSeconds>(timeSpan: Seconds, count: Int, scheduler: SchedulerType) -> Observable<
        [Element]
    > {
        buffer(timeSpan: timeSpan.olderInterval, count: count, scheduler: scheduler)
    }

    @available(*, deprecated, message: "use window(timeSpan: .seconds(1), count:scheduler:)")
    public func window<Seconds: OlderSeconds>(timeSpan: Seconds, count: Int, scheduler: SchedulerType) -> Observable<
        Observable<Element>
    > {
        window(timeSpan: timeSpan.olderInterval, count: count, scheduler: scheduler)
    }
}

extension ObservableType where Element: RxAbstractInteger {
    @available(*, deprecated, message: "use interval(.seconds(1), scheduler:)")
    public static func interval<Seconds: OlderSeconds>(_ period: Seconds, scheduler: SchedulerType) -> Observable<
        Element
    > {
        interval(period.olderInterval, scheduler: scheduler)
    }

    @available(*, deprecated, message: "use timer(.seconds(1), period:scheduler:)")
    public static func timer<Seconds: OlderSeconds>(
        _ dueTime: Seconds, period: Seconds? = nil, scheduler: SchedulerType
    ) -> Observable<Element> {
        timer(
            dueTime.olderInterval, period: period.map { $0.olderInterval }, scheduler: scheduler)
    }
}
