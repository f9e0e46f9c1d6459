import Foundation

/// A rectangular part of a screen, with subviews.
///
///     let view = UIView()
///     view.addSubview(UILabel())
///     print(view.subviews.count)
///     // 1
///
/// Pitfall: a hidden, transparent or covered view receives no touches, nor do its subviews.
/// See also: UIControl, UIViewController.
open class UIView: UIResponder {
    public enum ContentMode: Int {
        case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left, right, topLeft, topRight,
            bottomLeft, bottomRight
    }
    public enum TintAdjustmentMode: Int { case automatic, normal, dimmed }
    /// The distances and sizes that follow the superview.
    public struct AutoresizingMask: OptionSet {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
        public static let flexibleWidth = AutoresizingMask(rawValue: 2)
        public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
        public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
        public static let flexibleHeight = AutoresizingMask(rawValue: 16)
        public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)
    }

    /// The frame of the view without its transform.
    var untransformedFrame: CGRect {
        didSet {
            if untransformedFrame != oldValue { frameChanged(from: oldValue) }
            if ObservedProperties.hasObservers { ObservedProperties.propertyChanged(self, "frame") }
        }
    }
    /// The rectangle of the view in its superview. If the view has a transform, it is the smallest rectangle around the
    /// transformed bounds.
    open var frame: CGRect {
        get { storedTransform.map { $0.boundingRect(untransformedFrame) } ?? untransformedFrame }
        set {
            if let animation = ViewAnimation.current {
                let old = untransformedFrame
                animation.addUndo { [self] in untransformedFrame = old }
            }
            untransformedFrame = fixedSize.map { CGRect(origin: newValue.origin, size: $0) } ?? newValue
        }
    }
    /// The size of a control whose size no program can change; nil for other views.
    var fixedSize: CGSize? { nil }
    open var isHidden = false {
        didSet {
            KitRules.checkChange(self, "isHidden", isHidden)
            if isHidden != oldValue { superview?.setNeedsLayout() }
        }
    }
    open var alpha: CGFloat = 1 {
        didSet {
            KitRules.checkChange(self, "alpha", alpha)
            if ViewAnimation.current != nil { ViewAnimation.current?.addUndo(self, alpha: oldValue) }
        }
    }
    open var isUserInteractionEnabled = true
    open var backgroundColor: UIColor? {
        didSet {
            KitRules.checkChange(self, "backgroundColor")
            ViewAnimation.current?.addUndo { [self] in backgroundColor = oldValue }
        }
    }
    private var ownTintColor: UIColor?
    /// The tint colour, which is that of the superview until the program sets one.
    open var tintColor: UIColor! {
        get { ownTintColor ?? superview?.tintColor ?? .systemBlue }
        set {
            ownTintColor = newValue
            tintColorDidChange()
        }
    }
    open var tag = 0
    private var storedTransform: CGAffineTransform?
    open var transform: CGAffineTransform {
        get { storedTransform ?? .identity }
        set {
            if let animation = ViewAnimation.current {
                let old = storedTransform
                animation.addUndo { [self] in storedTransform = old }
            }
            storedTransform = newValue.isIdentity ? nil : newValue
        }
    }
    open lazy var contentMode: ContentMode = .scaleToFill
    open lazy var tintAdjustmentMode: TintAdjustmentMode = .automatic
    open var clipsToBounds = false
    open lazy var isOpaque = true
    open lazy var contentScaleFactor: CGFloat = 2
    open lazy var autoresizesSubviews = true
    open lazy var isMultipleTouchEnabled = false
    open lazy var isExclusiveTouch = false
    open lazy var mask: UIView? = nil
    open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified {
        didSet { Traits.notifyStyleChange(self, from: oldValue) }
    }
    open var translatesAutoresizingMaskIntoConstraints = true
    open lazy var autoresizingMask: AutoresizingMask = []
    open var accessibilityIdentifier: String?
    open var accessibilityLabel: String?
    open lazy var isAccessibilityElement = false
    open lazy var accessibilityHint: String? = nil
    open lazy var accessibilityValue: String? = nil
    open lazy var accessibilityTraits: UIAccessibilityTraits = []
    open lazy var accessibilityElements: [Any]? = nil
    open lazy var accessibilityCustomActions: [UIAccessibilityCustomAction]? = nil
    open lazy var accessibilityElementsHidden = false
    open lazy var accessibilityViewIsModal = false
    open lazy var shouldGroupAccessibilityChildren = false
    open func accessibilityIncrement() {}
    open func accessibilityDecrement() {}
    open func accessibilityActivate() -> Bool { false }
    open func accessibilityPerformEscape() -> Bool { false }
    public private(set) weak var superview: UIView?
    public private(set) var subviews: [UIView] = []
    open var gestureRecognizers: [UIGestureRecognizer]?
    /// The layer of the view, which is created when it is first used.
    public var layer: CALayer {
        if let madeLayer { return madeLayer }
        let layer = CALayer.makeLayer(type(of: self).layerClass, of: self)
        madeLayer = layer
        return layer
    }
    private(set) var madeLayer: CALayer?
    /// The shapes that `draw(_:)` has drawn.
    private(set) var drawn: Drawing?
    /// The constraints that this view retains.
    public internal(set) var constraints: [NSLayoutConstraint] = []
    var layoutGuideList: [UILayoutGuide] = []
    /// The priorities of content hugging and compression resistance.
    lazy var sizingPriorities = SizingPriorities(self)
    open lazy var layoutMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
    open lazy var preservesSuperviewLayoutMargins = false
    open lazy var insetsLayoutMarginsFromSafeArea = true
    /// True if the program has set a frame. A view without a frame and constraints is below the previous view.
    var hasExplicitFrame = false
    var needsLayout = true
    var needsDisplay = true
    /// True if a simulated storyboard has created the view.
    var isFromStoryboard = false
    /// The index of the first layout variable of the view, and of the content of a scroll view.
    var firstLayoutVariable = -1
    var firstContentVariable = -1
    /// The alpha that is drawn during an animation; nil otherwise.
    var animatedAlpha: CGFloat?
    /// The controller whose root view this view is.
    weak var owningController: UIViewController?
    /// The name of the view on the screen, which is that of its outlet.
    var screenName: String?

    /// The class of the kit whose actions a driver uses for the view.
    var driverClass: String { "UIView" }
    /// True if a user can interact with the view.
    var isUserAccessible: Bool { !(gestureRecognizers ?? []).isEmpty }
    /// True if keys type text into the view.
    var acceptsTyping: Bool { false }
    /// Returns the code for an arrow key. The direction is -1 for left, and 1 for right.
    func stepCode(_ direction: Int) -> String? { nil }
    /// True if the view is on the same line as the previous view.
    var sharesLineWithPrevious = false

    public init(frame: CGRect) {
        untransformedFrame = frame
        super.init()
        hasExplicitFrame = frame != .zero
    }
    override public convenience init() { self.init(frame: .zero) }
    public required init?(coder: NSCoder) {
        untransformedFrame = .zero
        super.init()
    }

    open class var layerClass: AnyClass { CALayer.self }
    open class var requiresConstraintBasedLayout: Bool { false }
    public static let noIntrinsicMetric: CGFloat = -1
    public var traitCollection: UITraitCollection { Traits.of(self) }
    open func traitCollectionDidChange(_ previous: UITraitCollection?) {}
    open func tintColorDidChange() {}

    private func frameChanged(from old: CGRect) {
        if !Layout.isRunning {
            hasExplicitFrame = true
            Layout.hasChangedInCallback = true
        }
        guard frame.size != old.size else { return }
        setNeedsLayout()
        if autoresizesSubviews {
            for view in subviews where view.translatesAutoresizingMaskIntoConstraints && view.hasExplicitFrame {
                view.autoresize(from: old.size, to: frame.size)
            }
        }
    }
    open var bounds: CGRect {
        get { CGRect(x: 0, y: 0, width: untransformedFrame.size.width, height: untransformedFrame.size.height) }
        set { untransformedFrame.size = newValue.size }
    }
    open var center: CGPoint {
        get {
            CGPoint(
                x: untransformedFrame.origin.x + untransformedFrame.size.width / 2,
                y: untransformedFrame.origin.y + untransformedFrame.size.height / 2)
        }
        set {
            untransformedFrame.origin = CGPoint(
                x: newValue.x - untransformedFrame.size.width / 2, y: newValue.y - untransformedFrame.size.height / 2)
        }
    }
    override open var next: UIResponder? { owningController ?? superview }
    open var window: UIWindow? {
        if let superview { return superview.window }
        if let window = self as? UIWindow { return window }
        return owningController?.isOnScreen ?? false ? UIApplication.shared.keyWindow : nil
    }

    // MARK: Hierarchy

    open func addSubview(_ view: UIView) { insertSubview(view, at: subviews.count) }
    open func insertSubview(_ view: UIView, at index: Int) {
        KitRules.checkChange(self, "addSubview")
        if isDescendant(of: view) {
            KitRules.stop("subview", "\(type(of: view)) cannot be added to itself or to a view inside it")
        }
        let old = view.superview
        let isNewWindow = view.window !== window
        view.willMove(toSuperview: self)
        if old != nil {
            old?.subviews.removeAll { $0 === view }
            if old !== self { view.removeOutsideConstraints() }
        }
        subviews.insert(view, at: min(index, subviews.count))
        view.superview = self
        setNeedsLayout()
        ObservedCalls.observeCall(view, "didMoveToSuperview") { view.didMoveToSuperview() }
        if isNewWindow { view.notifyWindowChange() }
        didAddSubview(view)
        if !(self is UIWindow), isOnScreen { view.notifyControllers { $0.cameOnScreen() } }
    }
    open func insertSubview(_ view: UIView, belowSubview other: UIView) {
        insertSubview(view, at: subviews.firstIndex { $0 === other } ?? 0)
    }
    open func insertSubview(_ view: UIView, aboveSubview other: UIView) {
        insertSubview(view, at: (subviews.firstIndex { $0 === other } ?? subviews.count - 1) + 1)
    }
    open func removeFromSuperview() {
        guard let above = superview else { return }
        let hadWindow = above.window != nil
        willMove(toSuperview: nil)
        above.willRemoveSubview(self)
        if !(above is UIWindow), above.isOnScreen { notifyControllers { $0.wentOffScreen() } }
        removeOutsideConstraints()
        above.subviews.removeAll { $0 === self }
        superview = nil
        above.setNeedsLayout()
        ObservedCalls.observeCall(self, "didMoveToSuperview") { didMoveToSuperview() }
        if hadWindow { notifyWindowChange() }
    }
    /// True if the view is inside of a view whose controller is visible.
    private var isOnScreen: Bool {
        var place: UIView? = self
        while let here = place {
            if let controller = here.owningController { return controller.isOnScreen }
            place = here.superview
        }
        return false
    }
    /// Calls a closure with each of the outermost controllers whose views are inside of this view.
    private func notifyControllers(_ tell: (UIViewController) -> Void) {
        if let owningController { return tell(owningController) }
        for view in subviews { view.notifyControllers(tell) }
    }
    /// Removes the constraints to views outside of this view.
    private func removeOutsideConstraints() {
        var place = superview
        while let here = place {
            for constraint in here.constraints {
                let items = [constraint.firstItem?.layoutView, constraint.secondItem?.layoutView]
                if items.contains(where: { $0?.isDescendant(of: self) ?? false }) { constraint.deactivate() }
            }
            place = here.superview
        }
    }
    private func notifyWindowChange() {
        ObservedCalls.observeCall(self, "didMoveToWindow") { didMoveToWindow() }
        for view in subviews { view.notifyWindowChange() }
    }
    open func bringSubviewToFront(_ view: UIView) { reorder(view, to: subviews.count - 1) }
    open func sendSubviewToBack(_ view: UIView) { reorder(view, to: 0) }
    private func reorder(_ view: UIView, to index: Int) {
        guard let place = subviews.firstIndex(where: { $0 === view }) else { return }
        subviews.remove(at: place)
        subviews.insert(view, at: min(max(0, index), subviews.count))
    }
    open func exchangeSubview(at index: Int, withSubviewAt other: Int) { subviews.swapAt(index, other) }
    open func willMove(toSuperview: UIView?) {}
    open func didMoveToSuperview() {}
    open func willMove(toWindow: UIWindow?) {}
    open func didMoveToWindow() {}
    open func didAddSubview(_ subview: UIView) {}
    open func willRemoveSubview(_ subview: UIView) {}
    open func viewWithTag(_ tag: Int) -> UIView? {
        if self.tag == tag { return self }
        for view in subviews {
            if let found = view.viewWithTag(tag) { return found }
        }
        return nil
    }
    public func isDescendant(of view: UIView) -> Bool { self === view || (superview?.isDescendant(of: view) ?? false) }

    // MARK: Layout

    open func layoutSubviews() {}
    open func setNeedsLayout() {
        if !Layout.isRunning { Layout.hasChangedInCallback = true }
        if needsLayout { return }
        needsLayout = true
        Layout.scheduleLayout()
    }
    open func layoutIfNeeded() { Layout.layOut(in: self) }
    open func setNeedsDisplay() {
        if window != nil, !needsDisplay { Timing.performInNextTurn { [weak self] in self?.displayIfNeeded() } }
        needsDisplay = true
    }
    open func setNeedsDisplay(_ rect: CGRect) { setNeedsDisplay() }
    /// The function is called after the view has become visible, and after `setNeedsDisplay()`.
    open func draw(_ rect: CGRect) {}
    func displayIfNeeded() {
        guard needsDisplay, bounds.size.width > 0, bounds.size.height > 0, window != nil else { return }
        needsDisplay = false
        let context = CGContext(bounds.size)
        UIGraphicsPushContext(context)
        draw(bounds)
        UIGraphicsPopContext()
        drawn = context.drawing.shapes.isEmpty ? nil : context.drawing
    }
    /// Calls the drawing methods of the views of a screen that appears.
    func displayAll() {
        displayIfNeeded()
        for view in subviews { view.displayAll() }
    }
    open func safeAreaInsetsDidChange() {}
    open func updateConstraints() {}
    open func setNeedsUpdateConstraints() {}
    open func updateConstraintsIfNeeded() { updateConstraints() }
    /// The intrinsic size of the view; `noIntrinsicMetric` if it has none.
    open var intrinsicContentSize: CGSize { CGSize(width: CGFloat(-1), height: CGFloat(-1)) }
    open func invalidateIntrinsicContentSize() { superview?.setNeedsLayout() }
    open func sizeThatFits(_ size: CGSize) -> CGSize {
        let own = intrinsicContentSize
        return CGSize(
            width: own.width < 0 ? frame.size.width : own.width, height: own.height < 0 ? frame.size.height : own.height
        )
    }
    open func sizeToFit() {
        frame.size = sizeThatFits(
            CGSize(width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude))
    }

    /// Ends editing in this view and its subviews.
    @discardableResult
    open func endEditing(_ force: Bool) -> Bool {
        guard let holder = FocusHolder.firstResponder as? UIView, holder.isDescendant(of: self) else { return false }
        return holder.resignFirstResponder()
    }

    override open func namedActions() -> [NamedAction] {
        super.namedActions() + [
            NamedAction("endEditing", isWired: false) { [weak self] _ in _ = self?.endEditing(true) },
            NamedAction("removeFromSuperview", isWired: false) { [weak self] _ in self?.removeFromSuperview() },
            NamedAction("setNeedsLayout", isWired: false) { [weak self] _ in self?.setNeedsLayout() },
            NamedAction("setNeedsDisplay", isWired: false) { [weak self] _ in self?.setNeedsDisplay() },
        ]
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

    /// Handles a drag over the view.
    func userDragged(from start: CGPoint, to end: CGPoint) {}
    /// Handles a pinch over the view.
    func pinched(_ scale: CGFloat) {}

    // MARK: Drawing

    /// True if the view draws itself; false if the screen draws its subviews.
    var drawsItself: Bool { false }
    /// Returns the lines of the view on the screen.
    func lines(_ canvas: TextCanvas) -> [Line] { artLines(canvas) + canvas.stackedLines(subviews) }
    /// Returns the contents of the view on one line.
    func inline(_ canvas: TextCanvas) -> String {
        if !drawsItself { return drawnPieces(canvas).map { $0.text }.joined(separator: "  ") }
        return lines(canvas).map { $0.text.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }.joined(
            separator: "  ")
    }
    /// Returns the texts of the views inside that draw themselves, each on one line.
    func drawnPieces(_ canvas: TextCanvas) -> [Piece] {
        if drawsItself {
            let text = inline(canvas)
            return text.isEmpty ? [] : [Piece(text: text, wraps: canWrap)]
        }
        return drawnSubviews.filter { $0.isVisiblyDrawn }.flatMap { $0.drawnPieces(canvas) }
    }
    /// The subviews in the order of drawing.
    var drawnSubviews: [UIView] { subviews }
    /// True for a text that may take several lines.
    var canWrap: Bool { false }
    /// True if a part of the view is visible.
    var isVisiblyDrawn: Bool { !isHidden && (animatedAlpha ?? alpha) > 0.01 }
}
