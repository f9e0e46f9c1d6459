/// A FIFO queue in a growing ring.
struct Queue<Element> {
    private var slots: [Element?] = []
    private var firstIndex = 0
    private(set) var count = 0

    init() {}

    /// An empty queue with the given capacity.
    init(capacity: Int) {
        while slots.count < capacity { grow() }
    }

    var isEmpty: Bool { count == 0 }

    /// Returns the oldest element. Requires a non-empty queue.
    func peek() -> Element {
        precondition(count > 0)
        return slots[firstIndex].unsafelyUnwrapped
    }

    mutating func enqueue(_ element: Element) {
        if count == slots.count { grow() }
        slots[(firstIndex &+ count) & (slots.count &- 1)] = element
        count &+= 1
    }

    mutating func dequeue() -> Element? {
        if count == 0 { return nil }
        var element: Element?
        swap(&element, &slots[firstIndex])
        firstIndex = (firstIndex &+ 1) & (slots.count &- 1)
        count &-= 1
        return element
    }

    mutating func removeAll() { self = Queue() }

    /// All elements, oldest first.
    var elements: [Element] {
        var elements: [Element] = []
        elements.reserveCapacity(count)
        // The elements are in two parts: from the head up to the end of the ring, and from the start of the ring on.
        let end = Swift.min(firstIndex &+ count, slots.count)
        for index in firstIndex..<end { elements.append(slots[index].unsafelyUnwrapped) }
        for index in 0..<(count &- (end &- firstIndex)) { elements.append(slots[index].unsafelyUnwrapped) }
        return elements
    }

    private mutating func grow() {
        var larger = [Element?](repeating: nil, count: Swift.max(4, slots.count * 2))
        for offset in 0..<count { larger[offset] = slots[(firstIndex + offset) & (slots.count - 1)] }
        slots = larger
        firstIndex = 0
    }
}

extension Queue: Sequence {
    func makeIterator() -> IndexingIterator<[Element]> { elements.makeIterator() }
}
