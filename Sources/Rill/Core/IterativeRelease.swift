import Synchronization

/// Frees chains iteratively that are longer than the stack is deep, and postpones freeing while a run is being stopped.
///
/// Freeing an object frees the objects it holds, recursively; a chain of millions of operators, subjects or disposables
/// would overflow the stack. Operators therefore hold their sources in a `SourceReference`; other links of a chain
/// release their fields here, in their `deinit`. If the stack is nearly used up, the field's object is queued, and the
/// outermost `deinit` frees the queue in the order of recursive freeing.
///
/// Call only while holding the world lock, like `NativeStack`.
package enum IterativeRelease {
    // The objects to free later; guarded by the world lock.
    nonisolated(unsafe) private static var postponed: [Any] = []
    // True while objects are being freed; guarded by the world lock.
    nonisolated(unsafe) private static var isReleasing = false
    // The chains to free later; guarded by the world lock.
    nonisolated(unsafe) private static var postponedChains: [Any] = []
    /// The number of pending stops; if it is not 0, each link is queued.
    private static let state = Atomic<Int>(0)
    private static let stopping = 1
    private static let isFreeingBit = 2

    /// Sets the flag that a stop is pending. Callable from any thread.
    package static func setStopping(_ isStopping: Bool) {
        if isStopping {
            state.bitwiseOr(stopping, ordering: .relaxed)
        } else {
            state.bitwiseAnd(~stopping, ordering: .relaxed)
        }
    }

    /// In `deinit`: if the stack is nearly used up, queues the held object and clears the field with `empty`. An
    /// `inout` field cannot be used, because generic code represents a stored closure differently and would write the
    /// field back at the end.
    @inline(__always) static func release<Held>(_ held: @autoclosure () -> Held, _ empty: () -> Void) {
        if NativeStack.isBelowLimit || isPostponing, NativeStack.isLimitOfThisThread {
            postpone(held())
            empty()
            release()
        }
    }

    /// Releases a reference that was retained by hand.
    @inline(__always) static func release<Object: AnyObject>(_ reference: Unmanaged<Object>) {
        if NativeStack.isBelowLimit || isPostponing, NativeStack.isLimitOfThisThread {
            postpone(reference.takeRetainedValue())
            release()
        } else {
            reference.release()
        }
    }

    @inline(__always) private static var isPostponing: Bool { state.load(ordering: .relaxed) != 0 }

    @inline(never) private static func postpone<Held>(_ held: Held) { postponed.append(held) }

    @inline(never) private static func release() {
        if isReleasing { return }
        isReleasing = true
        while !isPostponing, !postponed.isEmpty { releaseLast() }
        postponedChains += postponed
        postponed = []
        isReleasing = false
    }

    private static func releaseLast() {
        let rest = postponed.count - 1
        _ = takeLast(of: &postponed)
        // Objects queued while another is freed keep the order of normal freeing.
        if postponed.count - rest > 1 { postponed[rest...].reverse() }
    }

    /// Not inlined: the object must be freed after the list was changed, since freeing may append to it.
    @inline(never) private static func takeLast(of list: inout [Any]) -> Any { list.removeLast() }

    // MARK: Postponed links

    package static var hasPostponed: Bool { !postponedChains.isEmpty }

    /// Frees up to `count` postponed links; the objects they hold are postponed in turn. Requires the world lock.
    package static func free(_ count: Int) {
        state.bitwiseOr(isFreeingBit, ordering: .relaxed)
        for _ in 0..<count where hasPostponed { _ = takeLast(of: &postponedChains) }
        state.bitwiseAnd(~isFreeingBit, ordering: .relaxed)
    }
}

/// The source that an operator holds until it is freed; releases it iteratively.
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
