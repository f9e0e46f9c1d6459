/// First in, first out, in a ring that grows.
struct Queue<Element> {
    private var ring: [Element?] = []
    private var head = 0
    private(set) var count = 0

    var isEmpty: Bool { count == 0 }

    /// The oldest element.
    var first: Element? { count == 0 ? nil : ring[head] }

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
        (0..<count).map { ring[(head &+ $0) & (ring.count &- 1)].unsafelyUnwrapped }
    }

    private mutating func grow() {
        var larger = [Element?](repeating: nil, count: Swift.max(4, ring.count * 2))
        for offset in 0..<count { larger[offset] = ring[(head + offset) & (ring.count - 1)] }
        ring = larger
        head = 0
    }
}
