import Rill
import RillBlocking
import RillTestCore
import Runtime

// The test scheduler, its sources and observers, and blocking observables.

private func scheduler(_ value: Value) throws -> TestScheduler { try value.instance(of: TestScheduler.self) }

/// `Recorded<Event<Element>>` is a struct of the language: time, then value.
func recorded(_ value: Value) -> Recorded<Event<Value>> {
    let fields = value.exactly(RecordBox.self).fields
    return Recorded(time: fields[0].asInt, value: Rx.event(fields[1]))
}

private func value(_ recorded: Recorded<Event<Value>>, _ type: RuntimeType, _ event: RuntimeType) -> Value {
    .object(RecordBox(type, [.int(recorded.time), Rx.value(recorded.value, event)]))
}

/// The array of recorded events that a property of that type gives.
private func records(_ context: BindingContext, _ read: @escaping (Value) throws -> [Recorded<Event<Value>>])
    -> NativeCode
{
    let type = context.result.arguments[0]
    let event = type.arguments[0]
    return .one { owner in .object(ArrayBox(try read(owner).map { value($0, type, event) })) }
}

private func started(
    _ context: BindingContext, _ times: @escaping ([Value]) -> (created: Int, subscribed: Int, disposed: Int)
) -> NativeCode {
    let output = context.generics.last!
    return .many { arguments in
        let create = arguments.last!.asFunction
        let times = times(arguments)
        return .object(
            try scheduler(arguments[0]).start(
                created: times.created, subscribed: times.subscribed, disposed: times.disposed
            ) { () -> Stream in
                Unwinding.guarded { try create.call0() }.map { Rx.source($0, output) } ?? .never()
            })
    }
}

private func scheduled(_ closure: Value) -> (Value) -> Disposable {
    let function = closure.asFunction
    return { state in Unwinding.guarded { try function.call1(state) }.map(Rx.disposable) ?? Disposables.create() }
}

let rxTestBindings: [Binding] = [
    Binding(
        "TestScheduler.init(initialClock:resolution:simulateProcessingDelay:)",
        .three {
            .object(TestScheduler(initialClock: $0.asInt, resolution: $1.asDouble, simulateProcessingDelay: $2.asBool))
        }),
    Binding("TestScheduler.clock", .one { .int(try scheduler($0).clock) }),
    Binding("TestScheduler.debugDescription", .one { .object(StringBox(try scheduler($0).debugDescription)) }),
    Binding(
        "TestScheduler.createHotObservable(_:)",
        .two {
            .object(try scheduler($0).createHotObservable($1.asArray.map(recorded)))
        }),
    Binding(
        "TestScheduler.createColdObservable(_:)",
        .two {
            .object(try scheduler($0).createColdObservable($1.asArray.map(recorded)))
        }),
    Binding(
        "TestScheduler.createObserver(_:)",
        .two { owner, _ in .object(try scheduler(owner).createObserver(Value.self)) }),
    Binding(
        "TestScheduler.scheduleAt(_:action:)",
        .three { owner, time, action in
            let function = action.asFunction
            try scheduler(owner).scheduleAt(time.asInt) { _ = Unwinding.guarded { try function.call0() } }
            return .unit
        }),
    Binding(
        "TestScheduler.scheduleAbsoluteVirtual(_:time:action:)",
        .many { a in
            Rx.value(try scheduler(a[0]).scheduleAbsoluteVirtual(a[1], time: a[2].asInt, action: scheduled(a[3])))
        }),
    Binding(
        "TestScheduler.scheduleRelativeVirtual(_:dueTime:action:)",
        .many { a in
            Rx.value(try scheduler(a[0]).scheduleRelativeVirtual(a[1], dueTime: a[2].asInt, action: scheduled(a[3])))
        }),
    Binding("TestScheduler.start(created:subscribed:disposed:create:)") { context in
        started(context) { ($0[1].asInt, $0[2].asInt, $0[3].asInt) }
    },
    Binding("TestScheduler.start(disposed:create:)") { context in
        started(context) { (TestScheduler.Defaults.created, TestScheduler.Defaults.subscribed, $0[1].asInt) }
    },
    Binding("TestScheduler.start(create)") { context in
        started(context) { _ in
            (TestScheduler.Defaults.created, TestScheduler.Defaults.subscribed, TestScheduler.Defaults.disposed)
        }
    },
    Binding(
        "TestScheduler.start()",
        .one {
            try scheduler($0).start(); return .unit
        }),
    Binding(
        "TestScheduler.stop()",
        .one {
            try scheduler($0).stop(); return .unit
        }),
    Binding(
        "TestScheduler.advanceTo(_:)",
        .two {
            try scheduler($0).advanceTo($1.asInt); return .unit
        }),
    Binding(
        "TestScheduler.sleep(_:)",
        .two { owner, interval in
            try require(interval.asInt >= 0, "Can't sleep to past.")
            try scheduler(owner).sleep(interval.asInt)
            return .unit
        }),
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
        records(context) { try $0.instance(of: TestableObservable<Value>.self).recordedEvents }
    },
    subscribing("TestableObservable"), converting("TestableObservable"),
    Binding("TestableObserver.events") { context in
        records(context) { try $0.instance(of: TestableObserver<Value>.self).events }
    },
    Binding(
        "TestableObserver.on(_:)",
        .two {
            try $0.instance(of: TestableObserver<Value>.self).on(Rx.event($1)); return .unit
        }),
]

// MARK: Blocking

private func blocking(_ value: Value) -> BlockingObservable<Value> {
    value.exactly(Native<BlockingObservable<Value>>.self).value
}

/// Errors of the engine become errors of the program.
private func throwing<Result>(_ body: () throws -> Result) throws -> Result {
    do { return try body() } catch let error where error.isStop { throw error } catch {
        throw ThrownError(Rx.value(of: error))
    }
}

let rxBlockingBindings: [Binding] = [
    Binding("ObservableConvertibleType.toBlocking(timeout:)") { context in
        let type = context.generics[0]
        return .two { source, timeout in
            .object(
                Native(Rx.source(source, type).toBlocking(timeout: timeout.isNil ? nil : timeout.unwrapped.asDouble)))
        }
    },
    Binding(
        "BlockingObservable.toArray()",
        .one { owner in
            .object(ArrayBox(try throwing { try blocking(owner).toArray() }))
        }),
    Binding(
        "BlockingObservable.first()",
        .one { owner in
            try throwing { try blocking(owner).first() }.map(\.wrapped) ?? .none
        }),
    Binding(
        "BlockingObservable.last()",
        .one { owner in
            try throwing { try blocking(owner).last() }.map(\.wrapped) ?? .none
        }),
    Binding("BlockingObservable.single()", .one { owner in try throwing { try blocking(owner).single() } }),
    Binding(
        "BlockingObservable.single(_:)",
        .two { owner, predicate in
            let test = Rx.predicate(predicate)
            return try throwing { try blocking(owner).single(test) }
        }),
    Binding("BlockingObservable.materialize()") { context in
        let type = context.result
        return .one { owner in
            switch blocking(owner).materialize() {
            case .completed(let elements): return .object(EnumBox(type, 0, [.object(ArrayBox(elements))]))
            case .failed(let elements, let error):
                return .object(EnumBox(type, 1, [.object(ArrayBox(elements)), Rx.value(of: error)]))
            }
        }
    },
]
