import Rill
import Runtime

// Single, Maybe, Completable, Infallible. A trait's value is its observable; the static type identifies the trait.

typealias SingleStream = PrimitiveSequence<SingleTrait, Value>
typealias MaybeStream = PrimitiveSequence<MaybeTrait, Value>
typealias CompletableStream = PrimitiveSequence<CompletableTrait, Never>

private func single(_ value: Value) -> SingleStream { SingleStream(raw: stream(value)) }
private func maybe(_ value: Value) -> MaybeStream { MaybeStream(raw: stream(value)) }
/// Neither the engine's Completable nor ours has elements, whatever its element type is.
private func completable(_ value: Value) -> CompletableStream { CompletableStream(raw: stream(value).ignoreElements()) }
private func impossible(_ element: Never) -> Value {}
private func value(_ completable: CompletableStream) -> Value { .object(completable.asObservable().map(impossible)) }
private func value<Trait>(_ sequence: PrimitiveSequence<Trait, Value>) -> Value { .object(sequence.asObservable()) }

private func result(_ context: BindingContext, _ element: RuntimeType) -> RuntimeType {
    RuntimeType.named("Result", [element, RuntimeType.named("Error", [])])
}

/// The element type of a trait's `Self`.
private func element(_ context: BindingContext) -> RuntimeType {
    let type = context.generics[0]
    return RuntimeType.associated(type, "PrimitiveSequenceType", "Element") ?? type.arguments.last ?? type
}

// Events of the traits, by the order of their cases.

private func value(_ event: Result<Value, Error>, _ type: RuntimeType) -> Value {
    switch event {
    case .success(let value): return .object(EnumBox(type, 0, [value]))
    case .failure(let error): return .object(EnumBox(type, 1, [Rx.value(of: error)]))
    }
}

private func value(_ event: MaybeEvent<Value>, _ type: RuntimeType) -> Value {
    switch event {
    case .success(let value): return .object(EnumBox(type, 0, [value]))
    case .error(let error): return .object(EnumBox(type, 1, [Rx.value(of: error)]))
    case .completed: return .object(EnumBox(type, 2))
    }
}

/// A function that a program calls with the outcome.
private func outcome(_ tell: @escaping (EnumBox) -> Void) -> Value {
    .object(
        NativeFunction { arguments in
            tell(arguments[0].exactly(EnumBox.self))
            return .unit
        })
}

private func creating(_ closure: Value, _ tell: Value) -> Disposable {
    let made = Unwinding.guarded { try closure.asFunction.call1(tell) }
    return made.map(Rx.disposable) ?? Disposables.create()
}

/// Operators that the three traits share; the trait itself does not matter to them.
private func trait(_ key: String, _ apply: @escaping (Stream, ArraySlice<Value>) -> Stream) -> Binding {
    Binding("PrimitiveSequence.\(key)", .many { .object(apply(stream($0[0]), $0.dropFirst())) })
}

let rxTraitBindings: [Binding] =
    [
        Binding("PrimitiveSequence.asObservable()", .one { $0 }),
        Binding(
            "PrimitiveSequence.deferred(_:)",
            .one { factory in
                let make = Rx.throwing0(factory)
                return .object(Stream.deferred { stream(try make()) })
            }),
        trait("delay(_:scheduler:)") { $0.delay(Rx.interval($1[1]), scheduler: Rx.scheduler($1[2])) },
        trait("delaySubscription(_:scheduler:)") {
            $0.delaySubscription(Rx.interval($1[1]), scheduler: Rx.scheduler($1[2]))
        },
        trait("observe(on:)") { $0.observe(on: Rx.immediate($1[1])) },
        trait("subscribe(on:)") { $0.subscribe(on: Rx.immediate($1[1])) },
        trait("catch(_:)") { source, a in
            let handle = Rx.throwing(a[1])
            return source.catch { error in
                if error.isStop { throw error }
                return stream(try handle(Rx.value(of: error)))
            }
        },
        trait("retry(_:)") { $0.retry($1[1].asInt) },
        Binding("PrimitiveSequence.retry(when:)") { context in
            // The generic parameters: trait, element, trigger, error.
            let (trigger, error) = (context.generics[2], context.generics[3])
            return .two { .object(retrying(stream($0), $1, trigger, error)) }
        },
        Binding("PrimitiveSequence.retry(when:)any") { context in
            let trigger = context.generics[2]
            return .two { .object(retrying(stream($0), $1, trigger, nil)) }
        },
        Binding("PrimitiveSequence.debug(_:trimOutput:file:line:function:)") { context in
            let element = context.generics[1]
            return .many { .object(RxDebug.apply(to: stream($0[0]), element: element, $0.dropFirst())) }
        },
        Binding("PrimitiveSequence.using(_:primitiveSequenceFactory:)") { context in
            let resourceType = context.generics[2]
            return .two { resource, factory in
                let (make, observable) = (Rx.throwing0(resource), Rx.throwing(factory))
                return .object(
                    Stream.using(
                        { ProgramResource(value: try make(), type: resourceType) },
                        observableFactory: { stream(try observable($0.value)) }))
            }
        },
        trait("timeout(_:scheduler:)") { $0.timeout(Rx.interval($1[1]), scheduler: Rx.scheduler($1[2])) },
        trait("timeout(_:other:scheduler:)") {
            $0.timeout(Rx.interval($1[1]), other: stream($1[2]), scheduler: Rx.scheduler($1[3]))
        },
        Binding(
            "PrimitiveSequence.timer(_:scheduler:)",
            .two {
                .object(Observable<Int>.timer(Rx.interval($0), scheduler: Rx.scheduler($1)).map { Value.int($0) })
            }),
    ] + rxSingleBindings + rxMaybeBindings + rxCompletableBindings

/// A program's disposable as the resource of `using`.
struct ProgramResource: Disposable {
    let value: Value
    let type: RuntimeType
    func dispose() { Rx.disposable(value, type).dispose() }
}

private let rxSingleBindings: [Binding] =
    [
        Binding(
            "Single.create(subscribe:)",
            .one { closure in
                value(
                    SingleStream.create { observer in
                        creating(
                            closure,
                            outcome { box in
                                observer(
                                    box.index == 0 ? .success(box.payload[0]) : .failure(Rx.swiftError(box.payload[0])))
                            })
                    })
            }),
        Binding("Single.just(_:)", .one { value(SingleStream.just($0)) }),
        Binding("Single.just(_:scheduler:)", .two { value(SingleStream.just($0, scheduler: Rx.immediate($1))) }),
        Binding("Single.error(_:)", .one { value(SingleStream.error(Rx.swiftError($0))) }),
        Binding("Single.never()", .zero { value(SingleStream.never()) }),
        Binding("Single.subscribe(_:)") { context in
            let type = result(context, element(context))
            return .two { source, closure in
                let function = closure.asFunction
                return Rx.value(
                    single(source).subscribe { (event: Result<Value, Error>) in
                        if case .failure(let error) = event, error.isStop { return }
                        _ = Unwinding.guarded { try function.call1(value(event, type)) }
                    })
            }
        },
        Binding(
            "Single.subscribe(onSuccess:onFailure:onDisposed:)",
            .many { a in
                Rx.value(
                    single(a[0]).subscribe(
                        onSuccess: Rx.onNext(a[1]), onFailure: Rx.onError(a[2]), onDisposed: Rx.onEnd(a[3])))
            }),
        Binding(
            "Single.subscribe(with:onSuccess:onFailure:onDisposed:)",
            .many { a in
                let failed = Rx.holding(a[1], a[3])
                return Rx.value(
                    single(a[0]).subscribe(
                        onSuccess: Rx.holding(a[1], a[2]),
                        onFailure: { error in if !error.isStop { failed?(Rx.value(of: error)) } },
                        onDisposed: Rx.holdingEnd(a[1], a[4])))
            }),
        Binding(
            "Single.do",
            .many { a in
                value(
                    single(a[0]).do(
                        onSuccess: Rx.onNextThrowing(a[1]), afterSuccess: Rx.onNextThrowing(a[2]),
                        onError: Rx.onErrorThrowing(a[3]), afterError: Rx.onErrorThrowing(a[4]),
                        onSubscribe: Rx.onEnd(a[5]),
                        onSubscribed: Rx.onEnd(a[6]), onDispose: Rx.onEnd(a[7])))
            }),
        Binding("Single.filter(_:)", .two { value(single($0).filter(Rx.predicate($1))) }),
        Binding(
            "Single.map(_:)",
            .two { source, transform in
                let transform = Rx.throwing(transform)
                return value(single(source).map { try transform($0) })
            }),
        Binding(
            "Single.compactMap(_:)",
            .two { source, transform in
                let transform = Rx.throwing(transform)
                return value(
                    single(source).compactMap { element -> Value? in
                        let result = try transform(element)
                        return result.isNil ? nil : result.unwrapped
                    })
            }),
        Binding(
            "Single.flatMap(_:)",
            .two { source, selector in
                let select = Rx.throwing(selector)
                return value(single(source).flatMap { single(try select($0)) })
            }),
        Binding(
            "Single.flatMapMaybe(_:)",
            .two { source, selector in
                let select = Rx.throwing(selector)
                return value(single(source).flatMapMaybe { maybe(try select($0)) })
            }),
        Binding(
            "Single.flatMapCompletable(_:)",
            .two { source, selector in
                let select = Rx.throwing(selector)
                return value(single(source).flatMapCompletable { completable(try select($0)) })
            }),
        Binding("Single.catchAndReturn(_:)", .two { value(single($0).catchAndReturn($1)) }),
        Binding("Single.asMaybe()", .one { value(single($0).asMaybe()) }),
        Binding("Single.asCompletable()", .one { value(single($0).asCompletable()) }),
        Binding("Single.zip(collection)selector") { context in
            let type = context.parameters[0]
            return .two { collection, selector in
                let select = Rx.throwing(selector)
                let singles = streams(collection, type).map { SingleStream(raw: $0) }
                return value(SingleStream.zip(singles) { try select(.object(ArrayBox($0))) } as SingleStream)
            }
        },
        Binding("Single.zip(collection)") { context in
            let type = context.parameters[0]
            return .one { collection in
                let singles = streams(collection, type).map { SingleStream(raw: $0) }
                return .object(SingleStream.zip(singles).asObservable().map { Value.object(ArrayBox($0)) })
            }
        },
    ] + rxJoins("Single.zip", first: 0, sourcesAreGeneric: false, Joins.zip)

private let rxMaybeBindings: [Binding] =
    [
        Binding(
            "Maybe.create(subscribe:)",
            .one { closure in
                value(
                    MaybeStream.create { observer in
                        creating(
                            closure,
                            outcome { box in
                                switch box.index {
                                case 0: observer(.success(box.payload[0]))
                                case 1: observer(.error(Rx.swiftError(box.payload[0])))
                                default: observer(.completed)
                                }
                            })
                    })
            }),
        Binding("Maybe.just(_:)", .one { value(MaybeStream.just($0)) }),
        Binding("Maybe.just(_:scheduler:)", .two { value(MaybeStream.just($0, scheduler: Rx.immediate($1))) }),
        Binding("Maybe.error(_:)", .one { value(MaybeStream.error(Rx.swiftError($0))) }),
        Binding("Maybe.never()", .zero { value(MaybeStream.never()) }),
        Binding("Maybe.empty()", .zero { value(MaybeStream.empty()) }),
        Binding("Maybe.subscribe(_:)") { context in
            let type = RuntimeType.named("MaybeEvent", [element(context)])
            return .two { source, closure in
                let function = closure.asFunction
                return Rx.value(
                    maybe(source).subscribe { (event: MaybeEvent<Value>) in
                        if case .error(let error) = event, error.isStop { return }
                        _ = Unwinding.guarded { try function.call1(value(event, type)) }
                    })
            }
        },
        Binding(
            "Maybe.subscribe(onSuccess:onError:onCompleted:onDisposed:)",
            .many { a in
                Rx.value(
                    maybe(a[0]).subscribe(
                        onSuccess: Rx.onNext(a[1]), onError: Rx.onError(a[2]), onCompleted: Rx.onEnd(a[3]),
                        onDisposed: Rx.onEnd(a[4])))
            }),
        Binding(
            "Maybe.subscribe(with:onSuccess:onError:onCompleted:onDisposed:)",
            .many { a in
                let failed = Rx.holding(a[1], a[3])
                return Rx.value(
                    maybe(a[0]).subscribe(
                        onSuccess: Rx.holding(a[1], a[2]),
                        onError: { error in if !error.isStop { failed?(Rx.value(of: error)) } },
                        onCompleted: Rx.holdingEnd(a[1], a[4]), onDisposed: Rx.holdingEnd(a[1], a[5])))
            }),
        Binding(
            "Maybe.do",
            .many { a in
                value(
                    maybe(a[0]).do(
                        onNext: Rx.onNextThrowing(a[1]), afterNext: Rx.onNextThrowing(a[2]),
                        onError: Rx.onErrorThrowing(a[3]),
                        afterError: Rx.onErrorThrowing(a[4]), onCompleted: Rx.onEndThrowing(a[5]),
                        afterCompleted: Rx.onEndThrowing(a[6]), onSubscribe: Rx.onEnd(a[7]),
                        onSubscribed: Rx.onEnd(a[8]),
                        onDispose: Rx.onEnd(a[9])))
            }),
        Binding("Maybe.filter(_:)", .two { value(maybe($0).filter(Rx.predicate($1))) }),
        Binding(
            "Maybe.map(_:)",
            .two { source, transform in
                let transform = Rx.throwing(transform)
                return value(maybe(source).map { try transform($0) })
            }),
        Binding(
            "Maybe.compactMap(_:)",
            .two { source, transform in
                let transform = Rx.throwing(transform)
                return value(
                    maybe(source).compactMap { element -> Value? in
                        let result = try transform(element)
                        return result.isNil ? nil : result.unwrapped
                    })
            }),
        Binding(
            "Maybe.flatMap(_:)",
            .two { source, selector in
                let select = Rx.throwing(selector)
                return value(maybe(source).flatMap { maybe(try select($0)) })
            }),
        Binding("Maybe.ifEmpty(default:)", .two { value(maybe($0).ifEmpty(default: $1)) }),
        Binding("Maybe.ifEmpty(switchTo:)maybe", .two { value(maybe($0).ifEmpty(switchTo: maybe($1))) }),
        Binding("Maybe.ifEmpty(switchTo:)single", .two { value(maybe($0).ifEmpty(switchTo: single($1))) }),
        Binding("Maybe.catchAndReturn(_:)", .two { value(maybe($0).catchAndReturn($1)) }),
    ] + rxJoins("Maybe.zip", first: 0, sourcesAreGeneric: false, Joins.zip)

private let rxCompletableBindings: [Binding] = [
    Binding(
        "Completable.create(subscribe:)",
        .one { closure in
            value(
                CompletableStream.create { observer in
                    creating(
                        closure,
                        outcome { box in
                            observer(box.index == 0 ? .error(Rx.swiftError(box.payload[0])) : .completed)
                        })
                })
        }),
    Binding("Completable.error(_:)", .one { value(CompletableStream.error(Rx.swiftError($0))) }),
    Binding("Completable.never()", .zero { value(CompletableStream.never()) }),
    Binding("Completable.empty()", .zero { value(CompletableStream.empty()) }),
    Binding(
        "Completable.subscribe(_:)",
        .two { source, closure in
            let function = closure.asFunction
            let type = RuntimeType.named("CompletableEvent", [])
            return Rx.value(
                completable(source).subscribe { (event: CompletableEvent) in
                    let box: EnumBox
                    switch event {
                    case .error(let error):
                        if error.isStop { return }
                        box = EnumBox(type, 0, [Rx.value(of: error)])
                    case .completed: box = EnumBox(type, 1)
                    }
                    _ = Unwinding.guarded { try function.call1(.object(box)) }
                })
        }),
    Binding(
        "Completable.subscribe(onCompleted:onError:onDisposed:)",
        .many { a in
            Rx.value(
                completable(a[0]).subscribe(
                    onCompleted: Rx.onEnd(a[1]), onError: Rx.onError(a[2]), onDisposed: Rx.onEnd(a[3])))
        }),
    Binding(
        "Completable.subscribe(with:onCompleted:onError:onDisposed:)",
        .many { a in
            let failed = Rx.holding(a[1], a[3])
            return Rx.value(
                completable(a[0]).subscribe(
                    onCompleted: Rx.holdingEnd(a[1], a[2]),
                    onError: { error in if !error.isStop { failed?(Rx.value(of: error)) } },
                    onDisposed: Rx.holdingEnd(a[1], a[4])))
        }),
    Binding(
        "Completable.do",
        .many { a in
            value(
                completable(a[0]).do(
                    onError: Rx.onErrorThrowing(a[1]), afterError: Rx.onErrorThrowing(a[2]),
                    onCompleted: Rx.onEndThrowing(a[3]), afterCompleted: Rx.onEndThrowing(a[4]),
                    onSubscribe: Rx.onEnd(a[5]),
                    onSubscribed: Rx.onEnd(a[6]), onDispose: Rx.onEnd(a[7])))
        }),
    Binding("Completable.concat(second)", .two { value(completable($0).concat(completable($1))) }),
    completables("Completable.concat(sequence)") { CompletableStream.concat($0) },
    completables("Completable.concat(variadic)") { CompletableStream.concat($0) },
    completables("Completable.zip(collection)") { CompletableStream.zip($0) },
    completables("Completable.zip(array)") { CompletableStream.zip($0) },
    completables("Completable.zip(variadic)") { CompletableStream.zip($0) },
    Binding("Completable.andThen(single)", .two { value(completable($0).andThen(single($1))) }),
    Binding("Completable.andThen(maybe)", .two { value(completable($0).andThen(maybe($1))) }),
    Binding("Completable.andThen(completable)", .two { value(completable($0).andThen(completable($1))) }),
    Binding("Completable.andThen(observable)", .two { .object(completable($0).andThen(stream($1))) }),
]

private func completables(_ key: String, _ join: @escaping ([CompletableStream]) -> CompletableStream) -> Binding {
    Binding(key) { context in
        let type = context.parameters[0]
        return .one { value(join(streams($0, type).map { completable(.object($0)) })) }
    }
}
