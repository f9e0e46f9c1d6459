// The functions of CStackSwitch are declared here, so that no other module has to import it.
@_silgen_name("rill_stack_adopt") private func adoptStack() -> OpaquePointer?
@_silgen_name("rill_stack_make")
private func makeStack(
    _ bytes: Int, _ body: @convention(c) (UnsafeMutableRawPointer) -> OpaquePointer,
    _ argument: UnsafeMutableRawPointer
) -> OpaquePointer?
@_silgen_name("rill_stack_switch") private func switchStack(_ from: OpaquePointer, _ to: OpaquePointer)
@_silgen_name("rill_stack_free") private func freeStack(_ stack: OpaquePointer)
@_silgen_name("rill_slots_exchange")
private func exchangeThreadSlots(
    _ old: UnsafeMutablePointer<UnsafeMutableRawPointer?>, _ new: UnsafeMutablePointer<UnsafeMutableRawPointer?>
)
@_silgen_name("rill_slots_release") func releaseThreadSlots()
@_silgen_name("rill_slots_capacity") private func threadSlotCapacity() -> Int
@_silgen_name("rill_stack_start") private func startOfStack(_ stack: OpaquePointer) -> UInt
@_silgen_name("rill_stack_bytes") private func sizeOfStack(_ stack: OpaquePointer) -> Int

/// A stack that can be suspended anywhere in its code and resumed later, on the thread on which it began.
///
/// Code on the stack sees a separate thread, with its own value of each `ThreadSlot` and its own
/// `SystemThread.current`.
package final class SuspendableStack {
    private let stack: OpaquePointer
    private let threadSlots = UnsafeMutablePointer<UnsafeMutableRawPointer?>.allocate(capacity: threadSlotCapacity())
    private var body: ((SuspendableStack) -> Unmanaged<SuspendableStack>)?
    private var argument: UnsafeMutablePointer<Unmanaged<SuspendableStack>>?

    private init(_ stack: OpaquePointer) {
        self.stack = stack
        threadSlots.initialize(repeating: nil, count: threadSlotCapacity())
    }

    /// Creates an object for the stack on which the caller runs.
    package convenience init(adoptingThread: Void) {
        guard let stack = adoptStack() else { fatalError("no memory for a stack") }
        self.init(stack)
    }

    /// Creates a stack that runs a body when the stack is first resumed. The body returns the stack that is resumed at
    /// the end of the body. Only touched pages use memory. Nil if the system has no memory left.
    package static func make(
        bytes: Int, _ body: @escaping (SuspendableStack) -> Unmanaged<SuspendableStack>
    ) -> SuspendableStack? {
        let argument = UnsafeMutablePointer<Unmanaged<SuspendableStack>>.allocate(capacity: 1)
        guard let stack = makeStack(max(bytes, 1 << 16), { beginStack($0) }, argument) else {
            argument.deallocate()
            return nil
        }
        let made = SuspendableStack(stack)
        made.body = body
        argument.initialize(to: Unmanaged.passUnretained(made))
        made.argument = argument
        return made
    }

    /// Runs a body on a stack of its own, on the calling thread, and returns at the end of the body. Returns false,
    /// without having run the body, if the system has no memory for the stack.
    package static func run(bytes: Int, _ body: @escaping () -> Void) -> Bool {
        let caller = SuspendableStack(adoptingThread: ())
        let back = Unmanaged.passUnretained(caller)
        let stack = make(bytes: bytes) { _ in
            body()
            return back
        }
        guard let stack else { return false }
        caller.resume(stack)
        return true
    }

    deinit {
        freeStack(stack)
        threadSlots.deallocate()
        argument?.deallocate()
    }

    /// Suspends this stack, on which the caller runs, and resumes another one.
    @inline(never) package func resume(_ other: SuspendableStack) {
        exchangeThreadSlots(threadSlots, other.threadSlots)
        switchStack(stack, other.stack)
    }

    /// Runs the body, and returns the stack to resume.
    fileprivate func runBody() -> OpaquePointer {
        cacheStackRange(start: startOfStack(stack), size: sizeOfStack(stack))
        let other = body.takeValue()!(self)
        releaseThreadSlots()
        return other._withUnsafeGuaranteedRef {
            exchangeThreadSlots(threadSlots, $0.threadSlots)
            return $0.stack
        }
    }
}

extension Optional {
    /// Moves the value out and leaves nil.
    fileprivate mutating func takeValue() -> Wrapped? {
        let value = self
        self = nil
        return value
    }
}

private func beginStack(_ argument: UnsafeMutableRawPointer) -> OpaquePointer {
    argument.assumingMemoryBound(to: Unmanaged<SuspendableStack>.self).pointee._withUnsafeGuaranteedRef { $0.runBody() }
}
