import Foundation
import Rill

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

// What a session stands on in compiled programs. In rill the same three functions lead to the session's network
// (`Language/Library/Foundation/Network/Wire.swiftinterface`): a program cannot open one for itself.

/// The lane on which answers come, and the way out of the program.
final class Wire {
    private let lane = SerialDispatchQueueScheduler(internalSerialQueueName: "com.apple.NSURLSession-delegate")

    /// Runs a body in its turn.
    func run(_ body: @escaping () -> Void) {
        _ = lane.schedule(()) { _ in
            body()
            return Disposables.create()
        }
    }

    /// Runs a body some seconds from now; what is returned cancels it.
    func run(after seconds: TimeInterval, _ body: @escaping () -> Void) -> () -> Void {
        let due = lane.scheduleRelative((), dueTime: .nanoseconds(.fitting(seconds * 1e9, "a wait in nanoseconds"))) {
            _ in
            body()
            return Disposables.create()
        }
        return { due.dispose() }
    }

    /// Sends a request out. Simulated programs have no network.
    func send(_ request: URLRequest, _ then: @escaping (ServerAnswer) -> Void) -> (() -> Void)? {
        run(after: 0) {
            let failure = urlFailure(.notConnectedToInternet, "no server is running for this host", request.url)
            then(ServerAnswer(failure: failure))
        }
    }
}
