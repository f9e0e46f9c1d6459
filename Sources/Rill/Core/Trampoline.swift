import Foundation

/// A piece of work that waits for its turn on a thread.
class TrampolineItem: DisposeBase, Cancelable {
    final private(set) var isDisposed = false

    func turn() { fatalError("abstract") }

    final func dispose() {
        isDisposed = true
        disposed()
    }

    /// Called at every disposal.
    func disposed() {}
}

/// The queue behind `CurrentThreadScheduler`: one per thread, first in, first out.
final class Trampoline {
    /// Whether work runs on the thread, so that new work must queue.
    var isRunning = false

    // A ring: `count` items from `head` on.
    private var ring: [TrampolineItem?] = Array(repeating: nil, count: 16)
    private var head = 0
    private var count = 0

    var isEmpty: Bool { count == 0 }

    func append(_ item: TrampolineItem) {
        if count == ring.count { grow() }
        ring[(head &+ count) & (ring.count &- 1)] = item
        count &+= 1
    }

    /// Runs what is queued, then leaves the thread idle.
    func drain() {
        while count > 0 {
            if Brake.isOn { break }
            let item = ring[head].unsafelyUnwrapped
            ring[head] = nil
            head = (head &+ 1) & (ring.count &- 1)
            count &-= 1
            if !item.isDisposed { item.turn() }
        }
        isRunning = false
        if count > 0 { forget() }
    }

    /// Runs work at once when the thread is idle, else after what is queued.
    func perform(_ work: @escaping () -> Void) {
        if isRunning { return append(ClosureItem(work)) }
        isRunning = true
        work()
        drain()
    }

    private func grow() {
        var larger = [TrampolineItem?](repeating: nil, count: ring.count * 2)
        for offset in 0..<count { larger[offset] = ring[(head + offset) & (ring.count - 1)] }
        ring = larger
        head = 0
    }

    private func forget() {
        ring = Array(repeating: nil, count: 16)
        head = 0
        count = 0
    }

    // MARK: One per thread

    private static let key: pthread_key_t = {
        var key = pthread_key_t()
        pthread_key_create(&key) { pointer in
            #if canImport(Darwin)
                Unmanaged<Trampoline>.fromOpaque(pointer).release()
            #else
                if let pointer { Unmanaged<Trampoline>.fromOpaque(pointer).release() }
            #endif
        }
        return key
    }()

    static var current: Trampoline {
        if let pointer = pthread_getspecific(key) {
            return Unmanaged<Trampoline>.fromOpaque(pointer)._withUnsafeGuaranteedRef { $0 }
        }
        let trampoline = Trampoline()
        pthread_setspecific(key, Unmanaged.passRetained(trampoline).toOpaque())
        return trampoline
    }

    /// Runs a body as if on a thread of its own: what is queued already waits until the body has ended.
    static func withFresh(_ body: () -> Void) {
        let outer = pthread_getspecific(key)
        pthread_setspecific(key, nil)
        body()
        if let inner = pthread_getspecific(key) { Unmanaged<Trampoline>.fromOpaque(inner).release() }
        pthread_setspecific(key, outer)
    }
}

private final class ClosureItem: TrampolineItem {
    private let work: () -> Void

    init(_ work: @escaping () -> Void) { self.work = work }

    override func turn() { work() }
}
