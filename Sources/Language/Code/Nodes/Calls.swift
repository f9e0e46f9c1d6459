import Diagnostics
import Runtime

/// A call in lowered code. All arguments are evaluated before the callee's frame is filled, because that frame begins
/// at the end of the caller's, and the evaluation uses the same slots.
class CallNode: Node {
    /// The size of the caller's frame, set after the caller was lowered.
    final var frameSize = 0
    final let span: Span
    final let name: String
    init(name: String, span: Span) {
        self.name = name
        self.span = span
    }

    /// Adds the call's position to an error that leaves it.
    @inline(never) final func addingCallSite(_ error: Error) -> Error {
        guard var trap = error as? Trap else {
            // If library code that cannot throw has trapped, the trap still needs the position of the program's call.
            if error is Interrupted, let trap = Unwinding.pendingError as? Trap, trap.span?.isOfLibrary == true {
                Unwinding.pendingError = addingCallSite(trap)
            }
            return addingMissingSpan(error, at: span)
        }
        if trap.span == nil { trap.span = span }
        if trap.callTrail.count < 12 { trap.callTrail.append((name, span)) }
        return trap
    }

    /// Runs the body with the arguments in its frame, and releases them even if the body throws.
    @inline(__always) final func withArguments<Result>(
        _ f: Frame, _ arguments: Arguments, _ body: (Frame) throws -> Result
    ) throws -> Result {
        let n = f + frameSize
        do {
            try checkStackAndStop(n)
            try arguments.storeArguments(n, f)
        } catch { throw addingCallSite(error) }
        let result: Result
        do { result = try body(n) } catch { throw errorAfterRelease(error, n, arguments) }
        arguments.release(n)
        return result
    }
    @inline(never) private final func errorAfterRelease(_ error: Error, _ n: Frame, _ arguments: Arguments) -> Error {
        arguments.release(n)
        return addingCallSite(error)
    }
}

/// A call of a known function with one integer argument, the most frequent form of recursion.
final class CallInt: CallNode {
    let function: CodeFunction
    let argument: Node
    init(_ function: CodeFunction, _ argument: Node, _ span: Span) {
        self.function = function
        self.argument = argument
        super.init(name: function.name, span: span)
    }
    @inline(__always) private func fill(_ f: Frame) throws -> Frame {
        let number = try argument.int(f)
        let n = f + frameSize
        n.put(0, number)
        try checkStackAndStop(n)
        return n
    }
    override func int(_ f: Frame) throws -> Int {
        do {
            let n = try fill(f)
            return try function.int(n)
        } catch { throw addingCallSite(error) }
    }
    override func double(_ f: Frame) throws -> Double {
        do {
            let n = try fill(f)
            return try function.double(n)
        } catch { throw addingCallSite(error) }
    }
    override func bool(_ f: Frame) throws -> Bool {
        do {
            let n = try fill(f)
            return try function.bool(n)
        } catch { throw addingCallSite(error) }
    }
    override func value(_ f: Frame) throws -> Value {
        do {
            let n = try fill(f)
            return try function.value(n)
        } catch { throw addingCallSite(error) }
    }
    override func run(_ f: Frame) throws {
        do {
            let n = try fill(f)
            try function.run(n)
        } catch { throw addingCallSite(error) }
    }
}

/// A call of a known function.
final class Call: CallNode {
    private let function: CodeFunction
    private let arguments: Arguments
    init(_ function: CodeFunction, _ arguments: Arguments, _ span: Span) {
        self.function = function
        self.arguments = arguments
        super.init(name: function.name, span: span)
    }
    @inline(__always) private func call<Result>(
        _ f: Frame, _ body: (CodeFunction, Frame) throws -> Result
    ) throws -> Result {
        try withArguments(f, arguments) { try body(function, $0) }
    }
    override func int(_ f: Frame) throws -> Int { try call(f) { try $0.int($1) } }
    override func double(_ f: Frame) throws -> Double { try call(f) { try $0.double($1) } }
    override func bool(_ f: Frame) throws -> Bool { try call(f) { try $0.bool($1) } }
    override func value(_ f: Frame) throws -> Value { try call(f) { try $0.value($1) } }
    override func run(_ f: Frame) throws { try call(f) { try $0.run($1) } }
}

/// A call of an overridable method or a protocol requirement, resolved by the receiver's type.
final class DynamicCall: CallNode {
    /// True if an existential is taken out of its box before it becomes `self`.
    private let unwraps: Bool
    private let arguments: Arguments
    private let findFunction: (RuntimeType) throws -> CodeFunction
    // Types and functions live as long as the program, so the functions for the last two classes are cached.
    private var cachedType0: UnsafeRawPointer?
    private var cachedType1: UnsafeRawPointer?
    private var cachedFunction0: Unmanaged<CodeFunction>?
    private var cachedFunction1: Unmanaged<CodeFunction>?

    init(
        _ name: String, _ arguments: Arguments, unwraps: Bool, _ span: Span,
        findFunction: @escaping (RuntimeType) throws -> CodeFunction
    ) {
        self.unwraps = unwraps
        self.arguments = arguments
        self.findFunction = findFunction
        super.init(name: name, span: span)
    }

    @inline(__always) private func call<Result>(
        _ f: Frame, _ body: (CodeFunction, Frame) throws -> Result
    ) throws -> Result {
        try withArguments(f, arguments) { n in try function(n)._withUnsafeGuaranteedRef { try body($0, n) } }
    }
    override func int(_ f: Frame) throws -> Int { try call(f) { try $0.int($1) } }
    override func double(_ f: Frame) throws -> Double { try call(f) { try $0.double($1) } }
    override func bool(_ f: Frame) throws -> Bool { try call(f) { try $0.bool($1) } }
    override func value(_ f: Frame) throws -> Value { try call(f) { try $0.value($1) } }
    override func run(_ f: Frame) throws { try call(f) { try $0.run($1) } }

    /// Returns the callee for the receiver in the frame's first slot.
    @inline(__always) private func function(_ n: Frame) throws -> Unmanaged<CodeFunction> {
        if case .object = n.pointee {
            let receiver = UnsafeRawPointer(n).load(as: Unmanaged<AnyObject>.self)
            let type = receiver._withUnsafeGuaranteedRef { object -> UnsafeRawPointer? in
                guard Swift.type(of: object) == Instance.self else { return nil }
                return UnsafeRawPointer(
                    Unmanaged.passUnretained(unsafeDowncast(object, to: Instance.self).type).toOpaque())
            }
            if let type {
                if type == cachedType0 { return cachedFunction0.unsafelyUnwrapped }
                if type == cachedType1 { return cachedFunction1.unsafelyUnwrapped }
            }
        }
        return try search(n)
    }

    @inline(never) private func search(_ n: Frame) throws -> Unmanaged<CodeFunction> {
        guard case .object(let object) = n.pointee else { throw overlapTrap(span) }
        if type(of: object) == Instance.self {
            return try function(for: unsafeDowncast(object, to: Instance.self).type)
        }
        guard unwraps, type(of: object) == AnyBox.self else { throw overlapTrap(span) }
        let box = unsafeDowncast(object, to: AnyBox.self)
        let function = try function(for: box.type)
        // A box that is only borrowed keeps its value, so the value is not retained here.
        if arguments.ownsFirst { n.pointee = box.value } else { n.copyUnretained(0, box.value) }
        return function
    }
    private func function(for type: RuntimeType) throws -> Unmanaged<CodeFunction> {
        let pointer = UnsafeRawPointer(Unmanaged.passUnretained(type).toOpaque())
        if pointer == cachedType0 { return cachedFunction0.unsafelyUnwrapped }
        if pointer == cachedType1 { return cachedFunction1.unsafelyUnwrapped }
        let found = Unmanaged.passUnretained(try findFunction(type))
        (cachedType1, cachedFunction1) = (cachedType0, cachedFunction0)
        (cachedType0, cachedFunction0) = (pointer, found)
        return found
    }
}

@inline(never) func overlapTrap(_ span: Span?) -> Error { Trap.exclusivityViolation(at: span) }

/// Adds a position to an error that has none.
@inline(never) func addingMissingSpan(_ error: Error, at span: Span) -> Error {
    if var trap = error as? Trap, trap.span?.isOfLibrary ?? true, trap.callTrail.allSatisfy({ $0.span.isOfLibrary }) {
        trap.span = span
        return trap
    }
    if var stop = error as? Interrupted, stop.span?.isOfLibrary ?? true {
        stop.span = span
        return stop
    }
    return error
}

/// A call of a value of function type.
final class Apply: CallNode {
    private let callee: Node
    private let arguments: Arguments
    /// The slot of the function value, if it is a variable that cannot change during the call; the value is then not
    /// retained.
    private let slot: Int?
    /// The only argument, if it is an integer.
    private let intArgument: Unmanaged<Node>?
    /// The class of closures, cached because looking it up is a call.
    private let closureClass = ObjectIdentifier(Closure.self)
    init(_ callee: Node, _ arguments: Arguments, _ span: Span) {
        self.callee = callee
        self.arguments = arguments
        slot = (callee as? Load)?.slot
        intArgument = arguments.singleIntNode.map(Unmanaged.passUnretained)
        super.init(name: "closure", span: span)
    }
    override func value(_ f: Frame) throws -> Value { try call(f, { try $0.value($1) }, { $0 }) }
    override func int(_ f: Frame) throws -> Int { try call(f, { try $0.int($1) }, { $0.asInt }) }
    override func double(_ f: Frame) throws -> Double { try call(f, { try $0.double($1) }, { $0.asDouble }) }
    override func bool(_ f: Frame) throws -> Bool { try call(f, { try $0.bool($1) }, { $0.asBool }) }
    override func run(_ f: Frame) throws { try call(f, { try $0.run($1) }, { _ in }) }

    @inline(__always) private func call<Result>(
        _ f: Frame, _ body: (CodeFunction, Frame) throws -> Result, _ convert: (Value) -> Result
    ) throws -> Result {
        do {
            if let slot, case .object = f[slot] {
                let held = UnsafeRawPointer(f + slot).load(as: Unmanaged<AnyObject>.self)
                return try held._withUnsafeGuaranteedRef { try apply($0, f, body, convert) }
            }
            guard case .object(let object) = try callee.value(f) else { throw overlapTrap(span) }
            return try withExtendedLifetime(object) { try apply(object, f, body, convert) }
        } catch {
            throw addingCallSite(error)
        }
    }
    @inline(__always) private func apply<Result>(
        _ object: AnyObject, _ f: Frame, _ body: (CodeFunction, Frame) throws -> Result, _ convert: (Value) -> Result
    ) throws -> Result {
        guard ObjectIdentifier(type(of: object)) == closureClass else { return convert(try callNative(object, f)) }
        let n = f + frameSize
        try checkStackAndStop(n)
        let closure = unsafeDowncast(object, to: Closure.self)
        if let intArgument {
            n.put(0, try intArgument._withUnsafeGuaranteedRef { try $0.int(f) })
            closure.fillCaptures(n)
            return try closure.code._withUnsafeGuaranteedRef { try body($0, n) }
        }
        try arguments.storeArguments(n, f)
        defer { arguments.release(n) }
        closure.fillCaptures(n)
        return try closure.code._withUnsafeGuaranteedRef { try body($0, n) }
    }

    @inline(never) private func callNative(_ object: AnyObject, _ f: Frame) throws -> Value {
        let function = Value.object(object).asFunction
        let values = try arguments.nodes.map { try $0.value(f) }
        Machine.publishTop(f + frameSize)
        switch values.count {
        case 0: return try function.call0()
        case 1: return try function.call1(values[0])
        case 2: return try function.call2(values[0], values[1])
        case 3: return try function.call3(values[0], values[1], values[2])
        default: return try function.call(values)
        }
    }
}

// MARK: - Native functions

class NativeCall: CallNode {
    @inline(__always) final func catchingNativeErrors<Result>(_ f: Frame, _ body: () throws -> Result) throws -> Result
    {
        Machine.publishTop(f + frameSize)
        do {
            let result = try body()
            // A callback that cannot throw may have failed during the call; then no later code may run.
            if Interrupt.isRequested { throw interruptedError() }
            return result
        } catch { throw addingSpan(error) }
    }
    /// Calls a native that modifies a place. The native owns the value, and the place is empty meanwhile, so a closure
    /// of the program that accesses it traps.
    @inline(__always) final func changingPlace<Result>(
        _ f: Frame, _ p: UnsafeMutablePointer<Value>, _ body: (inout Value) throws -> Result
    ) throws -> Result {
        try catchingNativeErrors(f) { try emptyWhileModifying(p, span) { try body(&$0.pointee) } }
    }
    /// Adds a position to an interrupt that has none.
    @inline(never) private func interruptedError() -> Error {
        if let failure = Unwinding.pendingError { Unwinding.pendingError = addingSpan(failure) }
        return Interrupted()
    }
    @inline(never) final func addingSpan(_ error: Error) -> Error { addingMissingSpan(error, at: span) }
}

final class Native0: NativeCall {
    let code: () throws -> Value
    init(_ name: String, _ span: Span, _ code: @escaping () throws -> Value) {
        self.code = code
        super.init(name: name, span: span)
    }
    override func value(_ f: Frame) throws -> Value { try catchingNativeErrors(f) { try code() } }
}

final class Native1: NativeCall {
    let code: (Value) throws -> Value
    let a: Node
    init(_ name: String, _ span: Span, _ code: @escaping (Value) throws -> Value, _ a: Node) {
        self.code = code
        self.a = a
        super.init(name: name, span: span)
    }
    override func value(_ f: Frame) throws -> Value {
        let a = try a.value(f)
        return try catchingNativeErrors(f) { try code(a) }
    }
}

final class Native2: NativeCall {
    let code: (Value, Value) throws -> Value
    let a: Node
    let b: Node
    init(_ name: String, _ span: Span, _ code: @escaping (Value, Value) throws -> Value, _ a: Node, _ b: Node) {
        self.code = code
        self.a = a
        self.b = b
        super.init(name: name, span: span)
    }
    override func value(_ f: Frame) throws -> Value {
        let a = try a.value(f)
        let b = try b.value(f)
        return try catchingNativeErrors(f) { try code(a, b) }
    }
}

final class Native3: NativeCall {
    let code: (Value, Value, Value) throws -> Value
    let a: Node
    let b: Node
    let c: Node
    init(
        _ name: String, _ span: Span, _ code: @escaping (Value, Value, Value) throws -> Value, _ a: Node, _ b: Node,
        _ c: Node
    ) {
        self.code = code
        self.a = a
        self.b = b
        self.c = c
        super.init(name: name, span: span)
    }
    override func value(_ f: Frame) throws -> Value {
        let a = try a.value(f)
        let b = try b.value(f)
        let c = try c.value(f)
        return try catchingNativeErrors(f) { try code(a, b, c) }
    }
}

final class NativeMany: NativeCall {
    let code: ([Value]) throws -> Value
    let arguments: [Node]
    init(_ name: String, _ span: Span, _ code: @escaping ([Value]) throws -> Value, _ arguments: [Node]) {
        self.code = code
        self.arguments = arguments
        super.init(name: name, span: span)
    }
    override func value(_ f: Frame) throws -> Value {
        let values = try arguments.map { try $0.value(f) }
        return try catchingNativeErrors(f) { try code(values) }
    }
}

final class NativeInt: NativeCall {
    let body: (Frame) throws -> Int
    init(_ name: String, _ span: Span, _ body: @escaping (Frame) throws -> Int) {
        self.body = body
        super.init(name: name, span: span)
    }
    override func int(_ f: Frame) throws -> Int { try catchingNativeErrors(f) { try body(f) } }
    override func value(_ f: Frame) throws -> Value { .int(try int(f)) }
}

final class NativeDouble: NativeCall {
    let body: (Frame) throws -> Double
    init(_ name: String, _ span: Span, _ body: @escaping (Frame) throws -> Double) {
        self.body = body
        super.init(name: name, span: span)
    }
    override func double(_ f: Frame) throws -> Double { try catchingNativeErrors(f) { try body(f) } }
    override func value(_ f: Frame) throws -> Value { .double(try double(f)) }
}

final class NativeBool: NativeCall {
    let body: (Frame) throws -> Bool
    init(_ name: String, _ span: Span, _ body: @escaping (Frame) throws -> Bool) {
        self.body = body
        super.init(name: name, span: span)
    }
    override func bool(_ f: Frame) throws -> Bool { try catchingNativeErrors(f) { try body(f) } }
    override func value(_ f: Frame) throws -> Value { .bool(try bool(f)) }
}
