import Rill
import RillExt
import Runtime

// Community operators and the engine's Action.

private func behavior(_ value: Value) -> RepeatBehavior {
    let box = value.exactly(EnumBox.self)
    let count = UInt(bitPattern: box.payload[0].asInt)
    switch box.type.cases[box.index].name {
    case "immediate": return .immediate(maxCount: count)
    case "delayed": return .delayed(maxCount: count, time: box.payload[1].asDouble)
    case "exponentialDelayed":
        return .exponentialDelayed(
            maxCount: count, initial: box.payload[1].asDouble, multiplier: box.payload[2].asDouble)
    default:
        let function = box.payload[1].asFunction
        return .customTimerDelayed(maxCount: count) { attempt in
            let result = Unwinding.guarded { try function.call1(.int(Int(bitPattern: attempt))) }
            return result.map(Rx.interval) ?? .never
        }
    }
}

let rxExtBindings: [Binding] = [
    Binding("ObservableType.bufferWithTrigger(_:)") { context in
        let (type, trigger) = (context.generics[0], context.generics[1])
        return .two {
            .object(Rx.source($0, type).bufferWithTrigger(Rx.source($1, trigger)).map { Value.object(ArrayBox($0)) })
        }
    },
    Binding("ObservableType.cascade(static)") { context in
        let type = context.parameters[0]
        return .one { .object(Observable.cascade(streams($0, type))) }
    },
    conjunction("variadic"), conjunction("collection"),
    rxOperator("ObservableType.count()") { $0.count().map { Value.int($0) } },
    rxOperator("ObservableType.count(_:)") { $0.count(Rx.predicate($1)).map { Value.int($0) } },
    rxOperator("ObservableType.distinct()") { $0.distinct() },
    rxOperator("ObservableType.distinct(_:)") { $0.distinct(Rx.predicate($1)) },
    rxOperator("ObservableType.ignoreErrors(_:)") { source, predicate in
        let function = predicate.asFunction
        return source.ignoreErrors { error in
            if error.isStop { return false }
            return Unwinding.guarded { try function.call1(Rx.value(of: error)) }?.asBool ?? false
        }
    },
    rxOperator("ObservableType.merge(with:)one") { Stream.merge([$0, stream($1)]) },
    rxOperator("ObservableType.merge(with:)many") { Stream.merge([$0] + $1.asArray.map(stream)) },
    rxOperator("ObservableType.nwise(_:)") { source, count in
        try require(count.asInt > 1, "n must be greater than 1")
        return source.nwise(count.asInt).map { Value.object(ArrayBox($0)) }
    },
    Binding("ObservableType.pairwise()") { context in
        let type = context.generics[0]
        let tuple = context.result.arguments[0]
        return .one { .object(Rx.source($0, type).pairwise().map { Value.object(RecordBox(tuple, [$0.0, $0.1])) }) }
    },
    Binding("ObservableType.once(_:)", .one { .object(Stream.once($0)) }),
    Binding("ObservableType.pausable(_:)") { context in
        let (type, pauser) = (context.generics[0], context.generics[1])
        return .two { .object(Rx.source($0, type).pausable(Rx.source($1, pauser).map(\.asBool))) }
    },
    Binding("ObservableType.pausableBuffered(_:limit:flushOnCompleted:flushOnError:)") { context in
        let (type, pauser) = (context.generics[0], context.generics[1])
        return .many { a in
            .object(
                Rx.source(a[0], type).pausableBuffered(
                    Rx.source(a[1], pauser).map(\.asBool), limit: a[2].isNil ? nil : a[2].unwrapped.asInt,
                    flushOnCompleted: a[3].asBool, flushOnError: a[4].asBool))
        }
    },
    rxOperator(
        "ObservableType.repeatWithBehavior(_:scheduler:shouldRepeat:)",
        many: { source, a in
            let function = a[3].isNil ? nil : a[3].asFunction
            return source.repeatWithBehavior(
                behavior(a[1]), scheduler: Rx.scheduler(a[2]),
                shouldRepeat: function.map { function in { Unwinding.guarded { try function.call0() }?.asBool ?? false }
                })
        }),
    rxOperator(
        "ObservableType.retry(_:scheduler:shouldRetry:)",
        many: { source, a in
            let function = a[3].isNil ? nil : a[3].asFunction
            return source.retry(
                behavior(a[1]), scheduler: Rx.scheduler(a[2]),
                shouldRetry: { error in
                    if error.isStop { return false }
                    guard let function else { return true }
                    return Unwinding.guarded { try function.call1(Rx.value(of: error)) }?.asBool ?? false
                })
        }),
    rxOperator("ObservableType.and()") { $0.map(\.asBool).and().asObservable().map { Value.bool($0) } },

    Binding(
        "ActionCore.init(enabledIf:workFactory:)",
        .two { enabled, factory in
            let function = factory.asFunction
            return .object(
                Action<Value, Value>(enabledIf: stream(enabled).map(\.asBool)) { (input: Value) -> Stream in
                    Unwinding.guarded { try function.call1(input) }.map(stream) ?? .never()
                })
        }),
    action("inputs") { .object(Native($0.inputs)) },
    action("errors") { action in
        let type = RuntimeType.named("ActionError", [])
        return .object(
            action.errors.map { error -> Value in
                switch error {
                case .notEnabled: return .object(EnumBox(type, 0))
                case .underlyingError(let inner): return .object(EnumBox(type, 1, [Rx.value(of: inner)]))
                }
            })
    },
    action("elements") { .object($0.elements) },
    action("executing") { .object($0.executing.map { Value.bool($0) }) },
    action("executionObservables") { .object($0.executionObservables.map { Value.object($0) }) },
    action("enabled") { .object($0.enabled.map { Value.bool($0) }) },
    Binding("ActionCore.execute(_:)", .two { .object(try $0.instance(of: Action<Value, Value>.self).execute($1)) }),
]

private func conjunction(_ form: String) -> Binding {
    Binding("ObservableType.and(\(form))") { context in
        let type = context.parameters[0]
        return .one { sources in
            let answers = streams(sources, type).map { $0.map(\.asBool) }
            return .object(Observable<Bool>.and(answers).asObservable().map { Value.bool($0) })
        }
    }
}

private func action(_ name: String, _ read: @escaping (Action<Value, Value>) -> Value) -> Binding {
    Binding("ActionCore.\(name)", .one { read(try $0.instance(of: Action<Value, Value>.self)) })
}

/// Every binding of the reactive library.
let rxBindings: [() -> [Binding]] = [
    { rxFactoryBindings }, { rxOperatorBindings }, { rxCombiningBindings }, { rxSubscribingBindings },
    { rxSubjectBindings }, { rxDisposableBindings }, { rxSchedulerBindings }, { rxTraitBindings },
    { rxInfallibleBindings }, { rxSharedBindings }, { rxBindBindings }, { rxControlBindings }, { rxHookBindings },
    { rxTestBindings }, { rxBlockingBindings }, { rxExtBindings }, { rxMarbleBindings }, { rxVirtualBindings },
]
