import Foundation

public protocol UISearchBarDelegate: AnyObject {
    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
    func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool
    func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool
    func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
    func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
    func searchBar(_ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool
    func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int)
    func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar)
    func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
    func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
}

extension UISearchBarDelegate {
    public func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool {
        DelegateCalls.askDelegate(self) { (delegate: UISearchBarDelegate) in
            delegate.searchBarShouldBeginEditing(searchBar)
        } ?? true
    }
    public func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool {
        DelegateCalls.askDelegate(self) { (delegate: UISearchBarDelegate) in
            delegate.searchBarShouldEndEditing(searchBar)
        } ?? true
    }
    public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {
        DelegateCalls.callDelegate(self, "searchBarTextDidBeginEditing(_:)", [searchBar]) {
            (delegate: UISearchBarDelegate) in
            delegate.searchBarTextDidBeginEditing(searchBar)
        }
    }
    public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {
        DelegateCalls.callDelegate(self, "searchBarTextDidEndEditing(_:)", [searchBar]) {
            (delegate: UISearchBarDelegate) in
            delegate.searchBarTextDidEndEditing(searchBar)
        }
    }
    public func searchBar(
        _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool { true }
    public func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {
        DelegateCalls.callDelegate(self, "searchBar(_:selectedScopeButtonIndexDidChange:)", [searchBar, selectedScope])
        {
            (delegate: UISearchBarDelegate) in
            delegate.searchBar(searchBar, selectedScopeButtonIndexDidChange: selectedScope)
        }
    }
    public func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar) {}
    public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
        DelegateCalls.callDelegate(self, "searchBar(_:textDidChange:)", [searchBar, searchText]) {
            (delegate: UISearchBarDelegate) in
            delegate.searchBar(searchBar, textDidChange: searchText)
        }
    }
    public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {
        DelegateCalls.callDelegate(self, "searchBarSearchButtonClicked(_:)", [searchBar]) {
            (delegate: UISearchBarDelegate) in
            delegate.searchBarSearchButtonClicked(searchBar)
        }
    }
    public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {
        DelegateCalls.callDelegate(self, "searchBarCancelButtonClicked(_:)", [searchBar]) {
            (delegate: UISearchBarDelegate) in
            delegate.searchBarCancelButtonClicked(searchBar)
        }
    }
}

/// A search field, which sends its events to its delegate and to `rx`.
open class UISearchBar: UIView {
    /// A user action on the search bar.
    enum SearchBarChange { case began, changed, searched, cancelled, ended, scopeTapped }
    public enum Style: Int { case `default`, prominent, minimal }
    public enum Icon: Int { case search, clear, bookmark, resultsList }

    open weak var delegate: UISearchBarDelegate?
    open var text: String? = ""
    open var placeholder: String? {
        didSet { invalidateIntrinsicContentSize() }
    }
    open var showsCancelButton = false {
        didSet {
            if showsCancelButton, cancelButton.superview == nil { addSubview(cancelButton) }
            cancelButton.isHidden = !showsCancelButton
        }
    }
    private lazy var cancelButton = SearchCancelButton(self)
    open lazy var prompt: String? = nil
    open lazy var barStyle: UIBarStyle = .default
    open lazy var searchBarStyle: Style = .default
    open lazy var barTintColor: UIColor? = nil
    open lazy var isTranslucent = true
    open lazy var backgroundImage: UIImage? = nil
    open var showsScopeBar = false {
        didSet { updateScopes() }
    }
    open lazy var showsBookmarkButton = false
    open var scopeButtonTitles: [String]? {
        didSet { updateScopes() }
    }
    open var selectedScopeButtonIndex = 0 {
        didSet { updateScopes() }
    }
    /// The scopes below the field; nil while none are visible.
    private var scopes: UISegmentedControl?
    private func updateScopes() {
        guard showsScopeBar, let titles = scopeButtonTitles, !titles.isEmpty else {
            scopes?.removeFromSuperview()
            scopes = nil
            return
        }
        let control = scopes ?? UISegmentedControl()
        if scopes == nil {
            scopes = control
            addSubview(control)
            control.addAction(
                UIAction { [weak self, weak control] _ in
                    if let control { self?.userTappedScope(control.selectedSegmentIndex) }
                }, for: .valueChanged)
        }
        control.removeAllSegments()
        for (index, title) in titles.enumerated() {
            control.insertSegment(withTitle: title, at: index, animated: false)
        }
        control.selectedSegmentIndex = selectedScopeButtonIndex
    }
    open lazy var autocapitalizationType: UITextAutocapitalizationType = .sentences
    open lazy var autocorrectionType: UITextAutocorrectionType = .default
    open lazy var keyboardType: UIKeyboardType = .default
    open lazy var keyboardAppearance: UIKeyboardAppearance = .default
    open lazy var returnKeyType: UIReturnKeyType = .search
    open lazy var enablesReturnKeyAutomatically = true
    private lazy var storedAccessoryView: UIView? = nil
    override open var inputAccessoryView: UIView? {
        get { storedAccessoryView }
        set { storedAccessoryView = newValue }
    }
    open func setShowsCancelButton(_ shows: Bool, animated: Bool) { showsCancelButton = shows }
    open func setImage(_ image: UIImage?, for icon: Icon, state: UIControl.State) {}
    open func setSearchFieldBackgroundImage(_ image: UIImage?, for state: UIControl.State) {}
    /// The text field of the search bar.
    public private(set) lazy var searchTextField: UITextField = SearchField(self)
    override open var intrinsicContentSize: CGSize { CGSize(width: -1, height: 56) }
    private var listeners: [Int: (SearchBarChange) -> Void] = [:]
    private var nextListener = 0

    override open var canBecomeFirstResponder: Bool { isVisiblyDrawn }
    @discardableResult
    override open func becomeFirstResponder() -> Bool {
        if isFirstResponder { return true }
        if let delegate, !delegate.searchBarShouldBeginEditing(self) { return false }
        guard super.becomeFirstResponder() else { return false }
        Keyboard.show()
        delegate?.searchBarTextDidBeginEditing(self)
        callDelegate(.began)
        return true
    }
    @discardableResult
    override open func resignFirstResponder() -> Bool {
        guard isFirstResponder else { return true }
        if let delegate, !delegate.searchBarShouldEndEditing(self) { return false }
        super.resignFirstResponder()
        Keyboard.hide()
        delegate?.searchBarTextDidEndEditing(self)
        callDelegate(.ended)
        return true
    }
    /// Handles a tap on a scope.
    func userTappedScope(_ index: Int) {
        selectedScopeButtonIndex = index
        delegate?.searchBar(self, selectedScopeButtonIndexDidChange: index)
        callDelegate(.scopeTapped)
    }

    func addListener(_ run: @escaping (SearchBarChange) -> Void) -> Int {
        nextListener += 1
        listeners[nextListener] = run
        return nextListener
    }
    func removeListener(_ number: Int) { listeners[number] = nil }
    func changeText(to new: String) {
        text = new
        delegate?.searchBar(self, textDidChange: new)
        callDelegate(.changed)
    }
    func userSearched() {
        delegate?.searchBarSearchButtonClicked(self)
        callDelegate(.searched)
    }
    func userCancelled() {
        delegate?.searchBarCancelButtonClicked(self)
        callDelegate(.cancelled)
    }
    private func callDelegate(_ change: SearchBarChange) {
        for number in listeners.keys.sorted() { listeners[number]?(change) }
    }

    override var drawsItself: Bool { true }
    override func lines(_ canvas: TextCanvas) -> [Line] {
        let shownText = (text ?? "").isEmpty && !isFirstResponder ? placeholder ?? "" : text ?? ""
        let sign = canvas.isForSpeech ? "search " : canvas.isUnicode ? "🔍" : "?"
        let end = showsCancelButton ? cancelButton.cancelButtonText(canvas) : ""
        let room = TextCanvas(
            width: canvas.width - canvas.columnCount(sign) - canvas.columnCount(end), isUnicode: canvas.isUnicode,
            isForSpeech: canvas.isForSpeech, isUnwrapped: canvas.isUnwrapped)
        return [Line(sign + room.fieldText(shownText, isFocused: isFirstResponder) + end)]
            + (scopes?.lines(canvas) ?? [])
    }

    override var kindName: String { "search bar" }
    override var driverClass: String { "UISearchBar" }
    override var driverHint: String? { placeholder }
    override var isUserAccessible: Bool { true }
    override var acceptsTyping: Bool { true }
}

/// The Cancel button of a search bar.
final class SearchCancelButton: UIButton {
    private weak var searchBar: UISearchBar?

    init(_ searchBar: UISearchBar) {
        super.init(frame: .zero)
        self.searchBar = searchBar
        setTitle("Cancel", for: .normal)
        addAction(UIAction { [weak searchBar] _ in searchBar?.userCancelled() }, for: .touchUpInside)
    }
    required init?(coder: NSCoder) { super.init(coder: coder) }
    /// The text of the button at the end of the bar's line; empty if the button is hidden.
    func cancelButtonText(_ canvas: TextCanvas) -> String {
        canvas.isForSpeech ? ", button Cancel" : " " + canvas.withFocusMarks("Cancel", self)
    }
}

/// The text field of a search bar.
final class SearchField: UITextField {
    private weak var searchBar: UISearchBar?

    init(_ searchBar: UISearchBar) {
        super.init(frame: .zero)
        self.searchBar = searchBar
        _ = searchBar.addListener { [weak self] change in
            if change == .changed { self?.sendActions(for: .editingChanged) }
        }
    }
    required init?(coder: NSCoder) { super.init(coder: coder) }
    override var text: String? {
        get { searchBar?.text }
        set { searchBar?.text = newValue }
    }
    override var placeholder: String? {
        get { searchBar?.placeholder }
        set { searchBar?.placeholder = newValue }
    }
}
