import Rill
import Runtime

// Natives of Single, Maybe, Completable and Infallible. The value of a trait is its observable; only the static type
// identifies the trait.

typealias SingleStream = PrimitiveSequence<SingleTrait, Value>
typealias MaybeStream = PrimitiveSequence<MaybeTrait, Value>
typealias CompletableStream = PrimitiveSequence<CompletableTrait, Never>

private func single(_ value: Value) -> SingleStream { SingleStream(raw: stream(value)) }
private func maybe(_ value: Value) -> MaybeStream { MaybeStream(raw: stream(value)) }
/// Converts to a Completable, which has no elements, from a source with any element type.
private func completable(_ value: Value) -> CompletableStream { CompletableStream(raw: stream(value).ignoreElements()) }
private func value(_ completable: CompletableStream) -> Value { Rx.result(completable) }
private func value<Trait>(_ sequence: PrimitiveSequence<Trait, Value>) -> Value { .object(sequence.asObservable()) }

private func result(_ context: BindingContext, _ element: RuntimeType) -> RuntimeType {
    RuntimeType.named("Result", [element, RuntimeType.named("Error", [])])
}

/// Returns the element type of the trait that is `Self`.
private func element(_ context: BindingContext) -> RuntimeType {
    let type = context.generics[0]
    return RuntimeType.associated(type, "PrimitiveSequenceType", "Element") ?? type.arguments.last ?? type
}

// Converts the events of traits; the cases are identified by their order.

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

/// Returns a function value that a program calls with the outcome of a trait.
private func outcomeCallback(_ tell: @escaping (EnumBox) -> Void) -> Value {
    .object(
        NativeFunction { arguments in
            tell(arguments[0].exactly(EnumBox.self))
            return .unit
        })
}

private func disposableFromClosure(_ closure: Value, _ tell: Value) -> Disposable {
    let made = Unwinding.guarded { try closure.asFunction.call1(tell) }
    return made.map(Rx.disposable) ?? Disposables.create()
}

let rxTraitBindings: [Binding] =
    [
        native("PrimitiveSequence.timer(_:scheduler:)") {
            .object(Observable<Int>.timer(Rx.interval($0), scheduler: Rx.scheduler($1)).map { Value.int($0) })
        }
    ] + rxSingleBindings + rxMaybeBindings + rxCompletableBindings

/// A disposable of the program that is the resource of `using`.
struct ProgramResource: Disposable {
    let value: Value
    let type: RuntimeType
    func dispose() { Rx.disposable(value, type).dispose() }
}

private let rxSingleBindings: [Binding] =
    [
        native("Single.create(subscribe:)") { closure in
            value(
                SingleStream.create { observer in
                    disposableFromClosure(
                        closure,
                        outcomeCallback { box in
                            observer(
                                box.index == 0 ? .success(box.payload[0]) : .failure(Rx.swiftError(box.payload[0])))
                        })
                })
        },
        Binding("Single.subscribe(_:)") { context in
            let type = result(context, element(context))
            return .two { source, closure in
                let function = closure.asFunction
                return Rx.value(
                    single(source).subscribe { (event: Result<Value, Error>) in
                        if case .failure(let error) = event, error.endsProgram { return }
                        _ = Unwinding.guarded { try function.call1(value(event, type)) }
                    })
            }
        },
        Binding("Single.zip(collection)selector") { context in
            let type = context.parameters[0]
            return .two { collection, selector in
                let select = Rx.throwingFunction(selector)
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
    ]

private let rxMaybeBindings: [Binding] =
    [
        native("Maybe.create(subscribe:)") { closure in
            value(
                MaybeStream.create { observer in
                    disposableFromClosure(
                        closure,
                        outcomeCallback { box in
                            switch box.index {
                            case 0: observer(.success(box.payload[0]))
                            case 1: observer(.error(Rx.swiftError(box.payload[0])))
                            default: observer(.completed)
                            }
                        })
                })
        },
        Binding("Maybe.subscribe(_:)") { context in
            let type = RuntimeType.named("MaybeEvent", [element(context)])
            return .two { source, closure in
                let function = closure.asFunction
                return Rx.value(
                    maybe(source).subscribe { (event: MaybeEvent<Value>) in
                        if case .error(let error) = event, error.endsProgram { return }
                        _ = Unwinding.guarded { try function.call1(value(event, type)) }
                    })
            }
        },
    ]

private let rxCompletableBindings: [Binding] = [
    native("Completable.create(subscribe:)") { closure in
        value(
            CompletableStream.create { observer in
                disposableFromClosure(
                    closure,
                    outcomeCallback { box in
                        observer(box.index == 0 ? .error(Rx.swiftError(box.payload[0])) : .completed)
                    })
            })
    },
    native("Completable.subscribe(_:)") { source, closure in
        let function = closure.asFunction
        let type = RuntimeType.named("CompletableEvent", [])
        return Rx.value(
            completable(source).subscribe { (event: CompletableEvent) in
                let box: EnumBox
                switch event {
                case .error(let error):
                    if error.endsProgram { return }
                    box = EnumBox(type, 0, [Rx.value(of: error)])
                case .completed: box = EnumBox(type, 1)
                }
                _ = Unwinding.guarded { try function.call1(.object(box)) }
            })
    },
    native("Completable.andThen(_:)") { .object(completable($0).andThen(stream($1))) },
]
