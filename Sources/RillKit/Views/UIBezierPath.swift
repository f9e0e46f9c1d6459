import Foundation

/// A path, which is stored as its bounding box and is not visible on a text screen.
public final class CGPath: NSObject {
    public let boundingBox: CGRect
    public init(rect: CGRect) { boundingBox = rect }
}

/// A path that is built from segments.
open class UIBezierPath: NSObject {
    open var lineWidth: CGFloat = 1
    open var lineCapStyle = CGLineCap.butt
    open var lineJoinStyle = CGLineJoin.miter
    open var usesEvenOddFillRule = false
    private var points: [CGPoint] = []

    override public init() {}
    public convenience init(rect: CGRect) {
        self.init()
        points = [rect.origin, CGPoint(x: rect.maxX, y: rect.maxY)]
    }
    public convenience init(ovalIn rect: CGRect) { self.init(rect: rect) }
    public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) { self.init(rect: rect) }
    public convenience init(roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize) {
        self.init(rect: rect)
    }
    public convenience init(
        arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) { self.init(rect: CGRect(x: center.x - radius, y: center.y - radius, width: radius * 2, height: radius * 2)) }

    open func move(to point: CGPoint) { points.append(point) }
    open func addLine(to point: CGPoint) { points.append(point) }
    open func addCurve(to point: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) { points.append(point) }
    open func addQuadCurve(to point: CGPoint, controlPoint: CGPoint) { points.append(point) }
    open func addArc(
        withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        points += [
            CGPoint(x: center.x - radius, y: center.y - radius), CGPoint(x: center.x + radius, y: center.y + radius),
        ]
    }
    open func append(_ other: UIBezierPath) { points += other.points }
    open func removeAllPoints() { points = [] }
    override open func copy() -> Any {
        let other = UIBezierPath()
        (other.points, other.lineWidth) = (points, lineWidth)
        return other
    }
    open func reversing() -> UIBezierPath { copy() as! UIBezierPath }
    open func setLineDash(_ pattern: [CGFloat]?, count: Int, phase: CGFloat) {}
    /// Moves and scales all points of the path.
    open func apply(_ transform: CGAffineTransform) {
        points = points.map {
            CGPoint(
                x: transform.a * $0.x + transform.c * $0.y + transform.tx,
                y: transform.b * $0.x + transform.d * $0.y + transform.ty)
        }
    }
    public convenience init(cgPath: CGPath) { self.init(rect: cgPath.boundingBox) }
    open func close() {}
    open func stroke() {}
    open func fill() {}
    open func addClip() {}
    open var isEmpty: Bool { points.isEmpty }
    open var currentPoint: CGPoint { points.last ?? .zero }
    open var bounds: CGRect {
        guard let first = points.first else { return .null }
        return points.reduce(CGRect(origin: first, size: .zero)) { $0.union(CGRect(origin: $1, size: .zero)) }
    }
    open func contains(_ point: CGPoint) -> Bool { bounds.contains(point) }
    open var cgPath: CGPath { CGPath(rect: isEmpty ? .zero : bounds) }
}

public enum CGLineCap: Int { case butt, round, square }
public enum CGLineJoin: Int { case miter, round, bevel }

/// A visual effect on the background of a view.
open class UIVisualEffect: NSObject {}
public final class UIBlurEffect: UIVisualEffect {
    public enum Style: Int {
        case extraLight, light, dark, regular, prominent, systemUltraThinMaterial, systemThinMaterial, systemMaterial,
            systemThickMaterial, systemChromeMaterial
    }
    public init(style: Style) {}
}
open class UIVisualEffectView: UIView {
    open var effect: UIVisualEffect?
    public private(set) lazy var contentView: UIView = {
        let view = UIView()
        addSubview(view)
        return view
    }()
    public convenience init(effect: UIVisualEffect?) {
        self.init(frame: .zero)
        self.effect = effect
    }
}
