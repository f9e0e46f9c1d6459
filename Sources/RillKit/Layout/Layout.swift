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
    /// Lays out a view with those around it: constraints relate views at a distance.
    static func run(in view: UIView) {
        if isRunning || isInPass { return }
        var root = view
        while let above = root.superview, !(above is UIWindow) { root = above }
        guard needsLayout(root) else { return }
        isInPass = true
        // What a program changes while it is told of the layout is laid out at once, as often as that ends soon.
        for _ in 0..<4 where needsLayout(root) { pass(root) }
        isInPass = false
    }
    private static var isInPass = false

    private static func needsLayout(_ view: UIView) -> Bool {
        view.needsLayout || view.subviews.contains { needsLayout($0) }
    }
    private static func pass(_ root: UIView) {
        placing {
            flow(root)
            solve(root, width: root.frame.size.width, height: root.frame.size.height)
        }
        tell(root)
    }
    /// The callbacks, from the outside to the inside.
    private static func tell(_ view: UIView) {
        if view.needsLayout {
            view.needsLayout = false
            view.controller?.viewWillLayoutSubviews()
            view.layoutSubviews()
            view.controller?.viewDidLayoutSubviews()
        }
        for inner in view.subviews { tell(inner) }
    }

    /// Solves what constraints and stacks say inside a view; the height that it needs, where it is not given.
    @discardableResult
    static func solve(_ root: UIView, width: CGFloat, height: CGFloat?) -> CGFloat {
        guard isGeometric(root) else { return height ?? 44 }
        let system = LayoutSystem(root, width: Double(width), height: height.map { Double($0) })
        system.solve()
        return system.height
    }
    /// Whether anything inside is placed by constraints, or by a stack that has a place.
    static func isGeometric(_ view: UIView) -> Bool {
        if !view.constraints.isEmpty { return true }
        if view is UIStackView, view.isPlaced { return true }
        if view is UITableView || view is UICollectionView { return false }
        return view.subviews.contains { isGeometric($0) }
    }
    /// Whether every view that is seen directly inside has a frame of the program's.
    static func isPlaced(_ view: UIView) -> Bool {
        let seen = view.subviews.filter { $0.isSeen }
        return !seen.isEmpty && seen.allSatisfy { $0.isPlaced && $0.frame.size.width > 0 && $0.frame.size.height > 0 }
    }

    /// Views of an implied storyboard, one under the other; a list takes the rest of the screen.
    private static func flow(_ root: UIView) {
        guard let controller = root.controller else { return }
        let implied = root.subviews.filter { $0.isImplied && !$0.isPlaced && !$0.isHidden }
        if implied.isEmpty { return }
        let (bars, size) = (controller.barInsets, root.frame.size)
        var top = bars.top + 8
        for view in implied where view.translatesAutoresizingMaskIntoConstraints {
            let isList = view is UITableView || view is UICollectionView
            let own = view.intrinsicContentSize
            let height = isList ? max(44, size.height - bars.bottom - top) : own.height > 0 ? own.height : 44
            let left: CGFloat = isList ? 0 : 16
            view.frame = CGRect(x: left, y: top, width: size.width - 2 * left, height: height)
            if view.sharesLine == false { top += height + 8 }
        }
    }

    /// A constraint that contradicts others is left out, and told of once.
    static func conflict(_ constraint: NSLayoutConstraint) {
        guard UIApplication.shared.keyWindow?.rootViewController != nil else { return }
        Warnings.warn(
            "constraint-conflict", "the constraint \(constraint) contradicts others and is left out",
            help: "take one of them away, or give it a lower priority")
    }

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
