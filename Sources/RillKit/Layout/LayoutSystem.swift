import Foundation

/// The rules of a view with its subviews, and the resulting frames. Positions are relative to the root. Each view has
/// four variables: left, top, width and height.
final class LayoutSystem {
    private let root: UIView
    private var solver = LayoutSolver()
    private var views: [UIView] = []
    private var ownGuides: [UILayoutGuide] = []
    /// The values of variables without rules.
    private var defaultValues: [Double] = []

    init(_ root: UIView, width: Double?, height: Double?) {
        self.root = root
        root.slot = variables(0, 0, width, height)
        if height == nil { weak(root.slot + 3, 44) }
        Layout.cell(around: root)?.slot = root.slot
    }
    private func variables(_ left: Double?, _ top: Double?, _ width: Double?, _ height: Double?) -> Int {
        let first = solver.variable(left)
        _ = solver.variable(top)
        _ = solver.variable(width)
        _ = solver.variable(height)
        defaultValues += [left ?? 0, top ?? 0, width ?? 0, height ?? 0]
        return first
    }
    private func weak(_ variable: Int, _ value: Double) {
        add([LayoutTerm(variable: variable, factor: 1)], -value, .equal, 1)
    }
    private func add(
        _ terms: [LayoutTerm], _ constant: Double, _ relation: NSLayoutConstraint.Relation, _ priority: Float,
        _ source: NSLayoutConstraint? = nil
    ) {
        solver.add(
            LayoutRule(terms: terms, constant: constant, relation: relation, priority: priority, source: source))
    }

    // MARK: Building

    /// Computes all frames and reports conflicts.
    func solve() {
        collect(root)
        for view in views { describe(view) }
        for view in [Layout.cell(around: root), root].compactMap({ $0 }) + views {
            for constraint in view.constraints { addConstraint(constraint) }
        }
        solver.solve { self.defaultValues[$0] }
        if wrapTexts() { solver.solve { self.defaultValues[$0] } }
        place()
        for constraint in solver.conflicts { Layout.conflict(constraint) }
    }
    private func collect(_ view: UIView) {
        for guide in view.guides where guide.part == .own {
            guide.slot = variables(nil, nil, nil, nil)
            ownGuides.append(guide)
        }
        for inner in view.subviews {
            inner.slot = variables(nil, nil, nil, nil)
            views.append(inner)
            if inner is UIScrollView {
                inner.contentSlot = variables(nil, nil, nil, nil)
                let same = LayoutTerm(variable: inner.contentSlot, factor: 1)
                add([same, LayoutTerm(variable: inner.slot, factor: -1)], 0, .equal, 1000)
                let level = LayoutTerm(variable: inner.contentSlot + 1, factor: 1)
                add([level, LayoutTerm(variable: inner.slot + 1, factor: -1)], 0, .equal, 1000)
            }
            // Cells are laid out separately by their table or collection view.
            if !(inner is UITableView || inner is UICollectionView) { collect(inner) }
        }
    }
    /// Adds the default position and the intrinsic size of a view.
    private func describe(_ view: UIView) {
        guard let above = view.superview else { return }
        if view.translatesAutoresizingMaskIntoConstraints {
            let frame = view.frame
            let outer = above.contentSlot >= 0 ? above.contentSlot : above.slot
            for (part, distance) in [(0, Double(frame.origin.x)), (1, Double(frame.origin.y))] {
                let terms = [
                    LayoutTerm(variable: view.slot + part, factor: 1), LayoutTerm(variable: outer + part, factor: -1),
                ]
                add(terms, -distance, .equal, 1000)
            }
            add([LayoutTerm(variable: view.slot + 2, factor: 1)], -Double(frame.size.width), .equal, 1000)
            add([LayoutTerm(variable: view.slot + 3, factor: 1)], -Double(frame.size.height), .equal, 1000)
        } else {
            content(view, view.intrinsicContentSize)
        }
        if let stack = view as? UIStackView { arrange(stack) }
    }
    private func content(_ view: UIView, _ size: CGSize) {
        for (axis, length) in [Double(size.width), Double(size.height)].enumerated() where length >= 0 {
            let terms = [LayoutTerm(variable: view.slot + 2 + axis, factor: 1)]
            add(terms, -length, .equal, view.sizing.hugging[axis].rawValue)
            add(terms, -length, .greaterThanOrEqual, view.sizing.resistance[axis].rawValue)
            defaultValues[view.slot + 2 + axis] = length
        }
    }
    /// Sets the heights of texts with several lines by their width; returns true if there are any.
    private func wrapTexts() -> Bool {
        var isAny = false
        for case let label as UILabel in views
        where label.numberOfLines != 1 && !label.translatesAutoresizingMaskIntoConstraints {
            let width = CGFloat(solver.value(label.slot + 2))
            let size = TextSize.of(label.text ?? "", label.font, lines: label.numberOfLines, width: max(1, width))
            guard width > 0, size.height > label.intrinsicContentSize.height else { continue }
            isAny = true
            let terms = [LayoutTerm(variable: label.slot + 3, factor: 1)]
            add(terms, -Double(size.height), .equal, label.sizing.hugging[1].rawValue + 0.5)
            add(terms, -Double(size.height), .greaterThanOrEqual, label.sizing.resistance[1].rawValue + 0.5)
        }
        return isAny
    }

    // MARK: Constraints

    private func addConstraint(_ constraint: NSLayoutConstraint) {
        guard let first = constraint.firstItem else { return }
        let second = constraint.secondItem
        var (terms, constant) = attributeSum(first, constraint.firstAttribute, beside: second)
        if let second {
            let factor = -Double(constraint.multiplier)
            let (others, more) = attributeSum(second, constraint.secondAttribute, beside: first)
            terms += others.map { LayoutTerm(variable: $0.variable, factor: $0.factor * factor) }
            constant += more * factor
        }
        if terms.contains(where: { $0.variable < 0 }) { return }
        add(
            terms, constant - Double(constraint.constant), constraint.relation, constraint.priority.rawValue, constraint
        )
    }
    /// Returns an edge, a centre or a size as a sum of variables. Inside of a scroll view, positions are relative to
    /// the content.
    private func attributeSum(
        _ item: LayoutItem, _ attribute: NSLayoutConstraint.Attribute, beside other: LayoutItem?
    ) -> ([LayoutTerm], Double) {
        guard let view = item.layoutView else { return ([], 0) }
        let guide = item as? UILayoutGuide
        var slot = view.slot
        var insets = UIEdgeInsets.zero
        if let guide {
            if guide.part == .own { slot = guide.slot } else { insets = view.insets(of: guide.part) }
        }
        let isInside = other?.layoutView.map { $0 !== view && $0.isDescendant(of: view) } ?? false
        if view.contentSlot >= 0, guide?.part == .content || guide == nil && isInside && !isSize(attribute) {
            slot = view.contentSlot
        }
        return sum(slot, attribute, insets, view)
    }
    private func isSize(_ attribute: NSLayoutConstraint.Attribute) -> Bool {
        attribute == .width || attribute == .height
    }
    private func sum(
        _ slot: Int, _ attribute: NSLayoutConstraint.Attribute, _ insets: UIEdgeInsets, _ view: UIView
    ) -> ([LayoutTerm], Double) {
        let (left, top) = (LayoutTerm(variable: slot, factor: 1), LayoutTerm(variable: slot + 1, factor: 1))
        let (width, height) = (LayoutTerm(variable: slot + 2, factor: 1), LayoutTerm(variable: slot + 3, factor: 1))
        let margins = view.layoutMargins
        switch attribute {
        case .left, .leading: return ([left], Double(insets.left))
        case .right, .trailing: return ([left, width], -Double(insets.right))
        case .top: return ([top], Double(insets.top))
        case .bottom: return ([top, height], -Double(insets.bottom))
        case .width: return ([width], -Double(insets.left + insets.right))
        case .height: return ([height], -Double(insets.top + insets.bottom))
        case .centerX, .centerXWithinMargins:
            return ([left, LayoutTerm(variable: slot + 2, factor: 0.5)], Double(insets.left - insets.right) / 2)
        case .centerY, .centerYWithinMargins:
            return ([top, LayoutTerm(variable: slot + 3, factor: 0.5)], Double(insets.top - insets.bottom) / 2)
        case .firstBaseline: return ([top], Double(view.baseline.first))
        case .lastBaseline: return ([top, height], -Double(view.baseline.last))
        case .leftMargin, .leadingMargin: return ([left], Double(margins.left))
        case .rightMargin, .trailingMargin: return ([left, width], -Double(margins.right))
        case .topMargin: return ([top], Double(margins.top))
        case .bottomMargin: return ([top, height], -Double(margins.bottom))
        case .notAnAttribute: return ([], 0)
        }
    }

    // MARK: Stacks

    private func arrange(_ stack: UIStackView) {
        let shown = stack.arrangedSubviews.filter { !$0.isHidden }
        guard let first = shown.first, let last = shown.last else { return }
        let isRow = stack.axis == .horizontal
        let margins = stack.isLayoutMarginsRelativeArrangement ? stack.layoutMargins : .zero
        let (start, end): (NSLayoutConstraint.Attribute, NSLayoutConstraint.Attribute) =
            isRow ? (.left, .right) : (.top, .bottom)
        let (before, after) = isRow ? (margins.left, margins.right) : (margins.top, margins.bottom)
        rule(first, start, .equal, stack, start, Double(before))
        rule(stack, end, .equal, last, end, Double(after))
        var gap: Int?
        if stack.distribution == .equalSpacing || stack.distribution == .equalCentering, shown.count > 1 {
            let variable = solver.variable()
            defaultValues.append(Double(stack.spacing))
            add([LayoutTerm(variable: variable, factor: 1)], -Double(stack.spacing), .greaterThanOrEqual, 1000)
            weak(variable, Double(stack.spacing))
            gap = variable
        }
        for (one, next) in zip(shown, shown.dropFirst()) {
            if let gap {
                var terms = sum(next.slot, start, .zero, next).0
                terms += sum(one.slot, end, .zero, one).0.map { LayoutTerm(variable: $0.variable, factor: -$0.factor) }
                add(terms + [LayoutTerm(variable: gap, factor: -1)], 0, .equal, 1000)
            } else {
                rule(next, start, .equal, one, end, Double(stack.gap(after: one)))
            }
        }
        addRulesAlong(stack, shown, isRow)
        for view in shown { addRulesAcross(view, stack, isRow, margins) }
    }
    private func rule(
        _ first: UIView, _ attribute: NSLayoutConstraint.Attribute, _ relation: NSLayoutConstraint.Relation,
        _ second: UIView, _ other: NSLayoutConstraint.Attribute, _ constant: Double, _ priority: Float = 1000
    ) {
        let terms =
            sum(first.slot, attribute, .zero, first).0
            + sum(second.slot, other, .zero, second).0.map { LayoutTerm(variable: $0.variable, factor: -$0.factor) }
        add(terms, -constant, relation, priority)
    }
    /// Adds the rules for the arranged views along the axis of the stack.
    private func addRulesAlong(_ stack: UIStackView, _ shown: [UIView], _ isRow: Bool) {
        let size: NSLayoutConstraint.Attribute = isRow ? .width : .height
        let first = shown[0]
        switch stack.distribution {
        case .fillEqually:
            for view in shown.dropFirst() { rule(view, size, .equal, first, size, 0) }
        case .fillProportionally:
            func length(_ view: UIView) -> Double {
                let own = view.intrinsicContentSize
                return max(1, Double(isRow ? own.width : own.height))
            }
            for view in shown.dropFirst() {
                let share = length(view) / length(first)
                let terms = [
                    LayoutTerm(variable: view.slot + (isRow ? 2 : 3), factor: 1),
                    LayoutTerm(variable: first.slot + (isRow ? 2 : 3), factor: -share),
                ]
                add(terms, 0, .equal, 999)
            }
        default: break
        }
    }
    /// Adds the rules for the arranged views across the axis of the stack.
    private func addRulesAcross(_ view: UIView, _ stack: UIStackView, _ isRow: Bool, _ margins: UIEdgeInsets) {
        let (near, far): (NSLayoutConstraint.Attribute, NSLayoutConstraint.Attribute) =
            isRow ? (.top, .bottom) : (.left, .right)
        let (low, high) = isRow ? (margins.top, margins.bottom) : (margins.left, margins.right)
        let size: NSLayoutConstraint.Attribute = isRow ? .height : .width
        switch stack.alignment {
        case .fill:
            rule(view, near, .equal, stack, near, Double(low))
            rule(stack, far, .equal, view, far, Double(high))
            return
        case .leading, .firstBaseline: rule(view, near, .equal, stack, near, Double(low))
        case .trailing, .lastBaseline: rule(stack, far, .equal, view, far, Double(high))
        case .center: rule(view, isRow ? .centerY : .centerX, .equal, stack, isRow ? .centerY : .centerX, 0)
        }
        rule(stack, size, .greaterThanOrEqual, view, size, Double(low + high))
        // The stack is as long as its longest view.
        rule(stack, size, .equal, view, size, Double(low + high), 49)
    }

    // MARK: Frames

    private func place() {
        for view in views {
            guard !view.translatesAutoresizingMaskIntoConstraints, let above = view.superview else { continue }
            let frame = rect(view.slot, from: above.contentSlot >= 0 ? above.contentSlot : above.slot)
            view.frame = frame
        }
        for guide in ownGuides {
            guard let view = guide.owningView else { continue }
            guide.computedFrame = rect(guide.slot, from: view.slot)
        }
        for case let scroll as UIScrollView in views where scroll.contentSlot >= 0 {
            if scroll is UITableView || scroll is UICollectionView { continue }
            let size = rect(scroll.contentSlot, from: scroll.slot).size
            if scroll.subviews.contains(where: { !$0.translatesAutoresizingMaskIntoConstraints }) {
                scroll.contentSize = size
            }
        }
        for view in views { (view.slot, view.contentSlot) = (-1, -1) }
        root.slot = -1
    }
    private func rect(_ slot: Int, from outer: Int) -> CGRect {
        func point(_ value: Double) -> CGFloat { CGFloat((value * 2).rounded() / 2 + 0) }
        return CGRect(
            x: point(solver.value(slot) - solver.value(outer)),
            y: point(solver.value(slot + 1) - solver.value(outer + 1)),
            width: point(max(0, solver.value(slot + 2))), height: point(max(0, solver.value(slot + 3))))
    }
    /// The height that the root view needs.
    var height: CGFloat { CGFloat(solver.value(3)) }
}

extension UIView {
    /// The distances of the first baseline from the top and of the last baseline from the bottom.
    var baseline: (first: CGFloat, last: CGFloat) {
        guard let font = (self as? UILabel)?.font else { return (first: frame.size.height, last: 0) }
        return (first: font.ascender, last: -font.descender)
    }
}
