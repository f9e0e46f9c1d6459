import Foundation

/// Computes the frames of views from constraints, stack views and autoresizing masks. Views without a frame or
/// constraints are arranged from top to bottom, as the screen draws them.
enum Layout {
    /// True while the layout sets frames; false while the program sets them.
    static var isRunning = false
    private static var isScheduled = false

    /// Schedules one layout of the screen in the next turn for all changes until then.
    static func scheduleLayout() {
        if isScheduled { return }
        guard let seen = UIApplication.shared.topController?.visibleOrSelf, seen.isViewLoaded else { return }
        isScheduled = true
        Timing.performInNextTurn {
            isScheduled = false
            layOutScreen()
        }
    }
    /// Lays out the screen.
    static func layOutScreen() {
        guard let seen = UIApplication.shared.topController?.visibleOrSelf, let view = seen.viewIfLoaded else { return }
        layOut(in: view)
    }
    /// Lays out the whole screen around a view, because constraints may relate distant views.
    static func layOut(in view: UIView) {
        if isRunning || isInLayoutPass { return }
        var root = view
        while let above = root.superview, !(above is UIWindow) { root = above }
        guard needsLayout(root) else { return }
        isInLayoutPass = true
        // Changes that happen in layout callbacks are laid out again, at most four times.
        for _ in 0..<4 where needsLayout(root) { runLayoutPass(root) }
        isInLayoutPass = false
    }
    private static var isInLayoutPass = false

    private static func needsLayout(_ view: UIView) -> Bool {
        view.needsLayout || view.subviews.contains { needsLayout($0) }
    }
    private static func runLayoutPass(_ root: UIView) {
        hasChangedInCallback = false
        whileSettingFrames {
            stackVertically(root)
            solve(root, width: root.frame.size.width, height: root.frame.size.height)
        }
        callLayout(root)
    }
    /// Calls the layout callbacks of a view, then those of its subviews.
    private static func callLayout(_ view: UIView) {
        if view.needsLayout {
            view.needsLayout = false
            if let controller = view.owningController {
                ObservedCalls.observeCall(controller, "viewWillLayoutSubviews") { controller.viewWillLayoutSubviews() }
            }
            ObservedCalls.observeCall(view, "layoutSubviews") { view.layoutSubviews() }
            if let controller = view.owningController {
                ObservedCalls.observeCall(controller, "viewDidLayoutSubviews") { controller.viewDidLayoutSubviews() }
            }
            solveAgain(view)
        }
        for inner in view.subviews { callLayout(inner) }
        if view.needsDisplay { view.displayIfNeeded() }
    }

    /// True if a layout callback has changed frames, views or constraints since the last solution.
    static var hasChangedInCallback = false

    /// Solves the constraints inside of a view again if its layout callbacks have changed frames, views or constraints,
    /// so that the layout of its subviews begins with the right frames.
    private static func solveAgain(_ view: UIView) {
        guard hasChangedInCallback else { return }
        hasChangedInCallback = false
        if view is UITableView || view is UICollectionView { return }
        var root = view
        while let above = root.superview, !(above is UIWindow) {
            if above is UITableView || above is UICollectionView { break }
            root = above
        }
        guard usesGeometry(view) else { return }
        whileSettingFrames { solve(root, width: root.frame.size.width, height: root.frame.size.height) }
        hasChangedInCallback = false
    }

    /// Solves the constraints and stacks inside of a view. Returns the height that the view needs if no height is
    /// given.
    @discardableResult
    static func solve(_ root: UIView, width: CGFloat, height: CGFloat?) -> CGFloat {
        guard usesGeometry(root) || !(cellAround(around: root)?.constraints ?? []).isEmpty else { return height ?? 44 }
        let system = LayoutSystem(root, width: Double(width), height: height.map { Double($0) })
        system.solve()
        return system.height
    }
    /// Returns the cell of a content view; nil for another view. Both have the same rectangle, so constraints to either
    /// are equivalent.
    static func cellAround(around root: UIView) -> UIView? {
        if let cell = root.superview as? UITableViewCell { return cell.contentView === root ? cell : nil }
        if let cell = root.superview as? UICollectionViewCell { return cell.contentView === root ? cell : nil }
        return nil
    }
    /// Returns true if constraints place a subview, or if a stack with a position does.
    static func usesGeometry(_ view: UIView) -> Bool {
        if !view.constraints.isEmpty { return true }
        if view is UIStackView, view.hasExplicitFrame { return true }
        if view is UITableView || view is UICollectionView { return false }
        return view.subviews.contains { usesGeometry($0) }
    }
    /// Returns true if the program has set the frame of every visible subview.
    static func hasExplicitFrame(_ view: UIView) -> Bool {
        let seen = view.subviews.filter { $0.isVisiblyDrawn }
        return !seen.isEmpty
            && seen.allSatisfy { $0.hasExplicitFrame && $0.frame.size.width > 0 && $0.frame.size.height > 0 }
    }

    /// Arranges the views of a simulated storyboard from top to bottom. A list fills the rest of the height.
    private static func stackVertically(_ root: UIView) {
        guard let controller = root.owningController else { return }
        let implied = root.subviews.filter { $0.isFromStoryboard && !$0.hasExplicitFrame && !$0.isHidden }
        if implied.isEmpty { return }
        let (bars, size) = (controller.barInsets, root.frame.size)
        var top = bars.top + 8
        var last: UIView?
        for view in implied where view.translatesAutoresizingMaskIntoConstraints {
            let isList = view is UITableView || view is UICollectionView
            let own = view.intrinsicContentSize
            let height = isList ? max(44, size.height - bars.bottom - top) : own.height > 0 ? own.height : 44
            let left: CGFloat = isList ? 0 : 16
            view.frame = CGRect(x: left, y: top, width: size.width - 2 * left, height: height)
            if view.sharesLineWithPrevious, let last {
                share(last, view)
            } else {
                top += height + 8
            }
            last = view
        }
    }
    /// Places a view of a simulated storyboard on the line of the previous view, which becomes narrower.
    private static func share(_ first: UIView, _ second: UIView) {
        let (place, own) = (first.frame, second.intrinsicContentSize)
        let width = own.width > 0 ? min(own.width, place.size.width / 2) : place.size.width / 2
        first.frame.size.width = max(0, place.size.width - width - 8)
        second.frame = CGRect(x: place.maxX - width, y: place.minY, width: width, height: place.size.height)
    }

    /// Drops a constraint that contradicts others, and reports the conflict once.
    static func reportConflict(_ constraint: NSLayoutConstraint) {
        guard UIApplication.shared.keyWindow?.rootViewController != nil, !constraint.isReported else { return }
        constraint.isReported = true
        Warnings.warn(
            "constraint-conflict", "the constraint \(constraint) contradicts other constraints and is ignored",
            help: "remove one of the constraints, or give it a lower priority")
    }

    /// Calls a closure that sets frames on behalf of the layout.
    static func whileSettingFrames(_ body: () -> Void) {
        let outer = isRunning
        isRunning = true
        body()
        isRunning = outer
    }

    // MARK: Messages

    static func itemName(of item: LayoutItem?) -> String {
        guard let item, let view = item.layoutView else { return "a freed view" }
        let name = view.screenName ?? view.accessibilityIdentifier ?? "\(type(of: view))"
        return item === view ? name : "\(name).guide"
    }
    static func numberText(_ value: CGFloat) -> String {
        value == value.rounded() ? "\(Int(value))" : "\(Double(value))"
    }
}

extension UIView {
    /// The insets that bars and the edges of the screen cover.
    public var safeAreaInsets: UIEdgeInsets {
        if let owningController { return owningController.barInsets }
        // The content of a scroll view begins below the bars.
        guard let superview, !(superview is UIScrollView) else { return .zero }
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
    /// True if the controller, or one below it in its stack, is pushed without the tab bar.
    var hidesTabBar: Bool {
        if tabBarController?.tabBar.isHidden ?? false { return true }
        guard let stack = navigationController?.viewControllers,
            let place = stack.firstIndex(where: { $0 === self })
        else { return parent?.hidesTabBar ?? false }
        return place > 0 && stack[1...place].contains { $0.hidesBottomBarWhenPushed }
    }
    /// The insets of the controller's view that bars and the edges of the screen cover.
    var barInsets: UIEdgeInsets {
        let isWide = UITraitCollection.isLandscape
        var insets =
            isWide
            ? UIEdgeInsets(top: 0, left: 47, bottom: 21, right: 47)
            : UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
        if let navigation = navigationController, !navigation.isNavigationBarHidden { insets.top += isWide ? 32 : 44 }
        if tabBarController != nil, !hidesTabBar { insets.bottom += isWide ? 32 : 49 }
        let more = additionalSafeAreaInsets
        return UIEdgeInsets(
            top: insets.top + more.top, left: insets.left + more.left, bottom: insets.bottom + more.bottom,
            right: insets.right + more.right)
    }
}
