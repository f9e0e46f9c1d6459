/// Storage for one element, on raw memory.
///
/// It is for operators that keep the latest element: it uses only the metadata of `Element`, while the type `Element?`
/// would be looked up for each event.
@usableFromInline
final class Slot<Element> {
    @usableFromInline let storage: UnsafeMutablePointer<Element>
    // As in `RingBuffer`, each access is one load or store.
    @usableFromInline @exclusivity(unchecked) final var isFull = false

    @usableFromInline
    init() { storage = .memory(for: 1) }

    deinit {
        if isFull { storage.deinitialize(count: 1) }
        storage.deallocateStorage()
    }

    /// The stored element. Valid only while `isFull` is true.
    @inlinable final var element: Element { storage.pointee }

    @inlinable
    final func store(_ element: Element) {
        if isFull {
            storage.pointee = element
        } else {
            storage.initialize(to: element)
            isFull = true
        }
    }

    /// Removes and returns the element. Requires `isFull`.
    @inlinable
    final func take() -> Element {
        isFull = false
        return storage.move()
    }

    final func clear() { if isFull { _ = take() } }
}
