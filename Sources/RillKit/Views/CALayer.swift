import Foundation

/// How the edge of a view is drawn. A text screen has no room for it: values are kept, and nothing of them is seen.
///
/// See also: UIView.
open class CALayer: NSObject {
    open var cornerRadius: CGFloat = 0
    open var borderWidth: CGFloat = 0
    open var borderColor: CGColor?
    open var backgroundColor: CGColor?
    open var masksToBounds = false
    open var opacity: Float = 1
    open var shadowColor: CGColor?
    open var shadowOpacity: Float = 0
    open var shadowOffset = CGSize(width: 0, height: -3)
    open var shadowRadius: CGFloat = 3
}

/// A colour as a layer takes it.
public struct CGColor: Equatable {
    let color: UIColor
    public var alpha: CGFloat { parts[3] }
    var parts: [CGFloat] { color.parts }

    public static func == (one: CGColor, other: CGColor) -> Bool { one.parts == other.parts }
}

extension UIColor {
    public var cgColor: CGColor { CGColor(color: self) }
    public convenience init(cgColor: CGColor) {
        self.init(red: cgColor.parts[0], green: cgColor.parts[1], blue: cgColor.parts[2], alpha: cgColor.parts[3])
    }
}
