import Rill
import Runtime

// Natives of factories, which are static members: they receive their arguments and no receiver.

let rxFactoryBindings: [Binding] = [
    native("ObservableType.from(array)") { sequence($0.asArray, $1) },
    Binding("ObservableType.from(sequence)") { context in
        let type = context.parameters[0]
        return .two { elements, scheduler in
            // Each subscription has an iterator of its own.
            .object(Stream.from(ProgramSequence(elements, type), scheduler: Rx.immediate(scheduler)))
        }
    },
    native("ObservableType.create(_:)") { subscribe in
        let function = subscribe.asFunction
        return .object(
            Stream.create { observer in
                let result = Unwinding.guarded { try function.call1(.object(Native<AnyObserver<Value>>(observer))) }
                return result.map(Rx.disposable) ?? Disposables.create()
            })
    },
    Binding("ObservableType.using(_:observableFactory:)") { context in
        let resourceType = context.generics.last ?? context.result
        return .two { resource, factory in
            let make = Rx.throwingFunction0(resource)
            let observable = Rx.throwingFunction(factory)
            return .object(
                Stream.using(
                    { ProgramResource(value: try make(), type: resourceType) },
                    observableFactory: { stream(try observable($0.value)) }))
        }
    },
    Binding("ObservableType.range(start:count:scheduler:)") { context in
        let element = Rx.element(of: context.generics[0])
        return .three { start, count, scheduler in
            try checkRange(start.asInt, count.asInt, element)
            let range = Observable<Int>.range(
                start: start.asInt, count: count.asInt, scheduler: Rx.immediate(scheduler))
            return .object(range.map { Value.int($0) })
        }
    },
]

/// Returns the observable in a value whose static type is `Observable`.
func stream(_ value: Value) -> Stream {
    if case .object(let object) = value, let stream = object as? Stream {
        return Host.stages.operatorSource == nil ? stream : Rx.tapped(stream, object)
    }
    return value.typeFault("an observable", .empty())
}

/// Returns the observable in a value as an intermediate source of an operator, which the recorder does not show.
func hiddenSource(_ value: Value) -> Stream {
    if case .object(let object) = value, let stream = object as? Stream { return stream }
    return value.typeFault("an observable", .empty())
}

/// With the default scheduler, the engine sends the elements of an array fastest.
private func sequence(_ elements: [Value], _ scheduler: Value) -> Value {
    let scheduler = Rx.immediate(scheduler)
    if scheduler is CurrentThreadScheduler { return .object(Stream.from(elements)) }
    return .object(Stream.from(elements, scheduler: scheduler))
}

private func checkRange(_ start: Int, _ count: Int, _ element: RuntimeType) throws {
    if count < 0 { throw Trap("precondition-failed", "count can't be negative") }
    let (end, overflow) = start.addingReportingOverflow(count == 0 ? 0 : count - 1)
    var isTooLarge = overflow
    if case .integer(let bits, let isSigned) = element.kind, bits < 64 {
        isTooLarge = isTooLarge || end > (1 << (isSigned ? bits - 1 : bits)) - 1
    }
    if isTooLarge { throw Trap("precondition-failed", "overflow of count") }
}

/// A sequence of the program of any type, which the engine iterates.
struct ProgramSequence: Sequence, IteratorProtocol {
    private let make: () -> (() -> Value?)
    private var nextElement: (() -> Value?)?

    init(_ value: Value, _ type: RuntimeType) {
        make = { ProgramSequence.iterator(value, type) }
    }

    func makeIterator() -> ProgramSequence {
        var copy = self
        copy.nextElement = make()
        return copy
    }

    mutating func next() -> Value? { nextElement?() }

    private static func iterator(_ value: Value, _ type: RuntimeType) -> () -> Value? {
        guard let steps = Unwinding.guarded({ try Access.of(type).stepper(value) }) else { return { nil } }
        return { Unwinding.guarded { try steps.next() } ?? nil }
    }
}
