/// The sink of an operator with several sources or a timer. The events that it sends never overlap, and no event
/// follows a stop event.
///
/// The gate guards the operator's state. It is open while an event is forwarded, so no other thread waits for
/// downstream code. One thread forwards at a time; events of other threads are queued in order and sent by it
/// afterwards. If the forwarding thread sends another event while it forwards one, that event is forwarded at once.
@usableFromInline
class GatedSink<In, Out>: Sink<In, Out> {
    final let gate = RecursiveSpinLock()
    /// The phase of the sink, which is accessed only inside the gate.
    private final var phase = GatePhase.idle
    /// The thread that forwards an event. Accessed only inside the gate, and valid only while an event is forwarded.
    private final var sendingThread: UInt = 0
    /// The events of other threads, which the forwarding thread sends afterwards. Created when it is first needed.
    private final var queuedEvents: RingBuffer<() -> Void>?

    /// True if the sink must send no further events. The flag is read inside the gate.
    @inline(__always) final var hasEnded: Bool { phase.isEnd || isDisposed }

    /// True if another thread is forwarding an event. The flag is read inside the gate.
    @inline(__always) final var isSentByOtherThread: Bool { phase.isForwarding && sendingThread != gate.holdingThread }

    final func emit(_ element: Out) {
        gate.acquire()
        deliverInOrder(element)
        gate.release()
    }

    /// Sends an element unless the sink is over. The function is called inside the gate, which is open during the
    /// delivery.
    @usableFromInline
    final func deliverInOrder(_ element: Out) {
        if hasEnded || NativeStack.isUsedUp { return }
        sendOrQueue(
            { downstream.onNext(element) }, later: { { [self] in if !isDisposed { downstream.onNext(element) } } })
    }

    /// Sends the elements of an immediate source. The function is called inside the gate, which is open during the
    /// delivery.
    final func deliverAll(allOf source: Observable<Out>) {
        if hasEnded || NativeStack.isUsedUp { return }
        sendOrQueue(
            { source.deliverImmediately(to: downstream) },
            later: { { [self] in if !isDisposed { source.deliverImmediately(to: downstream) } } })
    }

    /// Runs an action in order with the events that are sent; after the stop event, no action runs. The function is
    /// called inside the gate, which is open while the action runs. `later` returns the action for the outbox, as in
    /// `sendOrQueue`.
    @inline(__always)
    final func sendInOrder(_ now: () -> Void, later: () -> (() -> Void)) {
        if !phase.isEnd { sendOrQueue(now, later: later) }
    }

    /// Sends the error, or a completion if it is nil, and then disposes the sink.
    final func stopInOrder(_ error: Swift.Error?) {
        gate.acquire()
        if hasEnded { return gate.release() }
        let isPosted = isSentByOtherThread
        if isPosted { queueEvent { [self] in finish(error) } }
        phase.change(to: phase.isForwarding ? .stopping : .stopped)
        gate.release()
        if !isPosted { finish(error) }
    }

    override func onError(_ error: Swift.Error) { stopInOrder(error) }
    override func onCompleted() { stopInOrder(nil) }

    private final func finish(_ error: Swift.Error?) { if let error { fail(error) } else { complete() } }

    // Sends an event that is given in two forms: `now` is called directly; the closure that `later` returns is
    // allocated only if the event must be queued.
    @inline(__always)
    private final func sendOrQueue(_ now: () -> Void, later: () -> (() -> Void)) {
        let me = gate.holdingThread
        let isFirst = !phase.isForwarding
        if isFirst {
            sendingThread = me
            phase.change(to: .forwarding)
        } else if sendingThread != me {
            return queueEvent(later())
        }
        gate.release()
        now()
        gate.acquire(me)
        if !isFirst { return }
        if queuedEvents != nil { sendQueuedEvents() }
        phase.change(to: phase == .stopping ? .stopped : .idle)
    }

    private final func queueEvent(_ action: @escaping () -> Void) {
        let line = queuedEvents ?? RingBuffer()
        queuedEvents = line
        line.append(action)
    }

    @inline(never)
    private final func sendQueuedEvents() {
        while let line = queuedEvents, !line.isEmpty {
            let action = line.removeFirst()
            gate.release()
            action()
            gate.acquire()
        }
        queuedEvents = nil
    }
}

/// The phases of a `GatedSink`.
enum GatePhase: UInt8 {
    /// No event is being forwarded.
    case idle
    /// An event is being forwarded. Events of other threads wait in the outbox.
    case forwarding
    /// An event is being forwarded; while it was, a stop event was sent, or one waits in the outbox.
    case stopping
    /// The stop event was sent. The sink is disposed, or will be at once.
    case stopped

    @inline(__always) var isForwarding: Bool { self == .forwarding || self == .stopping }
    /// True after a stop event was sent or queued.
    @inline(__always) var isEnd: Bool { rawValue >= GatePhase.stopping.rawValue }

    @inline(__always) mutating func change(to next: GatePhase) {
        assert(canBecome(next), "a gated sink went from \(self) to \(next)")
        self = next
    }

    private func canBecome(_ next: GatePhase) -> Bool {
        switch self {
        case .idle: return next == .forwarding || next == .stopped
        case .forwarding: return next == .idle || next == .stopping
        case .stopping: return next == .stopped
        case .stopped: return false
        }
    }
}
