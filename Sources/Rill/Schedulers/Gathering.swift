import Dispatch

/// An item that waits for its turn on a serial queue.
protocol SerialQueueItem: AnyObject {
    func runItem()
}

/// Runs several waiting items in one turn of a serial queue, because a turn costs more than an event. Items that arrive
/// during a turn wait for the next one, so that other work of the queue can run in between. The order is kept.
final class SerialItemQueue {
    private let lock = Lock()
    private var waiting = RingBuffer<any SerialQueueItem>()

    func add(_ next: any SerialQueueItem, on queue: DispatchQueue) {
        let isFirst = lock.withLock {
            waiting.append(next)
            return waiting.count == 1
        }
        if isFirst { queue.async { self.runItems() } }
    }

    private func runItems() {
        let gathered = lock.withLock {
            defer { waiting = RingBuffer() }
            return waiting
        }
        while !gathered.isEmpty { gathered.removeFirst().runItem() }
    }
}

/// An action as an item for `SerialItemQueue`.
final class SerialQueueAction: SerialQueueItem {
    private let action: () -> Void

    init(_ action: @escaping () -> Void) { self.action = action }

    func runItem() { action() }
}
