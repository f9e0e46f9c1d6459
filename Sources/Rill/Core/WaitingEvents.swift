/// The events that an operator keeps to send them later, the oldest first. In a recorded world, each is sent as an
/// effect of the event that was current when it arrived.
struct WaitingEvents<Element> {
    let elements: RingBuffer<Element>
    private let causes = CauseQueue.makeIfRecording()

    init(_ elements: RingBuffer<Element> = RingBuffer()) { self.elements = elements }

    /// True if no element waits. A stop event may still wait.
    var isEmpty: Bool { elements.isEmpty }

    func append(_ element: Element) {
        elements.append(element)
        causes?.appendCurrent()
    }

    /// Records the cause of a waiting stop event. The operator itself stores the event.
    func appendStopCause() { causes?.appendCurrent() }

    /// Begins to send the first event. Returns true if it is an element, which the caller must take with `removeFirst`.
    func setNextCause() -> Bool {
        causes?.setFirstAsCurrent()
        return !elements.isEmpty
    }

    func removeFirst() -> Element { elements.removeFirst() }

    /// Runs `body`, which sends the first element. The element is not the cause of later work.
    func withFirstCause(_ body: () -> Void) { if let causes { causes.withFirstCurrent(body) } else { body() } }

    func removeAll() {
        elements.removeAll()
        causes?.removeAll()
    }
}

/// The newest element, which an operator keeps to send it later. In a recorded world, it is sent as an effect of the
/// event that was current when it arrived.
struct WaitingElement<Element> {
    private let slot = Slot<Element>()
    private let causes = CauseQueue.makeIfRecording()

    /// True if an element waits.
    var isFull: Bool { slot.isFull }

    func store(_ element: Element) {
        slot.store(element)
        causes?.replaceWithCurrent()
    }

    /// Removes the element and sends it. The element is not the cause of later work. Requires that an element waits.
    func send(_ body: (Element) -> Void) {
        let element = slot.take()
        if let causes { causes.withFirstCurrent { body(element) } } else { body(element) }
    }

    func clear() { slot.clear() }
}
