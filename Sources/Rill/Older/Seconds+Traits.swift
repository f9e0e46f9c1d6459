// Intervals as a number of seconds, on traits and shared sequences.

extension PrimitiveSequence {
    @available(*, deprecated, message: "use delay(.seconds(1), scheduler:)")
    public func delay(_ dueTime: Double, scheduler: SchedulerType) -> PrimitiveSequence<Trait, Element> {
        delay(.olderSeconds(dueTime), scheduler: scheduler)
    }

    @available(*, deprecated, message: "use delaySubscription(.seconds(1), scheduler:)")
    public func delaySubscription(
        _ dueTime: Double, scheduler: SchedulerType
    ) -> PrimitiveSequence<Trait, Element> {
        delaySubscription(.olderSeconds(dueTime), scheduler: scheduler)
    }

    @available(*, deprecated, message: "use timeout(.seconds(1), scheduler:)")
    public func timeout(_ dueTime: Double, scheduler: SchedulerType) -> PrimitiveSequence<Trait, Element> {
        timeout(.olderSeconds(dueTime), scheduler: scheduler)
    }

    @available(*, deprecated, message: "use timeout(.seconds(1), other:scheduler:)")
    public func timeout(
        _ dueTime: Double, other: PrimitiveSequence<Trait, Element>, scheduler: SchedulerType
    ) -> PrimitiveSequence<Trait, Element> {
        timeout(.olderSeconds(dueTime), other: other, scheduler: scheduler)
    }
}

extension PrimitiveSequenceType where Element: RxAbstractInteger {
    @available(*, deprecated, message: "use timer(.seconds(1), scheduler:)")
    public static func timer(_ dueTime: Double, scheduler: SchedulerType) -> PrimitiveSequence<Trait, Element> {
        timer(.olderSeconds(dueTime), scheduler: scheduler)
    }
}

extension SharedSequenceConvertibleType {
    @available(*, deprecated, message: "use throttle(.seconds(1), latest:)")
    public func throttle(_ dueTime: Double, latest: Bool = true) -> SharedSequence<SharingStrategy, Element> {
        throttle(.olderSeconds(dueTime), latest: latest)
    }

    @available(*, deprecated, message: "use debounce(.seconds(1))")
    public func debounce(_ dueTime: Double) -> SharedSequence<SharingStrategy, Element> {
        debounce(.olderSeconds(dueTime))
    }

    @available(*, deprecated, message: "use delay(.seconds(1))")
    public func delay(_ dueTime: Double) -> SharedSequence<SharingStrategy, Element> {
        delay(.olderSeconds(dueTime))
    }
}

extension SharedSequence where Element: RxAbstractInteger {
    @available(*, deprecated, message: "use interval(.seconds(1))")
    public static func interval(_ period: Double) -> SharedSequence<SharingStrategy, Element> {
        interval(.olderSeconds(period))
    }

    @available(*, deprecated, message: "use timer(.seconds(1), period: .seconds(1))")
    public static func timer(_ dueTime: Double, period: Double) -> SharedSequence<SharingStrategy, Element> {
        timer(.olderSeconds(dueTime), period: .olderSeconds(period))
    }
}
