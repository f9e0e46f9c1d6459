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
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
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
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        private init(bits: Int) { rawValue = bits }
        public static let normal = State(bits: 0)
        public static let highlighted = State(rawValue: 1)
        public static let disabled = State(rawValue: 2)
        public static let selected = State(rawValue: 4)
        public static let focused = State(rawValue: 8)
        public static let application = State(rawValue: 0xFF0000)
    }

    open var isEnabled = true {
        didSet { Rules.touch(self, "isEnabled", isEnabled) }
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

    public var state: State {
        var state: State = []
        if isHighlighted { state.insert(.highlighted) }
        if !isEnabled { state.insert(.disabled) }
        if isSelected { state.insert(.selected) }
        return state
    }

    /// Calls each target of the events once, in the order of registration.
    open func sendActions(for events: Event) {
        for listener in listeners where !listener.events.isDisjoint(with: events) { listener.run(self) }
    }
    open func addTarget(_ target: Any?, action: Selector, for events: Event) {
        weak let responder = target as? UIResponder
        guard responder != nil else {
            fatalError("a target is a controller or a view here; for others write addAction(UIAction { … }, for:)")
        }
        _ = listen(to: events, key: action.base, owner: responder) { sender in
            responder?.perform(action, from: sender)
        }
    }
    open func removeTarget(_ target: Any?, action: Selector?, for events: Event) {
        let owner = target.map { $0 as AnyObject }
        listeners.removeAll { listener in
            !listener.events.isDisjoint(with: events) && listener.key != nil
                && (owner == nil || listener.owner === owner) && (action == nil || listener.key == action?.base)
        }
    }
    open func addAction(_ action: UIAction, for events: Event) {
        _ = listen(to: events, key: nil, owner: nil) { sender in
            action.sender = sender
            action.run(action)
        }
    }

    /// Adds a target; returns its number for removal.
    func listen(
        to events: Event, key: String? = nil, owner: AnyObject? = nil, _ run: @escaping (UIControl) -> Void
    ) -> Int {
        nextListener += 1
        listeners.append(ControlListener(number: nextListener, events: events, key: key, owner: owner, run: run))
        return nextListener
    }
    func forget(_ number: Int) { listeners.removeAll { $0.number == number } }

    override open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
    override open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
    override open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
    override open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
    open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
        (target as? UIResponder)?.perform(action, from: self)
    }
    open func actions(forTarget target: Any?, forControlEvent event: Event) -> [String]? {
        let owner = target.map { $0 as AnyObject }
        let names = listeners.filter { $0.owner === owner && !$0.events.isDisjoint(with: event) }.compactMap { $0.key }
        return names.isEmpty ? nil : names
    }

    /// Handles a tap.
    func touched() {
        sendActions(for: .touchDown)
        sendActions(for: .touchUpInside)
        sendActions(for: .primaryActionTriggered)
    }
    /// Handles a change of the value by the user.
    func changedByHand() {
        sendActions(for: .valueChanged)
        sendActions(for: .primaryActionTriggered)
    }
}

struct ControlListener {
    let number: Int
    let events: UIControl.Event
    let key: String?
    weak var owner: AnyObject?
    let run: (UIControl) -> Void
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

/// A menu; stored, and chosen by its actions.
public final class UIMenu: UIMenuElement {
    public let title: String
    public let children: [UIMenuElement]
    public init(title: String = "", image: UIImage? = nil, children: [UIMenuElement] = []) {
        self.title = title
        self.children = children
    }
}

/// A titled action.
public final class UIAction: UIMenuElement {
    public let title: String
    let run: (UIAction) -> Void

    public let image: UIImage?
    public var attributes: UIMenuElement.Attributes
    public var state: UIMenuElement.State
    public internal(set) weak var sender: AnyObject?

    public init(
        title: String = "", image: UIImage? = nil, attributes: UIMenuElement.Attributes = [],
        state: UIMenuElement.State = .off, handler: @escaping (UIAction) -> Void
    ) {
        self.title = title
        self.image = image
        self.attributes = attributes
        self.state = state
        run = handler
    }
}
