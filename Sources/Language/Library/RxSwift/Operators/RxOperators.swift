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

/// Returns the binding of an operator; `apply` receives the arguments that follow the receiver.
func rxOperator(_ key: String, many apply: @escaping (Stream, ArraySlice<Value>) throws -> Stream) -> Binding {
    Binding(key) { context in
        let type = context.selfType
        return .many { .object(try apply(Rx.source($0[0], type), $0.dropFirst())) }
    }
}

/// Returns the binding of an operator with a second source of another type. That type is the second generic argument;
/// for a trait's operator it comes from the result type.
func rxOperator(_ key: String, with apply: @escaping (Stream, Stream) throws -> Stream) -> Binding {
    Binding(key) { context in
        let (type, other) = (context.selfType, context.generics.dropFirst().first ?? context.result)
        return .two { .object(try apply(Rx.source($0, type), Rx.source($1, other))) }
    }
}

/// Returns the binding of an operator whose closure returns sources of another type. Operators of traits are generic
/// over the elements of those sources, which are the elements of the result.
func rxFlattening(_ key: String, _ apply: @escaping (Stream, @escaping (Value) throws -> Stream) -> Stream) -> Binding {
    Binding(key) { context in
        let (type, returned) = (context.selfType, context.generics.last ?? context.result)
        let inner = Streams.isStream(returned) ? returned : context.result
        return .two { source, selector in
            let select = Rx.throwing(selector)
            return .object(apply(Rx.source(source, type)) { Rx.source(try select($0), inner) })
        }
    }
}

let rxOperatorBindings: [Binding] = [
    rxOperator("ObservableType.map(_:)") { source, transform in
        let transform = Rx.throwing(transform)
        return source.map { try transform($0) }
    },
    rxOperator("ObservableType.compactMap(_:)") { source, transform in
        let transform = Rx.throwing(transform)
        return source.compactMap { element in
            let result = try transform(element)
            return result.isNil ? nil : result.unwrapped
        }
    },
    rxOperator("ObservableType.filter(_:)") { $0.filter(Rx.predicate($1)) },
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
        let key = Rx.throwing(key)
        return source.distinctUntilChanged({ try key($0) }, comparer: Equality.areEqual)
    },
    rxOperator("ObservableType.distinctUntilChanged(comparer)") { source, comparer in
        let comparer = Rx.throwing2(comparer)
        return source.distinctUntilChanged { try comparer($0, $1).asBool }
    },
    rxOperator("ObservableType.distinctUntilChanged(_:comparer:)") { source, key, comparer in
        let (key, comparer) = (Rx.throwing(key), Rx.throwing2(comparer))
        return source.distinctUntilChanged({ try key($0) }, comparer: { try comparer($0, $1).asBool })
    },
    rxOperator("ObservableType.element(at:)") { $0.element(at: $1.asInt) },
    rxOperator("ObservableType.take(count)") { $0.take($1.asInt) },
    rxOperator("ObservableType.take(for:scheduler:)") { $0.take(for: Rx.interval($1), scheduler: Rx.scheduler($2)) },
    rxOperator("ObservableType.takeLast(_:)") { $0.takeLast($1.asInt) },
    rxOperator("ObservableType.take(while:behavior:)") { $0.take(while: Rx.predicate($1), behavior: takeBehavior($2)) },
    rxOperator("ObservableType.take(until:behavior:)predicate") {
        $0.take(until: Rx.predicate($1), behavior: takeBehavior($2))
    },
    rxOperator("ObservableType.take(until:)other", with: { $0.take(until: $1) }),
    rxOperator("ObservableType.skip(count)") { $0.skip($1.asInt) },
    rxOperator("ObservableType.skip(duration)") { $0.skip(Rx.interval($1), scheduler: Rx.scheduler($2)) },
    rxOperator("ObservableType.skip(while:)") { $0.skip(while: Rx.predicate($1)) },
    rxOperator("ObservableType.skip(until:)", with: { $0.skip(until: $1) }),
    rxOperator("ObservableType.single()") { $0.single() },
    rxOperator("ObservableType.single(_:)") { $0.single(Rx.predicate($1)) },
    rxOperator("ObservableType.first()") { $0.first().asObservable().map { $0.map(\.wrapped) ?? .none } },
    rxOperator("ObservableType.asSingle()") { $0.asSingle().asObservable() },
    rxOperator("ObservableType.asMaybe()") { $0.asMaybe().asObservable() },
    rxOperator("ObservableType.asCompletable()") { $0 },
    rxOperator("ObservableType.toArray()") { $0.toArray().asObservable().map { Value.object(ArrayBox($0)) } },
    rxOperator("ObservableType.ifEmpty(default:)") { $0.ifEmpty(default: $1) },
    rxOperator("ObservableType.ifEmpty(switchTo:)") { $0.ifEmpty(switchTo: stream($1)) },
    rxOperator("ObservableType.startWith(_:)") { source, elements in
        // The engine's operator is variadic. It sends its elements in order before those of the source, so the last
        // element is added first.
        elements.asArray.reversed().reduce(source) { $0.startWith($1) }
    },
    rxOperator("ObservableType.scan(_:accumulator:)") { source, seed, accumulator in
        let accumulate = Rx.throwing2(accumulator)
        return source.scan(seed) { try accumulate($0, $1) }
    },
    rxOperator("ObservableType.scan(into:accumulator:)") { source, seed, accumulator in
        let accumulate = Rx.throwing2(accumulator)
        return source.scan(into: seed) { state, element in
            let box = Box(state)
            state = .none
            defer { state = box.value }
            _ = try accumulate(.object(box), element)
        }
    },
    rxOperator("ObservableType.reduce(_:accumulator:)") { source, seed, accumulator in
        let accumulate = Rx.throwing2(accumulator)
        return source.reduce(seed) { try accumulate($0, $1) }
    },
    rxOperator(
        "ObservableType.reduce(_:accumulator:mapResult:)",
        many: { source, arguments in
            let accumulate = Rx.throwing2(arguments[2])
            let map = Rx.throwing(arguments[3])
            return source.reduce(arguments[1], accumulator: { try accumulate($0, $1) }, mapResult: { try map($0) })
        }),
    rxOperator("ObservableType.groupBy(keySelector:)") { source, selector in
        let select = Rx.throwing(selector)
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
        let select = Rx.throwing2(selector)
        guard let target = object.reference else { return source }
        return source.withUnretained(target).map { try select(.object($0.0), $0.1) }
    },
    rxOperator(
        "ObservableType.do",
        many: withSideEffects),
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

    // Operators on time and schedulers.
    rxOperator("ObservableType.debounce(_:scheduler:)") { $0.debounce(Rx.interval($1), scheduler: Rx.scheduler($2)) },
    rxOperator(
        "ObservableType.throttle(_:latest:scheduler:)",
        many: { source, arguments in
            source.throttle(
                Rx.interval(arguments[1]), latest: arguments[2].asBool, scheduler: Rx.scheduler(arguments[3]))
        }),
    rxOperator("ObservableType.delay(_:scheduler:)") { $0.delay(Rx.interval($1), scheduler: Rx.scheduler($2)) },
    rxOperator("ObservableType.delaySubscription(_:scheduler:)") {
        $0.delaySubscription(Rx.interval($1), scheduler: Rx.scheduler($2))
    },
    rxOperator("ObservableType.timeout(_:scheduler:)") { $0.timeout(Rx.interval($1), scheduler: Rx.scheduler($2)) },
    Binding("ObservableType.timeout(_:other:scheduler:)") { context in
        let (type, other) = (context.selfType, context.parameters[1])
        return .many { arguments in
            .object(
                Rx.source(arguments[0], type).timeout(
                    Rx.interval(arguments[1]), other: Rx.source(arguments[2], other),
                    scheduler: Rx.scheduler(arguments[3])))
        }
    },
    rxOperator(
        "ObservableType.buffer(timeSpan:count:scheduler:)",
        many: { source, arguments in
            source.buffer(
                timeSpan: Rx.interval(arguments[1]), count: arguments[2].asInt, scheduler: Rx.scheduler(arguments[3])
            ).map { Value.object(ArrayBox($0)) }
        }),
    rxOperator(
        "ObservableType.window(timeSpan:count:scheduler:)",
        many: { source, arguments in
            source.window(
                timeSpan: Rx.interval(arguments[1]), count: arguments[2].asInt, scheduler: Rx.scheduler(arguments[3])
            ).map { Value.object($0) }
        }),
    rxOperator("ObservableType.observe(on:)") { $0.observe(on: Rx.immediate($1)) },
    rxOperator("ObservableType.subscribe(on:)") { $0.subscribe(on: Rx.immediate($1)) },

    // Operators on errors and sharing.
    rxOperator("ObservableType.catch(_:)") { source, handler in
        let handle = Rx.throwing(handler)
        return source.catch { error in
            if error.isStop { throw error }
            return stream(try handle(Rx.value(of: error)))
        }
    },
    rxOperator("ObservableType.catchAndReturn(_:)") { $0.catchAndReturn($1) },
    Binding("ObservableType.catch(sequence:)") { context in
        let type = context.parameters[0]
        return .one { .object(Stream.catch(sequence: ProgramSequence($0, type).lazy.map(stream))) }
    },
    rxOperator("ObservableType.retry()") { $0.retry() },
    rxOperator("ObservableType.retry(_:)") { $0.retry($1.asInt) },
    Binding("ObservableType.retry(when:)") { context in
        let (type, last) = (context.selfType, context.generics.count - 1)
        let (trigger, error) = (context.generics[last - 1], context.generics[last])
        return .two { .object(retrying(Rx.source($0, type), $1, trigger, error)) }
    },
    Binding("ObservableType.retry(when:)any") { context in
        let (type, trigger) = (context.selfType, context.generics.last)
        return .two { .object(retrying(Rx.source($0, type), $1, trigger ?? type, nil)) }
    },
    rxOperator("ObservableType.share(replay:scope:)") { source, replay, scope in
        source.share(
            replay: replay.asInt, scope: scope.exactly(EnumBox.self).index == 0 ? .whileConnected : .forever)
    },
    rxOperator("ObservableType.publish()") { $0.publish() },
    rxOperator("ObservableType.replay(_:)") { $0.replay($1.asInt) },
    rxOperator("ObservableType.replayAll()") { $0.replayAll() },
    // `refCount()` needs the connectable observable itself, because the recorder replaces a source by another object.
    Binding("ConnectableObservableType.refCount()") { context in
        let type = context.generics[0]
        return .one { source in
            let connectable = try? source.instance(of: ConnectableObservable<Value>.self)
            return Rx.value(connectable?.refCount() ?? Rx.source(source, type))
        }
    },
    native("ConnectableObservable.connect()") { source in
        let connectable = try source.instance(of: ConnectableObservable<Value>.self)
        StageHook.opening?.connected = connectable
        return Rx.value(connectable.connect())
    },

    // Flattening
    rxFlattening("ObservableType.flatMap(_:)") { source, select in source.flatMap { try select($0) } },
    rxFlattening("ObservableType.flatMapLatest(_:)") { source, select in source.flatMapLatest { try select($0) } },
    rxFlattening("ObservableType.flatMapFirst(_:)") { source, select in source.flatMapFirst { try select($0) } },
    rxFlattening("ObservableType.concatMap(_:)") { source, select in source.concatMap { try select($0) } },
    rxInner("ObservableType.merge()") { source, select in source.flatMap { select($0) } },
    rxInner("ObservableType.concat()") { source, select in source.concatMap { select($0) } },
    rxInner("ObservableType.switchLatest()") { source, select in source.flatMapLatest { select($0) } },
    Binding("ObservableType.merge(maxConcurrent:)") { context in
        let type = context.generics[0]
        let inner = Rx.element(of: type)
        return .two { source, count in
            .object(Rx.source(source, type).map { Rx.source($0, inner) }.merge(maxConcurrent: count.asInt))
        }
    },
]

/// Adds an operator on a source of sources.
private func rxInner(_ key: String, _ apply: @escaping (Stream, @escaping (Value) -> Stream) -> Stream) -> Binding {
    Binding(key) { context in
        let type = context.generics[0]
        let inner = Rx.element(of: type)
        return .one { source in .object(apply(Rx.source(source, type)) { Rx.source($0, inner) }) }
    }
}

func takeBehavior(_ value: Value) -> TakeBehavior { value.exactly(EnumBox.self).index == 0 ? .inclusive : .exclusive }

func withSideEffects(_ source: Stream, _ arguments: ArraySlice<Value>) -> Stream {
    let closures = Array(arguments)
    return source.do(
        onNext: Rx.onNextThrowing(closures[0]), afterNext: Rx.onNextThrowing(closures[1]),
        onError: Rx.onErrorThrowing(closures[2]), afterError: Rx.onErrorThrowing(closures[3]),
        onCompleted: Rx.onEndThrowing(closures[4]), afterCompleted: Rx.onEndThrowing(closures[5]),
        onSubscribe: Rx.onEnd(closures[6]), onSubscribed: Rx.onEnd(closures[7]), onDispose: Rx.onEnd(closures[8]))
}

/// Implements `retry(when:)`. If an error type is given, only errors of this type are passed to the handler.
func retrying(_ source: Stream, _ handler: Value, _ trigger: RuntimeType, _ type: RuntimeType?) -> Stream {
    let function = handler.asFunction
    return source.retry(when: { (errors: Observable<Swift.Error>) -> Stream in
        let values = errors.map { error -> Value in
            if error.isStop { throw error }
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
