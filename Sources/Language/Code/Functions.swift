import Diagnostics
import Runtime

/// One function for one list of concrete type arguments.
final class CodeFunction {
    struct Parameter {
        var kind: Shape
        var isInout = false
    }
    let name: String
    /// True for a closure that is declared as `@MainActor`.
    var isOfMainActor = false
    /// The position of a closure in the source.
    var span: Span?
    var parameters: [Parameter]
    let resultKind: Shape
    /// The number of slots in a frame of the function.
    var frameSize = 0
    /// The slots of captured variables; the caller stores their values there.
    private(set) var captureSlots = Row<Int>([])
    func capture(into slots: [Int]) {
        captureSlots.deallocate()
        captureSlots = Row(slots)
    }
    private var unlinkedBody: Node
    // The code to run; not retained, because it is read at each call.
    private(set) var entry: Unmanaged<Node>

    var body: Node {
        get { unlinkedBody }
        set {
            // A running body may replace itself, so the old body is kept alive.
            replacedBodies.append(unlinkedBody)
            unlinkedBody = newValue
            entry = .passUnretained(newValue)
        }
    }
    private var replacedBodies: [Node] = []

    init(name: String, parameters: [Parameter], resultKind: Shape) {
        self.name = name
        self.parameters = parameters
        self.resultKind = resultKind
        unlinkedBody = UnlinkedBody()
        entry = .passUnretained(unlinkedBody)
    }
    deinit { captureSlots.deallocate() }

    /// Frees the code at the end of the session. A later call, as by an object that outlives it, has no effect.
    func close() {
        body = EmptyBody()
        replacedBodies = []
    }

    // Each call publishes the start of the free slots, because freeing an object may run a `deinit`, and hashing may
    // run a program's function.
    @inline(__always) func int(_ f: Frame) throws -> Int {
        Machine.publishTop(f + frameSize)
        return try entry._withUnsafeGuaranteedRef { try $0.int(f) }
    }
    @inline(__always) func double(_ f: Frame) throws -> Double {
        Machine.publishTop(f + frameSize)
        return try entry._withUnsafeGuaranteedRef { try $0.double(f) }
    }
    @inline(__always) func bool(_ f: Frame) throws -> Bool {
        Machine.publishTop(f + frameSize)
        return try entry._withUnsafeGuaranteedRef { try $0.bool(f) }
    }
    @inline(__always) func value(_ f: Frame) throws -> Value {
        Machine.publishTop(f + frameSize)
        return try entry._withUnsafeGuaranteedRef { try $0.value(f) }
    }
    @inline(__always) func run(_ f: Frame) throws {
        Machine.publishTop(f + frameSize)
        try entry._withUnsafeGuaranteedRef { try $0.run(f) }
    }

    /// Runs the function for native code, with tagged arguments.
    func call(_ arguments: [Value]) throws -> Value {
        let f = Machine.enterFromNative()
        try checkStackAndStop(f)
        defer { Machine.publishTop(f) }
        let n = f + Machine.paddingSlots
        for (index, argument) in arguments.enumerated() { (n + index).initialize(to: argument) }
        defer { n.deinitialize(count: arguments.count) }
        return try value(n)
    }
}

private final class UnlinkedBody: Node {}

/// The body of functions of a closed session.
private final class EmptyBody: Node {
    override func int(_ f: Frame) -> Int { 0 }
    override func double(_ f: Frame) -> Double { 0 }
    override func bool(_ f: Frame) -> Bool { false }
    override func value(_ f: Frame) -> Value { .none }
    override func text(_ f: Frame) -> String { "" }
    override func run(_ f: Frame) {}
}

/// Lowers the function at its first call.
final class LinkNode: Node {
    unowned let function: CodeFunction
    private var link: (() throws -> Node)?
    init(_ function: CodeFunction, _ link: @escaping () throws -> Node) {
        self.function = function
        self.link = link
    }
    private func linked(_ f: Frame) throws -> Node {
        if let link {
            self.link = nil
            function.body = try link()
        }
        // Only now the size of the frame is known.
        Machine.publishTop(f + function.frameSize)
        return function.body
    }
    override func int(_ f: Frame) throws -> Int { try linked(f).int(f) }
    override func double(_ f: Frame) throws -> Double { try linked(f).double(f) }
    override func bool(_ f: Frame) throws -> Bool { try linked(f).bool(f) }
    override func value(_ f: Frame) throws -> Value { try linked(f).value(f) }
    override func run(_ f: Frame) throws { try linked(f).run(f) }
}

/// A body whose frame holds references: slots are cleared at entry and released at exit, the last declared one first.
/// Arguments and captured variables belong to the caller.
final class FramedBody: Node {
    private let inner: Node
    private let slots: UnsafeMutableBufferPointer<Int32>

    init(_ inner: Node, owning owned: [Int]) {
        self.inner = inner
        slots = .allocate(capacity: owned.count)
        _ = slots.initialize(from: owned.reversed().map(Int32.init))
    }
    deinit { slots.deallocate() }

    @inline(__always) private func initializeSlots(_ f: Frame) {
        for slot in slots { (f + Int(slot)).initialize(to: .none) }
    }
    @inline(__always) private func releaseSlots(_ f: Frame) {
        for slot in slots { (f + Int(slot)).deinitialize(count: 1) }
    }

    override func int(_ f: Frame) throws -> Int {
        initializeSlots(f)
        defer { releaseSlots(f) }
        return try inner.int(f)
    }
    override func double(_ f: Frame) throws -> Double {
        initializeSlots(f)
        defer { releaseSlots(f) }
        return try inner.double(f)
    }
    override func bool(_ f: Frame) throws -> Bool {
        initializeSlots(f)
        defer { releaseSlots(f) }
        return try inner.bool(f)
    }
    override func value(_ f: Frame) throws -> Value {
        initializeSlots(f)
        defer { releaseSlots(f) }
        return try inner.value(f)
    }
    override func run(_ f: Frame) throws {
        initializeSlots(f)
        defer { releaseSlots(f) }
        try inner.run(f)
    }
}

extension Machine {
    static let paddingSlots = 8
}

@inline(never) func stackTrap() -> Error {
    Trap("stack-overflow", "too many nested calls: the recursion does not end")
}

/// Checks that both stacks have space left, and that no stop was requested.
@inline(__always) func checkStackAndStop(_ n: Frame) throws {
    if Machine.isExhausted(n) || Machine.isNativelyExhausted(n) { throw stackTrap() }
    if Interrupt.isRequested { throw Interrupted() }
}

/// A closure or function reference: code with captured values.
final class Closure: FunctionObject {
    let function: CodeFunction
    /// The code; not retained for calls, because the caller retains the closure, which retains the code.
    let code: Unmanaged<CodeFunction>
    private let captures: Row<Value>
    init(_ function: CodeFunction, _ captures: [Value]) {
        self.function = function
        code = .passUnretained(function)
        self.captures = Row(captures)
    }
    deinit { Machine.withStackSpace { captures.deallocate() } }
    override var isOfMainActor: Bool { function.isOfMainActor }

    func forEachCapture(_ body: (Value) -> Void) {
        for index in 0..<captures.count { body(captures[index]) }
    }

    /// The caller retains the closure, and the closure its captured values.
    @inline(__always) func fillCaptures(_ n: Frame) {
        let slots = code._withUnsafeGuaranteedRef { $0.captureSlots }
        for index in 0..<captures.count { n.copyUnretained(slots[index], captures.base, index) }
    }

    // Calls a function from native code.

    @inline(__always) private func withFrame<Result>(
        _ fill: (Frame) -> Void, _ body: (CodeFunction, Frame) throws -> Result
    ) throws -> Result {
        let f = Machine.enterFromNative()
        try checkStackAndStop(f)
        defer { Machine.publishTop(f) }
        let n = f + Machine.paddingSlots
        fill(n)
        fillCaptures(n)
        return try code._withUnsafeGuaranteedRef { try body($0, n) }
    }
    @inline(__always) private func withFrame(_ fill: (Frame) -> Void) throws -> Value {
        try withFrame(fill) { try $0.value($1) }
    }
    // Arguments are borrowed: the caller retains them until the call ends. Not inlined, so that the code does not grow
    // each caller.
    @inline(never) override func call(_ arguments: [Value]) throws -> Value {
        try withExtendedLifetime(arguments) {
            try withFrame { n in
                for index in arguments.indices { n.copyUnretained(index, arguments[index]) }
            }
        }
    }
    @inline(never) override func call0() throws -> Value { try withFrame { _ in } }
    @inline(never) override func call1(_ a: Value) throws -> Value { try withFrame { $0.copyUnretained(0, a) } }
    @inline(never) override func call2(_ a: Value, _ b: Value) throws -> Value {
        try withFrame { n in
            n.copyUnretained(0, a)
            n.copyUnretained(1, b)
        }
    }
    @inline(never) override func call3(_ a: Value, _ b: Value, _ c: Value) throws -> Value {
        try withFrame { n in
            n.copyUnretained(0, a)
            n.copyUnretained(1, b)
            n.copyUnretained(2, c)
        }
    }
    @inline(never) override func callBool(_ a: Value) throws -> Bool {
        try withFrame {
            $0.copyUnretained(0, a)
        } _: {
            try $0.bool($1)
        }
    }
    @inline(never) override func callBool(_ a: Value, _ b: Value) throws -> Bool {
        try withFrame { n in
            n.copyUnretained(0, a)
            n.copyUnretained(1, b)
        } _: {
            try $0.bool($1)
        }
    }
}
