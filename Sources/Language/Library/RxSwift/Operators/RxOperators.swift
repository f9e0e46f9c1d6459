import Rill
import Runtime

// Natives of operators on one source. The receiver is the first argument; its type is the first generic argument.

/// Returns the binding of an operator that needs only its source and values.
func rxOperator(_ key: String, _ apply: @escaping (Stream) throws -> Stream) -> Binding {
    Binding(key) { context in
        let type = context.selfType
        return .one { .object(try apply(Rx.source($0, type))) }
    }
}

func rxOperator(_ key: String, _ apply: @escaping (Stream, Value) throws -> Stream) -> Binding {
    Binding(key) { context in
        let type = context.selfType
        return .two { .object(try apply(Rx.source($0, type), $1)) }
    }
}

func rxOperator(_ key: String, _ apply: @escaping (Stream, Value, Value) throws -> Stream) -> Binding {
    Binding(key) { context in
        let type = context.selfType
        return .three { .object(try apply(Rx.source($0, type), $1, $2)) }
    }
}

/// Returns an operator whose closure returns sources of another type. Operators of traits are generic over its
/// elements, which are the elements of the result.
func rxFlattening(_ key: String, _ apply: @escaping (Stream, @escaping (Value) throws -> Stream) -> Stream) -> Binding {
    Binding(key) { context in
        let (type, returned) = (context.selfType, context.generics.last ?? context.result)
        let inner = Streams.isStream(returned) ? returned : context.result
        return .two { source, selector in
            let select = Rx.throwingFunction(selector)
            return .object(apply(Rx.source(source, type)) { Rx.source(try select($0), inner) })
        }
    }
}

let rxOperatorBindings: [Binding] = [
    Binding("ObservableType.enumerated()") { context in
        let type = context.generics[0]
        let tuple = context.result.arguments[0]
        return .one { source in
            .object(
                Rx.source(source, type).enumerated().map {
                    Value.object(RecordBox(tuple, [.int($0.index), $0.element]))
                })
        }
    },
    rxOperator("ObservableType.ignoreElements()") { source in source.filter { _ in false } },
    rxOperator("ObservableType.distinctUntilChanged()") { $0.distinctUntilChanged(Equality.areEqual) },
    rxOperator("ObservableType.distinctUntilChanged(key)") { source, key in
        let key = Rx.throwingFunction(key)
        return source.distinctUntilChanged({ try key($0) }, comparer: Equality.areEqual)
    },
    rxOperator("ObservableType.startWith(_:)") { source, elements in
        // The engine's operator is variadic. It sends its elements in order before those of the source, so the last
        // element is added first.
        elements.asArray.reversed().reduce(source) { $0.startWith($1) }
    },
    rxOperator("ObservableType.groupBy(keySelector:)") { source, selector in
        let select = Rx.throwingFunction(selector)
        // The engine groups by numbers, because its hash tables require a consistent `==`.
        let numbers = DictionaryBox([:])
        var keys: [HashKey] = []
        return source.groupBy { element -> Int in
            let key = HashKey(try select(element))
            if let known = numbers.find(key) { return known.asInt }
            numbers.put(key, .int(keys.count))
            keys.append(key)
            return keys.count - 1
        }.map {
            Value.object(Native(GroupedObservable<HashKey, Value>(key: keys[$0.key], source: $0.asObservable())))
        }
    },
    Binding("ObservableType.materialize()") { context in
        let type = context.generics[0]
        let event = Rx.eventType(of: Rx.element(of: type))
        return .one { .object(Rx.source($0, type).materialize().map { Rx.value($0, event) }) }
    },
    Binding("ObservableType.dematerialize()") { context in
        let type = context.generics[0]
        let convert = Rx.element(of: type).witness("EventConvertible", "event")
        return .one { source in
            .object(
                Rx.source(source, type).map { element -> Event<Value> in
                    guard let convert else { return Rx.event(element) }
                    return Rx.event(try Rx.rethrowingProgramErrors { try convert.call1(element) })
                }.dematerialize())
        }
    },
    rxOperator("ObservableType.withUnretained(_:resultSelector:)") { source, object, selector in
        let select = Rx.throwingFunction2(selector)
        let reference = WeakBox(to: object)
        guard let target = reference.object else { return source }
        return source.withUnretained(target).map { try select(reference.value(of: $0.0), $0.1) }
    },
    Binding("ObservableType.debug(_:trimOutput:file:line:function:)") { context in
        let type = context.selfType
        let element = Rx.element(of: type)
        return .many { arguments in
            .object(RxDebug.apply(to: Rx.source(arguments[0], type), element: element, arguments.dropFirst()))
        }
    },
    Binding("ObservableType.watch(_:)") { context in
        let type = context.generics[0]
        let element = Rx.element(of: type)
        return .two { .object(RxWatch.apply(Rx.source($0, type), $1.asString, element)) }
    },

    // Operators on time and schedulers

    // Errors and sharing
    Binding("ObservableType.catch(sequence:)") { context in
        let type = context.parameters[0]
        return .one { .object(Stream.catch(sequence: ProgramSequence($0, type).lazy.map(stream))) }
    },
    Binding("ObservableType.retry(when:)") { context in
        let (type, last) = (context.selfType, context.generics.count - 1)
        let (trigger, error) = (context.generics[last - 1], context.generics[last])
        return .two { .object(retrying(Rx.source($0, type), $1, trigger, error)) }
    },
    Binding("ObservableType.retry(when:)any") { context in
        let (type, trigger) = (context.selfType, context.generics.last)
        return .two { .object(retrying(Rx.source($0, type), $1, trigger ?? type, nil)) }
    },
    // `refCount()` uses the connectable itself, because a recorded source is another object.
    Binding("ConnectableObservableType.refCount()") { context in
        let type = context.generics[0]
        return .one { source in
            let connectable = try? source.instance(of: ConnectableObservable<Value>.self)
            return Rx.value(connectable?.refCount() ?? Rx.source(source, type))
        }
    },
    native("ConnectableObservable.connect()") { source in
        let connectable = try source.instance(of: ConnectableObservable<Value>.self)
        Host.stages.openingCall?.connected = connectable
        return Rx.value(connectable.connect())
    },

    // Flattening
    rxSourceOfSources("ObservableType.merge()") { source, select in source.flatMap { select($0) } },
    rxSourceOfSources("ObservableType.concat()") { source, select in source.concatMap { select($0) } },
    rxSourceOfSources("ObservableType.switchLatest()") { source, select in source.flatMapLatest { select($0) } },
    Binding("ObservableType.merge(maxConcurrent:)") { context in
        let type = context.generics[0]
        let inner = Rx.element(of: type)
        return .two { source, count in
            .object(Rx.source(source, type).map { Rx.source($0, inner) }.merge(maxConcurrent: count.asInt))
        }
    },
]

/// Adds an operator on a source of sources.
private func rxSourceOfSources(_ key: String, _ apply: @escaping (Stream, @escaping (Value) -> Stream) -> Stream)
    -> Binding
{
    Binding(key) { context in
        let type = context.generics[0]
        let inner = Rx.element(of: type)
        return .one { source in .object(apply(Rx.source(source, type)) { Rx.source($0, inner) }) }
    }
}

/// `retry(when:)`; with an error type only errors of that type are passed to the handler.
func retrying(_ source: Stream, _ handler: Value, _ trigger: RuntimeType, _ type: RuntimeType?) -> Stream {
    let function = handler.asFunction
    return source.retry(when: { (errors: Observable<Swift.Error>) -> Stream in
        let values = errors.map { error -> Value in
            if error.endsProgram { throw error }
            let value = Rx.value(of: error)
            guard let type, !type.isErrorExistential else { return value }
            let box = value.exactly(AnyBox.self)
            if box.type !== type { throw error }
            return box.value
        }
        let result = Unwinding.guarded { try function.call1(.object(values)) }
        return result.map { Rx.source($0, trigger) } ?? .never()
    })
}

extension RuntimeType {
    var isErrorExistential: Bool {
        if case .existential = kind { return true }
        return false
    }
}
