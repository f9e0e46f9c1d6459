import Foundation

extension NSLayoutConstraint {
    /// Parses a visual format, such as `H:|-16-[name(80)]-[other]-|`.
    public static func constraints(
        withVisualFormat format: String, options: FormatOptions = [], metrics: [String: Any]?, views: [String: Any]
    ) -> [NSLayoutConstraint] {
        var reader = VisualFormat(format, options, metrics ?? [:], views)
        let made = reader.parse()
        if made.isEmpty { KitRules.stop("bad-format", "Unable to parse constraint format: \(format)") }
        return made
    }
}

/// A distance in a visual format. Without a number, it is the standard distance, or the margin at the edge of a
/// superview.
private struct FormatGap {
    let relation: NSLayoutConstraint.Relation
    let length: CGFloat?
    let priority: UILayoutPriority?

    init(_ relation: NSLayoutConstraint.Relation, _ length: CGFloat?, _ priority: UILayoutPriority?) {
        self.relation = relation
        self.length = length
        self.priority = priority
    }
}

/// A condition in a visual format, such as `>=8@750`.
private struct FormatPredicate {
    let relation: NSLayoutConstraint.Relation
    let value: String
    let priority: UILayoutPriority?
}

/// A parser of visual formats.
private struct VisualFormat {
    private var remainingFormat: Substring
    private var isVertical = false
    private let metrics: [String: Any]
    private let views: [String: Any]
    private var madeConstraints: [NSLayoutConstraint] = []

    private let options: NSLayoutConstraint.FormatOptions

    init(
        _ format: String, _ options: NSLayoutConstraint.FormatOptions, _ metrics: [String: Any], _ views: [String: Any]
    ) {
        self.options = options
        remainingFormat = format[...]
        self.metrics = metrics
        self.views = views
    }

    mutating func parse() -> [NSLayoutConstraint] {
        if takeText("V:") { isVertical = true } else { _ = takeText("H:") }
        var before: UIView?
        var isEdge = false
        if takeText("|") { isEdge = true }
        while !remainingFormat.isEmpty {
            let gaps = self.parseGaps()
            if takeText("|") {
                if let before, let outer = before.superview {
                    addGapConstraints(gaps, from: before, to: outer, isOuter: true)
                }
                return remainingFormat.isEmpty ? madeConstraints : []
            }
            guard takeText("["), let view = self.parseView() else { return [] }
            if let before {
                addGapConstraints(gaps, from: before, to: view, isOuter: false)
                addAlignment(before, view)
            } else if isEdge, let outer = view.superview {
                addLeadingConstraints(gaps, view, outer)
            }
            (before, isEdge) = (view, false)
        }
        return madeConstraints
    }
    private mutating func addGapConstraints(_ gaps: [FormatGap], from before: UIView, to view: UIView, isOuter: Bool) {
        for gap in gaps {
            if isOuter {
                if let length = gap.length {
                    addConstraint(
                        view, trailingAttribute, gap.relation, before, trailingAttribute, length, gap.priority)
                } else {
                    addConstraint(
                        view.layoutMarginsGuide, trailingAttribute, gap.relation, before, trailingAttribute, 0,
                        gap.priority)
                }
            } else {
                addConstraint(
                    view, leadingAttribute, gap.relation, before, trailingAttribute, gap.length ?? 8, gap.priority)
            }
        }
    }
    private mutating func addLeadingConstraints(_ gaps: [FormatGap], _ view: UIView, _ outer: UIView) {
        for gap in gaps {
            if let length = gap.length {
                addConstraint(view, leadingAttribute, gap.relation, outer, leadingAttribute, length, gap.priority)
            } else {
                addConstraint(
                    view, leadingAttribute, gap.relation, outer.layoutMarginsGuide, leadingAttribute, 0, gap.priority)
            }
        }
    }
    /// Aligns two neighbours as the options specify.
    private mutating func addAlignment(_ before: UIView, _ view: UIView) {
        let rows: [(NSLayoutConstraint.FormatOptions, NSLayoutConstraint.Attribute)] = [
            (.alignAllLeft, .left), (.alignAllRight, .right), (.alignAllTop, .top), (.alignAllBottom, .bottom),
            (.alignAllLeading, .leading), (.alignAllTrailing, .trailing), (.alignAllCenterX, .centerX),
            (.alignAllCenterY, .centerY), (.alignAllLastBaseline, .lastBaseline),
            (.alignAllFirstBaseline, .firstBaseline),
        ]
        for (option, attribute) in rows where options.contains(option) {
            addConstraint(view, attribute, .equal, before, attribute, 0, nil)
        }
    }
    private var leadingAttribute: NSLayoutConstraint.Attribute { isVertical ? .top : .leading }
    private var trailingAttribute: NSLayoutConstraint.Attribute { isVertical ? .bottom : .trailing }
    private var sizeAttribute: NSLayoutConstraint.Attribute { isVertical ? .height : .width }

    private mutating func addConstraint(
        _ first: Any, _ attribute: NSLayoutConstraint.Attribute, _ relation: NSLayoutConstraint.Relation,
        _ second: Any?, _ other: NSLayoutConstraint.Attribute, _ constant: CGFloat, _ priority: UILayoutPriority?
    ) {
        let constraint = NSLayoutConstraint(
            item: first, attribute: attribute, relatedBy: relation, toItem: second, attribute: other, multiplier: 1,
            constant: constant)
        if let priority { constraint.priority = priority }
        madeConstraints.append(constraint)
    }
    private mutating func takeText(_ text: String) -> Bool {
        guard remainingFormat.hasPrefix(text) else { return false }
        remainingFormat = remainingFormat.dropFirst(text.count)
        return true
    }
    private mutating func parseWord(until end: (Character) -> Bool) -> String {
        let word = remainingFormat.prefix { !end($0) }
        remainingFormat = remainingFormat[word.endIndex...]
        return String(word)
    }
    private func parseNumber(_ word: String) -> CGFloat? {
        if let value = Double(word) { return CGFloat(value) }
        if let value = metrics[word] as? Int { return CGFloat(value) }
        if let value = metrics[word] as? Double { return CGFloat(value) }
        if let value = metrics[word] as? Float { return CGFloat(value) }
        if let value = metrics[word] as? NSNumber { return CGFloat(value.doubleValue) }
        return metrics[word] as? CGFloat
    }
    /// Parses a gap such as `-`, `-8-`, `-(8)-` or `-(>=8,<=20@750)-`. Adjacent parts without a gap have the distance
    /// 0.
    private mutating func parseGaps() -> [FormatGap] {
        guard takeText("-") else { return [FormatGap(.equal, 0, nil)] }
        if remainingFormat.hasPrefix("[") || remainingFormat.hasPrefix("|") { return [FormatGap(.equal, nil, nil)] }
        let isBracketed = takeText("(")
        let word = self.parseWord { $0 == (isBracketed ? ")" : "-") }
        _ = takeText(")")
        _ = takeText("-")
        var gaps: [FormatGap] = []
        for part in word.split(separator: ",") {
            let found = parsePredicate(String(part))
            gaps.append(FormatGap(found.relation, parseNumber(found.value) ?? 0, found.priority))
        }
        return gaps
    }
    /// Parses a condition such as `>=8@750`.
    private func parsePredicate(_ text: String) -> FormatPredicate {
        let parts = text.filter { $0 != " " }.split(separator: "@").map { String($0) }
        let value = (parts.first ?? "").filter { !"<>=".contains($0) }
        let relation: NSLayoutConstraint.Relation =
            text.hasPrefix(">=") ? .greaterThanOrEqual : text.hasPrefix("<=") ? .lessThanOrEqual : .equal
        let rank = parts.count > 1 ? parseNumber(parts[1]) : nil
        return FormatPredicate(relation: relation, value: value, priority: rank.map { UILayoutPriority(Float($0)) })
    }
    /// Parses a name with optional conditions of size. The opening bracket was read before.
    private mutating func parseView() -> UIView? {
        let name = parseWord { $0 == "]" || $0 == "(" }
        guard let view = views[name] as? UIView else { return nil }
        if takeText("(") {
            for condition in parseWord(until: { $0 == ")" }).split(separator: ",") {
                self.addSizeConstraints(String(condition), view)
            }
            _ = takeText(")")
        }
        return takeText("]") ? view : nil
    }
    private mutating func addSizeConstraints(_ text: String, _ view: UIView) {
        let found = parsePredicate(text)
        if let other = views[found.value] as? UIView {
            addConstraint(view, sizeAttribute, found.relation, other, sizeAttribute, 0, found.priority)
        } else {
            addConstraint(
                view, sizeAttribute, found.relation, nil, .notAnAttribute, parseNumber(found.value) ?? 0, found.priority
            )
        }
    }
}
