import Foundation
import Rill

/// The window of an app.
///
/// See also: UIViewController.
open class UIWindow: UIView {
    public private(set) var isKeyWindow = false
    open var rootViewController: UIViewController? {
        didSet {
            guard rootViewController !== oldValue else { return }
            if let oldValue, oldValue.isOnScreen {
                oldValue.notifyWillDisappear(false)
                oldValue.notifyDidDisappear(false)
            }
            if isKeyWindow { appear() }
        }
    }

    public func makeKeyAndVisible() {
        isKeyWindow = true
        UIApplication.shared.windows.removeAll { $0 === self }
        UIApplication.shared.windows.append(self)
        appear()
    }
    open lazy var windowLevel: UIWindow.Level = .normal
    open weak var windowScene: UIWindowScene?
    public convenience init(windowScene: UIWindowScene) {
        self.init(frame: UIScreen.main.bounds)
        self.windowScene = windowScene
    }
    public struct Level: Equatable, RawRepresentable {
        public let rawValue: CGFloat
        public init(rawValue: CGFloat) { self.rawValue = rawValue }
        public static let normal = Level(rawValue: 0)
        public static let statusBar = Level(rawValue: 1000)
        public static let alert = Level(rawValue: 2000)
    }
    private func appear() {
        if frame == .zero { Layout.whileSettingFrames { frame = UIScreen.main.bounds } }
        guard let root = rootViewController, !root.isOnScreen else { return }
        if let view = root.view { addSubview(view) }
        root.notifyWillAppear(false)
        root.notifyDidAppear(false)
    }
}

/// The running app.
public final class UIApplication: UIResponder {
    public static let shared = UIApplication()
    public static let didEnterBackgroundNotification = Notification.Name("UIApplicationDidEnterBackgroundNotification")
    public static let willEnterForegroundNotification = Notification.Name(
        "UIApplicationWillEnterForegroundNotification")
    public static let didBecomeActiveNotification = Notification.Name("UIApplicationDidBecomeActiveNotification")
    public static let willResignActiveNotification = Notification.Name("UIApplicationWillResignActiveNotification")

    /// The reasons for a launch, which are always empty in the kit.
    public struct LaunchOptionsKey: Hashable, RawRepresentable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let url = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsURLKey")
        public static let remoteNotification = LaunchOptionsKey(
            rawValue: "UIApplicationLaunchOptionsRemoteNotificationKey")
    }
    public static let willTerminateNotification = Notification.Name("UIApplicationWillTerminateNotification")
    public static let didFinishLaunchingNotification = Notification.Name("UIApplicationDidFinishLaunchingNotification")
    public static let didReceiveMemoryWarningNotification = Notification.Name(
        "UIApplicationDidReceiveMemoryWarningNotification")
    public static let significantTimeChangeNotification = Notification.Name(
        "UIApplicationSignificantTimeChangeNotification")
    public static let userDidTakeScreenshotNotification = Notification.Name(
        "UIApplicationUserDidTakeScreenshotNotification")
    public static let openSettingsURLString = "app-settings:"
    public enum State: Int { case active, inactive, background }
    public struct OpenExternalURLOptionsKey: Hashable, RawRepresentable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let universalLinksOnly = OpenExternalURLOptionsKey(
            rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly")
    }
    public struct OpenURLOptionsKey: Hashable, RawRepresentable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let sourceApplication = OpenURLOptionsKey(
            rawValue: "UIApplicationOpenURLOptionsSourceApplicationKey")
    }
    public weak var delegate: UIApplicationDelegate?
    public internal(set) var applicationState = State.active
    /// The URLs that the app has opened, with the newest one last.
    public private(set) var openedURLs: [URL] = []
    public var statusBarFrame: CGRect { CGRect(x: 0, y: 0, width: 390, height: 47) }
    public var isIdleTimerDisabled = false
    public private(set) lazy var connectedScenes: Set<UIScene> = [UIWindowScene.mainScene]

    public func canOpenURL(_ url: URL) -> Bool { url.scheme != nil }
    /// Opens a URL. The call is only recorded, because no other app runs.
    public func open(
        _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:], completionHandler: ((Bool) -> Void)? = nil
    ) {
        openedURLs.append(url)
        Warnings.say("the app opens \(url.absoluteString)")
        if let completionHandler { Timing.performInNextTurn { completionHandler(true) } }
    }
    @discardableResult
    public func openURL(_ url: URL) -> Bool {
        open(url)
        return true
    }
    @discardableResult
    public func sendAction(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?) -> Bool {
        if action.baseName == "resignFirstResponder" {
            return FocusHolder.firstResponder?.resignFirstResponder() ?? false
        }
        if let target {
            guard let receiver = target as? SelectorTarget else { return false }
            receiver.perform(action, from: sender)
            return true
        }
        // Without a target, the action goes up the responder chain, from the first responder.
        var place = FocusHolder.firstResponder ?? sender as? UIResponder ?? topController?.visibleOrSelf
        while let here = place {
            if here.responds(to: action) {
                here.perform(action, from: sender)
                return true
            }
            place = here.next
        }
        return false
    }
    public func registerForRemoteNotifications() {}
    public func setStatusBarHidden(_ hidden: Bool, with animation: UIStatusBarAnimation) {}
    private var retainedDelegate: UIApplicationDelegate?
    public internal(set) var windows: [UIWindow] = []
    public var applicationIconBadgeNumber = 0
    public var isNetworkActivityIndicatorVisible = false
    public var keyWindow: UIWindow? { windows.last }

    /// Launches an app as `@UIApplicationMain` does: creates the window of the delegate and calls the delegate. If the
    /// window has no root controller, it receives the initial controller of the storyboard, which is the program's
    /// first controller.
    public static func launch(_ delegate: UIApplicationDelegate, scene: UIWindowSceneDelegate? = nil) {
        shared.delegate = delegate
        shared.retainedDelegate = delegate
        let window = UIWindow(frame: UIScreen.main.bounds)
        let nobody = UIViewController()
        window.rootViewController = nobody
        delegate.window = window
        _ = delegate.application(shared, didFinishLaunchingWithOptions: nil)
        if let scene {
            // An app with scenes uses the window of its scene.
            UIWindowScene.mainScene.delegate = scene
            scene.window = window
            scene.scene(
                UIWindowScene.mainScene, willConnectTo: UIWindowScene.mainScene.session,
                options: UIScene.ConnectionOptions())
            scene.sceneWillEnterForeground(UIWindowScene.mainScene)
            scene.sceneDidBecomeActive(UIWindowScene.mainScene)
        }
        if scene.map({ $0.window === window }) ?? (delegate.window === window) {
            if window.rootViewController === nobody {
                window.rootViewController = UIStoryboard.main.instantiateInitialViewController() ?? nobody
            }
            if !window.isKeyWindow { window.makeKeyAndVisible() }
        }
        delegate.applicationDidBecomeActive(shared)
    }

    /// Returns true if a controller is visible or inside a visible one.
    func isPresentingController(_ controller: UIViewController) -> Bool {
        var place: UIViewController? = keyWindow?.rootViewController
        while let here = place {
            if here === controller || isDescendant(controller, here) { return true }
            place = here.presentedViewController
        }
        return false
    }
    private func isDescendant(_ controller: UIViewController, _ outer: UIViewController) -> Bool {
        outer.children.contains { $0 === controller || isDescendant(controller, $0) }
    }
    /// The topmost controller, which may be a container; nil if there is none.
    var topController: UIViewController? {
        if let question = SystemAlert.shownAlert { return question }
        var place = keyWindow?.rootViewController
        while let above = place?.presentedViewController { place = above }
        return place
    }
}

/// The delegate of an app.
public protocol UIApplicationDelegate: AnyObject {
    /// The window of the app. An app with a storyboard receives a window before it starts.
    var window: UIWindow? { get set }
    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool
    func application(
        _ application: UIApplication, configurationForConnecting session: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration
    func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>)
    func application(
        _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
    ) -> Bool
    func applicationWillTerminate(_ application: UIApplication)
    func applicationDidBecomeActive(_ application: UIApplication)
    func applicationWillResignActive(_ application: UIApplication)
    func applicationDidEnterBackground(_ application: UIApplication)
    func applicationWillEnterForeground(_ application: UIApplication)
}

extension UIApplicationDelegate {
    public var window: UIWindow? {
        get { nil }
        set {}
    }
    public func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool { true }
    public func application(
        _ application: UIApplication, configurationForConnecting session: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration { UISceneConfiguration(name: nil, sessionRole: session.role) }
    public func application(
        _ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>
    ) {}
    public func application(
        _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
    ) -> Bool { false }
    public func applicationWillTerminate(_ application: UIApplication) {}
    public func applicationDidBecomeActive(_ application: UIApplication) {}
    public func applicationWillResignActive(_ application: UIApplication) {}
    public func applicationDidEnterBackground(_ application: UIApplication) {}
    public func applicationWillEnterForeground(_ application: UIApplication) {}
}

/// Shows a controller as the whole app and returns it.
@discardableResult
public func show<Controller: UIViewController>(_ controller: Controller) -> Controller {
    let window = UIApplication.shared.keyWindow ?? UIWindow()
    window.rootViewController = controller
    window.makeKeyAndVisible()
    return controller
}

/// User actions on the device.
public final class Device {
    public enum Orientation: Int { case portrait = 1, portraitUpsideDown, landscapeLeft, landscapeRight, landscape }
    public private(set) var orientation = Orientation.portrait
    let orientationSubject = PublishSubject<Orientation>()

    public func rotate(_ orientation: Orientation) {
        if self.orientation == orientation { return }
        self.orientation = orientation
        NotificationCenter.default.post(name: UIDevice.orientationDidChangeNotification, object: nil)
        orientationSubject.onNext(orientation)
        Rotation.rotateWindow(orientation)
    }
}

extension Device.Orientation {
    public var isLandscape: Bool { self == .landscape || self == .landscapeLeft || self == .landscapeRight }
    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
    public var isValidInterfaceOrientation: Bool { true }
}
public typealias UIDeviceOrientation = Device.Orientation

/// The simulated device.
public let device = Device()

public final class UIDevice: NSObject, KeyValueCoded {
    public static let current = UIDevice()
    /// `setValue(UIInterfaceOrientation.landscapeRight.rawValue, forKey: "orientation")` turns the phone.
    public func setNamed(_ key: String, _ value: Any?) -> Bool {
        guard key == "orientation", let raw = value as? Int, let new = Device.Orientation(rawValue: raw) else {
            return false
        }
        device.rotate(new)
        return true
    }
    public func endGeneratingDeviceOrientationNotifications() {}
    public static let orientationDidChangeNotification = Notification.Name("UIDeviceOrientationDidChangeNotification")
    public var orientation: Device.Orientation { device.orientation }
    public var name: String { "rill" }
    public var model: String { "iPhone" }
    public var systemName: String { "iOS" }
    public var systemVersion: String { "17.0" }
    public var userInterfaceIdiom: UIUserInterfaceIdiom { .phone }
    public let identifierForVendor = UUID(uuidString: "B1D5C7E0-0000-4000-8000-00005A5A5A5A")
    public func beginGeneratingDeviceOrientationNotifications() {}
}

extension Notification.Name {
    /// The deprecated name of `UIDevice.orientationDidChangeNotification`.
    public static let UIDeviceOrientationDidChange = UIDevice.orientationDidChangeNotification
}

extension Reactive where Base: UIDevice {
    /// Sends the orientation at subscription and at each change of it.
    public var orientation: Observable<Device.Orientation> { device.orientationSubject.startWith(device.orientation) }
}

/// User actions on the app.
public final class AppHand {
    /// The title above the screen; nil for a title derived from the class of the first controller.
    public var name: String?

    public func enterBackground() {
        let (all, delegate) = (UIApplication.shared, UIApplication.shared.delegate)
        all.applicationState = .background
        let scene = UIWindowScene.mainScene
        delegate?.applicationWillResignActive(all)
        scene.delegate?.sceneWillResignActive(scene)
        postNotification(UIApplication.willResignActiveNotification)
        delegate?.applicationDidEnterBackground(all)
        scene.delegate?.sceneDidEnterBackground(scene)
        postNotification(UIApplication.didEnterBackgroundNotification)
    }
    public func enterForeground() {
        let (all, delegate) = (UIApplication.shared, UIApplication.shared.delegate)
        all.applicationState = .active
        let scene = UIWindowScene.mainScene
        delegate?.applicationWillEnterForeground(all)
        scene.delegate?.sceneWillEnterForeground(scene)
        postNotification(UIApplication.willEnterForegroundNotification)
        delegate?.applicationDidBecomeActive(all)
        scene.delegate?.sceneDidBecomeActive(scene)
        postNotification(UIApplication.didBecomeActiveNotification)
    }
    private func postNotification(_ name: Notification.Name) {
        NotificationCenter.default.post(name: name, object: UIApplication.shared)
    }
}

/// The running app, for actions of the user.
public let app = AppHand()
