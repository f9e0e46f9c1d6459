import Foundation

/// The priority of a constraint. A constraint with the priority 1000 is required.
public struct UILayoutPriority: Hashable, RawRepresentable, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
    public var rawValue: Float
    public init(rawValue: Float) { self.rawValue = rawValue }
    public init(_ rawValue: Float) { self.rawValue = rawValue }
    public init(floatLiteral value: Float) { rawValue = value }
    public init(integerLiteral value: Int) { rawValue = Float(value) }
    public static let required = UILayoutPriority(1000)
    public static let defaultHigh = UILayoutPriority(750)
    public static let defaultLow = UILayoutPriority(250)
    public static let fittingSizeLevel = UILayoutPriority(50)
    public static let dragThatCanResizeScene = UILayoutPriority(510)

    public static func + (priority: UILayoutPriority, more: Float) -> UILayoutPriority {
        UILayoutPriority(priority.rawValue + more)
    }
    public static func - (priority: UILayoutPriority, less: Float) -> UILayoutPriority {
        UILayoutPriority(priority.rawValue - less)
    }
}

/// An item of a constraint: a view or a guide.
public protocol LayoutItem: AnyObject {
    /// The view itself, or the view that contains the guide.
    var layoutView: UIView? { get }
}

extension UIView: LayoutItem {
    public var layoutView: UIView? { self }
}

/// A rule for edges or sizes of views: `first = second × multiplier + constant`.
///
///     let (box, inner) = (UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50)), UIView())
///     box.addSubview(inner)
///     inner.translatesAutoresizingMaskIntoConstraints = false
///     NSLayoutConstraint.activate([
///         inner.leadingAnchor.constraint(equalTo: box.leadingAnchor, constant: 10),
///         inner.topAnchor.constraint(equalTo: box.topAnchor),
///         inner.widthAnchor.constraint(equalToConstant: 30),
///         inner.heightAnchor.constraint(equalTo: box.heightAnchor, multiplier: 0.5),
///     ])
///     box.layoutIfNeeded()
///     print(inner.frame.minX, inner.frame.height)
///     // 10.0 25.0
///
/// Pitfall: a view keeps its frame as long as `translatesAutoresizingMaskIntoConstraints` is true.
/// See also: UIStackView.
open class NSLayoutConstraint: NSObject {
    /// True after the conflict of the constraint was reported.
    var isReported = false
    public enum Relation: Int { case lessThanOrEqual = -1, equal, greaterThanOrEqual }
    public enum Axis: Int { case horizontal, vertical }
    public enum Attribute: Int {
        case notAnAttribute, left, right, top, bottom, leading, trailing, width, height, centerX, centerY,
            lastBaseline, firstBaseline, leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin,
            trailingMargin, centerXWithinMargins, centerYWithinMargins
        public static var baseline: Attribute { .lastBaseline }
    }
    public struct FormatOptions: OptionSet {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        public static let alignAllLeft = FormatOptions(rawValue: 2)
        public static let alignAllRight = FormatOptions(rawValue: 4)
        public static let alignAllTop = FormatOptions(rawValue: 8)
        public static let alignAllBottom = FormatOptions(rawValue: 16)
        public static let alignAllCenterX = FormatOptions(rawValue: 512)
        public static let alignAllCenterY = FormatOptions(rawValue: 1024)
        public static let alignAllLeading = FormatOptions(rawValue: 32)
        public static let alignAllTrailing = FormatOptions(rawValue: 64)
        public static let alignAllLastBaseline = FormatOptions(rawValue: 2048)
        public static let alignAllFirstBaseline = FormatOptions(rawValue: 4096)
        public static let directionLeadingToTrailing = FormatOptions(rawValue: 65536)
    }

    public private(set) weak var firstItem: LayoutItem?
    public private(set) weak var secondItem: LayoutItem?
    public let firstAttribute: Attribute
    public let secondAttribute: Attribute
    public let relation: Relation
    public let multiplier: CGFloat
    open var constant: CGFloat {
        didSet { if isActive { commonAncestor?.setNeedsLayout() } }
    }
    open var priority = UILayoutPriority.required {
        didSet { if isActive { commonAncestor?.setNeedsLayout() } }
    }
    open var identifier: String?
    /// The nearest common ancestor of both items, which retains the constraint.
    private(set) weak var commonAncestor: UIView?

    public init(
        item: Any, attribute: Attribute, relatedBy relation: Relation, toItem other: Any?,
        attribute otherAttribute: Attribute, multiplier: CGFloat, constant: CGFloat
    ) {
        firstItem = item as? LayoutItem
        firstAttribute = attribute
        self.relation = relation
        secondItem = other as? LayoutItem
        secondAttribute = otherAttribute
        self.multiplier = multiplier
        self.constant = constant
    }

    /// Creates a constraint without items. It has no effect, and stands for a constraint that the program creates
    /// later.
    override public convenience init() {
        self.init(
            item: 0, attribute: .notAnAttribute, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute,
            multiplier: 1, constant: 0)
    }

    open var isActive: Bool {
        get { commonAncestor != nil }
        set {
            guard newValue != isActive else { return }
            if newValue { activate() } else { deactivate() }
        }
    }
    private func activate() {
        guard let view = firstItem?.layoutView else { return }
        let other = secondItem?.layoutView
        guard let common = other == nil ? view : view.commonAncestor(with: other!) else {
            KitRules.stop(
                "no-common-ancestor",
                "the constraint between \(type(of: view)) and \(other.map { "\(type(of: $0))" } ?? "nothing") needs a common superview: add both views with addSubview first"
            )
        }
        addToView(in: common)
    }
    /// Makes the view retain the constraint.
    func addToView(in view: UIView) {
        commonAncestor = view
        view.constraints.append(self)
        view.setNeedsLayout()
    }
    func deactivate() {
        commonAncestor?.constraints.removeAll { $0 === self }
        commonAncestor?.setNeedsLayout()
        commonAncestor = nil
    }
    public static func activate(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { constraint.isActive = true }
    }
    public static func deactivate(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { constraint.isActive = false }
    }
    override open var description: String {
        let relations = [Relation.lessThanOrEqual: "<=", Relation.equal: "==", Relation.greaterThanOrEqual: ">="]
        let (first, second) = (Layout.itemName(of: firstItem), Layout.itemName(of: secondItem))
        var text = "\(first).\(firstAttribute) \(relations[relation] ?? "==") "
        if secondItem == nil {
            text += "\(Layout.numberText(constant))"
        } else {
            text += "\(second).\(secondAttribute)"
            if multiplier != 1 { text += " * \(Layout.numberText(multiplier))" }
            if constant != 0 {
                text += constant > 0 ? " + \(Layout.numberText(constant))" : " - \(Layout.numberText(-constant))"
            }
        }
        return priority == .required ? text : text + " @\(Layout.numberText(CGFloat(priority.rawValue)))"
    }
}

extension UIView {
    /// Returns the nearest view that is or contains both views; nil if there is none.
    func commonAncestor(with other: UIView) -> UIView? {
        var place: UIView? = self
        while let here = place {
            if other.isDescendant(of: here) { return here }
            place = here.superview
        }
        return nil
    }
    public func addConstraint(_ constraint: NSLayoutConstraint) {
        if !constraint.isActive { constraint.addToView(in: self) }
    }
    public func addConstraints(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { addConstraint(constraint) }
    }
    public func removeConstraint(_ constraint: NSLayoutConstraint) { constraint.isActive = false }
    public func removeConstraints(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { constraint.isActive = false }
    }
}
