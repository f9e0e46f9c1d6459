import Dispatch
import Foundation
import Platform
import Rill

/// What a thread waits at.
protocol BlockingGate: AnyObject {
    /// Lets the thread go on, now or when it comes.
    func open()

    /// Waits until the gate is open; says what went wrong otherwise.
    func wait(timeout: TimeInterval?) -> Swift.Error?
}

/// The gate that fits the calling thread.
func makeBlockingGate() -> BlockingGate {
    if let world = World.current, world.isCurrentHere { return WorldGate(world) }
    return Thread.isMainThread ? RunLoopGate() : SemaphoreGate()
}

/// In a world a lane waits and the world goes on, on virtual time.
private final class WorldGate: BlockingGate {
    private let world: World
    private let loop: RunLoopWait

    init(_ world: World) {
        self.world = world
        loop = RunLoopWait(world)
    }

    func open() { loop.stop() }

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

/// On the main thread its run loop runs, so that what is scheduled there comes to pass.
private final class RunLoopGate: BlockingGate, @unchecked Sendable {
    private let lock = NSLock()
    private var isOpen = false

    func open() {
        lock.lock()
        isOpen = true
        lock.unlock()
        // Makes the run loop look again.
        DispatchQueue.main.async {}
    }

    private var mayPass: Bool {
        lock.lock()
        defer { lock.unlock() }
        return isOpen
    }

    func wait(timeout: TimeInterval?) -> Swift.Error? {
        let limit = timeout.map { Date(timeIntervalSinceNow: $0) } ?? .distantFuture
        while !mayPass {
            if Date() >= limit { return RxError.timeout }
            // A turn of its own bound: a wake-up that came between the question and the turn must not be lost.
            let turn = min(limit, Date(timeIntervalSinceNow: 0.05))
            if !RunLoop.current.run(mode: .default, before: turn) { SystemThread.pause(microseconds: 500) }
        }
        return nil
    }
}

/// Any other thread simply stops.
private final class SemaphoreGate: BlockingGate {
    private let semaphore = DispatchSemaphore(value: 0)

    func open() { semaphore.signal() }

    func wait(timeout: TimeInterval?) -> Swift.Error? {
        guard let timeout else {
            semaphore.wait()
            return nil
        }
        let limit = DispatchTime.now() + timeout
        return semaphore.wait(timeout: limit) == .success ? nil : RxError.timeout
    }
}
