import Foundation
import Rill

/// The view in whose coordinates a movement is told.
public struct TargetView {
    let find: (UIGestureRecognizer) -> UIView?

    /// The view of the recogniser.
    public static let view = TargetView { $0.view }
    /// What that view lies in.
    public static let superview = TargetView { $0.view?.superview }
    /// The whole screen.
    public static let window = TargetView { $0.view?.window }
    /// Another view.
    public static func this(_ view: UIView) -> TargetView { TargetView { _ in view } }
}

extension ObservableType where Element: UIGestureRecognizer {
    /// Only what is read in one of these states.
    ///
    ///     let view = show(UIViewController()).view!
    ///     _ = view.rx.tapGesture().when(.recognized).subscribe(onNext: { _ in print("tap") })
    ///     view.tap()
    ///     // tap
    ///
    /// Pitfall: without it the first element comes at once, with a recogniser that has read nothing.
    public func when(_ states: UIGestureRecognizer.State...) -> Observable<Element> {
        filter { recognizer in states.contains(recognizer.state) }
    }
    /// Where the finger is.
    public func asLocation(in target: TargetView = .view) -> Observable<CGPoint> {
        map { recognizer in recognizer.location(in: target.find(recognizer)) }
    }
}

extension ObservableType where Element: UIPanGestureRecognizer {
    /// How far the finger has come, and how fast it goes.
    public func asTranslation(
        in target: TargetView = .view
    ) -> Observable<(translation: CGPoint, velocity: CGPoint)> {
        map { recognizer in
            let view = target.find(recognizer)
            return (translation: recognizer.translation(in: view), velocity: recognizer.velocity(in: view))
        }
    }
}

extension ObservableType where Element: UIRotationGestureRecognizer {
    /// How far two fingers have turned, in radians, and how fast they turn.
    public func asRotation() -> Observable<(rotation: CGFloat, velocity: CGFloat)> {
        map { recognizer in (rotation: recognizer.rotation, velocity: recognizer.velocity) }
    }
}

extension ObservableType where Element: UIPinchGestureRecognizer {
    /// How far two fingers have gone apart, as a factor, and how fast they go.
    public func asScale() -> Observable<(scale: CGFloat, velocity: CGFloat)> {
        map { recognizer in (scale: recognizer.scale, velocity: recognizer.velocity) }
    }
}
