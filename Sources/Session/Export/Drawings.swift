import SessionCore
import Timeline

/// Options of drawings on the command line.
package enum Drawings {
    package static func isTheme(_ name: String) -> Bool { DrawingStyle.Theme(rawValue: name) != nil }

    static func style(width: Int?, theme: String?, isAnimated: Bool) -> DrawingStyle {
        var style = DrawingStyle(theme: theme.flatMap(DrawingStyle.Theme.init) ?? .auto)
        // A small width is meant as columns of text, since drawings have hundreds of points.
        if let width, width >= 200 { style.width = width }
        style.isAnimated = isAnimated
        return style
    }
}

extension DrawingStyle {
    /// Creates the style for the flags of the command line.
    package init(width: Int?, theme: String?, isAnimated: Bool) {
        self = Drawings.style(width: width, theme: theme, isAnimated: isAnimated)
    }
}
