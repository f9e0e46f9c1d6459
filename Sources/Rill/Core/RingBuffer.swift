/// A FIFO queue in a growing ring on raw memory.
///
/// It is for sinks whose code all element types share: it uses only the metadata of `Element`, while `Queue` looks up
/// several types for each event. It allocates nothing before the first element.
@usableFromInline
final class RingBuffer<Element> {
    // The memory of the elements. The fields are visible to modules that inline this class, so the compiler would check
    // their accesses at run time. Each access is one load or store.
    @usableFromInline @exclusivity(unchecked) final var slots: UnsafeMutablePointer<Element>
    @usableFromInline @exclusivity(unchecked) final var capacity: Int
    @usableFromInline @exclusivity(unchecked) final var firstIndex = 0
    @usableFromInline @exclusivity(unchecked) final var count = 0

    @usableFromInline
    init() {
        capacity = 0
        slots = UnsafeMutablePointer(bitPattern: MemoryLayout<Element>.alignment).unsafelyUnwrapped
    }

    deinit {
        removeAll()
        if capacity > 0 { slots.deallocateStorage() }
    }

    @inlinable final var isEmpty: Bool { count == 0 }

    /// The oldest element. Requires a non-empty buffer.
    final var first: Element { slots[firstIndex] }

    @inlinable
    final func append(_ element: Element) {
        if count == capacity { grow() }
        (slots + ((firstIndex &+ count) & (capacity &- 1))).initialize(to: element)
        count &+= 1
    }

    /// Removes and returns the oldest element. Requires a non-empty buffer.
    @inlinable
    final func removeFirst() -> Element {
        let index = firstIndex
        firstIndex = (firstIndex &+ 1) & (capacity &- 1)
        count &-= 1
        return (slots + index).move()
    }

    /// All elements, oldest first.
    final var elements: [Element] {
        // An empty array is returned as a literal, because writing the count of the shared empty array would write to
        // memory of all threads.
        if count == 0 { return [] }
        return [Element](unsafeUninitializedCapacity: count) { buffer, filled in
            guard let start = buffer.baseAddress else { return }
            let ahead = Swift.min(count, capacity &- firstIndex)
            start.initialize(from: slots + firstIndex, count: ahead)
            (start + ahead).initialize(from: slots, count: count &- ahead)
            filled = count
        }
    }

    final func removeAll() { while count > 0 { _ = removeFirst() } }

    @usableFromInline @inline(never)
    final func grow() {
        let size = capacity == 0 ? 4 : capacity * 2
        let larger = UnsafeMutablePointer<Element>.memory(for: size)
        if capacity > 0 {
            // The elements that have wrapped around to the start of the ring are moved behind the others.
            let ahead = capacity - firstIndex
            larger.moveInitialize(from: slots + firstIndex, count: ahead)
            (larger + ahead).moveInitialize(from: slots, count: firstIndex)
            slots.deallocateStorage()
        }
        slots = larger
        capacity = size
        firstIndex = 0
    }
}
