/// A type that can be converted to a `ControlEvent`.
public protocol ControlEventType: ObservableType {
    func asControlEvent() -> ControlEvent<Element>
}

/// The events of a control, such as taps. The sequence never fails and is subscribed to on the main thread.
public struct ControlEvent<PropertyType>: ControlEventType {
    public typealias Element = PropertyType

    let events: Observable<PropertyType>

    public init<Events: ObservableType>(events: Events) where Events.Element == Element {
        self.events = events.subscribe(on: ConcurrentMainScheduler.instance)
    }

    public func subscribe<Observer: ObserverType>(_ observer: Observer) -> Disposable
    where Observer.Element == Element {
        events.subscribe(observer)
    }

    public func asObservable() -> Observable<Element> { events }

    public func asControlEvent() -> ControlEvent<Element> { self }

    public func asInfallible() -> Infallible<Element> { Infallible(raw: events) }

    public func asDriver() -> Driver<Element> { asSharedSequenceWithoutErrors() }

    public func asSignal() -> Signal<Element> { asSharedSequenceWithoutErrors() }
}
