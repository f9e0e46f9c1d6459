import Foundation

/// The pixels of an image, which are characters on a text screen.
public final class CGImage {
    let glyph: String
    public let width: Int
    public let height: Int

    init(_ glyph: String, _ width: Int, _ height: Int) {
        self.glyph = glyph
        self.width = width
        self.height = height
    }
}

extension UIImage {
    public var cgImage: CGImage? {
        glyph.isEmpty ? nil : CGImage(glyph, Int.nearest(Double(size.width)), Int.nearest(Double(size.height)))
    }
}

/// A drawing context, which stores the drawn images in order. Lines, colours and positions have no effect on a text
/// screen.
///
/// See also: UIImage.
public final class CGContext {
    private(set) var glyphs: [String] = []

    init() {}
    public func draw(_ image: CGImage, in rect: CGRect) { add(image.glyph) }
    func add(_ glyph: String) {
        if !glyph.isEmpty { glyphs.append(glyph) }
    }
    public func saveGState() {}
    public func restoreGState() {}
    public func scaleBy(x: CGFloat, y: CGFloat) {}
    public func translateBy(x: CGFloat, y: CGFloat) {}
    public func rotate(by angle: CGFloat) {}
    public func concatenate(_ transform: CGAffineTransform) {}
    public func setFillColor(_ color: UIColor) {}
    public func setFillColor(_ color: CGColor) {}
    public func setStrokeColor(_ color: CGColor) {}
    public func setLineWidth(_ width: CGFloat) {}
    public func setLineCap(_ cap: CGLineCap) {}
    public func setLineJoin(_ join: CGLineJoin) {}
    public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {}
    public func setAlpha(_ alpha: CGFloat) {}
    public func setBlendMode(_ mode: CGBlendMode) {}
    public func setShadow(offset: CGSize, blur: CGFloat) {}
    public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {}
    public func fill(_ rect: CGRect) {}
    public func fill(_ rects: [CGRect]) {}
    public func fillEllipse(in rect: CGRect) {}
    public func stroke(_ rect: CGRect) {}
    public func stroke(_ rect: CGRect, width: CGFloat) {}
    public func strokeEllipse(in rect: CGRect) {}
    public func clear(_ rect: CGRect) {}
    public func clip() {}
    public func clip(to rect: CGRect) {}
    public func beginPath() {}
    public func closePath() {}
    public func move(to point: CGPoint) {}
    public func addLine(to point: CGPoint) {}
    public func addLines(between points: [CGPoint]) {}
    public func addRect(_ rect: CGRect) {}
    public func addEllipse(in rect: CGRect) {}
    public func addArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {}
    public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {}
    public func addQuadCurve(to end: CGPoint, control: CGPoint) {}
    public func addPath(_ path: CGPath) {}
    public func strokePath() {}
    public func fillPath() {}
    public func drawPath(using mode: CGPathDrawingMode) {}
    public func drawLinearGradient(
        _ gradient: CGGradient, start: CGPoint, end: CGPoint, options: CGGradientDrawingOptions
    ) {}
    public func drawRadialGradient(
        _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint, endRadius: CGFloat,
        options: CGGradientDrawingOptions
    ) {}
    public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {}
    public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {}
    public func setStrokeColor(_ color: UIColor) {}
    public func setShouldAntialias(_ should: Bool) {}
    public func setMiterLimit(_ limit: CGFloat) {}
    public func addRects(_ rects: [CGRect]) {}
    public func eoFillPath() {}
    public func beginTransparencyLayer(auxiliaryInfo: [String: Any]?) {}
    public func endTransparencyLayer() {}
}

/// A colour space; stored, but not visible on a text screen.
public final class CGColorSpace: NSObject {
    override init() {}
}
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { CGColorSpace() }
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { CGColorSpace() }

/// A gradient of colours; stored, but not visible on a text screen.
public final class CGGradient: NSObject {
    public init?(colorsSpace space: CGColorSpace?, colors: CFArray, locations: [CGFloat]?) {
        if colors.isEmpty { return nil }
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

/// Draws an image in a closure.
///
/// See also: UIImage.
open class UIGraphicsImageRenderer: NSObject {
    private let size: CGSize

    public init(size: CGSize) { self.size = size }
    public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) { self.init(size: size) }
    public convenience init(bounds: CGRect) { self.init(size: bounds.size) }
    open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
        UIGraphicsBeginImageContext(size)
        if let context = UIGraphicsGetCurrentContext() {
            actions(UIGraphicsImageRendererContext(context))
            // Shapes and colours have no characters, so a square stands for a drawing without images.
            if context.glyphs.isEmpty { context.add("■") }
        }
        let image = UIGraphicsGetImageFromCurrentImageContext()
        UIGraphicsEndImageContext()
        return image ?? UIImage()
    }
    open func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
        image(actions: actions).pngData() ?? Data()
    }
    open func jpegData(
        withCompressionQuality quality: CGFloat, actions: (UIGraphicsImageRendererContext) -> Void
    ) -> Data { image(actions: actions).jpegData(compressionQuality: quality) ?? Data() }
}
public final class UIGraphicsImageRendererFormat: NSObject {
    public var scale: CGFloat = 2
    public var opaque = false
    public static func `default`() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
}
public final class UIGraphicsImageRendererContext: NSObject {
    public let cgContext: CGContext
    init(_ context: CGContext) { cgContext = context }
    public var currentImage: UIImage { UIGraphicsGetImageFromCurrentImageContext() ?? UIImage() }
    public func fill(_ rect: CGRect) {}
    public func stroke(_ rect: CGRect) {}
    public func clip(to rect: CGRect) {}
}

/// The active contexts, with the innermost one last.
private struct Drawing {
    let context: CGContext
    let size: CGSize
}
private var recordedDrawings: [Drawing] = []

public func UIGraphicsBeginImageContext(_ size: CGSize) { recordedDrawings.append(Drawing(context: CGContext(), size: size)) }
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {
    UIGraphicsBeginImageContext(size)
}
public func UIGraphicsGetCurrentContext() -> CGContext? { recordedDrawings.last?.context }
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
    guard let drawing = recordedDrawings.last else { return nil }
    let glyphs = drawing.context.glyphs
    return UIImage(glyphs.joined(separator: "+"), drawing.size, glyphs.joined(separator: " "))
}
public func UIGraphicsEndImageContext() { _ = recordedDrawings.popLast() }
public func UIRectFill(_ rect: CGRect) {}

extension UIImage {
    public func draw(at point: CGPoint) { UIGraphicsGetCurrentContext()?.add(glyph) }
    public func draw(in rect: CGRect) { UIGraphicsGetCurrentContext()?.add(glyph) }
}

extension NSAttributedString {
    public func draw(at point: CGPoint) { UIGraphicsGetCurrentContext()?.add(string) }
    public func draw(in rect: CGRect) { UIGraphicsGetCurrentContext()?.add(string) }
}

extension String {
    public func draw(at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
        UIGraphicsGetCurrentContext()?.add(self)
    }
    public func draw(in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
        UIGraphicsGetCurrentContext()?.add(self)
    }
}

extension NSString {
    public func draw(at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
        (self as String).draw(at: point)
    }
    public func draw(in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
        (self as String).draw(in: rect)
    }
    public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
        (self as String).size(withAttributes: attributes)
    }
    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext? = nil
    ) -> CGRect {
        (self as String).boundingRect(with: size, options: options, attributes: attributes, context: context)
    }
}

extension UIColor {
    /// Sets the fill colour, which has no effect on an image made of characters.
    public func setFill() { UIGraphicsGetCurrentContext()?.setFillColor(self) }
    public func setStroke() { UIGraphicsGetCurrentContext()?.setStrokeColor(self) }
    public func set() { setFill() }
}
