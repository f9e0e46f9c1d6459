import Foundation

// The shapes of layers, of `draw(_:)` and of images.
extension PhonePicture {
    /// Draws shapes, which are relative to a corner on the screen.
    mutating func draw(_ shapes: [Shape], at corner: CGPoint) {
        let move = CGAffineTransform(translationX: corner.x, y: corner.y)
        for shape in shapes { draw(shape.applying(move)) }
    }
    private mutating func draw(_ shape: Shape) {
        let bounds = shape.bounds
        let limits = shape.clips.filter { !$0.isRect(around: bounds) }
        for clip in limits { svgParts.append("<g clip-path=\"url(#\(name(ofClip: clip)))\">") }
        let path = data(shape.outline)
        switch shape.content {
        case .fill(let color, let isEvenOdd):
            let rule = isEvenOdd ? " fill-rule=\"evenodd\"" : ""
            svgParts.append("<path d=\"\(path)\"\(rule) \(paint("fill", color, shape.alpha))/>")
        case .stroke(let color, let pen):
            svgParts.append(
                "<path d=\"\(path)\" fill=\"none\" stroke-width=\"\(numberText(pen.width))\"\(attributes(pen)) "
                    + "\(paint("stroke", color, shape.alpha))/>")
        case .text(let text, let style):
            drawText(
                text, bounds, style.font.pointSize, hexColour(style.color), isBold: style.font.isBold,
                alignment: style.alignment)
        case .gradient(let gradient):
            let opacity = shape.alpha < 1 ? " fill-opacity=\"\(numberText(shape.alpha * 100))%\"" : ""
            svgParts.append("<path d=\"\(path)\" fill=\"url(#\(define(gradient)))\"\(opacity)/>")
        }
        for _ in limits { svgParts.append("</g>") }
    }
    private func attributes(_ pen: Pen) -> String {
        let cap = pen.cap == .butt ? "" : " stroke-linecap=\"\(pen.cap == .round ? "round" : "square")\""
        let join = pen.join == .miter ? "" : " stroke-linejoin=\"\(pen.join == .round ? "round" : "bevel")\""
        let dashes =
            pen.dashes.isEmpty
            ? "" : " stroke-dasharray=\"\(pen.dashes.map { numberText($0) }.joined(separator: " "))\""
        return cap + join + dashes
    }
    /// Returns a colour for SVG, with its opacity.
    private func paint(_ use: String, _ color: UIColor, _ alpha: CGFloat) -> String {
        let share = color.components[3] * alpha
        let opacity = share < 1 ? " \(use)-opacity=\"\(numberText(share * 100))%\"" : ""
        return "\(use)=\"\(hexColour(color.withAlphaComponent(1)))\"\(opacity)"
    }
    private mutating func define(_ gradient: Gradient) -> String {
        let name = "screen-g\(svgParts.count)"
        let (start, end, count) = (gradient.start, gradient.end, gradient.colors.count)
        let stops = gradient.colors.enumerated().map { index, color -> String in
            let share =
                gradient.locations.count == count
                ? gradient.locations[index] : CGFloat(index) / CGFloat(max(1, count - 1))
            let opacity = color.components[3] < 1 ? " stop-opacity=\"\(numberText(color.components[3] * 100))%\"" : ""
            return
                "<stop offset=\"\(numberText(share * 100))%\" stop-color=\"\(hexColour(color.withAlphaComponent(1)))\"\(opacity)/>"
        }
        let space = "id=\"\(name)\" gradientUnits=\"userSpaceOnUse\""
        if let radius = gradient.radius {
            svgParts.append(
                "<radialGradient \(space) cx=\"\(numberText(start.x))\" cy=\"\(numberText(start.y))\" r=\"\(numberText(radius))\">"
                    + stops.joined() + "</radialGradient>")
        } else {
            let place =
                "x1=\"\(numberText(start.x))\" y1=\"\(numberText(start.y))\" x2=\"\(numberText(end.x))\" y2=\"\(numberText(end.y))\""
            svgParts.append("<linearGradient \(space) \(place)>" + stops.joined() + "</linearGradient>")
        }
        return name
    }
    /// Returns the name of an area that limits shapes, and defines it when it is first used.
    private mutating func name(ofClip clip: Outline) -> String { name(ofClip: data(clip)) }
    private mutating func name(ofClip path: String) -> String {
        if let name = clipNames[path] { return name }
        let name = "screen-c\(clipNames.count)"
        clipNames[path] = name
        svgParts.append("<clipPath id=\"\(name)\"><path d=\"\(path)\"/></clipPath>")
        return name
    }
    /// Begins a group for the opacity of a view, and one for its limits. Returns the number of groups.
    mutating func beginGroups(of view: UIView, _ place: CGRect) -> Int {
        var count = 0
        let alpha = view.animatedAlpha ?? view.alpha
        if alpha < 1 {
            svgParts.append("<g opacity=\"\(numberText(alpha * 100))%\">")
            count += 1
        }
        if view.clipsToBounds || view.madeLayer?.masksToBounds ?? false || view is UIScrollView {
            let clip = data(.rounded(place, view.madeLayer?.cornerRadius ?? 0, view.madeLayer?.cornerRadius ?? 0))
            svgParts.append("<g clip-path=\"url(#\(name(ofClip: clip)))\">")
            count += 1
        }
        return count
    }
    /// Returns a path as SVG writes it.
    private func data(_ outline: Outline) -> String {
        func text(_ point: CGPoint) -> String { "\(numberText(point.x)) \(numberText(point.y))" }
        return outline.elements.map { element in
            switch element {
            case .move(let point): return "M\(text(point))"
            case .line(let point): return "L\(text(point))"
            case .quad(let control, let point): return "Q\(text(control)) \(text(point))"
            case .cubic(let first, let second, let point): return "C\(text(first)) \(text(second)) \(text(point))"
            case .close: return "Z"
            }
        }.joined()
    }
}
