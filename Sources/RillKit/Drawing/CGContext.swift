import Foundation

/// A drawing context, which records shapes, texts and images in order.
///
/// See also: UIBezierPath, UIImage.
public final class CGContext {
    /// The values that `saveGState()` stores.
    private struct State {
        var transform = CGAffineTransform()
        var fill = UIColor.black
        var stroke = UIColor.black
        var pen = Pen()
        var alpha: CGFloat = 1
        var clips: [Outline] = []
    }
    private var state = State()
    private var saved: [State] = []
    private var path = Outline()
    private(set) var drawing: Drawing
    /// The characters of the drawn images and texts.
    private(set) var glyphs: [String] = []

    init(_ size: CGSize) { drawing = Drawing(size: size) }

    private func add(_ outline: Outline, _ content: Shape.Content) {
        if outline.isEmpty { return }
        let shape = Shape(outline: outline, content: content, alpha: state.alpha).applying(state.transform)
        drawing.shapes.append(shape)
        drawing.shapes[drawing.shapes.count - 1].clips = state.clips
    }
    func fill(_ outline: Outline, isEvenOdd: Bool = false) { add(outline, .fill(state.fill, isEvenOdd: isEvenOdd)) }
    func stroke(_ outline: Outline, _ pen: Pen) { add(outline, .stroke(state.stroke, pen)) }
    func clip(to outline: Outline) { state.clips.append(outline.applying(state.transform)) }

    // MARK: Images and texts

    public func draw(_ image: CGImage, in rect: CGRect) { draw(image.image, rect) }
    func draw(_ image: UIImage, _ rect: CGRect) {
        if !image.glyph.isEmpty { glyphs.append(image.glyph) }
        for shape in image.drawing?.shapes(in: rect) ?? [Shape(symbol: image, rect)] {
            var shape = shape.applying(state.transform)
            shape.clips += state.clips
            shape.alpha *= state.alpha
            drawing.shapes.append(shape)
        }
    }
    func draw(_ text: String, _ rect: CGRect, _ style: TextStyle) {
        if text.isEmpty { return }
        glyphs.append(text)
        add(.rect(rect), .text(text, style))
    }
    func addSquare() { glyphs.append("■") }

    // MARK: State

    public func saveGState() { saved.append(state) }
    public func restoreGState() { state = saved.popLast() ?? state }
    public func concatenate(_ transform: CGAffineTransform) {
        state.transform = transform.concatenating(state.transform)
    }
    public func scaleBy(x: CGFloat, y: CGFloat) { concatenate(CGAffineTransform(scaleX: x, y: y)) }
    public func translateBy(x: CGFloat, y: CGFloat) { concatenate(CGAffineTransform(translationX: x, y: y)) }
    public func rotate(by angle: CGFloat) { concatenate(CGAffineTransform(rotationAngle: angle)) }
    public var ctm: CGAffineTransform { state.transform }
    public func setFillColor(_ color: UIColor) { state.fill = color }
    public func setFillColor(_ color: CGColor) { state.fill = color.color }
    public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        state.fill = UIColor(red: red, green: green, blue: blue, alpha: alpha)
    }
    public func setStrokeColor(_ color: UIColor) { state.stroke = color }
    public func setStrokeColor(_ color: CGColor) { state.stroke = color.color }
    public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        state.stroke = UIColor(red: red, green: green, blue: blue, alpha: alpha)
    }
    public func setLineWidth(_ width: CGFloat) { state.pen.width = width }
    public func setLineCap(_ cap: CGLineCap) { state.pen.cap = cap }
    public func setLineJoin(_ join: CGLineJoin) { state.pen.join = join }
    public func setLineDash(phase: CGFloat, lengths: [CGFloat]) { state.pen.dashes = lengths }
    public func setAlpha(_ alpha: CGFloat) { state.alpha = alpha }
    public func setMiterLimit(_ limit: CGFloat) {}
    public func setShouldAntialias(_ should: Bool) {}
    /// Blending and shadows are not drawn.
    public func setBlendMode(_ mode: CGBlendMode) {}
    public func setShadow(offset: CGSize, blur: CGFloat) {}
    public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {}
    public func beginTransparencyLayer(auxiliaryInfo: [String: Any]?) {}
    public func endTransparencyLayer() {}
    public func clip() {
        clip(to: path)
        path = Outline()
    }
    public func clip(to rect: CGRect) { clip(to: .rect(rect)) }

    // MARK: Shapes

    public func fill(_ rect: CGRect) { fill(Outline.rect(rect)) }
    public func fill(_ rects: [CGRect]) { rects.forEach { fill($0) } }
    public func fillEllipse(in rect: CGRect) { fill(Outline.ellipse(rect)) }
    public func stroke(_ rect: CGRect) { stroke(.rect(rect), state.pen) }
    public func stroke(_ rect: CGRect, width: CGFloat) {
        var pen = state.pen
        pen.width = width
        stroke(.rect(rect), pen)
    }
    public func strokeEllipse(in rect: CGRect) { stroke(.ellipse(rect), state.pen) }
    public func strokeLineSegments(between points: [CGPoint]) {
        for index in stride(from: 0, to: points.count - 1, by: 2) {
            stroke(Outline(through: [points[index], points[index + 1]]), state.pen)
        }
    }
    /// Removes what was drawn, if the rectangle contains it.
    public func clear(_ rect: CGRect) {
        let area = Outline.rect(rect).applying(state.transform).bounds
        drawing.shapes.removeAll { area.contains($0.bounds) }
    }

    // MARK: The path

    public func beginPath() { path = Outline() }
    public func closePath() { path.close() }
    public func move(to point: CGPoint) { path.move(to: point) }
    public func addLine(to point: CGPoint) { path.line(to: point) }
    public func addLines(between points: [CGPoint]) { path.append(Outline(through: points)) }
    public func addRect(_ rect: CGRect) { path.append(.rect(rect)) }
    public func addRects(_ rects: [CGRect]) { rects.forEach { addRect($0) } }
    public func addEllipse(in rect: CGRect) { path.append(.ellipse(rect)) }
    /// Adds an arc. On a screen, whose y grows downwards, `clockwise: false` follows the direction of a clock.
    public func addArc(center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool) {
        path.arc(center, radius, from: startAngle, to: endAngle, isClockwise: !clockwise)
    }
    public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
        path.cubic(control1, control2, to: end)
    }
    public func addQuadCurve(to end: CGPoint, control: CGPoint) { path.quad(control, to: end) }
    public func addPath(_ path: CGPath) { self.path.append(path.outline) }
    public func strokePath() { drawPath(using: .stroke) }
    public func fillPath() { drawPath(using: .fill) }
    public func fillPath(using rule: CGPathFillRule) { drawPath(using: rule == .evenOdd ? .eoFill : .fill) }
    public func eoFillPath() { drawPath(using: .eoFill) }
    public func drawPath(using mode: CGPathDrawingMode) {
        if mode != .stroke { fill(path, isEvenOdd: mode == .eoFill || mode == .eoFillStroke) }
        if mode != .fill && mode != .eoFill { stroke(path, state.pen) }
        path = Outline()
    }

    // MARK: Gradients

    public func drawLinearGradient(
        _ gradient: CGGradient, start: CGPoint, end: CGPoint, options: CGGradientDrawingOptions
    ) { fillArea(gradient, start, end, nil) }
    public func drawRadialGradient(
        _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint, endRadius: CGFloat,
        options: CGGradientDrawingOptions
    ) { fillArea(gradient, startCenter, endCenter, endRadius) }
    private func fillArea(_ gradient: CGGradient, _ start: CGPoint, _ end: CGPoint, _ radius: CGFloat?) {
        let content = Gradient(
            colors: gradient.colors, locations: gradient.locations, start: start, end: end, radius: radius)
        let area = Outline.rect(CGRect(origin: .zero, size: drawing.size)).applying(state.transform.inverted())
        add(area, .gradient(content))
    }
}

/// A colour space; colours are the same in all of them.
public final class CGColorSpace: NSObject {
    override init() {}
}
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { CGColorSpace() }
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { CGColorSpace() }

/// A gradient of colours.
public final class CGGradient: NSObject {
    let colors: [UIColor]
    let locations: [CGFloat]

    public init?(colorsSpace space: CGColorSpace?, colors: CFArray, locations: [CGFloat]?) {
        if colors.isEmpty { return nil }
        self.colors = colors.compactMap { UIColor.ofLayer($0) }
        self.locations = locations ?? []
    }
}
public struct CGGradientDrawingOptions: OptionSet {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1)
    public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 2)
}
public typealias CFArray = [Any]

public enum CGBlendMode: Int32 { case normal, multiply, screen, overlay, clear, copy, sourceIn, sourceOut, sourceAtop }
public enum CGPathDrawingMode: Int32 { case fill, eoFill, stroke, fillStroke, eoFillStroke }
