import Foundation
import Rill

/// Sends the life-cycle events of a controller.
///
///     let controller = UIViewController()
///     controller.rx.viewDidLoad.subscribe(onNext: { print("loaded") })
///     show(controller)
///     // loaded
extension Reactive where Base: UIViewController {
    public var viewDidLoad: ControlEvent<Void> { appearanceStep(.loadedView).map { _ in }.controlEvent }
    public var viewWillAppear: ControlEvent<Bool> { appearanceStep(.willAppear).controlEvent }
    public var viewDidAppear: ControlEvent<Bool> { appearanceStep(.didAppear).controlEvent }
    public var viewWillDisappear: ControlEvent<Bool> { appearanceStep(.willDisappear).controlEvent }
    public var viewDidDisappear: ControlEvent<Bool> { appearanceStep(.didDisappear).controlEvent }
    /// Sends true when the controller becomes visible, and false when it disappears.
    public var isVisible: Observable<Bool> {
        Observable.merge(
            appearanceStep(.didAppear).map { _ in true }, appearanceStep(.willDisappear).map { _ in false }
        )
        .startWith(base.isOnScreen).distinctUntilChanged()
    }
    private func appearanceStep(_ wanted: Appearance.Step) -> Observable<Bool> {
        base.appearanceEvents.asObservable().filter { $0.step == wanted && $0.hasEnded }.map { $0.isAnimated }.take(
            until: base.deallocationSignal)
    }
}

extension Observable {
    fileprivate var controlEvent: ControlEvent<Element> { ControlEvent(events: self) }
}
