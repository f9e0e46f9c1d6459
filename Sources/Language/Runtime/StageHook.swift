import Diagnostics

/// Who records the stages of operator chains installs itself here, before the code is made that it is to see.
public enum StageHook {
    /// Given each observable that a call in a program's text answers, with the call and the observable's type; answers
    /// what takes its place.
    nonisolated(unsafe) public static var tap: ((Value, Span, RuntimeType) -> Value)?

    /// The call of the program that subscribes just now; known only while somebody records.
    nonisolated(unsafe) public static var callSite: Span?

    /// Given the observable that an operator is about to build on, the object that it is or was made from, and the
    /// object's type where that is known: subjects and relays come from no call that `tap` sees.
    nonisolated(unsafe) public static var source: ((AnyObject, _ origin: AnyObject, RuntimeType?) -> AnyObject)?
}
