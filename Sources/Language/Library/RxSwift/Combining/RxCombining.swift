import Rill
import Runtime

// Natives of operators that combine several sources.

/// Returns the sources in a collection whose elements have one type.
func streams(_ collection: Value, _ type: RuntimeType) -> [Stream] {
    let member = type.arguments.last ?? type
    let element = RuntimeType.associated(type, "Sequence", "Element") ?? member
    return Array(ProgramSequence(collection, type)).map { Rx.source($0, element) }
}

let rxCombiningBindings: [Binding] = [
    Binding("ObservableType.concat(sequence)") { context in
        let type = context.parameters[0]
        // The sequence of sources is iterated one element ahead of the source that is subscribed to.
        return .one { .object(Stream.concat(ProgramSequence($0, type).lazy.map(stream))) }
    },

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
