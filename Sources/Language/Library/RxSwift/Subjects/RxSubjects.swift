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
private func sendingBindings<Subject: AnyObject & ObserverType>(_ name: String, _ type: Subject.Type) -> [Binding]
where Subject.Element == Value {
    [
        member("\(name).on(_:)", of: type) { $0.on(Rx.event($1)) },
        member("\(name).onNext(_:)", of: type) { $0.on(.next($1)) },
        member("\(name).onError(_:)", of: type) { $0.on(.error(Rx.swiftError($1))) },
        member("\(name).onCompleted()", of: type) { $0.on(.completed) },
    ]
}

/// Adds a `dispose()` that stores the printed name of the subject's type.
private func disposeBinding<Subject: AnyObject & Disposable>(_ name: String, _: Subject.Type) -> Binding {
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
private func relayBinding<Relay: AnyObject>(
    _ key: String, wraps: Bool, _: Relay.Type, _ what: String, _ accept: @escaping (Relay, Value) -> Void
) -> Binding {
    Binding(key) { context in
        let type = context.generics[0]
        return .two { source, relays in
            let targets: [Relay] = try relays.asArray.map { try $0.instance(of: Relay.self) }
            let subscription = Rx.source(source, type).subscribe { event in
                switch event {
                case .next(let element): for target in targets { accept(target, wraps ? element.wrapped : element) }
                case .error(let error): RxBinding.trapOnBindingError(error, what)
                case .completed: break
                }
            }
            return Rx.value(subscription)
        }
    }
}

enum RxBinding {
    /// Traps if an error reaches a binding: that is a mistake in the program, as in a debug build of RxCocoa.
    static func trapOnBindingError(_ error: Swift.Error, _ what: String) {
        if error.endsProgram { return }
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
                    if case .error(let error) = native, error.endsProgram { return }
                    _ = Unwinding.guarded { try function.call1(Rx.value(native, event)) }
                })
        }
    },
    native("GroupedObservable.key") { $0.exactly(Native<GroupedObservable<HashKey, Value>>.self).value.key.value },
    native("GroupedObservable.init(key:source:)") { key, source in
        .object(Native(GroupedObservable<HashKey, Value>(key: HashKey(key), source: stream(source))))
    },
    subscribeBinding("GroupedObservable"), asObservableBinding("GroupedObservable"),

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
func subscribeBinding(_ owner: String) -> Binding {
    Binding("\(owner).subscribe(_:)") { context in
        let (type, observer) = (context.owner ?? context.generics[0], context.generics.last!)
        return .two { Rx.value(Rx.source($0, type).subscribe(Rx.observer($1, observer))) }
    }
}

/// Returns the binding of `asObservable()` for an engine type.
func asObservableBinding(_ owner: String) -> Binding {
    Binding("\(owner).asObservable()") { context in
        let type = context.owner ?? context.generics[0]
        return .one { .object(Rx.source($0, type)) }
    }
}

let rxSubjectBindings: [Binding] =
    sendingBindings("PublishSubject", PublishSubject<Value>.self) + sendingBindings("BehaviorSubject", BehaviorSubject<Value>.self)
    + sendingBindings("ReplaySubject", ReplaySubject<Value>.self) + sendingBindings("AsyncSubject", AsyncSubject<Value>.self)
    + [
        disposeBinding("PublishSubject", PublishSubject<Value>.self),
        disposeBinding("BehaviorSubject", BehaviorSubject<Value>.self),
        native("BehaviorSubject.value()") { subject in
            let subject: BehaviorSubject<Value> = try subject.instance(of: BehaviorSubject<Value>.self)
            do { return try subject.value() } catch { throw ThrownError(Rx.value(of: error)) }
        },
        disposeBinding("ReplaySubject", ReplaySubject<Value>.self),

        subscribeBinding("PublishRelay"), asObservableBinding("PublishRelay"),
        subscribeBinding("BehaviorRelay"), asObservableBinding("BehaviorRelay"),
        subscribeBinding("ReplayRelay"), asObservableBinding("ReplayRelay"),
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
                relayBinding(name(publish), wraps: wraps, PublishRelay<Value>.self, " to publish relay", acceptPublish))
        }
        if let behavior {
            bindings.append(
                relayBinding(name(behavior), wraps: wraps, BehaviorRelay<Value>.self, " to behavior relay", acceptBehavior))
        }
        if let replay {
            bindings.append(
                relayBinding(name(replay), wraps: wraps, ReplayRelay<Value>.self, " to behavior relay", acceptReplay))
        }
    }
    return bindings
}
