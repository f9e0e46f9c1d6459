/// A value that can be watched, and that completes when it goes away.
@available(*, deprecated, message: "use BehaviorRelay")
public final class Variable<Element> {
    private let subject: BehaviorSubject<Element>
    private let current: Guarded<Element>

    public init(_ value: Element) {
        current = Guarded(value)
        subject = BehaviorSubject(value: value)
    }

    deinit {
        subject.on(.completed)
    }

    /// Setting it tells everybody.
    public var value: Element {
        get { current.withLock { $0 } }
        set {
            current.withLock { $0 = newValue }
            subject.on(.next(newValue))
        }
    }

    public func asObservable() -> Observable<Element> { subject }

    public func asDriver() -> Driver<Element> { subject.asSharedSequenceWithoutErrors() }
}

@available(*, deprecated, message: "use BehaviorRelay")
extension ObservableType {
    public func bind(to variable: Variable<Element>) -> Disposable {
        bind(onNext: { variable.value = $0 })
    }

    public func bind(to variable: Variable<Element?>) -> Disposable {
        bind(onNext: { variable.value = $0 })
    }

    public func bindTo(_ variable: Variable<Element>) -> Disposable {
        bind(to: variable)
    }
}

@available(*, deprecated, message: "use BehaviorRelay")
extension SharedSequenceConvertibleType where SharingStrategy == DriverSharingStrategy {
    public func drive(_ variable: Variable<Element>) -> Disposable {
        drive(onNext: { variable.value = $0 })
    }

    public func drive(_ variable: Variable<Element?>) -> Disposable {
        drive(onNext: { variable.value = $0 })
    }
}
