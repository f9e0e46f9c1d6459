/// An item scheduled on a virtual clock.
class VirtualEntry: DisposeBase, Cancelable {
    final private(set) var isDisposed = false
    // The position in the queue. While the item is postponed, its slot still has the old one.
    fileprivate final var rank = 0.0
    fileprivate final var order = 0

    func fire() {}
    func forget() {}

    final func dispose() {
        if isDisposed { return }
        isDisposed = true
        forget()
    }
}

/// The scheduled items of a virtual clock, ordered by time, then by arrival.
///
/// Only a converter can compare times, so the heap is ordered by their numeric real time first, and the converter
/// compares only times that are equal as numbers. If times are real times, the number suffices and a comparison touches
/// no item; a million items may be due at one instant.
final class VirtualQueue {
    struct Slot {
        let rank: Double
        let order: Int
        let item: Unmanaged<VirtualEntry>

        var isAlive: Bool { item._withUnsafeGuaranteedRef { !$0.isDisposed } }
        var isPostponed: Bool { item._withUnsafeGuaranteedRef { $0.order != order } }

        /// A slot with the item's current position.
        var fresh: Slot { item._withUnsafeGuaranteedRef { Slot(rank: $0.rank, order: $0.order, item: item) } }
    }

    private var heap = Heap<Slot>()
    /// The converter's comparison; nil if the numeric time suffices.
    private let isEarlier: ((VirtualEntry, VirtualEntry) -> Bool)?
    private var arrivals = 0

    init(isEarlier: ((VirtualEntry, VirtualEntry) -> Bool)?) { self.isEarlier = isEarlier }

    func insert(_ item: VirtualEntry, rank: Double) {
        arrivals += 1
        item.rank = rank
        item.order = arrivals
        // Sweeps out disposed items now and then, so that a timer that is restarted again and again does not fill the
        // queue.
        if arrivals & 0xFFF == 0 { heap.sweep(keep: \.isAlive, drop: { $0.item.release() }, precedes) }
        heap.insert(Slot(rank: rank, order: arrivals, item: .passRetained(item)), precedes)
    }

    /// True if the numeric time alone orders items.
    var canPostpone: Bool { isEarlier == nil }

    /// Moves an item after all items due at a later time, as if it were inserted again. It keeps its slot until its old
    /// time, so a timer that is set repeatedly moves once. Returns false if the time is earlier or is not defined by
    /// its number alone.
    func postpone(_ item: VirtualEntry, rank: Double) -> Bool {
        guard canPostpone, rank >= item.rank else { return false }
        arrivals += 1
        item.rank = rank
        item.order = arrivals
        return true
    }

    /// True if an undisposed item exists. Removes disposed items before it.
    var hasFirst: Bool {
        while heap.count > 0 {
            heap.find(precedes)
            let top = heap.top
            if !top.isAlive {
                heap.removeTop(precedes).item.release()
            } else if top.isPostponed {
                heap.insert(heap.removeTop(precedes).fresh, precedes)
            } else {
                return true
            }
        }
        return false
    }

    /// The item found by `hasFirst`.
    var first: VirtualEntry { heap.top.item.takeUnretainedValue() }

    /// Removes and returns the item found by `hasFirst`.
    func removeFirst() -> VirtualEntry { heap.removeTop(precedes).item.takeRetainedValue() }

    /// The scheduled items, in order.
    var entries: [VirtualEntry] {
        (0..<heap.count).map { heap[$0].fresh }.filter(\.isAlive).sorted(by: precedes).map {
            $0.item.takeUnretainedValue()
        }
    }

    func removeAll() { for slot in heap.removeAll() { slot.item.release() } }

    @inline(__always) private func precedes(_ a: Slot, _ b: Slot) -> Bool {
        if a.rank != b.rank { return a.rank < b.rank }
        guard let isEarlier else { return a.order < b.order }
        let first = a.item._withUnsafeGuaranteedRef { $0 }
        let second = b.item._withUnsafeGuaranteedRef { $0 }
        if a.order < b.order { return !isEarlier(second, first) }
        return isEarlier(first, second)
    }
}
