import Foundation
import Platform
import Synchronization

/// True if only one thread at a time can touch the engine: the process has one thread, or a world is installed, whose
/// executors pass the world lock. Counting and locking then need no locked instructions, which would cost more than the
/// events.
///
/// Each operation reads the flag. It can change during a delivery, when a program starts its first thread; that thread
/// sees all earlier writes, and later operations are atomic on the same memory.
enum SingleThreaded {
    private static let isInWorld = Atomic<Bool>(false)
    /// A pointer to the flag of the C library, if it has one. The library clears the flag before a second thread
    /// starts.
    private static let processFlag = Atomic<UnsafePointer<UInt8>?>(nil)

    @inline(__always) static var isSingleThreaded: Bool {
        if let process = processFlag.load(ordering: .relaxed), process.pointee != 0 { return true }
        let isInWorld = isInWorld.load(ordering: .relaxed)
        #if DEBUG
            if isInWorld, checksLock { checkLock() }
        #endif
        return isInWorld
    }

    #if DEBUG
        /// True if each operation checks that its thread holds the world lock. World tests set it while no event is
        /// sent.
        nonisolated(unsafe) static var checksLock = false

        /// Checks that a thread that sends, subscribes or disposes while a world is installed holds the world lock.
        private static func checkLock() {
            World.withCurrent { world in
                precondition(
                    world.holdsLock || World.isLockLent,
                    "code outside a world sent, subscribed or disposed something of the world: use `post`")
            }
        }
    #endif

    static func setInWorld(_ isInWorld: Bool) { SingleThreaded.isInWorld.store(isInWorld, ordering: .relaxed) }

    /// Looks up the flag of the C library once. It must be called before the first object of a chain is created; until
    /// then, every operation is atomic.
    @inline(__always) static func prepareFlag() { _ = preparedFlag }

    private static let preparedFlag: Void = processFlag.store(SystemProcess.singleThreadFlag, ordering: .relaxed)
}

extension Atomic where Value == UInt8 {
    /// Sets bits and returns the previous value.
    @inline(__always) borrowing func setBitsAndReturnOld(_ bits: UInt8) -> UInt8 {
        guard SingleThreaded.isSingleThreaded else { return bitwiseOr(bits, ordering: .acquiringAndReleasing).oldValue }
        let before = load(ordering: .relaxed)
        store(before | bits, ordering: .relaxed)
        return before
    }
}

extension Atomic where Value == Int {
    /// Adds `step` and returns the new value.
    @inline(__always) @discardableResult borrowing func addAndReturnOld(_ step: Int) -> Int {
        guard SingleThreaded.isSingleThreaded else {
            return wrappingAdd(step, ordering: .sequentiallyConsistent).newValue
        }
        let after = load(ordering: .relaxed) &+ step
        store(after, ordering: .relaxed)
        return after
    }
}
