import Rill
import Runtime

// Natives of subscribing, observers, subjects and relays.

/// Adds a member of an engine class, whose object is the first value.
func member<Owner: AnyObject>(_ key: String, of _: Owner.Type, _ read: @escaping (Owner) -> Value) -> Binding {
    Binding(key, .one { read(try $0.instance(of: Owner.self)) })
}

func member<Owner: AnyObject>(_ key: String, of _: Owner.Type, _ call: @escaping (Owner, Value) throws -> Value)
    -> Binding
{
    Binding(key, .two { try call($0.instance(of: Owner.self), $1) })
}

func member<Owner: AnyObject>(_ key: String, of type: Owner.Type, _ call: @escaping (Owner) -> Void) -> Binding {
    member(key, of: type) {
        call($0); return Value.unit
    }
}

func member<Owner: AnyObject>(_ key: String, of type: Owner.Type, _ call: @escaping (Owner, Value) -> Void) -> Binding {
    member(key, of: type) {
        call($0, $1); return Value.unit
    }
}

/// Adds `on`, `onNext`, `onError` and `onCompleted` of a subject.
private func sending<Subject: AnyObject & ObserverType>(_ name: String, _ type: Subject.Type) -> [Binding]
where Subject.Element == Value {
    [
        member("\(name).on(_:)", of: type) { $0.on(Rx.event($1)) },
        member("\(name).onNext(_:)", of: type) { $0.on(.next($1)) },
        member("\(name).onError(_:)", of: type) { $0.on(.error(Rx.swiftError($1))) },
        member("\(name).onCompleted()", of: type) { $0.on(.completed) },
    ]
}

/// Adds a `dispose()` that stores the printed name of the subject's type.
private func disposing<Subject: AnyObject & Disposable>(_ name: String, _: Subject.Type) -> Binding {
    Binding("\(name).dispose()") { context in
        let type = context.owner
        return .one { value in
            let subject: Subject = try value.instance(of: Subject.self)
            Rx.rememberDisposed(subject, type)
            subject.dispose()
            return .unit
        }
    }
}

/// Adds `bind(to:)` for a relay. The forms for optionals wrap each value.
private func binding<Relay: AnyObject>(
    _ key: String, wraps: Bool, _: Relay.Type, _ what: String, _ accept: @escaping (Relay, Value) -> Void
) -> Binding {
    Binding(key) { context in
        let type = context.generics[0]
        return .two { source, relays in
            let targets: [Relay] = try relays.asArray.map { try $0.instance(of: Relay.self) }
            let subscription = Rx.source(source, type).subscribe { event in
                switch event {
                case .next(let element): for target in targets { accept(target, wraps ? element.wrapped : element) }
                case .error(let error): RxBinding.failed(error, what)
                case .completed: break
                }
            }
            return Rx.value(subscription)
        }
    }
}

enum RxBinding {
    /// Traps if an error reaches a binding: that is a mistake in the program, as in a debug build of RxCocoa.
    static func failed(_ error: Swift.Error, _ what: String) {
        if error.isStop { return }
        let text = Printing.describe(any: Rx.value(of: error))
        Unwinding.fail(Trap("binding-error", "Binding error\(what): \(text)"))
    }
}

private func acceptPublish(_ relay: PublishRelay<Value>, _ value: Value) { relay.accept(value) }
private func acceptBehavior(_ relay: BehaviorRelay<Value>, _ value: Value) { relay.accept(value) }
private func acceptReplay(_ relay: ReplayRelay<Value>, _ value: Value) { relay.accept(value) }

let rxSubscribingBindings: [Binding] = [
    Binding("Observable.subscribe(_:)") { context in
        let observer = context.generics[1]
        return .two { Rx.value(stream($0).subscribe(Rx.observer($1, observer))) }
    },
    Binding("ObservableType.asObservable()") { context in
        let type = context.generics[0]
        return .one { .object(Rx.source($0, type)) }
    },
    native("Observable.asObservable()") { $0 },
    Binding("ObservableType.subscribeEvents(_:)") { context in
        let type = context.generics[0]
        let event = Rx.eventType(of: Rx.element(of: type))
        return .two { source, closure in
            let function = closure.asFunction
            return Rx.value(
                Rx.source(source, type).subscribe { native in
                    if case .error(let error) = native, error.isStop { return }
                    _ = Unwinding.guarded { try function.call1(Rx.value(native, event)) }
                })
        }
    },
    Binding("ObservableType.subscribe(onNext:onError:onCompleted:onDisposed:)") { context in
        let type = context.generics[0]
        return .many { a in
            Rx.value(
                Rx.source(a[0], type).subscribe(
                    onNext: Rx.onNext(a[1]), onError: Rx.onError(a[2]), onCompleted: Rx.onEnd(a[3]),
                    onDisposed: Rx.onEnd(a[4])))
        }
    },
    Binding("ObservableType.subscribe(with:onNext:onError:onCompleted:onDisposed:)") { context in
        let type = context.generics[0]
        return .many { a in
            let failed = Rx.withUnretained(a[1], a[3])
            return Rx.value(
                Rx.source(a[0], type).subscribe(
                    onNext: Rx.withUnretained(a[1], a[2]),
                    onError: { error in if !error.isStop { failed?(Rx.value(of: error)) } },
                    onCompleted: Rx.withUnretainedEnd(a[1], a[4]), onDisposed: Rx.withUnretainedEnd(a[1], a[5])))
        }
    },
    native("GroupedObservable.key") { $0.exactly(Native<GroupedObservable<HashKey, Value>>.self).value.key.value },
    native("GroupedObservable.init(key:source:)") { key, source in
        .object(Native(GroupedObservable<HashKey, Value>(key: HashKey(key), source: stream(source))))
    },
    subscribing("GroupedObservable"), converting("GroupedObservable"),

    Binding("AnyObserver.init(eventHandler:)") { context in
        let event = Rx.eventType(of: context.generics[0])
        return .one { handler in
            let function = handler.asFunction
            return .object(
                Native(
                    AnyObserver<Value> { native in
                        _ = Unwinding.guarded { try function.call1(Rx.value(native, event)) }
                    }))
        }
    },
    Binding("AnyObserver.init(observer:)") { context in
        let type = context.generics[1]
        return .one { .object(Native(Rx.observer($0, type))) }
    },
    native("AnyObserver.on(_:)") {
        observer($0).on(Rx.event($1)); return .unit
    },
    native("AnyObserver.onNext(_:)") {
        observer($0).onNext($1); return .unit
    },
    native("AnyObserver.onError(_:)") {
        observer($0).onError(Rx.swiftError($1)); return .unit
    },
    native("AnyObserver.onCompleted()") {
        observer($0).onCompleted(); return .unit
    },
]

private func observer(_ value: Value) -> AnyObserver<Value> { value.exactly(Native<AnyObserver<Value>>.self).value }

/// Returns the binding of `subscribe(_: Observer)` for an engine type.
func subscribing(_ owner: String) -> Binding {
    Binding("\(owner).subscribe(_:)") { context in
        let (type, observer) = (context.owner ?? context.generics[0], context.generics.last!)
        return .two { Rx.value(Rx.source($0, type).subscribe(Rx.observer($1, observer))) }
    }
}

/// Returns the binding of `asObservable()` for an engine type.
func converting(_ owner: String) -> Binding {
    Binding("\(owner).asObservable()") { context in
        let type = context.owner ?? context.generics[0]
        return .one { .object(Rx.source($0, type)) }
    }
}

let rxSubjectBindings: [Binding] =
    sending("PublishSubject", PublishSubject<Value>.self) + sending("BehaviorSubject", BehaviorSubject<Value>.self)
    + sending("ReplaySubject", ReplaySubject<Value>.self) + sending("AsyncSubject", AsyncSubject<Value>.self)
    + [
        native("PublishSubject.init()") { .object(PublishSubject<Value>()) },
        member("PublishSubject.hasObservers", of: PublishSubject<Value>.self) { .bool($0.hasObservers) },
        member("PublishSubject.isDisposed", of: PublishSubject<Value>.self) { .bool($0.isDisposed) },
        disposing("PublishSubject", PublishSubject<Value>.self),
        native("BehaviorSubject.init(value:)") { .object(BehaviorSubject<Value>(value: $0)) },
        member("BehaviorSubject.hasObservers", of: BehaviorSubject<Value>.self) { .bool($0.hasObservers) },
        member("BehaviorSubject.isDisposed", of: BehaviorSubject<Value>.self) { .bool($0.isDisposed) },
        disposing("BehaviorSubject", BehaviorSubject<Value>.self),
        native("BehaviorSubject.value()") { subject in
            let subject: BehaviorSubject<Value> = try subject.instance(of: BehaviorSubject<Value>.self)
            do { return try subject.value() } catch { throw ThrownError(Rx.value(of: error)) }
        },
        native("ReplaySubject.create(bufferSize:)") { .object(ReplaySubject<Value>.create(bufferSize: $0.asInt)) },
        native("ReplaySubject.createUnbounded()") { .object(ReplaySubject<Value>.createUnbounded()) },
        member("ReplaySubject.hasObservers", of: ReplaySubject<Value>.self) { .bool($0.hasObservers) },
        disposing("ReplaySubject", ReplaySubject<Value>.self),
        native("AsyncSubject.init()") { .object(AsyncSubject<Value>()) },
        member("AsyncSubject.hasObservers", of: AsyncSubject<Value>.self) { .bool($0.hasObservers) },

        native("PublishRelay.init()") { .object(PublishRelay<Value>()) },
        member("PublishRelay.accept(_:)", of: PublishRelay<Value>.self) { $0.accept($1) },
        subscribing("PublishRelay"), converting("PublishRelay"),
        native("BehaviorRelay.init(value:)") { .object(BehaviorRelay<Value>(value: $0)) },
        member("BehaviorRelay.accept(_:)", of: BehaviorRelay<Value>.self) { $0.accept($1) },
        member("BehaviorRelay.value", of: BehaviorRelay<Value>.self) { $0.value },
        subscribing("BehaviorRelay"), converting("BehaviorRelay"),
        native("ReplayRelay.create(bufferSize:)") { .object(ReplayRelay<Value>.create(bufferSize: $0.asInt)) },
        native("ReplayRelay.createUnbound()") { .object(ReplayRelay<Value>.createUnbound()) },
        member("ReplayRelay.accept(_:)", of: ReplayRelay<Value>.self) { $0.accept($1) },
        subscribing("ReplayRelay"), converting("ReplayRelay"),
    ]
    + relayBindings(
        "ObservableType", "bind(", ("publishRelays", "optionalPublishRelays"),
        ("behaviorRelays", "optionalBehaviorRelays"), ("replayRelays", "optionalReplayRelays"))

/// Returns the `bind`, `drive` or `emit` functions that take relays; their keys are those of the declarations.
func relayBindings(
    _ owner: String, _ verb: String, _ publish: (String, String)?, _ behavior: (String, String)?,
    _ replay: (String, String)?
) -> [Binding] {
    var bindings: [Binding] = []
    for (index, wraps) in [false, true].enumerated() {
        func name(_ pair: (String, String)) -> String { "\(owner).\(verb)\(index == 0 ? pair.0 : pair.1))" }
        if let publish {
            bindings.append(
                binding(name(publish), wraps: wraps, PublishRelay<Value>.self, " to publish relay", acceptPublish))
        }
        if let behavior {
            bindings.append(
                binding(name(behavior), wraps: wraps, BehaviorRelay<Value>.self, " to behavior relay", acceptBehavior))
        }
        if let replay {
            bindings.append(
                binding(name(replay), wraps: wraps, ReplayRelay<Value>.self, " to behavior relay", acceptReplay))
        }
    }
    return bindings
}
