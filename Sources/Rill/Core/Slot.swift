/// Room for one element, on raw memory.
///
/// For what keeps the latest element: it asks for nothing but the element's own type, where an `Element?` would be looked
/// up as a type at every event.
@usableFromInline
final class Slot<Element> {
    @usableFromInline let place: UnsafeMutablePointer<Element>
    @exclusivity(unchecked) @usableFromInline final var isFull = false

    @usableFromInline
    init() { place = .memory(for: 1) }

    deinit {
        if isFull { place.deinitialize(count: 1) }
        place.giveBack()
    }

    /// The element; call only while `isFull`.
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

    /// Takes out what is in it; there must be something.
    @inlinable
    final func take() -> Element {
        isFull = false
        return place.move()
    }

    final func clear() { if isFull { _ = take() } }
}
