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

    override public init() {}

    open var next: UIResponder? { nil }
    open var canBecomeFirstResponder: Bool { false }
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
