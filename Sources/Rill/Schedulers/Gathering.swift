import Dispatch

/// An item that waits for its turn on a serial queue.
protocol Gathered: AnyObject {
    func takeTurn()
}

/// Runs several waiting items in one turn of a serial queue, because a turn costs more than an event. Items that arrive
/// meanwhile wait for the next turn, so that other work of the queue can run. The order is kept.
final class Gathering {
    private let lock = Lock()
    private var waiting = RingBuffer<any Gathered>()

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

/// An action as a gathered item.
final class GatheredAction: Gathered {
    private let action: () -> Void

    init(_ action: @escaping () -> Void) { self.action = action }

    func takeTurn() { action() }
}
