import Rill
import RillBlocking
import RillTestCore
import Runtime

// Natives of the test scheduler, its sources and observers, and blocking observables.

/// Converts a `Recorded<Event<Element>>`, which is a struct of interpreted code: time, then value.
func recorded(_ value: Value) -> Recorded<Event<Value>> {
    let fields = value.exactly(RecordBox.self).fields
    return Recorded(time: fields[0].asInt, value: Rx.event(fields[1]))
}

private func value(_ recorded: Recorded<Event<Value>>, _ type: RuntimeType, _ event: RuntimeType) -> Value {
    .object(RecordBox(type, [.int(recorded.time), Rx.value(recorded.value, event)]))
}

/// Adds a property that returns recorded events as an array.
private func recordedEvents(_ context: BindingContext, _ read: @escaping (Value) throws -> [Recorded<Event<Value>>])
    -> NativeCode
{
    let type = context.result.arguments[0]
    let event = type.arguments[0]
    return .one { owner in .object(ArrayBox(try read(owner).map { value($0, type, event) })) }
}

private func startCode(
    _ context: BindingContext, _ times: @escaping ([Value]) -> (created: Int, subscribed: Int, disposed: Int)
) -> NativeCode {
    let output = context.generics.last!
    return .many { arguments in
        let create = arguments.last!.asFunction
        let times = times(arguments)
        return .object(
            try Rx.testScheduler(arguments[0]).start(
                created: times.created, subscribed: times.subscribed, disposed: times.disposed
            ) { () -> Stream in
                Unwinding.guarded { try create.call0() }.map { Rx.source($0, output) } ?? .never()
            })
    }
}

let rxTestBindings: [Binding] = [
    native("TestScheduler.createHotObservable(_:)") {
        .object(try Rx.testScheduler($0).createHotObservable($1.asArray.map(recorded)))
    },
    native("TestScheduler.createColdObservable(_:)") {
        .object(try Rx.testScheduler($0).createColdObservable($1.asArray.map(recorded)))
    },
    native("TestScheduler.createObserver(_:)") { owner, _ in
        .object(try Rx.testScheduler(owner).createObserver(Value.self))
    },
    Binding("TestScheduler.start(created:subscribed:disposed:create:)") { context in
        startCode(context) { ($0[1].asInt, $0[2].asInt, $0[3].asInt) }
    },
    Binding("TestScheduler.start(disposed:create:)") { context in
        startCode(context) { (TestScheduler.Defaults.created, TestScheduler.Defaults.subscribed, $0[1].asInt) }
    },
    Binding("TestScheduler.start(create)") { context in
        startCode(context) { _ in
            (TestScheduler.Defaults.created, TestScheduler.Defaults.subscribed, TestScheduler.Defaults.disposed)
        }
    },
    Binding("TestableObservable.subscriptions") { context in
        let type = context.result.arguments[0]
        return .one { owner in
            let source = try owner.instance(of: TestableObservable<Value>.self)
            return .object(
                ArrayBox(
                    source.subscriptions.map {
                        .object(RecordBox(type, [.int($0.subscribe), .int($0.unsubscribe)]))
                    }))
        }
    },
    Binding("TestableObservable.recordedEvents") { context in
        recordedEvents(context) { try $0.instance(of: TestableObservable<Value>.self).recordedEvents }
    },
    // Subscribes directly, as all scripted observables do: only disposing ends the subscription; the last event does
    // not.
    Binding("TestableObservable.subscribe(_:)") { context in
        let observer = context.generics.last!
        return .two { owner, target in
            let source = try owner.instance(of: TestableObservable<Value>.self)
            return Rx.value(source.subscribe(Rx.observer(target, observer)))
        }
    },
    Binding("TestableObserver.events") { context in
        recordedEvents(context) { try $0.instance(of: TestableObserver<Value>.self).events }
    },
]

// MARK: Blocking

private func blocking(_ value: Value) -> BlockingObservable<Value> {
    value.exactly(Native<BlockingObservable<Value>>.self).value
}

/// Converts errors of the engine to errors of the program. An endless wait stops the program.
private func throwing<Result>(_ what: String, _ body: () throws -> Result) throws -> Result {
    do { return try body() } catch let error where error.endsProgram { throw error } catch {
        try trapIfEndless(error, what)
        throw ThrownError(Rx.value(of: error))
    }
}

/// Traps for an endless wait; a compiled program would block forever.
private func trapIfEndless(_ error: Swift.Error, _ what: String) throws {
    switch error as? BlockingError {
    case .deadlock: throw Trap("deadlock", "'\(what)' would wait forever: nothing scheduled can send an event")
    case .interrupted: throw Interrupted()
    case nil: break
    }
}

let rxBlockingBindings: [Binding] = [
    native("BlockingObservable.toArray()") { owner in
        .object(ArrayBox(try throwing("toArray()") { try blocking(owner).toArray() }))
    },
    native("BlockingObservable.first()") { owner in
        try throwing("first()") { try blocking(owner).first() }.map(\.wrapped) ?? .none
    },
    native("BlockingObservable.last()") { owner in
        try throwing("last()") { try blocking(owner).last() }.map(\.wrapped) ?? .none
    },
    native("BlockingObservable.single()") { owner in try throwing("single()") { try blocking(owner).single() } },
    native("BlockingObservable.single(_:)") { owner, predicate in
        let test = Rx.predicate(predicate)
        return try throwing("single()") { try blocking(owner).single(test) }
    },
    Binding("BlockingObservable.materialize()") { context in
        let type = context.result
        return .one { owner in
            switch blocking(owner).materialize() {
            case .completed(let elements): return .object(EnumBox(type, 0, [.object(ArrayBox(elements))]))
            case .failed(let elements, let error):
                try trapIfEndless(error, "materialize()")
                return .object(EnumBox(type, 1, [.object(ArrayBox(elements)), Rx.value(of: error)]))
            }
        }
    },
]
