import Foundation

/// The accessibility traits of an element, which are stored without an effect.
public struct UIAccessibilityTraits: OptionSet {
    public let rawValue: UInt64
    public init(rawValue: UInt64) { self.rawValue = rawValue }
    public static let none: UIAccessibilityTraits = []
    public static let button = UIAccessibilityTraits(rawValue: 1)
    public static let link = UIAccessibilityTraits(rawValue: 2)
    public static let image = UIAccessibilityTraits(rawValue: 4)
    public static let selected = UIAccessibilityTraits(rawValue: 8)
    public static let playsSound = UIAccessibilityTraits(rawValue: 16)
    public static let keyboardKey = UIAccessibilityTraits(rawValue: 32)
    public static let staticText = UIAccessibilityTraits(rawValue: 64)
    public static let summaryElement = UIAccessibilityTraits(rawValue: 128)
    public static let notEnabled = UIAccessibilityTraits(rawValue: 256)
    public static let updatesFrequently = UIAccessibilityTraits(rawValue: 512)
    public static let searchField = UIAccessibilityTraits(rawValue: 1024)
    public static let startsMediaSession = UIAccessibilityTraits(rawValue: 2048)
    public static let adjustable = UIAccessibilityTraits(rawValue: 4096)
    public static let allowsDirectInteraction = UIAccessibilityTraits(rawValue: 8192)
    public static let causesPageTurn = UIAccessibilityTraits(rawValue: 16384)
    public static let header = UIAccessibilityTraits(rawValue: 65536)
    public static let tabBar = UIAccessibilityTraits(rawValue: 131_072)
}

/// The settings of accessibility, which are all off in the kit, and the messages to VoiceOver, which are ignored.
public enum UIAccessibility {
    public struct Notification: Hashable {
        let name: String
        public static let announcement = Notification(name: "announcement")
        public static let layoutChanged = Notification(name: "layoutChanged")
        public static let screenChanged = Notification(name: "screenChanged")
        public static let pageScrolled = Notification(name: "pageScrolled")
    }
    public static var isVoiceOverRunning: Bool { false }
    public static var isReduceMotionEnabled: Bool { false }
    public static var isReduceTransparencyEnabled: Bool { false }
    public static var isBoldTextEnabled: Bool { false }
    public static var isDarkerSystemColorsEnabled: Bool { false }
    public static var isInvertColorsEnabled: Bool { false }
    public static func post(notification: Notification, argument: Any?) {}
}

/// An action that assistive technology offers for a view.
public final class UIAccessibilityCustomAction: NSObject {
    public typealias Handler = (UIAccessibilityCustomAction) -> Bool
    public var name: String
    public var image: UIImage?
    public var actionHandler: Handler?
    public init(name: String, actionHandler: Handler?) {
        self.name = name
        self.actionHandler = actionHandler
    }
    public convenience init(name: String, image: UIImage?, actionHandler: Handler?) {
        self.init(name: name, actionHandler: actionHandler)
        self.image = image
    }
}

/// The text size that the user has chosen.
public struct UIContentSizeCategory: Hashable, RawRepresentable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let small = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryS")
    public static let medium = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryM")
    public static let large = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryL")
    public static let extraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXL")
    public static let accessibilityLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryAccessibilityL")
    public var isAccessibilityCategory: Bool { rawValue.contains("Accessibility") }
}

/// A set of objects, held weakly or strongly.
///
///     let table = NSHashTable<UILabel>.weakObjects()
///     table.add(UILabel())
///     print(table.allObjects.count)
///     // 0
///
/// Pitfall: freed objects are missing in `allObjects`, but a phone still includes them in `count`.
public final class NSHashTable<ObjectType: AnyObject>: NSObject {
    private var members: [HashTableMember] = []
    private let isWeak: Bool

    private init(isWeak: Bool) { self.isWeak = isWeak }
    public static func weakObjects() -> NSHashTable<ObjectType> { NSHashTable(isWeak: true) }
    public override convenience init() { self.init(isWeak: false) }

    public var allObjects: [ObjectType] { members.compactMap { $0.object as? ObjectType } }
    public var count: Int { allObjects.count }
    public var anyObject: ObjectType? { allObjects.first }
    public func contains(_ object: ObjectType?) -> Bool { members.contains { $0.object === object && object != nil } }
    public func add(_ object: ObjectType?) {
        members.removeAll { $0.object == nil }
        guard let object, !contains(object) else { return }
        members.append(HashTableMember(object, isHeld: !isWeak))
    }
    public func remove(_ object: ObjectType?) { members.removeAll { $0.object == nil || $0.object === object } }
    public func removeAllObjects() { members = [] }
}
private final class HashTableMember {
    weak var object: AnyObject?
    private let strongObject: AnyObject?

    init(_ object: AnyObject, isHeld: Bool) {
        self.object = object
        strongObject = isHeld ? object : nil
    }
}
