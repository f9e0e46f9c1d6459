/// What is due on a virtual clock, ordered by time, then by scheduling.
struct VirtualQueue<Time> {
    private struct Slot {
        let time: Time
        let order: Int
        let item: Unmanaged<AnyVirtualItem<Time>>

        var isAlive: Bool { item._withUnsafeGuaranteedRef { !$0.isDisposed } }
    }

    private let heap = Heap<Slot>()
    private let isEarlier: (Time, Time) -> Bool
    private var arrivals = 0

    init(isEarlier: @escaping (Time, Time) -> Bool) { self.isEarlier = isEarlier }

    mutating func insert(_ item: AnyVirtualItem<Time>) {
        arrivals += 1
        // Once in a while what was disposed is swept out, so that a timer restarted for ever does not fill the queue.
        if arrivals & 0xFFF == 0 { heap.sweep(keep: \.isAlive, drop: { $0.item.release() }, precedes) }
        heap.insert(Slot(time: item.time, order: arrivals, item: .passRetained(item)), precedes)
    }

    /// The first item that was not disposed.
    var first: AnyVirtualItem<Time>? {
        while heap.count > 0 {
            let slot = heap.top
            if slot.isAlive { return slot.item.takeUnretainedValue() }
            heap.removeTop(precedes).item.release()
        }
        return nil
    }

    /// Takes out what `first` has shown.
    func removeFirst() { heap.removeTop(precedes).item.release() }

    /// The times at which something is due, in order.
    var times: [Time] {
        (0..<heap.count).map { heap[$0] }.filter(\.isAlive).sorted(by: precedes).map(\.time)
    }

    func removeAll() { for slot in heap.removeAll() { slot.item.release() } }

    private func precedes(_ a: Slot, _ b: Slot) -> Bool {
        if isEarlier(a.time, b.time) { return true }
        return a.order < b.order && !isEarlier(b.time, a.time)
    }
}
