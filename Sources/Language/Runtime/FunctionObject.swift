/// A function as a value: closures, function references, natives handed to programs.
///
/// Convention of calls: each argument in the representation of its static type; an `inout` parameter gets
/// `.object(Box)`, whose `value` the callee reads and writes (callers move the value in and take it out again, so that it
/// stays uniquely referenced); a variadic parameter gets one array; `Void` results are `.unit`.
open class FunctionObject {
    public init() {}
    /// True for library functions: a call runs no user code.
    open var isOfLibrary: Bool { false }
    /// Whether the function says that it runs on the main actor.
    open var isOfMainActor: Bool { false }
    open func call(_ arguments: [Value]) throws -> Value {
        throw Unwinding.internalFault("a function has no code")
    }
    // The common arities without an array; code overrides them.
    open func call0() throws -> Value { try call([]) }
    open func call1(_ a: Value) throws -> Value { try call([a]) }
    open func call2(_ a: Value, _ b: Value) throws -> Value { try call([a, b]) }
    open func call3(_ a: Value, _ b: Value, _ c: Value) throws -> Value { try call([a, b, c]) }
    // Calls a predicate without boxing the result.
    open func test(_ a: Value) throws -> Bool { try call1(a).asBool }
    open func test(_ a: Value, _ b: Value) throws -> Bool { try call2(a, b).asBool }
}

/// A native function that programs can hold.
public final class NativeFunction: FunctionObject {
    private let body: ([Value]) throws -> Value
    public init(_ body: @escaping ([Value]) throws -> Value) { self.body = body }
    public override func call(_ arguments: [Value]) throws -> Value { try body(arguments) }
}

extension Value {
    /// The function that this value is.
    @inlinable public var asFunction: FunctionObject {
        if case .object(let object) = self, let function = object as? FunctionObject { return function }
        return mismatch(.ending)
    }
}
