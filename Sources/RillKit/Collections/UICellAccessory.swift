import Foundation

/// A symbol or a view at the edge of a cell.
public struct UICellAccessory {
    public enum DisplayedState: Int { case always, whenEditing, whenNotEditing }
    public enum Placement {
        case leading(displayed: DisplayedState = .always)
        case trailing(displayed: DisplayedState = .always)
    }
    /// The appearance of an accessory, which is stored but not visible on a text screen.
    public struct Options {
        public var isHidden: Bool?
        public var reservedLayoutWidth: CGFloat?
        public var tintColor: UIColor?
        public init(isHidden: Bool? = nil, reservedLayoutWidth: CGFloat? = nil, tintColor: UIColor? = nil) {
            self.isHidden = isHidden
            self.reservedLayoutWidth = reservedLayoutWidth
            self.tintColor = tintColor
        }
    }
    public typealias DisclosureIndicatorOptions = Options
    public typealias CheckmarkOptions = Options
    public typealias DeleteOptions = Options
    public typealias ReorderOptions = Options
    public typealias MultiselectOptions = Options
    public typealias LabelOptions = Options
    public typealias DetailOptions = Options
    public struct OutlineDisclosureOptions {
        public enum Style: Int { case automatic, header, cell }
        public var style: Style
        public init(
            style: Style = .automatic, isHidden: Bool? = nil, reservedLayoutWidth: CGFloat? = nil,
            tintColor: UIColor? = nil
        ) { self.style = style }
    }
    public struct CustomViewConfiguration {
        public let customView: UIView
        public let placement: Placement
        public var isHidden: Bool?
        public var reservedLayoutWidth: CGFloat?
        public var tintColor: UIColor?
        public var maintainsFixedSize: Bool?
        public init(
            customView: UIView, placement: Placement, isHidden: Bool? = nil, reservedLayoutWidth: CGFloat? = nil,
            tintColor: UIColor? = nil, maintainsFixedSize: Bool? = nil
        ) {
            self.customView = customView
            self.placement = placement
            self.isHidden = isHidden
            self.reservedLayoutWidth = reservedLayoutWidth
            self.tintColor = tintColor
            self.maintainsFixedSize = maintainsFixedSize
        }
    }
    private var asciiText = ""
    private var unicodeText = ""
    private var spokenText = ""
    /// The view of a custom accessory; nil for other accessories.
    private(set) var view: UIView?
    private(set) var isLeading = false

    private static func glyph(
        _ options: Options, _ asciiText: String, _ unicodeText: String, _ spokenText: String
    ) -> UICellAccessory {
        options.isHidden ?? false
            ? UICellAccessory()
            : UICellAccessory(asciiText: asciiText, unicodeText: unicodeText, spokenText: spokenText)
    }
    public static func disclosureIndicator(
        displayed: DisplayedState = .always, options: Options = Options()
    ) -> UICellAccessory { glyph(options, ">", "›", "") }
    public static func outlineDisclosure(
        displayed: DisplayedState = .always, options: OutlineDisclosureOptions = OutlineDisclosureOptions(),
        actionHandler: (() -> Void)? = nil
    ) -> UICellAccessory { UICellAccessory(asciiText: "v", unicodeText: "⌄", spokenText: "") }
    public static func checkmark(
        displayed: DisplayedState = .always, options: Options = Options()
    ) -> UICellAccessory { glyph(options, "x", "✓", "checked") }
    public static func detail(
        displayed: DisplayedState = .always, options: Options = Options(), actionHandler: (() -> Void)? = nil
    ) -> UICellAccessory { glyph(options, "(i)", "(i)", "details") }
    public static func delete(
        displayed: DisplayedState = .whenEditing, options: Options = Options(), actionHandler: (() -> Void)? = nil
    ) -> UICellAccessory { UICellAccessory() }
    public static func insert(
        displayed: DisplayedState = .whenEditing, options: Options = Options(), actionHandler: (() -> Void)? = nil
    ) -> UICellAccessory { UICellAccessory() }
    public static func reorder(
        displayed: DisplayedState = .whenEditing, options: Options = Options()
    ) -> UICellAccessory { UICellAccessory() }
    public static func multiselect(
        displayed: DisplayedState = .whenEditing, options: Options = Options()
    ) -> UICellAccessory { UICellAccessory() }
    public static func label(
        text: String, displayed: DisplayedState = .always, options: Options = Options()
    ) -> UICellAccessory { glyph(options, text, text, text) }
    public static func customView(configuration: CustomViewConfiguration) -> UICellAccessory {
        var accessory = UICellAccessory(view: configuration.isHidden ?? false ? nil : configuration.customView)
        if case .leading = configuration.placement { accessory.isLeading = true }
        return accessory
    }
    func glyph(_ canvas: TextCanvas) -> String {
        if let view { return view.isVisiblyDrawn ? view.inline(canvas) : "" }
        return canvas.isForSpeech ? spokenText : canvas.isUnicode ? unicodeText : asciiText
    }
}
