import Diagnostics
import Foundation
import Rill
import Runtime

/// `watch("label")`: the recorder installs itself here; without one, events pass unchanged.
public enum RxWatch {
    public typealias Observe = (Observable<Value>, _ label: String, _ element: RuntimeType) -> Observable<Value>

    public static var observe: Observe? {
        get { ProgramHost.here.observe }
        set { ProgramHost.here.observe = newValue }
    }

    static func apply(_ source: Stream, _ label: String, _ element: RuntimeType) -> Stream {
        observe?(source, label, element) ?? source
    }
}

/// Reports of the engine that no program requested.
public enum RxHooks {
    /// The names of engine classes that are used in place of `Observable`.
    private static let classNames: [ObjectIdentifier: String] = [
        ObjectIdentifier(PublishSubject<Value>.self): "PublishSubject",
        ObjectIdentifier(BehaviorSubject<Value>.self): "BehaviorSubject",
        ObjectIdentifier(AsyncSubject<Value>.self): "AsyncSubject",
    ]

    static func className(_ object: AnyObject) -> String? { classNames[ObjectIdentifier(type(of: object))] }

    /// Called after an unhandled error was printed, with the error and the position of the subscription.
    public static var onUnhandled: ((Span) -> Void)? {
        get { ProgramHost.here.onUnhandled }
        set { ProgramHost.here.onUnhandled = newValue }
    }

    /// Handles errors of subscriptions without `onError` like the engine, and records the position.
    static func unhandledErrors() -> ((Swift.Error) -> Void)? {
        guard onUnhandled != nil, let here = Host.stages.callSite else { return nil }
        let stack = Hooks.recordCallStackOnError ? Hooks.customCaptureSubscriptionCallstack() : []
        return { error in
            ProgramHost.here.failingCall = here
            Hooks.defaultErrorHandler(stack, error)
            ProgramHost.here.failingCall = nil
        }
    }

    private static let ordinary = Hooks.defaultErrorHandler

    /// Prints unhandled errors as in a debug build; the end of the program is not one of them.
    static func install() {
        // The hook belongs to the process and is restored when no interpreter has a world.
        let ordinary = ordinary
        Hooks.defaultErrorHandler = { stack, error in
            if error.isStop { return }
            guard World.current != nil else { return ordinary(stack, error) }
            ProgramText.write("Unhandled error happened: \(Printing.describe(any: Rx.value(of: error)))\n")
            if let call = ProgramHost.here.failingCall { onUnhandled?(call) }
        }
        Misuse.handler = { message, kind in
            guard World.current != nil else { fatalError(message) }
            Unwinding.fail(Trap(kind == .stack ? "stack-overflow" : "precondition-failed", message))
        }
    }
}

let rxHookBindings: [Binding] = [
    native("Hooks.recordCallStackOnError") { .bool(Hooks.recordCallStackOnError) },
    native("Hooks.recordCallStackOnError=") {
        Hooks.recordCallStackOnError = $0.asBool; return .unit
    },
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
            if error.isStop { return }
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
