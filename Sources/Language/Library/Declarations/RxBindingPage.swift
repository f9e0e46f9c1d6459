import Runtime

/// Binder, Reactive, bind.
let rxBindingPage = LibraryPage(
    name: "RxBinding", module: "RxCocoa",
    text: #"""
        /// The `rx` of a type.
        ///
        ///     class Box: ReactiveCompatible { var value = 0 }
        ///     let box = Box()
        ///     _ = Observable.of(1, 2).bind(to: box.rx.value)
        ///     print(box.value)
        ///     // 2
        ///
        /// See also: Binder, ReactiveCompatible.
        @dynamicMemberLookup
        public struct Reactive<Base> {
            /// What the extension belongs to.
            public let base: Base
            /// Wraps it.
            public init(_ base: Base) { self.base = base }
        }
        extension Reactive where Base: AnyObject {
            /// A binder for any writable property.
            public subscript<Property>(dynamicMember keyPath: ReferenceWritableKeyPath<Base, Property>) -> Binder<Property> {
                Binder(base) { base, value in base[keyPath: keyPath] = value }
            }
        }
        /// A type with an `rx`.
        ///
        ///         struct Name: ReactiveCompatible { var text = "Ann" }
        ///         extension Reactive where Base == Name { var text: Observable<String> { .just(base.text) } }
        ///         Name().rx.text
        ///     =>  ('Ann'|)
        ///
        /// See also: Reactive.
        public protocol ReactiveCompatible {
            associatedtype ReactiveBase
            /// Its reactive side.
            static var rx: Reactive<ReactiveBase>.Type { get }
            /// Its reactive side.
            var rx: Reactive<ReactiveBase> { get }
        }
        extension ReactiveCompatible {
            /// Its reactive side.
            public static var rx: Reactive<Self>.Type { Reactive<Self>.self }
            /// Its reactive side.
            public var rx: Reactive<Self> { Reactive(self) }
        }
        extension NSObject: ReactiveCompatible {
        }
        extension Reactive where Base: NotificationCenter {
            /// The notifications of a name and, held weakly, an object.
            ///
            ///     let name = Notification.Name("saved")
            ///     let subscription = NotificationCenter.default.rx.notification(name).subscribe(onNext: { print($0.name.rawValue) })
            ///     NotificationCenter.default.post(name: name, object: nil)
            ///     subscription.dispose()
            ///     NotificationCenter.default.post(name: name, object: nil)
            ///     // saved
            ///
            /// Pitfall: it has no end; take(until:) or a bag gives it one.
            /// See also: Reactive, take(until:).
            public func notification(_ name: Notification.Name?, object: AnyObject? = nil) -> Observable<Notification> {
                let center = base
                return Observable.create { [weak object] observer in
                    let token = center.addObserver(forName: name, object: object, queue: nil) { observer.onNext($0) }
                    return Disposables.create { center.removeObserver(token) }
                }
            }
        }
        /// Sets a property of an object, which it holds weakly, on the main thread.
        ///
        ///     class Label { var text = "" }
        ///     let label = Label()
        ///     _ = Observable.of("a", "b").bind(to: Binder(label) { $0.text = $1 })
        ///     print(label.text)
        ///     // b
        ///
        /// Pitfall: an error that reaches it stops the program.
        /// See also: bind(to:), Reactive.
        public struct Binder<Value>: ObserverType {
            /// The values.
            public typealias Element = Value
            private let handler: (Event<Value>) -> Void
            /// Runs the binding with the target for every value.
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
            /// Takes an event.
            public func on(_ event: Event<Value>) { handler(event) }
            /// Itself, as something that takes events.
            public func asObserver() -> AnyObserver<Value> { AnyObserver(eventHandler: on) }
        }
        extension ObservableType {
            /// Sends everything to observers.
            ///
            ///     a:  1-2|
            ///         let relay = PublishRelay<Int>()
            ///         _ = a.bind(to: relay)
            ///         relay.asObservable()
            ///     =>  1-2
            ///
            /// Pitfall: a subject that is bound to completes with the source; a relay does not.
            /// See also: bind(onNext:), drive(_:), Binder.
            @bind("ObservableType.bind(observers)") public func bind<Observer: ObserverType>(to observers: Observer...) -> Disposable where Observer.Element == Element
            /// Sends every value to observers, relays or a function.
            @bind("ObservableType.bind(optionalObservers)") public func bind<Observer: ObserverType>(to observers: Observer...) -> Disposable where Observer.Element == Element?
            /// Gives itself to a function.
            public func bind<Result>(to binder: (Self) -> Result) -> Result { binder(self) }
            /// Gives itself and one more argument to a function.
            ///
            ///         func scaled(_ source: Observable<Int>) -> (Int) -> Observable<Int> { { factor in source.map { $0 * factor } } }
            ///         Observable.of(1, 2).bind(to: scaled, curriedArgument: 3)
            ///     =>  (36|)
            ///
            /// See also: bind(to:).
            public func bind<R1, R2>(to binder: (Self) -> (R1) -> R2, curriedArgument: R1) -> R2 { binder(self)(curriedArgument) }
            /// Runs a closure for every value.
            ///
            ///     _ = Observable.of(1, 2).bind(onNext: { print($0) })
            ///     // 1
            ///     // 2
            ///
            /// Pitfall: an error stops the program.
            /// See also: subscribe(onNext:onError:onCompleted:onDisposed:).
            public func bind(onNext: @escaping (Element) -> Void) -> Disposable
            /// Runs a closure with an object that is held weakly.
            ///
            ///     let owner = NSObject()
            ///     _ = Observable.of(1).bind(with: owner) { _, value in print(value) }
            ///     // 1
            ///
            /// See also: bind(onNext:).
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
            /// Sends every value to observers, relays or a function.
            @bind("Infallible.bind(observers)") public func bind<Observer: ObserverType>(to observers: Observer...) -> Disposable where Observer.Element == Element
            /// Sends every value to observers, relays or a function.
            @bind("Infallible.bind(publishRelays)") public func bind(to relays: PublishRelay<Element>...) -> Disposable
            /// Sends every value to observers, relays or a function.
            @bind("Infallible.bind(behaviorRelays)") public func bind(to relays: BehaviorRelay<Element>...) -> Disposable
            /// Sends every value to observers, relays or a function.
            @bind("Infallible.bind(replayRelays)") public func bind(to relays: ReplayRelay<Element>...) -> Disposable
            /// Runs a closure for every value.
            @bind("Infallible.bind(onNext:)") public func bind(onNext: @escaping (Element) -> Void) -> Disposable
            /// The same as a Driver.
            ///
            ///         BehaviorRelay(value: 1).asDriver()
            ///     =>  1
            ///
            /// See also: asDriver(onErrorJustReturn:).
            public func asDriver() -> Driver<Element> { asDriver(onErrorDriveWith: .empty()) }
        }
        """#)
