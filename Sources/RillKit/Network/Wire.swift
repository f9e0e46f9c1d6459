import Foundation
import Rill

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

// The network functions of sessions in compiled programs. In rill, the same three functions use the session's network
// (`Language/Library/Foundation/Network/Wire.swiftinterface`), which a program cannot open itself.

/// The queue for responses, and access to the network.
final class Wire {
    private let scheduler = SerialDispatchQueueScheduler(internalSerialQueueName: "com.apple.NSURLSession-delegate")

    /// Runs a body on the queue.
    func run(_ body: @escaping () -> Void) {
        _ = scheduler.schedule(()) { _ in
            body()
            return Disposables.create()
        }
    }

    /// Runs a body after seconds; the result cancels it.
    func run(after seconds: TimeInterval, _ body: @escaping () -> Void) -> () -> Void {
        let due = scheduler.scheduleRelative(
            (), dueTime: .nanoseconds(.fitting(seconds * 1e9, "a wait in nanoseconds"))
        ) {
            _ in
            body()
            return Disposables.create()
        }
        return { due.dispose() }
    }

    /// Sends a request. Simulated programs have no network.
    func send(_ request: URLRequest, _ then: @escaping (ServerAnswer) -> Void) -> (() -> Void)? {
        run(after: 0) {
            let failure = urlFailure(.notConnectedToInternet, "no server is running for this host", request.url)
            then(ServerAnswer(failure: failure))
        }
    }
}
