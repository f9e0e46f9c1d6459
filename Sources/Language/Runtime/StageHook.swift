import Diagnostics

/// Hooks through which the recorder observes the stages of chains. The recorder installs them before the code to be
/// recorded is lowered.
public enum StageHook {
    /// Replaces each observable that a call in the program's source returns. Receives the observable, the position of
    /// the call and the observable's type.
    public static var tap: ((Value, Span, RuntimeType) -> Value)? {
        get { Host.current.tap }
        set { Host.current.tap = newValue }
    }

    /// Replaces each observable and subject that a call in the library's own source returns or uses, because
    /// intermediate library objects are not sources of the program.
    public static var onCreated: ((Value, _ isNew: Bool) -> Value)? {
        get { Host.current.onCreated }
        set { Host.current.onCreated = newValue }
    }

    /// Replaces an observable or subject of the library when the program reads it from a library object.
    public static var reveal: ((Value) -> Value)? {
        get { Host.current.reveal }
        set { Host.current.reveal = newValue }
    }

    /// The position of the program's call that is subscribing.
    public static var callSite: Span? {
        get { Host.current.callSite }
        set { Host.current.callSite = newValue }
    }

    /// The program's call that is about to subscribe. The recorder clears this property when it opens the lane of the
    /// subscription.
    public static var opening: SubscribeCall? {
        get { Host.current.currentSubscribeCall }
        set { Host.current.currentSubscribeCall = newValue }
    }

    /// The closure is called after a call that subscribes, if the recorder has opened a lane for it.
    public static var onSubscribed: (SubscribeCall) -> Void {
        get { Host.current.onSubscribed }
        set { Host.current.onSubscribed = newValue }
    }

    /// True if code that is lowered from now on must set `sendSite`.
    public static var notesSends: Bool {
        get { Host.current.notesSends }
        set { Host.current.notesSends = newValue }
    }

    /// The position of the program's call that is sending: `taps.onNext(1)`.
    public static var sendSite: Span? {
        get { Host.current.sendSite }
        set { Host.current.sendSite = newValue }
    }

    /// The position of the program's call or assignment that is running code of a library module written in Swift:
    /// `label.text = "late"`.
    public static var moduleSite: Span? {
        get { Host.current.moduleSite }
        set { Host.current.moduleSite = newValue }
    }

    /// Returns the name of the active lane, and the position of the code that it shows.
    public static var lane: () -> (name: String, place: Span?)? {
        get { Host.current.currentLane }
        set { Host.current.currentLane = newValue }
    }

    /// Returns a number below zero for a call that subscribes. Work that is scheduled while the call runs has this
    /// number as its cause (`World.cause`).
    public static func number(of site: Span) -> Int {
        Host.current.sites.append(site)
        return Host.current.sites.count
    }

    public static func site(_ number: Int) -> Span? {
        Host.current.sites.indices.contains(number - 1) ? Host.current.sites[number - 1] : nil
    }

    /// Sets the current cause id if none is set; returns the previous one.
    public static var originOfEvent: (_ of: Int) -> Int {
        get { Host.current.originOfEvent }
        set { Host.current.originOfEvent = newValue }
    }

    /// Replaces the observable that an operator is about to use as its source. Receives the observable, the object from
    /// which it was made (or itself), and its type if known. It exists because subjects and relays do not come from
    /// calls that `tap` sees.
    public static var source: ((AnyObject, _ origin: AnyObject, RuntimeType?) -> AnyObject)? {
        get { Host.current.source }
        set { Host.current.source = newValue }
    }
}

extension StageHook {
    /// The closure is called with the object of a task at each of its steps.
    public static var task: ((AnyObject, TaskStep) -> Void)? {
        get { Host.current.task }
        set { Host.current.task = newValue }
    }
}

/// A step in the life of a task.
public enum TaskStep {
    /// The task was created by `Task`, `addTask` or another function. Only child tasks have a parent.
    case made(kind: String, executor: AnyObject, parent: AnyObject?)
    case cancelled
    case sentElement(Value)
    case failed(Value)
    case ended
}

/// A call of the program that subscribes, such as `taps.subscribe { … }`, `bind`, `drive` or `connect`.
public final class SubscribeCall {
    public let span: Span
    /// The number of the lane that records the subscription.
    public var lane: Int32?
    /// The connectable observable to whose source the call subscribes.
    public var connected: AnyObject?

    public init(_ span: Span) { self.span = span }
}
