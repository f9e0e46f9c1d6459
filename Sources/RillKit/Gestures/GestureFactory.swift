import Foundation

public typealias RxGestureRecognizer = UIGestureRecognizer
public typealias RxGestureRecognizerState = UIGestureRecognizer.State
public typealias RxGestureView = UIView
public typealias SwipeDirection = UISwipeGestureRecognizer.Direction
public typealias Configuration<Gesture: UIGestureRecognizer> = (Gesture, RxGestureRecognizerDelegate) -> Void

/// A factory of recognisers of one kind, each with a delegate of its own.
///
///     let view = show(UIViewController()).view!
///     let either = view.rx.anyGesture(.tap(), .longPress()).when(.recognized)
///     _ = either.subscribe(onNext: { print($0 is UITapGestureRecognizer ? "tap" : "press") })
///     view.tap()
///     // tap
///
/// See also: UIGestureRecognizer.
public struct Factory<Gesture: UIGestureRecognizer> {
    let makeGesture: () -> RetainedGesture<Gesture>

    init(makeGesture: @escaping () -> RetainedGesture<Gesture>) { self.makeGesture = makeGesture }
    init(_ recognizer: @escaping () -> Gesture, _ configuration: Configuration<Gesture>?) {
        makeGesture = {
            let made = RetainedGesture(gesture: recognizer(), delegate: RxGestureRecognizerDelegate())
            made.gesture.delegate = made.delegate
            configuration?(made.gesture, made.delegate)
            return made
        }
    }
    /// Returns the factory for recognisers of any kind.
    public func abstracted() -> AnyFactory {
        let make = makeGesture
        return AnyFactory {
            let made = make()
            return RetainedGesture(gesture: made.gesture, delegate: made.delegate)
        }
    }
}

public typealias AnyFactory = Factory<UIGestureRecognizer>

/// A recogniser with its delegate, which the recogniser itself does not retain.
struct RetainedGesture<Gesture: UIGestureRecognizer> {
    let gesture: Gesture
    let delegate: RxGestureRecognizerDelegate
}

extension Factory where Gesture == UIGestureRecognizer {
    public static func tap(configuration: Configuration<UITapGestureRecognizer>? = nil) -> AnyFactory {
        Factory<UITapGestureRecognizer>(UITapGestureRecognizer.init, configuration).abstracted()
    }
    public static func longPress(configuration: Configuration<UILongPressGestureRecognizer>? = nil) -> AnyFactory {
        Factory<UILongPressGestureRecognizer>(UILongPressGestureRecognizer.init, configuration).abstracted()
    }
    public static func pan(configuration: Configuration<UIPanGestureRecognizer>? = nil) -> AnyFactory {
        Factory<UIPanGestureRecognizer>(UIPanGestureRecognizer.init, configuration).abstracted()
    }
    public static func pinch(configuration: Configuration<UIPinchGestureRecognizer>? = nil) -> AnyFactory {
        Factory<UIPinchGestureRecognizer>(UIPinchGestureRecognizer.init, configuration).abstracted()
    }
    public static func rotation(configuration: Configuration<UIRotationGestureRecognizer>? = nil) -> AnyFactory {
        Factory<UIRotationGestureRecognizer>(UIRotationGestureRecognizer.init, configuration).abstracted()
    }
    public static func touchDown(configuration: Configuration<TouchDownGestureRecognizer>? = nil) -> AnyFactory {
        Factory<TouchDownGestureRecognizer>(TouchDownGestureRecognizer.init, configuration).abstracted()
    }
    public static func swipe(
        direction: SwipeDirection, configuration: Configuration<UISwipeGestureRecognizer>? = nil
    ) -> AnyFactory {
        Factory.swipeGestures(direction, configuration).abstracted()
    }
    public static func screenEdgePan(
        edges: UIRectEdge, configuration: Configuration<UIScreenEdgePanGestureRecognizer>? = nil
    ) -> AnyFactory {
        Factory.edgePanGestures(edges, configuration).abstracted()
    }

    static func swipeGestures(
        _ direction: SwipeDirection, _ configuration: Configuration<UISwipeGestureRecognizer>?
    ) -> Factory<UISwipeGestureRecognizer> {
        Factory<UISwipeGestureRecognizer>(UISwipeGestureRecognizer.init) { recognizer, delegate in
            recognizer.direction = direction
            configuration?(recognizer, delegate)
        }
    }
    static func edgePanGestures(
        _ edges: UIRectEdge, _ configuration: Configuration<UIScreenEdgePanGestureRecognizer>?
    ) -> Factory<UIScreenEdgePanGestureRecognizer> {
        Factory<UIScreenEdgePanGestureRecognizer>(UIScreenEdgePanGestureRecognizer.init) { recognizer, delegate in
            recognizer.edges = edges
            configuration?(recognizer, delegate)
        }
    }
}

/// The delegate of a recogniser that was created for a sequence.
///
/// Pitfall: several recognisers may handle a touch; `simultaneousRecognitionPolicy = .never` prevents that.
public final class RxGestureRecognizerDelegate: NSObject, UIGestureRecognizerDelegate {
    public var beginPolicy = GestureRecognizerDelegatePolicy<UIGestureRecognizer>.always
    public var simultaneousRecognitionPolicy =
        GestureRecognizerDelegatePolicy<(UIGestureRecognizer, UIGestureRecognizer)>.always

    public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        beginPolicy.allowsInput(gestureRecognizer)
    }
    public func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
    ) -> Bool {
        simultaneousRecognitionPolicy.allowsInput((gestureRecognizer, other))
    }
}

/// The answer of a delegate: true, false, or the result of a closure.
public enum GestureRecognizerDelegatePolicy<PolicyInput> {
    case always, never
    case custom((PolicyInput) -> Bool)

    func allowsInput(_ input: PolicyInput) -> Bool {
        switch self {
        case .always: return true
        case .never: return false
        case .custom(let decide): return decide(input)
        }
    }
}
