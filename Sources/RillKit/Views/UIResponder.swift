import Foundation
import Rill

/// An object that handles events: a view, a controller or the application.
///
/// See also: UIView, UIViewController.
@preconcurrency
open class UIResponder: NSObject, SelectorTarget, KeyValueCoded {
    /// Sends an event when this object is freed.
    private var storedSignal: DeallocationSignal?
    private var storedBag: DisposeBag?
    /// The objects that extensions attach by name, such as proxies and bindings.
    var attachments: [String: AnyObject] = [:]

    override public init() {}

    /// The kind of the object. A driver finds the object by its kind and number, such as `text field 2`.
    var kindName: String { "view" }
    /// Returns the value of an observed property that only this class has; nil for other names.
    func observedValue(named name: String) -> Any? { nil }
    /// The title by which a driver finds the object; nil if it has none.
    var driverTitle: String? { nil }
    /// The placeholder by which a driver finds the object while it is empty; nil if it has none.
    var driverHint: String? { nil }

    open var next: UIResponder? { nil }
    open var canBecomeFirstResponder: Bool { false }
    open var canResignFirstResponder: Bool { true }
    /// The view that replaces the keyboard, which is stored but not visible on a text screen.
    open var inputView: UIView? { nil }
    open var inputAccessoryView: UIView? { nil }
    public var isFirstResponder: Bool { FocusHolder.firstResponder === self }

    @discardableResult
    open func becomeFirstResponder() -> Bool {
        if isFirstResponder { return true }
        guard canBecomeFirstResponder else { return false }
        if let holder = FocusHolder.firstResponder, !holder.resignFirstResponder() { return false }
        FocusHolder.firstResponder = self
        return true
    }
    @discardableResult
    open func resignFirstResponder() -> Bool {
        if isFirstResponder { FocusHolder.firstResponder = nil }
        return true
    }

    /// Returns true if an edit menu may contain an action. The kit does not show the menu.
    open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { true }

    // MARK: Touches, passed up the responder chain

    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesBegan(touches, with: event) }
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesMoved(touches, with: event) }
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesEnded(touches, with: event) }
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesCancelled(touches, with: event)
    }
    open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        next?.motionEnded(motion, with: event)
    }
    /// The function is called after the object was loaded from a storyboard or interface file.
    open func awakeFromNib() {}

    /// Returns the methods that can be called by name. Generated code in the classes of a program overrides this
    /// method.
    open func namedActions() -> [NamedAction] {
        [
            NamedAction("becomeFirstResponder", isWired: false) { [weak self] _ in self?.becomeFirstResponder() },
            NamedAction("resignFirstResponder", isWired: false) { [weak self] _ in self?.resignFirstResponder() },
        ]
    }
    /// Sets a property by its name; overridden by generated code in a program's classes.
    open func setNamed(_ key: String, _ value: Any?) -> Bool { false }
    /// Receives the changes of properties that it observes by name.
    open func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
        context: UnsafeMutableRawPointer?
    ) {}
    /// Calls the observers of outlets that a storyboard has set; overridden by generated code in a program's classes.
    open func outletsAreSet() {}

    /// Sends one event and completes when this object is freed.
    var deallocationSignal: Observable<Void> {
        if storedSignal == nil { storedSignal = DeallocationSignal() }
        return storedSignal!.subject.asObservable()
    }
    var bag: DisposeBag {
        get {
            if storedBag == nil { storedBag = DisposeBag() }
            return storedBag!
        }
        set { storedBag = newValue }
    }
}

/// An object that sends an event when its owner is freed.
final class DeallocationSignal {
    let subject = ReplaySubject<Void>.create(bufferSize: 1)
    deinit {
        subject.onNext(())
        subject.onCompleted()
    }
}

/// The first responder.
enum FocusHolder {
    static weak var firstResponder: UIResponder?
}

extension Reactive where Base: UIResponder {
    /// Sends one event and completes when the object is freed.
    public var deallocated: Observable<Void> { base.deallocationSignal }
    /// A dispose bag that lives as long as the object.
    public var disposeBag: DisposeBag {
        get { base.bag }
        nonmutating set { base.bag = newValue }
    }
}
