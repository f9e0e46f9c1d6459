import Foundation

/// Collects the rules of a block.
public final class ConstraintMaker {
    let item: LayoutItem
    private var makerRules: [ConstraintMakerExtendable] = []

    init(_ item: LayoutItem) { self.item = item }

    private func addRule(_ attributes: [NSLayoutConstraint.Attribute]) -> ConstraintMakerExtendable {
        let rule = ConstraintMakerExtendable(self, attributes)
        makerRules.append(rule)
        return rule
    }
    public var left: ConstraintMakerExtendable { addRule([.left]) }
    public var right: ConstraintMakerExtendable { addRule([.right]) }
    public var top: ConstraintMakerExtendable { addRule([.top]) }
    public var bottom: ConstraintMakerExtendable { addRule([.bottom]) }
    public var leading: ConstraintMakerExtendable { addRule([.leading]) }
    public var trailing: ConstraintMakerExtendable { addRule([.trailing]) }
    public var width: ConstraintMakerExtendable { addRule([.width]) }
    public var height: ConstraintMakerExtendable { addRule([.height]) }
    public var centerX: ConstraintMakerExtendable { addRule([.centerX]) }
    public var centerY: ConstraintMakerExtendable { addRule([.centerY]) }
    public var lastBaseline: ConstraintMakerExtendable { addRule([.lastBaseline]) }
    public var firstBaseline: ConstraintMakerExtendable { addRule([.firstBaseline]) }
    public var edges: ConstraintMakerExtendable { addRule([.top, .left, .bottom, .right]) }
    public var horizontalEdges: ConstraintMakerExtendable { addRule([.left, .right]) }
    public var directionalHorizontalEdges: ConstraintMakerExtendable { addRule([.leading, .trailing]) }
    public var directionalVerticalEdges: ConstraintMakerExtendable { addRule([.top, .bottom]) }
    public var verticalEdges: ConstraintMakerExtendable { addRule([.top, .bottom]) }
    public var directionalEdges: ConstraintMakerExtendable { addRule([.top, .leading, .bottom, .trailing]) }
    public var size: ConstraintMakerExtendable { addRule([.width, .height]) }
    public var center: ConstraintMakerExtendable { addRule([.centerX, .centerY]) }

    func builtConstraints() -> [Constraint] { makerRules.map { $0.makeConstraint() } }
}

/// The namespace `view.snp`, which contains blocks of rules, and the edges of the view for the rules of other views.
///
///     let (box, inner) = (UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50)), UIView())
///     box.addSubview(inner)
///     inner.snp.makeConstraints { make in
///         make.top.left.equalToSuperview().inset(4)
///         make.size.equalTo(20)
///     }
///     box.layoutIfNeeded()
///     print(inner.frame.minX, inner.frame.width)
///     // 4.0 20.0
public struct ConstraintViewDSL {
    let item: LayoutItem

    public func makeConstraints(_ closure: (ConstraintMaker) -> Void) { addConstraints(constraintsFrom(closure)) }
    public func remakeConstraints(_ closure: (ConstraintMaker) -> Void) {
        removeConstraints()
        addConstraints(constraintsFrom(closure))
    }
    /// Updates the constants of the existing constraints.
    public func updateConstraints(_ closure: (ConstraintMaker) -> Void) {
        let known = storedConstraints.constraints.flatMap { $0.constraints }
        for new in constraintsFrom(closure).flatMap({ $0.constraints }) {
            let old = known.first {
                $0.firstAttribute == new.firstAttribute && $0.relation == new.relation
                    && $0.secondItem === new.secondItem && $0.secondAttribute == new.secondAttribute
            }
            guard let old else {
                fatalError("updateConstraints finds no constraint for \(new): make it with makeConstraints first")
            }
            old.constant = new.constant
        }
    }
    public func removeConstraints() {
        for rule in storedConstraints.constraints { rule.deactivate() }
        storedConstraints.constraints = []
    }
    /// Creates rules without activating their constraints.
    public func prepareConstraints(_ closure: (ConstraintMaker) -> Void) -> [Constraint] { constraintsFrom(closure) }

    private func constraintsFrom(_ closure: (ConstraintMaker) -> Void) -> [Constraint] {
        (item as? UIView)?.translatesAutoresizingMaskIntoConstraints = false
        let maker = ConstraintMaker(item)
        closure(maker)
        return maker.builtConstraints()
    }
    private func addConstraints(_ rules: [Constraint]) {
        for rule in rules { rule.activate() }
        storedConstraints.constraints += rules
    }
    private var storedConstraints: SnapConstraints {
        if let known = Attachments.of(item, "snp") as? SnapConstraints { return known }
        let rules = SnapConstraints()
        Attachments.setAttachment(rules, of: item, "snp")
        return rules
    }

    private func edges(_ attributes: NSLayoutConstraint.Attribute...) -> ConstraintItem {
        ConstraintItem(item, attributes)
    }
    public var left: ConstraintItem { edges(.left) }
    public var right: ConstraintItem { edges(.right) }
    public var top: ConstraintItem { edges(.top) }
    public var bottom: ConstraintItem { edges(.bottom) }
    public var leading: ConstraintItem { edges(.leading) }
    public var trailing: ConstraintItem { edges(.trailing) }
    public var width: ConstraintItem { edges(.width) }
    public var height: ConstraintItem { edges(.height) }
    public var centerX: ConstraintItem { edges(.centerX) }
    public var centerY: ConstraintItem { edges(.centerY) }
    public var lastBaseline: ConstraintItem { edges(.lastBaseline) }
    public var firstBaseline: ConstraintItem { edges(.firstBaseline) }
    public var edges: ConstraintItem { edges(.top, .left, .bottom, .right) }
    public var directionalEdges: ConstraintItem { edges(.top, .leading, .bottom, .trailing) }
    public var horizontalEdges: ConstraintItem { edges(.left, .right) }
    public var verticalEdges: ConstraintItem { edges(.top, .bottom) }
    public var directionalHorizontalEdges: ConstraintItem { edges(.leading, .trailing) }
    public var directionalVerticalEdges: ConstraintItem { edges(.top, .bottom) }
    public var size: ConstraintItem { edges(.width, .height) }
    public var center: ConstraintItem { edges(.centerX, .centerY) }
}

/// The rules of a view, which can be updated and removed.
final class SnapConstraints {
    var constraints: [Constraint] = []
}

extension UIView {
    public var snp: ConstraintViewDSL { ConstraintViewDSL(item: self) }
    /// Returns the superview of this view, or the view of a guide.
    func enclosingView(of item: LayoutItem) -> UIView? { item === self ? superview : self }
}
extension UILayoutGuide {
    public var snp: ConstraintViewDSL { ConstraintViewDSL(item: self) }
}
