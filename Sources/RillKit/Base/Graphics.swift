import Foundation

/// An affine transformation.
public struct CGAffineTransform: Equatable {
    public var a: CGFloat = 1
    public var b: CGFloat = 0
    public var c: CGFloat = 0
    public var d: CGFloat = 1
    public var tx: CGFloat = 0
    public var ty: CGFloat = 0

    /// Creates the identity, which is the transformation of a new view.
    public init() {}
    public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
        self.a = a
        self.b = b
        self.c = c
        self.d = d
        self.tx = tx
        self.ty = ty
    }
    public init(translationX tx: CGFloat, y ty: CGFloat) { self.init(a: 1, b: 0, c: 0, d: 1, tx: tx, ty: ty) }
    public init(scaleX sx: CGFloat, y sy: CGFloat) { self.init(a: sx, b: 0, c: 0, d: sy, tx: 0, ty: 0) }
    public init(rotationAngle angle: CGFloat) {
        let (sine, cosine) = (CGFloat(sin(Double(angle))), CGFloat(cos(Double(angle))))
        self.init(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
    }

    public static var identity: CGAffineTransform { CGAffineTransform() }
    public var isIdentity: Bool { self == CGAffineTransform.identity }

    public func concatenating(_ other: CGAffineTransform) -> CGAffineTransform {
        CGAffineTransform(
            a: a * other.a + b * other.c, b: a * other.b + b * other.d, c: c * other.a + d * other.c,
            d: c * other.b + d * other.d, tx: tx * other.a + ty * other.c + other.tx,
            ty: tx * other.b + ty * other.d + other.ty)
    }
    public func translatedBy(x: CGFloat, y: CGFloat) -> CGAffineTransform {
        CGAffineTransform(translationX: x, y: y).concatenating(self)
    }
    public func scaledBy(x: CGFloat, y: CGFloat) -> CGAffineTransform {
        CGAffineTransform(scaleX: x, y: y).concatenating(self)
    }
    public func inverted() -> CGAffineTransform {
        let whole = a * d - b * c
        guard whole != 0 else { return self }
        return CGAffineTransform(
            a: d / whole, b: -b / whole, c: -c / whole, d: a / whole, tx: (c * ty - d * tx) / whole,
            ty: (b * tx - a * ty) / whole)
    }
    /// Returns the smallest rectangle around a rectangle that is transformed about its centre.
    func boundingRect(_ rect: CGRect) -> CGRect {
        let (width, height) = (rect.size.width, rect.size.height)
        let wide = abs(a) * width + abs(c) * height
        let high = abs(b) * width + abs(d) * height
        return CGRect(x: rect.midX + tx - wide / 2, y: rect.midY + ty - high / 2, width: wide, height: high)
    }
    public func rotated(by angle: CGFloat) -> CGAffineTransform {
        CGAffineTransform(rotationAngle: angle).concatenating(self)
    }
}

extension CGPoint {
    public func applying(_ transform: CGAffineTransform) -> CGPoint {
        CGPoint(
            x: transform.a * x + transform.c * y + transform.tx, y: transform.b * x + transform.d * y + transform.ty)
    }
}
extension CGSize {
    public func applying(_ transform: CGAffineTransform) -> CGSize {
        CGSize(width: transform.a * width + transform.c * height, height: transform.b * width + transform.d * height)
    }
}
extension CGRect {
    /// Returns the smallest rectangle around the transformed rectangle.
    public func applying(_ transform: CGAffineTransform) -> CGRect { Outline.rect(self).applying(transform).bounds }
}

/// A set of edges of the screen.
public struct UIRectEdge: OptionSet {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let top = UIRectEdge(rawValue: 1)
    public static let left = UIRectEdge(rawValue: 2)
    public static let bottom = UIRectEdge(rawValue: 4)
    public static let right = UIRectEdge(rawValue: 8)
    public static let all: UIRectEdge = [.top, .left, .bottom, .right]
}
