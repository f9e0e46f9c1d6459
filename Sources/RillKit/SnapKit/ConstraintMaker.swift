import Foundation

/// The other side of an `snp` constraint: a number, a size, insets, a view, a guide or one of its edges.
public protocol ConstraintRelatableTarget {}
extension Int: ConstraintRelatableTarget {}
extension Double: ConstraintRelatableTarget {}
extension Float: ConstraintRelatableTarget {}
extension CGFloat: ConstraintRelatableTarget {}
extension CGPoint: ConstraintRelatableTarget {}
extension CGSize: ConstraintRelatableTarget {}
extension UIEdgeInsets: ConstraintRelatableTarget {}
extension UIView: ConstraintRelatableTarget {}
extension UILayoutGuide: ConstraintRelatableTarget {}
extension ConstraintItem: ConstraintRelatableTarget {}

/// The edges and sizes of a view as the other side of a constraint.
public final class ConstraintItem {
    let target: LayoutItem
    let attributes: [NSLayoutConstraint.Attribute]

    init(_ target: LayoutItem, _ attributes: [NSLayoutConstraint.Attribute]) {
        self.target = target
        self.attributes = attributes
    }
}

/// One `snp` rule with a constraint for each of its edges.
public final class Constraint {
    let constraints: [NSLayoutConstraint]
    /// The part of the constant of each constraint that is not the offset.
    private let baseConstants: [CGFloat]

    init(_ constraints: [NSLayoutConstraint]) {
        self.constraints = constraints
        baseConstants = constraints.map { _ in 0 }
    }
    public var layoutConstraints: [NSLayoutConstraint] { constraints }
    public var isActive: Bool {
        get { constraints.allSatisfy { $0.isActive } }
        set { for constraint in constraints { constraint.isActive = newValue } }
    }
    public func activate() { isActive = true }
    public func deactivate() { isActive = false }
    @discardableResult
    public func update(offset: CGFloat) -> Constraint {
        for constraint in constraints { constraint.constant = offset }
        return self
    }
    @discardableResult
    public func update(inset: CGFloat) -> Constraint {
        for constraint in constraints {
            constraint.constant = Edges.isTrailing(constraint.firstAttribute) ? -inset : inset
        }
        return self
    }
    @discardableResult
    public func update(priority: Float) -> Constraint {
        for constraint in constraints { constraint.priority = UILayoutPriority(priority) }
        return self
    }
}

/// The edges for which insets are negative.
enum Edges {
    static func isTrailing(_ attribute: NSLayoutConstraint.Attribute) -> Bool {
        [.right, .bottom, .trailing, .rightMargin, .bottomMargin, .trailingMargin].contains(attribute)
    }
}

/// A rule that is being built, such as `make.left.right.equalTo(other).inset(8)`.
public final class ConstraintMakerExtendable {
    private let maker: ConstraintMaker
    var attributes: [NSLayoutConstraint.Attribute]
    private var relation = NSLayoutConstraint.Relation.equal
    private var target: LayoutItem?
    private var targetAttributes: [NSLayoutConstraint.Attribute] = []
    private var constant: ConstraintRelatableTarget?
    private var hasRelation = false
    private var factor: CGFloat = 1
    private var offsets: [NSLayoutConstraint.Attribute: CGFloat] = [:]
    private var offset: CGFloat = 0
    private var priorityValue = UILayoutPriority.required
    private var madeConstraint: Constraint?
    private var label: String?

    init(_ maker: ConstraintMaker, _ attributes: [NSLayoutConstraint.Attribute]) {
        self.maker = maker
        self.attributes = attributes
    }
    private func addingAttributes(_ more: [NSLayoutConstraint.Attribute]) -> ConstraintMakerExtendable {
        attributes += more
        return self
    }
    public var left: ConstraintMakerExtendable { addingAttributes([.left]) }
    public var right: ConstraintMakerExtendable { addingAttributes([.right]) }
    public var top: ConstraintMakerExtendable { addingAttributes([.top]) }
    public var bottom: ConstraintMakerExtendable { addingAttributes([.bottom]) }
    public var leading: ConstraintMakerExtendable { addingAttributes([.leading]) }
    public var trailing: ConstraintMakerExtendable { addingAttributes([.trailing]) }
    public var width: ConstraintMakerExtendable { addingAttributes([.width]) }
    public var height: ConstraintMakerExtendable { addingAttributes([.height]) }
    public var centerX: ConstraintMakerExtendable { addingAttributes([.centerX]) }
    public var centerY: ConstraintMakerExtendable { addingAttributes([.centerY]) }
    public var edges: ConstraintMakerExtendable { addingAttributes([.top, .left, .bottom, .right]) }
    public var horizontalEdges: ConstraintMakerExtendable { addingAttributes([.left, .right]) }
    public var directionalHorizontalEdges: ConstraintMakerExtendable { addingAttributes([.leading, .trailing]) }
    public var directionalVerticalEdges: ConstraintMakerExtendable { addingAttributes([.top, .bottom]) }
    public var directionalEdges: ConstraintMakerExtendable { addingAttributes([.top, .leading, .bottom, .trailing]) }
    public var verticalEdges: ConstraintMakerExtendable { addingAttributes([.top, .bottom]) }
    public var size: ConstraintMakerExtendable { addingAttributes([.width, .height]) }
    public var center: ConstraintMakerExtendable { addingAttributes([.centerX, .centerY]) }

    private func addRelation(
        _ relation: NSLayoutConstraint.Relation, _ other: ConstraintRelatableTarget
    ) -> ConstraintMakerExtendable {
        self.relation = relation
        hasRelation = true
        if let item = other as? ConstraintItem {
            target = item.target
            targetAttributes = item.attributes
        } else if let item = other as? LayoutItem {
            target = item
        } else {
            constant = other
        }
        return self
    }
    private func addRelationToSuperview(_ relation: NSLayoutConstraint.Relation) -> ConstraintMakerExtendable {
        guard let outer = maker.item.layoutView?.enclosingView(of: maker.item) else {
            fatalError(
                "a constraint refers to the superview of \(Layout.itemName(of: maker.item)), but this view has no superview: add it with addSubview first"
            )
        }
        return addRelation(relation, outer)
    }
    @discardableResult
    public func equalTo(_ other: ConstraintRelatableTarget) -> ConstraintMakerExtendable { addRelation(.equal, other) }
    @discardableResult
    public func equalToSuperview() -> ConstraintMakerExtendable { addRelationToSuperview(.equal) }
    @discardableResult
    public func lessThanOrEqualTo(_ other: ConstraintRelatableTarget) -> ConstraintMakerExtendable {
        addRelation(.lessThanOrEqual, other)
    }
    @discardableResult
    public func lessThanOrEqualToSuperview() -> ConstraintMakerExtendable { addRelationToSuperview(.lessThanOrEqual) }
    @discardableResult
    public func greaterThanOrEqualTo(_ other: ConstraintRelatableTarget) -> ConstraintMakerExtendable {
        addRelation(.greaterThanOrEqual, other)
    }
    @discardableResult
    public func greaterThanOrEqualToSuperview() -> ConstraintMakerExtendable {
        addRelationToSuperview(.greaterThanOrEqual)
    }

    @discardableResult
    public func offset(_ amount: ConstraintRelatableTarget) -> ConstraintMakerExtendable {
        offset = Self.pointsForAmount(amount)
        return self
    }
    /// Moves each edge inwards by an amount.
    @discardableResult
    public func inset(_ amount: ConstraintRelatableTarget) -> ConstraintMakerExtendable {
        let insets: UIEdgeInsets
        if let own = amount as? UIEdgeInsets {
            insets = own
        } else {
            let all = Self.pointsForAmount(amount)
            insets = UIEdgeInsets(top: all, left: all, bottom: all, right: all)
        }
        offsets = [
            .top: insets.top, .left: insets.left, .leading: insets.left, .bottom: -insets.bottom, .right: -insets.right,
            .trailing: -insets.right, .width: -insets.left - insets.right, .height: -insets.top - insets.bottom,
        ]
        return self
    }
    @discardableResult
    public func multipliedBy(_ amount: ConstraintRelatableTarget) -> ConstraintMakerExtendable {
        factor = Self.pointsForAmount(amount)
        return self
    }
    @discardableResult
    public func dividedBy(_ amount: ConstraintRelatableTarget) -> ConstraintMakerExtendable {
        factor = 1 / Self.pointsForAmount(amount)
        return self
    }
    @discardableResult
    public func priority(_ amount: ConstraintPriority) -> ConstraintMakerExtendable {
        priorityValue = UILayoutPriority(amount.value)
        return self
    }
    @discardableResult
    public func priority(_ amount: Float) -> ConstraintMakerExtendable {
        priorityValue = UILayoutPriority(amount)
        return self
    }
    @discardableResult
    public func labeled(_ label: String) -> ConstraintMakerExtendable {
        self.label = label
        return self
    }
    /// The rule, which the program can change later.
    public var constraint: Constraint { madeConstraint ?? makeConstraint() }

    /// Creates a constraint for each edge or size that the rule names.
    func makeConstraint() -> Constraint {
        if let madeConstraint { return madeConstraint }
        let constraints = hasRelation ? attributes.enumerated().map { constraint($0.offset, $0.element) } : []
        let rule = Constraint(constraints)
        madeConstraint = rule
        return rule
    }
    private func constraint(_ index: Int, _ attribute: NSLayoutConstraint.Attribute) -> NSLayoutConstraint {
        var (item, other, shift) = (target, attribute, offset + (offsets[attribute] ?? 0))
        if let constant {
            let isSize = attribute == .width || attribute == .height
            shift += Self.number(constant, for: attribute)
            if !isSize { item = maker.item.layoutView?.superview }
        } else if targetAttributes.count == attributes.count {
            other = targetAttributes[index]
        } else if let only = targetAttributes.first {
            other = only
        }
        let result = NSLayoutConstraint(
            item: maker.item, attribute: attribute, relatedBy: relation, toItem: item,
            attribute: item == nil ? .notAnAttribute : other, multiplier: factor, constant: shift)
        result.priority = priorityValue
        result.identifier = label
        return result
    }
    private static func pointsForAmount(_ amount: ConstraintRelatableTarget) -> CGFloat {
        if let number = amount as? Int { return CGFloat(number) }
        if let number = amount as? Double { return CGFloat(number) }
        if let number = amount as? Float { return CGFloat(number) }
        return (amount as? CGFloat) ?? 0
    }
    /// Returns the component for an edge of a number, a size, a point or insets.
    private static func number(
        _ amount: ConstraintRelatableTarget, for attribute: NSLayoutConstraint.Attribute
    ) -> CGFloat {
        if let size = amount as? CGSize { return attribute == .width ? size.width : size.height }
        if let point = amount as? CGPoint { return [.left, .centerX].contains(attribute) ? point.x : point.y }
        if let insets = amount as? UIEdgeInsets {
            switch attribute {
            case .top: return insets.top
            case .left, .leading: return insets.left
            case .bottom: return -insets.bottom
            default: return -insets.right
            }
        }
        return pointsForAmount(amount)
    }
}

/// The priority of an `snp` rule.
public struct ConstraintPriority: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
    public let value: Float
    public init(floatLiteral value: Float) { self.value = value }
    public init(integerLiteral value: Int) { self.value = Float(value) }
    public init(_ value: Float) { self.value = value }
    public static var required: ConstraintPriority { ConstraintPriority(1000) }
    public static var high: ConstraintPriority { ConstraintPriority(750) }
    public static var medium: ConstraintPriority { ConstraintPriority(500) }
    public static var low: ConstraintPriority { ConstraintPriority(250) }
}
