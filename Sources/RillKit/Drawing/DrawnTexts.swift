import Foundation

extension TextStyle {
    /// The style of a text by its attributes: by default 12 points in black.
    init(_ attributes: [NSAttributedString.Key: Any]?) {
        font = attributes?[.font] as? UIFont ?? UIFont.systemFont(ofSize: 12)
        color = attributes?[.foregroundColor] as? UIColor ?? .black
        alignment = (attributes?[.paragraphStyle] as? NSParagraphStyle)?.alignment ?? .left
    }
}

extension Shape {
    /// The character of a system image, in the middle of a rectangle.
    init(symbol: UIImage, _ rect: CGRect) {
        let style = TextStyle(
            font: UIFont.systemFont(ofSize: max(8, min(rect.width, rect.height) * 0.8)),
            color: symbol.tint ?? .black, alignment: .center)
        outline = .rect(rect)
        content = .text(symbol.glyph, style)
    }
}

extension UIImage {
    public func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size)) }
    public func draw(in rect: CGRect) { UIGraphicsGetCurrentContext()?.draw(self, rect) }
    public func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) { draw(in: rect) }
}

extension NSAttributedString {
    private var attributesAtStart: [NSAttributedString.Key: Any]? {
        length > 0 ? attributes(at: 0, effectiveRange: nil) : nil
    }
    public func draw(at point: CGPoint) { string.draw(at: point, withAttributes: attributesAtStart) }
    public func draw(in rect: CGRect) { string.draw(in: rect, withAttributes: attributesAtStart) }
}

extension String {
    public func draw(at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
        draw(in: CGRect(origin: point, size: size(withAttributes: attributes)), withAttributes: attributes)
    }
    public func draw(in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
        let style = TextStyle(attributes)
        // A text begins at the upper edge of its rectangle.
        let line = CGRect(x: rect.minX, y: rect.minY, width: rect.width, height: style.font.lineHeight)
        UIGraphicsGetCurrentContext()?.draw(self, line, style)
    }
}

extension NSString {
    public func draw(at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
        (self as String).draw(at: point, withAttributes: attributes)
    }
    public func draw(in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
        (self as String).draw(in: rect, withAttributes: attributes)
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
