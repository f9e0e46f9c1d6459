/// Any value of a running program: sixteen bytes, an inline scalar or one reference.
///
/// What a value means follows from its static type, which the code generator always knows:
/// - every integer type is `.int` (unsigned 64-bit ones by bit pattern), `Double`, `Float`, `CGFloat` are `.double`;
/// - `nil` is `.none`; a present optional is its payload itself, except that a payload which could be read as nil
///   (`.none` or a `SomeBox`) is wrapped in a `SomeBox`: see `wrapped` and `unwrapped`;
/// - `Void` is `.unit`;
/// - everything else is an object: the boxes below, or an object of the engine or Foundation as it is;
/// - an existential (`Any`, `any P`, `Error`, `AnyHashable`) is an `AnyBox` with the dynamic type, always.
public enum Value {
    case none
    case unit
    case int(Int)
    case double(Double)
    case bool(Bool)
    case object(AnyObject)
}

extension Value {
    /// This value as a present optional.
    @inlinable public var wrapped: Value {
        switch self {
        case .none: return .object(SomeBox(self))
        case .object(let object) where object is SomeBox: return .object(SomeBox(self))
        default: return self
        }
    }

    /// The payload of a present optional; call only when `isNil` is false.
    @inlinable public var unwrapped: Value {
        if case .object(let object) = self, type(of: object) == SomeBox.self {
            return unsafeDowncast(object, to: SomeBox.self).payload
        }
        return self
    }

    @inlinable public var isNil: Bool {
        if case .none = self { return true }
        return false
    }

    @inlinable public var asInt: Int {
        if case .int(let value) = self { return value }
        return fault(0)
    }

    @inlinable public var asDouble: Double {
        if case .double(let value) = self { return value }
        return fault(0)
    }

    @inlinable public var asBool: Bool {
        if case .bool(let value) = self { return value }
        return fault(false)
    }

    /// The object, which must be exactly of class `Object` (checked by one comparison).
    @inlinable public func exactly<Object: AnyObject>(_: Object.Type) -> Object {
        if case .object(let object) = self, type(of: object) == Object.self {
            return unsafeDowncast(object, to: Object.self)
        }
        return mismatch()
    }

    @inlinable public var asString: String { exactly(StringBox.self).text }
    @inlinable public var asArray: [Value] { exactly(ArrayBox.self).elements }

    /// A value that is not what its type says is a fault of the interpreter itself; it must not become undefined behaviour
    /// and need not end the process: the run is stopped, and what runs until then sees something harmless.
    @usableFromInline @inline(never) func fault<Wanted>(_ harmless: Wanted) -> Wanted {
        Unwinding.fail(Trap("internal", "fault of the interpreter: a value is not a \(Wanted.self)"))
        return harmless
    }
    @usableFromInline @inline(never) func mismatch<Wanted>() -> Wanted {
        if let harmless = (Wanted.self as? any Harmless.Type)?.harmless as? Wanted { return fault(harmless) }
        fatalError("internal: a value is not a \(Wanted.self): \(self)")
    }
}

/// Boxes that can stand in for a value that is missing by a fault of the interpreter.
protocol Harmless: AnyObject {
    static var harmless: Self { get }
}
extension StringBox: Harmless { static var harmless: StringBox { StringBox("") } }
extension ArrayBox: Harmless { static var harmless: ArrayBox { ArrayBox([]) } }
extension DictionaryBox: Harmless { static var harmless: DictionaryBox { DictionaryBox([:]) } }
extension SetBox: Harmless { static var harmless: SetBox { SetBox([]) } }
extension Box: Harmless { static var harmless: Box { Box(.none) } }

/// A present optional whose payload is itself nil or a `SomeBox`.
public final class SomeBox {
    public let payload: Value
    public init(_ payload: Value) { self.payload = payload }
}

/// String, Character, Substring (by the static type).
public final class StringBox {
    public var text: String
    /// Where a Substring was cut: its indices are those of the whole.
    public var origin: SubstringOrigin?
    public init(_ text: String) { self.text = text }
}

/// The piece of a longer string that a Substring is.
public final class SubstringOrigin {
    public let slice: Substring
    public init(_ slice: Substring) { self.slice = slice }
}

/// Array, ArraySlice (with `offset`, the index of its first element), ContiguousArray. Copied when written while shared.
public final class ArrayBox {
    public var elements: [Value]
    public var offset = 0
    public init(_ elements: [Value]) { self.elements = elements }
}

/// Dictionary; keys hash and compare by `HashKey`. Order of iteration is insertion-independent, as Swift's.
public final class DictionaryBox {
    public var entries: [HashKey: Value]
    public init(_ entries: [HashKey: Value]) { self.entries = entries }
}

public final class SetBox {
    public var members: Set<HashKey>
    public init(_ members: Set<HashKey>) { self.members = members }
}

/// A value of any Swift type that programs only hold and pass to native functions: Date, URL, String.Index, …
public final class Native<Wrapped> {
    public var value: Wrapped
    public init(_ value: Wrapped) { self.value = value }
}

/// An existential: the value with its dynamic type.
public final class AnyBox {
    public let type: RuntimeType
    public let value: Value
    public init(_ type: RuntimeType, _ value: Value) {
        self.type = type
        self.value = value
    }
}

/// Enum values with or without payload.
public final class EnumBox {
    public let type: RuntimeType
    public let index: Int
    public let payload: ContiguousArray<Value>
    public init(_ type: RuntimeType, _ index: Int, _ payload: ContiguousArray<Value> = []) {
        self.type = type
        self.index = index
        self.payload = payload
    }
}

/// `Int.self` and the like.
public final class MetatypeBox {
    public let type: RuntimeType
    public init(_ type: RuntimeType) { self.type = type }
}
