import Foundation

extension NSLayoutConstraint {
    /// Parses a visual format: `H:|-16-[name(80)]-[other]-|`.
    public static func constraints(
        withVisualFormat format: String, options: FormatOptions = [], metrics: [String: Any]?, views: [String: Any]
    ) -> [NSLayoutConstraint] {
        var reader = VisualFormat(format, metrics ?? [:], views)
        let made = reader.read()
        if made.isEmpty { Rules.stop("bad-format", "Unable to parse constraint format: \(format)") }
        return made
    }
}

/// A parser of visual formats.
private struct VisualFormat {
    private var rest: Substring
    private var isVertical = false
    private let metrics: [String: Any]
    private let views: [String: Any]
    private var made: [NSLayoutConstraint] = []

    init(_ format: String, _ metrics: [String: Any], _ views: [String: Any]) {
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
            let gap = self.gap(isEdge: isEdge)
            if take("|") {
                if let before, let outer = before.superview { add(outer, far, .equal, before, far, gap ?? 0) }
                return rest.isEmpty ? made : []
            }
            guard take("["), let view = self.view() else { return [] }
            if let before {
                add(view, near, .equal, before, far, gap ?? 0)
            } else if isEdge, let outer = view.superview {
                add(view, near, .equal, outer, near, gap ?? 0)
            }
            (before, isEdge) = (view, false)
        }
        return made
    }
    private var near: NSLayoutConstraint.Attribute { isVertical ? .top : .leading }
    private var far: NSLayoutConstraint.Attribute { isVertical ? .bottom : .trailing }
    private var size: NSLayoutConstraint.Attribute { isVertical ? .height : .width }

    private mutating func add(
        _ first: UIView, _ attribute: NSLayoutConstraint.Attribute, _ relation: NSLayoutConstraint.Relation,
        _ second: UIView?, _ other: NSLayoutConstraint.Attribute, _ constant: CGFloat
    ) {
        made.append(
            NSLayoutConstraint(
                item: first, attribute: attribute, relatedBy: relation, toItem: second, attribute: other, multiplier: 1,
                constant: constant))
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
        return metrics[word] as? CGFloat
    }
    /// Parses `-`, `-8-` or `-(8)-`; nil if parts are adjacent.
    private mutating func gap(isEdge: Bool) -> CGFloat? {
        guard take("-") else { return nil }
        if rest.hasPrefix("[") || rest.hasPrefix("|") { return rest.hasPrefix("|") || isEdge ? 20 : 8 }
        let word = self.word { $0 == "-" }.filter { !"()>=<".contains($0) }
        _ = take("-")
        return number(word)
    }
    /// Parses a name with optional size conditions; the opening bracket has been read.
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
        let parts = text.split(separator: "@").map { String($0) }
        let value = parts[0].filter { !"<>=".contains($0) }
        let relation: NSLayoutConstraint.Relation =
            text.hasPrefix(">=") ? .greaterThanOrEqual : text.hasPrefix("<=") ? .lessThanOrEqual : .equal
        if let other = views[value] as? UIView {
            add(view, size, relation, other, size, 0)
        } else {
            add(view, size, relation, nil, .notAnAttribute, number(value) ?? 0)
        }
        if parts.count > 1, let rank = number(parts[1]) {
            made[made.count - 1].priority = UILayoutPriority(Float(rank))
        }
    }
}
