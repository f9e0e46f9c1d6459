/// A function as a value: closures, function references, natives passed to programs.
///
/// Calling convention: each argument has the representation of its static type; an `inout` parameter is `.object(Box)`,
/// whose `value` the callee reads and writes (the caller moves the value in and out, so that it stays uniquely
/// referenced); a variadic parameter is one array; `Void` results are `.unit`.
open class FunctionObject {
    public init() {}
    /// True for a function of the library, whose call runs no code of the program.
    open var isOfLibrary: Bool { false }
    /// True if the function is declared to run on the main actor.
    open var isOfMainActor: Bool { false }
    open func call(_ arguments: [Value]) throws -> Value {
        throw Unwinding.internalFault("a function has no code")
    }
    // Calls with few arguments avoid an array; closures override these methods.
    open func call0() throws -> Value { try call([]) }
    open func call1(_ a: Value) throws -> Value { try call([a]) }
    open func call2(_ a: Value, _ b: Value) throws -> Value { try call([a, b]) }
    open func call3(_ a: Value, _ b: Value, _ c: Value) throws -> Value { try call([a, b, c]) }
    // Calls a predicate without boxing the result.
    open func callBool(_ a: Value) throws -> Bool { try call1(a).asBool }
    open func callBool(_ a: Value, _ b: Value) throws -> Bool { try call2(a, b).asBool }
}

/// A native function that a program uses as a value.
public final class NativeFunction: FunctionObject {
    private let body: ([Value]) throws -> Value
    public init(_ body: @escaping ([Value]) throws -> Value) { self.body = body }
    public override func call(_ arguments: [Value]) throws -> Value { try body(arguments) }
}

extension Value {
    /// The value as a function.
    @inlinable public var asFunction: FunctionObject {
        if case .object(let object) = self, let function = object as? FunctionObject { return function }
        return mismatchFault(.throwingFunction)
    }
}
