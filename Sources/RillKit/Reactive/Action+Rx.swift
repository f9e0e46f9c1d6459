import Foundation
import Rill
import RillExt

/// An action of a control with its bindings.
private final class BoundAction {
    let action: AnyObject
    let bag = DisposeBag()

    init(_ action: AnyObject) { self.action = action }
}

extension Reactive where Base: UIButton {
    /// The action that a tap executes; the button is disabled while it runs or is not enabled.
    ///
    ///     let button = UIButton()
    ///     button.rx.action = CocoaAction { .just(print("done")) }
    ///     button.tap()
    ///     // done
    ///
    /// Pitfall: `nil` takes the action away and leaves the button as it is.
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
        let bound = BoundAction(action)
        base.attachments["action"] = bound
        tap.asObservable()
            .compactMap { [weak button = self.base] in button.map { inputTransform($0) } }
            .bind(to: action.inputs)
            .disposed(by: bound.bag)
        action.enabled.observe(on: MainScheduler.instance)
            .subscribe(onNext: { [weak button = self.base] in button?.isEnabled = $0 })
            .disposed(by: bound.bag)
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
        let bound = BoundAction(action)
        base.attachments["action"] = bound
        tap.asObservable()
            .compactMap { [weak item = self.base] in item.map { inputTransform($0) } }
            .bind(to: action.inputs)
            .disposed(by: bound.bag)
        action.enabled.observe(on: MainScheduler.instance)
            .subscribe(onNext: { [weak item = self.base] in item?.isEnabled = $0 })
            .disposed(by: bound.bag)
    }
    public func unbindAction() { base.attachments["action"] = nil }
}
