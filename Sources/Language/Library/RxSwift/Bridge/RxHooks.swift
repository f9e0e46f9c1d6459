import Diagnostics
import Foundation
import Rill
import Runtime

/// Implements `watch("label")`: the recorder sets the hook; without a recorder, events pass unchanged.
public enum RxWatch {
    public typealias Observe = (Observable<Value>, _ label: String, _ element: RuntimeType) -> Observable<Value>

    public static var observe: Observe? {
        get { ProgramHost.currentHost.observe }
        set { ProgramHost.currentHost.observe = newValue }
    }

    static func apply(_ source: Stream, _ label: String, _ element: RuntimeType) -> Stream {
        observe?(source, label, element) ?? source
    }
}

/// Hooks for events of the engine that the program did not ask for, such as unhandled errors.
public enum RxHooks {
    /// The printed names of engine classes that are used in place of `Observable`.
    private static let classNames: [ObjectIdentifier: String] = [
        ObjectIdentifier(PublishSubject<Value>.self): "PublishSubject",
        ObjectIdentifier(BehaviorSubject<Value>.self): "BehaviorSubject",
        ObjectIdentifier(AsyncSubject<Value>.self): "AsyncSubject",
    ]

    static func className(_ object: AnyObject) -> String? { classNames[ObjectIdentifier(type(of: object))] }

    /// The closure is called after an unhandled error was printed, with the error and the position of the subscription.
    public static var onUnhandledError: ((Span) -> Void)? {
        get { ProgramHost.currentHost.onUnhandledError }
        set { ProgramHost.currentHost.onUnhandledError = newValue }
    }

    /// Returns the handler for errors of subscriptions without `onError`. It works like the engine's and also records
    /// the position.
    static func unhandledErrors() -> ((Swift.Error) -> Void)? {
        guard onUnhandledError != nil, let here = Host.stages.callSite else { return nil }
        let stack = Hooks.recordCallStackOnError ? Hooks.customCaptureSubscriptionCallstack() : []
        return { error in
            ProgramHost.currentHost.failingCallSpan = here
            Hooks.defaultErrorHandler(stack, error)
            ProgramHost.currentHost.failingCallSpan = nil
        }
    }

    private static let defaultHandler = Hooks.defaultErrorHandler

    /// Installs the handler that prints unhandled errors as in a debug build. Errors that end the program are not
    /// printed.
    static func install() {
        // The hook belongs to the process, so it is restored when no interpreter has a world.
        let ordinary = defaultHandler
        Hooks.defaultErrorHandler = { stack, error in
            if error.endsProgram { return }
            guard World.current != nil else { return ordinary(stack, error) }
            ProgramText.write("Unhandled error happened: \(Printing.describe(any: Rx.value(of: error)))\n")
            if let call = ProgramHost.currentHost.failingCallSpan { onUnhandledError?(call) }
        }
        MisuseReport.handler = { message, kind in
            guard World.current != nil else { fatalError(message) }
            Unwinding.fail(Trap(kind == .stack ? "stack-overflow" : "precondition-failed", message))
        }
    }
}

let rxHookBindings: [Binding] = [
    native("Hooks.defaultErrorHandler") {
        let handler = Hooks.defaultErrorHandler
        return .object(
            NativeFunction { arguments in
                handler(arguments[0].asArray.map(\.asString), Rx.swiftError(arguments[1]))
                return .unit
            })
    },
    native("Hooks.defaultErrorHandler=") { handler in
        let function = handler.asFunction
        Hooks.defaultErrorHandler = { stack, error in
            if error.endsProgram { return }
            let stack = Value.object(ArrayBox(stack.map { Value.object(StringBox($0)) }))
            _ = Unwinding.guarded { try function.call2(stack, Rx.value(of: error)) }
        }
        return .unit
    },
    native("Hooks.customCaptureSubscriptionCallstack") {
        let capture = Hooks.customCaptureSubscriptionCallstack
        return .object(NativeFunction { _ in .object(ArrayBox(capture().map { Value.object(StringBox($0)) })) })
    },
    native("Hooks.customCaptureSubscriptionCallstack=") { closure in
        let function = closure.asFunction
        Hooks.customCaptureSubscriptionCallstack = {
            Unwinding.guarded { try function.call0() }?.asArray.map(\.asString) ?? []
        }
        return .unit
    },
]
