import Rill
import Runtime

/// Gives callers outside of interpreted code access to observables as values.
public enum Streams {
    /// Returns true if the prompt shows the events of bare values of this type: observables, subjects, relays, traits,
    /// drivers.
    public static func isStream(_ type: RuntimeType) -> Bool {
        RuntimeType.conforms(type, "ObservableConvertibleType")
    }

    /// Converts a value to an observable.
    public static func source(_ value: Value, _ type: RuntimeType) -> Observable<Value> { Rx.source(value, type) }

    /// Returns an observable as a value of the language.
    public static func value(_ stream: Observable<Value>) -> Value { .object(stream) }

    /// Returns the element type of a type that converts to an observable.
    public static func element(of type: RuntimeType) -> RuntimeType { Rx.element(of: type) }

    /// Returns true for the type of a subscription.
    public static func isDisposable(_ type: RuntimeType) -> Bool { RuntimeType.conforms(type, "Disposable") }

    /// Returns true if a subscription is active, or if that is unknown.
    public static func isLive(_ value: Value) -> Bool {
        guard case .object(let object) = value else { return false }
        if let box = object as? AnyBox { return isLive(box.value) }
        return (object as? Cancelable).map { !$0.isDisposed } ?? false
    }

    /// Returns a message that explains why a sent event has no receiver; nil if it has one, and for other values.
    public static func noReceiverMessage(of value: Value, named name: String) -> String? {
        guard case .object(let object) = value, let subject = object as? any SubjectState else { return nil }
        if subject.hasEnded { return "'\(name)' has ended" }
        return subject.hasObservers ? nil : "'\(name)' has no subscribers"
    }

    /// Returns the text for an error event; nil for errors that end the program.
    public static func text(of error: Swift.Error) -> String? {
        error.endsProgram ? nil : Printing.describe(any: Rx.value(of: error))
    }
}
