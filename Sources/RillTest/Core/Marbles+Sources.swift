import Rill

extension TestScheduler {
    /// Returns the scale of marbles on this clock.
    public func marbleScale(tick: TestTime?, rxjs: Bool) -> MarbleScale { scale(tick, rxjs) }

    /// Returns a scale of 100 ms per tick, with at least one unit of the clock per tick.
    func scale(_ tick: TestTime?, _ rxjs: Bool) -> MarbleScale {
        MarbleScale(
            tick: tick ?? max(1, .clampedInt((0.1 / resolution).rounded(), "a tick in units of the clock")),
            resolution: resolution, rxjs: rxjs)
    }

    /// Creates a source that starts again for every subscriber.
    public func cold<Element>(
        _ marbles: String, values: [String: Element] = [:], errors: [String: Error] = [:], tick: TestTime? = nil,
        rxjs: Bool = false
    ) throws -> TestableObservable<Element> {
        let script = try Marbles(marbles, values: values, errors: errors, scale: scale(tick, rxjs))
        return createColdObservable(script.events)
    }

    /// Creates a source that runs independently of subscribers. The time `subscribed` is that of `^`, or the start
    /// without `^`.
    public func hot<Element>(
        _ marbles: String, values: [String: Element] = [:], errors: [String: Error] = [:], tick: TestTime? = nil,
        rxjs: Bool = false, subscribed: TestTime = Defaults.subscribed
    ) throws -> TestableObservable<Element> {
        let script = try Marbles(marbles, values: values, errors: errors, scale: scale(tick, rxjs))
        return createHotObservable(
            script.events.map { Recorded(time: subscribed + $0.time, value: $0.value) })
    }

    /// Returns the events from the time `subscribed` on as marbles.
    public func marbles<Element>(
        _ events: [Recorded<Event<Element>>], tick: TestTime? = nil, subscribed: TestTime = Defaults.subscribed
    ) -> String {
        let since = events.filter { $0.time >= subscribed }
        return Marbles.print(
            since.map { Recorded(time: $0.time - subscribed, value: $0.value) }, scale: scale(tick, false))
    }
}

extension Marbles {
    /// Returns a source that starts again for every subscriber, on any scheduler whose clock counts milliseconds.
    public func cold(on scheduler: SchedulerType) -> Observable<Element> {
        let events = events
        return Observable.create { observer in
            let scheduled = events.filter { $0.time >= 0 }.map { recorded in
                scheduler.scheduleRelative((), dueTime: .milliseconds(recorded.time)) { _ in
                    observer.on(recorded.value)
                    return Disposables.create()
                }
            }
            return Disposables.create(scheduled)
        }
    }

    /// Returns a source that runs from now on independently of subscribers, on any scheduler whose clock counts
    /// milliseconds.
    public func hot(on scheduler: SchedulerType) -> Observable<Element> {
        let subject = PublishSubject<Element>()
        for recorded in events where recorded.time >= 0 {
            _ = scheduler.scheduleRelative((), dueTime: .milliseconds(recorded.time)) { _ in
                subject.on(recorded.value)
                return Disposables.create()
            }
        }
        return subject.asObservable()
    }
}
