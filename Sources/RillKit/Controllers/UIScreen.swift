import Foundation

/// The device's screen.
public final class UIScreen: NSObject {
    public static let main = UIScreen()
    public let scale: CGFloat = 2
    /// The bounds of the screen: 390 by 844 points, and 844 by 390 while the app is in landscape.
    public var bounds: CGRect {
        UITraitCollection.isLandscape
            ? CGRect(x: 0, y: 0, width: 844, height: 390) : CGRect(x: 0, y: 0, width: 390, height: 844)
    }
    public let nativeBounds = CGRect(x: 0, y: 0, width: 780, height: 1688)
    public var traitCollection: UITraitCollection { .current }
}
