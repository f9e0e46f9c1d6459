import Foundation

/// The layer of a view. Shapes of layers are drawn; shadows are only stored.
///
/// See also: UIView.
open class CALayer: NSObject {
    /// The view of the layer, which determines its geometry.
    weak var view: UIView?
    private var storedFrame = CGRect.zero
    open var cornerRadius: CGFloat = 0
    open var borderWidth: CGFloat = 0
    open var borderColor: CGColor?
    open var backgroundColor: CGColor?
    open lazy var cornerCurve: CALayerCornerCurve = .circular
    open var masksToBounds = false
    open var opacity: Float = 1
    open var isHidden = false
    open var shadowColor: CGColor?
    open var shadowOpacity: Float = 0
    open var shadowOffset = CGSize(width: 0, height: -3)
    open var shadowRadius: CGFloat = 3
    open var shadowPath: CGPath?
    open lazy var maskedCorners: CACornerMask = [
        .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
    ]
    open var shouldRasterize = false
    open var rasterizationScale: CGFloat = 1
    open var contentsScale: CGFloat = 1
    open var contents: Any?
    open var zPosition: CGFloat = 0
    open var speed: Float = 1
    open var name: String?
    open lazy var anchorPoint = CGPoint(x: 0.5, y: 0.5)
    open lazy var transform = CATransform3D()
    open var mask: CALayer?
    public private(set) var sublayers: [CALayer]?
    public private(set) weak var superlayer: CALayer?
    private(set) var animations: [String: CAAnimation] = [:]
    /// The shapes of the layer without its background, border and sublayers, in the coordinates of its bounds.
    var contentShapes: [Shape] { [] }

    override public init() {}
    /// Creates the layer of a view. The view specifies the class of the layer.
    static func makeLayer(_ type: AnyClass, of view: UIView) -> CALayer {
        let layer =
            type == CAGradientLayer.self
            ? CAGradientLayer()
            : type == CAShapeLayer.self ? CAShapeLayer() : type == CATextLayer.self ? CATextLayer() : CALayer()
        layer.view = view
        return layer
    }
    open var frame: CGRect {
        get { view?.frame ?? storedFrame }
        set {
            if let view { view.frame = newValue } else { storedFrame = newValue }
        }
    }
    open var bounds: CGRect {
        get { CGRect(origin: .zero, size: frame.size) }
        set { frame = CGRect(origin: frame.origin, size: newValue.size) }
    }
    open var position: CGPoint {
        get { CGPoint(x: frame.midX, y: frame.midY) }
        set { frame.origin = CGPoint(x: newValue.x - frame.size.width / 2, y: newValue.y - frame.size.height / 2) }
    }
    open func addSublayer(_ layer: CALayer) { insertSublayer(layer, at: UInt32(sublayers?.count ?? 0)) }
    open func insertSublayer(_ layer: CALayer, at index: UInt32) {
        layer.removeFromSuperlayer()
        var all = sublayers ?? []
        all.insert(layer, at: min(Int(index), all.count))
        sublayers = all
        layer.superlayer = self
    }
    open func removeFromSuperlayer() {
        guard let above = superlayer else { return }
        above.sublayers?.removeAll { $0 === self }
        if above.sublayers?.isEmpty ?? false { above.sublayers = nil }
        superlayer = nil
    }
    open func insertSublayer(_ layer: CALayer, below other: CALayer?) {
        insertSublayer(layer, at: UInt32(sublayers?.firstIndex { $0 === other } ?? 0))
    }
    open func insertSublayer(_ layer: CALayer, above other: CALayer?) {
        insertSublayer(layer, at: UInt32((sublayers?.firstIndex { $0 === other } ?? -1) + 1))
    }
    open func setAffineTransform(_ transform: CGAffineTransform) { view?.transform = transform }
    open func affineTransform() -> CGAffineTransform { view?.transform ?? .identity }
    /// Does nothing, because layers have no image in the kit.
    open func render(in context: CGContext) {}
    /// Returns the layer with the values on the screen, which is the layer itself in the kit.
    open func presentation() -> Self? { self }
    open func setNeedsDisplay() {}
    open func setNeedsLayout() { view?.setNeedsLayout() }
    open func layoutIfNeeded() { view?.layoutIfNeeded() }
    /// Stores an animation until its duration has passed.
    open func add(_ animation: CAAnimation, forKey key: String?) {
        let name = key ?? "animation \(animations.count + 1)"
        animations[name] = animation
        animation.startTime = Timing.now
        guard animation.repeatCount < 1000 else { return }
        CATransaction.recordDuration(animation.duration)
        Timing.performAfter(animation.duration) { [weak self] in
            guard let self, self.animations[name] === animation else { return }
            if animation.isRemovedOnCompletion { self.animations[name] = nil }
            animation.delegate?.animationDidStop(animation, finished: true)
        }
    }
    open func removeAnimation(forKey key: String) { animations[key] = nil }
    open func removeAllAnimations() { animations = [:] }
    open func animation(forKey key: String) -> CAAnimation? { animations[key] }
    open func animationKeys() -> [String]? { animations.isEmpty ? nil : animations.keys.sorted() }
}

public struct CALayerCornerCurve: Hashable, RawRepresentable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let circular = CALayerCornerCurve(rawValue: "circular")
    public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}

public struct CACornerMask: OptionSet {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let layerMinXMinYCorner = CACornerMask(rawValue: 1)
    public static let layerMaxXMinYCorner = CACornerMask(rawValue: 2)
    public static let layerMinXMaxYCorner = CACornerMask(rawValue: 4)
    public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 8)
}

public struct CATransform3D: Equatable {
    var scaleFactors = CGPoint(x: 1, y: 1)
    var rotationAngle: CGFloat = 0
    var translation = CGPoint.zero
    public init() {}
}
public var CATransform3DIdentity: CATransform3D { CATransform3D() }
public func CATransform3DMakeScale(_ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D {
    var transform = CATransform3D()
    transform.scaleFactors = CGPoint(x: sx, y: sy)
    return transform
}
public func CATransform3DMakeRotation(_ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat) -> CATransform3D {
    var transform = CATransform3D()
    transform.rotationAngle = angle
    return transform
}
public func CATransform3DMakeTranslation(_ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat) -> CATransform3D {
    var transform = CATransform3D()
    transform.translation = CGPoint(x: tx, y: ty)
    return transform
}

/// A layer with a colour gradient.
open class CAGradientLayer: CALayer {
    open var colors: [Any]?
    open var locations: [NSNumber]?
    open var startPoint = CGPoint(x: 0.5, y: 0)
    open var endPoint = CGPoint(x: 0.5, y: 1)
    open var type = CAGradientLayerType.axial

    override var contentShapes: [Shape] {
        let (size, colors) = (bounds.size, (colors ?? []).compactMap { UIColor.ofLayer($0) })
        if colors.isEmpty || size.width <= 0 { return [] }
        func point(_ share: CGPoint) -> CGPoint { CGPoint(x: share.x * size.width, y: share.y * size.height) }
        let (start, end) = (point(startPoint), point(endPoint))
        let gradient = Gradient(
            colors: colors, locations: (locations ?? []).map { CGFloat($0.doubleValue) }, start: start, end: end,
            radius: type == .radial ? max(abs(end.x - start.x), abs(end.y - start.y)) : nil)
        return [Shape(outline: .rounded(bounds, cornerRadius, cornerRadius), content: .gradient(gradient))]
    }
}
public struct CAGradientLayerType: Hashable, RawRepresentable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let axial = CAGradientLayerType(rawValue: "axial")
    public static let radial = CAGradientLayerType(rawValue: "radial")
    public static let conic = CAGradientLayerType(rawValue: "conic")
}

/// A layer with a path.
open class CAShapeLayer: CALayer {
    open var path: CGPath?
    open var fillColor: CGColor? = UIColor.black.cgColor
    open var fillRule = CAShapeLayerFillRule.nonZero
    open var miterLimit: CGFloat = 10
    open var lineDashPhase: CGFloat = 0
    open var strokeColor: CGColor?
    open var lineWidth: CGFloat = 1
    open var strokeStart: CGFloat = 0
    open var strokeEnd: CGFloat = 1
    open var lineDashPattern: [NSNumber]?
    open lazy var lineCap: CAShapeLayerLineCap = .butt
    open lazy var lineJoin: CAShapeLayerLineJoin = .miter

    override var contentShapes: [Shape] {
        guard let outline = path?.outline else { return [] }
        var shapes: [Shape] = []
        if let color = fillColor?.color, color.components[3] > 0 {
            shapes.append(Shape(outline: outline, content: .fill(color, isEvenOdd: fillRule == .evenOdd)))
        }
        if let color = strokeColor?.color, color.components[3] > 0, lineWidth > 0 {
            let pen = Pen(
                width: lineWidth, cap: CGLineCap(lineCap), join: CGLineJoin(lineJoin),
                dashes: (lineDashPattern ?? []).map { CGFloat($0.doubleValue) })
            let (start, end) = (shown("strokeStart", strokeStart), shown("strokeEnd", strokeEnd))
            let part = outline.trimmed(from: start, to: end)
            if start < end, !part.isEmpty { shapes.append(Shape(outline: part, content: .stroke(color, pen))) }
        }
        return shapes
    }
}
public enum CAShapeLayerFillRule: String { case nonZero = "non-zero", evenOdd = "even-odd" }
public enum CAShapeLayerLineCap: String { case butt, round, square }
public enum CAShapeLayerLineJoin: String { case miter, round, bevel }

/// A layer with a text.
open class CATextLayer: CALayer {
    open var string: Any?
    open var font: Any?
    open var fontSize: CGFloat = 36
    open var foregroundColor: CGColor? = UIColor.white.cgColor
    open var isWrapped = false
    open var alignmentMode = CATextLayerAlignmentMode.natural
    open var truncationMode = CATextLayerTruncationMode.none

    override var contentShapes: [Shape] {
        let text = (string as? NSAttributedString)?.string ?? string as? String ?? ""
        guard !text.isEmpty, let color = foregroundColor?.color else { return [] }
        let font = UIFont.systemFont(ofSize: fontSize)
        let alignment: NSTextAlignment =
            alignmentMode == .center ? .center : alignmentMode == .right ? .right : .left
        let line = CGRect(x: 0, y: 0, width: bounds.size.width, height: font.lineHeight)
        let style = TextStyle(font: font, color: color, alignment: alignment)
        return [Shape(outline: .rect(line), content: .text(text, style))]
    }
}
public enum CATextLayerAlignmentMode: String { case natural, left, right, center, justified }
public enum CATextLayerTruncationMode: String { case none, start, end, middle }

public protocol CAAnimationDelegate: AnyObject {
    func animationDidStart(_ anim: CAAnimation)
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}
extension CAAnimationDelegate {
    public func animationDidStart(_ anim: CAAnimation) {}
    public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}

/// An animation of a layer. Its values are stored, and its duration has an effect.
open class CAAnimation: NSObject {
    open var duration: CFTimeInterval = 0.25
    open var repeatCount: Float = 0
    open var autoreverses = false
    open var isRemovedOnCompletion = true
    open var beginTime: CFTimeInterval = 0
    open var timeOffset: CFTimeInterval = 0
    open var repeatDuration: CFTimeInterval = 0
    open var speed: Float = 1
    open var timingFunction: CAMediaTimingFunction?
    open var fillMode = CAMediaTimingFillMode.removed
    open var delegate: CAAnimationDelegate?
    /// The time at which a layer has received the animation.
    var startTime: TimeInterval = 0
    override public init() {}
}
open class CAPropertyAnimation: CAAnimation {
    open var keyPath: String?
    open var isAdditive = false
    open var isCumulative = false
    public convenience init(keyPath: String?) {
        self.init()
        self.keyPath = keyPath
    }
}
open class CABasicAnimation: CAPropertyAnimation {
    open var fromValue: Any?
    open var toValue: Any?
    open var byValue: Any?
}
open class CAKeyframeAnimation: CAPropertyAnimation {
    open var values: [Any]?
    open var keyTimes: [NSNumber]?
    open var path: CGPath?
    open var timingFunctions: [CAMediaTimingFunction]?
    open var calculationMode = CAAnimationCalculationMode.linear
}
public struct CAAnimationCalculationMode: Hashable, RawRepresentable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let linear = CAAnimationCalculationMode(rawValue: "linear")
    public static let discrete = CAAnimationCalculationMode(rawValue: "discrete")
    public static let paced = CAAnimationCalculationMode(rawValue: "paced")
    public static let cubic = CAAnimationCalculationMode(rawValue: "cubic")
}
open class CASpringAnimation: CABasicAnimation {
    open var damping: CGFloat = 10
    open var mass: CGFloat = 1
    open var stiffness: CGFloat = 100
    open var initialVelocity: CGFloat = 0
    /// The time after which the spring rests, because its oscillation has decreased to a thousandth.
    open var settlingDuration: CFTimeInterval { damping > 0 ? Double(2 * mass / damping) * 6.9 : 0 }
}
open class CAAnimationGroup: CAAnimation { open var animations: [CAAnimation]? }
open class CATransition: CAAnimation {
    open var type = CATransitionType.fade
    open var subtype: CATransitionSubtype?
}
public enum CATransitionType: String { case fade, moveIn, push, reveal }
public enum CATransitionSubtype: String { case fromRight, fromLeft, fromTop, fromBottom }
public enum CAMediaTimingFillMode: String { case forwards, backwards, both, removed }
public enum CAMediaTimingFunctionName: String { case linear, easeIn, easeOut, easeInEaseOut, `default` }
public final class CAMediaTimingFunction: NSObject {
    public init(name: CAMediaTimingFunctionName) {}
    public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {}
}
public typealias CFTimeInterval = Double
public func CACurrentMediaTime() -> CFTimeInterval { Date().timeIntervalSinceReferenceDate }

/// A colour of a layer.
public struct CGColor: Equatable {
    let color: UIColor
    public var alpha: CGFloat { parts[3] }
    public var components: [CGFloat]? { parts }
    var parts: [CGFloat] { color.components }

    public static func == (one: CGColor, other: CGColor) -> Bool { one.parts == other.parts }
}

extension UIColor {
    public var cgColor: CGColor { CGColor(color: self) }
    public convenience init(cgColor: CGColor) {
        self.init(red: cgColor.parts[0], green: cgColor.parts[1], blue: cgColor.parts[2], alpha: cgColor.parts[3])
    }
}
