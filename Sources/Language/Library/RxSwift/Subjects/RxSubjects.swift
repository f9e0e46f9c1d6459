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
        let type = context.selfType
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

let rxSubscribingBindings: [Binding] = [
    subscribeBinding("Observable"),
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
]

/// Returns the binding of `subscribe(_: Observer)` for an engine type.
func subscribeBinding(_ owner: String) -> Binding {
    Binding("\(owner).subscribe(_:)") { context in
        let (type, observer) = (context.owner ?? context.generics[0], context.generics.last!)
        return .two { Rx.value(Rx.source($0, type).subscribe(Rx.observer($1, observer))) }
    }
}

let rxSubjectBindings: [Binding] =
    [
        disposeBinding("PublishSubject", PublishSubject<Value>.self),
        disposeBinding("BehaviorSubject", BehaviorSubject<Value>.self),
        native("BehaviorSubject.value()") { subject in
            let subject: BehaviorSubject<Value> = try subject.instance(of: BehaviorSubject<Value>.self)
            do { return try subject.value() } catch { throw ThrownError(Rx.value(of: error)) }
        },
        disposeBinding("ReplaySubject", ReplaySubject<Value>.self),
    ]
    + relays("publish", PublishRelay<Value>.self, " to publish relay") { $0.accept($1) }
    + relays("behavior", BehaviorRelay<Value>.self, " to behavior relay") { $0.accept($1) }
    + relays("replay", ReplayRelay<Value>.self, " to behavior relay") { $0.accept($1) }

/// Returns the natives of `bind(to:)` for a kind of relay: for its elements, and for optionals of them. `drive` and `emit`
/// use them as well.
private func relays<Relay: AnyObject>(
    _ kind: String, _ type: Relay.Type, _ what: String, _ accept: @escaping (Relay, Value) -> Void
) -> [Binding] {
    let optional = "optional\(kind.prefix(1).uppercased())\(kind.dropFirst())"
    return [
        relayBinding("ObservableType.bind(\(kind)Relays)", wraps: false, type, what, accept),
        relayBinding("ObservableType.bind(\(optional)Relays)", wraps: true, type, what, accept),
    ]
}
