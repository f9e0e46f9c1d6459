import Foundation

/// An object that recognises a gesture on a view.
///
/// See also: UIView.
open class UIGestureRecognizer: NSObject {
    public enum State: Int {
        case possible, began, changed, ended, cancelled, failed
        public static var recognized: State { .ended }
    }

    public internal(set) weak var view: UIView?
    public internal(set) var state = State.possible
    open var isEnabled = true
    open var allowedTouchTypes: [NSNumber] = []
    open var cancelsTouchesInView = true
    open weak var delegate: UIGestureRecognizerDelegate?
    open lazy var delaysTouchesBegan = false
    open lazy var delaysTouchesEnded = true
    open var name: String?
    public private(set) var numberOfTouches = 1
    /// The position of the touch in the view.
    var touchLocation = CGPoint.zero
    /// True if the delegate has refused the gesture.
    private var hasFailedByDelegate = false
    /// The number of recognised gestures that cancel the view's touches.
    static var recognizedCount = 0
    private var targets: [GestureTarget] = []
    private var listeners: [Int: (UIGestureRecognizer) -> Void] = [:]
    private var nextListener = 0

    override public required init() {}
    public convenience init(target: Any?, action: Selector?) {
        self.init()
        if let target, let action { addTarget(target, action: action) }
    }
    open func addTarget(_ target: Any, action: Selector) {
        if let receiver = target as? SelectorTarget { targets.append(GestureTarget(receiver, action)) }
    }
    open func location(in other: UIView?) -> CGPoint { view?.convert(touchLocation, to: other) ?? touchLocation }
    open func location(ofTouch index: Int, in view: UIView?) -> CGPoint { location(in: view) }
    open func removeTarget(_ target: Any?, action: Selector?) {
        let owner = target.map { $0 as AnyObject }
        targets.removeAll { known in
            (owner == nil || known.receiver === owner) && (action == nil || known.action.baseName == action?.baseName)
        }
    }
    /// Has no effect, because only one of the two recognisers handles a gesture in the kit.
    open func require(toFail other: UIGestureRecognizer) {}
    /// Resets the state of the last gesture.
    func reset() {}

    func addListener(_ run: @escaping (UIGestureRecognizer) -> Void) -> Int {
        nextListener += 1
        listeners[nextListener] = run
        return nextListener
    }
    func removeListener(_ number: Int) { listeners[number] = nil }
    func setState(_ new: State) {
        guard isEnabled else { return }
        if state == .possible, new == .began || new == .ended {
            hasFailedByDelegate = !(delegate?.gestureRecognizerShouldBegin(self) ?? true)
        }
        if hasFailedByDelegate { return }
        if cancelsTouchesInView, new == .began || new == .ended { UIGestureRecognizer.recognizedCount += 1 }
        state = new
        for target in targets { target.receiver?.perform(target.action, from: self) }
        for number in listeners.keys.sorted() { listeners[number]?(self) }
        guard new == .ended || new == .cancelled || new == .failed else { return }
        state = .possible
        reset()
    }
    func setState(_ new: State, at point: CGPoint) {
        touchLocation = point
        setState(new)
    }
    /// Returns true if the recogniser accepts touches of a kind.
    func acceptsTouch(_ touch: UITouchType) -> Bool {
        allowedTouchTypes.isEmpty || allowedTouchTypes.contains { $0.intValue == touch.rawValue }
    }
    /// Returns true if both recognisers may recognise the same gesture.
    func recognizesSimultaneously(_ other: UIGestureRecognizer) -> Bool {
        delegate?.gestureRecognizer(self, shouldRecognizeSimultaneouslyWith: other) ?? false
            || other.delegate?.gestureRecognizer(other, shouldRecognizeSimultaneouslyWith: self) ?? false
    }
}

public protocol UIGestureRecognizerDelegate: AnyObject {
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
    ) -> Bool
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool
}

extension UIGestureRecognizerDelegate {
    public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
    public func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
    ) -> Bool { false }
    public func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        true
    }
}

public final class UITapGestureRecognizer: UIGestureRecognizer {
    public var numberOfTapsRequired = 1
    public var numberOfTouchesRequired = 1
}

public final class UILongPressGestureRecognizer: UIGestureRecognizer {
    public var minimumPressDuration: TimeInterval = 0.5
    public var allowableMovement: CGFloat = 10
    public var numberOfTapsRequired = 0
}

public final class UISwipeGestureRecognizer: UIGestureRecognizer {
    public var numberOfTouchesRequired = 1
    public struct Direction: OptionSet {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let right = Direction(rawValue: 1)
        public static let left = Direction(rawValue: 2)
        public static let up = Direction(rawValue: 4)
        public static let down = Direction(rawValue: 8)
    }
    public var direction = Direction.right
}

open class UIPanGestureRecognizer: UIGestureRecognizer {
    open var minimumNumberOfTouches = 1
    open var maximumNumberOfTouches = Int.max
    var translationSoFar = CGPoint.zero
    var velocityNow = CGPoint.zero
    open func translation(in view: UIView?) -> CGPoint { translationSoFar }
    open func setTranslation(_ translation: CGPoint, in view: UIView?) { translationSoFar = translation }
    open func velocity(in view: UIView?) -> CGPoint { velocityNow }
    override func reset() {
        translationSoFar = .zero
        velocityNow = .zero
    }
}

public final class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
    public var edges: UIRectEdge = []
}

public final class UIPinchGestureRecognizer: UIGestureRecognizer {
    public var scale: CGFloat = 1
    public internal(set) var velocity: CGFloat = 0
    override func reset() {
        scale = 1
        velocity = 0
    }
}

public final class UIRotationGestureRecognizer: UIGestureRecognizer {
    public var rotation: CGFloat = 0
    public internal(set) var velocity: CGFloat = 0
    override func reset() {
        rotation = 0
        velocity = 0
    }
}

/// A recogniser whose gesture begins when a touch begins, and ends when the touch ends.
public final class TouchDownGestureRecognizer: UIGestureRecognizer {}

/// The kind of a touch: by a finger, by a pointer or by a pencil.
public enum UITouchType: Int {
    case direct, indirect, pencil
    public static var stylus: UITouchType { .pencil }
}

/// A touch on the screen.
public final class UITouch: NSObject {
    public typealias TouchType = UITouchType
    public enum Phase: Int { case began, moved, stationary, ended, cancelled }
    public internal(set) var phase = Phase.began
    public internal(set) weak var view: UIView?
    public internal(set) var tapCount = 1
    public var type: UITouchType { UIDriver.touch }
    public var timestamp: TimeInterval { Date().timeIntervalSinceReferenceDate }
    var touchPoint: CGPoint
    private var previousPoint: CGPoint

    init(_ view: UIView, at touchPoint: CGPoint) {
        self.view = view
        self.touchPoint = touchPoint
        previousPoint = touchPoint
    }
    func move(to new: CGPoint) {
        (previousPoint, touchPoint) = (touchPoint, new)
        phase = .moved
    }
    public func location(in other: UIView?) -> CGPoint { view?.convert(touchPoint, to: other) ?? touchPoint }
    public func previousLocation(in other: UIView?) -> CGPoint {
        view?.convert(previousPoint, to: other) ?? previousPoint
    }
    public var force: CGFloat { 1 }
    public var maximumPossibleForce: CGFloat { 1 }
}

/// An event of the screen or the device.
public final class UIEvent: NSObject {
    public enum EventType: Int { case touches, motion, remoteControl, presses }
    public enum EventSubtype: Int { case none, motionShake }
    public let type: EventType
    public let subtype: EventSubtype
    public let allTouches: Set<UITouch>?
    public var timestamp: TimeInterval { Date().timeIntervalSinceReferenceDate }

    init(_ type: EventType, _ subtype: EventSubtype = .none, touches: Set<UITouch>? = nil) {
        self.type = type
        self.subtype = subtype
        allTouches = touches
    }
    public func touches(for view: UIView) -> Set<UITouch>? { allTouches?.filter { $0.view === view } }
}

/// A method that a recogniser calls on an object.
private final class GestureTarget {
    weak var receiver: SelectorTarget?
    let action: Selector

    init(_ receiver: SelectorTarget, _ action: Selector) {
        self.receiver = receiver
        self.action = action
    }
}
