import Foundation

/// The pixels of an image; on a text screen, its characters.
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

/// A drawing context. Stores the drawn images in order; lines, colours and positions have no effect on a text screen.
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
    public func setFillColor(_ color: UIColor) {}
    public func fill(_ rect: CGRect) {}
}

/// The active contexts, the innermost last.
private struct Drawing {
    let context: CGContext
    let size: CGSize
}
private var drawings: [Drawing] = []

public func UIGraphicsBeginImageContext(_ size: CGSize) { drawings.append(Drawing(context: CGContext(), size: size)) }
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {
    UIGraphicsBeginImageContext(size)
}
public func UIGraphicsGetCurrentContext() -> CGContext? { drawings.last?.context }
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
    guard let drawing = drawings.last else { return nil }
    let glyphs = drawing.context.glyphs
    return UIImage(glyphs.joined(separator: "+"), drawing.size, glyphs.joined(separator: " "))
}
public func UIGraphicsEndImageContext() { _ = drawings.popLast() }
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

extension UIColor {
    /// Sets the fill colour, which has no effect on images of characters.
    public func setFill() { UIGraphicsGetCurrentContext()?.setFillColor(self) }
}
