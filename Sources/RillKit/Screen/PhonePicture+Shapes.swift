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
        for clip in limits { parts.append("<g clip-path=\"url(#\(name(ofClip: clip)))\">") }
        let path = data(shape.outline)
        switch shape.content {
        case .fill(let color, let isEvenOdd):
            let rule = isEvenOdd ? " fill-rule=\"evenodd\"" : ""
            parts.append("<path d=\"\(path)\"\(rule) \(paint("fill", color, shape.alpha))/>")
        case .stroke(let color, let pen):
            parts.append(
                "<indexPathEvents d=\"\(path)\" fill=\"none\" stroke-width=\"\(number(pen.width))\"\(attributes(pen)) "
                    + "\(paint("stroke", color, shape.alpha))/>")
        case .text(let text, let style):
            label(
                text, bounds, style.font.pointSize, hexColour(style.color), isBold: style.font.isBold,
                alignment: style.alignment)
        case .gradient(let gradient):
            let opacity = shape.alpha < 1 ? " fill-opacity=\"\(number(shape.alpha * 100))%\"" : ""
            parts.append("<path d=\"\(path)\" fill=\"url(#\(defineVariable(gradient)))\"\(opacity)/>")
        }
        for _ in limits { parts.append("</g>") }
    }
    private func attributes(_ pen: Pen) -> String {
        let cap = pen.cap == .butt ? "" : " stroke-linecap=\"\(pen.cap == .round ? "round" : "square")\""
        let join = pen.join == .miter ? "" : " stroke-linejoin=\"\(pen.join == .round ? "round" : "bevel")\""
        let dashes =
            pen.dashes.isEmpty ? "" : " stroke-dasharray=\"\(pen.dashes.map { number($0) }.joined(separator: " "))\""
        return cap + join + dashes
    }
    /// Returns a colour for SVG, with its opacity.
    private func paint(_ use: String, _ color: UIColor, _ alpha: CGFloat) -> String {
        let share = color.parts[3] * alpha
        let opacity = share < 1 ? " \(use)-opacity=\"\(number(share * 100))%\"" : ""
        return "\(use)=\"\(hexColour(color.withAlphaComponent(1)))\"\(opacity)"
    }
    private mutating func defineVariable(_ gradient: Gradient) -> String {
        let name = "screen-g\(parts.count)"
        let (start, end, count) = (gradient.start, gradient.end, gradient.colorsByState.count)
        let stops = gradient.colorsByState.enumerated().map { index, color -> String in
            let share =
                gradient.locations.count == count
                ? gradient.locations[index] : CGFloat(index) / CGFloat(max(1, count - 1))
            let opacity = color.parts[3] < 1 ? " stop-opacity=\"\(number(color.parts[3] * 100))%\"" : ""
            return
                "<stop offset=\"\(number(share * 100))%\" stop-color=\"\(hexColour(color.withAlphaComponent(1)))\"\(opacity)/>"
        }
        let space = "id=\"\(name)\" gradientUnits=\"userSpaceOnUse\""
        if let radius = gradient.radius {
            parts.append(
                "<radialGradient \(space) cx=\"\(number(start.x))\" cy=\"\(number(start.y))\" r=\"\(number(radius))\">"
                    + stops.joined() + "</radialGradient>")
        } else {
            let place =
                "x1=\"\(number(start.x))\" y1=\"\(number(start.y))\" x2=\"\(number(end.x))\" y2=\"\(number(end.y))\""
            parts.append("<linearGradient \(space) \(place)>" + stops.joined() + "</linearGradient>")
        }
        return name
    }
    /// Returns the name of an area that limits shapes, and defines it when it is first used.
    private mutating func name(ofClip clip: Outline) -> String { name(ofClip: data(clip)) }
    private mutating func name(ofClip path: String) -> String {
        if let name = clipNames[path] { return name }
        let name = "screen-c\(clipNames.count)"
        clipNames[path] = name
        parts.append("<clipPath id=\"\(name)\"><path d=\"\(path)\"/></clipPath>")
        return name
    }
    /// Begins a group for the opacity of a view, and one for its limits. Returns the number of groups.
    mutating func beginGroups(of view: UIView, _ place: CGRect) -> Int {
        var count = 0
        let alpha = view.animatedAlpha ?? view.alpha
        if alpha < 1 {
            parts.append("<g opacity=\"\(number(alpha * 100))%\">")
            count += 1
        }
        if view.clipsToBounds || view.madeLayer?.masksToBounds ?? false || view is UIScrollView {
            let clip = data(.rounded(place, view.madeLayer?.cornerRadius ?? 0, view.madeLayer?.cornerRadius ?? 0))
            parts.append("<g clip-path=\"url(#\(name(ofClip: clip)))\">")
            count += 1
        }
        return count
    }
    /// Returns a path as SVG writes it.
    private func data(_ outline: Outline) -> String {
        func text(_ point: CGPoint) -> String { "\(number(point.x)) \(number(point.y))" }
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
