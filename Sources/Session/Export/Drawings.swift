import SessionCore
import Timeline

/// Options of drawings on the command line.
package enum Drawings {
    package static func isTheme(_ name: String) -> Bool { DrawingStyle.Theme(rawValue: name) != nil }

    static func style(width: Int?, theme: String?, isAnimated: Bool) -> DrawingStyle {
        var style = DrawingStyle(theme: theme.flatMap(DrawingStyle.Theme.init) ?? .auto)
        // A small width means columns of text; a drawing has hundreds of points.
        if let width, width >= 200 { style.width = width }
        style.isAnimated = isAnimated
        return style
    }
}

extension DrawingStyle {
    /// The style that the command line asks for.
    package init(width: Int?, theme: String?, isAnimated: Bool) {
        self = Drawings.style(width: width, theme: theme, isAnimated: isAnimated)
    }
}
