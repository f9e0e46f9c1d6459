import Foundation

/// The attributes of a line.
struct Pen {
    var width: CGFloat = 1
    var cap = CGLineCap.butt
    var join = CGLineJoin.miter
    var dashes: [CGFloat] = []
}

/// A filled path, a line or a text in a drawing.
struct Shape {
    enum Content {
        case fill(UIColor, isEvenOdd: Bool)
        case stroke(UIColor, Pen)
        /// A text in the bounds of the outline.
        case text(String, TextStyle)
        case gradient(Gradient)
    }
    var outline: Outline
    var content: Content
    var alpha: CGFloat = 1
    /// The areas that limit the shape.
    var clips: [Outline] = []
}

/// The attributes of a drawn text.
struct TextStyle {
    var font: UIFont
    var color: UIColor
    var alignment = NSTextAlignment.left
}

/// A change of colour between two points, or between two circles.
struct Gradient {
    var colors: [UIColor]
    var locations: [CGFloat]
    var start: CGPoint
    var end: CGPoint
    /// The radius of the outer circle; nil for a change along a line.
    var radius: CGFloat?

    /// The mean of the colours.
    var mean: UIColor {
        let count = CGFloat(max(1, colors.count))
        let sums = (0..<4).map { part in colors.map { $0.components[part] }.reduce(0, +) / count }
        return UIColor(red: sums[0], green: sums[1], blue: sums[2], alpha: sums[3])
    }
}

/// The shapes of a view, a layer or an image, in the order of drawing.
struct Drawing {
    var size: CGSize
    var shapes: [Shape] = []

    /// Returns the drawing with each shape moved and scaled.
    func applying(_ transform: CGAffineTransform) -> [Shape] { shapes.map { $0.applying(transform) } }
    /// Returns the shapes, scaled to a rectangle.
    func shapes(in rect: CGRect) -> [Shape] {
        guard size.width > 0, size.height > 0 else { return [] }
        let (wide, high) = (rect.width / size.width, rect.height / size.height)
        return applying(CGAffineTransform(a: wide, b: 0, c: 0, d: high, tx: rect.minX, ty: rect.minY))
    }
    /// The smallest rectangle around all shapes.
    var bounds: CGRect { shapes.reduce(CGRect.null) { $0.union($1.bounds) } }
}

extension Shape {
    func applying(_ transform: CGAffineTransform) -> Shape {
        if transform.isIdentity { return self }
        var shape = self
        shape.outline = outline.applying(transform)
        shape.clips = clips.map { $0.applying(transform) }
        let scale = abs(transform.a * transform.d - transform.b * transform.c).squareRoot()
        switch content {
        case .stroke(let color, var pen):
            pen.width *= scale
            pen.dashes = pen.dashes.map { $0 * scale }
            shape.content = .stroke(color, pen)
        case .text(let text, var style):
            style.font = style.font.withSize(style.font.pointSize * scale)
            shape.content = .text(text, style)
        case .gradient(var gradient):
            (gradient.start, gradient.end) = (gradient.start.applying(transform), gradient.end.applying(transform))
            gradient.radius = gradient.radius.map { $0 * scale }
            shape.content = .gradient(gradient)
        case .fill: break
        }
        return shape
    }
    /// The rectangle that the shape needs, including the width of its line.
    var bounds: CGRect {
        let own = outline.bounds
        guard case .stroke(_, let pen) = content, !own.isNull else { return own }
        return own.insetBy(dx: -pen.width / 2, dy: -pen.width / 2)
    }
    var color: UIColor {
        switch content {
        case .fill(let color, _), .stroke(let color, _): color
        case .text(_, let style): style.color
        case .gradient(let gradient): gradient.mean
        }
    }
}
