import Dispatch
import Foundation
import Platform
import Rill

/// A gate that blocks a thread until another thread opens the gate.
protocol BlockingWait: AnyObject {
    /// Opens the gate, before or during the wait.
    func endWait()

    /// Waits until the gate is open; returns the error if the wait failed.
    func wait(timeout: TimeInterval?) -> Swift.Error?
}

/// Returns the kind of gate that suits the calling thread.
func makeBlockingGate() -> BlockingWait {
    if let world = World.current, world.isHeldByThisThread { return WorldGate(world) }
    return Thread.isMainThread ? RunLoopGate() : SemaphoreGate()
}

/// A gate that blocks an executor of a world while the world continues on virtual time.
private final class WorldGate: BlockingWait {
    private let world: World
    private let loop: RunLoopWait

    init(_ world: World) {
        self.world = world
        loop = RunLoopWait(world)
    }

    func endWait() { loop.stop() }

    func wait(timeout: TimeInterval?) -> Swift.Error? {
        let limit = timeout.map { world.now.saturatingSum(.saturating($0 * 1e9)) }
        switch loop.run(until: limit) {
        case .done: return nil
        case .timedOut: return RxError.timeout
        case .deadlock: return BlockingError.deadlock
        case .interrupted: return BlockingError.interrupted
        }
    }
}

/// A gate that blocks the main thread by running its run loop, so that work scheduled on the main thread can run.
private final class RunLoopGate: BlockingWait, @unchecked Sendable {
    private let lock = NSLock()
    private var isOpen = false

    func endWait() {
        lock.lock()
        isOpen = true
        lock.unlock()
        // An empty action wakes the run loop.
        DispatchQueue.main.async {}
    }

    private var isOpenOrTimedOut: Bool {
        lock.lock()
        defer { lock.unlock() }
        return isOpen
    }

    func wait(timeout: TimeInterval?) -> Swift.Error? {
        let limit = timeout.map { Date(timeIntervalSinceNow: $0) } ?? .distantFuture
        while !isOpenOrTimedOut {
            if Date() >= limit { return RxError.timeout }
            // Each turn of the loop is bounded, so that a wake-up between the check and the turn is not lost.
            let turn = min(limit, Date(timeIntervalSinceNow: 0.05))
            if !RunLoop.current.run(mode: .default, before: turn) { SystemThread.sleep(microseconds: 500) }
        }
        return nil
    }
}

/// A gate that blocks a thread other than the main thread.
private final class SemaphoreGate: BlockingWait {
    private let semaphore = DispatchSemaphore(value: 0)

    func endWait() { semaphore.signal() }

    func wait(timeout: TimeInterval?) -> Swift.Error? {
        guard let timeout else {
            semaphore.wait()
            return nil
        }
        let limit = DispatchTime.now() + timeout
        return semaphore.wait(timeout: limit) == .success ? nil : RxError.timeout
    }
}
