import Synchronization

/// Frees chains iteratively if recursion would overflow the stack, and postpones freeing while a run is being stopped.
///
/// Freeing an object frees the objects it holds, recursively; a chain of millions of operators, subjects or disposables
/// would overflow the stack. Operators therefore hold their sources in a `SourceReference`; other links of a chain
/// release their fields here, in their `deinit`. If the stack is nearly used up, the field's object is queued, and the
/// outermost `deinit` frees the queue in the order of recursive freeing.
///
/// Call only while holding the world lock, like `NativeStack`.
package enum IterativeRelease {
    // The objects to free later; guarded by the world lock.
    nonisolated(unsafe) private static var postponedObjects: [Any] = []
    // True while objects are being freed; guarded by the world lock.
    nonisolated(unsafe) private static var isReleasing = false
    // The chains to free later; guarded by the world lock.
    nonisolated(unsafe) private static var postponedChains: [Any] = []
    /// The number of pending stops. While it is not 0, each link of a chain is queued.
    private static let state = Atomic<Int>(0)
    private static let stoppingBit = 1
    private static let isFreeingBit = 2

    /// Sets the flag that a stop is pending. May be called on any thread.
    package static func setStopping(_ isStopping: Bool) {
        if isStopping {
            state.bitwiseOr(stoppingBit, ordering: .relaxed)
        } else {
            state.bitwiseAnd(~stoppingBit, ordering: .relaxed)
        }
    }

    /// The function is called in `deinit`. If the stack is nearly used up, the function queues the held object and
    /// clears the field with `empty`. The field cannot be passed `inout`, because generic code represents a stored
    /// closure differently and would write the field back at the end.
    @inline(__always) static func release<Held>(_ held: @autoclosure () -> Held, _ empty: () -> Void) {
        if NativeStack.isBelowLimit || mustPostpone, NativeStack.ownsLimit {
            postpone(held())
            empty()
            release()
        }
    }

    /// Releases a reference that was retained explicitly.
    @inline(__always) static func release<Object: AnyObject>(_ reference: Unmanaged<Object>) {
        if NativeStack.isBelowLimit || mustPostpone, NativeStack.ownsLimit {
            postpone(reference.takeRetainedValue())
            release()
        } else {
            reference.release()
        }
    }

    @inline(__always) private static var mustPostpone: Bool { state.load(ordering: .relaxed) != 0 }

    @inline(never) private static func postpone<Held>(_ held: Held) { postponedObjects.append(held) }

    @inline(never) private static func release() {
        if isReleasing { return }
        isReleasing = true
        while !mustPostpone, !postponedObjects.isEmpty { releaseLastPostponed() }
        postponedChains += postponedObjects
        postponedObjects = []
        isReleasing = false
    }

    private static func releaseLastPostponed() {
        let rest = postponedObjects.count - 1
        _ = takeLast(of: &postponedObjects)
        // Objects that are queued while another one is freed keep the order in which they would be freed normally.
        if postponedObjects.count - rest > 1 { postponedObjects[rest...].reverse() }
    }

    /// The function is not inlined, because the object must be freed after the list has changed: freeing may append to
    /// the list.
    @inline(never) private static func takeLast(of list: inout [Any]) -> Any { list.removeLast() }

    // MARK: Postponed links

    package static var hasPostponed: Bool { !postponedChains.isEmpty }

    /// Frees up to `count` of the postponed links. The objects that these hold are postponed, too. Requires the world
    /// lock.
    package static func freeChains(_ count: Int) {
        state.bitwiseOr(isFreeingBit, ordering: .relaxed)
        for _ in 0..<count where hasPostponed { _ = takeLast(of: &postponedChains) }
        state.bitwiseAnd(~isFreeingBit, ordering: .relaxed)
    }
}

/// The source that an operator holds. When the operator is freed, the source is released iteratively.
@usableFromInline
struct SourceReference<Element>: ~Copyable {
    private let reference: Unmanaged<Observable<Element>>

    @usableFromInline init(_ source: Observable<Element>) { reference = .passRetained(source) }

    deinit { IterativeRelease.release(reference) }

    var observable: Observable<Element> { reference.takeUnretainedValue() }

    @inline(__always) borrowing func attach(_ receiver: Receiver<Element>) -> AnySubscription? {
        reference._withUnsafeGuaranteedRef { $0.attach(receiver) }
    }
}
