import Foundation

/// Receives a text field's events.
public protocol UITextFieldDelegate: AnyObject {
    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
    func textFieldDidBeginEditing(_ textField: UITextField)
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
    func textFieldDidEndEditing(_ textField: UITextField)
    func textFieldDidChangeSelection(_ textField: UITextField)
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
    public func textFieldDidChangeSelection(_ textField: UITextField) {}
    public func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool { true }
    public func textFieldShouldClear(_ textField: UITextField) -> Bool { true }
    public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
}

public enum UIKeyboardType: Int {
    case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad, emailAddress,
        decimalPad,
        twitter, webSearch, asciiCapableNumberPad
}
public enum UIKeyboardAppearance: Int {
    case `default`, dark, light
    public static var alert: UIKeyboardAppearance { .dark }
}
public enum UITextAutocapitalizationType: Int { case none, words, sentences, allCharacters }
public enum UITextAutocorrectionType: Int { case `default`, no, yes }
public enum UITextSpellCheckingType: Int { case `default`, no, yes }
public enum UITextSmartQuotesType: Int { case `default`, no, yes }
public struct UITextContentType: Hashable, RawRepresentable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let name = UITextContentType(rawValue: "name")
    public static let givenName = UITextContentType(rawValue: "given-name")
    public static let familyName = UITextContentType(rawValue: "family-name")
    public static let emailAddress = UITextContentType(rawValue: "email")
    public static let telephoneNumber = UITextContentType(rawValue: "tel")
    public static let username = UITextContentType(rawValue: "username")
    public static let password = UITextContentType(rawValue: "password")
    public static let newPassword = UITextContentType(rawValue: "new-password")
    public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")
    public static let URL = UITextContentType(rawValue: "url")
}
public enum UIReturnKeyType: Int {
    case `default`, go, google, join, next, route, search, send, yahoo, done, emergencyCall, `continue`
}

/// A text field of one line.
///
///     let field = UITextField()
///     field.addAction(UIAction { _ in print("now", field.text ?? "") }, for: .editingChanged)
///     field.type("hi")
///     // now h
///     // now hi
///
/// Pitfall: setting `text` in code sends nothing; `sendActions(for: .valueChanged)` notifies subscribers of `rx.text`.
/// See also: UILabel, UIControl.
open class UITextField: UIControl, UITextInput {
    open weak var delegate: UITextFieldDelegate?
    private var storedText = ""
    /// The text of the field. As in UIKit, it is not nil after the first access.
    open var text: String? {
        get { storedText }
        set {
            storedText = newValue ?? ""
            edited.selection = nil
            KitRules.checkChange(self, "text", storedText)
        }
    }
    public private(set) lazy var edited: EditedText = EditedText { [unowned self] in
        self.text ?? ""
    } replaceText: { [unowned self] range, new in
        self.text = self.edited.textReplacing(range, with: new)
    }
    public enum BorderStyle: Int { case none, line, bezel, roundedRect }
    public enum ViewMode: Int { case never, whileEditing, unlessEditing, always }
    open var placeholder: String?
    open var attributedText: NSAttributedString? {
        get { NSAttributedString(string: storedText) }
        set { text = newValue?.string }
    }
    open lazy var borderStyle: BorderStyle = .none
    open lazy var leftViewMode: ViewMode = .never
    open lazy var rightViewMode: ViewMode = .never
    open lazy var clearButtonMode: ViewMode = .never
    open var leftView: UIView?
    open var rightView: UIView?
    open var background: UIImage?
    open lazy var autocapitalizationType: UITextAutocapitalizationType = .sentences
    open lazy var autocorrectionType: UITextAutocorrectionType = .default
    open lazy var spellCheckingType: UITextSpellCheckingType = .default
    open lazy var smartQuotesType: UITextSmartQuotesType = .default
    open lazy var keyboardAppearance: UIKeyboardAppearance = .default
    open lazy var enablesReturnKeyAutomatically = false
    open lazy var clearsOnBeginEditing = false
    open lazy var adjustsFontSizeToFitWidth = false
    open lazy var minimumFontSize: CGFloat = 0
    open lazy var defaultTextAttributes: [NSAttributedString.Key: Any] = [:]
    open lazy var typingAttributes: [NSAttributedString.Key: Any]? = nil
    open var textContentType: UITextContentType!
    private lazy var storedInputView: UIView? = nil
    private lazy var storedAccessoryView: UIView? = nil
    override open var inputView: UIView? {
        get { storedInputView }
        set { storedInputView = newValue }
    }
    override open var inputAccessoryView: UIView? {
        get { storedAccessoryView }
        set { storedAccessoryView = newValue }
    }
    open func textRect(forBounds bounds: CGRect) -> CGRect { bounds }
    open func editingRect(forBounds bounds: CGRect) -> CGRect { bounds }
    open func placeholderRect(forBounds bounds: CGRect) -> CGRect { bounds }
    /// Returns the rectangle of the cursor, which a text screen does not show.
    open func caretRect(for position: UITextPosition) -> CGRect { CGRect(x: 0, y: 0, width: 2, height: 20) }
    open func leftViewRect(forBounds bounds: CGRect) -> CGRect { .zero }
    open func rightViewRect(forBounds bounds: CGRect) -> CGRect { .zero }
    open var hasText: Bool { !storedText.isEmpty }
    /// Appends a text, as the keyboard does.
    open func insertText(_ text: String) {
        for character in text { keyTyped(character) }
    }
    open func deleteBackward() { deleteKeyPressed() }
    override open var intrinsicContentSize: CGSize {
        let shown = storedText.isEmpty ? placeholder ?? "" : storedText
        let text = TextSize.of(shown, font, lines: 1, width: 0)
        let edge: CGFloat = borderStyle == .roundedRect ? 14 : 0
        return CGSize(width: text.width + edge, height: borderStyle == .roundedRect ? 34 : 22)
    }
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

    override open var canBecomeFirstResponder: Bool { isEnabled && isVisiblyDrawn }

    @discardableResult
    override open func becomeFirstResponder() -> Bool {
        if isFirstResponder { return true }
        if let delegate, !delegate.textFieldShouldBeginEditing(self) { return false }
        guard super.becomeFirstResponder() else { return false }
        Keyboard.show()
        delegate?.textFieldDidBeginEditing(self)
        sendActions(for: .editingDidBegin)
        NotificationCenter.default.post(name: UITextField.textDidBeginEditingNotification, object: self)
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
        NotificationCenter.default.post(name: UITextField.textDidEndEditingNotification, object: self)
        return true
    }

    /// Handles a key that inserts a character at the cursor.
    func keyTyped(_ character: Character) {
        let range = edited.range
        if let delegate,
            !delegate.textField(self, shouldChangeCharactersIn: range, replacementString: String(character))
        {
            return
        }
        storedText = edited.textReplacing(edited.range, with: String(character))
        reportChange()
    }
    /// Reports a change of the text by the user.
    private func reportChange() {
        KitRules.checkChange(self, "text", storedText)
        delegate?.textFieldDidChangeSelection(self)
        sendActions(for: .editingChanged)
        NotificationCenter.default.post(name: UITextField.textDidChangeNotification, object: self)
    }
    public static let textDidBeginEditingNotification = Notification.Name("UITextFieldTextDidBeginEditingNotification")
    public static let textDidChangeNotification = Notification.Name("UITextFieldTextDidChangeNotification")
    public static let textDidEndEditingNotification = Notification.Name("UITextFieldTextDidEndEditingNotification")
    /// Handles the delete key.
    func deleteKeyPressed() {
        guard let range = edited.rangeOfDeleteKey else { return }
        if let delegate, !delegate.textField(self, shouldChangeCharactersIn: range, replacementString: "") { return }
        // The delegate may have set another text meanwhile.
        if let range = edited.rangeOfDeleteKey { storedText = edited.textReplacing(range, with: "") }
        reportChange()
    }
    func clearTapped() {
        if let delegate, !delegate.textFieldShouldClear(self) { return }
        storedText = ""
        edited.selection = nil
        reportChange()
    }
    /// Handles the return key.
    func returnKeyPressed() {
        guard delegate?.textFieldShouldReturn(self) ?? true else { return }
        sendActions(for: .editingDidEndOnExit)
        resignFirstResponder()
    }

    override var drawsItself: Bool { true }
    /// The displayed text, which is the text of the field, dots for a password, or the placeholder.
    var displayedText: String {
        let shown = isSecureTextEntry ? String(repeating: "*", count: storedText.count) : storedText
        return shown.isEmpty && !isFirstResponder ? placeholder ?? "" : shown
    }
    override func lines(_ canvas: TextCanvas) -> [Line] {
        [Line(canvas.fieldText(displayedText, isFocused: isFirstResponder))]
    }

    override var kindName: String { "text field" }
    override var driverClass: String { "UITextField" }
    override var driverHint: String? { placeholder }
    override var acceptsTyping: Bool { true }
}
