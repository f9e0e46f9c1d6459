import Foundation

/// Reads a movement of the hand.
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
    /// Where the finger is, in the coordinates of the view.
    var place = CGPoint.zero
    /// Whether the delegate did not let it begin.
    private var isHeld = false
    private weak var target: UIResponder?
    private var action: Selector?
    private var listeners: [Int: (UIGestureRecognizer) -> Void] = [:]
    private var nextListener = 0

    override public required init() {}
    public convenience init(target: Any?, action: Selector?) {
        self.init()
        self.target = target as? UIResponder
        self.action = action
    }
    open func addTarget(_ target: Any, action: Selector) {
        self.target = target as? UIResponder
        self.action = action
    }
    open func location(in other: UIView?) -> CGPoint { view?.convert(place, to: other) ?? place }
    /// What it read belongs to one movement; the next begins anew.
    func reset() {}

    func listen(_ run: @escaping (UIGestureRecognizer) -> Void) -> Int {
        nextListener += 1
        listeners[nextListener] = run
        return nextListener
    }
    func forget(_ number: Int) { listeners[number] = nil }
    func become(_ new: State) {
        guard isEnabled else { return }
        if state == .possible, new == .began || new == .ended {
            isHeld = !(delegate?.gestureRecognizerShouldBegin(self) ?? true)
        }
        if isHeld { return }
        state = new
        if let action { target?.perform(action, from: self) }
        for number in listeners.keys.sorted() { listeners[number]?(self) }
        guard new == .ended || new == .cancelled || new == .failed else { return }
        state = .possible
        reset()
    }
    func become(_ new: State, at point: CGPoint) {
        place = point
        become(new)
    }
    /// Whether a touch of that kind is read.
    func takes(_ touch: UITouchType) -> Bool {
        allowedTouchTypes.isEmpty || allowedTouchTypes.contains { $0.intValue == touch.rawValue }
    }
    /// Whether both may read the same movement.
    func goesWith(_ other: UIGestureRecognizer) -> Bool {
        delegate?.gestureRecognizer(self, shouldRecognizeSimultaneouslyWith: other) ?? false
            || other.delegate?.gestureRecognizer(other, shouldRecognizeSimultaneouslyWith: self) ?? false
    }
}

public protocol UIGestureRecognizerDelegate: AnyObject {
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
    ) -> Bool
}

extension UIGestureRecognizerDelegate {
    public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
    public func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
    ) -> Bool { false }
}

public final class UITapGestureRecognizer: UIGestureRecognizer {
    public var numberOfTapsRequired = 1
    public var numberOfTouchesRequired = 1
}

public final class UILongPressGestureRecognizer: UIGestureRecognizer {
    public var minimumPressDuration: TimeInterval = 0.5
}

public final class UISwipeGestureRecognizer: UIGestureRecognizer {
    public struct Direction: OptionSet {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        public static let right = Direction(rawValue: 1)
        public static let left = Direction(rawValue: 2)
        public static let up = Direction(rawValue: 4)
        public static let down = Direction(rawValue: 8)
    }
    public var direction = Direction.right
}

open class UIPanGestureRecognizer: UIGestureRecognizer {
    var moved = CGPoint.zero
    var speed = CGPoint.zero
    open func translation(in view: UIView?) -> CGPoint { moved }
    open func setTranslation(_ translation: CGPoint, in view: UIView?) { moved = translation }
    open func velocity(in view: UIView?) -> CGPoint { speed }
    override func reset() {
        moved = .zero
        speed = .zero
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

/// Begins as soon as a finger comes down, and ends when it leaves.
public final class TouchDownGestureRecognizer: UIGestureRecognizer {}

/// What touches the screen.
public enum UITouchType: Int {
    case direct, indirect, pencil
    public static var stylus: UITouchType { .pencil }
}

/// A touch; only the names of its kinds are known here.
public final class UITouch: NSObject {
    public typealias TouchType = UITouchType
}
