import Foundation
import Rill

/// Sends the life-cycle events of a controller.
///
///     let controller = UIViewController()
///     controller.rx.viewDidLoad.subscribe(onNext: { print("loaded") })
///     show(controller)
///     // loaded
extension Reactive where Base: UIViewController {
    public var viewDidLoad: ControlEvent<Void> { moment(.loadedView).map { _ in }.controlEvent }
    public var viewWillAppear: ControlEvent<Bool> { moment(.willAppear).controlEvent }
    public var viewDidAppear: ControlEvent<Bool> { moment(.didAppear).controlEvent }
    public var viewWillDisappear: ControlEvent<Bool> { moment(.willDisappear).controlEvent }
    public var viewDidDisappear: ControlEvent<Bool> { moment(.didDisappear).controlEvent }
    /// Sends true when the controller becomes visible, and false when it disappears.
    public var isVisible: Observable<Bool> {
        Observable.merge(moment(.didAppear).map { _ in true }, moment(.willDisappear).map { _ in false })
            .startWith(base.isShown).distinctUntilChanged()
    }
    private func moment(_ wanted: Appearance.Step) -> Observable<Bool> {
        base.appearances.asObservable().filter { $0.step == wanted && $0.isOver }.map { $0.isAnimated }.take(
            until: base.deallocationSignal)
    }
}

extension Observable {
    fileprivate var controlEvent: ControlEvent<Element> { ControlEvent(events: self) }
}
