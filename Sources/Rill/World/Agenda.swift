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

        var isAlive: Bool { item._withUnsafeGuaranteedRef { $0.agendaPlace == .agenda } }
    }

    private var heap = Heap<Slot>()
    private var cancelledCount = 0

    deinit {
        for slot in heap.removeAll() { slot.item.release() }
    }

    /// The number of items that are not cancelled.
    var pendingCount: Int { heap.count - cancelledCount }

    func insert(_ item: WorldItem) {
        item.agendaPlace = .agenda
        item.due = min(item.due, World.endOfTime)
        heap.insert(Slot(due: item.due, order: item.arrivalOrder, item: .passRetained(item)), Agenda.isBefore)
    }

    /// The due time of the first item that is not cancelled; nil if there is none.
    var firstDueTime: Int? {
        while heap.count > 0 {
            heap.findTop(Agenda.isBefore)
            let slot = heap.top
            if slot.isAlive { return slot.due }
            cancelledCount -= 1
            heap.removeTop(Agenda.isBefore).item.release()
        }
        return nil
    }

    /// Returns the due time of the first item that meets the condition, in O(n).
    func firstDueTime(where isWanted: (WorldItem) -> Bool) -> Int? {
        var first: Int?
        for index in 0..<heap.count where heap[index].isAlive && heap[index].due < first ?? .max {
            if heap[index].item._withUnsafeGuaranteedRef(isWanted) { first = heap[index].due }
        }
        return first
    }

    /// Removes and returns the item whose time `firstDueTime` returned.
    func removeFirst() -> WorldItem {
        heap.findTop(Agenda.isBefore)
        return heap.removeTop(Agenda.isBefore).item.takeRetainedValue()
    }

    /// Counts a cancelled item. If most items are cancelled, removes all cancelled ones.
    func countCancelled() {
        cancelledCount += 1
        guard cancelledCount > 256, cancelledCount > heap.count / 2 else { return }
        cancelledCount = 0
        heap.removeUnwanted(keep: \.isAlive, drop: { $0.item.release() }, Agenda.isBefore)
    }

    /// Removes and returns all items that are not cancelled, in no particular order.
    func removeAll() -> [WorldItem] {
        cancelledCount = 0
        let items = heap.removeAll().map { $0.item.takeRetainedValue() }.filter { $0.agendaPlace == .agenda }
        for item in items { item.agendaPlace = .nowhere }
        return items
    }

    @inline(__always) private static func isBefore(_ a: Slot, _ b: Slot) -> Bool {
        a.due != b.due ? a.due < b.due : a.order < b.order
    }
}
