import Dispatch
import Platform
import Rill
import Runtime
import Synchronization

/// Measures the memory of the process while a program runs, and stops the program at the limit.
final class MemoryWatch {
    private static let interval = DispatchTimeInterval.milliseconds(20)

    private let limit: Int
    private let hasExceededLimit = Atomic<Bool>(false)
    /// Fires only during runs. Kept between them, because a timer costs more than most runs.
    private var timer: DispatchSourceTimer?

    /// The memory that the process used before the run; it does not count for the program.
    private let initialUsage: Int

    init(limit: Int) {
        self.limit = limit
        initialUsage = SystemMemory.residentBytes
    }

    deinit { timer?.cancel() }

    var isLimitExceeded: Bool { hasExceededLimit.load(ordering: .acquiring) }

    func begin() {
        hasExceededLimit.store(false, ordering: .releasing)
        let isNew = timer == nil
        let timer = timer ?? DispatchSource.makeTimerSource(queue: .global(qos: .utility))
        // The first check is late, because most programs end before it.
        timer.schedule(deadline: .now() + Self.interval, repeating: Self.interval)
        guard isNew else { return }
        timer.setEventHandler { [weak self] in self?.sample() }
        timer.resume()
        self.timer = timer
    }

    /// The memory that the program uses now.
    var usedBytes: Int { SystemMemory.residentBytes - initialUsage }

    func stop() { timer?.schedule(deadline: .distantFuture) }

    private func sample() {
        guard !isLimitExceeded, usedBytes > limit else { return }
        hasExceededLimit.store(true, ordering: .releasing)
        // The brake is set before the interrupt: code that unwinds releases the brake, which must not happen before it
        // is set.
        Brake.pull()
        Interrupt.request()
    }
}
