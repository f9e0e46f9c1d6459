import Foundation
import Rill

/// Receives a scroll view's events.
public protocol UIScrollViewDelegate: AnyObject {
    func scrollViewDidScroll(_ scrollView: UIScrollView)
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>)
    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
    func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool
    func scrollViewDidScrollToTop(_ scrollView: UIScrollView)
    func viewForZooming(in scrollView: UIScrollView) -> UIView?
    func scrollViewDidZoom(_ scrollView: UIScrollView)
    func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?)
    func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat)
    func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)
}

extension UIScrollViewDelegate {
    public func scrollViewDidScroll(_ scrollView: UIScrollView) {
        DelegateCalls.callDelegate(self, "scrollViewDidScroll(_:)", [scrollView]) { (delegate: UIScrollViewDelegate) in
            delegate.scrollViewDidScroll(scrollView)
        }
    }
    public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
        DelegateCalls.callDelegate(self, "scrollViewWillBeginDragging(_:)", [scrollView]) {
            (delegate: UIScrollViewDelegate) in
            delegate.scrollViewWillBeginDragging(scrollView)
        }
    }
    public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        DelegateCalls.callDelegate(self, "scrollViewDidEndDragging(_:willDecelerate:)", [scrollView, decelerate]) {
            (delegate: UIScrollViewDelegate) in
            delegate.scrollViewDidEndDragging(scrollView, willDecelerate: decelerate)
        }
    }
    public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
        DelegateCalls.callDelegate(self, "scrollViewWillBeginDecelerating(_:)", [scrollView]) {
            (delegate: UIScrollViewDelegate) in
            delegate.scrollViewWillBeginDecelerating(scrollView)
        }
    }
    public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
        DelegateCalls.callDelegate(self, "scrollViewDidEndDecelerating(_:)", [scrollView]) {
            (delegate: UIScrollViewDelegate) in
            delegate.scrollViewDidEndDecelerating(scrollView)
        }
    }
    public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
        DelegateCalls.callDelegate(self, "scrollViewDidEndScrollingAnimation(_:)", [scrollView]) {
            (delegate: UIScrollViewDelegate) in
            delegate.scrollViewDidEndScrollingAnimation(scrollView)
        }
    }
    public func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {}
    public func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }
    public func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}
    public func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
    public func scrollViewDidZoom(_ scrollView: UIScrollView) {}
    public func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {}
    public func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {}
    public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
}

/// A phase of a scroll movement.
enum ScrollStep { case moved, beginsDragging, endsDragging, beginsSlowing, endsSlowing }

/// A view with scrollable content.
///
/// See also: UITableView.
open class UIScrollView: UIView {
    public enum KeyboardDismissMode: Int { case none, onDrag, interactive }
    public enum ContentInsetAdjustmentBehavior: Int { case automatic, scrollableAxes, never, always }
    public enum IndicatorStyle: Int { case `default`, black, white }
    public struct DecelerationRate: Equatable, RawRepresentable {
        public let rawValue: CGFloat
        public init(rawValue: CGFloat) { self.rawValue = rawValue }
        public static let normal = DecelerationRate(rawValue: 0.998)
        public static let fast = DecelerationRate(rawValue: 0.99)
    }

    open var contentOffset = CGPoint.zero {
        didSet {
            if contentOffset.y != oldValue.y { offsetChanged() }
            if contentOffset != oldValue { stepSubject.onNext(.moved) }
            if ObservedProperties.hasObservers { ObservedProperties.propertyChanged(self, "contentOffset") }
        }
    }
    /// The function is called after each change of the vertical offset.
    func offsetChanged() {}
    open var contentSize = CGSize.zero {
        didSet { if ObservedProperties.hasObservers { ObservedProperties.propertyChanged(self, "contentSize") } }
    }
    open var isScrollEnabled = true
    open var refreshControl: UIRefreshControl?
    open lazy var contentInset: UIEdgeInsets = .zero
    open lazy var scrollIndicatorInsets: UIEdgeInsets = .zero
    open lazy var verticalScrollIndicatorInsets: UIEdgeInsets = .zero
    open lazy var contentInsetAdjustmentBehavior: ContentInsetAdjustmentBehavior = .automatic
    /// The height at the upper edge that bars cover, below which the contents begin.
    var coveredHeight: CGFloat { contentInsetAdjustmentBehavior == .never ? 0 : safeAreaInsets.top }
    open lazy var keyboardDismissMode: KeyboardDismissMode = .none
    open lazy var indicatorStyle: IndicatorStyle = .default
    open lazy var decelerationRate: DecelerationRate = .normal
    open lazy var bounces = true
    open lazy var alwaysBounceVertical = false
    open lazy var alwaysBounceHorizontal = false
    open lazy var showsVerticalScrollIndicator = true
    open lazy var showsHorizontalScrollIndicator = true
    open lazy var isPagingEnabled = false
    open lazy var isDirectionalLockEnabled = false
    open lazy var scrollsToTop = true
    open lazy var delaysContentTouches = true
    open lazy var canCancelContentTouches = true
    open lazy var minimumZoomScale: CGFloat = 1
    open lazy var maximumZoomScale: CGFloat = 1
    private lazy var storedZoomScale: CGFloat = 1
    open var zoomScale: CGFloat {
        get { storedZoomScale }
        set { setZoomScale(newValue, animated: false) }
    }
    open lazy var bouncesZoom = true
    public private(set) var isZooming = false
    public private(set) lazy var pinchGestureRecognizer: UIPinchGestureRecognizer? = UIPinchGestureRecognizer()
    public private(set) var isDragging = false
    public private(set) var isDecelerating = false
    public var isTracking: Bool { isDragging }
    public var adjustedContentInset: UIEdgeInsets { contentInset }
    public private(set) lazy var panGestureRecognizer = UIPanGestureRecognizer()
    /// Sends the phases of scroll movements.
    let stepSubject = PublishSubject<ScrollStep>()
    weak var rxObserver: UIScrollViewDelegate?
    /// The delegate with the type of the subclass; nil if there is none.
    var scrollDelegate: UIScrollViewDelegate? { rxObserver }

    open func setContentOffset(_ offset: CGPoint, animated: Bool) {
        contentOffset = offset
        scrollDelegate?.scrollViewDidScroll(self)
        if animated {
            Timing.performAfter(0.3) { [weak self] in
                self.map { $0.scrollDelegate?.scrollViewDidEndScrollingAnimation($0) }
            }
        }
    }
    open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
        let below = rect.maxY - contentOffset.y - frame.size.height
        if rect.minY < contentOffset.y {
            setContentOffset(CGPoint(x: contentOffset.x, y: rect.minY), animated: animated)
        } else if below > 0 {
            setContentOffset(CGPoint(x: contentOffset.x, y: contentOffset.y + below), animated: animated)
        }
    }
    open func setZoomScale(_ scale: CGFloat, animated: Bool) {
        let new = min(maximumZoomScale, max(minimumZoomScale, scale))
        guard new != storedZoomScale else { return }
        storedZoomScale = new
        // The zoomed view is transformed, and the content has the size of that view.
        guard let view = scrollDelegate?.viewForZooming(in: self) else { return }
        let centre = view.center
        view.transform = CGAffineTransform(scaleX: new, y: new)
        let size = CGSize(width: view.bounds.width * new, height: view.bounds.height * new)
        view.center = CGPoint(
            x: centre.x + (size.width - contentSize.width) / 2, y: centre.y + (size.height - contentSize.height) / 2)
        contentSize = size
        scrollDelegate?.scrollViewDidZoom(self)
        if animated { scrollDelegate?.scrollViewDidEndZooming(self, with: view, atScale: new) }
    }
    /// Zooms so that a part of the zoomed view fills the scroll view.
    open func zoom(to rect: CGRect, animated: Bool) {
        guard rect.width > 0, rect.height > 0 else { return }
        setZoomScale(min(bounds.width / rect.width, bounds.height / rect.height), animated: animated)
        let (x, y) = (rect.minX * storedZoomScale, rect.minY * storedZoomScale)
        contentOffset = CGPoint(
            x: max(0, min(x, contentSize.width - bounds.width)),
            y: max(0, min(y, contentSize.height - bounds.height)))
    }
    override func pinched(_ scale: CGFloat) {
        guard maximumZoomScale > minimumZoomScale, let view = scrollDelegate?.viewForZooming(in: self) else { return }
        isZooming = true
        scrollDelegate?.scrollViewWillBeginZooming(self, with: view)
        setZoomScale(storedZoomScale * scale, animated: false)
        isZooming = false
        scrollDelegate?.scrollViewDidEndZooming(self, with: view, atScale: storedZoomScale)
    }
    open func flashScrollIndicators() {}
    public var contentLayoutGuide: UILayoutGuide { layoutGuide(.content) }
    public var frameLayoutGuide: UILayoutGuide { layoutGuide(.frame) }

    /// Handles a swipe, which scrolls by a page, or by nearly the visible height or width. Returns false if there is no
    /// more content.
    func userSwiped(_ direction: UISwipeGestureRecognizer.Direction) -> Bool {
        let size = bounds.size
        guard isScrollEnabled, size.width > 0, size.height > 0 else { return false }
        let isAcross = direction == .left || direction == .right
        let sign: CGFloat = direction == .left || direction == .up ? 1 : -1
        let step = (isAcross ? size.width : size.height) * (isPagingEnabled ? 1 : 0.8) * sign
        var target = contentOffset
        if isAcross {
            target.x = max(0, min(contentOffset.x + step, contentSize.width - size.width))
        } else {
            target.y = max(0, min(contentOffset.y + step, contentSize.height - size.height))
        }
        if target == contentOffset { return false }
        userDragged(to: target)
        return true
    }
    /// Drags the content to a position, which the delegate may change at the end of the touch.
    private func userDragged(to place: CGPoint) {
        let distance = CGPoint(x: place.x - contentOffset.x, y: place.y - contentOffset.y)
        let velocity = CGPoint(x: distance.x / 500, y: distance.y / 500)
        performDrag {
            // The touch moves the content by half of the distance.
            setContentOffset(
                CGPoint(x: contentOffset.x + distance.x / 2, y: contentOffset.y + distance.y / 2), animated: false)
        } slowing: {
            var target = place
            withUnsafeMutablePointer(to: &target) {
                scrollDelegate?.scrollViewWillEndDragging(self, withVelocity: velocity, targetContentOffset: $0)
            }
            return target
        }
    }

    /// Drags the content and ends the touch. The view then decelerates, towards a target if there is one.
    func performDrag(_ move: () -> Void, slowing: () -> CGPoint? = { nil }) {
        isDragging = true
        scrollDelegate?.scrollViewWillBeginDragging(self)
        stepSubject.onNext(.beginsDragging)
        move()
        let target = slowing()
        isDragging = false
        isDecelerating = true
        scrollDelegate?.scrollViewDidEndDragging(self, willDecelerate: true)
        stepSubject.onNext(.endsDragging)
        scrollDelegate?.scrollViewWillBeginDecelerating(self)
        stepSubject.onNext(.beginsSlowing)
        if let target { setContentOffset(target, animated: false) }
        isDecelerating = false
        scrollDelegate?.scrollViewDidEndDecelerating(self)
        stepSubject.onNext(.endsSlowing)
        if keyboardDismissMode == .onDrag { _ = window?.endEditing(true) }
    }
}

/// A view with scrollable content that has only a plain delegate. Tables, collection views and text views have
/// delegates of their own.
public protocol ScrollingView: AnyObject {}

extension UIScrollView: ScrollingView {}

extension ScrollingView where Self: UIScrollView {
    public var delegate: UIScrollViewDelegate? {
        get { rxObserver }
        set { rxObserver = newValue }
    }
}

extension Reactive where Base: UIScrollView {
    public var contentOffset: ControlProperty<CGPoint> {
        let values = base.stepSubject.asObservable().compactMap { [weak view = self.base] step -> CGPoint? in
            step == .moved ? view?.contentOffset : nil
        }
        return ControlProperty(
            values: values.startWith(base.contentOffset).take(until: base.deallocationSignal),
            valueSink: Binder(base) { view, offset in view.contentOffset = offset })
    }
    public var didScroll: ControlEvent<Void> { stepEvents(.moved) }
    public var willBeginDragging: ControlEvent<Void> { stepEvents(.beginsDragging) }
    public var willBeginDecelerating: ControlEvent<Void> { stepEvents(.beginsSlowing) }
    public var didEndDecelerating: ControlEvent<Void> { stepEvents(.endsSlowing) }
    public var didEndDragging: ControlEvent<Bool> {
        ControlEvent(events: stepEvents(.endsDragging).asObservable().map { true })
    }
    private func stepEvents(_ wanted: ScrollStep) -> ControlEvent<Void> {
        ControlEvent(
            events: base.stepSubject.asObservable().filter { $0 == wanted }.map { _ in }.take(
                until: base.deallocationSignal))
    }
}
