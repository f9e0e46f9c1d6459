import Foundation

/// A geometric value as an object, which occurs in notifications of the keyboard and is read as `value.cgRectValue`.
public protocol NSValue {
    var cgRectValue: CGRect { get }
    var cgPointValue: CGPoint { get }
    var cgSizeValue: CGSize { get }
}
extension NSValue {
    public var cgRectValue: CGRect { .zero }
    public var cgPointValue: CGPoint { .zero }
    public var cgSizeValue: CGSize { .zero }
}
extension CGRect: NSValue {
    public var cgRectValue: CGRect { self }
}
extension CGPoint: NSValue {
    public var cgPointValue: CGPoint { self }
}
extension CGSize: NSValue {
    public var cgSizeValue: CGSize { self }
}
