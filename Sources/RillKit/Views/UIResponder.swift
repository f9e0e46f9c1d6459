import Foundation
import Rill

/// What can answer events: views, controllers, the application.
///
/// See also: UIView, UIViewController.
open class UIResponder: NSObject {
    /// Tells that this object has gone when it goes.
    private var end: End?
    private var ownBag: DisposeBag?
    /// What an extension keeps here under a name: proxies, bindings.
    var attachments: [String: AnyObject] = [:]
    /// Notifications that call its methods by name.
    var observations: [Observation] = []

    override public init() {}

    open var next: UIResponder? { nil }
    open var canBecomeFirstResponder: Bool { false }
    open var canResignFirstResponder: Bool { true }
    /// What stands above or in the place of the keyboard; kept, and not seen on a text screen.
    open var inputView: UIView? { nil }
    open var inputAccessoryView: UIView? { nil }
    public var isFirstResponder: Bool { Focus.holder === self }

    @discardableResult
    open func becomeFirstResponder() -> Bool {
        if isFirstResponder { return true }
        guard canBecomeFirstResponder else { return false }
        if let holder = Focus.holder, !holder.resignFirstResponder() { return false }
        Focus.holder = self
        return true
    }
    @discardableResult
    open func resignFirstResponder() -> Bool {
        if isFirstResponder { Focus.holder = nil }
        return true
    }

    // MARK: Touches, which go up until somebody keeps them

    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesBegan(touches, with: event) }
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesMoved(touches, with: event) }
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesEnded(touches, with: event) }
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesCancelled(touches, with: event)
    }
    open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        next?.motionEnded(motion, with: event)
    }
    /// Called when it comes out of a storyboard or a nib.
    open func awakeFromNib() {}

    /// The methods that others call by name; both runners override it in the classes of a program.
    open func namedActions() -> [NamedAction] { [] }

    func perform(_ selector: Selector, from sender: Any?) {
        guard let action = namedActions().last(where: { $0.name == selector.base }) else {
            Rules.stop(
                "unmarked-method", "\(type(of: self)) has no method '\(selector)' that is marked @objc or @IBAction")
        }
        action.run(sender)
    }

    /// One event and the end, when this object goes.
    var gone: Observable<Void> {
        if end == nil { end = End() }
        return end!.subject.asObservable()
    }
    var bag: DisposeBag {
        get {
            if ownBag == nil { ownBag = DisposeBag() }
            return ownBag!
        }
        set { ownBag = newValue }
    }
}

/// Dies with its owner and says so.
final class End {
    let subject = ReplaySubject<Void>.create(bufferSize: 1)
    deinit {
        subject.onNext(())
        subject.onCompleted()
    }
}

/// Who gets what is typed.
enum Focus {
    static weak var holder: UIResponder?
}

extension Reactive where Base: UIResponder {
    /// One event when the object has gone, and the end.
    public var deallocated: Observable<Void> { base.gone }
    /// A bag that lives as long as the object.
    public var disposeBag: DisposeBag {
        get { base.bag }
        nonmutating set { base.bag = newValue }
    }
}
