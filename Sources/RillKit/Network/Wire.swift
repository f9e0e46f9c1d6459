import Foundation
import Rill

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

// The network functions of sessions in compiled programs. In rill, three functions with the same names use the network
// of the session (`Language/Library/Foundation/Network/Wire.swiftinterface`), which a program cannot access itself.

/// The queue for responses, with the access to the network.
final class Wire {
    private let scheduler = SerialDispatchQueueScheduler(internalSerialQueueName: "com.apple.NSURLSession-delegate")

    /// Runs a body on the queue.
    func run(_ body: @escaping () -> Void) {
        _ = scheduler.schedule(()) { _ in
            body()
            return Disposables.create()
        }
    }

    /// Runs a body after a number of seconds. The returned function cancels the run.
    func run(after seconds: TimeInterval, _ body: @escaping () -> Void) -> () -> Void {
        let due = scheduler.scheduleRelative(
            (), dueTime: .nanoseconds(.clampedInt(seconds * 1e9, "a wait in nanoseconds"))
        ) {
            _ in
            body()
            return Disposables.create()
        }
        return { due.dispose() }
    }

    /// Sends a request, which fails because compiled programs have no network.
    func send(_ request: URLRequest, _ then: @escaping (ServerAnswer) -> Void) -> (() -> Void)? {
        run(after: 0) {
            let failure = urlFailure(.notConnectedToInternet, "no server is running for this host", request.url)
            then(ServerAnswer(failure: failure))
        }
    }
}
