import Diagnostics

/// Who records the stages of operator chains installs itself here, before the code is made that it is to see.
public enum StageHook {
    /// Given each observable that a call in a program's text answers, with the call and the observable's type; answers
    /// what takes its place.
    public static var tap: ((Value, Span, RuntimeType) -> Value)? {
        get { Host.current.tap }
        set { Host.current.tap = newValue }
    }

    /// The call of the program that subscribes just now; known only while somebody records.
    public static var callSite: Span? {
        get { Host.current.callSite }
        set { Host.current.callSite = newValue }
    }

    /// Whether `sendSite` is wanted, by the code that is made from now on.
    public static var notesSends: Bool {
        get { Host.current.notesSends }
        set { Host.current.notesSends = newValue }
    }

    /// The call of the program that sends just now: `taps.onNext(1)`.
    public static var sendSite: Span? {
        get { Host.current.sendSite }
        set { Host.current.sendSite = newValue }
    }

    /// Given the observable that an operator is about to build on, the object that it is or was made from, and the
    /// object's type where that is known: subjects and relays come from no call that `tap` sees.
    public static var source: ((AnyObject, _ origin: AnyObject, RuntimeType?) -> AnyObject)? {
        get { Host.current.source }
        set { Host.current.source = newValue }
    }
}
