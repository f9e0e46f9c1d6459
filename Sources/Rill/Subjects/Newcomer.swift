import Foundation
import Platform
import Synchronization

/// Wraps a new subscriber while earlier elements are replayed to it. Elements that arrive meanwhile are queued and
/// delivered after the replayed ones.
final class ReplayingReceiver<Element>: Receiver<Element> {
    private let downstream: Receiver<Element>
    private let isReplaying = Atomic<Bool>(true)
    private let lock = Lock()
    private var waitingEvents: [Event<Element>] = []
    /// The thread whose own events are not queued; 0 if the events of all threads are.
    private let unqueuedThread: UInt

    /// With `letsNestedPass`, events that the subscriber itself causes during its replay are delivered at once.
    init(_ downstream: Receiver<Element>, letsNestedPass: Bool) {
        self.downstream = downstream
        unqueuedThread = letsNestedPass ? SystemThread.currentIdentity : 0
    }

    /// Ends the replay: delivers the queued elements. From then on, all events pass.
    func endReplay() {
        while true {
            let events = lock.withLock {
                defer { waitingEvents = [] }
                if waitingEvents.isEmpty { isReplaying.store(false, ordering: .releasing) }
                return waitingEvents
            }
            if events.isEmpty { return }
            downstream.on(each: events)
        }
    }

    private func queueDuringReplay(_ event: @autoclosure () -> Event<Element>) -> Bool {
        World.reportNestedSend()
        if unqueuedThread == SystemThread.currentIdentity { return false }
        let event = event()
        return lock.withLock {
            if !isReplaying.load(ordering: .relaxed) { return false }
            waitingEvents.append(event)
            return true
        }
    }

    override func onNext(_ element: Element) {
        if isReplaying.load(ordering: .acquiring), queueDuringReplay(.next(element)) { return }
        downstream.onNext(element)
    }

    override func onError(_ error: Swift.Error) {
        if isReplaying.load(ordering: .acquiring), queueDuringReplay(.error(error)) { return }
        downstream.onError(error)
    }

    override func onCompleted() {
        if isReplaying.load(ordering: .acquiring), queueDuringReplay(.completed) { return }
        downstream.onCompleted()
    }
}
