import Diagnostics
import Foundation
import Rill
import Runtime

/// `debug`: prints what happens to a subscription, with the World's time.
enum RxDebug {
    /// Arguments as declared: identifier, trimOutput, file, line, function.
    static func apply(to source: Stream, element: RuntimeType, _ arguments: ArraySlice<Value>) -> Stream {
        let a = Array(arguments)
        let place = "\(a[2].asString.split(separator: "/").last ?? ""):\(a[3].asInt) (\(a[4].asString))"
        let identifier = a[0].isNil ? place : a[0].unwrapped.asString
        let trims = a[1].asBool
        let event = Rx.eventType(of: element)
        return Stream.create { observer in
            say("subscribed", identifier)
            let subscription = source.subscribe { native in
                let text = Printing.describe(Rx.value(native, event), event)
                let shown = trims && text.count > 40 ? "\(text.prefix(20))...\(text.suffix(20))" : text
                say("Event \(shown)", identifier)
                observer.on(native)
            }
            return Disposables.create {
                say("isDisposed", identifier)
                subscription.dispose()
            }
        }
    }

    private static func say(_ text: String, _ identifier: String) {
        ProgramText.write("\(stamp()): \(identifier) -> \(text)\n")
    }

    /// `yyyy-MM-dd HH:mm:ss.SSS` without a formatter: this is asked for on each event.
    private static func stamp() -> String {
        let seconds = World.current?.secondsSince1970 ?? Date().timeIntervalSince1970
        let milliseconds = Int.saturating((seconds * 1000).rounded(.down))
        let (days, rest) = (milliseconds / 86_400_000, milliseconds % 86_400_000)
        let date = civil(days)
        return "\(date.year)-\(two(date.month))-\(two(date.day)) "
            + "\(two(rest / 3_600_000)):\(two(rest / 60_000 % 60)):\(two(rest / 1000 % 60)).\(three(rest % 1000))"
    }

    private static func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
    private static func three(_ number: Int) -> String { number < 100 ? "0" + two(number) : "\(number)" }

    /// Days since 1970 as a date of the Gregorian calendar; years start in March so that leap days come last.
    private static func civil(_ days: Int) -> (year: Int, month: Int, day: Int) {
        let shifted = days + 719_468
        let era = shifted / 146_097
        let dayOfEra = shifted % 146_097
        let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
        let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
        let month = (5 * dayOfYear + 2) / 153
        let year = yearOfEra + era * 400 + (month < 10 ? 0 : 1)
        return (year, month < 10 ? month + 3 : month - 9, dayOfYear - (153 * month + 2) / 5 + 1)
    }
}

/// `watch("label")`: whoever draws the timeline installs itself here; without one, events just pass.
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

/// What the engine tells that no program asked for.
public enum RxHooks {
    /// Classes of the engine that stand where their superclass `Observable` is expected.
    private static let classNames: [ObjectIdentifier: String] = [
        ObjectIdentifier(PublishSubject<Value>.self): "PublishSubject",
        ObjectIdentifier(BehaviorSubject<Value>.self): "BehaviorSubject",
        ObjectIdentifier(AsyncSubject<Value>.self): "AsyncSubject",
    ]

    /// Told of each error that no subscription handles, once it was printed, with the call that subscribed.
    public static var onUnhandled: ((Span) -> Void)? {
        get { ProgramHost.here.onUnhandled }
        set { ProgramHost.here.onUnhandled = newValue }
    }

    /// What a subscription without `onError` does with an error: as the engine would, but the place is kept.
    static func unhandledErrors() -> ((Swift.Error) -> Void)? {
        guard onUnhandled != nil, let here = StageHook.callSite else { return nil }
        let stack = Hooks.recordCallStackOnError ? Hooks.customCaptureSubscriptionCallstack() : []
        return { error in
            ProgramHost.here.failingCall = here
            Hooks.defaultErrorHandler(stack, error)
            ProgramHost.here.failingCall = nil
        }
    }

    private static let ordinary = Hooks.defaultErrorHandler

    /// Errors that no subscription handles print as in a debug build; the end of the program is not an error of its own.
    static func install() {
        RuntimeType.className = { classNames[ObjectIdentifier(type(of: $0))] }
        // The hook belongs to the process: once no interpreter's world stands, it is the engine's own again.
        let ordinary = ordinary
        Hooks.defaultErrorHandler = { stack, error in
            if error.isStop { return }
            guard World.current != nil else { return ordinary(stack, error) }
            ProgramText.write("Unhandled error happened: \(Printing.describe(any: Rx.value(of: error)))\n")
            if let call = ProgramHost.here.failingCall { onUnhandled?(call) }
        }
        Misuse.handler = { message, kind in
            guard World.current != nil else { fatalError(message) }
            Unwinding.fail(Trap(kind == .stack ? "stack-overflow" : "precondition", message))
        }
    }
}

let rxHookBindings: [Binding] = [
    Binding("Hooks.recordCallStackOnError", .zero { .bool(Hooks.recordCallStackOnError) }),
    Binding(
        "Hooks.recordCallStackOnError=",
        .one {
            Hooks.recordCallStackOnError = $0.asBool; return .unit
        }),
    Binding(
        "Hooks.defaultErrorHandler",
        .zero {
            let handler = Hooks.defaultErrorHandler
            return .object(
                NativeFunction { arguments in
                    handler(arguments[0].asArray.map(\.asString), Rx.swiftError(arguments[1]))
                    return .unit
                })
        }),
    Binding(
        "Hooks.defaultErrorHandler=",
        .one { handler in
            let function = handler.asFunction
            Hooks.defaultErrorHandler = { stack, error in
                if error.isStop { return }
                let stack = Value.object(ArrayBox(stack.map { Value.object(StringBox($0)) }))
                _ = Unwinding.guarded { try function.call2(stack, Rx.value(of: error)) }
            }
            return .unit
        }),
    Binding(
        "Hooks.customCaptureSubscriptionCallstack",
        .zero {
            let capture = Hooks.customCaptureSubscriptionCallstack
            return .object(NativeFunction { _ in .object(ArrayBox(capture().map { Value.object(StringBox($0)) })) })
        }),
    Binding(
        "Hooks.customCaptureSubscriptionCallstack=",
        .one { closure in
            let function = closure.asFunction
            Hooks.customCaptureSubscriptionCallstack = {
                Unwinding.guarded { try function.call0() }?.asArray.map(\.asString) ?? []
            }
            return .unit
        }),
]
