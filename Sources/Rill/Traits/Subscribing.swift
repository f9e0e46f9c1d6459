// Shared parts of the traits' `subscribe` methods.

/// An error that nobody asked for goes to `Hooks.defaultErrorHandler`.
struct UnhandledError {
    private let callStack: [String]?

    /// - parameter handled: whether the subscriber handles errors itself: then no call stack is needed.
    init(handled: Bool) {
        let wanted = !handled && Hooks.recordCallStackOnError
        callStack = wanted ? Hooks.customCaptureSubscriptionCallstack() : nil
    }

    func report(_ error: Swift.Error) {
        Hooks.defaultErrorHandler(callStack ?? [], error)
    }
}

/// Runs `onDisposed` once.
func makeFarewell(_ onDisposed: (() -> Void)?) -> Disposable {
    if let onDisposed { return Disposables.create(with: onDisposed) }
    return Disposables.create()
}

/// Stops a debug build, tells a release build's user.
func fatalInDebug(_ message: @autoclosure () -> String, file: StaticString = #file, line: UInt = #line) {
    if Misuse.handler != nil { return Misuse.report(message()) }
    #if DEBUG
        fatalError(message(), file: file, line: line)
    #else
        print("\(file):\(line): \(message())")
    #endif
}
