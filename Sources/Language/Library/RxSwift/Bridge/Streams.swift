import Rill
import Runtime

/// What a listener outside of the language needs to know of observables as values.
public enum Streams {
    /// Whether values of the type are watched when they stand alone: observables, subjects, relays, traits, drivers.
    public static func isStream(_ type: RuntimeType) -> Bool {
        RuntimeType.conforms(type, "ObservableConvertibleType")
    }

    /// Any value whose type converts to an observable, as one.
    public static func source(_ value: Value, _ type: RuntimeType) -> Observable<Value> { Rx.source(value, type) }

    /// An observable as a value of the language.
    public static func value(_ stream: Observable<Value>) -> Value { .object(stream) }

    /// The element type of a type that converts to an observable.
    public static func element(of type: RuntimeType) -> RuntimeType { Rx.element(of: type) }

    /// Returns true if the value is a subscription; whether it still listens is the answer of `isLive`.
    public static func isDisposable(_ type: RuntimeType) -> Bool { RuntimeType.conforms(type, "Disposable") }

    /// Returns true if a subscription still listens, as far as it can say.
    public static func isLive(_ value: Value) -> Bool {
        guard case .object(let object) = value else { return false }
        if let box = object as? AnyBox { return isLive(box.value) }
        return (object as? Cancelable).map { !$0.isDisposed } ?? false
    }

    /// Why what is sent to a subject is not heard: `nobody listens to 'taps'`; nil if it is, or if the value is none.
    public static func silence(of value: Value, named name: String) -> String? {
        guard case .object(let object) = value, let subject = object as? any SubjectState else { return nil }
        if subject.hasEnded { return "'\(name)' has ended" }
        return subject.hasObservers ? nil : "'\(name)' has no subscribers"
    }

    /// An error event's text; nil for what is not an error of the program but its end.
    public static func text(of error: Swift.Error) -> String? {
        error.isStop ? nil : Printing.describe(any: Rx.value(of: error))
    }
}
