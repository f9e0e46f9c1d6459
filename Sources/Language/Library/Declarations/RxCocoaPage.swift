import Runtime

/// Binder, Reactive, bind, Driver, Signal, ControlProperty, ControlEvent.
let rxCocoaPage = LibraryPage(
    name: "RxCocoa", module: "RxCocoa",
    text: #"""
        // MARK: Reactive and Binder

        /// The `rx` of a type.
        @dynamicMemberLookup
        public struct Reactive<Base> {
            public let base: Base
            public init(_ base: Base) { self.base = base }
        }
        extension Reactive where Base: AnyObject {
            /// A binder for any writable property.
            public subscript<Property>(dynamicMember keyPath: ReferenceWritableKeyPath<Base, Property>) -> Binder<Property> {
                Binder(base) { base, value in base[keyPath: keyPath] = value }
            }
        }
        /// A type with an `rx`.
        public protocol ReactiveCompatible {
            associatedtype ReactiveBase
            static var rx: Reactive<ReactiveBase>.Type { get }
            var rx: Reactive<ReactiveBase> { get }
        }
        extension ReactiveCompatible {
            public static var rx: Reactive<Self>.Type { Reactive<Self>.self }
            public var rx: Reactive<Self> { Reactive(self) }
        }
        extension NSObject: ReactiveCompatible {
        }
        /// Sets a property of an object, which it holds weakly, on the main thread.
        public struct Binder<Value>: ObserverType {
            public typealias Element = Value
            private let handler: (Event<Value>) -> Void
            public init<Target: AnyObject>(_ target: Target, scheduler: ImmediateSchedulerType = MainScheduler(), binding: @escaping (Target, Value) -> Void) {
                weak var weakTarget = target
                handler = { event in
                    switch event {
                    case .next(let element):
                        _ = scheduler.schedule(element) { element in
                            if let target = weakTarget { binding(target, element) }
                            return Disposables.create()
                        }
                    case .error(let error):
                        fatalError("Binding error: \(error)")
                    case .completed:
                        break
                    }
                }
            }
            public func on(_ event: Event<Value>) { handler(event) }
            public func asObserver() -> AnyObserver<Value> { AnyObserver(eventHandler: on) }
        }
        extension ObservableType {
            /// Sends everything to observers.
            @bind("ObservableType.bind(observers)") public func bind<Observer: ObserverType>(to observers: Observer...) -> Disposable where Observer.Element == Element
            @bind("ObservableType.bind(optionalObservers)") public func bind<Observer: ObserverType>(to observers: Observer...) -> Disposable where Observer.Element == Element?
            /// Gives itself to a function.
            public func bind<Result>(to binder: (Self) -> Result) -> Result { binder(self) }
            public func bind<R1, R2>(to binder: (Self) -> (R1) -> R2, curriedArgument: R1) -> R2 { binder(self)(curriedArgument) }
            /// Runs a closure for every value.
            public func bind(onNext: @escaping (Element) -> Void) -> Disposable
            public func bind<Object: AnyObject>(with object: Object, onNext: @escaping (Object, Element) -> Void) -> Disposable {
                bind { [weak object] element in
                    guard let object = object else { return }
                    onNext(object, element)
                }
            }
            @available(*, deprecated, renamed: "bind(to:)")
            public func bindTo<Observer: ObserverType>(_ observer: Observer) -> Disposable where Observer.Element == Element { bind(to: observer) }
            @available(*, deprecated, renamed: "bind(onNext:)")
            public func bindNext(_ onNext: @escaping (Element) -> Void) -> Disposable { bind(onNext: onNext) }
        }
        extension InfallibleType {
            @bind("Infallible.bind(observers)") public func bind<Observer: ObserverType>(to observers: Observer...) -> Disposable where Observer.Element == Element
            @bind("Infallible.bind(publishRelays)") public func bind(to relays: PublishRelay<Element>...) -> Disposable
            @bind("Infallible.bind(behaviorRelays)") public func bind(to relays: BehaviorRelay<Element>...) -> Disposable
            @bind("Infallible.bind(replayRelays)") public func bind(to relays: ReplayRelay<Element>...) -> Disposable
            @bind("Infallible.bind(onNext:)") public func bind(onNext: @escaping (Element) -> Void) -> Disposable
            public func asDriver() -> Driver<Element> { asDriver(onErrorDriveWith: .empty()) }
        }

        // MARK: Shared sequences

        /// How a shared sequence shares.
        public protocol SharingStrategyProtocol {
        }
        /// Shares and replays the latest value.
        public struct DriverSharingStrategy: SharingStrategyProtocol {
        }
        /// Shares without replay.
        public struct SignalSharingStrategy: SharingStrategyProtocol {
        }
        public typealias Driver<Element> = SharedSequence<DriverSharingStrategy, Element>
        public typealias Signal<Element> = SharedSequence<SignalSharingStrategy, Element>
        /// Something that can be seen as a shared sequence.
        public protocol SharedSequenceConvertibleType: ObservableConvertibleType {
            associatedtype SharingStrategy: SharingStrategyProtocol
            func asSharedSequence() -> SharedSequence<SharingStrategy, Element>
        }
        /// A sequence that cannot fail, runs on the main thread and is shared.
        public struct SharedSequence<SharingStrategy: SharingStrategyProtocol, Element>: SharedSequenceConvertibleType {
            public func asObservable() -> Observable<Element>
            public func asSharedSequence() -> SharedSequence<SharingStrategy, Element> { self }
            public static func empty() -> SharedSequence<SharingStrategy, Element>
            public static func never() -> SharedSequence<SharingStrategy, Element>
            public static func just(_ element: Element) -> SharedSequence<SharingStrategy, Element>
            public static func deferred(_ observableFactory: @escaping () -> SharedSequence<SharingStrategy, Element>) -> SharedSequence<SharingStrategy, Element>
            public static func of(_ elements: Element...) -> SharedSequence<SharingStrategy, Element>
            @bind("SharedSequence.from(array)") public static func from(_ array: [Element]) -> SharedSequence<SharingStrategy, Element>
            @bind("SharedSequence.from(sequence)") public static func from<Sequence: Swift.Sequence>(_ sequence: Sequence) -> SharedSequence<SharingStrategy, Element> where Sequence.Element == Element
            public static func from(optional: Element?) -> SharedSequence<SharingStrategy, Element>
        }
        extension SharedSequence where Element: FixedWidthInteger {
            public static func interval(_ period: RxTimeInterval) -> SharedSequence<SharingStrategy, Element>
            public static func timer(_ duration: RxTimeInterval, period: RxTimeInterval) -> SharedSequence<SharingStrategy, Element>
            @available(*, deprecated, message: "use .seconds or .milliseconds")
            public static func interval(_ period: Double) -> SharedSequence<SharingStrategy, Element> { SharedSequence<SharingStrategy, Element>.interval(.milliseconds(Int(period * 1000))) }
        }
        extension SharedSequence where SharingStrategy == DriverSharingStrategy {
            public func asDriver() -> Driver<Element> { self }
        }
        extension SharedSequence where SharingStrategy == SignalSharingStrategy {
            public func asSignal() -> Signal<Element> { self }
        }
        extension SharedSequenceConvertibleType {
            public func asInfallible() -> Infallible<Element> { asInfallible(onErrorFallbackTo: .empty()) }
            @bind("SharedSequence.map(_:)") public func map<Result>(_ selector: @escaping (Element) -> Result) -> SharedSequence<SharingStrategy, Result>
            @bind("SharedSequence.compactMap(_:)") public func compactMap<Result>(_ selector: @escaping (Element) -> Result?) -> SharedSequence<SharingStrategy, Result>
            @bind("SharedSequence.filter(_:)") public func filter(_ predicate: @escaping (Element) -> Bool) -> SharedSequence<SharingStrategy, Element>
            @bind("SharedSequence.flatMap(_:)") public func flatMap<Sharing: SharingStrategyProtocol, Result>(_ selector: @escaping (Element) -> SharedSequence<Sharing, Result>) -> SharedSequence<Sharing, Result>
            @bind("SharedSequence.flatMapLatest(_:)") public func flatMapLatest<Sharing: SharingStrategyProtocol, Result>(_ selector: @escaping (Element) -> SharedSequence<Sharing, Result>) -> SharedSequence<Sharing, Result>
            @bind("SharedSequence.flatMapFirst(_:)") public func flatMapFirst<Sharing: SharingStrategyProtocol, Result>(_ selector: @escaping (Element) -> SharedSequence<Sharing, Result>) -> SharedSequence<Sharing, Result>
            @bind("SharedSequence.do") public func `do`(onNext: ((Element) -> Void)? = nil, afterNext: ((Element) -> Void)? = nil, onCompleted: (() -> Void)? = nil, afterCompleted: (() -> Void)? = nil, onSubscribe: (() -> Void)? = nil, onSubscribed: (() -> Void)? = nil, onDispose: (() -> Void)? = nil) -> SharedSequence<SharingStrategy, Element>
            @bind("SharedSequence.debug") public func debug(_ identifier: String? = nil, trimOutput: Bool = false, file: String = #file, line: UInt = #line, function: String = #function) -> SharedSequence<SharingStrategy, Element>
            @bind("SharedSequence.distinctUntilChanged(key)") public func distinctUntilChanged<Key: Equatable>(_ keySelector: @escaping (Element) -> Key) -> SharedSequence<SharingStrategy, Element>
            @bind("SharedSequence.distinctUntilChanged(comparer)") public func distinctUntilChanged(_ comparer: @escaping (Element, Element) -> Bool) -> SharedSequence<SharingStrategy, Element>
            @bind("SharedSequence.throttle(_:latest:)") public func throttle(_ dueTime: RxTimeInterval, latest: Bool = true) -> SharedSequence<SharingStrategy, Element>
            @bind("SharedSequence.debounce(_:)") public func debounce(_ dueTime: RxTimeInterval) -> SharedSequence<SharingStrategy, Element>
            @bind("SharedSequence.delay(_:)") public func delay(_ dueTime: RxTimeInterval) -> SharedSequence<SharingStrategy, Element>
            @available(*, deprecated, message: "use .seconds or .milliseconds")
            public func throttle(_ dueTime: Double, latest: Bool = true) -> SharedSequence<SharingStrategy, Element> { throttle(.milliseconds(Int(dueTime * 1000)), latest: latest) }
            @available(*, deprecated, message: "use .seconds or .milliseconds")
            public func debounce(_ dueTime: Double) -> SharedSequence<SharingStrategy, Element> { debounce(.milliseconds(Int(dueTime * 1000))) }
            @available(*, deprecated, message: "use .seconds or .milliseconds")
            public func delay(_ dueTime: Double) -> SharedSequence<SharingStrategy, Element> { delay(.milliseconds(Int(dueTime * 1000))) }
            @bind("SharedSequence.scan(_:accumulator:)") public func scan<A>(_ seed: A, accumulator: @escaping (A, Element) -> A) -> SharedSequence<SharingStrategy, A>
            @bind("SharedSequence.withLatestFrom(_:resultSelector:)") public func withLatestFrom<SecondO: SharedSequenceConvertibleType, ResultType>(_ second: SecondO, resultSelector: @escaping (Element, SecondO.Element) -> ResultType) -> SharedSequence<SharingStrategy, ResultType> where SecondO.SharingStrategy == SharingStrategy
            @bind("SharedSequence.withLatestFrom(_:)") public func withLatestFrom<SecondO: SharedSequenceConvertibleType>(_ second: SecondO) -> SharedSequence<SharingStrategy, SecondO.Element>
            @bind("SharedSequence.skip(_:)") public func skip(_ count: Int) -> SharedSequence<SharingStrategy, Element>
            @bind("SharedSequence.startWith(_:)") public func startWith(_ element: Element) -> SharedSequence<SharingStrategy, Element>
            @bind("SharedSequence.merge(array)") public static func merge(_ sources: [SharedSequence<SharingStrategy, Element>]) -> SharedSequence<SharingStrategy, Element>
            @bind("SharedSequence.merge(variadic)") public static func merge(_ sources: SharedSequence<SharingStrategy, Element>...) -> SharedSequence<SharingStrategy, Element>
            @bind("SharedSequence.concat(array)") public static func concat(_ sources: [SharedSequence<SharingStrategy, Element>]) -> SharedSequence<SharingStrategy, Element>
            @bind("SharedSequence.zip(array)selector") public static func zip<Result>(_ sources: [SharedSequence<SharingStrategy, Element>], resultSelector: @escaping ([Element]) -> Result) -> SharedSequence<SharingStrategy, Result>
            @bind("SharedSequence.zip(array)") public static func zip(_ sources: [SharedSequence<SharingStrategy, Element>]) -> SharedSequence<SharingStrategy, [Element]>
            @bind("SharedSequence.combineLatest(array)selector") public static func combineLatest<Result>(_ sources: [SharedSequence<SharingStrategy, Element>], resultSelector: @escaping ([Element]) -> Result) -> SharedSequence<SharingStrategy, Result>
            @bind("SharedSequence.combineLatest(array)") public static func combineLatest(_ sources: [SharedSequence<SharingStrategy, Element>]) -> SharedSequence<SharingStrategy, [Element]>
        }
        extension SharedSequenceConvertibleType where Element: Equatable {
            @bind("SharedSequence.distinctUntilChanged()") public func distinctUntilChanged() -> SharedSequence<SharingStrategy, Element>
        }
        extension SharedSequenceConvertibleType where Element: SharedSequenceConvertibleType {
            @bind("SharedSequence.switchLatest()") public func switchLatest() -> SharedSequence<Element.SharingStrategy, Element.Element>
            @bind("SharedSequence.merge()") public func merge() -> SharedSequence<Element.SharingStrategy, Element.Element>
            @bind("SharedSequence.merge(maxConcurrent:)") public func merge(maxConcurrent: Int) -> SharedSequence<Element.SharingStrategy, Element.Element>
        }
        extension SharedSequenceConvertibleType where SharingStrategy == SignalSharingStrategy {
            @bind("SharedSequence.withUnretained(_:resultSelector:)") public func withUnretained<Object: AnyObject, Out>(_ obj: Object, resultSelector: @escaping (Object, Element) -> Out) -> SharedSequence<SharingStrategy, Out>
            public func withUnretained<Object: AnyObject>(_ obj: Object) -> SharedSequence<SharingStrategy, (Object, Element)> { withUnretained(obj) { ($0, $1) } }
        }
        extension ObservableConvertibleType {
            public func asDriver(onErrorJustReturn: Element) -> Driver<Element>
            public func asDriver(onErrorDriveWith: Driver<Element>) -> Driver<Element>
            public func asDriver(onErrorRecover: @escaping (Swift.Error) -> Driver<Element>) -> Driver<Element>
            public func asSignal(onErrorJustReturn: Element) -> Signal<Element>
            public func asSignal(onErrorSignalWith: Signal<Element>) -> Signal<Element>
            public func asSignal(onErrorRecover: @escaping (Swift.Error) -> Signal<Element>) -> Signal<Element>
        }
        extension BehaviorRelay {
            public func asDriver() -> Driver<Element> { asDriver(onErrorDriveWith: .empty()) }
        }
        extension PublishRelay {
            public func asSignal() -> Signal<Element> { asSignal(onErrorSignalWith: .empty()) }
        }
        extension SharedSequenceConvertibleType where SharingStrategy == DriverSharingStrategy {
            @bind("Driver.drive(observers)") public func drive<Observer: ObserverType>(_ observers: Observer...) -> Disposable where Observer.Element == Element
            @bind("Driver.drive(optionalObservers)") public func drive<Observer: ObserverType>(_ observers: Observer...) -> Disposable where Observer.Element == Element?
            @bind("Driver.drive(relays)") public func drive(_ relays: BehaviorRelay<Element>...) -> Disposable
            @bind("Driver.drive(optionalRelays)") public func drive(_ relays: BehaviorRelay<Element?>...) -> Disposable
            @bind("Driver.drive(replayRelays)") public func drive(_ relays: ReplayRelay<Element>...) -> Disposable
            public func drive<Result>(_ transformation: (Observable<Element>) -> Result) -> Result { transformation(asObservable()) }
            public func drive<R1, R2>(_ with: (Observable<Element>) -> (R1) -> R2, curriedArgument: R1) -> R2 { with(asObservable())(curriedArgument) }
            @bind("Driver.drive(onNext:onCompleted:onDisposed:)") public func drive(onNext: ((Element) -> Void)? = nil, onCompleted: (() -> Void)? = nil, onDisposed: (() -> Void)? = nil) -> Disposable
            @bind("Driver.drive(with:onNext:onCompleted:onDisposed:)") public func drive<Object: AnyObject>(with object: Object, onNext: ((Object, Element) -> Void)? = nil, onCompleted: ((Object) -> Void)? = nil, onDisposed: ((Object) -> Void)? = nil) -> Disposable
        }
        extension SharedSequenceConvertibleType where SharingStrategy == SignalSharingStrategy {
            @bind("Signal.emit(observers)") public func emit<Observer: ObserverType>(to observers: Observer...) -> Disposable where Observer.Element == Element
            @bind("Signal.emit(optionalObservers)") public func emit<Observer: ObserverType>(to observers: Observer...) -> Disposable where Observer.Element == Element?
            @bind("Signal.emit(behaviorRelays)") public func emit(to relays: BehaviorRelay<Element>...) -> Disposable
            @bind("Signal.emit(publishRelays)") public func emit(to relays: PublishRelay<Element>...) -> Disposable
            @bind("Signal.emit(replayRelays)") public func emit(to relays: ReplayRelay<Element>...) -> Disposable
            @bind("Signal.emit(onNext:onCompleted:onDisposed:)") public func emit(onNext: ((Element) -> Void)? = nil, onCompleted: (() -> Void)? = nil, onDisposed: (() -> Void)? = nil) -> Disposable
            @bind("Signal.emit(with:onNext:onCompleted:onDisposed:)") public func emit<Object: AnyObject>(with object: Object, onNext: ((Object, Element) -> Void)? = nil, onCompleted: ((Object) -> Void)? = nil, onDisposed: ((Object) -> Void)? = nil) -> Disposable
        }
        /// Where shared sequences run.
        public enum SharingScheduler {
            public static func mock(scheduler: SchedulerType, action: () throws -> Void) rethrows
        }

        // MARK: Controls

        /// Something that can be seen as a control property.
        public protocol ControlPropertyType: ObservableType, ObserverType {
            func asControlProperty() -> ControlProperty<Element>
        }
        /// A property of a control: read as a sequence, written as an observer.
        public struct ControlProperty<PropertyType>: ControlPropertyType {
            public typealias Element = PropertyType
            public init<Values: ObservableType, Sink: ObserverType>(values: Values, valueSink: Sink) where Values.Element == PropertyType, Sink.Element == PropertyType
            public func subscribe<Observer: ObserverType>(_ observer: Observer) -> Disposable where Observer.Element == PropertyType
            @bind("ControlProperty.asObservable()") public func asObservable() -> Observable<PropertyType>
            public func asControlProperty() -> ControlProperty<PropertyType> { self }
            public var changed: ControlEvent<PropertyType> { ControlEvent(events: asObservable().skip(1)) }
            public func on(_ event: Event<PropertyType>)
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
        public protocol ControlEventType: ObservableType {
            func asControlEvent() -> ControlEvent<Element>
        }
        /// Events of a control.
        public struct ControlEvent<PropertyType>: ControlEventType {
            public typealias Element = PropertyType
            public init<Events: ObservableType>(events: Events) where Events.Element == PropertyType
            public func subscribe<Observer: ObserverType>(_ observer: Observer) -> Disposable where Observer.Element == PropertyType
            @bind("ControlEvent.asObservable()") public func asObservable() -> Observable<PropertyType>
            public func asControlEvent() -> ControlEvent<PropertyType> { self }
            public func asDriver() -> Driver<PropertyType> { asDriver(onErrorDriveWith: .empty()) }
            public func asSignal() -> Signal<PropertyType> { asSignal(onErrorSignalWith: .empty()) }
            public func asInfallible() -> Infallible<PropertyType> { asInfallible(onErrorFallbackTo: .empty()) }
        }
        /// What can go wrong in a binding.
        public enum RxCocoaError: Swift.Error, CustomDebugStringConvertible {
            case unknown
            case invalidOperation(object: Any)
            case itemsNotYetBound(object: Any)
            case invalidPropertyName(object: Any, propertyName: String)
            case errorDuringSwizzling
            case castingError(object: Any, targetType: Any.Type)
            /// The sentence that print shows.
            public var debugDescription: String {
                switch self {
                case .unknown: return "Unknown error occurred."
                case .invalidOperation(let object): return "Invalid operation was attempted on `\(object)`."
                case .itemsNotYetBound(let object): return "Data source is set, but items are not yet bound to user interface for `\(object)`."
                case .invalidPropertyName(let object, let propertyName): return "Object `\(object)` doesn't have a property named `\(propertyName)`."
                case .errorDuringSwizzling: return "Error during swizzling."
                case .castingError(let object, let targetType): return "Error casting `\(object)` to `\(targetType)`"
                }
            }
        }
        """#)
