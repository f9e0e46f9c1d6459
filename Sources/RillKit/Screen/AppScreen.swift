import Foundation

/// The visible screen as text. Drawing reads the state of the views, and runs no code of the program except data
/// sources.
///
///     show(UIViewController())
///     print(screen.isEmpty)
///     // false
///
/// See also: UIViewController.
public final class AppScreen: CustomStringConvertible {
    public static let main = AppScreen()
    /// True for interactive use, for which scripts of user actions are omitted.
    public static var isUsedByHand = false

    /// The number of columns between the edges of the screen, which is doubled in landscape.
    public var width = 39
    private var orientedWidth: Int { UITraitCollection.isLandscape ? 2 * width : width }

    public var isEmpty: Bool { UIApplication.shared.keyWindow?.rootViewController == nil }
    public var description: String { drawn(isUnicode: true) }

    /// Draws the screen for a terminal with `columns` columns. If there are too few columns, the app is narrower, and
    /// view names that do not fit beside it are listed below by number. Below the minimum width, only the left part is
    /// drawn. With sextants, images and shapes have more details.
    public func drawn(isUnicode: Bool, hasSextants: Bool = false, columns: Int = .max) -> String {
        self.hasSextants = hasSextants
        defer { self.hasSextants = false }
        let lines = drawnRows(isUnicode, columns, 0)
        let text =
            columns < Self.minWidth + 2 ? Self.clippedLines(lines, to: max(1, columns), isUnicode: isUnicode) : lines
        return text.joined(separator: "\n")
    }
    /// The smallest width at which the screen can be read.
    private static let minWidth = 14
    /// The number of columns for a number beside the screen, including the blank before it.
    private static let numberColumns = 3

    private func drawnRows(_ isUnicode: Bool, _ columns: Int, _ reserved: Int) -> [String] {
        var canvas = TextCanvas(
            width: min(orientedWidth, max(Self.minWidth, columns - 2 - reserved)) - 2, isUnicode: isUnicode)
        canvas.rowLimit = rowLimit
        canvas.hasSextants = hasSextants
        guard let root = UIApplication.shared.keyWindow?.rootViewController else {
            guard let question = SystemAlert.shownAlert else { return [Self.emptyScreenText] }
            return framedScreen([alertBox(question, canvas)], title: app.name ?? "App", canvas, columns)
        }
        let parts = screenParts(of: root, canvas)
        // If the numbers do not fit either, the app is still narrower.
        if reserved == 0, columns - canvas.width - 4 < Self.numberColumns,
            columns >= Self.minWidth + 2 + Self.numberColumns,
            parts.contains(where: { part in part.contains { !$0.names.isEmpty } })
        {
            return drawnRows(isUnicode, columns, Self.numberColumns)
        }
        return framedScreen(parts, title: app.name ?? screenTitle(of: root), canvas, columns)
    }
    /// Returns the left part of the lines, and the number of columns for the rest.
    private static func clippedLines(_ lines: [String], to columns: Int, isUnicode: Bool) -> [String] {
        let canvas = TextCanvas(width: columns, isUnicode: isUnicode)
        return lines.map { canvas.clipped($0) }
            + canvas.wrappedLines("(cut: it needs \(minWidth + 2) columns)").map { $0.text }
    }
    /// Draws the screen for use with the keyboard. The focused element is between `focusBegins` and `focusEnds`. If the
    /// window has fewer lines than the screen, tables show fewer rows.
    public func keyed(
        isUnicode: Bool, hasSextants: Bool = false, columns: Int = .max, rows: Int = .max
    ) -> String {
        AppScreen.drawnFocus = Keys.focus
        defer {
            AppScreen.drawnFocus = nil
            rowLimit = .max
        }
        var text = drawn(isUnicode: isUnicode, hasSextants: hasSextants, columns: columns)
        var limit = Self.maxRows
        while limit > Self.minRows {
            let excess = text.filter { $0 == "\n" }.count + 1 - rows
            if excess <= 0 { break }
            limit = max(Self.minRows, limit - excess)
            rowLimit = limit
            text = drawn(isUnicode: isUnicode, hasSextants: hasSextants, columns: columns)
        }
        return text
    }
    private var rowLimit = Int.max
    /// True while the screen is drawn for a terminal that draws characters with six parts.
    private var hasSextants = false
    private static let minRows = 3
    private static let maxRows = 30
    /// The keys that have an action on the focused element.
    public var keyHint: String { Keys.hint }
    public static let focusBegins: Character = "\u{2068}"
    public static let focusEnds: Character = "\u{2069}"
    static let focusMarks = [focusBegins, focusEnds]
    static weak var drawnFocus: AnyObject?

    /// True if changes of the screen are recorded on the timeline, with one lane for each view. Compiled programs have
    /// no timeline.
    public var isTraced: Bool {
        get { ScreenTrace.isOn }
        set { ScreenTrace.isOn = newValue }
    }
    /// The texts that `tap` finds, in order. While an alert is visible, they are the titles of its buttons.
    public var words: [String] {
        if let alert = UIApplication.shared.topController as? UIAlertController {
            return alert.actions.compactMap { $0.title }
        }
        var words = UIDriver.tappableElements.compactMap { thing -> String? in
            if thing is UILabel || thing is UITableView || (thing as? UIView)?.isUserAccessible == false { return nil }
            return thing.driverTitle ?? UIDriver.name(of: thing)
        }
        for table in UIDriver.tappableElements.compactMap({ $0 as? UITableView }) {
            words += table.visibleCells.compactMap { $0.textLabel?.text }
        }
        words += UIDriver.tappableElements.compactMap { thing -> String? in
            guard let label = thing as? UILabel, let cell = label.cell else { return nil }
            return label === (cell as? UITableViewCell)?.textLabel ? nil : label.text
        }
        let front = UIApplication.shared.topController
        if let tabs = (front as? UITabBarController) ?? front?.visibleOrSelf.tabBarController {
            words += (tabs.viewControllers ?? []).compactMap { $0.tabTitle }
        }
        return words.filter { !$0.isEmpty }
    }

    /// A description of the screen for screen readers, with one sentence per line.
    public var sentences: String {
        guard let root = UIApplication.shared.keyWindow?.rootViewController else { return Self.emptyScreenText }
        let canvas = TextCanvas(width: 10_000, isUnicode: false, isForSpeech: true)
        let lines = screenParts(of: root, canvas).flatMap { $0 }.map { line -> String in
            let text = line.text.split(separator: " ").joined(separator: " ")
            return line.names.isEmpty ? text : "\(line.names.joined(separator: ", ")): \(text)"
        }
        return (["screen \(app.name ?? screenTitle(of: root))"] + lines.filter { !$0.isEmpty }).joined(separator: "\n")
    }
    /// A description of the simulated storyboard and of alternatives to it.
    public var storyboard: String {
        if SimulatedStoryboard.createdDescriptions.isEmpty {
            return "no outlet was filled in: every outlet had a value, or no controller was loaded"
        }
        return
            (SimulatedStoryboard.createdDescriptions + [
                "rill fills an outlet only if it has no value before the view loads, and not in a controller with its own loadView()"
            ])
            .joined(separator: "\n")
    }
    /// The frames of the visible views. Each view is indented below its superview.
    public var frames: String {
        guard let root = UIApplication.shared.keyWindow?.rootViewController else { return Self.emptyScreenText }
        var lines: [String] = []
        func add(_ view: UIView, _ depth: Int) {
            let name = view.screenName ?? view.accessibilityIdentifier ?? view.driverTitle
            let place = [view.frame.minX, view.frame.minY, view.frame.size.width, view.frame.size.height]
            lines.append(
                String(repeating: "  ", count: depth) + "\(type(of: view))" + (name.map { " \"\($0)\"" } ?? "") + " "
                    + place.map { Layout.numberText($0) }.joined(separator: " "))
            for inner in view.subviews where !inner.isHidden { add(inner, depth + 1) }
        }
        if let view = (UIApplication.shared.topController ?? root).visibleOrSelf.view {
            Layout.layOut(in: view)
            add(view, 0)
        }
        return lines.joined(separator: "\n")
    }
    private static let emptyScreenText = "the screen is empty: use show(ViewController())"

    private func screenParts(of root: UIViewController, _ canvas: TextCanvas) -> [[Line]] {
        var parts: [[Line]] = []
        var place: UIViewController = root
        var alert: UIAlertController?
        while let above = place.presentedViewController {
            if let shown = above as? UIAlertController { alert = shown } else { place = above }
            if above is UIAlertController && above.presentedViewController == nil { break }
        }
        if let question = SystemAlert.shownAlert { alert = question }
        let seen = place.visibleOrSelf
        if let bar = barLines(of: seen, canvas) { parts.append(bar) }
        parts.append(contentLines(of: seen.visibleContentView, canvas))
        if let bar = seen.visibleToolbar, !bar.lines(canvas).isEmpty { parts.append(bar.lines(canvas)) }
        let inputs = seen.inputViews.flatMap { canvas.namedLines($0) }
        if !inputs.isEmpty { parts.append(inputs) }
        if let alert { parts.append(alertBox(alert, canvas)) }
        if let tabs = (place as? UITabBarController) ?? seen.tabBarController, !seen.hidesTabBar {
            parts.append([self.tabLine(tabs, canvas)])
        }
        return parts
    }

    /// Draws the contents of a view by their frames, if constraints or the program place them, and in order otherwise.
    private func contentLines(of view: UIView, _ canvas: TextCanvas) -> [Line] {
        Layout.layOut(in: view)
        guard !canvas.isForSpeech, !view.drawsItself, Layout.usesGeometry(view) || Layout.hasExplicitFrame(view) else {
            return canvas.stackedLines([view])
        }
        var raster = ScreenRaster(view, canvas)
        return raster.drawnLines()
    }

    private func screenTitle(of root: UIViewController) -> String {
        let first = (root as? UINavigationController)?.viewControllers.first ?? root.visibleOrSelf
        let plain = "\(type(of: first))".replacingOccurrences(of: "UIViewController", with: "").filter { !$0.isNumber }
        let name = NameWords.titleFromName(of: plain)
        return name.isEmpty || name == "View controller" ? "App" : name
    }

    /// Draws the navigation bar with the back button, the title and the buttons.
    func barLines(of controller: UIViewController, _ canvas: TextCanvas) -> [Line]? {
        let item = controller.navigationItem
        let navigation = controller.navigationController
        if navigation?.isNavigationBarHidden ?? false { return nil }
        var left = (item.leftBarButtonItems ?? []).map {
            canvas.withFocusMarks($0.drawnText(canvas), $0.customView ?? $0)
        }
        let showsBack = left.isEmpty || item.leftItemsSupplementBackButton
        if let navigation, navigation.viewControllers.count > 1, showsBack, !item.hidesBackButton {
            left.insert(canvas.withFocusMarks(canvas.isForSpeech ? "back," : canvas.isUnicode ? "‹" : "<", item), at: 0)
        }
        let right = (item.rightBarButtonItems ?? []).reversed().map {
            canvas.withFocusMarks($0.drawnText(canvas), $0.customView ?? $0)
        }
        if navigation == nil && left.isEmpty && right.isEmpty && controller.title == nil { return nil }
        // A search bar has a line of its own below the title.
        let search =
            item.searchController.map {
                $0.searchBar.lines(canvas).map { canvas.withFocusMarks($0, item.searchController!.searchBar) }
            } ?? []
        let names = ((item.leftBarButtonItems ?? []) + (item.rightBarButtonItems ?? [])).compactMap { $0.screenName }
        let title = item.titleView.map { canvas.withFocusMarks($0.inline(canvas), $0) } ?? item.title ?? ""
        let begin = (left + (title.isEmpty ? [] : [title])).joined(separator: " ")
        let end = right.joined(separator: canvas.isForSpeech ? ", " : "  ")
        if canvas.isForSpeech {
            let words = [item.prompt ?? "", begin, end].filter { !$0.isEmpty }
            return [Line(words.joined(separator: ", "), names)] + search
        }
        let prompt = item.prompt.map { [Line(canvas.spaces((canvas.width - canvas.columnCount($0)) / 2) + $0)] } ?? []
        // A wide title view is drawn below the buttons.
        if let view = item.titleView, canvas.columnCount(begin) + canvas.columnCount(end) + 1 > canvas.width {
            let buttons = left.joined(separator: " ")
            let gap = canvas.spaces(max(1, canvas.width - canvas.columnCount(buttons) - canvas.columnCount(end)))
            return prompt + [Line(buttons + gap + end, names)]
                + view.lines(canvas).map { canvas.withFocusMarks($0, view) }
                + search
        }
        return prompt + [
            Line(
                begin + canvas.spaces(max(1, canvas.width - canvas.columnCount(begin) - canvas.columnCount(end))) + end,
                names)
        ] + search
    }

    private func alertBox(_ alert: UIAlertController, _ canvas: TextCanvas) -> [Line] {
        let inner = TextCanvas(width: canvas.width - 4, isUnicode: canvas.isUnicode, isForSpeech: canvas.isForSpeech)
        var rows = [alert.title, alert.message].compactMap { $0 }.filter { !$0.isEmpty }
        rows += (alert.textFields ?? []).map { inner.withFocusMarks($0.inline(inner), $0) }
        if canvas.isForSpeech {
            let choices = alert.actions.map { ($0.title ?? "") + ($0.isEnabled ? "" : " (disabled)") }
            return (["alert"] + rows + ["choices: " + choices.joined(separator: ", ")]).map { Line($0) }
        }
        let buttons = alert.actions.map {
            inner.withFocusMarks($0.isEnabled ? "[ \($0.title ?? "") ]" : "( \($0.title ?? "") )", $0)
        }
        let line = buttons.joined(separator: "  ")
        rows += inner.columnCount(line) <= inner.width ? [line] : buttons
        return canvas.framedLines(rows)
    }

    private func tabLine(_ controller: UITabBarController, _ canvas: TextCanvas) -> Line {
        let titles = (controller.viewControllers ?? []).enumerated().map { index, child -> String in
            let title = child.tabTitle ?? "Tab \(index + 1)"
            let badge = child.tabBarItem.badgeValue.map { " (\($0))" } ?? ""
            let isShown = index == controller.selectedIndex
            if canvas.isForSpeech { return "tab \(title)\(badge)\(isShown ? ", shown" : "")" }
            return canvas.withFocusMarks(isShown ? "<\(title)\(badge)>" : " \(title)\(badge) ", child)
        }
        return Line(titles.joined(separator: canvas.isForSpeech ? "; " : " "))
    }

    /// Returns the names of views beside a line if they fit, and their number in the list below otherwise.
    private func namesBeside(_ names: [String], _ canvas: TextCanvas, _ columns: Int, _ below: inout [String]) -> String
    {
        let text = names.joined(separator: ", ")
        if text.isEmpty { return "" }
        let room = columns == .max ? columns : columns - canvas.width - 4
        if canvas.columnCount(text) + 3 <= room { return "   " + text }
        if room < Self.numberColumns {
            below.append(text)
            return ""
        }
        let number = below.count + 1
        below.append("\(number) \(text)")
        return " \(number)"
    }

    private func framedScreen(_ parts: [[Line]], title: String, _ canvas: TextCanvas, _ columns: Int) -> [String] {
        let (bar, side) = canvas.isUnicode ? ("─", "│") : ("-", "|")
        let width = canvas.width + 2
        func edge(_ left: String, _ right: String) -> String { left + String(repeating: bar, count: width) + right }
        let head = canvas.clipped(title)
        let first =
            (canvas.isUnicode ? "┌" : "+") + bar + " \(head) "
            + String(repeating: bar, count: max(0, width - 3 - canvas.columnCount(head)))
            + (canvas.isUnicode ? "┐" : "+")
        var lines = [first]
        var below: [String] = []
        for (index, part) in parts.enumerated() {
            if index > 0 { lines.append(canvas.isUnicode ? edge("├", "┤") : edge("+", "+")) }
            for line in part.isEmpty ? [Line("")] : part {
                let names = namesBeside(line.names, canvas, columns, &below)
                lines.append("\(side) \(canvas.paddedToWidth(line.text)) \(side)\(names)")
            }
        }
        lines.append(canvas.isUnicode ? edge("└", "┘") : edge("+", "+"))
        let room = TextCanvas(width: columns, isUnicode: canvas.isUnicode)
        return lines + below.flatMap { room.wrappedLines($0) }.map { $0.text }
    }
}

/// The screen of the running app.
public let screen = AppScreen.main
