import Foundation
import Synchronization

/// Settings of the engine that apply to the whole process.
public enum Hooks {
    /// Receives errors that no `onError` handles, with the call stack of the subscription when it was recorded.
    public typealias DefaultErrorHandler = (_ subscriptionCallStack: [String], _ error: Error) -> Void

    /// A function that captures the call stack of a subscription.
    public typealias CustomCaptureSubscriptionCallstack = () -> [String]

    /// True if subscribing captures the call stack.
    public static var recordCallStackOnError: Bool {
        get { state.withLock { $0.records } }
        set {
            state.withLock { $0.records = newValue }
            isRecording.store(newValue, ordering: .releasing)
        }
    }

    /// Receives each error that has no `onError`.
    public static var defaultErrorHandler: DefaultErrorHandler {
        get { state.withLock { $0.handler } }
        set { state.withLock { $0.handler = newValue } }
    }

    /// The closure is called at each subscription while `recordCallStackOnError` is true.
    public static var customCaptureSubscriptionCallstack: CustomCaptureSubscriptionCallstack {
        get { state.withLock { $0.capture } }
        set { state.withLock { $0.capture = newValue } }
    }

    /// Returns the call stack; nil if call stacks are not recorded.
    @usableFromInline
    static func captureCallStack() -> [String]? {
        if !isRecording.load(ordering: .relaxed) { return nil }
        return customCaptureSubscriptionCallstack()
    }

    // The flag of `recordCallStackOnError`, which each subscription reads.
    private static let isRecording = Atomic<Bool>(false)

    private struct State {
        var records = false
        var capture: CustomCaptureSubscriptionCallstack = { Thread.callStackSymbols }
        var handler: DefaultErrorHandler = { callStack, error in
            #if DEBUG
                print("Unhandled error happened: \(error)")
                if !callStack.isEmpty { print("\n" + callStack.joined(separator: "\n")) }
            #endif
        }
    }

    private static let state = Guarded(State())
}
