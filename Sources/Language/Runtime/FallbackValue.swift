/// A class that can create a harmless object for use after a fault of the interpreter.
///
/// A value that does not match its type must not cause undefined behaviour or end the process: the run is stopped, and
/// code that still runs until then gets a harmless object. `Value.exactly` accepts only classes with this conformance,
/// so none is forgotten.
public protocol FallbackValue: AnyObject {
    static var fallback: Self { get }
}

/// A type that can be the contents of a `Native` and can create a harmless value.
public protocol FallbackContent {
    static var fallback: Self { get }
}

extension Unwinding {
    /// Stops the run because of a fault of the interpreter. Returns a harmless value for the code that runs until the
    /// stop takes effect.
    @inline(never) public static func fault<Fallback>(_ what: String, _ fallback: Fallback) -> Fallback {
        fail(internalFault(what))
        return fallback
    }

    /// Returns the trap for a fault of the interpreter, for code that can throw.
    public static func internalFault(_ what: String) -> Trap {
        Trap("internal", "bug in the interpreter, not in the program: \(what)")
    }
}

extension RuntimeType {
    /// The type of harmless values.
    public static let unknown = RuntimeType(kind: .never, name: "_", qualifiedName: "_")
}

extension StringBox: FallbackValue { public static var fallback: StringBox { StringBox("") } }
extension ArrayBox: FallbackValue { public static var fallback: ArrayBox { ArrayBox([]) } }
extension DictionaryBox: FallbackValue { public static var fallback: DictionaryBox { DictionaryBox([:]) } }
extension SetBox: FallbackValue { public static var fallback: SetBox { SetBox([]) } }
extension Box: FallbackValue { public static var fallback: Box { Box(.none) } }
extension AnyBox: FallbackValue { public static var fallback: AnyBox { AnyBox(.unknown, .unit) } }
extension MetatypeBox: FallbackValue { public static var fallback: MetatypeBox { MetatypeBox(.unknown) } }
// The harmless record has enough fields for an access by any index.
extension RecordBox: FallbackValue { public static var fallback: RecordBox { RecordBox(.unknown, count: 256) } }
extension EnumBox: FallbackValue {
    public static var fallback: EnumBox { EnumBox(.unknown, 0, ContiguousArray(repeating: .none, count: 64)) }
}
extension KeyPathObject: FallbackValue {
    public static var fallback: KeyPathObject {
        KeyPathObject(getter: .throwingFunction, setter: nil, name: "_", type: .unknown)
    }
}
extension FunctionObject {
    /// A function that always throws.
    public static var throwingFunction: FunctionObject { NativeFunction { _ in throw Interrupted() } }
}
extension Native: FallbackValue where Wrapped: FallbackContent {
    public static var fallback: Native { Native(Wrapped.fallback) }
}
