import Rill
import Runtime

// Natives of operators that combine several sources.

/// Returns the bindings of one combining operator for two to eight sources, each with a selector and with a tuple as
/// result.
private func joinBindings(_ key: String, _ join: @escaping Join) -> [Binding] {
    (2...8).flatMap { count -> [Binding] in
        func sources(_ context: BindingContext) -> ([Value]) -> [Stream] {
            let types = context.parameters
            return { values in (0..<count).map { Rx.source(values[$0], types[$0]) } }
        }
        return [
            Binding("\(key)(\(count))selector") { context in
                let sources = sources(context)
                return .many { arguments in
                    let function = arguments[count].asFunction
                    return .object(
                        join(sources(arguments)) { values in
                            try Rx.rethrowingProgramErrors { try function.call(values) }
                        })
                }
            },
            Binding("\(key)(\(count))") { context in
                let sources = sources(context)
                let tuple = context.result.arguments.last!
                return .many { arguments in
                    .object(join(sources(arguments)) { .object(RecordBox(tuple, ContiguousArray($0))) })
                }
            },
        ]
    }
}

/// Returns the sources in a collection whose elements have one type.
func streams(_ collection: Value, _ type: RuntimeType) -> [Stream] {
    let member = type.arguments.last ?? type
    let element = RuntimeType.associated(type, "Sequence", "Element") ?? member
    return Array(ProgramSequence(collection, type)).map { Rx.source($0, element) }
}

private func collectionJoinBindings(
    _ key: String, _ join: @escaping ([Stream], @escaping ([Value]) throws -> Value) -> Stream
) -> [Binding] {
    [
        Binding("\(key)(collection)selector") { context in
            let type = context.parameters[0]
            return .two { collection, selector in
                let select = Rx.throwingFunction(selector)
                return .object(join(streams(collection, type)) { try select(.object(ArrayBox($0))) })
            }
        },
        Binding("\(key)(collection)") { context in
            let type = context.parameters[0]
            return .one { .object(join(streams($0, type)) { .object(ArrayBox($0)) }) }
        },
    ]
}

/// Adds a static operator on any number of sources of one type. They are passed as a collection, an array or variadic
/// arguments.
private func manySources(_ key: String, _ apply: @escaping ([Stream]) -> Stream) -> Binding {
    Binding(key) { context in
        let type = context.parameters[0]
        return .one { .object(apply(streams($0, type))) }
    }
}

let rxCombiningBindings: [Binding] =
    joinBindings("ObservableType.combineLatest", CombiningOperators.combineLatest) + joinBindings("ObservableType.zip", CombiningOperators.zip)
    + collectionJoinBindings("ObservableType.combineLatest") { Stream.combineLatest($0, resultSelector: $1) }
    + collectionJoinBindings("ObservableType.zip") { Stream.zip($0, resultSelector: $1) }
    + [
        Binding("ObservableType.concat(sequence)") { context in
            let type = context.parameters[0]
            // The sequence of sources is iterated one element ahead of the source that is subscribed to.
            return .one { .object(Stream.concat(ProgramSequence($0, type).lazy.map(stream))) }
        },
        manySources("ObservableType.concat(collection)") { Stream.concat($0) },
        manySources("ObservableType.concat(variadic)") { Stream.concat($0) },
        manySources("ObservableType.merge(collection)") { Stream.merge($0) },
        manySources("ObservableType.merge(array)") { Stream.merge($0) },
        manySources("ObservableType.merge(variadic)") { Stream.merge($0) },
        manySources("ObservableType.amb(sequence)") { Stream.amb($0) },

        // The binding of `multicast` with a subject that the program passes.
        Binding("ObservableType.multicast(subject)") { context in
            let (type, subjectType) = (context.generics[0], context.generics[1])
            return .two { source, subject in
                .object(Rx.source(source, type).multicast(ProgramSubject(subject, subjectType)))
            }
        },
        Binding("ObservableType.multicast(makeSubject:)") { context in
            let (type, subjectType) = (context.generics[0], context.generics[1])
            return .two { source, make in
                let function = make.asFunction
                return .object(
                    Rx.source(source, type).multicast(makeSubject: {
                        let made = Unwinding.guarded { try function.call0() }
                        return ProgramSubject(made ?? .object(PublishSubject<Value>()), subjectType)
                    }))
            }
        },
        Binding("ObservableType.multicast(_:selector:)") { context in
            let (type, subjectType) = (context.generics[0], context.generics[1])
            return .three { source, make, selector in
                let (make, select) = (Rx.throwingFunction0(make), Rx.throwingFunction(selector))
                return .object(
                    Rx.source(source, type).multicast({ ProgramSubject(try make(), subjectType) }) {
                        stream(try select(.object($0)))
                    })
            }
        },
    ]

/// A subject whose type is unknown, for the engine's `multicast`.
private struct ProgramSubject: SubjectType {
    typealias Element = Value
    typealias Observer = AnyObserver<Value>
    private let source: Stream
    private let target: AnyObserver<Value>

    init(_ value: Value, _ type: RuntimeType) {
        source = Rx.source(value, type)
        target = Rx.observer(value, type)
    }

    func subscribe<Observer: ObserverType>(_ observer: Observer) -> Disposable where Observer.Element == Value {
        source.subscribe(observer)
    }
    func asObserver() -> AnyObserver<Value> { target }
    func asObservable() -> Stream { source }
}
