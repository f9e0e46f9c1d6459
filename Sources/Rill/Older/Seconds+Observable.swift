// Intervals as a number of seconds: what RxTimeInterval was before it became DispatchTimeInterval.
import enum Dispatch.DispatchTimeInterval

extension DispatchTimeInterval {
    /// Cuts off what is less than a millisecond.
    static func olderSeconds(_ seconds: Double) -> DispatchTimeInterval {
        .milliseconds(.fitting(seconds * 1000.0, "an interval in milliseconds"))
    }
}

extension ObservableType {
    @available(*, deprecated, message: "use debounce(.seconds(1), scheduler:)")
    public func debounce(_ dueTime: Double, scheduler: SchedulerType) -> Observable<Element> {
        debounce(.olderSeconds(dueTime), scheduler: scheduler)
    }

    @available(*, deprecated, message: "use throttle(.seconds(1), latest:scheduler:)")
    public func throttle(_ dueTime: Double, latest: Bool = true, scheduler: SchedulerType) -> Observable<Element> {
        throttle(.olderSeconds(dueTime), latest: latest, scheduler: scheduler)
    }

    @available(*, deprecated, message: "use delay(.seconds(1), scheduler:)")
    public func delay(_ dueTime: Double, scheduler: SchedulerType) -> Observable<Element> {
        delay(.olderSeconds(dueTime), scheduler: scheduler)
    }

    @available(*, deprecated, message: "use delaySubscription(.seconds(1), scheduler:)")
    public func delaySubscription(_ dueTime: Double, scheduler: SchedulerType) -> Observable<Element> {
        delaySubscription(.olderSeconds(dueTime), scheduler: scheduler)
    }

    @available(*, deprecated, message: "use timeout(.seconds(1), scheduler:)")
    public func timeout(_ dueTime: Double, scheduler: SchedulerType) -> Observable<Element> {
        timeout(.olderSeconds(dueTime), scheduler: scheduler)
    }

    @available(*, deprecated, message: "use timeout(.seconds(1), other:scheduler:)")
    public func timeout<Source: ObservableConvertibleType>(
        _ dueTime: Double, other: Source, scheduler: SchedulerType
    ) -> Observable<Element> where Source.Element == Element {
        timeout(.olderSeconds(dueTime), other: other, scheduler: scheduler)
    }

    @available(*, deprecated, message: "use take(for: .seconds(1), scheduler:)")
    public func take(_ duration: Double, scheduler: SchedulerType) -> Observable<Element> {
        take(for: .olderSeconds(duration), scheduler: scheduler)
    }

    @available(*, deprecated, message: "use skip(.seconds(1), scheduler:)")
    public func skip(_ duration: Double, scheduler: SchedulerType) -> Observable<Element> {
        skip(.olderSeconds(duration), scheduler: scheduler)
    }

    @available(*, deprecated, message: "use buffer(timeSpan: .seconds(1), count:scheduler:)")
    public func buffer(timeSpan: Double, count: Int, scheduler: SchedulerType) -> Observable<[Element]> {
        buffer(timeSpan: .olderSeconds(timeSpan), count: count, scheduler: scheduler)
    }

    @available(*, deprecated, message: "use window(timeSpan: .seconds(1), count:scheduler:)")
    public func window(timeSpan: Double, count: Int, scheduler: SchedulerType) -> Observable<Observable<Element>> {
        window(timeSpan: .olderSeconds(timeSpan), count: count, scheduler: scheduler)
    }
}

extension ObservableType where Element: RxAbstractInteger {
    @available(*, deprecated, message: "use interval(.seconds(1), scheduler:)")
    public static func interval(_ period: Double, scheduler: SchedulerType) -> Observable<Element> {
        interval(.olderSeconds(period), scheduler: scheduler)
    }

    @available(*, deprecated, message: "use timer(.seconds(1), period:scheduler:)")
    public static func timer(
        _ dueTime: Double, period: Double? = nil, scheduler: SchedulerType
    ) -> Observable<Element> {
        timer(
            .olderSeconds(dueTime), period: period.map(DispatchTimeInterval.olderSeconds), scheduler: scheduler)
    }
}
