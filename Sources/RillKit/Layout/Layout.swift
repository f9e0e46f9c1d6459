import Foundation

/// Gives views their frames: what constraints say, what stack views do, what autoresizing masks keep. Views that neither a
/// frame nor a constraint places are put one under the other, as the screen draws them.
enum Layout {
    /// Whether frames are set by the pass, not by the program.
    static var isRunning = false
    private static var isWaiting = false

    /// Lays the screen out in the next turn, as many changes as there are by then.
    static func wait() {
        if isWaiting { return }
        guard let seen = UIApplication.shared.front?.visible, seen.isViewLoaded else { return }
        isWaiting = true
        Timing.soon {
            isWaiting = false
            runScreen()
        }
    }
    /// Lays out what is on the screen.
    static func runScreen() {
        guard let seen = UIApplication.shared.front?.visible, let view = seen.viewIfLoaded else { return }
        run(in: view)
    }
    /// Lays out a view, and those around it that need it first.
    static func run(in view: UIView) {
        var root = view
        var place: UIView? = view
        while let here = place {
            if here.needsLayout { root = here }
            place = here.superview
        }
        pass(root)
    }

    private static func pass(_ view: UIView) {
        if view.needsLayout {
            view.needsLayout = false
            view.controller?.viewWillLayoutSubviews()
            placing { arrange(view) }
            view.layoutSubviews()
            view.controller?.viewDidLayoutSubviews()
        }
        for inner in view.subviews { pass(inner) }
    }
    private static func arrange(_ view: UIView) {}

    /// Sets frames that the program has not chosen itself.
    static func placing(_ body: () -> Void) {
        let outer = isRunning
        isRunning = true
        body()
        isRunning = outer
    }

    // MARK: Words of messages

    static func name(of item: LayoutItem?) -> String {
        guard let item, let view = item.layoutView else { return "gone" }
        let name = view.screenName ?? view.accessibilityIdentifier ?? "\(type(of: view))"
        return item === view ? name : "\(name).guide"
    }
    static func number(_ value: CGFloat) -> String {
        value == value.rounded() ? "\(Int(value))" : "\(Double(value))"
    }
}

extension UIView {
    /// The part of its edges that bars and the edge of the phone cover.
    public var safeAreaInsets: UIEdgeInsets {
        if let controller { return controller.barInsets }
        guard let superview else { return .zero }
        let (outer, size) = (superview.safeAreaInsets, superview.frame.size)
        return UIEdgeInsets(
            top: max(0, outer.top - frame.minY), left: max(0, outer.left - frame.minX),
            bottom: max(0, outer.bottom - (size.height - frame.maxY)),
            right: max(0, outer.right - (size.width - frame.maxX)))
    }
    public func systemLayoutSizeFitting(_ size: CGSize) -> CGSize { sizeThatFits(size) }
    public static let layoutFittingCompressedSize = CGSize.zero
    public static let layoutFittingExpandedSize = CGSize(width: 10000, height: 10000)
}

extension UIViewController {
    /// What bars and the edges of the phone take of its view.
    var barInsets: UIEdgeInsets {
        var insets = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
        if let navigation = navigationController, !navigation.isNavigationBarHidden { insets.top += 44 }
        if tabBarController != nil { insets.bottom += 49 }
        let more = additionalSafeAreaInsets
        return UIEdgeInsets(
            top: insets.top + more.top, left: insets.left + more.left, bottom: insets.bottom + more.bottom,
            right: insets.right + more.right)
    }
}
