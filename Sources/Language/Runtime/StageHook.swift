import Diagnostics

/// Hooks of the recorder of operator stages. The recorder installs them before the code to be recorded is lowered.
public enum StageHook {
    /// Given each observable that a call in a program's text answers, with the call and the observable's type; answers
    /// what takes its place.
    public static var tap: ((Value, Span, RuntimeType) -> Value)? {
        get { Host.current.tap }
        set { Host.current.tap = newValue }
    }

    /// Given each observable and subject that a call in the library's own text answers, or that it is about to use; answers what
    /// takes its place. What the library builds on its way is no source of the program's.
    public static var made: ((Value, _ isNew: Bool) -> Value)? {
        get { Host.current.made }
        set { Host.current.made = newValue }
    }

    /// Given what the program reads of such observables and subjects; answers what takes its place.
    public static var shown: ((Value) -> Value)? {
        get { Host.current.shown }
        set { Host.current.shown = newValue }
    }

    /// The call of the program that subscribes just now.
    public static var callSite: Span? {
        get { Host.current.callSite }
        set { Host.current.callSite = newValue }
    }

    /// The call of the program that is about to subscribe; the recorder takes it when it opens the subscription's lane.
    public static var opening: SubscribeCall? {
        get { Host.current.opening }
        set { Host.current.opening = newValue }
    }

    /// Called after a call that subscribes, if the recorder has opened a lane for it.
    public static var onSubscribed: (SubscribeCall) -> Void {
        get { Host.current.onSubscribed }
        set { Host.current.onSubscribed = newValue }
    }

    /// True if code lowered from now on must record `sendSite`.
    public static var notesSends: Bool {
        get { Host.current.notesSends }
        set { Host.current.notesSends = newValue }
    }

    /// The call of the program that sends just now: `taps.onNext(1)`.
    public static var sendSite: Span? {
        get { Host.current.sendSite }
        set { Host.current.sendSite = newValue }
    }

    /// The call or assignment of the program for which a module in plain Swift runs just now: `label.text = "late"`.
    public static var moduleSite: Span? {
        get { Host.current.moduleSite }
        set { Host.current.moduleSite = newValue }
    }

    /// The lane on which something happens just now, and what of the program it shows.
    public static var lane: () -> (name: String, place: Span?)? {
        get { Host.current.lane }
        set { Host.current.lane = newValue }
    }

    /// The number of a call that subscribes; all that is scheduled while it runs comes of it (`World.cause`, below zero).
    public static func number(of site: Span) -> Int {
        Host.current.sites.append(site)
        return Host.current.sites.count
    }

    public static func site(_ number: Int) -> Span? {
        Host.current.sites.indices.contains(number - 1) ? Host.current.sites[number - 1] : nil
    }

    /// Told of what the present happens to come, if nothing that was recorded has brought it about; answers what it has been.
    public static var comes: (_ of: Int) -> Int {
        get { Host.current.comes }
        set { Host.current.comes = newValue }
    }

    /// Given the observable that an operator is about to build on, the object that it is or was made from, and the
    /// object's type where that is known: subjects and relays come from no call that `tap` sees.
    public static var source: ((AnyObject, _ origin: AnyObject, RuntimeType?) -> AnyObject)? {
        get { Host.current.source }
        set { Host.current.source = newValue }
    }
}

/// One call of the program that subscribes: `taps.subscribe { … }`, `bind`, `drive`, `connect`.
public final class SubscribeCall {
    public let span: Span
    /// The number of the lane that records the subscription.
    public var lane: Int32?

    public init(_ span: Span) { self.span = span }
}
