/// The native function of one library declaration.
///
/// A binding is found by the key of its declaration: owner, name and labels, as in `Array.map(_:)`, `Int.+(_:_:)`,
/// `Array.count` (getter), `Array.count=` (setter), `Array.subscript(_:)`, `Array.subscript(_:)=`,
/// `print(_:separator:terminator:)`, `Array.init(repeating:count:)`. Members of a protocol extension have the
/// protocol's name (`Sequence.reversed()`). Overloads with equal keys are named by `@bind("…")`.
public struct Binding {
    public let key: String
    /// Creates the native code for one use with concrete types; it may select a faster function for these types.
    public let makeCode: (BindingContext) -> NativeCode

    public init(_ key: String, _ make: @escaping (BindingContext) -> NativeCode) {
        self.key = key
        self.makeCode = make
    }
    /// Creates a binding whose code is the same for all types.
    public init(_ key: String, _ code: NativeCode) {
        self.key = key
        makeCode = { _ in code }
    }
}

/// The types of one concrete use of a library function. Created on demand, because most natives need few types, and
/// describing a class visits all its members.
public struct BindingContext {
    /// The arguments of all generic parameters, those of the owner first. For a protocol extension, the first argument
    /// is `Self`.
    public let generics: [RuntimeType]
    /// The type of the receiver; nil for free functions. For static members and initialisers, the type to which they
    /// belong.
    public var owner: RuntimeType? { makeOwner() }
    public var parameters: [RuntimeType] { makeParameters() }
    public var result: RuntimeType { makeResult() }
    private let makeOwner: () -> RuntimeType?
    private let makeParameters: () -> [RuntimeType]
    private let makeResult: () -> RuntimeType

    public init(
        generics: [RuntimeType], owner: @escaping () -> RuntimeType?, parameters: @escaping () -> [RuntimeType],
        result: @escaping () -> RuntimeType
    ) {
        self.generics = generics
        makeOwner = owner
        makeParameters = parameters
        makeResult = result
    }

    /// Returns the context with another type for a generic parameter. The parameter is the whole type of a function
    /// parameter, or else of the receiver.
    public func with(
        _ type: RuntimeType, forGeneric index: Int, at parameter: Int?, result: RuntimeType?
    ) -> BindingContext {
        var generics = generics
        generics[index] = type
        let (owner, parameters, isOwner) = (makeOwner, makeParameters, parameter == nil)
        return BindingContext(
            generics: generics, owner: { isOwner ? type : owner() },
            parameters: {
                var all = parameters()
                if let parameter { all[parameter] = type }
                return all
            }, result: { [makeResult] in result ?? makeResult() })
    }
}

/// The native functions by signature. The receiver, if there is one, is the first value. The caller supplies default
/// arguments; variadic arguments are one array. A mutating method gets its receiver as an inout value.
public enum NativeCode {
    case zero(() throws -> Value)
    case one((Value) throws -> Value)
    case two((Value, Value) throws -> Value)
    case three((Value, Value, Value) throws -> Value)
    case many(([Value]) throws -> Value)
    // A function on unboxed scalars, for arithmetic and comparison.
    case intToInt((Int) throws -> Int)
    case intIntToInt((Int, Int) throws -> Int)
    case intIntToBool((Int, Int) -> Bool)
    case doubleToDouble((Double) -> Double)
    case doubleDoubleToDouble((Double, Double) -> Double)
    case doubleDoubleToBool((Double, Double) -> Bool)
    // A mutating function: the receiver (or the first, `inout`, argument of an operator) is modified in place; the
    // other arguments follow.
    case mutatingOne((inout Value) throws -> Value)
    case mutatingTwo((inout Value, Value) throws -> Value)
    case mutatingThree((inout Value, Value, Value) throws -> Value)
    case mutatingMany((inout Value, [Value]) throws -> Value)
    /// A function that modifies two places, such as `swap(&a, &b)`.
    case mutatingBoth((inout Value, inout Value) throws -> Value)
    /// A subscript or property that modifies an element in place; it gets the receiver, the indices and a body. It is
    /// optional, and registered beside getter and setter under the key with the suffix `&` (`Array.subscript(_:)&`).
    case modify((inout Value, [Value], (inout Value) throws -> Void) throws -> Void)

    /// The number of arguments that the native modifies in place.
    public var inoutCount: Int {
        switch self {
        case .mutatingBoth: 2
        case .mutatingOne, .mutatingTwo, .mutatingThree, .mutatingMany, .modify: 1
        default: 0
        }
    }

    /// Calls a native that modifies no argument.
    public func call(_ values: [Value]) throws -> Value {
        switch self {
        case .zero(let code): return try code()
        case .one(let code): return try code(values[0])
        case .two(let code): return try code(values[0], values[1])
        case .three(let code): return try code(values[0], values[1], values[2])
        case .many(let code): return try code(values)
        case .intToInt(let code): return .int(try code(values[0].asInt))
        case .intIntToInt(let code): return .int(try code(values[0].asInt, values[1].asInt))
        case .intIntToBool(let code): return .bool(code(values[0].asInt, values[1].asInt))
        case .doubleToDouble(let code): return .double(code(values[0].asDouble))
        case .doubleDoubleToDouble(let code): return .double(code(values[0].asDouble, values[1].asDouble))
        case .doubleDoubleToBool(let code): return .bool(code(values[0].asDouble, values[1].asDouble))
        case .mutatingOne, .mutatingTwo, .mutatingThree, .mutatingMany, .mutatingBoth, .modify:
            throw Unwinding.internalFault("this native changes a variable, but gets only a value")
        }
    }
}

/// The table of all bindings.
public struct BindingTable {
    public private(set) var bindingsByKey: [String: Binding] = [:]
    public private(set) var duplicates: [String] = []
    private var findBinding: ((String) -> Binding?)?
    /// The bindings found so far. Only one thread lowers code at a time, so no lock is needed.
    private let cache = BindingCache()
    private final class BindingCache {
        var bindingsByKey: [String: Binding?] = [:]
    }
    public init() {}
    /// Creates a table that finds a binding when its key is first used.
    public init(finding finder: @escaping (String) -> Binding?) { self.findBinding = finder }

    /// Returns the binding of a declaration, from either kind of table.
    public subscript(key: String) -> Binding? {
        guard let findBinding else { return bindingsByKey[key] }
        if let known = cache.bindingsByKey[key] { return known }
        let binding = findBinding(key)
        cache.bindingsByKey[key] = .some(binding)
        return binding
    }

    public mutating func add(_ bindings: [Binding]) {
        for binding in bindings {
            if bindingsByKey.updateValue(binding, forKey: binding.key) != nil { duplicates.append(binding.key) }
        }
    }
}
