import Foundation

public enum UIBarStyle: Int { case `default`, black }
public enum UIBarMetrics: Int { case `default`, compact }
public enum UIBarPosition: Int { case any, bottom, top, topAttached }

/// The appearance of a bar; stored, but not visible on a text screen.
open class UIBarAppearance: NSObject {
    open var backgroundColor: UIColor?
    open var backgroundEffect: UIBlurEffect?
    open var backgroundImage: UIImage?
    open var shadowColor: UIColor?
    open var shadowImage: UIImage?

    override public init() {}
    open func configureWithDefaultBackground() {}
    open func configureWithOpaqueBackground() {}
    open func configureWithTransparentBackground() {}
}
open class UINavigationBarAppearance: UIBarAppearance {
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
    open var titlePositionAdjustment = UIOffset.zero
    public private(set) lazy var buttonAppearance = UIBarButtonItemAppearance()
    public private(set) lazy var backButtonAppearance = UIBarButtonItemAppearance()
    public private(set) lazy var doneButtonAppearance = UIBarButtonItemAppearance()
    open func setBackIndicatorImage(_ image: UIImage?, transitionMaskImage: UIImage?) {}
}
open class UITabBarAppearance: UIBarAppearance {
    public private(set) lazy var stackedLayoutAppearance = UITabBarItemAppearance()
}
open class UIToolbarAppearance: UIBarAppearance {}
/// The appearance of a bar's buttons by state.
public final class UIBarButtonItemAppearance: NSObject {
    public private(set) lazy var normal = UIBarItemStateAppearance()
    public private(set) lazy var highlighted = UIBarItemStateAppearance()
    public private(set) lazy var disabled = UIBarItemStateAppearance()
}
public final class UITabBarItemAppearance: NSObject {
    public private(set) lazy var normal = UIBarItemStateAppearance()
    public private(set) lazy var selected = UIBarItemStateAppearance()
}
public final class UIBarItemStateAppearance: NSObject {
    public var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    public var iconColor: UIColor?
}

/// The bar at the top of a navigation controller.
open class UINavigationBar: UIView {
    weak var navigationController: UINavigationController?
    open lazy var barTintColor: UIColor? = nil
    open lazy var barStyle: UIBarStyle = .default
    open lazy var isTranslucent = true
    open lazy var prefersLargeTitles = false
    open lazy var titleTextAttributes: [NSAttributedString.Key: Any]? = nil
    open lazy var largeTitleTextAttributes: [NSAttributedString.Key: Any]? = nil
    open lazy var shadowImage: UIImage? = nil
    open lazy var backIndicatorImage: UIImage? = nil
    open lazy var backIndicatorTransitionMaskImage: UIImage? = nil
    open lazy var standardAppearance = UINavigationBarAppearance()
    open lazy var scrollEdgeAppearance: UINavigationBarAppearance? = nil
    open lazy var compactAppearance: UINavigationBarAppearance? = nil
    private lazy var backgroundImages: [Int: UIImage] = [:]

    /// The bar buttons of the topmost screen.
    var barButtons: [UIResponder] {
        guard let item = topItem else { return [] }
        let all = (item.leftBarButtonItems ?? []) + (item.rightBarButtonItems ?? []).reversed()
        return all.map { $0.customView ?? $0 }
    }
    /// The bar draws itself if a container shows its navigation controller as a part; otherwise, the screen draws the
    /// bar.
    override var drawsItself: Bool { true }
    override func lines(_ canvas: TextCanvas) -> [Line] {
        (navigationController?.topViewController).flatMap { AppScreen.main.barLines(of: $0, canvas) } ?? []
    }
    open func setBackgroundImage(_ image: UIImage?, for metrics: UIBarMetrics) {
        backgroundImages[metrics.rawValue] = image
    }
    open func setBackgroundImage(_ image: UIImage?, for position: UIBarPosition, barMetrics: UIBarMetrics) {
        backgroundImages[barMetrics.rawValue] = image
    }
    open func backgroundImage(for metrics: UIBarMetrics) -> UIImage? { backgroundImages[metrics.rawValue] }
    public var topItem: UINavigationItem? { navigationController?.topViewController?.navigationItem }
    public var backItem: UINavigationItem? { (items ?? []).dropLast().last }
    public var items: [UINavigationItem]? { navigationController?.viewControllers.map { $0.navigationItem } }
    override open var isHidden: Bool {
        get { navigationController?.isNavigationBarHidden ?? false }
        set { navigationController?.isNavigationBarHidden = newValue }
    }
}

/// A bar with buttons.
open class UIToolbar: UIView {
    open lazy var items: [UIBarButtonItem]? = nil
    open lazy var barTintColor: UIColor? = nil
    open lazy var barStyle: UIBarStyle = .default
    open lazy var isTranslucent = true
    open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }
    override open var intrinsicContentSize: CGSize { CGSize(width: -1, height: 44) }

    override var drawsItself: Bool { true }
    override func lines(_ canvas: TextCanvas) -> [Line] {
        // Flexible spaces share the width that the buttons between them leave free.
        var groups: [[String]] = [[]]
        for item in items ?? [] {
            if item.isFlexible {
                groups.append([])
                continue
            }
            let text = canvas.withFocusMarks(item.drawnText(canvas), item.customView ?? item)
            if !text.isEmpty { groups[groups.count - 1].append(text) }
        }
        let texts = groups.flatMap { $0 }
        if texts.isEmpty { return [] }
        if canvas.isForSpeech { return [Line(texts.joined(separator: ", "))] }
        let parts = groups.map { $0.joined(separator: "  ") }
        let free = canvas.width - parts.map { canvas.columnCount($0) }.reduce(0, +)
        guard groups.count > 1, free >= 2 * (groups.count - 1) else { return [Line(texts.joined(separator: "  "))] }
        var line = parts[0]
        var rest = free
        for (index, part) in parts.dropFirst().enumerated() {
            let gap = rest / (groups.count - 1 - index)
            rest -= gap
            line += canvas.spaces(gap) + part
        }
        return [Line(line)]
    }
}

/// Receives the events of a tab bar, the bar at the bottom of a tab bar controller.
public protocol UITabBarDelegate: AnyObject {
    func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}
open class UITabBar: UIView {
    weak var tabBarController: UITabBarController?
    open lazy var barTintColor: UIColor? = nil
    open lazy var unselectedItemTintColor: UIColor? = nil
    open lazy var barStyle: UIBarStyle = .default
    open lazy var isTranslucent = true
    open lazy var backgroundImage: UIImage? = nil
    open lazy var shadowImage: UIImage? = nil
    open lazy var standardAppearance = UITabBarAppearance()
    open lazy var scrollEdgeAppearance: UITabBarAppearance? = nil
    public var items: [UITabBarItem]? { tabBarController?.viewControllers?.compactMap { $0.tabBarItem } }
    public var selectedItem: UITabBarItem? { tabBarController?.selectedViewController?.tabBarItem }
}
