// Intervals in seconds for traits, deprecated.

extension PrimitiveSequence {
    @available(*, deprecated, message: "use .seconds or .milliseconds")
    public func delay<Seconds: OlderSeconds>(_ dueTime: Seconds, scheduler: SchedulerType) -> PrimitiveSequence<
        Trait, Element
    > {
        delay(dueTime.olderInterval, scheduler: scheduler)
    }

    @available(*, deprecated, message: "use .seconds or .milliseconds")
    public func delaySubscription<Seconds: OlderSeconds>(
        _ dueTime: Seconds, scheduler: SchedulerType
    ) -> PrimitiveSequence<Trait, Element> {
        delaySubscription(dueTime.olderInterval, scheduler: scheduler)
    }

    @available(*, deprecated, message: "use .seconds or .milliseconds")
    public func timeout<Seconds: OlderSeconds>(_ dueTime: Seconds, scheduler: SchedulerType) -> PrimitiveSequence<
        Trait, Element
    > {
        timeout(dueTime.olderInterval, scheduler: scheduler)
    }

    @available(*, deprecated, message: "use .seconds or .milliseconds")
    public func timeout<Seconds: OlderSeconds>(
        _ dueTime: Seconds, other: PrimitiveSequence<Trait, Element>, scheduler: SchedulerType
    ) -> PrimitiveSequence<Trait, Element> {
        timeout(dueTime.olderInterval, other: other, scheduler: scheduler)
    }
}

extension PrimitiveSequenceType where Element: RxAbstractInteger {
    @available(*, deprecated, message: "use .seconds or .milliseconds")
    public static func timer<Seconds: OlderSeconds>(_ dueTime: Seconds, scheduler: SchedulerType) -> PrimitiveSequence<
        Trait, Element
    > {
        PrimitiveSequence<Trait, Element>.timer(dueTime.olderInterval, scheduler: scheduler)
    }
}
