import Foundation

/// The pixels of an image.
public final class CGImage {
    let image: UIImage
    public var width: Int { Int.nearest(Double(image.size.width)) }
    public var height: Int { Int.nearest(Double(image.size.height)) }

    init(_ image: UIImage) { self.image = image }
}

extension UIImage {
    public var cgImage: CGImage? { glyph.isEmpty ? nil : CGImage(self) }
}

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
            // Where only one character fits, a square stands for a drawing without images.
            if context.glyphs.isEmpty { context.addSquare() }
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
    public func fill(_ rect: CGRect) { cgContext.fill(rect) }
    public func fill(_ rect: CGRect, blendMode: CGBlendMode) { cgContext.fill(rect) }
    public func stroke(_ rect: CGRect) { cgContext.stroke(rect) }
    public func clip(to rect: CGRect) { cgContext.clip(to: rect) }
}

/// The active contexts, with the innermost one last.
private var contexts: [CGContext] = []

public func UIGraphicsBeginImageContext(_ size: CGSize) { contexts.append(CGContext(size)) }
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {
    UIGraphicsBeginImageContext(size)
}
public func UIGraphicsGetCurrentContext() -> CGContext? { contexts.last }
public func UIGraphicsPushContext(_ context: CGContext) { contexts.append(context) }
public func UIGraphicsPopContext() { _ = contexts.popLast() }
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
    guard let context = contexts.last else { return nil }
    return UIImage(context)
}
public func UIGraphicsEndImageContext() { _ = contexts.popLast() }
public func UIRectFill(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.fill(rect) }
public func UIRectFrame(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.stroke(rect, width: 1) }
public func UIRectClip(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.clip(to: rect) }

extension UIColor {
    public func setFill() { UIGraphicsGetCurrentContext()?.setFillColor(self) }
    public func setStroke() { UIGraphicsGetCurrentContext()?.setStrokeColor(self) }
    public func set() {
        setFill()
        setStroke()
    }
    /// Returns a colour of a layer or a gradient, whose elements have no type.
    static func ofLayer(_ value: Any) -> UIColor? { (value as? CGColor)?.color ?? value as? UIColor }
}
