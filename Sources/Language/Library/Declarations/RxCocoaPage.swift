import Runtime

/// ControlProperty and ControlEvent.
let rxCocoaPage = LibraryPage(
    name: "RxCocoa", module: "RxCocoa",
    text: #"""
        /// Something that can be seen as a control property.
        ///
        ///         let text = BehaviorSubject<String?>(value: nil)
        ///         ControlProperty(values: text, valueSink: text).orEmpty.map { $0.count }
        ///     =>  0
        ///
        /// Pitfall: asking `asControlProperty()` again gives no second store: reading and writing go to the same control.
        /// See also: ControlProperty.
        public protocol ControlPropertyType: ObservableType, ObserverType {
            /// Itself, as a control property.
            ///
            ///         let text = BehaviorSubject(value: "a")
            ///         ControlProperty(values: text, valueSink: text).asControlProperty()
            ///     =>  a
            ///
            /// Pitfall: it is not shared: every subscriber listens to the control for itself.
            /// See also: ControlProperty.
            func asControlProperty() -> ControlProperty<Element>
        }
        /// A property of a control: read as a sequence, written as an observer.
        ///
        ///         let text = BehaviorSubject(value: "a")
        ///         let property = ControlProperty(values: text, valueSink: text)
        ///         property.onNext("b")
        ///         property
        ///     =>  b
        ///
        /// Pitfall: the current value comes first to every subscriber; skip it with `changed`.
        /// See also: ControlEvent, Driver.
        public struct ControlProperty<PropertyType>: ControlPropertyType {
            /// The values.
            public typealias Element = PropertyType
            /// Reads from the one and writes to the other.
            public init<Values: ObservableType, Sink: ObserverType>(values: Values, valueSink: Sink) where Values.Element == PropertyType, Sink.Element == PropertyType
            /// Sends every event to an observer or a closure.
            public func subscribe<Observer: ObserverType>(_ observer: Observer) -> Disposable where Observer.Element == PropertyType
            /// The same sequence as a plain `Observable`.
            @bind("ControlProperty.asObservable()") public func asObservable() -> Observable<PropertyType>
            /// Itself, as a control property.
            public func asControlProperty() -> ControlProperty<PropertyType> { self }
            /// Its values but the first.
            public var changed: ControlEvent<PropertyType> { ControlEvent(events: asObservable().skip(1)) }
            /// Takes an event.
            public func on(_ event: Event<PropertyType>)
            /// The same as a Driver.
            public func asDriver() -> Driver<PropertyType> { asDriver(onErrorDriveWith: .empty()) }
        }
        extension ControlPropertyType where Element == String? {
            /// An empty text where there is none.
            public var orEmpty: ControlProperty<String> {
                let original: ControlProperty<String?> = asControlProperty()
                let values: Observable<String> = original.map { $0 ?? "" }
                let sink: AnyObserver<String> = original.mapObserver { $0 }
                return ControlProperty<String>(values: values, valueSink: sink)
            }
        }
        /// Something that can be seen as a control event.
        ///
        ///     a:  -1-2|
        ///         ControlEvent(events: a).asControlEvent()
        ///     =>  -1-2|
        ///
        /// Pitfall: a control event has no current value: who comes late gets nothing.
        /// See also: ControlEvent.
        public protocol ControlEventType: ObservableType {
            /// Itself, as a control event.
            ///
            ///     a:  -1-2|
            ///         ControlEvent(events: a).asControlEvent()
            ///     =>  -1-2|
            ///
            /// Pitfall: it is not shared: every subscriber listens to the control for itself.
            /// See also: ControlEvent.
            func asControlEvent() -> ControlEvent<Element>
        }
        /// Events of a control.
        ///
        ///     a:  -1-2|
        ///         ControlEvent(events: a)
        ///     =>  -1-2|
        ///
        /// Pitfall: errors of the source are trusted not to happen: wrap only what cannot fail.
        /// See also: ControlProperty, Signal.
        public struct ControlEvent<PropertyType>: ControlEventType {
            /// The values.
            public typealias Element = PropertyType
            /// Hands the source's events on, on the main thread.
            public init<Events: ObservableType>(events: Events) where Events.Element == PropertyType
            /// Sends every event to an observer or a closure.
            public func subscribe<Observer: ObserverType>(_ observer: Observer) -> Disposable where Observer.Element == PropertyType
            /// The same sequence as a plain `Observable`.
            @bind("ControlEvent.asObservable()") public func asObservable() -> Observable<PropertyType>
            /// Itself, as a control event.
            public func asControlEvent() -> ControlEvent<PropertyType> { self }
            /// The same as a Driver.
            public func asDriver() -> Driver<PropertyType> { asDriver(onErrorDriveWith: .empty()) }
            /// The same as a Signal.
            public func asSignal() -> Signal<PropertyType> { asSignal(onErrorSignalWith: .empty()) }
            /// The same as an Infallible.
            public func asInfallible() -> Infallible<PropertyType> { asInfallible(onErrorFallbackTo: .empty()) }
        }
        /// What can go wrong in a binding.
        ///
        ///     print(RxCocoaError.unknown)
        ///     // Unknown error occurred.
        ///
        /// Pitfall: these errors come from bindings, not from your sequences: `catch` in a chain does not see them.
        /// See also: RxError.
        public enum RxCocoaError: Swift.Error, CustomDebugStringConvertible {
            case unknown
            case invalidOperation(object: Any)
            case itemsNotYetBound(object: Any)
            case invalidPropertyName(object: Any, propertyName: String)
            case invalidObjectOnKeyPath(object: Any, sourceObject: AnyObject, propertyName: String)
            case errorDuringSwizzling
            case castingError(object: Any, targetType: Any.Type)
            /// The sentence that print shows.
            public var debugDescription: String {
                switch self {
                case .unknown: return "Unknown error occurred."
                case .invalidOperation(let object): return "Invalid operation was attempted on `\(object)`."
                case .itemsNotYetBound(let object): return "Data source is set, but items are not yet bound to user interface for `\(object)`."
                case .invalidPropertyName(let object, let propertyName): return "Object `\(object)` doesn't have a property named `\(propertyName)`."
                case .invalidObjectOnKeyPath(let object, let source, let name): return "Unobservable object `\(object)` was observed as `\(name)` of `\(source)`."
                case .errorDuringSwizzling: return "Error during swizzling."
                case .castingError(let object, let targetType): return "Error casting `\(object)` to `\(targetType)`"
                }
            }
        }
        """#)
