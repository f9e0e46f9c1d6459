/// Any value of a running program: sixteen bytes, an inline scalar or one reference.
///
/// The static type, which the code generator always knows, defines the meaning of a value:
/// - Every integer type is `.int` (unsigned 64-bit ones by bit pattern); `Double`, `Float`, `CGFloat` are `.double`.
/// - `nil` is `.none`. A present optional is its payload, except that a payload which could be read as nil (`.none` or a
///   `NestedOptionalBox`) is wrapped in a `NestedOptionalBox`: see `wrapped` and `unwrapped`.
/// - `Void` is `.unit`.
/// - Everything else is an object: the boxes below, or an object of the engine or Foundation.
/// - An existential (`Any`, `any P`, `Error`, `AnyHashable`) is always an `AnyBox` with the dynamic type.
public enum Value {
    case none
    case unit
    case int(Int)
    case double(Double)
    case bool(Bool)
    case object(AnyObject)
}

extension Value {
    /// The present optional that contains this value.
    @inlinable public var wrapped: Value {
        switch self {
        case .none: return .object(NestedOptionalBox(self))
        case .object(let object) where object is NestedOptionalBox: return .object(NestedOptionalBox(self))
        default: return self
        }
    }

    /// The value inside a present optional. Requires that `isNil` is false.
    @inlinable public var unwrapped: Value {
        if case .object(let object) = self, type(of: object) == NestedOptionalBox.self {
            return unsafeDowncast(object, to: NestedOptionalBox.self).payload
        }
        return self
    }

    @inlinable public var isNil: Bool {
        if case .none = self { return true }
        return false
    }

    @inlinable public var asInt: Int {
        if case .int(let value) = self { return value }
        return mismatchFault(0)
    }

    @inlinable public var asDouble: Double {
        if case .double(let value) = self { return value }
        return mismatchFault(0)
    }

    @inlinable public var asBool: Bool {
        if case .bool(let value) = self { return value }
        return mismatchFault(false)
    }

    /// Returns the object, whose class must be exactly `Object`; the check is one comparison.
    @inlinable public func exactly<Object: FallbackValue>(_: Object.Type) -> Object {
        if case .object(let object) = self, type(of: object) == Object.self {
            return unsafeDowncast(object, to: Object.self)
        }
        return mismatchFault(Object.fallback)
    }

    @inlinable public var asString: String { exactly(StringBox.self).text }
    @inlinable public var asArray: [Value] { exactly(ArrayBox.self).elements }

    /// Stops the run, because this value does not match its type. If the value is empty, the program reads a variable
    /// that it is modifying.
    @usableFromInline @inline(never) func mismatchFault<Wanted>(_ fallback: Wanted) -> Wanted {
        if case .none = self {
            Unwinding.fail(Trap.exclusivityViolation(at: nil))
            return fallback
        }
        return Unwinding.fault("a \(Wanted.self) is expected, but the value has another type", fallback)
    }
}

/// A present optional whose value is nil or a `NestedOptionalBox`.
public final class NestedOptionalBox {
    @exclusivity(unchecked) public private(set) final var payload: Value
    public init(_ payload: Value) { self.payload = payload }
    deinit {
        if Machine.isNativeStackLow { Machine.onOtherStack { payload = .none } }
    }
}

public final class SetBox {
    public var members: Set<HashKey>
    public init(_ members: Set<HashKey>) { self.members = members }
    deinit {
        if Machine.isNativeStackLow { Machine.onOtherStack { members = [] } }
    }
}

/// A value of a native Swift type that programs only store and pass to native functions: Date, URL, String.Index and
/// others.
public final class Native<Wrapped> {
    public var value: Wrapped
    public init(_ value: Wrapped) { self.value = value }
}

/// An existential value, which consists of a value and its dynamic type.
public final class AnyBox {
    public let type: RuntimeType
    @exclusivity(unchecked) public private(set) final var value: Value
    public init(_ type: RuntimeType, _ value: Value) {
        self.type = type
        self.value = value
    }
    deinit {
        if Machine.isNativeStackLow { Machine.onOtherStack { value = .none } }
    }
}

extension Value {
    /// Returns a value as `AnyHashable`, which holds the payload of an optional.
    public static func hashable(_ value: Value, _ type: RuntimeType) -> Value {
        guard case .optional(let payload) = type.kind, !value.isNil else {
            if case .object(let object) = value, let instance = object as? Instance {
                return .object(AnyBox(instance.type, value))
            }
            return .object(AnyBox(type, value))
        }
        if case .existential = payload.kind { return value.unwrapped }
        return hashable(value.unwrapped, payload)
    }
}

/// The value of an enum, with its case and associated values.
public final class EnumBox {
    public let type: RuntimeType
    public let index: Int
    public private(set) final var payload: ContiguousArray<Value>
    public init(_ type: RuntimeType, _ index: Int, _ payload: ContiguousArray<Value> = []) {
        self.type = type
        self.index = index
        self.payload = payload
    }
    deinit {
        if Machine.isNativeStackLow { Machine.onOtherStack { payload = [] } }
    }
}

/// The value of a metatype expression such as `Int.self`.
public final class MetatypeBox {
    public let type: RuntimeType
    public init(_ type: RuntimeType) { self.type = type }
}
