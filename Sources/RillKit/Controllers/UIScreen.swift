import Foundation

/// The device's screen.
public final class UIScreen: NSObject {
    public static let main = UIScreen()
    public let scale: CGFloat = 2
    public let bounds = CGRect(x: 0, y: 0, width: 390, height: 844)
}
