import Foundation

/// A part of a screen, with parts of its own.
///
///     let view = UIView()
///     view.addSubview(UILabel())
///     print(view.subviews.count)
///     // 1
///
/// Pitfall: a hidden, transparent or covered view gets no touches, nor do those inside it.
/// See also: UIControl, UIViewController.
open class UIView: UIResponder {
    public enum ContentMode { case scaleToFill, scaleAspectFit, scaleAspectFill, center }

    open var frame: CGRect
    open var isHidden = false {
        didSet { Rules.touch(self, "isHidden", isHidden) }
    }
    open var alpha: CGFloat = 1 {
        didSet { Rules.touch(self, "alpha", alpha) }
    }
    open var isUserInteractionEnabled = true
    open var backgroundColor: UIColor? {
        didSet { Rules.touch(self, "backgroundColor") }
    }
    open var tintColor: UIColor?
    open var tag = 0
    open lazy var transform: CGAffineTransform = CGAffineTransform()
    open lazy var contentMode: ContentMode = .scaleToFill
    open var clipsToBounds = false
    open var translatesAutoresizingMaskIntoConstraints = true
    open var accessibilityIdentifier: String?
    open var accessibilityLabel: String?
    public private(set) weak var superview: UIView?
    public private(set) var subviews: [UIView] = []
    open var gestureRecognizers: [UIGestureRecognizer]?
    /// How its edge is drawn, where there are points to draw it.
    public private(set) lazy var layer: CALayer = CALayer()
    /// The controller whose whole view this is.
    weak var controller: UIViewController?
    /// What the screen calls it: the name of its outlet.
    var screenName: String?
    /// Whether it stands on the same line as the view before it.
    var sharesLine = false

    public init(frame: CGRect) { self.frame = frame }
    override public convenience init() { self.init(frame: .zero) }
    public required init?(coder: NSCoder) { frame = .zero }

    public var bounds: CGRect {
        get { CGRect(x: 0, y: 0, width: frame.size.width, height: frame.size.height) }
        set { frame.size = newValue.size }
    }
    public var center: CGPoint {
        get { CGPoint(x: frame.origin.x + frame.size.width / 2, y: frame.origin.y + frame.size.height / 2) }
        set {
            frame.origin.x = newValue.x - frame.size.width / 2
            frame.origin.y = newValue.y - frame.size.height / 2
        }
    }
    /// A point of this view in the coordinates of another, or of the screen.
    public func convert(_ point: CGPoint, to other: UIView?) -> CGPoint {
        let (here, there) = (corner, other?.corner ?? .zero)
        return CGPoint(x: point.x + here.x - there.x, y: point.y + here.y - there.y)
    }
    public func convert(_ point: CGPoint, from other: UIView?) -> CGPoint {
        let (here, there) = (corner, other?.corner ?? .zero)
        return CGPoint(x: point.x + there.x - here.x, y: point.y + there.y - here.y)
    }
    /// Where its coordinates begin on the screen.
    private var corner: CGPoint {
        var corner = frame.origin
        var place = superview
        while let above = place {
            corner = CGPoint(x: corner.x + above.frame.origin.x, y: corner.y + above.frame.origin.y)
            place = above.superview
        }
        return corner
    }
    override open var next: UIResponder? { controller ?? superview }
    public var window: UIWindow? { (self as? UIWindow) ?? superview?.window }

    // MARK: Inside one another

    open func addSubview(_ view: UIView) { insertSubview(view, at: subviews.count) }
    open func insertSubview(_ view: UIView, at index: Int) {
        Rules.touch(self, "addSubview")
        view.removeFromSuperview()
        subviews.insert(view, at: min(index, subviews.count))
        view.superview = self
        view.didMoveToSuperview()
    }
    open func insertSubview(_ view: UIView, belowSubview other: UIView) {
        insertSubview(view, at: subviews.firstIndex { $0 === other } ?? 0)
    }
    open func insertSubview(_ view: UIView, aboveSubview other: UIView) {
        insertSubview(view, at: (subviews.firstIndex { $0 === other } ?? subviews.count - 1) + 1)
    }
    open func removeFromSuperview() {
        guard let above = superview else { return }
        above.subviews.removeAll { $0 === self }
        superview = nil
        didMoveToSuperview()
    }
    open func bringSubviewToFront(_ view: UIView) { addSubview(view) }
    open func didMoveToSuperview() {}
    open func viewWithTag(_ tag: Int) -> UIView? {
        if self.tag == tag { return self }
        for view in subviews {
            if let found = view.viewWithTag(tag) { return found }
        }
        return nil
    }
    public func isDescendant(of view: UIView) -> Bool { self === view || (superview?.isDescendant(of: view) ?? false) }

    // MARK: Layout, which a text screen does by content

    open func layoutSubviews() {}
    open func setNeedsLayout() {}
    open func layoutIfNeeded() {}
    open func setNeedsDisplay() {}
    open func sizeToFit() {}

    /// Ends the typing into it or into what it holds.
    @discardableResult
    open func endEditing(_ force: Bool) -> Bool {
        guard let holder = Focus.holder as? UIView, holder.isDescendant(of: self) else { return false }
        return holder.resignFirstResponder()
    }

    // MARK: Gestures

    open func addGestureRecognizer(_ recognizer: UIGestureRecognizer) {
        recognizer.view?.removeGestureRecognizer(recognizer)
        recognizer.view = self
        gestureRecognizers = (gestureRecognizers ?? []) + [recognizer]
    }
    open func removeGestureRecognizer(_ recognizer: UIGestureRecognizer) {
        guard recognizer.view === self else { return }
        recognizer.view = nil
        gestureRecognizers?.removeAll { $0 === recognizer }
    }

    // MARK: Animation: the end state is set at once, the time passes all the same

    public static func animate(
        withDuration duration: TimeInterval, animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        animations()
        if let completion { Timing.after(duration) { completion(true) } }
    }
    public static func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, animations: @escaping () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        animations()
        if let completion { Timing.after(duration + delay) { completion(true) } }
    }

    /// What the view itself does with a finger that moved over it.
    func dragged(from start: CGPoint, to end: CGPoint) {}

    // MARK: What the screen asks

    /// The lines that a screen shows of it.
    func lines(_ pen: TextCanvas) -> [Line] { pen.stacked(subviews) }
    /// All of it as one line.
    func inline(_ pen: TextCanvas) -> String {
        lines(pen).map { $0.text.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }.joined(separator: "  ")
    }
    /// Whether anything of it can be seen.
    var isSeen: Bool { !isHidden && alpha > 0.01 }
}
