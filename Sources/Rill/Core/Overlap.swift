#if DEBUG
    import Foundation
    import Synchronization

    /// Detects, in debug builds, a second thread that sends while an event is still being delivered.
    ///
    /// An observable sends one event at a time. If two threads break this rule, elements arrive in a wrong order,
    /// rarely and under load. Each stage and each subject checks, reports the first overlap on standard error and
    /// continues. A thread that sends from inside its own event does not overlap; the engine orders these events.
    @usableFromInline package struct ConcurrentSendDetector: ~Copyable, Sendable {
        private let owner = Atomic<UInt>(0)
        private let depth = Atomic<Int>(0)
        private let isSaid = Atomic<Bool>(false)

        @usableFromInline init() {}

        /// Handles a report. Tests replace it while no event is sent.
        nonisolated(unsafe) package static var report: @Sendable (String) -> Void = { message in
            FileHandle.standardError.write(Data((message + "\n").utf8))
        }

        @usableFromInline borrowing func begin(_ sender: @autoclosure () -> String) {
            let me = RecursiveSpinLock.currentThread
            let now = owner.load(ordering: .relaxed)
            if now == me {
                depth.store(depth.load(ordering: .relaxed) &+ 1, ordering: .relaxed)
            } else if now != 0 || !owner.compareExchange(expected: 0, desired: me, ordering: .relaxed).exchanged {
                warn(sender())
            }
        }

        @usableFromInline borrowing func end() {
            // The second thread does not own the delivery, so it must not end it.
            guard owner.load(ordering: .relaxed) == RecursiveSpinLock.currentThread else { return }
            let nested = depth.load(ordering: .relaxed)
            if nested > 0 {
                depth.store(nested &- 1, ordering: .relaxed)
            } else {
                owner.store(0, ordering: .relaxed)
            }
        }

        private borrowing func warn(_ sender: String) {
            // The executors of a world take turns, and the diagrams of the host show which executor ran.
            if World.current != nil || isSaid.exchange(true, ordering: .relaxed) { return }
            ConcurrentSendDetector.report(
                "⚠️ Two threads send through \(sender) at the same time, so its events can come in any order. "
                    + "Send on one serial scheduler ('observe(on:)' before it), or inside your own lock.")
        }
    }
#endif
