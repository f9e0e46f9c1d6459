/// A FIFO queue in a growing ring.
struct Queue<Element> {
    private var ring: [Element?] = []
    private var head = 0
    private(set) var count = 0

    init() {}

    /// An empty queue with the given capacity.
    init(capacity: Int) {
        while ring.count < capacity { grow() }
    }

    var isEmpty: Bool { count == 0 }

    /// Returns the oldest element. Requires a non-empty queue.
    func peek() -> Element {
        precondition(count > 0)
        return ring[head].unsafelyUnwrapped
    }

    mutating func enqueue(_ element: Element) {
        if count == ring.count { grow() }
        ring[(head &+ count) & (ring.count &- 1)] = element
        count &+= 1
    }

    mutating func dequeue() -> Element? {
        if count == 0 { return nil }
        var element: Element?
        swap(&element, &ring[head])
        head = (head &+ 1) & (ring.count &- 1)
        count &-= 1
        return element
    }

    mutating func removeAll() { self = Queue() }

    /// All elements, oldest first.
    var elements: [Element] {
        var elements: [Element] = []
        elements.reserveCapacity(count)
        // The elements are in two parts: from the head up to the end of the ring, and from the start of the ring on.
        let end = Swift.min(head &+ count, ring.count)
        for index in head..<end { elements.append(ring[index].unsafelyUnwrapped) }
        for index in 0..<(count &- (end &- head)) { elements.append(ring[index].unsafelyUnwrapped) }
        return elements
    }

    private mutating func grow() {
        var larger = [Element?](repeating: nil, count: Swift.max(4, ring.count * 2))
        for offset in 0..<count { larger[offset] = ring[(head + offset) & (ring.count - 1)] }
        ring = larger
        head = 0
    }
}

extension Queue: Sequence {
    func makeIterator() -> IndexingIterator<[Element]> { elements.makeIterator() }
}
