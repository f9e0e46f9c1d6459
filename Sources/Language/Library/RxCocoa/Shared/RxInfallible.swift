import Rill
import Runtime

// Infallible and the shared sequences have the observable's operators under their own names, because their values are
// observables. The result of each operator on a shared sequence is shared again, by the strategy that the result type
// names. Most declarations use the natives of observables; this file has the other natives.

/// The prefix of keys for declarations that return a shared sequence but use the native of an observable.
private let sharedKeyPrefix = "shared "

/// Returns the native of an observable for use by a shared sequence: it shares the result again.
func sharedBinding(_ key: String) -> Binding? {
    guard key.hasPrefix(sharedKeyPrefix), let binding = Bindings.find(String(key.dropFirst(sharedKeyPrefix.count)))
    else {
        return nil
    }
    return Binding(key) { binding.makeCode($0).mappingResult(shareFunction($0)) }
}

extension NativeCode {
    /// Returns a native that passes the result of this one through a function.
    func mappingResult(_ finish: @escaping (Value) -> Value) -> NativeCode {
        switch self {
        case .zero(let body): return .zero { finish(try body()) }
        case .one(let body): return .one { finish(try body($0)) }
        case .two(let body): return .two { finish(try body($0, $1)) }
        case .three(let body): return .three { finish(try body($0, $1, $2)) }
        case .many(let body): return .many { finish(try body($0)) }
        default: return self
        }
    }
}

let rxInfallibleBindings: [Binding] = [
    native("Infallible.startWith(_:)") { .object(stream($0).startWith($1)) },
    native("Infallible.create(subscribe:)") { closure in
        .object(
            Infallible<Value>.create { observer in
                let tell = NativeFunction { arguments in
                    let box = arguments[0].exactly(EnumBox.self)
                    observer(box.index == 0 ? .next(box.payload[0]) : .completed)
                    return .unit
                }
                let made = Unwinding.guarded { try closure.asFunction.call1(.object(tell)) }
                return made.map(Rx.disposable) ?? Disposables.create()
            }.asObservable())
    },
    Binding("Infallible.subscribe(_:)") { context in
        let type = RuntimeType.named("InfallibleEvent", [Rx.element(of: context.generics[0])])
        return .two { source, closure in
            let function = closure.asFunction
            return Rx.value(
                stream(source).subscribe { event in
                    let box: EnumBox
                    switch event {
                    case .next(let element): box = EnumBox(type, 0, [element])
                    case .completed: box = EnumBox(type, 1)
                    case .error(let error):
                        if !error.endsProgram {
                            let text = Printing.describe(any: Rx.value(of: error))
                            Unwinding.fail(Trap("precondition-failed", "an Infallible failed: \(text)"))
                        }
                        return
                    }
                    _ = Unwinding.guarded { try function.call1(.object(box)) }
                })
        }
    },
]

/// Continues with the sequence that the program's closure returns for the error.
func recoveringFromError(_ source: Stream, _ closure: Value) -> Stream {
    let function = closure.asFunction
    return source.catch { error in
        if error.endsProgram { throw error }
        return stream(try Rx.rethrowingProgramErrors { try function.call1(Rx.value(of: error)) })
    }
}

// MARK: Shared sequences

/// The sharing strategy of a shared sequence, by its type.
private enum Strategy {
    case driver, signal
    /// A strategy that the program declares, with its type.
    case custom(RuntimeType)

    init(_ shared: RuntimeType) {
        switch shared.arguments.first?.name {
        case "DriverSharingStrategy"?: self = .driver
        case "SignalSharingStrategy"?: self = .signal
        default: self = .custom(RuntimeType.named("_Sharing", shared.arguments))
        }
    }

    func share(_ source: Stream) -> Stream {
        switch self {
        case .driver: return source.share(replay: 1, scope: .whileConnected)
        case .signal: return source.share(replay: 0, scope: .whileConnected)
        case .custom(let bridge):
            guard let share = bridge.witness("_SharingBridge", "sharedBridge(_:)") else { return source }
            return Unwinding.guarded { try share.call1(.object(source)) }.map(stream) ?? .never()
        }
    }

    var scheduler: SchedulerType {
        guard case .custom(let bridge) = self, let ask = bridge.witness("_SharingBridge", "schedulerBridge()") else {
            return SharingScheduler.make()
        }
        return Unwinding.guarded { try ask.call0() }.map(Rx.scheduler) ?? SharingScheduler.make()
    }
}

private func shareFunction(_ context: BindingContext) -> (Value) -> Value {
    let strategy = Strategy(context.result)
    return { .object(strategy.share(hiddenSource($0))) }
}

/// Adds a factory of shared sequences that needs their scheduler.
private func sharedFactory(_ key: String, _ apply: @escaping ([Value], SchedulerType) -> Stream) -> Binding {
    Binding("SharedSequence.\(key)") { context in
        let strategy = Strategy(context.result)
        return .many { .object(strategy.share(apply($0, strategy.scheduler))) }
    }
}

/// Adds an operator of shared sequences that needs their scheduler.
private func sharedOperator(_ key: String, _ apply: @escaping (Stream, [Value], SchedulerType) -> Stream) -> Binding {
    Binding("SharedSequence.\(key)") { context in
        let (strategy, type) = (Strategy(context.result), context.generics[0])
        return .many { .object(strategy.share(apply(Rx.source($0[0], type), $0, strategy.scheduler))) }
    }
}

/// Adds a factory that runs separately for every subscriber.
private func unsharedFactory(_ key: String, _ apply: @escaping (Value, SchedulerType) -> Stream) -> Binding {
    Binding("SharedSequence.\(key)") { context in
        let strategy = Strategy(context.result)
        return .one { .object(apply($0, strategy.scheduler)) }
    }
}

let rxSharedBindings: [Binding] =
    [
        unsharedFactory("just(_:)") { Stream.just($0).subscribe(on: $1) },
        Binding("SharedSequence.empty()") { context in
            let strategy = Strategy(context.result)
            return .zero { .object(Stream.empty().subscribe(on: strategy.scheduler)) }
        },
        unsharedFactory("from(array)") { Stream.from($0.asArray, scheduler: $1) },
        unsharedFactory("from(optional:)") { Stream.from($0.asOptional.map { [$0] } ?? [], scheduler: $1) },
        Binding("SharedSequence.from(sequence)") { context in
            let (strategy, type) = (Strategy(context.result), context.parameters[0])
            return .one { .object(Stream.from(ProgramSequence($0, type), scheduler: strategy.scheduler)) }
        },
        sharedFactory("interval(_:)") { a, scheduler in
            Observable<Int>.interval(Rx.interval(a[0]), scheduler: scheduler).map { Value.int($0) }
        },
        sharedFactory("timer(_:period:)") { a, scheduler in
            Observable<Int>.timer(Rx.interval(a[0]), period: Rx.interval(a[1]), scheduler: scheduler).map {
                Value.int($0)
            }
        },
        sharedOperator("throttle(_:latest:)") { source, a, scheduler in
            source.throttle(Rx.interval(a[1]), latest: a[2].asBool, scheduler: scheduler)
        },
        sharedOperator("debounce(_:)") { source, a, scheduler in
            source.debounce(Rx.interval(a[1]), scheduler: scheduler)
        },
        sharedOperator("delay(_:)") { source, a, scheduler in source.delay(Rx.interval(a[1]), scheduler: scheduler) },
        sharedConversion("asDriver(onErrorJustReturn:)") { $0.catchAndReturn($1) },
        sharedConversion("asDriver(onErrorDriveWith:)") { source, other in source.catch { _ in stream(other) } },
        sharedConversion("asDriver(onErrorRecover:)", recoveringFromError),
        native("SharingScheduler._mock(_:_:)") { make, action in
            let (function, usual) = (make.asFunction, SharingScheduler.make)
            try SharingScheduler.mock(
                makeScheduler: { Unwinding.guarded { try function.call0() }.map(Rx.scheduler) ?? usual() },
                action: { _ = try action.asFunction.call0() })
            return .unit
        },
        Binding("Driver.drive(onNext:onCompleted:onDisposed:)") { context in
            let type = context.generics[0]
            return .many { a in
                Rx.value(
                    Rx.source(a[0], type).subscribe(
                        onNext: Rx.onNext(a[1]), onCompleted: Rx.onEnd(a[2]), onDisposed: Rx.onEnd(a[3])))
            }
        },
        Binding("Driver.drive(with:onNext:onCompleted:onDisposed:)") { context in
            let type = context.generics[0]
            return .many { a in
                Rx.value(
                    Rx.source(a[0], type).subscribe(
                        onNext: Rx.withUnretained(a[1], a[2]), onCompleted: Rx.withUnretainedEnd(a[1], a[3]),
                        onDisposed: Rx.withUnretainedEnd(a[1], a[4])))
            }
        },
    ]

/// Adds a conversion to a shared sequence. The last argument says what follows an error; before it, a declaration may name
/// the sharing strategy.
private func sharedConversion(_ name: String, _ apply: @escaping (Stream, Value) -> Stream) -> Binding {
    Binding("ObservableConvertibleType.\(name)") { context in
        let type = context.generics[0]
        let strategy = Strategy(context.result)
        return .many { a in
            .object(strategy.share(apply(Rx.source(a[0], type).observe(on: strategy.scheduler), a[a.count - 1])))
        }
    }
}

// MARK: bind

/// Returns the binding that sends all events to observers of the program. With `wraps`, each value becomes an optional.
private func observersBinding(_ key: String, wraps: Bool) -> Binding {
    Binding(key) { context in
        let (type, observerType) = (context.generics[0], context.generics[1])
        return .two { source, observers in
            let targets = observers.asArray.map { Rx.observer($0, observerType) }
            let source = wraps ? Rx.source(source, type).map(\.wrapped) : Rx.source(source, type)
            if targets.count == 1 { return Rx.value(source.subscribe(targets[0])) }
            return Rx.value(source.subscribe { event in for target in targets { target.on(event) } })
        }
    }
}

let rxBindBindings: [Binding] = [
    observersBinding("ObservableType.bind(observers)", wraps: false),
    observersBinding("ObservableType.bind(optionalObservers)", wraps: true),
    Binding("ObservableType.bind(onNext:)") { context in
        let type = context.generics[0]
        return .two { source, closure in
            Rx.value(
                Rx.source(source, type).subscribe(
                    onNext: Rx.onNext(closure), onError: { RxBinding.trapOnBindingError($0, "") }))
        }
    },
]

// MARK: Controls

private func control(_ value: Value) -> ControlProperty<Value> {
    value.exactly(Native<ControlProperty<Value>>.self).value
}

let rxControlBindings: [Binding] = [
    native("ControlProperty.on(_:)") { property, event in
        if case .error(let error) = Rx.event(event) {
            RxBinding.trapOnBindingError(error, "")
        } else {
            control(property).on(Rx.event(event))
        }
        return .unit
    }
]
