import Foundation

/// The keys for gestures on a view with gesture recognisers.
enum GestureKeys {
    /// A key, its gesture, and the recogniser that the view must have.
    private struct Row {
        let key: String
        let code: String
        let needs: UIGestureRecognizer.Type
        init(_ key: String, _ code: String, _ needs: UIGestureRecognizer.Type) {
            (self.key, self.code, self.needs) = (key, code, needs)
        }
    }

    /// If two rows have the same key, the first one whose recogniser the view has is used.
    private static let keyRows = [
        Row("l", "longPress()", UILongPressGestureRecognizer.self),
        Row("left", "swipe(.left)", UISwipeGestureRecognizer.self),
        Row("right", "swipe(.right)", UISwipeGestureRecognizer.self),
        Row("left", "pan(from: CGPoint(x: 20, y: 0), to: CGPoint(x: 0, y: 0))", UIPanGestureRecognizer.self),
        Row("right", "pan(from: CGPoint(x: 0, y: 0), to: CGPoint(x: 20, y: 0))", UIPanGestureRecognizer.self),
        Row("+", "pinch(scale: 1.25)", UIPinchGestureRecognizer.self),
        Row("-", "pinch(scale: 0.8)", UIPinchGestureRecognizer.self),
        Row("r", "rotate(by: 0.25)", UIRotationGestureRecognizer.self),
        Row("R", "rotate(by: -0.25)", UIRotationGestureRecognizer.self),
    ]

    /// Returns the keys of a view's recognisers, which the last line of the screen shows.
    static func hint(of view: UIView) -> String {
        let recognizers = (view.gestureRecognizers ?? []).filter { $0.isEnabled }
        func has(_ kind: UIGestureRecognizer.Type) -> Bool { recognizers.contains { type(of: $0) == kind } }
        var keys: [String] = []
        if has(UITapGestureRecognizer.self) { keys.append("Enter tap") }
        if has(UISwipeGestureRecognizer.self) { keys.append("Left Right swipe") }
        if has(UIPanGestureRecognizer.self) { keys.append("Left Right drag") }
        if has(UIPinchGestureRecognizer.self) { keys.append("+ - pinch") }
        if has(UIRotationGestureRecognizer.self) { keys.append("r R rotate") }
        if has(UILongPressGestureRecognizer.self) { keys.append("l press") }
        return keys.joined(separator: "  ")
    }

    /// Returns the code of the gesture for a key; nil if the view has no matching recogniser.
    static func code(_ key: String, on view: UIView) -> String? {
        let recognizers = view.gestureRecognizers ?? []
        let row = keyRows.first { row in
            row.key == key && recognizers.contains { type(of: $0) == row.needs && $0.isEnabled }
        }
        return row.map { "\(view.findCode).\($0.code)" }
    }
}
