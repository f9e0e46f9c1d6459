import Dispatch
import Rill
import RillBlocking
import RillTestCore
import Runtime

// Converts between values of the interpreter and the engine, whose element type is `Value`.
//
// Representation of engine types: classes directly (`Observable<Value>`, subjects, relays, disposables, schedulers,
// test observers); traits (`PrimitiveSequence`, `Infallible`, `SharedSequence`, `ControlEvent`) as their observable,
// since the static type identifies them; other structs in a `Native`. Keys of groups are `HashKey`s. `any Disposable`,
// `any SchedulerType` and similar types are existentials, an `AnyBox` around one of these.

/// An observable of the engine whose elements are values of the interpreter.
typealias Stream = Observable<Value>

enum Rx {
    // MARK: Observables

    /// Converts a value to an observable.
    static func source(_ value: Value, _ type: RuntimeType) -> Stream {
        guard case .object(let object) = value else { return value.typeFault("an observable", .empty()) }
        let stream = untappedSource(object, value, type)
        return Host.stages.operatorSource == nil ? stream : tapped(stream, object, type)
    }

    /// Returns the observable with a tap if stages of chains are recorded; otherwise returns the observable unchanged.
    static func tapped(_ stream: Stream, _ origin: AnyObject, _ type: RuntimeType? = nil) -> Stream {
        Host.stages.operatorSource?(stream, origin, type) as? Stream ?? stream
    }

    private static func untappedSource(_ object: AnyObject, _ value: Value, _ type: RuntimeType) -> Stream {
        if let stream = object as? Stream { return stream }
        if let convert = conversions[ObjectIdentifier(Swift.type(of: object))] { return convert(object) }
        if let box = object as? AnyBox { return source(box.value, box.type) }
        // `HotObservable` and `ColdObservable` are subclasses of `TestableObservable`.
        if let testable = object as? TestableObservable<Value> { return testable.asObservable() }
        return programSource(value, type)
    }

    private static let conversions: [ObjectIdentifier: (AnyObject) -> Stream] = [
        ObjectIdentifier(PublishRelay<Value>.self): { ($0 as! PublishRelay<Value>).asObservable() },
        ObjectIdentifier(BehaviorRelay<Value>.self): { ($0 as! BehaviorRelay<Value>).asObservable() },
        ObjectIdentifier(ReplayRelay<Value>.self): { ($0 as! ReplayRelay<Value>).asObservable() },
        ObjectIdentifier(Native<GroupedObservable<HashKey, Value>>.self): {
            ($0 as! Native<GroupedObservable<HashKey, Value>>).value.asObservable()
        },
        ObjectIdentifier(Native<ControlProperty<Value>>.self): {
            ($0 as! Native<ControlProperty<Value>>).value.asObservable()
        },
    ]

    /// Converts a value whose type the program declares.
    private static func programSource(_ value: Value, _ type: RuntimeType) -> Stream {
        if let subscribe = type.witness("ObservableType", "bridgedSubscribe(_:)") {
            return Stream.create { observer in
                let result = Unwinding.guarded {
                    try subscribe.call2(value, .object(Native<AnyObserver<Value>>(observer)))
                }
                return result.map(disposable) ?? Disposables.create()
            }
        }
        if let convert = type.witness("ObservableConvertibleType", "asObservable()") {
            return Stream.deferred {
                let inner = try rethrowingProgramErrors { try convert.call1(value) }
                return source(inner, type)
            }
        }
        return value.typeFault("an observable", .empty())
    }

    static func value(_ stream: Stream) -> Value { .object(stream) }

    /// Returns the element type of a type that converts to an observable.
    static func element(of type: RuntimeType) -> RuntimeType {
        RuntimeType.associated(type, "ObservableConvertibleType", "Element") ?? type.arguments.last ?? type
    }

    static func element(ofObserver type: RuntimeType) -> RuntimeType {
        RuntimeType.associated(type, "ObserverType", "Element") ?? type.arguments.last ?? type
    }

    // MARK: Events

    static func eventType(of element: RuntimeType) -> RuntimeType { RuntimeType.named("Event", [element]) }

    static func value(_ event: Event<Value>, _ type: RuntimeType) -> Value {
        switch event {
        case .next(let element): return .object(EnumBox(type, 0, [element]))
        case .error(let error): return .object(EnumBox(type, 1, [Rx.value(of: error)]))
        case .completed: return .object(EnumBox(type, 2))
        }
    }

    static func event(_ value: Value) -> Event<Value> {
        let box = value.exactly(EnumBox.self)
        switch box.index {
        case 0: return .next(box.payload[0])
        case 1: return .error(swiftError(box.payload[0]))
        default: return .completed
        }
    }

    // MARK: Errors

    /// Returns an error of native code as an error of the program.
    static func value(of error: Swift.Error) -> Value {
        if let thrown = error as? ThrownError { return thrown.value }
        if let error = error as? RxError { return value(of: error) }
        if error is MarbleFailure {
            let type = RuntimeType.named("MarbleFailure", [])
            return .object(AnyBox(type, .object(RecordBox(type, []))))
        }
        let type = RuntimeType.named("RxError", [])
        return .object(AnyBox(type, .object(EnumBox(type, 0))))
    }

    static func swiftError(_ value: Value) -> Swift.Error { ThrownError(value) }

    private static func value(of error: RxError) -> Value {
        let type = RuntimeType.named("RxError", [])
        let box: EnumBox
        switch error {
        case .unknown: box = EnumBox(type, 0)
        case .disposed(let object): box = EnumBox(type, 1, [disposedObjectValue(object)])
        case .overflow: box = EnumBox(type, 2)
        case .argumentOutOfRange: box = EnumBox(type, 3)
        case .noElements: box = EnumBox(type, 4)
        case .moreThanOneElement: box = EnumBox(type, 5)
        case .timeout: box = EnumBox(type, 6)
        }
        return .object(AnyBox(type, .object(box)))
    }

    // Stores the element type of a disposed subject. The last call that used the subject provides it.
    static func rememberDisposed(_ object: AnyObject, _ type: RuntimeType?) {
        let host = ProgramHost.currentHost
        if host.disposedObjectTypes.count > 1_000 { host.disposedObjectTypes.removeAll() }
        host.disposedObjectTypes[ObjectIdentifier(object)] = type
    }

    private static func disposedObjectValue(_ object: AnyObject) -> Value {
        let type =
            ProgramHost.currentHost.disposedObjectTypes[ObjectIdentifier(object)]
            ?? RuntimeType.named("AnonymousDisposable", [])
        return .object(AnyBox(type, .object(object)))
    }

    // MARK: Calls into the program

    /// Runs a closure of the program. Its errors become error events; a trap stops the run.
    @inline(__always) static func rethrowingProgramErrors<Result>(_ body: () throws -> Result) throws -> Result {
        do { return try body() } catch {
            if !(error is ThrownError) { Unwinding.fail(error) }
            throw error
        }
    }

    static func throwingFunction(_ closure: Value) -> (Value) throws -> Value {
        let function = closure.asFunction
        return { element in try rethrowingProgramErrors { try function.call1(element) } }
    }

    static func throwingFunction2(_ closure: Value) -> (Value, Value) throws -> Value {
        let function = closure.asFunction
        return { a, b in try rethrowingProgramErrors { try function.call2(a, b) } }
    }

    static func throwingFunction0(_ closure: Value) -> () throws -> Value {
        let function = closure.asFunction
        return { try rethrowingProgramErrors { try function.call0() } }
    }

    static func predicate(_ closure: Value) -> (Value) throws -> Bool {
        let function = closure.asFunction
        return { element in try rethrowingProgramErrors { try function.call1(element) }.asBool }
    }

    /// Converts a closure of the program to a function that cannot throw; it returns nil after a trap.
    static func nonThrowing(_ closure: Value) -> (Value) -> Value? {
        let function = closure.asFunction
        return { element in Unwinding.guarded { try function.call1(element) } }
    }

    // Converts the optional closures of `subscribe` and `do`.

    static func onNext(_ closure: Value) -> ((Value) -> Void)? {
        if closure.isNil { return nil }
        let function = closure.asFunction
        return { element in _ = Unwinding.guarded { try function.call1(element) } }
    }

    static func onError(_ closure: Value) -> ((Swift.Error) -> Void)? {
        if closure.isNil { return RxHooks.unhandledErrors() }
        let function = closure.asFunction
        return { error in
            if error.endsProgram { return }
            _ = Unwinding.guarded { try function.call1(value(of: error)) }
        }
    }

    static func onEnd(_ closure: Value) -> (() -> Void)? {
        if closure.isNil { return nil }
        let function = closure.asFunction
        return { _ = Unwinding.guarded { try function.call0() } }
    }

    static func onNextThrowing(_ closure: Value) -> ((Value) throws -> Void)? {
        if closure.isNil { return nil }
        let call = throwingFunction(closure)
        return { element in _ = try call(element) }
    }

    static func onErrorThrowing(_ closure: Value) -> ((Swift.Error) throws -> Void)? {
        if closure.isNil { return nil }
        let call = throwingFunction(closure)
        return { error in if !error.endsProgram { _ = try call(value(of: error)) } }
    }

    static func onEndThrowing(_ closure: Value) -> (() throws -> Void)? {
        if closure.isNil { return nil }
        let call = throwingFunction0(closure)
        return { _ = try call() }
    }

    /// Converts closures whose first argument is an object that is held weakly.
    static func withUnretained(_ object: Value, _ closure: Value) -> ((Value) -> Void)? {
        if closure.isNil { return nil }
        let function = closure.asFunction
        let reference = WeakBox(to: object)
        return { element in
            guard let target = reference.object else { return }
            _ = Unwinding.guarded { try function.call2(reference.value(of: target), element) }
        }
    }

    static func withUnretainedEnd(_ object: Value, _ closure: Value) -> (() -> Void)? {
        if closure.isNil { return nil }
        let function = closure.asFunction
        let reference = WeakBox(to: object)
        return {
            guard let target = reference.object else { return }
            _ = Unwinding.guarded { try function.call1(reference.value(of: target)) }
        }
    }

    // MARK: Observers

    static func observer(_ value: Value, _ type: RuntimeType) -> AnyObserver<Value> {
        guard case .object(let object) = value else { return value.typeFault("an observer", .fallback) }
        if let convert = observers[ObjectIdentifier(Swift.type(of: object))] { return convert(object) }
        if let box = object as? AnyBox { return observer(box.value, box.type) }
        if let subject = object as? ReplaySubject<Value> { return AnyObserver(subject) }
        guard let on = type.witness("ObserverType", "on(_:)") else { return value.typeFault("an observer", .fallback) }
        let event = eventType(of: element(ofObserver: type))
        return AnyObserver { native in
            if case .error(let error) = native, error.endsProgram { return }
            _ = Unwinding.guarded { try on.call2(value, Rx.value(native, event)) }
        }
    }

    private static let observers: [ObjectIdentifier: (AnyObject) -> AnyObserver<Value>] = [
        ObjectIdentifier(Native<AnyObserver<Value>>.self): { ($0 as! Native<AnyObserver<Value>>).value },
        ObjectIdentifier(PublishSubject<Value>.self): { AnyObserver($0 as! PublishSubject<Value>) },
        ObjectIdentifier(BehaviorSubject<Value>.self): { AnyObserver($0 as! BehaviorSubject<Value>) },
        ObjectIdentifier(AsyncSubject<Value>.self): { AnyObserver($0 as! AsyncSubject<Value>) },
        ObjectIdentifier(TestableObserver<Value>.self): { AnyObserver($0 as! TestableObserver<Value>) },
        ObjectIdentifier(Native<ControlProperty<Value>>.self): {
            AnyObserver(($0 as! Native<ControlProperty<Value>>).value)
        },
    ]

    // MARK: Disposables

    static func value(_ disposable: Disposable) -> Value {
        .object(AnyBox(RuntimeType.named("AnonymousDisposable", []), .object(object(of: disposable))))
    }

    /// Returns a class instance unchanged. For a protocol type, `as AnyObject` would first search all conformances of
    /// the process for bridges, three times.
    private static func object<Native: Disposable>(of native: Native) -> AnyObject {
        Native.self is AnyObject.Type ? unsafeBitCast(native, to: AnyObject.self) : native as AnyObject
    }

    static func disposable(_ value: Value) -> Disposable {
        guard case .object(let object) = value else { return value.typeFault("a disposable", Disposables.create()) }
        if let box = object as? AnyBox { return disposable(box.value, box.type) }
        if let native = object as? Disposable { return native }
        return value.typeFault("a disposable", Disposables.create())
    }

    static func disposable(_ value: Value, _ type: RuntimeType) -> Disposable {
        if case .object(let object) = value {
            if let box = object as? AnyBox { return disposable(box.value, box.type) }
            if let native = object as? Disposable { return native }
        }
        guard let dispose = type.witness("Disposable", "dispose()") else {
            return value.typeFault("a disposable", Disposables.create())
        }
        return Disposables.create { _ = Unwinding.guarded { try dispose.call1(value) } }
    }

    static func disposables(_ values: Value) -> [Disposable] { values.asArray.map(disposable) }

    // MARK: Schedulers

    static func immediate(_ value: Value) -> ImmediateSchedulerType {
        let (object, type) = schedulerObject(value)
        if let native = object as? ImmediateSchedulerType { return native }
        return ProgramScheduler(object, type) ?? reportForeignScheduler()
    }

    static func scheduler(_ value: Value) -> SchedulerType {
        let (object, type) = schedulerObject(value)
        if let native = object as? SchedulerType { return native }
        return ProgramScheduler(object, type) ?? reportForeignScheduler()
    }

    private static func schedulerObject(_ value: Value) -> (AnyObject?, RuntimeType?) {
        let box = value.reference as? AnyBox
        let object = box?.value.reference ?? value.reference
        return (clock(of: object)?.scheduler as AnyObject? ?? object, box?.type)
    }

    private static func reportForeignScheduler() -> MainScheduler {
        Unwinding.fail(Trap("unsupported", "an operator cannot use this scheduler"))
        return MainScheduler.instance
    }

    static func value(_ interval: DispatchTimeInterval) -> Value {
        let type = RuntimeType.named("DispatchTimeInterval", [])
        func made(_ name: String, _ payload: ContiguousArray<Value>) -> Value {
            .object(EnumBox(type, type.cases.firstIndex { $0.name == name } ?? 0, payload))
        }
        switch interval {
        case .seconds(let count): return made("seconds", [.int(count)])
        case .milliseconds(let count): return made("milliseconds", [.int(count)])
        case .microseconds(let count): return made("microseconds", [.int(count)])
        case .nanoseconds(let count): return made("nanoseconds", [.int(count)])
        default: return made("never", [])
        }
    }

    /// Converts a `DispatchTimeInterval`, which is an enum in interpreted code.
    static func interval(_ value: Value) -> DispatchTimeInterval {
        let box = value.exactly(EnumBox.self)
        switch box.type.cases[box.index].name {
        case "seconds": return .seconds(box.payload[0].asInt)
        case "milliseconds": return .milliseconds(box.payload[0].asInt)
        case "microseconds": return .microseconds(box.payload[0].asInt)
        case "nanoseconds": return .nanoseconds(box.payload[0].asInt)
        default: return .never
        }
    }
}

/// A scheduler whose type the program declares.
private struct ProgramScheduler: SchedulerType {
    private let value: Value
    private let immediateAction: FunctionObject
    private let relativeAction: FunctionObject?
    private let clock: FunctionObject?

    init?(_ object: AnyObject?, _ type: RuntimeType?) {
        guard let object, let type, let plain = type.witness("ImmediateSchedulerType", "bridgedSchedule(_:)") else {
            return nil
        }
        value = .object(object)
        self.immediateAction = plain
        relativeAction = type.witness("SchedulerType", "bridgedScheduleRelative(_:_:)")
        clock = type.witness("SchedulerType", "now")
    }

    var now: RxTime {
        let date = clock.flatMap { clock in Unwinding.guarded { try clock.call1(value) } }
        return (date?.reference as? Native<RxTime>)?.value ?? MainScheduler.instance.now
    }

    func schedule<StateType>(_ state: StateType, action: @escaping (StateType) -> Disposable) -> Disposable {
        guardedDisposable { try immediateAction.call2(value, run(state, action)) }
    }

    func scheduleRelative<StateType>(
        _ state: StateType, dueTime: RxTimeInterval, action: @escaping (StateType) -> Disposable
    ) -> Disposable {
        guard let relativeAction else { return schedule(state, action: action) }
        return guardedDisposable { try relativeAction.call3(value, Rx.value(dueTime), run(state, action)) }
    }

    private func run<StateType>(_ state: StateType, _ action: @escaping (StateType) -> Disposable) -> Value {
        .object(NativeFunction { _ in Rx.value(action(state)) })
    }

    private func guardedDisposable(_ body: () throws -> Value) -> Disposable {
        Unwinding.guarded(body).map(Rx.disposable) ?? Disposables.create()
    }
}

extension Error {
    /// True for errors that end the program and that it cannot catch.
    var endsProgram: Bool { self is Trap || self is Interrupted || self is ExitRequest }
}

extension Value {
    var reference: AnyObject? {
        if case .object(let object) = self { return object }
        return nil
    }

    func typeFault<Wanted>(_ wanted: String, _ harmless: Wanted) -> Wanted {
        Unwinding.fault("\(wanted) is expected, but the value has another type", harmless)
    }
}

// Bindings whose code does not depend on types, by their number of arguments.

func native(_ key: String, _ body: @escaping () throws -> Value) -> Binding { Binding(key, .zero(body)) }
func native(_ key: String, _ body: @escaping (Value) throws -> Value) -> Binding { Binding(key, .one(body)) }
func native(_ key: String, _ body: @escaping (Value, Value) throws -> Value) -> Binding { Binding(key, .two(body)) }
func native(_ key: String, _ body: @escaping (Value, Value, Value) throws -> Value) -> Binding {
    Binding(key, .three(body))
}
func native(many key: String, _ body: @escaping ([Value]) throws -> Value) -> Binding { Binding(key, .many(body)) }

/// Every binding of the reactive library.
let rxBindings: [() -> [Binding]] = [
    { rxForwardedBindings },
    { rxFactoryBindings }, { rxOperatorBindings }, { rxCombiningBindings }, { rxSubscribingBindings },
    { rxSubjectBindings }, { rxDisposableBindings }, { rxSchedulerBindings }, { rxTraitBindings },
    { rxInfallibleBindings }, { rxSharedBindings }, { rxBindBindings }, { rxControlBindings }, { rxHookBindings },
    { rxTestBindings }, { rxBlockingBindings }, { rxMarbleBindings }, { rxVirtualBindings },
]
