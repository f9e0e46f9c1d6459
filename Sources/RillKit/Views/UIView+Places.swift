import Foundation

extension UIView {
    /// Converts a point to another view's coordinates, or to the screen's.
    public func convert(_ point: CGPoint, to other: UIView?) -> CGPoint {
        let (here, there) = (corner, other?.corner ?? .zero)
        return CGPoint(x: point.x + here.x - there.x, y: point.y + here.y - there.y)
    }
    public func convert(_ point: CGPoint, from other: UIView?) -> CGPoint {
        let (here, there) = (corner, other?.corner ?? .zero)
        return CGPoint(x: point.x + there.x - here.x, y: point.y + there.y - here.y)
    }
    public func convert(_ rect: CGRect, to other: UIView?) -> CGRect {
        CGRect(origin: convert(rect.origin, to: other), size: rect.size)
    }
    public func convert(_ rect: CGRect, from other: UIView?) -> CGRect {
        CGRect(origin: convert(rect.origin, from: other), size: rect.size)
    }
    /// The origin of the view's coordinates on the screen.
    var corner: CGPoint {
        var corner = frame.origin
        var place = superview
        while let above = place {
            let scrolled = (above as? UIScrollView)?.contentOffset ?? .zero
            corner = CGPoint(
                x: corner.x + above.frame.origin.x - scrolled.x, y: corner.y + above.frame.origin.y - scrolled.y)
            place = above.superview
        }
        return corner
    }
    /// Applies the autoresizing mask. Flexible parts share the difference in proportion to their lengths.
    func autoresize(from old: CGSize, to new: CGSize) {
        if autoresizingMask.isEmpty { return }
        let mask = autoresizingMask
        let (x, width) = UIView.distributed(
            new.width - old.width, frame.origin.x, frame.size.width, old.width - frame.maxX,
            mask.contains(.flexibleLeftMargin), mask.contains(.flexibleWidth), mask.contains(.flexibleRightMargin))
        let (y, height) = UIView.distributed(
            new.height - old.height, frame.origin.y, frame.size.height, old.height - frame.maxY,
            mask.contains(.flexibleTopMargin), mask.contains(.flexibleHeight), mask.contains(.flexibleBottomMargin))
        frame = CGRect(x: x, y: y, width: max(0, width), height: max(0, height))
    }
    private static func distributed(
        _ change: CGFloat, _ before: CGFloat, _ length: CGFloat, _ after: CGFloat, _ isBeforeFlexible: Bool,
        _ isFlexible: Bool, _ isAfterFlexible: Bool
    ) -> (CGFloat, CGFloat) {
        let parts = [(before, isBeforeFlexible), (length, isFlexible), (after, isAfterFlexible)]
        let whole = parts.reduce(CGFloat(0)) { $0 + ($1.1 ? max(0, $1.0) : 0) }
        let count = parts.filter { $0.1 }.count
        func share(_ part: CGFloat, _ isFlexible: Bool) -> CGFloat {
            if !isFlexible { return 0 }
            return whole > 0 ? change * max(0, part) / whole : change / CGFloat(count)
        }
        return (before + share(before, isBeforeFlexible), length + share(length, isFlexible))
    }
    public func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }
    /// Returns the view that a touch at a point reaches; nil if there is none.
    public func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard !isHidden, alpha > 0.01, isUserInteractionEnabled, self.point(inside: point, with: event) else {
            return nil
        }
        for view in subviews.reversed() {
            if let hit = view.hitTest(view.convert(point, from: self), with: event) { return hit }
        }
        return self
    }
    /// Returns a snapshot of the view as a view.
    public func snapshotView(afterScreenUpdates: Bool) -> UIView? { UIView(frame: frame) }
    public var directionalLayoutMargins: NSDirectionalEdgeInsets {
        get {
            NSDirectionalEdgeInsets(
                top: layoutMargins.top, leading: layoutMargins.left, bottom: layoutMargins.bottom,
                trailing: layoutMargins.right)
        }
        set {
            layoutMargins = UIEdgeInsets(
                top: newValue.top, left: newValue.leading, bottom: newValue.bottom, right: newValue.trailing)
        }
    }
}

// MARK: Content hugging and compression resistance

/// The hugging and compression priorities of a view.
struct SizingPriorities {
    var hugging: [UILayoutPriority]
    var resistance = [UILayoutPriority.defaultHigh, UILayoutPriority.defaultHigh]

    init(_ view: UIView) {
        let isFirm = view is UISwitch || view is UIActivityIndicatorView
        let isLabel = view is UILabel || view is UIImageView
        let usual: UILayoutPriority = isFirm ? .defaultHigh : isLabel ? UILayoutPriority(251) : .defaultLow
        hugging = [usual, usual]
    }
}

extension UIView {
    public func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        sizingPriorities.hugging[axis.rawValue]
    }
    public func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
        sizingPriorities.hugging[axis.rawValue] = priority
        superview?.setNeedsLayout()
    }
    public func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        sizingPriorities.resistance[axis.rawValue]
    }
    public func setContentCompressionResistancePriority(
        _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
    ) {
        sizingPriorities.resistance[axis.rawValue] = priority
        superview?.setNeedsLayout()
    }
}

// MARK: Appearance proxies

/// A type with an appearance proxy, which is stored but not visible on a text screen.
public protocol UIAppearance: AnyObject {}

extension UIView: UIAppearance {
    public static func appearance() -> Self { AppearanceProxies.of(Self.self) { Self(coder: NSCoder())! } }
    public static func appearance(whenContainedInInstancesOf types: [AnyClass]) -> Self { appearance() }
}
extension UIBarButtonItem: UIAppearance {
    public static func appearance() -> Self { AppearanceProxies.of(Self.self) { Self(coder: NSCoder())! } }
    public static func appearance(whenContainedInInstancesOf types: [AnyClass]) -> Self { appearance() }
}

/// The appearance proxies by class.
enum AppearanceProxies {
    private static var proxiesByClass: [String: AnyObject] = [:]

    static func of<Thing: AnyObject>(_ type: Thing.Type, _ make: () -> Thing) -> Thing {
        if let known = proxiesByClass["\(type)"] as? Thing { return known }
        let made = make()
        proxiesByClass["\(type)"] = made
        return made
    }
}
