import Foundation
import Rill

/// The three recognisers that move, scale and rotate a view together.
public struct TransformGestureRecognizers {
    public let panGesture: UIPanGestureRecognizer
    public let rotationGesture: UIRotationGestureRecognizer
    public let pinchGesture: UIPinchGestureRecognizer
}

/// The velocities of the three recognisers for a transformation.
public struct TransformVelocity {
    public let translation: CGPoint
    public let rotation: CGFloat
    public let scale: CGFloat
}

public typealias TransformConfiguration = (TransformGestureRecognizers, RxGestureRecognizerDelegate) -> Void

extension Reactive where Base: UIView {
    /// Sends the three recognisers for moving, scaling and rotating at each change of one of them.
    public func transformGestures(
        configuration: TransformConfiguration? = nil
    ) -> ControlEvent<TransformGestureRecognizers> {
        let source = Observable<TransformGestureRecognizers>.create { [weak view = self.base] observer in
            guard let view else {
                observer.on(.completed)
                return Disposables.create()
            }
            let delegate = RxGestureRecognizerDelegate()
            let recognizers = TransformGestureRecognizers(
                panGesture: UIPanGestureRecognizer(), rotationGesture: UIRotationGestureRecognizer(),
                pinchGesture: UIPinchGestureRecognizer())
            let all: [UIGestureRecognizer] = [
                recognizers.panGesture, recognizers.rotationGesture, recognizers.pinchGesture,
            ]
            for recognizer in all { recognizer.delegate = delegate }
            configuration?(recognizers, delegate)
            let numbers = all.map { recognizer in recognizer.addListener { _ in observer.on(.next(recognizers)) } }
            for recognizer in all { view.addGestureRecognizer(recognizer) }
            observer.on(.next(recognizers))
            return Disposables.create { [weak view] in
                // The subscription retains the delegate, because the recognisers have weak references to it.
                _ = delegate
                for (recognizer, number) in zip(all, numbers) {
                    recognizer.removeListener(number)
                    view?.removeGestureRecognizer(recognizer)
                }
            }
        }
        return ControlEvent(events: source.take(until: base.deallocationSignal))
    }
    /// The form of earlier versions, whose closure receives only the recognisers.
    public func transformGestures(
        configuration: @escaping (TransformGestureRecognizers) -> Void
    ) -> ControlEvent<TransformGestureRecognizers> {
        transformGestures { recognizers, _ in configuration(recognizers) }
    }
}

extension ObservableType where Element == TransformGestureRecognizers {
    /// Sends the recognisers only if one of the three is in one of the given states.
    public func when(_ states: UIGestureRecognizer.State...) -> Observable<Element> {
        filter { recognizers in
            states.contains(recognizers.panGesture.state) || states.contains(recognizers.rotationGesture.state)
                || states.contains(recognizers.pinchGesture.state)
        }
    }
    /// Sends the combined transformation since the beginning of the gesture.
    public func asTransform(
        in target: TargetView = .view
    ) -> Observable<(transform: CGAffineTransform, velocity: TransformVelocity)> {
        map { recognizers in
            let (pan, turn, pinch) = (recognizers.panGesture, recognizers.rotationGesture, recognizers.pinchGesture)
            let view = target.findView(pan)
            let translation = pan.translation(in: view)
            let transform = CGAffineTransform.identity.rotated(by: turn.rotation)
                .scaledBy(x: pinch.scale, y: pinch.scale).translatedBy(x: translation.x, y: translation.y)
            let velocity = TransformVelocity(
                translation: pan.velocity(in: view), rotation: turn.velocity, scale: pinch.velocity)
            return (transform: transform, velocity: velocity)
        }
    }
}
