import Foundation
import Platform
import Synchronization

/// A work item in the queue of a thread.
class TrampolineItem: DisposeBase, Cancelable {
    private final let isDisposedFlag = Atomic<Bool>(false)

    final var isDisposed: Bool { isDisposedFlag.load(ordering: .relaxed) }

    func runItem() { fatalError("abstract") }

    final func dispose() {
        isDisposedFlag.store(true, ordering: .relaxed)
        handleDisposed()
    }

    /// Releases the resources of a subclass; called at every disposal.
    func handleDisposed() {}
}

/// The queue of `CurrentThreadScheduler`: one per thread, first in, first out.
///
/// This type is a handle: the state belongs to the thread and is freed with it, so the lookup in every subscription
/// retains no object.
@usableFromInline
struct CurrentThreadQueue {
    @usableFromInline
    struct State {
        @usableFromInline var isRunning = false
        // A ring buffer whose `count` items begin at `head`.
        var ring: [TrampolineItem?] = Array(repeating: nil, count: 16)
        var head = 0
        @usableFromInline var count = 0
    }

    @usableFromInline let state: UnsafeMutablePointer<State>

    /// True if work is running on the thread, so that new work must be queued.
    var isRunning: Bool {
        get { state.pointee.isRunning }
        nonmutating set { state.pointee.isRunning = newValue }
    }

    @inlinable var isEmpty: Bool { state.pointee.count == 0 }

    func append(_ item: TrampolineItem) {
        if state.pointee.count == state.pointee.ring.count { grow() }
        let end = (state.pointee.head &+ state.pointee.count) & (state.pointee.ring.count &- 1)
        state.pointee.ring[end] = item
        state.pointee.count &+= 1
    }

    /// Runs the queued items, then marks the thread as idle.
    func runQueuedItems() {
        while state.pointee.count > 0 {
            World.countEmission()
            if Brake.isOn { break }
            let head = state.pointee.head
            let item = state.pointee.ring[head].unsafelyUnwrapped
            state.pointee.ring[head] = nil
            state.pointee.head = (head &+ 1) & (state.pointee.ring.count &- 1)
            state.pointee.count &-= 1
            if !item.isDisposed { item.runItem() }
        }
        state.pointee.isRunning = false
        if state.pointee.count > 0 { releaseItems() }
    }

    /// Runs work at once if the thread is idle; otherwise queues it.
    func performWork(_ work: @escaping () -> Void) {
        if isRunning { return append(ClosureItem(work)) }
        isRunning = true
        work()
        runQueuedItems()
    }

    private func grow() {
        let (ring, head, count) = (state.pointee.ring, state.pointee.head, state.pointee.count)
        var larger = [TrampolineItem?](repeating: nil, count: ring.count * 2)
        for offset in 0..<count { larger[offset] = ring[(head + offset) & (ring.count - 1)] }
        state.pointee.ring = larger
        state.pointee.head = 0
    }

    private func releaseItems() {
        // Freeing the items may run code of the program, which must find an empty queue.
        let forgotten = state.pointee.ring
        state.pointee = State()
        withExtendedLifetime(forgotten) {}
    }

    // MARK: Thread-local state

    private static let slot = ThreadSlot { if let pointer = $0 { CurrentThreadQueue.free(pointer) } }

    static var current: CurrentThreadQueue {
        if let pointer = slot.value { return CurrentThreadQueue(pointer) }
        return makeQueue()
    }

    /// Runs a body with an empty queue, as on a new thread. Items that were queued before wait until the body ends.
    static func withNewQueue(_ body: () -> Void) {
        let outer = slot.value
        slot.value = nil
        body()
        if let inner = slot.value { free(inner) }
        slot.value = outer
    }

    private init(_ pointer: UnsafeMutableRawPointer) { state = pointer.assumingMemoryBound(to: State.self) }

    @inline(never)
    private static func makeQueue() -> CurrentThreadQueue {
        SingleThreaded.prepareFlag()
        let state = UnsafeMutablePointer<State>.allocate(capacity: 1)
        state.initialize(to: State())
        slot.value = UnsafeMutableRawPointer(state)
        return CurrentThreadQueue(UnsafeMutableRawPointer(state))
    }

    private static func free(_ pointer: UnsafeMutableRawPointer) {
        let state = pointer.assumingMemoryBound(to: State.self)
        state.deinitialize(count: 1)
        state.deallocate()
    }
}

private final class ClosureItem: TrampolineItem {
    private let work: () -> Void

    init(_ work: @escaping () -> Void) { self.work = work }

    override func runItem() { work() }
}
