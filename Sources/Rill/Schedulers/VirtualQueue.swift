/// An item scheduled on a virtual clock.
class VirtualQueueItem: DisposeBase, Cancelable {
    final private(set) var isDisposed = false
    // The time of the item as a number. While the item is postponed, its slot still contains the earlier time.
    fileprivate final var timeRank = 0.0
    fileprivate final var arrivalOrder = 0

    func fireAlarm() {}
    func releaseHandler() {}

    final override func dispose() {
        if isDisposed { return }
        isDisposed = true
        releaseHandler()
    }
}

/// The scheduled items of a virtual clock, ordered by time, then by arrival.
///
/// Only a converter can compare virtual times. The heap is therefore ordered by the real times as numbers, and the
/// converter compares only times whose numbers are equal. If times are real times, the number suffices and a comparison
/// touches no item; a million items may be due at one instant.
final class VirtualQueue {
    struct Slot {
        let rank: Double
        let order: Int
        let item: Unmanaged<VirtualQueueItem>

        var isAlive: Bool { item._withUnsafeGuaranteedRef { !$0.isDisposed } }
        var isPostponed: Bool { item._withUnsafeGuaranteedRef { $0.arrivalOrder != order } }

        /// A slot with the current position of the item.
        var fresh: Slot {
            item._withUnsafeGuaranteedRef { Slot(rank: $0.timeRank, order: $0.arrivalOrder, item: item) }
        }
    }

    // The queue is not used while it changes (`isComparing`), so an access needs no check of its own.
    @exclusivity(unchecked) private var heap = Heap<Slot>()
    /// True while the converter of a program compares two times. It must not use the queue meanwhile.
    private var isComparing = false
    /// The comparison of the converter; nil if the number is sufficient.
    private let isEarlier: ((VirtualQueueItem, VirtualQueueItem) -> Bool)?
    private var arrivalCount = 0

    init(isEarlier: ((VirtualQueueItem, VirtualQueueItem) -> Bool)?) { self.isEarlier = isEarlier }

    func insert(_ item: VirtualQueueItem, rank: Double) {
        if isComparing {
            return MisuseReport.report("a converter of virtual times schedules work while it compares times")
        }
        arrivalCount += 1
        item.timeRank = rank
        item.arrivalOrder = arrivalCount
        // Now and then, all disposed items are removed, so that a timer that is restarted again and again does not fill
        // the queue.
        if arrivalCount & 0xFFF == 0 { heap.removeUnwanted(keep: \.isAlive, drop: { $0.item.release() }, isBefore) }
        heap.insert(Slot(rank: rank, order: arrivalCount, item: .passRetained(item)), isBefore)
    }

    /// True if the times as numbers alone determine the order.
    var canPostpone: Bool { isEarlier == nil }

    /// Moves an item after all items that are due at a later time, as if it were inserted again. It keeps its slot
    /// until its old time, so a timer that is set repeatedly is moved only once. Returns false if the new time is
    /// earlier, or if a number does not determine the time.
    func postpone(_ item: VirtualQueueItem, rank: Double) -> Bool {
        guard canPostpone, rank >= item.timeRank else { return false }
        arrivalCount += 1
        item.timeRank = rank
        item.arrivalOrder = arrivalCount
        return true
    }

    /// True if there is an item that is not disposed. Disposed items before it are removed.
    var hasFirst: Bool {
        while !isComparing, heap.count > 0 {
            heap.findTop(isBefore)
            let top = heap.top
            if !top.isAlive {
                heap.removeTop(isBefore).item.release()
            } else if top.isPostponed {
                heap.insert(heap.removeTop(isBefore).fresh, isBefore)
            } else {
                return true
            }
        }
        return false
    }

    /// The item that `hasFirst` has found.
    var first: VirtualQueueItem { heap.top.item.takeUnretainedValue() }

    /// Removes and returns the item that `hasFirst` has found.
    func removeFirst() -> VirtualQueueItem { heap.removeTop(isBefore).item.takeRetainedValue() }

    /// The scheduled items in their order.
    var entries: [VirtualQueueItem] {
        (0..<heap.count).map { heap[$0].fresh }.filter(\.isAlive).sorted(by: isBefore).map {
            $0.item.takeUnretainedValue()
        }
    }

    func removeAll() { for slot in heap.removeAll() { slot.item.release() } }

    @inline(__always) private func isBefore(_ a: Slot, _ b: Slot) -> Bool {
        if a.rank != b.rank { return a.rank < b.rank }
        guard let isEarlier else { return a.order < b.order }
        let first = a.item._withUnsafeGuaranteedRef { $0 }
        let second = b.item._withUnsafeGuaranteedRef { $0 }
        isComparing = true
        defer { isComparing = false }
        if a.order < b.order { return !isEarlier(second, first) }
        return isEarlier(first, second)
    }
}
