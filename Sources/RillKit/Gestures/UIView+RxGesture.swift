import Foundation
import Rill

extension Reactive where Base: UIView {
    /// Sends a recogniser at subscription and at each change of its state. A recogniser is added for each subscription
    /// and removed at the end of it.
    public func gesture<Gesture: UIGestureRecognizer>(_ factory: Factory<Gesture>) -> ControlEvent<Gesture> {
        let source = Observable<Gesture>.create { [weak view = self.base] observer in
            guard let view else {
                observer.on(.completed)
                return Disposables.create()
            }
            let made = factory.makeGesture()
            let number = made.gesture.addListener { _ in observer.on(.next(made.gesture)) }
            view.addGestureRecognizer(made.gesture)
            observer.on(.next(made.gesture))
            return Disposables.create { [weak view] in
                made.gesture.removeListener(number)
                view?.removeGestureRecognizer(made.gesture)
            }
        }
        return ControlEvent(events: source.take(until: base.deallocationSignal))
    }
    /// Sends an existing recogniser at each change of its state.
    public func gesture<Gesture: UIGestureRecognizer>(_ gesture: Gesture) -> ControlEvent<Gesture> {
        self.gesture(Factory<Gesture> { RetainedGesture(gesture: gesture, delegate: RxGestureRecognizerDelegate()) })
    }
    /// Sends the recognisers of several kinds.
    public func anyGesture(_ factories: AnyFactory...) -> ControlEvent<UIGestureRecognizer> {
        ControlEvent(events: Observable.merge(factories.map { gesture($0).asObservable() }))
    }
    /// Sends several recognisers, each only in a given state.
    public func anyGesture(
        _ factories: (AnyFactory, when: UIGestureRecognizer.State)...
    ) -> ControlEvent<UIGestureRecognizer> {
        ControlEvent(
            events: Observable.merge(factories.map { factory, state in gesture(factory).when(state) }))
    }

    public func tapGesture(
        configuration: Configuration<UITapGestureRecognizer>? = nil
    ) -> ControlEvent<UITapGestureRecognizer> {
        gesture(Factory(UITapGestureRecognizer.init, configuration))
    }
    public func longPressGesture(
        configuration: Configuration<UILongPressGestureRecognizer>? = nil
    ) -> ControlEvent<UILongPressGestureRecognizer> {
        gesture(Factory(UILongPressGestureRecognizer.init, configuration))
    }
    public func panGesture(
        configuration: Configuration<UIPanGestureRecognizer>? = nil
    ) -> ControlEvent<UIPanGestureRecognizer> {
        gesture(Factory(UIPanGestureRecognizer.init, configuration))
    }
    public func pinchGesture(
        configuration: Configuration<UIPinchGestureRecognizer>? = nil
    ) -> ControlEvent<UIPinchGestureRecognizer> {
        gesture(Factory(UIPinchGestureRecognizer.init, configuration))
    }
    public func rotationGesture(
        configuration: Configuration<UIRotationGestureRecognizer>? = nil
    ) -> ControlEvent<UIRotationGestureRecognizer> {
        gesture(Factory(UIRotationGestureRecognizer.init, configuration))
    }
    public func touchDownGesture(
        configuration: Configuration<TouchDownGestureRecognizer>? = nil
    ) -> ControlEvent<TouchDownGestureRecognizer> {
        gesture(Factory(TouchDownGestureRecognizer.init, configuration))
    }
    /// Sends the swipes in each of the directions. Each direction has a recogniser.
    public func swipeGesture(
        _ directions: SwipeDirection..., configuration: Configuration<UISwipeGestureRecognizer>? = nil
    ) -> ControlEvent<UISwipeGestureRecognizer> {
        ControlEvent(
            events: Observable.merge(
                directions.map { direction in gesture(AnyFactory.swipeGestures(direction, configuration)).asObservable()
                }))
    }
    public func screenEdgePanGesture(
        edges: UIRectEdge, configuration: Configuration<UIScreenEdgePanGestureRecognizer>? = nil
    ) -> ControlEvent<UIScreenEdgePanGestureRecognizer> {
        gesture(AnyFactory.edgePanGestures(edges, configuration))
    }
}

/// The forms of earlier versions, whose closure receives only the recogniser.
extension Reactive where Base: UIView {
    public func tapGesture(
        configuration: @escaping (UITapGestureRecognizer) -> Void
    ) -> ControlEvent<UITapGestureRecognizer> {
        tapGesture { recognizer, _ in configuration(recognizer) }
    }
    public func longPressGesture(
        configuration: @escaping (UILongPressGestureRecognizer) -> Void
    ) -> ControlEvent<UILongPressGestureRecognizer> {
        longPressGesture { recognizer, _ in configuration(recognizer) }
    }
    public func panGesture(
        configuration: @escaping (UIPanGestureRecognizer) -> Void
    ) -> ControlEvent<UIPanGestureRecognizer> {
        panGesture { recognizer, _ in configuration(recognizer) }
    }
    public func swipeGesture(
        _ direction: SwipeDirection, configuration: @escaping (UISwipeGestureRecognizer) -> Void
    ) -> ControlEvent<UISwipeGestureRecognizer> {
        swipeGesture(direction) { recognizer, _ in configuration(recognizer) }
    }
}
