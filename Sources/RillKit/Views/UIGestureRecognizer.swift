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
    var place = CGPoint(x: 0, y: 0)
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
    open func location(in view: UIView?) -> CGPoint { place }

    func listen(_ run: @escaping (UIGestureRecognizer) -> Void) -> Int {
        nextListener += 1
        listeners[nextListener] = run
        return nextListener
    }
    func forget(_ number: Int) { listeners[number] = nil }
    func become(_ new: State) {
        guard isEnabled else { return }
        state = new
        if let action { target?.perform(action, from: self) }
        for number in listeners.keys.sorted() { listeners[number]?(self) }
        if new == .ended || new == .cancelled || new == .failed { state = .possible }
    }
}

public protocol UIGestureRecognizerDelegate: AnyObject {
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
}

extension UIGestureRecognizerDelegate {
    public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
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
    var moved = CGPoint(x: 0, y: 0)
    var speed = CGPoint(x: 0, y: 0)
    open func translation(in view: UIView?) -> CGPoint { moved }
    open func setTranslation(_ translation: CGPoint, in view: UIView?) { moved = translation }
    open func velocity(in view: UIView?) -> CGPoint { speed }
}

public final class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
    public var edges: UIRectEdge = []
}

public final class UIPinchGestureRecognizer: UIGestureRecognizer {
    public var scale: CGFloat = 1
    public internal(set) var velocity: CGFloat = 0
}

public final class UIRotationGestureRecognizer: UIGestureRecognizer {
    public var rotation: CGFloat = 0
    public internal(set) var velocity: CGFloat = 0
}

/// What touches the screen.
public enum UITouchType: Int { case direct, indirect, stylus, pencil }
