import Foundation

/// A view for user input.
///
///     let control = UIControl()
///     control.addAction(UIAction { _ in print("touched") }, for: .touchUpInside)
///     control.sendActions(for: .touchUpInside)
///     // touched
///
/// Pitfall: setting a value in code sends no event.
/// See also: UIButton, UITextField.
open class UIControl: UIView {
    /// The events of a control.
    public struct Event: OptionSet, Hashable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let touchDown = Event(rawValue: 1)
        public static let touchDownRepeat = Event(rawValue: 2)
        public static let touchDragInside = Event(rawValue: 4)
        public static let touchDragOutside = Event(rawValue: 8)
        public static let touchDragEnter = Event(rawValue: 16)
        public static let touchDragExit = Event(rawValue: 32)
        public static let touchUpInside = Event(rawValue: 64)
        public static let touchUpOutside = Event(rawValue: 128)
        public static let touchCancel = Event(rawValue: 256)
        public static let valueChanged = Event(rawValue: 4096)
        public static let primaryActionTriggered = Event(rawValue: 8192)
        public static let editingDidBegin = Event(rawValue: 65536)
        public static let editingChanged = Event(rawValue: 131072)
        public static let editingDidEnd = Event(rawValue: 262144)
        public static let editingDidEndOnExit = Event(rawValue: 524288)
        public static let allTouchEvents = Event(rawValue: 4095)
        public static let allEditingEvents = Event(rawValue: 983040)
        public static let allEvents = Event(rawValue: 4294967295)
    }
    /// The states of a control.
    public struct State: OptionSet, Hashable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        private init(bits: UInt) { rawValue = bits }
        public static let normal = State(bits: 0)
        public static let highlighted = State(rawValue: 1)
        public static let disabled = State(rawValue: 2)
        public static let selected = State(rawValue: 4)
        public static let focused = State(rawValue: 8)
        public static let application = State(rawValue: 0xFF0000)
    }

    /// Usage: 76
    open var isEnabled = true {
        didSet { KitRules.checkChange(self, "isEnabled", isEnabled) }
    }
    public enum ContentHorizontalAlignment: Int { case center, left, right, fill, leading, trailing }
    public enum ContentVerticalAlignment: Int { case center, top, bottom, fill }
    open var isSelected = false
    open var isHighlighted = false
    open lazy var contentHorizontalAlignment: ContentHorizontalAlignment = .center
    open lazy var contentVerticalAlignment: ContentVerticalAlignment = .center
    open lazy var showsMenuAsPrimaryAction = false
    private var listeners: [ControlListener] = []
    private var nextListener = 0

    /// True if an action of the user on the control calls a target or closure.
    var hasListeners: Bool { !listeners.isEmpty }
    public var state: State {
        var state: State = []
        if isHighlighted { state.insert(.highlighted) }
        if !isEnabled { state.insert(.disabled) }
        if isSelected { state.insert(.selected) }
        return state
    }

    /// Calls each target of the events once, in the order of registration.
    open func sendActions(for events: Event) {
        for listener in listeners where !listener.events.isDisjoint(with: events) { listener.handler(self) }
    }
    open func addTarget(_ target: Any?, action: Selector, for events: Event) {
        weak let receiver = target as? SelectorTarget
        guard let owner = receiver else {
            guard target != nil else { return addResponderChainAction(action, for: events) }
            KitRules.stop("unmarked-method", "the target has no method '\(action)' that is marked @objc or @IBAction")
        }
        _ = addListener(to: events, key: action.baseName, owner: owner) { sender in
            receiver?.perform(action, from: sender)
        }
    }
    /// Adds an action without a target. The action is sent to the first object in the responder chain that has the
    /// method.
    private func addResponderChainAction(_ action: Selector, for events: Event) {
        _ = addListener(to: events, key: action.baseName, owner: nil) { sender in
            var place: UIResponder? = sender
            while let here = place {
                if here.responds(to: action) { return here.perform(action, from: sender) }
                place = here.next
            }
        }
    }
    open func removeTarget(_ target: Any?, action: Selector?, for events: Event) {
        let owner = target.map { $0 as AnyObject }
        listeners.removeAll { listener in
            !listener.events.isDisjoint(with: events) && listener.key != nil
                && (owner == nil || listener.owner === owner) && (action == nil || listener.key == action?.baseName)
        }
    }
    open func addAction(_ action: UIAction, for events: Event) {
        _ = addListener(to: events, key: nil, owner: nil) { sender in
            action.sender = sender
            action.storedHandler(action)
        }
    }

    /// Adds a target and returns its number, which removes it.
    func addListener(
        to events: Event, key: String? = nil, owner: AnyObject? = nil, _ run: @escaping (UIControl) -> Void
    ) -> Int {
        nextListener += 1
        listeners.append(
            ControlListener(listenerNumber: nextListener, events: events, key: key, owner: owner, handler: run))
        return nextListener
    }
    func removeListener(_ number: Int) { listeners.removeAll { $0.listenerNumber == number } }

    // MARK: Touches, which become events

    /// True while the control tracks a touch.
    public private(set) var isTracking = false
    public private(set) var isTouchInside = false
    open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
    open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
    open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
    open func cancelTracking(with event: UIEvent?) {}
    override open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let finger = touches.first, beginTracking(finger, with: event) else { return }
        (isTracking, isTouchInside) = (true, true)
        isHighlighted = true
        sendActions(for: .touchDown)
    }
    override open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard isTracking, let finger = touches.first else { return }
        isTouchInside = bounds.contains(finger.location(in: self))
        if !continueTracking(finger, with: event) { return touchesEnded(touches, with: event) }
        sendActions(for: isTouchInside ? .touchDragInside : .touchDragOutside)
    }
    override open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard isTracking else { return }
        isTracking = false
        isHighlighted = false
        endTracking(touches.first, with: event)
        sendTouchUpEvents()
    }
    override open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard isTracking else { return }
        isTracking = false
        isHighlighted = false
        cancelTracking(with: event)
        sendActions(for: .touchCancel)
    }
    open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
        (target as? SelectorTarget)?.perform(action, from: self)
    }
    open func actions(forTarget target: Any?, forControlEvent event: Event) -> [String]? {
        let owner = target.map { $0 as AnyObject }
        let names = listeners.filter { $0.owner === owner && !$0.events.isDisjoint(with: event) }.compactMap { $0.key }
        return names.isEmpty ? nil : names
    }

    /// Handles a touch that begins, moves and ends.
    func touchedByUser(at point: CGPoint, to end: CGPoint? = nil) {
        let finger = UITouch(self, at: point)
        let event = UIEvent(.touches, touches: [finger])
        touchesBegan([finger], with: event)
        if let end {
            finger.move(to: end)
            touchesMoved([finger], with: event)
        }
        finger.phase = .ended
        touchesEnded([finger], with: event)
    }
    /// Sends the events that belong to the end of a touch.
    private func sendTouchUpEvents() {
        guard isTouchInside else { return sendActions(for: .touchUpOutside) }
        sendActions(for: .touchUpInside)
        sendActions(for: .primaryActionTriggered)
        if showsMenuAsPrimaryAction { openMenu() }
    }
    /// Opens the menu that a tap on the control shows.
    func openMenu() {}
    /// Handles a change of the value by the user.
    func userChangedValue() {
        sendActions(for: .valueChanged)
        sendActions(for: .primaryActionTriggered)
    }

    override var isUserAccessible: Bool { true }
}

struct ControlListener {
    let listenerNumber: Int
    let events: UIControl.Event
    let key: String?
    weak var owner: AnyObject?
    let handler: (UIControl) -> Void
}

/// A part of a menu.
open class UIMenuElement: NSObject {
    public struct Attributes: OptionSet {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        public static let disabled = Attributes(rawValue: 1)
        public static let destructive = Attributes(rawValue: 2)
        public static let hidden = Attributes(rawValue: 4)
    }
    public enum State: Int { case off, on, mixed }
}

/// A menu, from which the user chooses an action.
public final class UIMenu: UIMenuElement {
    public let title: String
    public let children: [UIMenuElement]
    public struct Options: OptionSet {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        public static let displayInline = Options(rawValue: 1)
        public static let destructive = Options(rawValue: 2)
        public static let singleSelection = Options(rawValue: 32)
    }
    public struct Identifier: Hashable, RawRepresentable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public init(_ rawValue: String) { self.rawValue = rawValue }
    }
    public init(
        title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: Identifier? = nil,
        options: Options = [], children: [UIMenuElement] = []
    ) {
        self.title = title
        self.children = children
    }
    /// The actions of the menu and of nested menus.
    var flattenedActions: [UIAction] {
        children.flatMap { child -> [UIAction] in
            if let menu = child as? UIMenu { return menu.flattenedActions }
            guard let action = child as? UIAction, !action.attributes.contains(.hidden) else { return [] }
            return [action]
        }
    }
    /// Shows the menu as choices above the screen. A tap outside of the menu chooses Cancel.
    func showMenu() {
        guard let front = UIApplication.shared.topController else { return }
        let sheet = UIAlertController(
            title: title.isEmpty ? nil : title, message: nil, preferredStyle: .actionSheet)
        for action in flattenedActions {
            let isDestructive = action.attributes.contains(.destructive)
            let choice = UIAlertAction(title: action.title, style: isDestructive ? .destructive : .default) { _ in
                action.storedHandler(action)
            }
            choice.isEnabled = !action.attributes.contains(.disabled)
            sheet.addAction(choice)
        }
        sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        front.present(sheet, animated: true)
    }
}

/// An action with a title.
public final class UIAction: UIMenuElement {
    public let title: String
    let storedHandler: (UIAction) -> Void

    public let image: UIImage?
    public var attributes: UIMenuElement.Attributes
    public var state: UIMenuElement.State
    public internal(set) weak var sender: AnyObject?

    public struct Identifier: Hashable, RawRepresentable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public init(_ rawValue: String) { self.rawValue = rawValue }
    }
    public init(
        title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: Identifier? = nil,
        discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [],
        state: UIMenuElement.State = .off, handler: @escaping (UIAction) -> Void
    ) {
        self.title = title
        self.image = image
        self.attributes = attributes
        self.state = state
        storedHandler = handler
    }
}
