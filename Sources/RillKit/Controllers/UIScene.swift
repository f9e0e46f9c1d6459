import Foundation

/// A surface of an app. A phone has one surface.
open class UIScene: NSObject {
    public struct ConnectionOptions {
        public let urlContexts: Set<UIOpenURLContext>
        init() { urlContexts = [] }
    }
    public let session = UISceneSession()
    open var delegate: UISceneDelegate?
    public var activationState: ActivationState { .foregroundActive }
    public enum ActivationState: Int { case unattached = -1, foregroundActive, foregroundInactive, background }
}
open class UIWindowScene: UIScene {
    static let mainScene = UIWindowScene()
    public var windows: [UIWindow] { UIApplication.shared.windows }
    public var screen: UIScreen { UIScreen.main }
    public var keyWindow: UIWindow? { UIApplication.shared.keyWindow }
}
public final class UIOpenURLContext: NSObject {
    public let url: URL
    init(url: URL) { self.url = url }
}
/// An activity of the user that can continue on another device.
open class NSUserActivity: NSObject {
    public let activityType: String
    open var title: String?
    open var webpageURL: URL?
    open var userInfo: [AnyHashable: Any]?
    public init(activityType: String) { self.activityType = activityType }
}
public final class UISceneSession: NSObject {
    public struct Role: Hashable, RawRepresentable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
    }
    public var role: Role { .windowApplication }
}
public final class UISceneConfiguration: NSObject {
    public let name: String?
    public init(name: String?, sessionRole: UISceneSession.Role) { self.name = name }
}

/// Receives a scene's events.
public protocol UISceneDelegate: AnyObject {
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions)
    func sceneDidDisconnect(_ scene: UIScene)
    func sceneDidBecomeActive(_ scene: UIScene)
    func sceneWillResignActive(_ scene: UIScene)
    func sceneWillEnterForeground(_ scene: UIScene)
    func sceneDidEnterBackground(_ scene: UIScene)
    func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>)
    func scene(_ scene: UIScene, continue userActivity: NSUserActivity)
}
extension UISceneDelegate {
    public func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {}
    public func sceneDidDisconnect(_ scene: UIScene) {}
    public func sceneDidBecomeActive(_ scene: UIScene) {}
    public func sceneWillResignActive(_ scene: UIScene) {}
    public func sceneWillEnterForeground(_ scene: UIScene) {}
    public func sceneDidEnterBackground(_ scene: UIScene) {}
    public func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {}
    public func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {}
}
public protocol UIWindowSceneDelegate: UISceneDelegate {
    var window: UIWindow? { get set }
}
extension UIWindowSceneDelegate {
    public var window: UIWindow? {
        get { nil }
        set {}
    }
}

/// The pasteboard of the system.
public final class UIPasteboard: NSObject {
    public static let general = UIPasteboard()
    public var string: String?
    public var strings: [String]?
    public var image: UIImage?
    public var url: URL?
    public var hasStrings: Bool { string != nil }
}

/// Haptic feedback, which is not visible on a text screen.
open class UIFeedbackGenerator: NSObject {
    open func prepare() {}
}
public final class UIImpactFeedbackGenerator: UIFeedbackGenerator {
    public enum FeedbackStyle: Int { case light, medium, heavy, soft, rigid }
    public init(style: FeedbackStyle = .medium) {}
    public func impactOccurred() {}
    public func impactOccurred(intensity: CGFloat) {}
}
public final class UINotificationFeedbackGenerator: UIFeedbackGenerator {
    public enum FeedbackType: Int { case success, warning, error }
    public func notificationOccurred(_ type: FeedbackType) {}
}
public final class UISelectionFeedbackGenerator: UIFeedbackGenerator {
    public func selectionChanged() {}
}
