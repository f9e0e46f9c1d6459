import Foundation

// How points, sizes and rectangles are printed: in braces of their own kind, as a phone does.

extension CGPoint: @retroactive CustomStringConvertible {
    public var description: String { "(\(Double(x)), \(Double(y)))" }
}
extension CGSize: @retroactive CustomStringConvertible {
    public var description: String { "(\(Double(width)), \(Double(height)))" }
}
extension CGRect: @retroactive CustomStringConvertible {
    public var description: String {
        "(\(Double(origin.x)), \(Double(origin.y)), \(Double(size.width)), \(Double(size.height)))"
    }
}
