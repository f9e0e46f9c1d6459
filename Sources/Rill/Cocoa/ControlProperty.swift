/// A type that can be converted to a `ControlProperty`.
public protocol ControlPropertyType: ObservableType, ObserverType {
    func asControlProperty() -> ControlProperty<Element>
}

/// A property of a control: a sequence of its values, which is subscribed to on the main thread, and an observer that
/// sets it.
public struct ControlProperty<PropertyType>: ControlPropertyType {
    public typealias Element = PropertyType

    let values: Observable<PropertyType>
    let valueSink: AnyObserver<PropertyType>

    public init<Values: ObservableType, Sink: ObserverType>(values: Values, valueSink: Sink)
    where Element == Values.Element, Element == Sink.Element {
        self.values = values.subscribe(on: ConcurrentMainScheduler.instance)
        self.valueSink = valueSink.asObserver()
    }

    public func subscribe<Observer: ObserverType>(_ observer: Observer) -> Disposable
    where Observer.Element == Element {
        values.subscribe(observer)
    }

    /// The changes of the value. The value at the time of the subscription is left out.
    public var changed: ControlEvent<PropertyType> { ControlEvent(events: values.skip(1)) }

    public func asObservable() -> Observable<Element> { values }

    public func asControlProperty() -> ControlProperty<Element> { self }

    /// Sets the property. An error stops a debug build.
    public func on(_ event: Event<Element>) {
        switch event {
        case .error(let error): fatalInDebug("Binding error: \(error)")
        case .next, .completed: valueSink.on(event)
        }
    }

    public func asDriver() -> Driver<Element> { asSharedSequenceWithoutErrors() }
}

extension ControlPropertyType where Element == String? {
    /// The same property, which sends `""` in place of nil.
    public var orEmpty: ControlProperty<String> {
        let original = asControlProperty()
        return ControlProperty(
            values: original.values.map { $0 ?? "" },
            valueSink: original.valueSink.mapObserver { $0 })
    }
}
