// Shared parts of the traits' `subscribe` methods.

/// Sends an unhandled error to `Hooks.defaultErrorHandler`.
@usableFromInline
struct UnhandledError {
    private let callStack: [String]?

    /// - Parameter handled: True if the subscriber handles errors itself, so no call stack is recorded.
    @usableFromInline
    init(handled: Bool) {
        let wanted = !handled && Hooks.recordCallStackOnError
        callStack = wanted ? Hooks.customCaptureSubscriptionCallstack() : nil
    }

    @usableFromInline
    func report(_ error: Swift.Error) {
        Hooks.defaultErrorHandler(callStack ?? [], error)
    }
}

/// Runs `onDisposed` once.
@usableFromInline
func makeFarewell(_ onDisposed: (() -> Void)?) -> Disposable {
    if let onDisposed { return Disposables.create(with: onDisposed) }
    return Disposables.create()
}

/// Traps in a debug build; prints in a release build.
@usableFromInline
func fatalInDebug(_ message: @autoclosure () -> String, file: StaticString = #file, line: UInt = #line) {
    if Misuse.handler != nil { return Misuse.report(message()) }
    #if DEBUG
        fatalError(message(), file: file, line: line)
    #else
        print("\(file):\(line): \(message())")
    #endif
}
