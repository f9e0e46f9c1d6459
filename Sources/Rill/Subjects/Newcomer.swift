import Foundation
import Platform
import Synchronization

/// Stands before a new subscriber while old elements are replayed to it: what arrives meanwhile waits behind them.
final class Newcomer<Element>: Receiver<Element> {
    private let down: Receiver<Element>
    private let isReplaying = Atomic<Bool>(true)
    private let lock = Lock()
    private var waiting: [Event<Element>] = []
    /// The thread whose own events do not wait; none if all wait.
    private let privileged: UInt

    /// `letsNestedPass`: events that the subscriber itself causes while it is replayed to reach it at once.
    init(_ down: Receiver<Element>, letsNestedPass: Bool) {
        self.down = down
        privileged = letsNestedPass ? SystemThread.current : 0
    }

    /// The replay is over: delivers what has arrived meanwhile, then lets everything pass.
    func caughtUp() {
        while true {
            let events = lock.withLock {
                defer { waiting = [] }
                if waiting.isEmpty { isReplaying.store(false, ordering: .releasing) }
                return waiting
            }
            if events.isEmpty { return }
            for event in events where !Brake.isOn { down.on(event) }
        }
    }

    private func mustWait(_ event: @autoclosure () -> Event<Element>) -> Bool {
        World.noteNestedSend()
        if privileged == SystemThread.current { return false }
        let event = event()
        return lock.withLock {
            if !isReplaying.load(ordering: .relaxed) { return false }
            waiting.append(event)
            return true
        }
    }

    override func onNext(_ element: Element) {
        if isReplaying.load(ordering: .acquiring), mustWait(.next(element)) { return }
        down.onNext(element)
    }

    override func onError(_ error: Swift.Error) {
        if isReplaying.load(ordering: .acquiring), mustWait(.error(error)) { return }
        down.onError(error)
    }

    override func onCompleted() {
        if isReplaying.load(ordering: .acquiring), mustWait(.completed) { return }
        down.onCompleted()
    }
}
