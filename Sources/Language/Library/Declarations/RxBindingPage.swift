import Runtime

/// bind, notifications.
let rxBindingPage = LibraryPage(
    name: "RxBinding", module: "RxCocoa",
    text: #"""
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
            /// Pitfall: the function runs once, when the binding is made, not for each value.
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
            /// Pitfall: an error stops the program: catch errors before you bind.
            /// See also: bind(onNext:).
            public func bind<Object: AnyObject>(with object: Object, onNext: @escaping (Object, Element) -> Void) -> Disposable {
                bind { [weak object] element in
                    guard let object = object else { return }
                    onNext(object, element)
                }
            }
            @available(*, deprecated, renamed: "bind(to:)")
            public func bindTo<Observer: ObserverType>(_ observer: Observer) -> Disposable where Observer.Element == Element { bind(to: observer) }
            @available(*, deprecated, renamed: "bind(to:)")
            public func bindTo<Observer: ObserverType>(_ observer: Observer) -> Disposable where Observer.Element == Element? { bind(to: observer) }
            @available(*, deprecated, renamed: "bind(to:)")
            public func bindTo<Result>(_ binder: (Self) -> Result) -> Result { binder(self) }
            @available(*, deprecated, renamed: "bind(to:curriedArgument:)")
            public func bindTo<R1, R2>(_ binder: (Self) -> (R1) -> R2, curriedArgument: R1) -> R2 { binder(self)(curriedArgument) }
            @available(*, deprecated, renamed: "bind(to:)")
            public func bindTo(_ variable: Variable<Element>) -> Disposable { bind(onNext: { variable.value = $0 }) }
            @available(*, deprecated, message: "use a BehaviorRelay")
            public func bind(to variable: Variable<Element>) -> Disposable { bind(onNext: { variable.value = $0 }) }
            @available(*, deprecated, message: "use a BehaviorRelay")
            public func bind(to variable: Variable<Element?>) -> Disposable { bind(onNext: { variable.value = $0 }) }
            @available(*, deprecated, renamed: "bind(onNext:)")
            public func bindNext(_ onNext: @escaping (Element) -> Void) -> Disposable { bind(onNext: onNext) }
        }
        extension InfallibleType {
            /// Sends every value to observers, relays or a function.
            @bind("Infallible.bind(observers)") public func bind<Observer: ObserverType>(to observers: Observer...) -> Disposable where Observer.Element == Element
            /// Runs a closure for every value.
            @bind("Infallible.bind(onNext:)") public func bind(onNext: @escaping (Element) -> Void) -> Disposable
            /// Sends every value to observers of optionals.
            public func bind<Observer: ObserverType>(to observers: Observer...) -> Disposable where Observer.Element == Element? {
                asObservable().subscribe { event in
                    for observer in observers { observer.on(event.map { $0 }) }
                }
            }
            /// Gives itself to a function.
            public func bind<Result>(to binder: (Self) -> Result) -> Result { binder(self) }
            /// Gives itself to a function, and an argument to what that answers.
            public func bind<R1, R2>(to binder: (Self) -> (R1) -> R2, curriedArgument: R1) -> R2 { binder(self)(curriedArgument) }
            /// Runs a closure for every value while an object, which is held weakly, lives.
            public func bind<Object: AnyObject>(with object: Object, onNext: @escaping (Object, Element) -> Void) -> Disposable { subscribe(with: object, onNext: onNext) }
            /// The same as a Driver.
            ///
            ///         BehaviorRelay(value: 1).asDriver()
            ///     =>  1
            ///
            /// Pitfall: a Driver starts on the main thread only: from another thread values come a turn later.
            /// See also: asDriver(onErrorJustReturn:).
            public func asDriver() -> Driver<Element> { asDriver(onErrorDriveWith: .empty()) }
        }
        """#)
