import Foundation

/// An edge, a centre or a size of a view or guide, from which constraints are created.
///
/// See also: NSLayoutConstraint.
public class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
    /// The anchor retains the item, so that a guide lives as long as its anchor.
    let item: LayoutItem
    let attribute: NSLayoutConstraint.Attribute

    init(_ item: LayoutItem, _ attribute: NSLayoutConstraint.Attribute) {
        self.item = item
        self.attribute = attribute
    }
    func constraint(
        _ relation: NSLayoutConstraint.Relation, _ other: NSLayoutAnchor<AnchorType>?, _ multiplier: CGFloat,
        _ constant: CGFloat
    ) -> NSLayoutConstraint {
        NSLayoutConstraint(
            item: item, attribute: attribute, relatedBy: relation, toItem: other?.item,
            attribute: other?.attribute ?? .notAnAttribute, multiplier: multiplier, constant: constant)
    }
    public func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>, constant: CGFloat = 0) -> NSLayoutConstraint {
        constraint(.equal, anchor, 1, constant)
    }
    public func constraint(
        greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant: CGFloat = 0
    ) -> NSLayoutConstraint { constraint(.greaterThanOrEqual, anchor, 1, constant) }
    public func constraint(
        lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant: CGFloat = 0
    ) -> NSLayoutConstraint { constraint(.lessThanOrEqual, anchor, 1, constant) }
}

/// A horizontal position.
public final class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
    public func constraint(
        equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint { constraint(.equal, anchor, 1, 8 * multiplier) }
}

/// A vertical position.
public final class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
    public func constraint(
        equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint { constraint(.equal, anchor, 1, 8 * multiplier) }
}

/// A width or a height.
public final class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
    public func constraint(equalToConstant constant: CGFloat) -> NSLayoutConstraint {
        constraint(.equal, nil, 1, constant)
    }
    public func constraint(greaterThanOrEqualToConstant constant: CGFloat) -> NSLayoutConstraint {
        constraint(.greaterThanOrEqual, nil, 1, constant)
    }
    public func constraint(lessThanOrEqualToConstant constant: CGFloat) -> NSLayoutConstraint {
        constraint(.lessThanOrEqual, nil, 1, constant)
    }
    public func constraint(
        equalTo anchor: NSLayoutDimension, multiplier: CGFloat, constant: CGFloat = 0
    ) -> NSLayoutConstraint { constraint(.equal, anchor, multiplier, constant) }
    public func constraint(
        greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier: CGFloat, constant: CGFloat = 0
    ) -> NSLayoutConstraint { constraint(.greaterThanOrEqual, anchor, multiplier, constant) }
    public func constraint(
        lessThanOrEqualTo anchor: NSLayoutDimension, multiplier: CGFloat, constant: CGFloat = 0
    ) -> NSLayoutConstraint { constraint(.lessThanOrEqual, anchor, multiplier, constant) }
}

extension LayoutItem {
    public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .leading) }
    public var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .trailing) }
    public var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .left) }
    public var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .right) }
    public var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .centerX) }
    public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .top) }
    public var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .bottom) }
    public var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .centerY) }
    public var widthAnchor: NSLayoutDimension { NSLayoutDimension(self, .width) }
    public var heightAnchor: NSLayoutDimension { NSLayoutDimension(self, .height) }
}

extension UIView {
    public var firstBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .firstBaseline) }
    public var lastBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .lastBaseline) }
}

/// An invisible rectangle inside a view that constraints can refer to.
open class UILayoutGuide: NSObject, LayoutItem {
    /// The part of the view that a system guide covers, or `own` for a guide of the program.
    enum GuidePart { case own, safeArea, margins, content, frame, keyboard }

    public internal(set) weak var owningView: UIView?
    open var identifier = ""
    let guidePart: GuidePart
    /// The computed frame of a guide that the program has created.
    var computedFrame = CGRect.zero
    var firstVariable = -1

    override public init() { guidePart = .own }
    init(_ guidePart: GuidePart, of view: UIView) {
        self.guidePart = guidePart
        owningView = view
    }
    public var layoutView: UIView? { owningView }
    public var layoutFrame: CGRect {
        guard let view = owningView else { return .zero }
        if guidePart == .own {
            view.layoutIfNeeded()
            return computedFrame
        }
        let insets = view.insets(of: guidePart)
        return CGRect(
            x: insets.left, y: insets.top, width: view.frame.size.width - insets.left - insets.right,
            height: view.frame.size.height - insets.top - insets.bottom)
    }
}

/// The guide for the frame of the keyboard.
public final class UIKeyboardLayoutGuide: UILayoutGuide {
    public var followsUndockedKeyboard = false
    public var usesBottomSafeArea = true
}

extension UIView {
    public var safeAreaLayoutGuide: UILayoutGuide { layoutGuide(.safeArea) }
    public var layoutMarginsGuide: UILayoutGuide { layoutGuide(.margins) }
    public var readableContentGuide: UILayoutGuide { layoutGuide(.margins) }
    /// The guide for the frame of the keyboard. If the keyboard is hidden, the guide is the bottom edge of the safe
    /// area.
    public var keyboardLayoutGuide: UIKeyboardLayoutGuide {
        Keyboard.isUsedByLayout = true
        if let known = layoutGuideList.first(where: { $0.guidePart == .keyboard }) as? UIKeyboardLayoutGuide {
            return known
        }
        let guide = UIKeyboardLayoutGuide(.keyboard, of: self)
        layoutGuideList.append(guide)
        return guide
    }

    /// Returns the system guide for a part, which is always the same object.
    func layoutGuide(_ part: UILayoutGuide.GuidePart) -> UILayoutGuide {
        if let known = layoutGuideList.first(where: { $0.guidePart == part && part != .own }) { return known }
        let guide = UILayoutGuide(part, of: self)
        layoutGuideList.append(guide)
        return guide
    }
    public var layoutGuides: [UILayoutGuide] { layoutGuideList.filter { $0.guidePart == .own } }
    public func addLayoutGuide(_ guide: UILayoutGuide) {
        guide.owningView?.removeLayoutGuide(guide)
        guide.owningView = self
        layoutGuideList.append(guide)
    }
    public func removeLayoutGuide(_ guide: UILayoutGuide) {
        guard guide.owningView === self else { return }
        guide.owningView = nil
        layoutGuideList.removeAll { $0 === guide }
    }

    /// Returns the insets of a part of the view.
    func insets(of part: UILayoutGuide.GuidePart) -> UIEdgeInsets {
        switch part {
        case .own, .frame, .content: return .zero
        case .safeArea: return safeAreaInsets
        case .keyboard:
            let bottom = corner.y + frame.size.height
            let covered = Keyboard.height - (UIScreen.main.bounds.height - bottom)
            let rest = max(covered, safeAreaInsets.bottom)
            return UIEdgeInsets(top: frame.size.height - rest, left: 0, bottom: 0, right: 0)
        case .margins:
            let (safe, margins) = (safeAreaInsets, layoutMargins)
            return UIEdgeInsets(
                top: safe.top + margins.top, left: safe.left + margins.left, bottom: safe.bottom + margins.bottom,
                right: safe.right + margins.right)
        }
    }
}
