import Diagnostics

/// Hooks of the recorder of operator stages, and the places in the program's text that it asks for; one per host. The
/// recorder installs the hooks before the code to be recorded is lowered.
public final class StageHook {
    /// Replaces each observable that a call in a program's text returns. Receives the call and the observable's type.
    public var tap: ((Value, Span, RuntimeType) -> Value)?
    /// Replaces each observable and subject that a call in the library's own text returns or uses. Intermediate library
    /// objects are not sources of the program.
    public var onCreated: ((Value, _ isNew: Bool) -> Value)?
    /// Replaces such observables and subjects when the program reads them from a library object.
    public var reveal: ((Value) -> Value)?
    /// Replaces the observable that an operator is about to use. Receives the object it is or was made from, and its
    /// type if known. Subjects and relays do not come from calls that `tap` sees.
    public var operatorSource: ((AnyObject, _ origin: AnyObject, RuntimeType?) -> AnyObject)?
    /// Called with the object of a task at each of its steps.
    public var onTaskStep: ((AnyObject, TaskStep) -> Void)?
    /// Called after a call that subscribes, if the recorder has opened a lane for it.
    public var onSubscribed: (SubscribeCall) -> Void = { _ in }
    /// Returns the active lane and the code that it shows.
    public var currentLane: () -> (name: String, place: Span?)? = { nil }
    /// Sets the current cause id if none is set; returns the previous one.
    public var originOfEvent: (_ of: Int) -> Int = { $0 }
    /// True if code lowered from now on must record `sendSite`.
    public var recordsSends = false

    /// The program's call that subscribes now.
    public var callSite: Span?
    /// The program's call that is about to subscribe; the recorder consumes it when it opens the subscription's lane.
    public var openingCall: SubscribeCall?
    /// The program's call that sends now: `taps.onNext(1)`.
    public var sendSite: Span?
    /// The program's call or assignment that is running code of a library module written in Swift: `label.text =
    /// "late"`.
    public var moduleSite: Span?
    private var numberedSites: [Span] = []

    /// Returns the number of a subscribing call, below zero; work scheduled while it runs has it as cause
    /// (`World.cause`).
    public func number(of site: Span) -> Int {
        numberedSites.append(site)
        return numberedSites.count
    }

    public func site(_ number: Int) -> Span? {
        numberedSites.indices.contains(number - 1) ? numberedSites[number - 1] : nil
    }
}

/// A step in the life of a task.
public enum TaskStep {
    /// The task was created by `Task`, `addTask` or another function. Only child tasks have a parent.
    case created(kind: String, executor: AnyObject, parent: AnyObject?)
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
