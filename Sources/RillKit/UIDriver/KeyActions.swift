import Foundation

/// The code of the actions for keys on views.
extension UIView {
    /// The code that finds the view on the screen.
    var findCode: String {
        "screen.find(\(UIDriver.wordForElement(of: self).debugDescription), as: \(driverClass).self)"
    }

    /// Returns the code for a key; nil if the key has no action on the view.
    func codeForKey(_ key: String) -> String? {
        if let typed = typingCode(key) { return typed }
        if let table = self as? UITableView { return ["pageUp", "enter", " "].contains(key) ? table.pullCode : nil }
        if let touched = GestureKeys.code(key, on: self) { return touched }
        let direction = key == "left" ? -1 : key == "right" ? 1 : 0
        return direction == 0 ? nil : stepCode(direction)
    }

    /// Returns the code that types a text; nil if the view accepts no text.
    func codeForTyping(_ text: String) -> String? {
        acceptsTyping ? "\(findCode).type(\(text.debugDescription))" : nil
    }
    private func typingCode(_ key: String) -> String? {
        guard let typed = codeForTyping(key) else { return nil }
        switch key {
        case "backspace": return "\(findCode).erase()"
        case "enter":
            if self is UITextView { return codeForTyping("\n") }
            return isFirstResponder || self is UISearchBar ? "\(findCode).submit()" : nil
        default: return key.count == 1 ? typed : ""
        }
    }
}

extension UIView {
    /// The keys that have an action on the view.
    fileprivate var ownKeys: String {
        if self is UITextView { return "type text" }
        if self is UITextField || self is UISearchBar { return "type text  Enter return" }
        if self is UISwitch { return "Space switch" }
        if self is UISlider || self is UIStepper || self is UISegmentedControl || self is UIDatePicker {
            return "Left Right change"
        }
        if self is UITableView { return "Enter refresh" }
        return self is UIControl ? "Enter tap" : GestureKeys.hint(of: self)
    }
    var keyHint: String { ownKeys.isEmpty ? "Enter tap" : ownKeys }
}

extension UITableView {
    /// Returns the other keys that have an action on a row.
    func keyHint(_ path: IndexPath) -> String {
        let isDeleted = dataSource.map { source in
            source.tableView(self, canEditRowAt: path)
                && (delegate?.tableView(self, editingStyleForRowAt: path) ?? .delete) == .delete
        }
        let more = scrollCode(by: rowsOnScreen) == nil ? "" : "  PageDown scroll"
        return (isDeleted ?? false ? "  Delete delete" : "") + more
    }
}

extension UITextView {
    public func erase(_ count: Int = 1) {
        guard UIDriver.checkReachable(self, "erase"), becomeFirstResponder() else { return }
        for _ in 0..<count { deleteKeyPressed() }
    }
}

extension UISearchBar {
    public func erase(_ count: Int = 1) {
        guard UIDriver.checkReachable(self, "erase") else { return }
        for _ in 0..<count { changeText(to: String((text ?? "").dropLast())) }
    }
}

extension AppScreen {
    /// Returns the code for a key at the focused element; empty if the key only moves the focus or has no action. A key
    /// is a character or one of tab, backTab, enter, escape, backspace, delete, up, down, left, right, pageUp,
    /// pageDown.
    ///
    ///     let button = UIButton(type: .system)
    ///     button.setTitle("Save", for: .normal)
    ///     let controller = UIViewController()
    ///     controller.view.addSubview(button)
    ///     show(controller)
    ///     print(screen.code("enter"))
    ///     // tap("Save")
    public func code(_ key: String) -> String { Keys.code(key) }
    /// Returns the code for pasted text.
    public func code(pasting text: String) -> String { Keys.code(pasting: text) }

    /// Returns the view with a title or name on the screen. If there is none, prints a note and returns a view that is
    /// not on the screen.
    ///
    ///     let field = UITextField()
    ///     let controller = UIViewController()
    ///     controller.view.addSubview(field)
    ///     show(controller)
    ///     screen.find("text field 1", as: UITextField.self).type("Jo")
    ///     print(field.text ?? "")
    ///     // Jo
    public func find<View: UIView>(_ word: String, as type: View.Type) -> View {
        if let thing = UIDriver.findElement(word, where: { $0 is View }) as? View { return thing }
        Warnings.say("the screen shows no \(type) with the name \"\(word)\"")
        return View(coder: NSCoder())!
    }
}
