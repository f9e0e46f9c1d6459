/// What is due when, ordered by due time, then by arrival.
///
/// Cancelled items stay where they are until they come up or until they are the greater part, when they are swept out.
final class Agenda {
    // Keys lie in the heap itself: a comparison must not touch a second cache line.
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

    /// How many items are really due.
    var pending: Int { heap.count - cancelled }

    func insert(_ item: WorldItem) {
        item.place = .agenda
        item.due = min(item.due, World.endOfTime)
        heap.insert(Slot(due: item.due, order: item.order, item: .passRetained(item)), Agenda.precedes)
    }

    /// When the first item is due, cancelled ones set aside; nil when there is none.
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

    /// When the first item of a kind is due; looks at all.
    func firstDue(where isWanted: (WorldItem) -> Bool) -> Int? {
        var first: Int?
        for index in 0..<heap.count where heap[index].isAlive && heap[index].due < first ?? .max {
            if heap[index].item._withUnsafeGuaranteedRef(isWanted) { first = heap[index].due }
        }
        return first
    }

    /// Takes out the item whose time `firstDue` has told.
    func removeFirst() -> WorldItem {
        heap.find(Agenda.precedes)
        return heap.removeTop(Agenda.precedes).item.takeRetainedValue()
    }

    /// An item in here was cancelled.
    func noteCancelled() {
        cancelled += 1
        guard cancelled > 256, cancelled > heap.count / 2 else { return }
        cancelled = 0
        heap.sweep(keep: \.isAlive, drop: { $0.item.release() }, Agenda.precedes)
    }

    /// Everything alive, in no order.
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
