import Dispatch

/// An item that waits for its turn on a serial queue.
protocol SerialQueueItem: AnyObject {
    func runItem()
}

/// Runs several waiting items in one turn of a serial queue, because a turn costs more than an event. Items that arrive
/// during a turn wait for the next one, so that other work of the queue can run in between. The order is kept.
final class SerialItemQueue {
    private let lock = Lock()
    private var waitingItems = RingBuffer<any SerialQueueItem>()

    func addItem(_ next: any SerialQueueItem, on queue: DispatchQueue) {
        let isFirst = lock.withLock {
            waitingItems.append(next)
            return waitingItems.count == 1
        }
        if isFirst { queue.async { self.runItems() } }
    }

    private func runItems() {
        let gathered = lock.withLock {
            defer { waitingItems = RingBuffer() }
            return waitingItems
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
