// Deprecated names for binding and sharing.

extension ObservableType {
    @available(*, deprecated, renamed: "bind(to:)")
    public func bindTo<Observer: ObserverType>(_ observer: Observer) -> Disposable where Observer.Element == Element {
        bind(to: observer)
    }

    @available(*, deprecated, renamed: "bind(to:)")
    public func bindTo<Observer: ObserverType>(_ observer: Observer) -> Disposable where Observer.Element == Element? {
        bind(to: observer)
    }

    @available(*, deprecated, renamed: "bind(to:)")
    public func bindTo<Result>(_ binder: (Self) -> Result) -> Result {
        bind(to: binder)
    }

    @available(*, deprecated, renamed: "bind(to:curriedArgument:)")
    public func bindTo<R1, R2>(_ binder: (Self) -> (R1) -> R2, curriedArgument: R1) -> R2 {
        bind(to: binder, curriedArgument: curriedArgument)
    }

    @available(*, deprecated, renamed: "bind(onNext:)")
    public func bindNext(_ onNext: @escaping (Element) -> Void) -> Disposable {
        bind(onNext: onNext)
    }
}

@available(*, deprecated, renamed: "Binder")
public final class UIBindingObserver<UIElementType: AnyObject, Value>: ObserverType {
    /// The type of the bound values.
    public typealias Element = Value

    private let binder: Binder<Value>

    /// Calls `binding` with the element, which is held weakly, and with each value.
    public init(UIElement: UIElementType, binding: @escaping (UIElementType, Value) -> Void) {
        binder = Binder(UIElement, binding: binding)
    }

    /// Passes each value to the closure.
    public func on(_ event: Event<Value>) {
        binder.on(event)
    }
}

@available(*, deprecated, renamed: "SharingScheduler.mock(scheduler:action:)")
public func driveOnScheduler(_ scheduler: SchedulerType, action: () throws -> Void) rethrows {
    try SharingScheduler.mock(scheduler: scheduler, action: action)
}

extension ObservableConvertibleType {
    @available(*, deprecated, renamed: "asSharedSequence(sharingStrategy:onErrorJustReturn:)")
    public func asSharedSequence<S: SharingStrategyProtocol>(
        strategy: S.Type, onErrorJustReturn: Element
    ) -> SharedSequence<S, Element> {
        asSharedSequence(sharingStrategy: strategy, onErrorJustReturn: onErrorJustReturn)
    }

    @available(*, deprecated, renamed: "asSharedSequence(sharingStrategy:onErrorDriveWith:)")
    public func asSharedSequence<S: SharingStrategyProtocol>(
        strategy: S.Type, onErrorDriveWith: SharedSequence<S, Element>
    ) -> SharedSequence<S, Element> {
        asSharedSequence(sharingStrategy: strategy, onErrorDriveWith: onErrorDriveWith)
    }

    @available(*, deprecated, renamed: "asSharedSequence(sharingStrategy:onErrorRecover:)")
    public func asSharedSequence<S: SharingStrategyProtocol>(
        strategy: S.Type, onErrorRecover: @escaping (Swift.Error) -> SharedSequence<S, Element>
    ) -> SharedSequence<S, Element> {
        asSharedSequence(sharingStrategy: strategy, onErrorRecover: onErrorRecover)
    }
}
