import Dispatch
import Foundation
import Rill
import RillBlocking
import RillTestCore
import Runtime

// The conversions of the natives that `indexer` writes for declarations with `@forwards`, an overload for each type. A type that
// converts to the type of another overload is disfavoured, so that each is chosen by its exact type.

extension Rx {
    /// Returns the sources in a list, a collection or a sequence.
    static func sources(_ collection: Value, _ type: RuntimeType) -> [Stream] { streams(collection, type) }

    // MARK: Arguments

    static func argument(_ value: Value) -> Value { value }
    static func argument(_ value: Value) -> Value? { value.isNil ? nil : value.unwrapped }
    static func argument(_ value: Value) -> Int { value.asInt }
    static func argument(_ value: Value) -> Double? { value.isNil ? nil : value.unwrapped.asDouble }
    static func argument(_ value: Value) -> Bool { value.asBool }
    static func argument(_ value: Value) -> Swift.Error { swiftError(value) }
    static func argument(_ value: Value) -> Event<Value> { event(value) }
    static func argument(_ value: Value) -> DispatchTimeInterval { interval(value) }
    static func argument(_ value: Value) -> DispatchTimeInterval? { value.isNil ? nil : interval(value.unwrapped) }
    @_disfavoredOverload static func argument(_ value: Value) -> SchedulerType { scheduler(value) }
    static func argument(_ value: Value) -> ImmediateSchedulerType { immediate(value) }
    static func argument(_ value: Value) -> TakeBehavior {
        value.exactly(EnumBox.self).index == 0 ? .inclusive : .exclusive
    }
    static func argument(_ value: Value) -> SubjectLifetimeScope {
        value.exactly(EnumBox.self).index == 0 ? .whileConnected : .forever
    }
    static func argument(_ value: Value) -> Disposable { disposable(value) }
    static func argument(_ values: Value) -> [Disposable] { disposables(values) }
    static func argument(_ value: Value) -> AnyObserver<Value> { value.exactly(Native<AnyObserver<Value>>.self).value }
    @_disfavoredOverload static func argument(_ value: Value) -> Stream { stream(value) }
    static func argument(_ value: Value) -> SingleStream { SingleStream(raw: stream(value)) }
    static func argument(_ value: Value) -> MaybeStream { MaybeStream(raw: stream(value)) }
    static func argument(_ value: Value) -> Infallible<Value> { Infallible(raw: stream(value)) }
    /// A Completable has no elements, whatever its element type is.
    static func argument(_ value: Value) -> CompletableStream { CompletableStream(raw: stream(value).ignoreElements()) }
    static func argument(_ value: Value) -> AnyObject { value.reference ?? value.typeFault("an object", Box(value)) }

    // MARK: Closures that can throw

    static func argument(_ closure: Value) -> (Value) throws -> Value { throwingFunction(closure) }
    static func argument(_ closure: Value) -> (Value, Value) throws -> Value { throwingFunction2(closure) }
    static func argument(_ closure: Value) -> ([Value]) throws -> Value {
        let call = throwingFunction(closure)
        return { try call(.array($0)) }
    }
    static func argument(_ closure: Value) -> (Value) throws -> Bool { predicate(closure) }
    static func argument(_ closure: Value) -> (Value, Value) throws -> Bool {
        let call = throwingFunction2(closure)
        return { try call($0, $1).asBool }
    }
    static func argument(_ closure: Value) -> (Value) throws -> (Value)? {
        let call = throwingFunction(closure)
        return { element in
            let result = try call(element)
            return result.isNil ? nil : result.unwrapped
        }
    }
    static func argument(_ closure: Value) -> (inout Value, Value) throws -> Void {
        let call = throwingFunction2(closure)
        return { state, element in
            let box = Box(state)
            state = .none
            defer { state = box.value }
            _ = try call(.object(box), element)
        }
    }
    static func argument(_ closure: Value) -> () throws -> Stream {
        let call = throwingFunction0(closure)
        return { stream(try call()) }
    }
    static func argument(_ closure: Value) -> (Swift.Error) throws -> Stream {
        let call = throwingFunction(closure)
        return { error in
            if error.endsProgram { throw error }
            return stream(try call(value(of: error)))
        }
    }

    // MARK: Closures that cannot throw

    @_disfavoredOverload static func argument(_ closure: Value) -> () -> Void { onEnd(closure) ?? {} }
    static func argument(_ closure: Value) -> (Value) -> Disposable { action(closure) }
    @_disfavoredOverload static func argument(_ closure: Value) -> (Value) -> Value {
        let call = nonThrowing(closure)
        return { call($0) ?? $0 }
    }
    /// An error that stops the program is passed on.
    static func argument(_ closure: Value) -> (Swift.Error) -> Infallible<Value> {
        let call = nonThrowing(closure)
        return { error in
            if error.endsProgram { return Infallible(raw: .error(error)) }
            return Infallible(raw: call(value(of: error)).map(stream) ?? .never())
        }
    }

    // MARK: Closures that may be nil

    @_disfavoredOverload static func argument(_ closure: Value) -> ((Value) -> Void)? { onNext(closure) }
    @_disfavoredOverload static func argument(_ closure: Value) -> ((Swift.Error) -> Void)? { onError(closure) }
    @_disfavoredOverload static func argument(_ closure: Value) -> (() -> Void)? { onEnd(closure) }
    static func argument(_ closure: Value) -> ((Value) throws -> Void)? { onNextThrowing(closure) }
    static func argument(_ closure: Value) -> ((Swift.Error) throws -> Void)? { onErrorThrowing(closure) }
    static func argument(_ closure: Value) -> (() throws -> Void)? { onEndThrowing(closure) }

    // Closures that get the object of `with:`, which the engine holds weakly.

    static func argument(_ closure: Value) -> ((AnyObject) -> Void)? {
        onNext(closure).map { call in { call(.object($0)) } }
    }
    static func argument(_ closure: Value) -> ((AnyObject, Value) -> Void)? {
        if closure.isNil { return nil }
        let function = closure.asFunction
        return { object, element in _ = Unwinding.guarded { try function.call2(.object(object), element) } }
    }
    static func argument(_ closure: Value) -> ((AnyObject, Swift.Error) -> Void)? {
        (argument(closure) as ((AnyObject, Value) -> Void)?).map { call in
            { object, error in if !error.endsProgram { call(object, value(of: error)) } }
        }
    }

    // MARK: Results

    static func result(_ value: Value) -> Value { value }
    static func result(_: Void) -> Value { .unit }
    static func result(_ value: Int) -> Value { .int(value) }
    static func result(_ value: Int32) -> Value { .int(Int(value)) }
    static func result(_ values: [Value]) -> Value { .array(values) }
    static func result(_ date: Date) -> Value { .native(date) }
    static func result(_ key: CompositeDisposable.DisposeKey?) -> Value { key.map { .object(Native($0)) } ?? .none }
    static func result(_ observer: AnyObserver<Value>) -> Value { .object(Native(observer)) }
    static func result(_ property: ControlProperty<Value>) -> Value { .object(Native(property)) }
    static func result(_ event: ControlEvent<Value>) -> Value { result(event.asObservable()) }
    static func result(_ infallible: Infallible<Value>) -> Value { result(infallible.asObservable()) }
    static func result(_ blocking: BlockingObservable<Value>) -> Value { .object(Native(blocking)) }
    static func result(_ value: Bool) -> Value { .bool(value) }
    static func result(_ object: AnyObject) -> Value { .object(object) }
    static func result(_ disposable: Disposable) -> Value { value(disposable) }
    static func result(_ stream: Stream) -> Value { .object(stream) }
    static func result(_ stream: Observable<Int>) -> Value { .object(stream.map { Value.int($0) }) }
    static func result(_ stream: Observable<[Value]>) -> Value { .object(stream.map { Value.object(ArrayBox($0)) }) }
    static func result(_ stream: Observable<Stream>) -> Value { .object(stream.map { Value.object($0) }) }
    static func result<Trait>(_ sequence: PrimitiveSequence<Trait, Value>) -> Value { .object(sequence.asObservable()) }
    static func result(_ single: PrimitiveSequence<SingleTrait, [Value]>) -> Value { result(single.asObservable()) }
    static func result(_ single: PrimitiveSequence<SingleTrait, Value?>) -> Value {
        .object(single.asObservable().map { $0.map(\.wrapped) ?? .none })
    }
    static func result(_ completable: CompletableStream) -> Value {
        .object(completable.asObservable().map { (_: Never) -> Value in })
    }
}
