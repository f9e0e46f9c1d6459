import Foundation

/// Distances from the four edges.
///
///     let insets = UIEdgeInsets(top: 8, left: 16, bottom: 8, right: 16)
///     print(insets.left + insets.right)
///     // 32.0
public struct UIEdgeInsets: Equatable, Hashable {
    public var top: CGFloat
    public var left: CGFloat
    public var bottom: CGFloat
    public var right: CGFloat

    public init(top: CGFloat = 0, left: CGFloat = 0, bottom: CGFloat = 0, right: CGFloat = 0) {
        self.top = top
        self.left = left
        self.bottom = bottom
        self.right = right
    }
    public static let zero = UIEdgeInsets()
}

/// Distances from the edges in reading direction.
public struct NSDirectionalEdgeInsets: Equatable, Hashable {
    public var top: CGFloat
    public var leading: CGFloat
    public var bottom: CGFloat
    public var trailing: CGFloat

    public init(top: CGFloat = 0, leading: CGFloat = 0, bottom: CGFloat = 0, trailing: CGFloat = 0) {
        self.top = top
        self.leading = leading
        self.bottom = bottom
        self.trailing = trailing
    }
    public static let zero = NSDirectionalEdgeInsets()
}

/// A horizontal and a vertical distance.
public struct UIOffset: Equatable, Hashable {
    public var horizontal: CGFloat
    public var vertical: CGFloat

    public init(horizontal: CGFloat = 0, vertical: CGFloat = 0) {
        self.horizontal = horizontal
        self.vertical = vertical
    }
    public static let zero = UIOffset()
}

extension CGRect {
    public func inset(by insets: UIEdgeInsets) -> CGRect {
        CGRect(
            x: origin.x + insets.left, y: origin.y + insets.top, width: size.width - insets.left - insets.right,
            height: size.height - insets.top - insets.bottom)
    }
}

public func UIEdgeInsetsMake(_ top: CGFloat, _ left: CGFloat, _ bottom: CGFloat, _ right: CGFloat) -> UIEdgeInsets {
    UIEdgeInsets(top: top, left: left, bottom: bottom, right: right)
}
public func CGRectMake(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
    CGRect(x: x, y: y, width: width, height: height)
}
public func CGSizeMake(_ width: CGFloat, _ height: CGFloat) -> CGSize { CGSize(width: width, height: height) }
public func CGPointMake(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }

/// A set of corners of a rectangle.
public struct UIRectCorner: OptionSet {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let topLeft = UIRectCorner(rawValue: 1)
    public static let topRight = UIRectCorner(rawValue: 2)
    public static let bottomLeft = UIRectCorner(rawValue: 4)
    public static let bottomRight = UIRectCorner(rawValue: 8)
    public static let allCorners: UIRectCorner = [.topLeft, .topRight, .bottomLeft, .bottomRight]
}

/// The style of the interface: light, dark, or that of the device.
public enum UIUserInterfaceStyle: Int { case unspecified, light, dark }
public enum UIUserInterfaceIdiom: Int { case unspecified = -1, phone, pad, tv, carPlay, mac = 5 }
public enum UIUserInterfaceSizeClass: Int { case unspecified, compact, regular }

/// The environment of a view: a phone in light mode, unless an enclosing view or controller overrides the mode.
public final class UITraitCollection: NSObject {
    /// True while the app is in landscape.
    static var isLandscape = false
    public static var current: UITraitCollection { Traits.traitCollection(of: .light, isLandscape: isLandscape) }
    public let userInterfaceStyle: UIUserInterfaceStyle
    public let verticalSizeClass: UIUserInterfaceSizeClass

    override public init() {
        userInterfaceStyle = .light
        verticalSizeClass = .regular
    }
    public convenience init(userInterfaceStyle: UIUserInterfaceStyle) { self.init(userInterfaceStyle, .unspecified) }
    public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) { self.init(.unspecified, verticalSizeClass) }
    init(_ style: UIUserInterfaceStyle, _ height: UIUserInterfaceSizeClass) {
        userInterfaceStyle = style
        verticalSizeClass = height
    }
    public func hasDifferentColorAppearance(comparedTo other: UITraitCollection?) -> Bool {
        userInterfaceStyle != other?.userInterfaceStyle
    }
    public var preferredContentSizeCategory: UIContentSizeCategory { .large }
    public var userInterfaceIdiom: UIUserInterfaceIdiom { .phone }
    public var horizontalSizeClass: UIUserInterfaceSizeClass { .compact }
    public var displayScale: CGFloat { 2 }
}

/// The styles of views and controllers. A style is set on the view or controller, or is that of the nearest enclosing
/// one.
enum Traits {
    private static let portraitTraits = [UITraitCollection(.light, .regular), UITraitCollection(.dark, .regular)]
    private static let landscapeTraits = [UITraitCollection(.light, .compact), UITraitCollection(.dark, .compact)]

    static func of(_ view: UIView) -> UITraitCollection { traitCollection(effectiveStyle(view)) }
    static func of(_ controller: UIViewController) -> UITraitCollection { traitCollection(effectiveStyle(controller)) }
    private static func traitCollection(_ style: UIUserInterfaceStyle) -> UITraitCollection {
        traitCollection(of: style, isLandscape: UITraitCollection.isLandscape)
    }
    /// Returns the collection for a style, which is always the same object.
    static func traitCollection(of style: UIUserInterfaceStyle, isLandscape: Bool) -> UITraitCollection {
        (isLandscape ? landscapeTraits : portraitTraits)[style == .dark ? 1 : 0]
    }
    /// Notifies a tree of views of a changed size class.
    static func sizeClassChanged(_ root: UIViewController, isLandscape: Bool) {
        passTraits(root, traitCollection(of: of(root).userInterfaceStyle, isLandscape: isLandscape))
    }

    private static func effectiveStyle(_ view: UIView) -> UIUserInterfaceStyle {
        var place: UIView? = view
        while let here = place {
            if here.overrideUserInterfaceStyle != .unspecified { return here.overrideUserInterfaceStyle }
            if let controller = here.owningController { return effectiveStyle(controller) }
            place = here.superview
        }
        return windowStyle
    }
    private static func effectiveStyle(_ controller: UIViewController) -> UIUserInterfaceStyle {
        var place: UIViewController? = controller
        while let here = place {
            if here.overrideUserInterfaceStyle != .unspecified { return here.overrideUserInterfaceStyle }
            place = here.parent ?? here.presentingViewController
        }
        return windowStyle
    }

    /// Notifies the controllers and views of a tree after a change of their style.
    static func notifyStyleChange(_ view: UIView, from old: UIUserInterfaceStyle) {
        guard view.overrideUserInterfaceStyle != old else { return }
        let before = old == .unspecified ? enclosingTraits(view) : traitCollection(old)
        if let window = view as? UIWindow {
            if let root = window.rootViewController { return passTraits(root, before) }
        }
        passTraits(view, before)
    }
    static func notifyStyleChange(_ controller: UIViewController, from old: UIUserInterfaceStyle) {
        guard controller.overrideUserInterfaceStyle != old else { return }
        let outer = controller.parent ?? controller.presentingViewController
        let around = outer.map { of($0) } ?? traitCollection(windowStyle)
        passTraits(controller, old == .unspecified ? around : traitCollection(old))
    }
    private static func enclosingTraits(_ view: UIView) -> UITraitCollection {
        if view is UIWindow { return traitCollection(.light) }
        if let controller = view.owningController { return of(controller) }
        return view.superview.map { of($0) } ?? traitCollection(windowStyle)
    }
    private static var windowStyle: UIUserInterfaceStyle {
        UIApplication.shared.keyWindow?.overrideUserInterfaceStyle ?? .unspecified
    }
    private static func passTraits(_ controller: UIViewController, _ before: UITraitCollection) {
        if controller.isViewLoaded {
            if of(controller) !== before {
                controller.traitCollectionDidChange(before)
                TraitObservers.notifyObservers(controller, before)
                controller.view.traitCollectionDidChange(before)
                TraitObservers.notifyObservers(controller.view, before)
            }
            for view in controller.view.subviews { passTraits(view, before) }
        }
        for child in controller.children { passTraits(child, before) }
        if let shown = controller.presentedViewController { passTraits(shown, before) }
    }
    private static func passTraits(_ view: UIView, _ before: UITraitCollection) {
        if view.owningController != nil { return }
        if of(view) !== before {
            view.traitCollectionDidChange(before)
            TraitObservers.notifyObservers(view, before)
        }
        for inner in view.subviews { passTraits(inner, before) }
    }
}
