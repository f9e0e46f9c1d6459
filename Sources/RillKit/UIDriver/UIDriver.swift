import Foundation

/// The actions of the user on the screen. An action without a target has no effect and prints the reason.
enum UIDriver {
    /// The kind of the touch.
    static var touch = UITouchType.direct

    /// Returns the reason for which a touch does not reach a view; nil if the touch reaches it.
    static func reasonForUnreachable(_ view: UIView) -> String? {
        var place: UIView? = view
        while let here = place {
            let who = here === view ? "it" : "its superview"
            if here.isHidden { return "\(who) is hidden" }
            if here.alpha <= 0.01 { return "\(who) is transparent" }
            if !here.isUserInteractionEnabled { return "\(who) does not receive touches" }
            if let controller = here.owningController, UIApplication.shared.isPresentingController(controller) {
                if let front = UIApplication.shared.topController, !isOnFrontScreen(controller, front) {
                    return "\(type(of: front)) covers it"
                }
            }
            place = here.superview
        }
        if let control = view as? UIControl, !control.isEnabled { return "it is disabled" }
        return nil
    }
    private static func isOnFrontScreen(_ controller: UIViewController, _ front: UIViewController) -> Bool {
        front === controller || front.visibleOrSelf === controller
            || front.children.contains { isOnFrontScreen(controller, $0) }
    }
    static func checkReachable(_ view: UIView, _ action: String) -> Bool {
        guard let reason = reasonForUnreachable(view) else { return true }
        Warnings.say("\(action) \(view.screenName ?? "\(type(of: view))") did nothing: \(reason)")
        return false
    }

    /// Types the keys of a text one by one.
    static func typeKeys(_ text: String, _ pause: TimeInterval, _ press: @escaping (String) -> Void) {
        for (index, character) in text.enumerated() {
            let key = String(character)
            if index == 0 { press(key) } else { Timing.performAfter(pause * Double(index)) { press(key) } }
        }
    }

    /// All elements on the screen that can be tapped, in order.
    static var tappableElements: [UIResponder] {
        guard let front = UIApplication.shared.topController else { return [] }
        let seen = front.visibleOrSelf
        let item = seen.navigationItem
        // The right bar buttons are listed from the outermost one.
        let left = (item.leftBarButtonItems ?? []).map { $0.customView ?? $0 }
        let right = (item.rightBarButtonItems ?? []).reversed().map { $0.customView ?? $0 }
        var all: [UIResponder] = left
        func add(_ view: UIView) {
            guard view.isVisiblyDrawn else { return }
            if let bar = view as? UINavigationBar {
                all += bar.barButtons
            } else if let bar = view as? UIToolbar {
                all += (bar.items ?? []).filter { $0.hasVisibleContent || $0.customView != nil }.map {
                    $0.customView ?? $0
                }
            } else {
                all.append(view)
            }
            for inner in view.subviews { add(inner) }
        }
        if let view = item.titleView { add(view) }
        all += right
        if let bar = item.searchController?.searchBar { add(bar) }
        if seen.viewIfLoaded != nil { add(seen.visibleContentView) }
        if let bar = seen.visibleToolbar { add(bar) }
        for view in seen.inputViews { add(view) }
        for view in front.storedPresentation?.siblingViews ?? [] { add(view) }
        return all
    }
    /// Finds an element by its title, then by its name, then by its kind and position, such as `text field 2`.
    /// Interactive elements have priority over labels.
    static func findElement(_ word: String, where fits: (UIResponder) -> Bool = { _ in true }) -> UIResponder? {
        let all = tappableElements.filter(fits)
        let tests: [(UIResponder) -> Bool] = [
            { !($0 is UILabel) && $0.driverTitle == word }, { $0.driverTitle == word }, { $0.spokenName == word },
            { name(of: $0) == word }, { $0.driverHint == word }, { placeText(of: $0) == word },
            { drawnGlyph($0) == word }, { pictureName($0) == word },
        ]
        for isFound in tests {
            if let found = all.first(where: isFound) { return found }
        }
        return outletNamed(word, among: all)
    }
    /// Returns the name of the picture of a button; nil if it has none.
    private static func pictureName(_ thing: UIResponder) -> String? {
        (thing as? UIBarButtonItem)?.image?.name ?? (thing as? UIButton)?.image(for: .normal)?.name
    }
    /// Returns the character of a button without a title, as it is drawn; nil if there is none.
    private static func drawnGlyph(_ thing: UIResponder) -> String? {
        let canvas = TextCanvas(width: 80, isUnicode: true)
        if let item = thing as? UIBarButtonItem { return item.drawnText(canvas) }
        return (thing as? UIButton)?.inline(canvas).trimmingCharacters(in: CharacterSet(charactersIn: "[ ]()"))
    }
    /// Returns the view in the property of the visible controller, or of one of its views, with a name; nil if there is
    /// none.
    private static func outletNamed(_ word: String, among all: [UIResponder]) -> UIResponder? {
        let owners = [UIApplication.shared.topController?.visibleOrSelf].compactMap { $0 } + all.filter { $0 is UIView }
        for owner in owners {
            if let found = outletNamed(word, of: owner, among: all) { return found }
        }
        return nil
    }
    private static func outletNamed(_ word: String, of owner: UIResponder, among all: [UIResponder]) -> UIResponder? {
        var mirror: Mirror? = Mirror(reflecting: owner)
        while let level = mirror {
            for child in level.children {
                guard let label = child.label, label == word || label == "$__lazy_storage_$_\(word)" else { continue }
                let value: Any = (child.value as? AnyOptional)?.wrappedAny ?? child.value
                if let thing = value as? UIResponder, all.contains(where: { $0 === thing }) { return thing }
            }
            mirror = level.superclassMirror
        }
        return nil
    }
    /// Returns true if a recogniser of the view, or of a superview up to that of the controller, handles a tap on the
    /// view.
    static func reactsToTaps(_ thing: UIResponder) -> Bool {
        var place = thing as? UIView
        while let view = place, view.owningController == nil {
            if view.gestureRecognizers?.contains(where: { $0 is UITapGestureRecognizer }) ?? false { return true }
            place = view.superview
        }
        return false
    }
    /// Returns the word by which `findElement` finds an element.
    static func wordForElement(of thing: UIResponder) -> String {
        let known = [thing.driverTitle, name(of: thing)].compactMap { $0 }.filter { !$0.isEmpty }
        return known.first { self.findElement($0) === thing } ?? placeText(of: thing)
    }
    private static func placeText(of thing: UIResponder) -> String {
        let index = tappableElements.filter { $0.kindName == thing.kindName }.firstIndex { $0 === thing } ?? 0
        return "\(thing.kindName) \(index + 1)"
    }
    static func name(of thing: UIResponder) -> String? {
        (thing as? UIView).flatMap { $0.screenName ?? $0.accessibilityIdentifier }
            ?? (thing as? UIBarButtonItem)?.screenName
    }
}

/// Taps the element with a title or name, such as a button, a row, a tab, or a button of an alert.
public func tap(_ word: String) {
    if let alert = UIApplication.shared.topController as? UIAlertController,
        alert.actions.contains(where: { $0.title == word })
    {
        return choose(word)
    }
    if let thing = UIDriver.findElement(word), !(thing is UILabel) || UIDriver.reactsToTaps(thing) {
        if let item = thing as? UIBarButtonItem { return item.tap() }
        if let view = thing as? UIView { return view.tap() }
    }
    if tapRow(word) || tapTab(word) || tapSegment(word) { return }
    // A tap on a label in a cell selects the row or item.
    if let label = UIDriver.findElement(word, where: { ($0 as? UILabel)?.cell != nil }) as? UIView {
        return label.tap()
    }
    // A recogniser of the root view or of the window may handle the tap.
    if let view = UIDriver.findElement(word) as? UIView { return view.tap() }
    let near = UIDriver.tappableElements.compactMap { $0 is UILabel ? nil : $0.driverTitle ?? UIDriver.name(of: $0) }
    Warnings.say(
        "no view on the screen is named \"\(word)\""
            + (near.isEmpty ? "" : "; there is \(near.map { "\"\($0)\"" }.joined(separator: ", "))"))
}

private func tapRow(_ word: String) -> Bool {
    for table in UIDriver.tappableElements.compactMap({ $0 as? UITableView }) {
        for path in table.indexPathsForVisibleRows ?? [] where table.cellForRow(at: path)?.textLabel?.text == word {
            table.select(row: path.row, section: path.section)
            return true
        }
    }
    return false
}

private func tapSegment(_ word: String) -> Bool {
    let all = UIDriver.tappableElements.compactMap { $0 as? UISegmentedControl }
    guard
        let control = all.first(where: { control in
            (0..<control.numberOfSegments).contains { control.titleForSegment(at: $0) == word }
        })
    else { return false }
    control.choose(word)
    return true
}

private func tapTab(_ word: String) -> Bool {
    guard let front = UIApplication.shared.topController,
        let tabs = (front as? UITabBarController) ?? front.visibleOrSelf.tabBarController,
        let index = (tabs.viewControllers ?? []).firstIndex(where: { $0.tabTitle == word })
    else { return false }
    tabs.userTappedTab(index)
    return true
}

/// Taps a button of the visible alert.
public func choose(_ title: String) {
    guard let alert = UIApplication.shared.topController as? UIAlertController else {
        return Warnings.say("choose(\"\(title)\") did nothing: no alert is shown")
    }
    guard let action = alert.actions.first(where: { $0.title == title }) else {
        return Warnings.say(
            "the alert has no \"\(title)\"; it has \(alert.actions.map { "\"\($0.title ?? "")\"" }.joined(separator: ", "))"
        )
    }
    guard action.isEnabled else { return Warnings.say("choose(\"\(title)\") did nothing: it is disabled") }
    alert.actionTapped(action)
}

/// Taps the back button of the navigation bar.
public func goBack() {
    let top = UIApplication.shared.topController?.visibleOrSelf
    if let alert = top as? UIAlertController {
        return Warnings.say("goBack() did nothing: \(type(of: alert)) covers the screen")
    }
    guard let navigation = top?.navigationController, navigation.viewControllers.count > 1 else {
        return Warnings.say("goBack() did nothing: there is no screen before this one")
    }
    navigation.popViewController(animated: true)
}

extension UIResponder {
    /// The name of the element for screen readers; nil if it has none.
    var spokenName: String? {
        (self as? UIView)?.accessibilityLabel ?? (self as? UIBarButtonItem)?.accessibilityLabel
    }
}

extension UIView {
    /// The cell that contains the view; nil if there is none.
    var cell: UIView? {
        var here: UIView? = self
        while let view = here {
            if view is UITableViewCell || view is UICollectionViewCell { return view }
            here = view.superview
        }
        return nil
    }
}

extension UIBarButtonItem {
    public func tap() {
        guard isEnabled else { return Warnings.say("tap \(screenName ?? title ?? "") did nothing: it is disabled") }
        toggleEditing()
    }
}

extension UITextField {
    /// Focuses the field and types a text.
    public func type(_ text: String) {
        guard UIDriver.checkReachable(self, "type"), becomeFirstResponder() else { return }
        for character in text { keyTyped(character) }
    }
    public func erase(_ count: Int = 1) {
        guard UIDriver.checkReachable(self, "erase"), becomeFirstResponder() else { return }
        for _ in 0..<count { deleteBackward() }
    }
    public func clear() {
        guard UIDriver.checkReachable(self, "clear"), becomeFirstResponder() else { return }
        clearTapped()
    }
    /// Presses the return key.
    public func submit() {
        guard UIDriver.checkReachable(self, "submit"), becomeFirstResponder() else { return }
        returnKeyPressed()
    }
}

extension UITextField {
    /// Types a text with a pause after each key.
    public func type(_ text: String, pause: TimeInterval) {
        UIDriver.typeKeys(text, pause) { [weak self] key in self?.type(key) }
    }
}

extension UISearchBar {
    /// Types a text with a pause after each key.
    public func type(_ text: String, pause: TimeInterval) {
        UIDriver.typeKeys(text, pause) { [weak self] key in self?.type(key) }
    }
}

extension UITextView {
    public func type(_ text: String) {
        guard UIDriver.checkReachable(self, "type"), becomeFirstResponder() else { return }
        for character in text { keyTyped(character) }
    }
    public func clear() {
        guard UIDriver.checkReachable(self, "clear"), becomeFirstResponder() else { return }
        clearText()
    }
}

extension UITextView {
    /// Taps a part of the text that is a link. The delegate is asked first, then the link is opened.
    public func tap(link word: String) {
        guard UIDriver.checkReachable(self, "tap") else { return }
        let range = (text as NSString).range(of: word)
        let found =
            range.length == 0 || isEditable
            ? nil : attributedText.attribute(.link, at: range.location, effectiveRange: nil)
        guard let url = (found as? URL) ?? (found as? String).flatMap({ URL(string: $0) }) else {
            return Warnings.say("tap on \"\(word)\" did nothing: the text has no such link")
        }
        if delegate?.textView(self, shouldInteractWith: url, in: range, interaction: .invokeDefaultAction) ?? true {
            UIApplication.shared.open(url)
        }
    }
}

extension UISearchBar {
    public func type(_ text: String) {
        guard UIDriver.checkReachable(self, "type") else { return }
        _ = becomeFirstResponder()
        for character in text { changeText(to: (self.text ?? "") + String(character)) }
    }
    public func clear() {
        guard UIDriver.checkReachable(self, "clear") else { return }
        changeText(to: "")
    }
    public func submit() {
        guard UIDriver.checkReachable(self, "submit") else { return }
        userSearched()
    }
    public func cancel() {
        guard UIDriver.checkReachable(self, "cancel") else { return }
        userCancelled()
    }
}

extension UISwitch {
    public func flip() {
        guard UIDriver.checkReachable(self, "flip") else { return }
        isOn.toggle()
        userChangedValue()
    }
}

extension UISlider {
    public func drag(to value: Float) {
        guard UIDriver.checkReachable(self, "drag") else { return }
        sendActions(for: .touchDown)
        self.value = value
        userChangedValue()
        sendActions(for: .touchUpInside)
    }
}

extension UIStepper {
    public func increment() { stepControl(by: stepValue) }
    public func decrement() { stepControl(by: -stepValue) }
    private func stepControl(by amount: Double) {
        guard UIDriver.checkReachable(self, "step") else { return }
        let new = value + amount
        value = !wraps ? new : new > maximumValue ? minimumValue : new < minimumValue ? maximumValue : new
        userChangedValue()
    }
}

extension UISegmentedControl {
    public func choose(_ title: String) {
        guard UIDriver.checkReachable(self, "choose") else { return }
        guard let index = (0..<numberOfSegments).first(where: { titleForSegment(at: $0) == title }) else {
            return Warnings.say("no segment is named \"\(title)\"")
        }
        if index == selectedSegmentIndex { return }
        selectedSegmentIndex = index
        userChangedValue()
    }
}

extension UIDatePicker {
    public func choose(_ date: Date) {
        guard UIDriver.checkReachable(self, "choose") else { return }
        self.date = date
        userChangedValue()
    }
}

extension UIRefreshControl {
    /// Pulls the list to refresh.
    public func pull() {
        beginRefreshing()
        sendActions(for: .valueChanged)
    }
}

extension UIScrollView {
    /// Pulls a list, a grid or a page to refresh it.
    public func pull() {
        guard UIDriver.checkReachable(self, "pull") else { return }
        guard let refreshControl else { return Warnings.say("pull did nothing: there is no refresh control") }
        refreshControl.pull()
    }
}

extension UITableView {
    public func select(row: Int, section: Int = 0) {
        guard UIDriver.checkReachable(self, "select"), hasRow(row, section, "select") else { return }
        rowTapped(IndexPath(row: row, section: section))
    }
    /// Swipes over a row and taps Delete.
    public func delete(row: Int, section: Int = 0) {
        guard UIDriver.checkReachable(self, "delete"), hasRow(row, section, "delete") else { return }
        if !userDeletedRow(IndexPath(row: row, section: section)) {
            Warnings.say("delete row \(row) did nothing: the table does not allow editing this row")
        }
    }
    /// Taps the insert control of a row, which is shown in editing mode for the style `.insert`.
    public func insert(row: Int, section: Int = 0) {
        guard UIDriver.checkReachable(self, "insert"), hasRow(row, section, "insert") else { return }
        if !userInsertedRow(IndexPath(row: row, section: section)) {
            Warnings.say("insert row \(row) did nothing: the table shows no + button at this row")
        }
    }
    /// Taps the detail button of a row.
    public func tapAccessory(row: Int, section: Int = 0) {
        guard UIDriver.checkReachable(self, "tap"), hasRow(row, section, "tap") else { return }
        if !accessoryTouched(IndexPath(row: row, section: section)) {
            Warnings.say("tap on the accessory of row \(row) did nothing: there is no detail button")
        }
    }
    public func move(row: Int, to other: Int, section: Int = 0) {
        guard UIDriver.checkReachable(self, "move"), hasRow(row, section, "move") else { return }
        userMovedRow(IndexPath(row: row, section: section), IndexPath(row: other, section: section))
    }
    public func scroll(to row: Int) {
        guard UIDriver.checkReachable(self, "scroll") else { return }
        userScrolled(toRow: row)
    }
    private func hasRow(_ row: Int, _ section: Int, _ action: String) -> Bool {
        let rows = numberOfRows(inSection: section)
        if row >= 0 && row < rows { return true }
        Warnings.say("\(action) row \(row) did nothing: section \(section) has \(rows) rows")
        return false
    }
}
