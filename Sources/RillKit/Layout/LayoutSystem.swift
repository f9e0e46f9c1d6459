import Foundation

/// The rules of a view with its subviews, and the resulting frames. Positions are relative to the root. Each view has
/// four variables: left, top, width and height.
final class LayoutSystem {
    private let root: UIView
    private var solver = LayoutSolver()
    private var views: [UIView] = []
    private var layoutGuides: [UILayoutGuide] = []
    /// The values of variables without rules.
    private var defaultValues: [Double] = []

    init(_ root: UIView, width: Double?, height: Double?) {
        self.root = root
        root.firstLayoutVariable = frameVariables(0, 0, width, height)
        if height == nil { addWeakRule(root.firstLayoutVariable + 3, 44) }
        Layout.cellAround(around: root)?.firstLayoutVariable = root.firstLayoutVariable
    }
    private func frameVariables(_ left: Double?, _ top: Double?, _ width: Double?, _ height: Double?) -> Int {
        let first = solver.newVariable(left)
        _ = solver.newVariable(top)
        _ = solver.newVariable(width)
        _ = solver.newVariable(height)
        defaultValues += [left ?? 0, top ?? 0, width ?? 0, height ?? 0]
        return first
    }
    private func addWeakRule(_ variable: Int, _ value: Double) {
        addRule([LayoutTerm(variable: variable, factor: 1)], -value, .equal, 1)
    }
    private func addRule(
        _ terms: [LayoutTerm], _ constant: Double, _ relation: NSLayoutConstraint.Relation, _ priority: Float,
        _ source: NSLayoutConstraint? = nil
    ) {
        solver.add(
            LayoutRule(terms: terms, constant: constant, relation: relation, priority: priority, source: source))
    }

    // MARK: Building

    /// Computes all frames and reports conflicts.
    func solve() {
        collectViews(root)
        for view in views { addRules(view) }
        for view in [Layout.cellAround(around: root), root].compactMap({ $0 }) + views {
            for constraint in view.constraints { addConstraint(constraint) }
        }
        solver.solve { self.defaultValues[$0] }
        if wrapTexts() { solver.solve { self.defaultValues[$0] } }
        setFrames()
        for constraint in solver.conflictingConstraints { Layout.reportConflict(constraint) }
    }
    private func collectViews(_ view: UIView) {
        for guide in view.layoutGuideList where guide.guidePart == .own {
            guide.firstVariable = frameVariables(nil, nil, nil, nil)
            layoutGuides.append(guide)
        }
        for inner in view.subviews {
            inner.firstLayoutVariable = frameVariables(nil, nil, nil, nil)
            views.append(inner)
            if inner is UIScrollView {
                inner.firstContentVariable = frameVariables(nil, nil, nil, nil)
                let same = LayoutTerm(variable: inner.firstContentVariable, factor: 1)
                addRule([same, LayoutTerm(variable: inner.firstLayoutVariable, factor: -1)], 0, .equal, 1000)
                let level = LayoutTerm(variable: inner.firstContentVariable + 1, factor: 1)
                addRule([level, LayoutTerm(variable: inner.firstLayoutVariable + 1, factor: -1)], 0, .equal, 1000)
            }
            // Cells are laid out separately by their table or collection view.
            if !(inner is UITableView || inner is UICollectionView) { collectViews(inner) }
        }
    }
    /// Adds the default position and the intrinsic size of a view.
    private func addRules(_ view: UIView) {
        guard let above = view.superview else { return }
        if view.translatesAutoresizingMaskIntoConstraints {
            let frame = view.frame
            let outer = above.firstContentVariable >= 0 ? above.firstContentVariable : above.firstLayoutVariable
            for (part, distance) in [(0, Double(frame.origin.x)), (1, Double(frame.origin.y))] {
                let terms = [
                    LayoutTerm(variable: view.firstLayoutVariable + part, factor: 1),
                    LayoutTerm(variable: outer + part, factor: -1),
                ]
                addRule(terms, -distance, .equal, 1000)
            }
            addRule(
                [LayoutTerm(variable: view.firstLayoutVariable + 2, factor: 1)], -Double(frame.size.width), .equal, 1000
            )
            addRule(
                [LayoutTerm(variable: view.firstLayoutVariable + 3, factor: 1)], -Double(frame.size.height), .equal,
                1000)
        } else {
            addContentRules(view, view.intrinsicContentSize)
        }
        if let stack = view as? UIStackView { addStackRules(stack) }
    }
    private func addContentRules(_ view: UIView, _ size: CGSize) {
        for (axis, length) in [Double(size.width), Double(size.height)].enumerated() where length >= 0 {
            let terms = [LayoutTerm(variable: view.firstLayoutVariable + 2 + axis, factor: 1)]
            addRule(terms, -length, .equal, view.sizingPriorities.hugging[axis].rawValue)
            addRule(terms, -length, .greaterThanOrEqual, view.sizingPriorities.resistance[axis].rawValue)
            defaultValues[view.firstLayoutVariable + 2 + axis] = length
        }
    }
    /// Sets the heights of texts with several lines by their width; returns true if there are any.
    private func wrapTexts() -> Bool {
        var isAny = false
        for case let label as UILabel in views
        where label.numberOfLines != 1 && !label.translatesAutoresizingMaskIntoConstraints {
            let width = CGFloat(solver.value(label.firstLayoutVariable + 2))
            let size = TextSize.of(label.text ?? "", label.font, lines: label.numberOfLines, width: max(1, width))
            guard width > 0, size.height > label.intrinsicContentSize.height else { continue }
            isAny = true
            let terms = [LayoutTerm(variable: label.firstLayoutVariable + 3, factor: 1)]
            addRule(terms, -Double(size.height), .equal, label.sizingPriorities.hugging[1].rawValue + 0.5)
            addRule(
                terms, -Double(size.height), .greaterThanOrEqual, label.sizingPriorities.resistance[1].rawValue + 0.5)
        }
        return isAny
    }

    // MARK: Constraints

    private func addConstraint(_ constraint: NSLayoutConstraint) {
        guard let first = constraint.firstItem else { return }
        let second = constraint.secondItem
        var (terms, constant) = attributeTerms(first, constraint.firstAttribute, beside: second)
        if let second {
            let factor = -Double(constraint.multiplier)
            let (others, more) = attributeTerms(second, constraint.secondAttribute, beside: first)
            terms += others.map { LayoutTerm(variable: $0.variable, factor: $0.factor * factor) }
            constant += more * factor
        }
        if terms.contains(where: { $0.variable < 0 }) { return }
        addRule(
            terms, constant - Double(constraint.constant), constraint.relation, constraint.priority.rawValue, constraint
        )
    }
    /// Returns an edge, a centre or a size as a sum of variables. Inside of a scroll view, positions are relative to
    /// the content.
    private func attributeTerms(
        _ item: LayoutItem, _ attribute: NSLayoutConstraint.Attribute, beside other: LayoutItem?
    ) -> ([LayoutTerm], Double) {
        guard let view = item.layoutView else { return ([], 0) }
        let guide = item as? UILayoutGuide
        var slot = view.firstLayoutVariable
        var insets = UIEdgeInsets.zero
        if let guide {
            if guide.guidePart == .own { slot = guide.firstVariable } else { insets = view.insets(of: guide.guidePart) }
        }
        let isInside = other?.layoutView.map { $0 !== view && $0.isDescendant(of: view) } ?? false
        if view.firstContentVariable >= 0,
            guide?.guidePart == .content || guide == nil && isInside && !isSize(attribute)
        {
            slot = view.firstContentVariable
        }
        return variableTerms(slot, attribute, insets, view)
    }
    private func isSize(_ attribute: NSLayoutConstraint.Attribute) -> Bool {
        attribute == .width || attribute == .height
    }
    private func variableTerms(
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

    private func addStackRules(_ stack: UIStackView) {
        let shown = stack.arrangedSubviews.filter { !$0.isHidden }
        guard let first = shown.first, let last = shown.last else { return }
        let isRow = stack.axis == .horizontal
        let margins = stack.isLayoutMarginsRelativeArrangement ? stack.layoutMargins : .zero
        let (start, end): (NSLayoutConstraint.Attribute, NSLayoutConstraint.Attribute) =
            isRow ? (.left, .right) : (.top, .bottom)
        let (before, after) = isRow ? (margins.left, margins.right) : (margins.top, margins.bottom)
        equalityRule(first, start, .equal, stack, start, Double(before))
        equalityRule(stack, end, .equal, last, end, Double(after))
        var gap: Int?
        if stack.distribution == .equalSpacing || stack.distribution == .equalCentering, shown.count > 1 {
            let variable = solver.newVariable()
            defaultValues.append(Double(stack.spacing))
            addRule([LayoutTerm(variable: variable, factor: 1)], -Double(stack.spacing), .greaterThanOrEqual, 1000)
            addWeakRule(variable, Double(stack.spacing))
            gap = variable
        }
        for (one, next) in zip(shown, shown.dropFirst()) {
            if let gap {
                var terms = variableTerms(next.firstLayoutVariable, start, .zero, next).0
                terms += variableTerms(one.firstLayoutVariable, end, .zero, one).0.map {
                    LayoutTerm(variable: $0.variable, factor: -$0.factor)
                }
                addRule(terms + [LayoutTerm(variable: gap, factor: -1)], 0, .equal, 1000)
            } else {
                equalityRule(next, start, .equal, one, end, Double(stack.spacingAfter(after: one)))
            }
        }
        addRulesAlong(stack, shown, isRow)
        for view in shown { addRulesAcross(view, stack, isRow, margins) }
    }
    private func equalityRule(
        _ first: UIView, _ attribute: NSLayoutConstraint.Attribute, _ relation: NSLayoutConstraint.Relation,
        _ second: UIView, _ other: NSLayoutConstraint.Attribute, _ constant: Double, _ priority: Float = 1000
    ) {
        let terms =
            variableTerms(first.firstLayoutVariable, attribute, .zero, first).0
            + variableTerms(second.firstLayoutVariable, other, .zero, second).0.map {
                LayoutTerm(variable: $0.variable, factor: -$0.factor)
            }
        addRule(terms, -constant, relation, priority)
    }
    /// Adds the rules for the arranged views along the axis of the stack.
    private func addRulesAlong(_ stack: UIStackView, _ shown: [UIView], _ isRow: Bool) {
        let size: NSLayoutConstraint.Attribute = isRow ? .width : .height
        let first = shown[0]
        switch stack.distribution {
        case .fillEqually:
            for view in shown.dropFirst() { equalityRule(view, size, .equal, first, size, 0) }
        case .fillProportionally:
            func length(_ view: UIView) -> Double {
                let own = view.intrinsicContentSize
                return max(1, Double(isRow ? own.width : own.height))
            }
            for view in shown.dropFirst() {
                let share = length(view) / length(first)
                let terms = [
                    LayoutTerm(variable: view.firstLayoutVariable + (isRow ? 2 : 3), factor: 1),
                    LayoutTerm(variable: first.firstLayoutVariable + (isRow ? 2 : 3), factor: -share),
                ]
                addRule(terms, 0, .equal, 999)
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
            equalityRule(view, near, .equal, stack, near, Double(low))
            equalityRule(stack, far, .equal, view, far, Double(high))
            return
        case .leading, .firstBaseline: equalityRule(view, near, .equal, stack, near, Double(low))
        case .trailing, .lastBaseline: equalityRule(stack, far, .equal, view, far, Double(high))
        case .center: equalityRule(view, isRow ? .centerY : .centerX, .equal, stack, isRow ? .centerY : .centerX, 0)
        }
        equalityRule(stack, size, .greaterThanOrEqual, view, size, Double(low + high))
        // The stack is as long as its longest view.
        equalityRule(stack, size, .equal, view, size, Double(low + high), 49)
    }

    // MARK: Frames

    private func setFrames() {
        for view in views {
            guard !view.translatesAutoresizingMaskIntoConstraints, let above = view.superview else { continue }
            let frame = rect(
                view.firstLayoutVariable,
                from: above.firstContentVariable >= 0 ? above.firstContentVariable : above.firstLayoutVariable)
            view.frame = frame
        }
        for guide in layoutGuides {
            guard let view = guide.owningView else { continue }
            guide.computedFrame = rect(guide.firstVariable, from: view.firstLayoutVariable)
        }
        for case let scroll as UIScrollView in views where scroll.firstContentVariable >= 0 {
            if scroll is UITableView || scroll is UICollectionView { continue }
            let size = rect(scroll.firstContentVariable, from: scroll.firstLayoutVariable).size
            if scroll.subviews.contains(where: { !$0.translatesAutoresizingMaskIntoConstraints }) {
                scroll.contentSize = size
            }
        }
        for view in views { (view.firstLayoutVariable, view.firstContentVariable) = (-1, -1) }
        root.firstLayoutVariable = -1
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
