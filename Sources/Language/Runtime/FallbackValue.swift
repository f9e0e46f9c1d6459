/// A kind of object that can stand in for one that is missing by a fault of the interpreter.
///
/// A value that is not what its type says must neither become undefined behaviour nor end the process: the run is
/// stopped, and what still runs until it notices sees something harmless. `Value.exactly` takes nothing else, so that no
/// kind of object can be forgotten.
public protocol FallbackValue: AnyObject {
    static var harmless: Self { get }
}

/// The content of a `Native`.
public protocol FallbackContent {
    static var harmless: Self { get }
}

extension Unwinding {
    /// Ends the run because of a fault of the interpreter, and goes on with something harmless until that is noticed.
    @inline(never) public static func fault<Stand>(_ what: String, _ harmless: Stand) -> Stand {
        fail(internalFault(what))
        return harmless
    }

    /// The trap for a fault of the interpreter, where an error can be thrown.
    public static func internalFault(_ what: String) -> Trap {
        Trap("internal", "fault of the interpreter, not of the program: \(what)")
    }
}

extension RuntimeType {
    /// The type of values that stand in for missing ones.
    static let unknown = RuntimeType(kind: .never, name: "_", qualifiedName: "_")
}

extension StringBox: FallbackValue { public static var harmless: StringBox { StringBox("") } }
extension ArrayBox: FallbackValue { public static var harmless: ArrayBox { ArrayBox([]) } }
extension DictionaryBox: FallbackValue { public static var harmless: DictionaryBox { DictionaryBox([:]) } }
extension SetBox: FallbackValue { public static var harmless: SetBox { SetBox([]) } }
extension Box: FallbackValue { public static var harmless: Box { Box(.none) } }
extension AnyBox: FallbackValue { public static var harmless: AnyBox { AnyBox(.unknown, .unit) } }
extension MetatypeBox: FallbackValue { public static var harmless: MetatypeBox { MetatypeBox(.unknown) } }
// Wide enough for whoever reads a field or payload by its number.
extension RecordBox: FallbackValue { public static var harmless: RecordBox { RecordBox(.unknown, count: 256) } }
extension EnumBox: FallbackValue {
    public static var harmless: EnumBox { EnumBox(.unknown, 0, ContiguousArray(repeating: .none, count: 64)) }
}
extension KeyPathObject: FallbackValue {
    public static var harmless: KeyPathObject { KeyPathObject(get: .ending, set: nil, name: "_", type: .unknown) }
}
extension FunctionObject {
    /// A function that only ends.
    public static var ending: FunctionObject { NativeFunction { _ in throw Interrupted() } }
}
extension Native: FallbackValue where Wrapped: FallbackContent {
    public static var harmless: Native { Native(Wrapped.harmless) }
}
