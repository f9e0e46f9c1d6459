import Dispatch

/// Something that waits for its turn on a serial queue.
protocol Gathered: AnyObject {
    func takeTurn()
}

/// Lets a serial queue do what has gathered in one go: a turn of the queue costs more than an event. What comes while it
/// does so waits for the next go, so that the queue gets round to other things. The order stays.
final class Gathering {
    private let lock = Lock()
    @exclusivity(unchecked) private var waiting = RingBuffer<any Gathered>()

    func add(_ next: any Gathered, on queue: DispatchQueue) {
        let isFirst = lock.withLock {
            waiting.append(next)
            return waiting.count == 1
        }
        if isFirst { queue.async { self.takeTurns() } }
    }

    private func takeTurns() {
        let gathered = lock.withLock {
            defer { waiting = RingBuffer() }
            return waiting
        }
        while !gathered.isEmpty { gathered.removeFirst().takeTurn() }
    }
}

/// An action that waits among them.
final class GatheredAction: Gathered {
    private let action: () -> Void

    init(_ action: @escaping () -> Void) { self.action = action }

    func takeTurn() { action() }
}
