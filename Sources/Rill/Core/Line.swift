/// First in, first out, in a ring on raw memory.
///
/// For sinks whose code is shared by all element types: it asks for nothing but the element's own type, where a `Queue`
/// would look up several at every event.
final class Line<Element> {
    private var slots: UnsafeMutablePointer<Element>
    private var capacity: Int
    private var head = 0
    private(set) final var count = 0

    init() {
        capacity = 4
        slots = .allocate(capacity: 4)
    }

    deinit {
        removeAll()
        slots.deallocate()
    }

    final var isEmpty: Bool { count == 0 }

    /// The oldest element; there must be one.
    final var first: Element { slots[head] }

    final func append(_ element: Element) {
        if count == capacity { grow() }
        (slots + ((head &+ count) & (capacity &- 1))).initialize(to: element)
        count &+= 1
    }

    /// Takes out the oldest element; there must be one.
    final func removeFirst() -> Element {
        let index = head
        head = (head &+ 1) & (capacity &- 1)
        count &-= 1
        return (slots + index).move()
    }

    final func removeAll() { while count > 0 { _ = removeFirst() } }

    private func grow() {
        let larger = UnsafeMutablePointer<Element>.allocate(capacity: capacity * 2)
        // What wraps round comes behind what does not.
        let ahead = capacity - head
        larger.moveInitialize(from: slots + head, count: ahead)
        (larger + ahead).moveInitialize(from: slots, count: head)
        slots.deallocate()
        slots = larger
        capacity *= 2
        head = 0
    }
}
