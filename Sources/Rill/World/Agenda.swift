/// What is due when: a binary heap ordered by due time, then by arrival.
///
/// Cancelled items stay where they are until they come up or until they are the greater part, when they are swept out.
final class Agenda {
    // Keys lie in the heap itself and items are not counted while they move: a comparison must not touch a second cache line.
    private struct Slot {
        let due: Int
        let order: Int
        let item: Unmanaged<WorldItem>

        @inline(__always) func precedes(_ other: Slot) -> Bool {
            due != other.due ? due < other.due : order < other.order
        }
    }

    private var slots = UnsafeMutablePointer<Slot>.allocate(capacity: 64)
    private var capacity = 64
    private var count = 0
    private var cancelled = 0

    deinit {
        for index in 0..<count { slots[index].item.release() }
        slots.deallocate()
    }

    /// How many items are really due.
    var pending: Int { count - cancelled }

    func insert(_ item: WorldItem) {
        if count == capacity { grow() }
        item.place = .agenda
        count += 1
        siftUp(Slot(due: item.due, order: item.order, item: .passRetained(item)), from: count - 1)
    }

    /// The item that is due first, cancelled ones set aside.
    var first: WorldItem? {
        while count > 0 {
            let item = slots[0].item
            if item._withUnsafeGuaranteedRef({ $0.place == .agenda }) { return item.takeUnretainedValue() }
            cancelled -= 1
            removeTop().release()
        }
        return nil
    }

    /// Takes out what `first` has shown.
    func removeFirst() {
        removeTop().release()
    }

    /// An item in here was cancelled.
    func noteCancelled() {
        cancelled += 1
        if cancelled > 256, cancelled > count / 2 { sweep() }
    }

    func removeAll() -> [WorldItem] {
        let items = (0..<count).map { slots[$0].item.takeRetainedValue() }
        count = 0
        cancelled = 0
        return items.filter { $0.place == .agenda }.map {
            $0.place = .nowhere
            return $0
        }
    }

    private func removeTop() -> Unmanaged<WorldItem> {
        let top = slots[0].item
        count -= 1
        if count > 0 { siftDown(slots[count], from: 0) }
        return top
    }

    private func siftUp(_ slot: Slot, from start: Int) {
        var hole = start
        while hole > 0 {
            let parent = (hole - 1) / 2
            guard slot.precedes(slots[parent]) else { break }
            slots[hole] = slots[parent]
            hole = parent
        }
        slots[hole] = slot
    }

    private func siftDown(_ slot: Slot, from start: Int) {
        var hole = start
        while true {
            var child = 2 * hole + 1
            guard child < count else { break }
            if child + 1 < count, slots[child + 1].precedes(slots[child]) { child += 1 }
            guard slots[child].precedes(slot) else { break }
            slots[hole] = slots[child]
            hole = child
        }
        slots[hole] = slot
    }

    private func sweep() {
        var kept = 0
        for index in 0..<count {
            let slot = slots[index]
            if slot.item._withUnsafeGuaranteedRef({ $0.place == .agenda }) {
                slots[kept] = slot
                kept += 1
            } else {
                slot.item.release()
            }
        }
        count = kept
        cancelled = 0
        for index in stride(from: count / 2 - 1, through: 0, by: -1) { siftDown(slots[index], from: index) }
    }

    private func grow() {
        let larger = UnsafeMutablePointer<Slot>.allocate(capacity: capacity * 2)
        larger.moveInitialize(from: slots, count: count)
        slots.deallocate()
        slots = larger
        capacity *= 2
    }
}
