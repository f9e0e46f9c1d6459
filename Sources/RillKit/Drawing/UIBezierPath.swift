import Foundation

/// A path that is built from segments, with the attributes of its line.
///
///     let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 4, height: 2))
///     print(path.contains(CGPoint(x: 1, y: 1)))
///     // true
///
/// See also: CAShapeLayer, UIView.
open class UIBezierPath: NSObject {
    open var lineWidth: CGFloat = 1
    open var lineCapStyle = CGLineCap.butt
    open var lineJoinStyle = CGLineJoin.miter
    open var miterLimit: CGFloat = 10
    open var usesEvenOddFillRule = false
    private var dashes: [CGFloat] = []
    private var outline = Outline()

    override public init() {}
    private convenience init(_ outline: Outline) {
        self.init()
        self.outline = outline
    }
    public convenience init(rect: CGRect) { self.init(Outline.rect(rect)) }
    public convenience init(ovalIn rect: CGRect) { self.init(Outline.ellipse(rect)) }
    public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
        self.init(Outline.rounded(rect, cornerRadius, cornerRadius))
    }
    public convenience init(roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize) {
        self.init(Outline.rounded(rect, cornerRadii.width, cornerRadii.height, corners: corners))
    }
    public convenience init(
        arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        self.init()
        outline.arc(center, radius, from: startAngle, to: endAngle, isClockwise: clockwise)
    }
    public convenience init(cgPath: CGPath) { self.init(cgPath.outline) }

    open func move(to point: CGPoint) { outline.move(to: point) }
    open func addLine(to point: CGPoint) { outline.line(to: point) }
    open func addCurve(to point: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
        outline.cubic(controlPoint1, controlPoint2, to: point)
    }
    open func addQuadCurve(to point: CGPoint, controlPoint: CGPoint) { outline.quad(controlPoint, to: point) }
    open func addArc(
        withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) { outline.arc(center, radius, from: startAngle, to: endAngle, isClockwise: clockwise) }
    open func append(_ other: UIBezierPath) { outline.append(other.outline) }
    open func removeAllPoints() { outline = Outline() }
    open func close() { outline.close() }
    override open func copy() -> Any {
        let other = UIBezierPath(outline)
        (other.lineWidth, other.lineCapStyle, other.lineJoinStyle) = (lineWidth, lineCapStyle, lineJoinStyle)
        (other.usesEvenOddFillRule, other.dashes) = (usesEvenOddFillRule, dashes)
        return other
    }
    open func reversing() -> UIBezierPath {
        let other = copy() as! UIBezierPath
        other.outline = Outline()
        for points in outline.polygons.reversed() { other.outline.append(Outline(through: points.reversed())) }
        return other
    }
    open func setLineDash(_ pattern: [CGFloat]?, count: Int, phase: CGFloat) {
        dashes = Array((pattern ?? []).prefix(max(0, count)))
    }
    /// Moves and scales all points of the path.
    open func apply(_ transform: CGAffineTransform) { outline = outline.applying(transform) }

    // MARK: Drawing

    /// Draws the line of the path in the current context.
    open func stroke() {
        let pen = Pen(width: lineWidth, cap: lineCapStyle, join: lineJoinStyle, dashes: dashes)
        UIGraphicsGetCurrentContext()?.stroke(outline, pen)
    }
    /// Fills the path in the current context.
    open func fill() { UIGraphicsGetCurrentContext()?.fill(outline, isEvenOdd: usesEvenOddFillRule) }
    open func addClip() { UIGraphicsGetCurrentContext()?.clip(to: outline) }
    open func fill(with mode: CGBlendMode, alpha: CGFloat) { fill() }
    open func stroke(with mode: CGBlendMode, alpha: CGFloat) { stroke() }

    open var isEmpty: Bool { outline.isEmpty }
    open var currentPoint: CGPoint { outline.current }
    open var bounds: CGRect { outline.boundsOfControls }
    open func contains(_ point: CGPoint) -> Bool { outline.contains(point, isEvenOdd: usesEvenOddFillRule) }
    open var cgPath: CGPath {
        get { CGPath(outline) }
        set { outline = newValue.outline }
    }
}

public enum CGLineCap: Int { case butt, round, square }
public enum CGLineJoin: Int { case miter, round, bevel }
