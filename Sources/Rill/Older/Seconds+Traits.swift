// Intervals as a number of seconds, on traits and shared sequences.

extension PrimitiveSequence {
    @available(*, deprecated, message: "use delay(.seconds(1), scheduler:)")
    public func delay<Seconds: OlderSeconds>(_ dueTime: Seconds, scheduler: SchedulerType) -> PrimitiveSequence<
        Trait, Element
    > {
        delay(dueTime.olderInterval, scheduler: scheduler)
    }

    @available(*, deprecated, message: "use delaySubscription(.seconds(1), scheduler:)")
    public func delaySubscription<Seconds: OlderSeconds>(
        _ dueTime: Seconds, scheduler: SchedulerType
    ) -> PrimitiveSequence<Trait, Element> {
        delaySubscription(dueTime.olderInterval, scheduler: scheduler)
    }

    @available(*, deprecated, message: "use timeout(.seconds(1), scheduler:)")
    public func timeout<Seconds: OlderSeconds>(_ dueTime: Seconds, scheduler: SchedulerType) -> PrimitiveSequence<
        Trait, Element
    > {
        timeout(dueTime.olderInterval, scheduler: scheduler)
    }

    @available(*, deprecated, message: "use timeout(.seconds(1), other:scheduler:)")
    public func timeout<Seconds: OlderSeconds>(
        _ dueTime: Seconds, other: PrimitiveSequence<Trait, Element>, scheduler: SchedulerType
    ) -> PrimitiveSequence<Trait, Element> {
        timeout(dueTime.olderInterval, other: other, scheduler: scheduler)
    }
}

extension PrimitiveSequenceType where Element: RxAbstractInteger {
    @available(*, deprecated, message: "use timer(.seconds(1), scheduler:)")
    public static func timer<Seconds: OlderSeconds>(_ dueTime: Seconds, scheduler: SchedulerType) -> PrimitiveSequence<
        Trait, Element
    > {
        timer(dueTime.olderInterval, scheduler: scheduler)
    }
}

extension SharedSequenceConvertibleType {
    @available(*, deprecated, message: "use throttle(.seconds(1), latest:)")
    public func throttle<Seconds: OlderSeconds>(_ dueTime: Seconds, latest: Bool = true) -> SharedSequence<
        SharingStrategy, Element
    > {
        throttle(dueTime.olderInterval, latest: latest)
    }

    @available(*, deprecated, message: "use debounce(.seconds(1))")
    public func debounce<Seconds: OlderSeconds>(_ dueTime: Seconds) -> SharedSequence<SharingStrategy, Element> {
        debounce(dueTime.olderInterval)
    }

    @available(*, deprecated, message: "use delay(.seconds(1))")
    public func delay<Seconds: OlderSeconds>(_ dueTime: Seconds) -> SharedSequence<SharingStrategy, Element> {
        delay(dueTime.olderInterval)
    }
}

extension SharedSequence where Element: RxAbstractInteger {
    @available(*, deprecated, message: "use interval(.seconds(1))")
    public static func interval<Seconds: OlderSeconds>(_ period: Seconds) -> SharedSequence<SharingStrategy, Element> {
        interval(period.olderInterval)
    }

    @available(*, deprecated, message: "use timer(.seconds(1), period: .seconds(1))")
    public static func timer<Seconds: OlderSeconds>(_ dueTime: Seconds, period: Seconds) -> SharedSequence<
        SharingStrategy, Element
    > {
        timer(dueTime.olderInterval, period: period.olderInterval)
    }
}
