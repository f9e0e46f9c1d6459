import Foundation

extension NSLayoutConstraint {
    /// Parses a visual format, such as `H:|-16-[name(80)]-[other]-|`.
    public static func constraints(
        withVisualFormat format: String, options: FormatOptions = [], metrics: [String: Any]?, views: [String: Any]
    ) -> [NSLayoutConstraint] {
        var reader = VisualFormat(format, options, metrics ?? [:], views)
        let made = reader.read()
        if made.isEmpty { Rules.stop("bad-format", "Unable to parse constraint format: \(format)") }
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
    private var rest: Substring
    private var isVertical = false
    private let metrics: [String: Any]
    private let views: [String: Any]
    private var made: [NSLayoutConstraint] = []

    private let options: NSLayoutConstraint.FormatOptions

    init(
        _ format: String, _ options: NSLayoutConstraint.FormatOptions, _ metrics: [String: Any], _ views: [String: Any]
    ) {
        self.options = options
        rest = format[...]
        self.metrics = metrics
        self.views = views
    }

    mutating func read() -> [NSLayoutConstraint] {
        if take("V:") { isVertical = true } else { _ = take("H:") }
        var before: UIView?
        var isEdge = false
        if take("|") { isEdge = true }
        while !rest.isEmpty {
            let gaps = self.gaps()
            if take("|") {
                if let before, let outer = before.superview { join(gaps, from: before, to: outer, isOuter: true) }
                return rest.isEmpty ? made : []
            }
            guard take("["), let view = self.view() else { return [] }
            if let before {
                join(gaps, from: before, to: view, isOuter: false)
                align(before, view)
            } else if isEdge, let outer = view.superview {
                begin(gaps, view, outer)
            }
            (before, isEdge) = (view, false)
        }
        return made
    }
    private mutating func join(_ gaps: [FormatGap], from before: UIView, to view: UIView, isOuter: Bool) {
        for gap in gaps {
            if isOuter {
                if let length = gap.length {
                    add(view, trailingAttribute, gap.relation, before, trailingAttribute, length, gap.priority)
                } else {
                    add(
                        view.layoutMarginsGuide, trailingAttribute, gap.relation, before, trailingAttribute, 0,
                        gap.priority)
                }
            } else {
                add(view, leadingAttribute, gap.relation, before, trailingAttribute, gap.length ?? 8, gap.priority)
            }
        }
    }
    private mutating func begin(_ gaps: [FormatGap], _ view: UIView, _ outer: UIView) {
        for gap in gaps {
            if let length = gap.length {
                add(view, leadingAttribute, gap.relation, outer, leadingAttribute, length, gap.priority)
            } else {
                add(view, leadingAttribute, gap.relation, outer.layoutMarginsGuide, leadingAttribute, 0, gap.priority)
            }
        }
    }
    /// Aligns two neighbours as the options specify.
    private mutating func align(_ before: UIView, _ view: UIView) {
        let rows: [(NSLayoutConstraint.FormatOptions, NSLayoutConstraint.Attribute)] = [
            (.alignAllLeft, .left), (.alignAllRight, .right), (.alignAllTop, .top), (.alignAllBottom, .bottom),
            (.alignAllLeading, .leading), (.alignAllTrailing, .trailing), (.alignAllCenterX, .centerX),
            (.alignAllCenterY, .centerY), (.alignAllLastBaseline, .lastBaseline),
            (.alignAllFirstBaseline, .firstBaseline),
        ]
        for (option, attribute) in rows where options.contains(option) {
            add(view, attribute, .equal, before, attribute, 0, nil)
        }
    }
    private var leadingAttribute: NSLayoutConstraint.Attribute { isVertical ? .top : .leading }
    private var trailingAttribute: NSLayoutConstraint.Attribute { isVertical ? .bottom : .trailing }
    private var size: NSLayoutConstraint.Attribute { isVertical ? .height : .width }

    private mutating func add(
        _ first: Any, _ attribute: NSLayoutConstraint.Attribute, _ relation: NSLayoutConstraint.Relation,
        _ second: Any?, _ other: NSLayoutConstraint.Attribute, _ constant: CGFloat, _ priority: UILayoutPriority?
    ) {
        let constraint = NSLayoutConstraint(
            item: first, attribute: attribute, relatedBy: relation, toItem: second, attribute: other, multiplier: 1,
            constant: constant)
        if let priority { constraint.priority = priority }
        made.append(constraint)
    }
    private mutating func take(_ text: String) -> Bool {
        guard rest.hasPrefix(text) else { return false }
        rest = rest.dropFirst(text.count)
        return true
    }
    private mutating func word(until end: (Character) -> Bool) -> String {
        let word = rest.prefix { !end($0) }
        rest = rest[word.endIndex...]
        return String(word)
    }
    private func number(_ word: String) -> CGFloat? {
        if let value = Double(word) { return CGFloat(value) }
        if let value = metrics[word] as? Int { return CGFloat(value) }
        if let value = metrics[word] as? Double { return CGFloat(value) }
        if let value = metrics[word] as? Float { return CGFloat(value) }
        if let value = metrics[word] as? NSNumber { return CGFloat(value.doubleValue) }
        return metrics[word] as? CGFloat
    }
    /// Parses a gap such as `-`, `-8-`, `-(8)-` or `-(>=8,<=20@750)-`. Adjacent parts without a gap have the distance
    /// 0.
    private mutating func gaps() -> [FormatGap] {
        guard take("-") else { return [FormatGap(.equal, 0, nil)] }
        if rest.hasPrefix("[") || rest.hasPrefix("|") { return [FormatGap(.equal, nil, nil)] }
        let isBracketed = take("(")
        let word = self.word { $0 == (isBracketed ? ")" : "-") }
        _ = take(")")
        _ = take("-")
        var gaps: [FormatGap] = []
        for part in word.split(separator: ",") {
            let found = predicate(String(part))
            gaps.append(FormatGap(found.relation, number(found.value) ?? 0, found.priority))
        }
        return gaps
    }
    /// Parses a condition such as `>=8@750`.
    private func predicate(_ text: String) -> FormatPredicate {
        let parts = text.filter { $0 != " " }.split(separator: "@").map { String($0) }
        let value = (parts.first ?? "").filter { !"<>=".contains($0) }
        let relation: NSLayoutConstraint.Relation =
            text.hasPrefix(">=") ? .greaterThanOrEqual : text.hasPrefix("<=") ? .lessThanOrEqual : .equal
        let rank = parts.count > 1 ? number(parts[1]) : nil
        return FormatPredicate(relation: relation, value: value, priority: rank.map { UILayoutPriority(Float($0)) })
    }
    /// Parses a name with optional conditions of size. The opening bracket was read before.
    private mutating func view() -> UIView? {
        let name = word { $0 == "]" || $0 == "(" }
        guard let view = views[name] as? UIView else { return nil }
        if take("(") {
            for condition in word(until: { $0 == ")" }).split(separator: ",") {
                self.condition(String(condition), view)
            }
            _ = take(")")
        }
        return take("]") ? view : nil
    }
    private mutating func condition(_ text: String, _ view: UIView) {
        let found = predicate(text)
        if let other = views[found.value] as? UIView {
            add(view, size, found.relation, other, size, 0, found.priority)
        } else {
            add(view, size, found.relation, nil, .notAnAttribute, number(found.value) ?? 0, found.priority)
        }
    }
}
