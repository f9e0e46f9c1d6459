/// Storage for one element, on raw memory.
///
/// It is for operators that keep the latest element: it uses only the metadata of `Element`, while the type `Element?`
/// would be looked up for each event.
@usableFromInline
final class Slot<Element> {
    @usableFromInline let place: UnsafeMutablePointer<Element>
    // As in `RingBuffer`, each access is one load or store.
    @usableFromInline @exclusivity(unchecked) final var isFull = false

    @usableFromInline
    init() { place = .memory(for: 1) }

    deinit {
        if isFull { place.deinitialize(count: 1) }
        place.deallocateStorage()
    }

    /// The stored element. Valid only while `isFull` is true.
    @inlinable final var element: Element { place.pointee }

    @inlinable
    final func put(_ element: Element) {
        if isFull {
            place.pointee = element
        } else {
            place.initialize(to: element)
            isFull = true
        }
    }

    /// Removes and returns the element. Requires `isFull`.
    @inlinable
    final func take() -> Element {
        isFull = false
        return place.move()
    }

    final func clear() { if isFull { _ = take() } }
}
