import Foundation

/// What a text field asks and tells.
public protocol UITextFieldDelegate: AnyObject {
    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
    func textFieldDidBeginEditing(_ textField: UITextField)
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
    func textFieldDidEndEditing(_ textField: UITextField)
    func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool
    func textFieldShouldClear(_ textField: UITextField) -> Bool
    func textFieldShouldReturn(_ textField: UITextField) -> Bool
}

extension UITextFieldDelegate {
    public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
    public func textFieldDidBeginEditing(_ textField: UITextField) {}
    public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }
    public func textFieldDidEndEditing(_ textField: UITextField) {}
    public func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool { true }
    public func textFieldShouldClear(_ textField: UITextField) -> Bool { true }
    public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
}

public enum UIKeyboardType: Int {
    case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, emailAddress
}
public enum UIReturnKeyType: Int { case `default`, go, google, join, next, route, search, send, yahoo, done }

/// One line to type into.
///
///     let field = UITextField()
///     field.addAction(UIAction { _ in print("now", field.text ?? "") }, for: .editingChanged)
///     field.type("hi")
///     // now h
///     // now hi
///
/// Pitfall: `text` set in code sends nothing; `sendActions(for: .valueChanged)` tells whoever listens through `rx.text`.
/// See also: UILabel, UIControl.
open class UITextField: UIControl {
    open weak var delegate: UITextFieldDelegate?
    private var content = ""
    /// Never nil once read, as the real one's is.
    open var text: String? {
        get { content }
        set {
            content = newValue ?? ""
            Rules.touch(self, "text", content)
        }
    }
    open var placeholder: String?
    open var attributedPlaceholder: NSAttributedString? {
        didSet { placeholder = attributedPlaceholder?.string }
    }
    open var font: UIFont?
    open var textColor: UIColor?
    open lazy var textAlignment: NSTextAlignment = .left
    open var isSecureTextEntry = false
    open lazy var keyboardType: UIKeyboardType = .default
    open lazy var returnKeyType: UIReturnKeyType = .default
    open var isEditing: Bool { isFirstResponder }

    override open var canBecomeFirstResponder: Bool { isEnabled && isSeen }

    @discardableResult
    override open func becomeFirstResponder() -> Bool {
        if isFirstResponder { return true }
        if let delegate, !delegate.textFieldShouldBeginEditing(self) { return false }
        guard super.becomeFirstResponder() else { return false }
        Keyboard.show()
        delegate?.textFieldDidBeginEditing(self)
        sendActions(for: .editingDidBegin)
        return true
    }
    @discardableResult
    override open func resignFirstResponder() -> Bool {
        guard isFirstResponder else { return true }
        if let delegate, !delegate.textFieldShouldEndEditing(self) { return false }
        super.resignFirstResponder()
        Keyboard.hide()
        delegate?.textFieldDidEndEditing(self)
        sendActions(for: .editingDidEnd)
        return true
    }

    /// One key press: the character joins the end.
    func typed(_ character: Character) {
        let range = NSRange(location: content.utf16.count, length: 0)
        if let delegate,
            !delegate.textField(self, shouldChangeCharactersIn: range, replacementString: String(character))
        {
            return
        }
        content += String(character)
        Rules.touch(self, "text", content)
        sendActions(for: .editingChanged)
    }
    /// The key that deletes backwards.
    func erased() {
        guard !content.isEmpty else { return }
        content.removeLast()
        Rules.touch(self, "text", content)
        sendActions(for: .editingChanged)
    }
    func cleared() {
        if let delegate, !delegate.textFieldShouldClear(self) { return }
        content = ""
        Rules.touch(self, "text", content)
        sendActions(for: .editingChanged)
    }
    /// The return key.
    func returned() {
        guard delegate?.textFieldShouldReturn(self) ?? true else { return }
        sendActions(for: .editingDidEndOnExit)
        resignFirstResponder()
    }

    override func lines(_ pen: TextCanvas) -> [Line] {
        let shown = isSecureTextEntry ? String(repeating: "*", count: content.count) : content
        let said = shown.isEmpty && !isFirstResponder ? placeholder ?? "" : shown
        return [Line(pen.field(said, isFocused: isFirstResponder))]
    }
}

public protocol UITextViewDelegate: AnyObject {
    func textViewDidBeginEditing(_ textView: UITextView)
    func textViewDidChange(_ textView: UITextView)
    func textViewDidEndEditing(_ textView: UITextView)
}

extension UITextViewDelegate {
    public func textViewDidBeginEditing(_ textView: UITextView) {
        Calls.tell(self, "textViewDidBeginEditing(_:)", [textView]) { (delegate: UITextViewDelegate) in
            delegate.textViewDidBeginEditing(textView)
        }
    }
    public func textViewDidChange(_ textView: UITextView) {
        Calls.tell(self, "textViewDidChange(_:)", [textView]) { (delegate: UITextViewDelegate) in
            delegate.textViewDidChange(textView)
        }
    }
    public func textViewDidEndEditing(_ textView: UITextView) {
        Calls.tell(self, "textViewDidEndEditing(_:)", [textView]) { (delegate: UITextViewDelegate) in
            delegate.textViewDidEndEditing(textView)
        }
    }
}

/// Several lines to type into.
open class UITextView: UIScrollView {
    open weak var delegate: UITextViewDelegate?
    open var text: String! = "" {
        didSet { Rules.touch(self, "text", text ?? "") }
    }
    open var font: UIFont?
    open var textColor: UIColor?
    open var isEditable = true
    private var listeners: [Int: () -> Void] = [:]
    private var nextListener = 0

    override open var canBecomeFirstResponder: Bool { isEditable && isSeen }

    @discardableResult
    override open func becomeFirstResponder() -> Bool {
        if isFirstResponder { return true }
        guard super.becomeFirstResponder() else { return false }
        Keyboard.show()
        delegate?.textViewDidBeginEditing(self)
        return true
    }
    @discardableResult
    override open func resignFirstResponder() -> Bool {
        guard isFirstResponder else { return true }
        super.resignFirstResponder()
        Keyboard.hide()
        delegate?.textViewDidEndEditing(self)
        return true
    }

    func listen(_ run: @escaping () -> Void) -> Int {
        nextListener += 1
        listeners[nextListener] = run
        return nextListener
    }
    func forget(_ number: Int) { listeners[number] = nil }
    func typed(_ character: Character) { change(to: text + String(character)) }
    func erased() {
        if !text.isEmpty { change(to: String(text.dropLast())) }
    }
    func cleared() { change(to: "") }
    private func change(to new: String) {
        text = new
        delegate?.textViewDidChange(self)
        for number in listeners.keys.sorted() { listeners[number]?() }
    }

    override func lines(_ pen: TextCanvas) -> [Line] {
        pen.framed((text ?? "").split(separator: "\n").map { String($0) })
    }
    override func inline(_ pen: TextCanvas) -> String { (text ?? "").split(separator: "\n").joined(separator: " ") }
}

public protocol UISearchBarDelegate: AnyObject {
    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
    func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
    func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
}

extension UISearchBarDelegate {
    public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
        Calls.tell(self, "searchBar(_:textDidChange:)", [searchBar, searchText]) { (delegate: UISearchBarDelegate) in
            delegate.searchBar(searchBar, textDidChange: searchText)
        }
    }
    public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {
        Calls.tell(self, "searchBarSearchButtonClicked(_:)", [searchBar]) { (delegate: UISearchBarDelegate) in
            delegate.searchBarSearchButtonClicked(searchBar)
        }
    }
    public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {
        Calls.tell(self, "searchBarCancelButtonClicked(_:)", [searchBar]) { (delegate: UISearchBarDelegate) in
            delegate.searchBarCancelButtonClicked(searchBar)
        }
    }
}

/// A field to search with. What happens to it is told to its delegate, and to `rx`.
open class UISearchBar: UIView {
    /// What a hand did to it.
    enum Deed { case changed, searched, cancelled }

    open weak var delegate: UISearchBarDelegate?
    open var text: String? = ""
    open var placeholder: String?
    open var showsCancelButton = false
    private var listeners: [Int: (Deed) -> Void] = [:]
    private var nextListener = 0

    override open var canBecomeFirstResponder: Bool { isSeen }

    func listen(_ run: @escaping (Deed) -> Void) -> Int {
        nextListener += 1
        listeners[nextListener] = run
        return nextListener
    }
    func forget(_ number: Int) { listeners[number] = nil }
    func change(to new: String) {
        text = new
        delegate?.searchBar(self, textDidChange: new)
        tell(.changed)
    }
    func searched() {
        delegate?.searchBarSearchButtonClicked(self)
        tell(.searched)
    }
    func cancelled() {
        delegate?.searchBarCancelButtonClicked(self)
        tell(.cancelled)
    }
    private func tell(_ deed: Deed) {
        for number in listeners.keys.sorted() { listeners[number]?(deed) }
    }

    override func lines(_ pen: TextCanvas) -> [Line] {
        let said = (text ?? "").isEmpty && !isFirstResponder ? placeholder ?? "" : text ?? ""
        let sign = pen.isSpoken ? "search " : pen.isUnicode ? "🔍" : "?"
        return [Line(sign + pen.field(said, isFocused: isFirstResponder))]
    }
}

/// The keyboard on the screen, which tells of itself by notifications.
enum Keyboard {
    private static var isShown = false

    static func show() {
        if isShown { return }
        isShown = true
        tell([
            "UIKeyboardWillShowNotification", "UIKeyboardDidShowNotification", "UIKeyboardDidChangeFrameNotification",
        ])
    }
    static func hide() {
        isShown = false
        Timing.soon {
            if Keyboard.isShown || Focus.holder != nil { return }
            tell(["UIKeyboardWillHideNotification", "UIKeyboardDidHideNotification"])
        }
    }
    private static func tell(_ names: [String]) {
        for name in names { NotificationCenter.default.post(name: Notification.Name(name), object: nil) }
    }
}

extension UIResponder {
    public static let keyboardWillShowNotification = Notification.Name("UIKeyboardWillShowNotification")
    public static let keyboardDidShowNotification = Notification.Name("UIKeyboardDidShowNotification")
    public static let keyboardWillHideNotification = Notification.Name("UIKeyboardWillHideNotification")
    public static let keyboardDidHideNotification = Notification.Name("UIKeyboardDidHideNotification")
    public static let keyboardDidChangeFrameNotification = Notification.Name("UIKeyboardDidChangeFrameNotification")
}
