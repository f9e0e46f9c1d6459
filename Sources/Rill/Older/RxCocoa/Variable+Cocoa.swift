// Makes `Variable` usable as a driver and as a target of `bind` and `drive`.

@available(*, deprecated, renamed: "BehaviorRelay")
extension Variable {
    /// The variable's values as a `Driver`.
    public func asDriver() -> Driver<Element> { subject.asDriver(onErrorDriveWith: .empty()) }
}

extension ObservableType {
    @available(*, deprecated, message: "use a BehaviorRelay")
    public func bind(to variable: Variable<Element>) -> Disposable {
        bind(onNext: { variable.value = $0 })
    }

    @available(*, deprecated, message: "use a BehaviorRelay")
    public func bind(to variable: Variable<Element?>) -> Disposable {
        bind(onNext: { variable.value = $0 })
    }

    @available(*, deprecated, renamed: "bind(to:)")
    public func bindTo(_ variable: Variable<Element>) -> Disposable {
        bind(onNext: { variable.value = $0 })
    }
}

extension SharedSequenceConvertibleType where SharingStrategy == DriverSharingStrategy {
    @available(*, deprecated, message: "use a BehaviorRelay")
    public func drive(_ variable: Variable<Element>) -> Disposable {
        drive(onNext: { variable.value = $0 })
    }

    @available(*, deprecated, message: "use a BehaviorRelay")
    public func drive(_ variable: Variable<Element?>) -> Disposable {
        drive(onNext: { variable.value = $0 })
    }
}
