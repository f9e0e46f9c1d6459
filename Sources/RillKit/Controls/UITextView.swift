import Foundation

public protocol UITextViewDelegate: UIScrollViewDelegate {
    func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
    func textViewShouldEndEditing(_ textView: UITextView) -> Bool
    func textView(
        _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool
    func textViewDidChangeSelection(_ textView: UITextView)
    func textViewDidBeginEditing(_ textView: UITextView)
    func textViewDidChange(_ textView: UITextView)
    func textViewDidEndEditing(_ textView: UITextView)
    func textView(
        _ textView: UITextView, shouldInteractWith url: URL, in characterRange: NSRange,
        interaction: UITextItemInteraction
    ) -> Bool
    func textView(_ textView: UITextView, shouldInteractWith url: URL, in characterRange: NSRange) -> Bool
}
public enum UITextItemInteraction: Int { case invokeDefaultAction, presentActions, preview }

extension UITextViewDelegate {
    public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool {
        DelegateCalls.askDelegate(self) { (delegate: UITextViewDelegate) in
            delegate.textViewShouldBeginEditing(textView)
        } ?? true
    }
    public func textViewShouldEndEditing(_ textView: UITextView) -> Bool {
        DelegateCalls.askDelegate(self) { (delegate: UITextViewDelegate) in delegate.textViewShouldEndEditing(textView)
        } ?? true
    }
    public func textView(
        _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool {
        DelegateCalls.askDelegate(self) { (delegate: UITextViewDelegate) in
            delegate.textView(textView, shouldChangeTextIn: range, replacementText: text)
        } ?? true
    }
    public func textView(
        _ textView: UITextView, shouldInteractWith url: URL, in characterRange: NSRange,
        interaction: UITextItemInteraction
    ) -> Bool { self.textView(textView, shouldInteractWith: url, in: characterRange) }
    public func textView(_ textView: UITextView, shouldInteractWith url: URL, in characterRange: NSRange) -> Bool {
        true
    }
    public func textViewDidChangeSelection(_ textView: UITextView) {}
    public func textViewDidBeginEditing(_ textView: UITextView) {
        DelegateCalls.callDelegate(self, "textViewDidBeginEditing(_:)", [textView]) { (delegate: UITextViewDelegate) in
            delegate.textViewDidBeginEditing(textView)
        }
    }
    public func textViewDidChange(_ textView: UITextView) {
        DelegateCalls.callDelegate(self, "textViewDidChange(_:)", [textView]) { (delegate: UITextViewDelegate) in
            delegate.textViewDidChange(textView)
        }
    }
    public func textViewDidEndEditing(_ textView: UITextView) {
        DelegateCalls.callDelegate(self, "textViewDidEndEditing(_:)", [textView]) { (delegate: UITextViewDelegate) in
            delegate.textViewDidEndEditing(textView)
        }
    }
}

/// A text view of several lines.
open class UITextView: UIScrollView, UITextInput {
    open weak var delegate: UITextViewDelegate?
    open var text: String! = "" {
        didSet {
            // A program that sets nil sets an empty text.
            if text == nil { text = "" }
            if !isReplacing {
                edited.selection = nil
                // `rx.text` follows the storage of the text, which code also changes.
                if !listeners.isEmpty, text != oldValue {
                    Timing.performInNextTurn { [weak self] in self?.notifyListeners() }
                }
            }
            styledText = nil
            if !isScrollEnabled { invalidateIntrinsicContentSize() }
            KitRules.checkChange(self, "text", text ?? "")
        }
    }
    override var scrollDelegate: UIScrollViewDelegate? { delegate }
    open var attributedText: NSAttributedString! {
        get { styledText ?? NSAttributedString(string: text ?? "") }
        set {
            text = newValue?.string ?? ""
            styledText = newValue
        }
    }
    /// The text with its attributes; nil after the text has changed.
    private var styledText: NSAttributedString?
    open var font: UIFont?
    open var textColor: UIColor?
    open lazy var textAlignment: NSTextAlignment = .left
    open var isEditable = true
    open lazy var isSelectable = true
    public private(set) lazy var edited: EditedText = EditedText { [unowned self] in
        self.text ?? ""
    } replaceText: { [unowned self] range, new in
        self.changeText(to: range, new)
    }
    /// True while a key changes the text.
    private var isReplacing = false
    open var selectedRange: NSRange {
        get { edited.range }
        set { edited.selection = newValue }
    }
    public private(set) lazy var textContainer = NSTextContainer()
    open lazy var dataDetectorTypes: UIDataDetectorTypes = []
    open lazy var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0)
    open lazy var autocapitalizationType: UITextAutocapitalizationType = .sentences
    open lazy var autocorrectionType: UITextAutocorrectionType = .default
    open lazy var spellCheckingType: UITextSpellCheckingType = .default
    open lazy var keyboardType: UIKeyboardType = .default
    open lazy var keyboardAppearance: UIKeyboardAppearance = .default
    open lazy var returnKeyType: UIReturnKeyType = .default
    open lazy var linkTextAttributes: [NSAttributedString.Key: Any] = [:]
    open lazy var typingAttributes: [NSAttributedString.Key: Any] = [:]
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
    open var hasText: Bool { !(text ?? "").isEmpty }
    open func insertText(_ text: String) {
        for character in text { keyTyped(character) }
    }
    override open var intrinsicContentSize: CGSize {
        guard !isScrollEnabled else { return CGSize(width: CGFloat(-1), height: CGFloat(-1)) }
        return sizeThatFits(CGSize(width: frame.size.width, height: CGFloat.greatestFiniteMagnitude))
    }
    /// The size of the text with the insets of its container. An empty text is one line high.
    override open func sizeThatFits(_ size: CGSize) -> CGSize {
        let (inset, padding) = (textContainerInset, 2 * textContainer.lineFragmentPadding)
        let around = CGSize(width: inset.left + inset.right + padding, height: inset.top + inset.bottom)
        let text = (text ?? "").isEmpty ? " " : text!
        let lines = textContainer.maximumNumberOfLines
        let room = size.width > around.width ? size.width - around.width : 0
        let inner = TextSize.of(text, font ?? UIFont.systemFont(ofSize: 12), lines: lines, width: room)
        return CGSize(width: inner.width + around.width, height: inner.height + around.height)
    }
    override open var contentSize: CGSize {
        get {
            let height = sizeThatFits(CGSize(width: bounds.width, height: CGFloat.greatestFiniteMagnitude)).height
            return CGSize(width: bounds.width, height: height)
        }
        set { super.contentSize = newValue }
    }
    private var listeners: [Int: () -> Void] = [:]
    private var nextListener = 0

    override open var canBecomeFirstResponder: Bool { isEditable && isVisiblyDrawn }

    @discardableResult
    override open func becomeFirstResponder() -> Bool {
        if isFirstResponder { return true }
        if let delegate, !delegate.textViewShouldBeginEditing(self) { return false }
        guard super.becomeFirstResponder() else { return false }
        Keyboard.show()
        delegate?.textViewDidBeginEditing(self)
        return true
    }
    @discardableResult
    override open func resignFirstResponder() -> Bool {
        guard isFirstResponder else { return true }
        if let delegate, !delegate.textViewShouldEndEditing(self) { return false }
        super.resignFirstResponder()
        Keyboard.hide()
        delegate?.textViewDidEndEditing(self)
        return true
    }

    public static let textDidChangeNotification = Notification.Name("UITextViewTextDidChangeNotification")
    func addListener(_ run: @escaping () -> Void) -> Int {
        nextListener += 1
        listeners[nextListener] = run
        return nextListener
    }
    func removeListener(_ number: Int) { listeners[number] = nil }
    func keyTyped(_ character: Character) {
        if allowsChange(edited.range, String(character)) { changeText(to: edited.range, String(character)) }
    }
    func deleteKeyPressed() {
        guard let range = edited.rangeOfDeleteKey, allowsChange(range, "") else { return }
        if let range = edited.rangeOfDeleteKey { changeText(to: range, "") }
    }
    func clearText() {
        let whole = NSRange(location: 0, length: text.utf16.count)
        if allowsChange(whole, "") { changeText(to: whole, "") }
    }
    open func deleteBackward() { deleteKeyPressed() }
    private func allowsChange(_ range: NSRange, _ new: String) -> Bool {
        delegate?.textView(self, shouldChangeTextIn: range, replacementText: new) ?? true
    }
    private func changeText(to range: NSRange, _ new: String) {
        isReplacing = true
        text = edited.textReplacing(range, with: new)
        isReplacing = false
        delegate?.textViewDidChange(self)
        NotificationCenter.default.post(name: UITextView.textDidChangeNotification, object: self)
        notifyListeners()
    }
    private func notifyListeners() {
        for number in listeners.keys.sorted() { listeners[number]?() }
    }

    override var drawsItself: Bool { true }
    override func lines(_ canvas: TextCanvas) -> [Line] {
        canvas.framedLines((text ?? "").split(separator: "\n").map { String($0) })
    }
    override func inline(_ canvas: TextCanvas) -> String { (text ?? "").split(separator: "\n").joined(separator: " ") }

    override var kindName: String { "text view" }
    override var driverClass: String { "UITextView" }
    override var isUserAccessible: Bool { true }
    override var acceptsTyping: Bool { true }
}

/// The layout of the text in its container, which is stored but not visible on a text screen.
public final class NSTextContainer: NSObject {
    public var lineFragmentPadding: CGFloat = 5
    public var maximumNumberOfLines = 0
    public var lineBreakMode = NSLineBreakMode.byWordWrapping
    public var widthTracksTextView = true
    override public init() {}
}
public struct UIDataDetectorTypes: OptionSet {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let phoneNumber = UIDataDetectorTypes(rawValue: 1)
    public static let link = UIDataDetectorTypes(rawValue: 2)
    public static let address = UIDataDetectorTypes(rawValue: 4)
    public static let calendarEvent = UIDataDetectorTypes(rawValue: 8)
    public static let all = UIDataDetectorTypes(rawValue: UInt.max)
}
