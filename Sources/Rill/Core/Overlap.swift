#if DEBUG
    import Foundation
    import Synchronization

    /// Finds out, in debug builds, that a second thread sends while an event is still being heard.
    ///
    /// Observables promise one event after the other. Who breaks that on two threads sees elements in a wrong order, now and
    /// then, and only under load; so each stage and each subject looks, says so once on standard error and goes on. What a
    /// thread sends itself from inside of an event is no overlap: the engine sends it in its order.
    @usableFromInline package struct Overlap: ~Copyable, Sendable {
        private let owner = Atomic<UInt>(0)
        private let depth = Atomic<Int>(0)
        private let isSaid = Atomic<Bool>(false)

        @usableFromInline init() {}

        /// Handles a report. Tests replace it while nothing is sent.
        nonisolated(unsafe) package static var report: @Sendable (String) -> Void = { message in
            FileHandle.standardError.write(Data((message + "\n").utf8))
        }

        @usableFromInline borrowing func begin(_ sender: @autoclosure () -> String) {
            let me = RecursiveSpinLock.thread
            let now = owner.load(ordering: .relaxed)
            if now == me {
                depth.store(depth.load(ordering: .relaxed) &+ 1, ordering: .relaxed)
            } else if now != 0 || !owner.compareExchange(expected: 0, desired: me, ordering: .relaxed).exchanged {
                tell(sender())
            }
        }

        @usableFromInline borrowing func end() {
            // A thread that came second is not the owner and has nothing to end.
            guard owner.load(ordering: .relaxed) == RecursiveSpinLock.thread else { return }
            let nested = depth.load(ordering: .relaxed)
            if nested > 0 {
                depth.store(nested &- 1, ordering: .relaxed)
            } else {
                owner.store(0, ordering: .relaxed)
            }
        }

        private borrowing func tell(_ sender: String) {
            // Executors of a world take turns, and whoever hosts it has pictures that show which.
            if World.current != nil || isSaid.exchange(true, ordering: .relaxed) { return }
            Overlap.report(
                "⚠️ Two threads send through \(sender) at the same time, so its events can come in any order. "
                    + "Send on one serial scheduler ('observe(on:)' before it), or inside your own lock.")
        }
    }
#endif
