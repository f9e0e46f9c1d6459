import Foundation

/// Controls the screen by the keyboard: stores the focused element, and finds the action of a key on it. The keys
/// change only the focus themselves; each action is returned as code, which is run and recorded.
enum Keys {
    /// An element that can have the focus.
    enum FocusStop {
        case back(UINavigationController)
        case item(UIBarButtonItem)
        case view(UIView)
        case row(UITableView, IndexPath)
        case choice(UIAlertAction)
        case tab(UITabBarController, Int)

        /// The object that is drawn with the focus.
        var thing: AnyObject? {
            switch self {
            case .back(let navigation): return navigation.viewControllers.last?.navigationItem
            case .item(let item): return item
            case .view(let view): return view
            case .row(let table, let path): return table.cellForRow(at: path)
            case .choice(let action): return action
            case .tab(let tabs, let index): return tabs.viewControllers?[index]
            }
        }
        /// The object whose elements form one group, between which Tab moves; the rows of a table are one group.
        var group: AnyObject? {
            if case .row(let table, _) = self { return table }
            return thing
        }
        func isSame(as other: FocusStop) -> Bool {
            if case .row(let table, let path) = self, case .row(let otherTable, let otherPath) = other {
                return table === otherTable && path == otherPath
            }
            return thing === other.thing
        }
    }

    private static var currentPlace: FocusStop?
    /// The index of the focused element, which is used if the element disappears.
    private static var focusIndex = 0
    private static weak var typingField: UIResponder?
    /// The current screen; the focus of covered screens is stored with it.
    private static weak var lastScreen: UIViewController?
    private static var rememberedStops: [RememberedStop] = []

    private struct RememberedStop {
        weak var screen: UIViewController?
        let place: FocusStop?
        let index: Int
    }

    /// Returns the code for a key, as described at `AppScreen.code`.
    static func code(_ key: String) -> String {
        guard let here = currentStop() else { return "" }
        switch key {
        case "tab", "backTab":
            moveToNextGroup(key == "tab" ? 1 : -1, from: here)
            return ""
        case "escape": return backCode
        case "up", "down": return moveOneStep(key == "up" ? -1 : 1, from: here)
        default: break
        }
        let code = code(key, at: here)
        if !code.isEmpty || key.count != 1 || key == " " { return code }
        if case .row = here { return "" }
        // Text that is typed on an element without text input goes to the first field.
        for (place, stop) in focusStops.enumerated() {
            guard case .view(let view) = stop, let typed = view.codeForTyping(key) else { continue }
            setFocus(on: place, of: focusStops)
            return typed
        }
        return ""
    }
    /// Returns the code for a key at an element.
    private static func code(_ key: String, at here: FocusStop) -> String {
        switch here {
        case .back: return isTap(key) ? "goBack()" : moveFocus(key, here)
        case .item, .tab: return isTap(key) ? "tap(\(here.stopWord))" : moveFocus(key, here)
        case .choice: return isTap(key) ? "choose(\(here.stopWord))" : moveFocus(key, here)
        case .row(let table, let path): return codeForRow(key, table, path)
        case .view(let view):
            return view.codeForKey(key) ?? (isTap(key) ? "tap(\(here.stopWord))" : moveFocus(key, here))
        }
    }
    /// Returns the code for a pasted text.
    static func code(pasting text: String) -> String {
        guard case .view(let view)? = currentStop() else { return "" }
        return view.codeForTyping(text) ?? ""
    }

    /// The focused object, which is drawn highlighted.
    static var focus: AnyObject? { currentStop()?.thing }

    /// The keys with an action on the focused element, for the last line of the screen.
    static var hint: String {
        switch currentStop() {
        case .view(let view)?: return view.keyHint
        case .row(let table, let path)?: return "Enter select" + table.keyHint(path)
        case .back?: return "Enter back"
        case nil: return ""
        default: return "Enter tap"
        }
    }

    private static func isTap(_ key: String) -> Bool { key == "enter" || key == " " }

    // MARK: Moving the focus

    /// Returns the element with the focus. The focus follows the first responder of the app; if the element has
    /// disappeared, the next one has the focus.
    private static func currentStop() -> FocusStop? {
        restoreFocus(to: UIApplication.shared.topController?.visibleOrSelf)
        let all = focusStops
        if let holder = FocusHolder.firstResponder, holder !== typingField,
            let found = all.first(where: { $0.thing === holder })
        {
            currentPlace = found
        }
        typingField = FocusHolder.firstResponder
        let known = currentPlace.flatMap { old in all.firstIndex { $0.isSame(as: old) } }
        focusIndex = known ?? max(0, min(focusIndex, all.count - 1))
        currentPlace = all.isEmpty ? nil : all[focusIndex]
        return currentPlace
    }
    /// Restores the focus of a screen that becomes visible.
    private static func restoreFocus(to new: UIViewController?) {
        if new === lastScreen { return }
        rememberedStops.removeAll { $0.screen == nil || $0.screen === lastScreen }
        if let lastScreen, !(lastScreen is UIAlertController) {
            rememberedStops.append(RememberedStop(screen: lastScreen, place: currentPlace, index: focusIndex))
        }
        let known = rememberedStops.first { $0.screen === new }
        (currentPlace, focusIndex, lastScreen) = (known?.place, known?.index ?? 0, new)
    }
    private static func setFocus(on new: Int, of all: [FocusStop]) {
        focusIndex = new
        currentPlace = all[new]
    }
    /// Moves the focus to the first element of the next group, and after the last group to the first one.
    private static func moveToNextGroup(_ direction: Int, from here: FocusStop) {
        let all = focusStops
        var next = focusIndex
        repeat {
            next = (next + direction + all.count) % all.count
        } while all[next].group === here.group && next != focusIndex
        while direction < 0, next > 0, all[next - 1].group === all[next].group { next -= 1 }
        setFocus(on: next, of: all)
    }
    /// Moves the focus to the next element; at the edge of a table, returns the code that scrolls the table.
    private static func moveOneStep(_ direction: Int, from here: FocusStop) -> String {
        let all = focusStops
        let next = focusIndex + direction
        if case .row(let table, let path) = here {
            let isEdge = !all.indices.contains(next) || all[next].group !== table
            if isEdge, let scrolled = table.scrollCode(by: direction) {
                currentPlace = table.neighbour(of: path, direction).map { .row(table, $0) }
                return scrolled
            }
        }
        if all.indices.contains(next) { setFocus(on: next, of: all) }
        return ""
    }
    private static func moveFocus(_ key: String, _ here: FocusStop) -> String {
        key == "left" ? moveOneStep(-1, from: here) : key == "right" ? moveOneStep(1, from: here) : ""
    }
    private static func codeForRow(_ key: String, _ table: UITableView, _ path: IndexPath) -> String {
        let section = path.section == 0 ? "" : ", section: \(path.section)"
        switch key {
        case "enter", " ": return "\(table.findCode).select(row: \(path.row)\(section))"
        case "e", "delete", "backspace": return "\(table.findCode).delete(row: \(path.row)\(section))"
        case "pageUp": return table.scrollCode(by: -table.rowsOnScreen) ?? table.pullCode ?? ""
        case "pageDown": return table.scrollCode(by: table.rowsOnScreen) ?? ""
        default: return ""
        }
    }
    private static var backCode: String {
        guard let front = UIApplication.shared.topController else { return "" }
        if let alert = front as? UIAlertController {
            return alert.actions.first { $0.style == .cancel }.map { "choose(\(FocusStop.choice($0).stopWord))" } ?? ""
        }
        if (front.visibleOrSelf.navigationController?.viewControllers.count ?? 0) > 1 { return "goBack()" }
        // A presented screen is closed by its own Cancel button.
        let bar = front.visibleOrSelf.navigationItem
        let items = (bar.leftBarButtonItems ?? []) + (bar.rightBarButtonItems ?? [])
        let cancel = UIBarButtonItem(barButtonSystemItem: .cancel, target: nil, action: nil).title
        let cancelItem =
            front.presentingViewController == nil ? nil : items.first { $0.title == cancel && $0.isEnabled }
        return cancelItem.map { "tap(\(FocusStop.item($0).stopWord))" } ?? ""
    }

    // MARK: Elements

    /// Returns all focusable elements in reading order.
    static var focusStops: [FocusStop] {
        guard let front = UIApplication.shared.topController else { return [] }
        if let alert = front as? UIAlertController {
            let fields: [FocusStop] = (alert.textFields ?? []).map { .view($0) }
            return fields + alert.actions.filter { $0.isEnabled }.map { .choice($0) }
        }
        var all: [FocusStop] = []
        let seen = front.visibleOrSelf
        if let navigation = seen.navigationController, navigation.viewControllers.count > 1,
            !navigation.isNavigationBarHidden
        {
            all.append(.back(navigation))
        }
        var last: [FocusStop] = []
        for thing in UIDriver.tappableElements {
            if let item = thing as? UIBarButtonItem {
                if item.isEnabled, item.hasVisibleContent { all.append(.item(item)) }
            } else if let table = thing as? UITableView {
                let rows = table.indexPathsForVisibleRows ?? []
                // An empty list can still be pulled to refresh.
                all += rows.isEmpty && table.pullCode != nil ? [.view(table)] : rows.map { .row(table, $0) }
            } else if let view = thing as? UIView, view.isUserAccessible, UIDriver.reasonForUnreachable(view) == nil {
                // A full-screen view with a tap recogniser, which often hides the keyboard, comes last.
                if view === seen.view { last.append(.view(view)) } else { all.append(.view(view)) }
            }
        }
        all += last
        if let tabs = (front as? UITabBarController) ?? seen.tabBarController {
            all += (tabs.viewControllers ?? []).indices.map { .tab(tabs, $0) }
        }
        return all
    }
}

extension Keys.FocusStop {
    /// The quoted name of the element for the user.
    var stopWord: String {
        switch self {
        case .back: return ""
        case .item(let item): return UIDriver.wordForElement(of: item).debugDescription
        case .view(let view): return UIDriver.wordForElement(of: view).debugDescription
        case .row(let table, _): return UIDriver.wordForElement(of: table).debugDescription
        case .choice(let action): return (action.title ?? "").debugDescription
        case .tab(let tabs, let index):
            let child = tabs.viewControllers?[index]
            return (child?.tabTitle ?? "").debugDescription
        }
    }
}
