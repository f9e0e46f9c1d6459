import Foundation

/// A button.
///
///     let button = UIButton(type: .system)
///     button.setTitle("Save", for: .normal)
///     print(button.currentTitle ?? "")
///     // Save
///
/// See also: UIControl.
open class UIButton: UIControl {
    public enum ButtonType: Int {
        case custom, system, detailDisclosure, infoLight, infoDark, contactAdd, close
        /// The deprecated name of `ButtonType.system`.
        public static let roundedRect = ButtonType.system
    }

    public private(set) var buttonType = ButtonType.custom
    // The title for states without a title of their own. The titles of other states are stored by number.
    private var defaultTitle: String?
    private var defaultImage: UIImage?
    private var titlesByState: [UInt: String] = [:]
    private var imagesByState: [UInt: UIImage] = [:]
    private var createdLabel: UILabel?

    public convenience init(type: ButtonType) {
        self.init(frame: .zero)
        buttonType = type
    }
    public convenience init(type: ButtonType = .system, primaryAction: UIAction?) {
        self.init(type: type)
        guard let primaryAction else { return }
        setTitle(primaryAction.title, for: .normal)
        addAction(primaryAction, for: .touchUpInside)
    }
    open func setTitle(_ title: String?, for state: UIControl.State) {
        KitRules.checkChange(self, "title", title ?? "")
        if state.rawValue == 0 { defaultTitle = title } else { setStoredTitle(title, state.rawValue) }
        invalidateIntrinsicContentSize()
        createdLabel?.text = currentTitle
    }
    private func setStoredTitle(_ title: String?, _ state: UInt) { titlesByState[state] = title }
    open func title(for state: UIControl.State) -> String? { titlesByState[state.rawValue] ?? defaultTitle }
    open var currentTitle: String? { title(for: state) }
    open var titleLabel: UILabel? {
        if createdLabel == nil { createdLabel = UILabel() }
        createdLabel?.text = currentTitle
        return createdLabel
    }
    open func setImage(_ image: UIImage?, for state: UIControl.State) {
        if state.rawValue == 0 { defaultImage = image } else { imagesByState[state.rawValue] = image }
    }
    open func image(for state: UIControl.State) -> UIImage? { imagesByState[state.rawValue] ?? defaultImage }
    open var currentImage: UIImage? { image(for: state) }
    open func setTitleColor(_ color: UIColor?, for state: UIControl.State) {
        stateAppearance.colorsByState[state.rawValue] = color
    }
    open func titleColor(for state: UIControl.State) -> UIColor? {
        stateAppearance.colorsByState[state.rawValue] ?? stateAppearance.colorsByState[0]
    }
    open var currentTitleColor: UIColor { titleColor(for: state) ?? .systemBlue }
    open func setTitleShadowColor(_ color: UIColor?, for state: UIControl.State) {}
    open func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) {
        stateAppearance.backgroundsByState[state.rawValue] = image
    }
    open func backgroundImage(for state: UIControl.State) -> UIImage? {
        stateAppearance.backgroundsByState[state.rawValue] ?? stateAppearance.backgroundsByState[0]
    }
    open var currentBackgroundImage: UIImage? { backgroundImage(for: state) }
    open func setAttributedTitle(_ title: NSAttributedString?, for state: UIControl.State) {
        stateAppearance.attributedByState[state.rawValue] = title
        setTitle(title?.string, for: state)
    }
    open func attributedTitle(for state: UIControl.State) -> NSAttributedString? {
        stateAppearance.attributedByState[state.rawValue] ?? stateAppearance.attributedByState[0]
    }
    open var currentAttributedTitle: NSAttributedString? { attributedTitle(for: state) }
    open func setPreferredSymbolConfiguration(
        _ configuration: UIImage.SymbolConfiguration?, forImageIn state: UIControl.State
    ) {}
    open lazy var titleEdgeInsets: UIEdgeInsets = .zero
    open lazy var imageEdgeInsets: UIEdgeInsets = .zero
    open lazy var contentEdgeInsets: UIEdgeInsets = .zero
    open lazy var adjustsImageWhenHighlighted = true
    open lazy var adjustsImageWhenDisabled = true
    open lazy var showsTouchWhenHighlighted = false
    open lazy var changesSelectionAsPrimaryAction = false
    open lazy var menu: UIMenu? = nil
    public private(set) lazy var imageView: UIImageView? = UIImageView(image: currentImage)
    private lazy var stateAppearance = ButtonAppearance()
    /// The configuration, whose title and image are used.
    open var configuration: Configuration? {
        didSet { applyConfiguration() }
    }
    open lazy var configurationUpdateHandler: ((UIButton) -> Void)? = nil
    private func applyConfiguration() {
        guard let configuration else { return }
        if let title = configuration.title { setTitle(title, for: .normal) }
        if let image = configuration.image { setImage(image, for: .normal) }
    }
    open func setNeedsUpdateConfiguration() { configurationUpdateHandler?(self) }
    public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
        self.init(type: .system, primaryAction: primaryAction)
        self.configuration = configuration
        applyConfiguration()
    }
    override open var intrinsicContentSize: CGSize {
        let text = TextSize.of(
            currentTitle ?? "", createdLabel?.font ?? UIFont.systemFont(ofSize: 18), lines: 1, width: 0)
        let picture = currentImage?.size ?? .zero
        let insets = contentEdgeInsets
        // Insets that the program sets replace the default insets.
        let (width, height) = (text.width + picture.width, max(text.height, picture.height))
        if insets == .zero { return CGSize(width: max(30, width), height: max(34, height + 12)) }
        return CGSize(width: width + insets.left + insets.right, height: height + insets.top + insets.bottom)
    }

    override func openMenu() { menu?.showMenu() }

    /// Returns the symbol of a button whose type determines the symbol; empty for another button.
    private func glyph(_ canvas: TextCanvas) -> String {
        switch buttonType {
        case .contactAdd: return canvas.isForSpeech ? "add" : "+"
        case .detailDisclosure, .infoLight, .infoDark: return canvas.isForSpeech ? "details" : "i"
        case .close: return canvas.isForSpeech ? "close" : canvas.isUnicode ? "×" : "x"
        case .custom, .system: return ""
        }
    }

    override var drawsItself: Bool { true }
    override func lines(_ canvas: TextCanvas) -> [Line] {
        let picture = currentImage.map { canvas.isUnicode ? $0.glyph : $0.name } ?? ""
        let text = currentTitle ?? (picture.isEmpty ? glyph(canvas) : "")
        let shownTitle = [picture, text].filter { !$0.isEmpty }.joined(separator: " ")
        if canvas.isForSpeech { return [Line("button \(shownTitle)\(isEnabled ? "" : ", disabled")")] }
        return [Line(isEnabled ? "[ \(shownTitle) ]" : "( \(shownTitle) )")]
    }

    override var kindName: String { "button" }
    override var driverClass: String { "UIButton" }
    override var driverTitle: String? { currentTitle }
}

/// The appearance of a button by state, which a text screen does not show.
private struct ButtonAppearance {
    var colorsByState: [UInt: UIColor] = [:]
    var backgroundsByState: [UInt: UIImage] = [:]
    var attributedByState: [UInt: NSAttributedString] = [:]
}

extension UIButton {
    /// The appearance of a button as a value.
    public struct Configuration {
        public enum CornerStyle: Int { case fixed, dynamic, small, medium, large, capsule }
        public enum Size: Int { case mini, small, medium, large }
        public enum TitleAlignment: Int { case automatic, leading, center, trailing }
        public var title: String?
        public var subtitle: String?
        public var attributedTitle: AttributedString? {
            didSet { title = attributedTitle.map { String($0.characters) } ?? title }
        }
        public var attributedSubtitle: AttributedString? {
            didSet { subtitle = attributedSubtitle.map { String($0.characters) } ?? subtitle }
        }
        /// The background that the style draws.
        enum Fill { case none, gray, light, full }
        var fill = Fill.none
        public var image: UIImage?
        public var baseBackgroundColor: UIColor?
        public var baseForegroundColor: UIColor?
        public var cornerStyle = CornerStyle.dynamic
        public var buttonSize = Size.medium
        public var titleAlignment = TitleAlignment.automatic
        public var contentInsets = NSDirectionalEdgeInsets.zero
        public var imagePadding: CGFloat = 0
        public var titlePadding: CGFloat = 0
        public var imagePlacement = NSDirectionalRectEdge.leading
        public var showsActivityIndicator = false
        public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?

        private init(_ fill: Fill = .none) { self.fill = fill }
        public static func plain() -> Configuration { Configuration() }
        public static func gray() -> Configuration { Configuration(.gray) }
        public static func tinted() -> Configuration { Configuration(.light) }
        public static func filled() -> Configuration { Configuration(.full) }
        public static func borderless() -> Configuration { Configuration() }
        public static func bordered() -> Configuration { Configuration(.gray) }
        public static func borderedTinted() -> Configuration { Configuration(.light) }
        public static func borderedProminent() -> Configuration { Configuration(.full) }
    }
}
public enum NSDirectionalRectEdge: Int { case top, leading, bottom, trailing, all }

/// A button in a bar.
open class UIBarButtonItem: UIResponder {
    public enum Style: Int { case plain, done, prominent }
    public enum SystemItem: Int {
        case done, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action, organize, bookmarks,
            search
        case refresh, stop, camera, trash, play, pause, rewind, fastForward, undo, redo, close
    }

    open var title: String?
    open var image: UIImage?
    open var isEnabled = true
    open var tag = 0
    open var tintColor: UIColor?
    open var style = Style.plain
    open var customView: UIView?
    open lazy var width: CGFloat = 0
    open lazy var imageInsets: UIEdgeInsets = .zero
    open lazy var possibleTitles: Set<String>? = nil
    open lazy var menu: UIMenu? = nil
    open var accessibilityLabel: String?
    open var accessibilityIdentifier: String?
    open weak var target: AnyObject?
    open var action: Selector?
    var screenName: String?
    /// True for a space that takes the free width.
    private(set) var isFlexible = false
    private var listeners: [Int: () -> Void] = [:]
    private var listenerOrder: [Int] = []
    private var nextListener = 0

    override public init() {}
    public required init?(coder: NSCoder) {}
    public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
        self.init()
        self.title = title
        self.style = style
        self.target = target as? SelectorTarget
        self.action = action
    }
    public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
        self.init(title: nil, style: style, target: target, action: action)
        self.image = image
    }
    public convenience init(barButtonSystemItem item: SystemItem, target: Any?, action: Selector?) {
        self.init(title: UIBarButtonItem.systemItemName(of: item), style: .plain, target: target, action: action)
        if item == .add { accessibilityLabel = "Add" }
        isFlexible = item == .flexibleSpace
    }
    public convenience init(customView: UIView) {
        self.init()
        self.customView = customView
    }
    public convenience init(title: String? = nil, image: UIImage? = nil, primaryAction: UIAction?, menu: UIMenu? = nil)
    {
        self.init(title: title ?? primaryAction?.title, style: .plain, target: nil, action: nil)
        self.image = image ?? primaryAction?.image
        self.menu = menu
        self.primaryAction = primaryAction
    }
    public convenience init(title: String? = nil, image: UIImage? = nil, menu: UIMenu?) {
        self.init(title: title, image: image, primaryAction: nil, menu: menu)
    }
    public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil) {
        self.init(barButtonSystemItem: systemItem, target: nil, action: nil)
        self.primaryAction = primaryAction
        self.menu = menu
    }
    /// The action that a tap performs in addition to the targets.
    open var primaryAction: UIAction? {
        didSet {
            guard let primaryAction else { return }
            if !primaryAction.title.isEmpty { title = primaryAction.title }
            if let picture = primaryAction.image { image = picture }
        }
    }
    public static func flexibleSpace() -> UIBarButtonItem {
        UIBarButtonItem(barButtonSystemItem: .flexibleSpace, target: nil, action: nil)
    }
    public static func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
        let item = UIBarButtonItem(barButtonSystemItem: .fixedSpace, target: nil, action: nil)
        item.width = width
        return item
    }
    open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {}
    open func setBackgroundImage(_ image: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics) {}
    open func setBackButtonTitlePositionAdjustment(_ adjustment: UIOffset, for metrics: UIBarMetrics) {}

    private static func systemItemName(of item: SystemItem) -> String {
        if item == .flexibleSpace || item == .fixedSpace { return "" }
        return item == .add ? "+" : NameWords.titleFromName(of: "\(item)")
    }

    /// True after `rx.tap` was observed, which replaces the target of the item.
    private(set) var isObserved = false
    func addListener(_ run: @escaping () -> Void) -> Int {
        isObserved = true
        nextListener += 1
        listeners[nextListener] = run
        listenerOrder.append(nextListener)
        return nextListener
    }
    func removeListener(_ number: Int) {
        listeners[number] = nil
        listenerOrder.removeAll { $0 == number }
    }
    func toggleEditing() {
        if let action, !isObserved { (target as? SelectorTarget)?.perform(action, from: self) }
        if let primaryAction { primaryAction.storedHandler(primaryAction) }
        for number in listenerOrder { listeners[number]?() }
        if let menu, action == nil, primaryAction == nil { menu.showMenu() }
    }
    /// True if the button is visible.
    var hasVisibleContent: Bool { image != nil || !(title ?? "").isEmpty }
    func drawnText(_ canvas: TextCanvas) -> String {
        if let customView { return customView.inline(canvas) }
        let picture = image.map { canvas.isUnicode ? $0.glyph : $0.name }
        let shownTitle = title ?? picture ?? ""
        if canvas.isForSpeech { return "button \(shownTitle)\(isEnabled ? "" : ", disabled")" }
        return isEnabled ? shownTitle : "(\(shownTitle))"
    }

    override var kindName: String { "bar button" }
    override var driverTitle: String? { title }
}
