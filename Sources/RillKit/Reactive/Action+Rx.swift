import Foundation
import Rill
import RillExt

/// An action with its bindings to a button or a bar item.
private final class BoundAction {
    let action: AnyObject
    private let disposeBag = DisposeBag()

    init<Owner: AnyObject, Input, Output>(
        _ action: Action<Input, Output>, _ owner: Owner, taps: Observable<Void>, input: @escaping (Owner) -> Input,
        enable: @escaping (Owner, Bool) -> Void
    ) {
        self.action = action
        taps.compactMap { [weak owner] in owner.map { input($0) } }
            .bind(to: action.inputs)
            .disposed(by: disposeBag)
        action.enabled.observe(on: MainScheduler.instance)
            .subscribe(onNext: { [weak owner] isEnabled in
                if let owner { enable(owner, isEnabled) }
            })
            .disposed(by: disposeBag)
    }
}

extension Reactive where Base: UIButton {
    /// The action that a tap executes; the button is disabled while it runs or is not enabled.
    ///
    ///     let button = UIButton()
    ///     button.rx.action = CocoaAction { .just(print("done")) }
    ///     button.tap()
    ///     // done
    ///
    /// Pitfall: setting `nil` removes the action but does not enable the button.
    /// See also: Action.
    public var action: CocoaAction? {
        get { (base.attachments["action"] as? BoundAction)?.action as? CocoaAction }
        nonmutating set {
            unbindAction()
            if let action = newValue { bind(to: action) { _ in } }
        }
    }
    /// Executes the action at each tap, with an input from the button.
    public func bind<Input, Output>(
        to action: Action<Input, Output>, inputTransform: @escaping (Base) -> Input
    ) {
        unbindAction()
        base.attachments["action"] = BoundAction(action, base, taps: tap.asObservable(), input: inputTransform) {
            $0.isEnabled = $1
        }
    }
    public func unbindAction() { base.attachments["action"] = nil }
}

extension Reactive where Base: UIBarButtonItem {
    /// The action that a tap executes; the item is disabled while it runs or is not enabled.
    public var action: CocoaAction? {
        get { (base.attachments["action"] as? BoundAction)?.action as? CocoaAction }
        nonmutating set {
            unbindAction()
            if let action = newValue { bind(to: action) { _ in } }
        }
    }
    /// Executes the action at each tap, with an input from the item.
    public func bind<Input, Output>(
        to action: Action<Input, Output>, inputTransform: @escaping (Base) -> Input
    ) {
        unbindAction()
        base.attachments["action"] = BoundAction(action, base, taps: tap.asObservable(), input: inputTransform) {
            $0.isEnabled = $1
        }
    }
    public func unbindAction() { base.attachments["action"] = nil }
}
