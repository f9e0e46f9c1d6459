import Foundation
import Rill

/// The view in whose coordinates a gesture is reported.
public struct TargetView {
    let findView: (UIGestureRecognizer) -> UIView?

    /// Selects coordinates in the view of the recogniser.
    public static let view = TargetView { $0.view }
    /// Selects coordinates in the superview of the recogniser's view.
    public static let superview = TargetView { $0.view?.superview }
    /// Selects coordinates in the window.
    public static let window = TargetView { $0.view?.window }
    /// Selects coordinates in another view.
    public static func this(_ view: UIView) -> TargetView { TargetView { _ in view } }
}

extension ObservableType where Element: UIGestureRecognizer {
    /// Sends a recogniser only if it is in one of the given states.
    ///
    ///     let view = show(UIViewController()).view!
    ///     _ = view.rx.tapGesture().when(.recognized).subscribe(onNext: { _ in print("tap") })
    ///     view.tap()
    ///     // tap
    ///
    /// Pitfall: without it the first element is sent at once, before any touch.
    public func when(_ states: UIGestureRecognizer.State...) -> Observable<Element> {
        filter { recognizer in states.contains(recognizer.state) }
    }
    /// Sends the position of the touch.
    public func asLocation(in target: TargetView = .view) -> Observable<CGPoint> {
        map { recognizer in recognizer.location(in: target.findView(recognizer)) }
    }
}

extension ObservableType where Element: UIPanGestureRecognizer {
    /// Sends the translation and the velocity of the touch.
    public func asTranslation(
        in target: TargetView = .view
    ) -> Observable<(translation: CGPoint, velocity: CGPoint)> {
        map { recognizer in
            let view = target.findView(recognizer)
            return (translation: recognizer.translation(in: view), velocity: recognizer.velocity(in: view))
        }
    }
}

extension ObservableType where Element: UIRotationGestureRecognizer {
    /// Sends the rotation of two touches in radians, and its velocity.
    public func asRotation() -> Observable<(rotation: CGFloat, velocity: CGFloat)> {
        map { recognizer in (rotation: recognizer.rotation, velocity: recognizer.velocity) }
    }
}

extension ObservableType where Element: UIPinchGestureRecognizer {
    /// Sends the scale factor of two touches, and its velocity.
    public func asScale() -> Observable<(scale: CGFloat, velocity: CGFloat)> {
        map { recognizer in (scale: recognizer.scale, velocity: recognizer.velocity) }
    }
}
