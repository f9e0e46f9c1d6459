/// The sink of an operator with several sources or a timer. Events sent from it never overlap, and nothing follows a
/// stop event.
///
/// The gate guards the operator's state. It is open while an event is forwarded, so no other thread waits for
/// downstream code. One thread forwards at a time; events of other threads are queued in order and sent by it
/// afterwards. An event sent by the forwarding thread from inside an event goes out at once.
@usableFromInline
class GatedSink<In, Out>: Sink<In, Out> {
    final let gate = RecursiveSpinLock()
    /// True after a stop event was sent or queued. Read and written inside the gate.
    @exclusivity(unchecked) final var isStopped = false
    /// The forwarding thread, 0 if there is none. Read and written inside the gate.
    @exclusivity(unchecked) private final var sender: UInt = 0
    /// Events of other threads, which the forwarding thread sends afterwards; created when first needed.
    @exclusivity(unchecked) private final var outbox: RingBuffer<() -> Void>?

    /// True if nothing may be sent any more. Read inside the gate.
    @inline(__always) final var isOver: Bool { isStopped || isDisposed }

    /// True if another thread is forwarding. Read inside the gate.
    @inline(__always) final var isSentElsewhere: Bool { sender != 0 && sender != gate.holder }

    final func emit(_ element: Out) {
        gate.enter()
        deliver(element)
        gate.leave()
    }

    /// Sends an element unless the sink is over. Called inside the gate, which is open during the delivery.
    @usableFromInline
    final func deliver(_ element: Out) {
        if isOver || NativeStack.isUsedUp { return }
        send({ down.onNext(element) }, later: { { [self] in if !isDisposed { down.onNext(element) } } })
    }

    /// Sends the elements of an immediate source. Called inside the gate, which is open during the delivery.
    final func deliver(allOf source: Observable<Out>) {
        if isOver || NativeStack.isUsedUp { return }
        send(
            { source.deliverAtOnce(to: down) },
            later: { { [self] in if !isDisposed { source.deliverAtOnce(to: down) } } })
    }

    /// Runs an action in order with the sent events. Called inside the gate, which is open during the action.
    final func inOrder(_ action: @escaping () -> Void) { send(action, later: { action }) }

    /// Sends the error, or completion, and disposes.
    final func stop(_ error: Swift.Error?) {
        gate.enter()
        if isOver { return gate.leave() }
        isStopped = true
        let isPosted = isSentElsewhere
        if isPosted { post { [self] in finish(error) } }
        gate.leave()
        if !isPosted { finish(error) }
    }

    override func onError(_ error: Swift.Error) { stop(error) }
    override func onCompleted() { stop(nil) }

    private final func finish(_ error: Swift.Error?) {
        if isDisposed { return }
        if !Brake.isOn, !NativeStack.isUsedUp {
            if let error { down.onError(error) } else { down.onCompleted() }
        }
        dispose()
    }

    // Takes the event twice: `now` is called directly, and only an event that must be queued allocates the closure
    // `later`.
    @inline(__always)
    private final func send(_ now: () -> Void, later: () -> (() -> Void)) {
        let me = gate.holder
        let isFirst = sender == 0
        if !isFirst, sender != me { return post(later()) }
        sender = me
        gate.leave()
        now()
        gate.enter(me)
        if !isFirst { return }
        if outbox != nil { empty() }
        sender = 0
    }

    private final func post(_ action: @escaping () -> Void) {
        let line = outbox ?? RingBuffer()
        outbox = line
        line.append(action)
    }

    @inline(never)
    private final func empty() {
        while let line = outbox, !line.isEmpty {
            let action = line.removeFirst()
            gate.leave()
            action()
            gate.enter()
        }
        outbox = nil
    }
}
