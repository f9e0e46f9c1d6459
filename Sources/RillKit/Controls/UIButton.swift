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
    public enum ButtonType: Int { case custom, system, detailDisclosure, infoLight, infoDark, contactAdd, close }

    public private(set) var buttonType = ButtonType.custom
    // What is shown in most states stands by itself; by their numbers what some have of their own.
    private var usualTitle: String?
    private var usualImage: UIImage?
    private var titles: [Int: String] = [:]
    private var images: [Int: UIImage] = [:]
    private var label: UILabel?

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
        Rules.touch(self, "title", title ?? "")
        if state.rawValue == 0 { usualTitle = title } else { keep(title, state.rawValue) }
        label?.text = currentTitle
    }
    private func keep(_ title: String?, _ state: Int) { titles[state] = title }
    open func title(for state: UIControl.State) -> String? { titles[state.rawValue] ?? usualTitle }
    open var currentTitle: String? { title(for: state) }
    open var titleLabel: UILabel? {
        if label == nil { label = UILabel() }
        label?.text = currentTitle
        return label
    }
    open func setImage(_ image: UIImage?, for state: UIControl.State) {
        if state.rawValue == 0 { usualImage = image } else { images[state.rawValue] = image }
    }
    open func image(for state: UIControl.State) -> UIImage? { images[state.rawValue] ?? usualImage }
    open var currentImage: UIImage? { image(for: state) }
    open func setTitleColor(_ color: UIColor?, for state: UIControl.State) {}

    override func lines(_ pen: TextCanvas) -> [Line] {
        let picture = currentImage.map { pen.isUnicode ? $0.glyph : $0.name } ?? ""
        let text = currentTitle ?? ""
        let said = [picture, text].filter { !$0.isEmpty }.joined(separator: " ")
        if pen.isSpoken { return [Line("button \(said)\(isEnabled ? "" : ", disabled")")] }
        return [Line(isEnabled ? "[ \(said) ]" : "( \(said) )")]
    }
}

/// A button in the bar at the top.
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
    open weak var target: UIResponder?
    open var action: Selector?
    var screenName: String?
    private var listeners: [Int: () -> Void] = [:]
    private var order: [Int] = []
    private var nextListener = 0

    override public init() {}
    public required init?(coder: NSCoder) {}
    public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
        self.init()
        self.title = title
        self.style = style
        self.target = target as? UIResponder
        self.action = action
    }
    public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
        self.init(title: nil, style: style, target: target, action: action)
        self.image = image
    }
    public convenience init(barButtonSystemItem item: SystemItem, target: Any?, action: Selector?) {
        self.init(title: UIBarButtonItem.name(of: item), style: .plain, target: target, action: action)
    }
    public convenience init(customView: UIView) {
        self.init()
        self.customView = customView
    }

    private static func name(of item: SystemItem) -> String {
        item == .add ? "+" : Words.title(of: "\(item)")
    }

    func listen(_ run: @escaping () -> Void) -> Int {
        nextListener += 1
        listeners[nextListener] = run
        order.append(nextListener)
        return nextListener
    }
    func forget(_ number: Int) {
        listeners[number] = nil
        order.removeAll { $0 == number }
    }
    func touched() {
        if let action { target?.perform(action, from: self) }
        for number in order { listeners[number]?() }
    }
    /// Whether a finger finds anything there.
    var isDrawn: Bool { image != nil || !(title ?? "").isEmpty }
    func text(_ pen: TextCanvas) -> String {
        if let customView { return customView.inline(pen) }
        let picture = image.map { pen.isUnicode ? $0.glyph : $0.name }
        let said = title ?? picture ?? ""
        if pen.isSpoken { return "button \(said)\(isEnabled ? "" : ", disabled")" }
        return isEnabled ? said : "(\(said))"
    }
}
