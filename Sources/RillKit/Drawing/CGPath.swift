import Foundation

/// A path that does not change.
///
/// See also: UIBezierPath.
open class CGPath: NSObject {
    var outline: Outline

    init(_ outline: Outline) {
        self.outline = outline
        super.init()
    }
    public convenience init(rect: CGRect, transform: CGAffineTransform? = nil) {
        self.init(Outline.rect(rect).applying(transform ?? .identity))
    }
    public convenience init(ellipseIn rect: CGRect, transform: CGAffineTransform? = nil) {
        self.init(Outline.ellipse(rect).applying(transform ?? .identity))
    }
    public convenience init(
        roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: CGAffineTransform? = nil
    ) { self.init(Outline.rounded(rect, cornerWidth, cornerHeight).applying(transform ?? .identity)) }

    public var boundingBox: CGRect { outline.boundsOfControls }
    public var boundingBoxOfPath: CGRect { outline.bounds }
    public var isEmpty: Bool { outline.isEmpty }
    public var currentPoint: CGPoint { outline.current }
    public func contains(_ point: CGPoint, using rule: CGPathFillRule = .winding) -> Bool {
        outline.contains(point, isEvenOdd: rule == .evenOdd)
    }
    public func mutableCopy() -> CGMutablePath? { CGMutablePath(outline) }
}
public enum CGPathFillRule: Int { case winding, evenOdd }

/// A path that is built from segments.
public final class CGMutablePath: CGPath {
    public convenience init() { self.init(Outline()) }

    public func move(to point: CGPoint) { outline.move(to: point) }
    public func addLine(to point: CGPoint) { outline.line(to: point) }
    public func addLines(between points: [CGPoint]) { outline.append(Outline(through: points)) }
    public func addQuadCurve(to end: CGPoint, control: CGPoint) { outline.quad(control, to: end) }
    public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
        outline.cubic(control1, control2, to: end)
    }
    public func addRect(_ rect: CGRect) { outline.append(.rect(rect)) }
    public func addRects(_ rects: [CGRect]) { rects.forEach { addRect($0) } }
    public func addEllipse(in rect: CGRect) { outline.append(.ellipse(rect)) }
    public func addRoundedRect(in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat) {
        outline.append(.rounded(rect, cornerWidth, cornerHeight))
    }
    /// Adds an arc. On a screen, whose y grows downwards, `clockwise: false` follows the direction of a clock.
    public func addArc(center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool) {
        outline.arc(center, radius, from: startAngle, to: endAngle, isClockwise: !clockwise)
    }
    public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
        outline.append(path.outline.applying(transform))
    }
    public func closeSubpath() { outline.close() }
}

extension Outline {
    init(through points: [CGPoint]) {
        self.init()
        if let first = points.first { move(to: first) }
        for point in points.dropFirst() { line(to: point) }
    }
}
