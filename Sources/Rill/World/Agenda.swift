/// The scheduled items of a world, ordered by due time, then by arrival.
///
/// A cancelled item stays in the heap until it is the first one, or until most items are cancelled; then all cancelled
/// items are removed at once.
final class Agenda {
    // An item with its keys, which are in the heap itself, so that a comparison reads no second cache line.
    private struct Slot {
        let due: Int
        let order: Int
        let item: Unmanaged<WorldItem>

        var isAlive: Bool { item._withUnsafeGuaranteedRef { $0.place == .agenda } }
    }

    private var heap = Heap<Slot>()
    private var cancelled = 0

    deinit {
        for slot in heap.removeAll() { slot.item.release() }
    }

    /// The number of items that are not cancelled.
    var pending: Int { heap.count - cancelled }

    func insert(_ item: WorldItem) {
        item.place = .agenda
        item.due = min(item.due, World.endOfTime)
        heap.insert(Slot(due: item.due, order: item.order, item: .passRetained(item)), Agenda.precedes)
    }

    /// The due time of the first item that is not cancelled; nil if there is none.
    var firstDue: Int? {
        while heap.count > 0 {
            heap.find(Agenda.precedes)
            let slot = heap.top
            if slot.isAlive { return slot.due }
            cancelled -= 1
            heap.removeTop(Agenda.precedes).item.release()
        }
        return nil
    }

    /// Returns the due time of the first item that meets the condition, in O(n).
    func firstDue(where isWanted: (WorldItem) -> Bool) -> Int? {
        var first: Int?
        for index in 0..<heap.count where heap[index].isAlive && heap[index].due < first ?? .max {
            if heap[index].item._withUnsafeGuaranteedRef(isWanted) { first = heap[index].due }
        }
        return first
    }

    /// Removes and returns the item whose time `firstDue` returned.
    func removeFirst() -> WorldItem {
        heap.find(Agenda.precedes)
        return heap.removeTop(Agenda.precedes).item.takeRetainedValue()
    }

    /// Counts a cancelled item. If most items are cancelled, removes all cancelled ones.
    func noteCancelled() {
        cancelled += 1
        guard cancelled > 256, cancelled > heap.count / 2 else { return }
        cancelled = 0
        heap.sweep(keep: \.isAlive, drop: { $0.item.release() }, Agenda.precedes)
    }

    /// Removes and returns all items that are not cancelled, in no particular order.
    func removeAll() -> [WorldItem] {
        cancelled = 0
        let items = heap.removeAll().map { $0.item.takeRetainedValue() }.filter { $0.place == .agenda }
        for item in items { item.place = .nowhere }
        return items
    }

    @inline(__always) private static func precedes(_ a: Slot, _ b: Slot) -> Bool {
        a.due != b.due ? a.due < b.due : a.order < b.order
    }
}
