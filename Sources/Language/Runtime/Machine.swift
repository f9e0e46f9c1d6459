import Platform

/// The slots of one call: parameters first, then captured and local variables. A scalar uses only the first eight bytes
/// of its slot.
public typealias Frame = UnsafeMutablePointer<Value>

/// The value stacks for the frames of code, one per thread that runs code.
///
/// A stack is aligned to its size, so its header is found from any frame by masking, and overflow is detected without a
/// load. Frames are padded in proportion to the native stack that their code needs, and each call measures the free
/// part of the native stack. The program traps when one of the two stacks runs out.
public enum Machine {
    public static let stackBytes = 1 << 25
    /// The size of the native stack of a thread that runs code.
    public static let nativeStackBytes = 512 << 20
    @usableFromInline static let usableBytes = stackBytes - (1 << 16)
    /// The number of slots that a call from native code skips, for its native frames.
    @usableFromInline static let entryPaddingSlots = 16

    @usableFromInline struct Header {
        @usableFromInline var top: Frame
        @usableFromInline var thread: UInt
        /// The lowest address that the native stack may reach.
        @usableFromInline var nativeLimit: UInt
        /// The address at which half of the native stack is used.
        var middle: UInt
        /// The objects that wait for their `deinit` while the fields of another object are released.
        var dying: Unmanaged<DeinitQueue>?
    }

    @usableFromInline static func header(of frame: Frame) -> UnsafeMutablePointer<Header> {
        let address = UInt(bitPattern: frame) & ~UInt(stackBytes - 1)
        return UnsafeMutableRawPointer(bitPattern: address).unsafelyUnwrapped.assumingMemoryBound(to: Header.self)
    }

    /// Returns true if a frame that ends at this address exceeds the stack.
    @inline(__always) @inlinable public static func isExhausted(_ end: Frame) -> Bool {
        UInt(bitPattern: end) & UInt(stackBytes - 1) > UInt(usableBytes)
    }

    /// Stores the address of the first free slot. The function is called before native code that may call back into the
    /// interpreter.
    @inline(__always) @inlinable public static func publishTop(_ top: Frame) {
        let address = UInt(bitPattern: top) & ~UInt((1 << 25) - 1)
        UnsafeMutableRawPointer(bitPattern: address).unsafelyUnwrapped
            .assumingMemoryBound(to: Header.self).pointee.top = top
    }

    /// Returns true if the native stack of the frame's thread is nearly used up. The size of interpreter frames does
    /// not show this: native frames vary in size and are several times larger in debug builds.
    @inline(__always) @inlinable public static func isNativelyExhausted(_ frame: Frame) -> Bool {
        isBelow(header(of: frame))
    }

    /// The stack space that is reserved for freeing and comparing values. Code traps before it uses this reserve.
    @usableFromInline static let reserveForTraversal: UInt = 512 << 10

    /// True if the native stack of the calling thread is so low that a walk through values must continue on another stack.
    @inline(__always) @inlinable static var isNativeStackLow: Bool {
        guard let activeStack else { return false }
        return isBelow(activeStack, by: reserveForTraversal) && isThreadStackLow
    }

    /// True if the calling thread's own stack is low; `activeStack` may belong to another thread, whose stack is higher.
    @usableFromInline static var isThreadStackLow: Bool {
        guard let known = threadSlot.value else { return false }
        let own = known.assumingMemoryBound(to: Header.self)
        activeStack = own
        return isBelow(own, by: reserveForTraversal)
    }

    /// Returns true if the caller's stack pointer is below the limit of a stack.
    @inline(__always) @inlinable static func isBelow(_ header: UnsafeMutablePointer<Header>, by more: UInt = 0) -> Bool
    {
        var here: UInt8 = 0
        // The variable is never written, so it needs no stack protection.
        return _withUnprotectedUnsafeMutablePointer(to: &here) {
            UInt(bitPattern: $0) &+ more < header.pointee.nativeLimit
        }
    }

    /// The stack of the calling thread, if half of it or of its native stack is used.
    static var halfUsedStack: UnsafeMutablePointer<Header>? {
        guard let known = threadSlot.value else { return nil }
        let own = known.assumingMemoryBound(to: Header.self)
        if UInt(bitPattern: own.pointee.top) & UInt(stackBytes - 1) > UInt(usableBytes / 2) { return own }
        var here: UInt8 = 0
        let isBelow = _withUnprotectedUnsafeMutablePointer(to: &here) { UInt(bitPattern: $0) < own.pointee.middle }
        return isBelow ? own : nil
    }

    // The value stack of the running code. The world lock guards this variable.
    @usableFromInline nonisolated(unsafe) static var activeStack: UnsafeMutablePointer<Header>? = nil

    /// Returns the first free slot for a call from native code. Pass it to `publishTop` after the call.
    @inline(__always) @inlinable public static func enterFromNative() -> Frame {
        if let activeStack, activeStack.pointee.thread == SystemThread.currentIdentity {
            return activeStack.pointee.top
        }
        return enterSlowly()
    }

    /// Forgets the stack that ran last, because the threads of a closed world end and free their stacks.
    public static func forgetActiveStack() { activeStack = nil }

    @usableFromInline @inline(never) static func enterSlowly() -> Frame {
        if let known = threadSlot.value {
            let header = known.assumingMemoryBound(to: Header.self)
            activeStack = header
            return header.pointee.top
        }
        let header = makeStack()
        threadSlot.value = UnsafeMutableRawPointer(header)
        activeStack = header
        return header.pointee.top
    }

    private static let threadSlot = ThreadSlot { memory in
        guard let memory else { return }
        if Machine.activeStack.map(UnsafeMutableRawPointer.init) == memory { Machine.activeStack = nil }
        ValueStacks.recycle(memory)
    }

    private static func makeStack() -> UnsafeMutablePointer<Header> {
        guard let base = ValueStacks.take() else { fatalError("no memory for a stack") }
        let first = (base + 64).assumingMemoryBound(to: Value.self)
        let header = base.assumingMemoryBound(to: Header.self)
        let (native, size) = threadStack() ?? (0, 0)
        header.initialize(
            to: Header(
                top: first, thread: SystemThread.currentIdentity, nativeLimit: native + UInt(min(size / 8, 1 << 20)),
                middle: native + UInt(size / 2)))
        return header
    }
}

/// The memory of value stacks, reserved for many stacks at once: Linux limits a process to 65,530 mappings, and each
/// task has a stack.
private enum ValueStacks {
    private static let lock = ThreadCondition()
    // The lock guards this list.
    nonisolated(unsafe) private static var freeStacks: [UnsafeMutableRawPointer] = []
    private static let maxReservedStacks = 64

    /// Returns memory that is aligned to its size and zero; nil if the system has none.
    static func take() -> UnsafeMutableRawPointer? {
        lock.withLock {
            // A limit on the address space may leave space for one stack only.
            if freeStacks.isEmpty, !reserve(maxReservedStacks), !reserve(1) { return nil }
            return freeStacks.removeLast()
        }
    }

    static func recycle(_ stack: UnsafeMutableRawPointer) {
        SystemMemory.discard(stack, Machine.stackBytes)
        lock.withLock { freeStacks.append(stack) }
    }

    private static func reserve(_ count: Int) -> Bool {
        let size = Machine.stackBytes
        guard let raw = SystemMemory.reserve(size * (count + 1)) else { return false }
        let start = UInt(bitPattern: raw)
        let before = Int(((start + UInt(size - 1)) & ~UInt(size - 1)) - start)
        if before > 0 { SystemMemory.unmap(raw, before) }
        if before < size { SystemMemory.unmap(raw + before + size * count, size - before) }
        for number in (0..<count).reversed() { freeStacks.append(raw + before + size * number) }
        return true
    }
}

extension UnsafeMutablePointer where Pointee == Value {
    @inline(__always) @inlinable public func int(_ index: Int) -> Int {
        UnsafeRawPointer(self + index).load(as: Int.self)
    }
    @inline(__always) @inlinable public func double(_ index: Int) -> Double {
        UnsafeRawPointer(self + index).load(as: Double.self)
    }
    @inline(__always) @inlinable public func bool(_ index: Int) -> Bool {
        UnsafeRawPointer(self + index).load(as: Bool.self)
    }
    @inline(__always) @inlinable public func put(_ index: Int, _ value: Int) {
        UnsafeMutableRawPointer(self + index).storeBytes(of: value, as: Int.self)
    }
    @inline(__always) @inlinable public func put(_ index: Int, _ value: Double) {
        UnsafeMutableRawPointer(self + index).storeBytes(of: value, as: Double.self)
    }
    @inline(__always) @inlinable public func put(_ index: Int, _ value: Bool) {
        UnsafeMutableRawPointer(self + index).storeBytes(of: value, as: Bool.self)
    }
}
