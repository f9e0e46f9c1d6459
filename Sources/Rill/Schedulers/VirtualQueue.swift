/// Something due on a virtual clock of any kind.
class VirtualEntry: DisposeBase, Cancelable {
    @exclusivity(unchecked) final private(set) var isDisposed = false
    // The entry's place in the queue. While the entry is postponed, its slot still has the old one.
    @exclusivity(unchecked) fileprivate final var rank = 0.0
    @exclusivity(unchecked) fileprivate final var order = 0

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
/// Times are of a foreign type that only a converter can compare, so the heap is ordered by their real time first,
/// which is a plain number; the converter is asked about times that are too close to differ in it. Where times are real ones
/// the number says all, and a comparison touches no item: there may be a million at one instant.
final class VirtualQueue {
    struct Slot {
        let rank: Double
        let order: Int
        let item: Unmanaged<VirtualEntry>

        var isAlive: Bool { item._withUnsafeGuaranteedRef { !$0.isDisposed } }
        var isPostponed: Bool { item._withUnsafeGuaranteedRef { $0.order != order } }

        /// A slot with the item's present place.
        var fresh: Slot { item._withUnsafeGuaranteedRef { Slot(rank: $0.rank, order: $0.order, item: item) } }
    }

    @exclusivity(unchecked) private var heap = Heap<Slot>()
    /// The converter's comparison; nil where times are plain numbers.
    private let isEarlier: ((VirtualEntry, VirtualEntry) -> Bool)?
    @exclusivity(unchecked) private var arrivals = 0

    init(isEarlier: ((VirtualEntry, VirtualEntry) -> Bool)?) { self.isEarlier = isEarlier }

    func insert(_ item: VirtualEntry, rank: Double) {
        arrivals += 1
        item.rank = rank
        item.order = arrivals
        // Once in a while what was disposed is swept out, so that a timer restarted for ever does not fill the queue.
        if arrivals & 0xFFF == 0 { heap.sweep(keep: \.isAlive, drop: { $0.item.release() }, precedes) }
        heap.insert(Slot(rank: rank, order: arrivals, item: .passRetained(item)), precedes)
    }

    /// True if the numeric time alone orders items.
    var canPostpone: Bool { isEarlier == nil }

    /// Puts an item that waits behind all that is due at a later time, as if it were inserted anew; it stays where it lies
    /// until its turn would have come, so that a timer which is set again and again moves once and not each time. False
    /// where the time is none of these: earlier, or not said by the number alone.
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

    /// The item that `hasFirst` has found.
    var first: VirtualEntry { heap.top.item.takeUnretainedValue() }

    /// Takes out the item that `hasFirst` has found.
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
