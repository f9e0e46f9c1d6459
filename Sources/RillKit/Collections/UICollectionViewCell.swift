import Foundation

/// A reusable view of a collection view.
open class UICollectionReusableView: UIView {
    public internal(set) var reuseIdentifier: String?
    open func prepareForReuse() {}
    open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}
    open func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes { layoutAttributes }
}

/// A cell of a collection view.
///
/// See also: UICollectionView.
open class UICollectionViewCell: UICollectionReusableView {
    public let contentView = UIView()
    open var isSelected = false
    /// Selects or deselects the cell, if that is a change.
    func setSelection(_ selected: Bool) {
        if selected != isSelected { isSelected = selected }
    }
    open var isHighlighted = false
    open lazy var backgroundView: UIView? = nil
    open lazy var selectedBackgroundView: UIView? = nil
    open var contentConfiguration: UIContentConfiguration? {
        didSet { ContentHost.show(contentConfiguration, in: contentView, replacing: oldValue) }
    }
    open lazy var backgroundConfiguration: UIBackgroundConfiguration? = nil
    open lazy var automaticallyUpdatesContentConfiguration = true
    open lazy var configurationUpdateHandler: ((UICollectionViewCell, UICellConfigurationState) -> Void)? = nil
    open var configurationState: UICellConfigurationState {
        var state = UICellConfigurationState(traitCollection: traitCollection)
        state.isSelected = isSelected
        state.isHighlighted = isHighlighted
        return state
    }
    open func updateConfiguration(using state: UICellConfigurationState) { configurationUpdateHandler?(self, state) }
    open func setNeedsUpdateConfiguration() { updateConfiguration(using: configurationState) }

    override public init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(contentView)
    }
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        addSubview(contentView)
        Implied.fill(self, into: contentView)
        for view in contentView.subviews { view.screenName = nil }
    }

    func text(_ canvas: TextCanvas) -> String {
        let own = subviews.filter { $0 !== contentView }
        let inside = (contentView.subviews + own).filter { $0.hasVisiblePart }.map { $0.inline(canvas) }
        let text = inside.filter { !$0.isEmpty }.joined(separator: " ")
        return isSelected ? (canvas.isSpoken ? "selected: \(text)" : "\(canvas.isUnicode ? "▸" : ">")\(text)") : text
    }
}

/// A cell of a collection view that looks like a table row.
open class UICollectionViewListCell: UICollectionViewCell {
    open var accessories: [UICellAccessory] = []
    open var indentationLevel = 0
    open var indentationWidth: CGFloat = 10
    open func defaultContentConfiguration() -> UIListContentConfiguration { UIListContentConfiguration() }
    override func text(_ canvas: TextCanvas) -> String {
        let signs = accessories.map { $0.sign(canvas) }.filter { !$0.isEmpty }
        return ([super.text(canvas)] + signs).joined(separator: " ")
    }
}

/// An accessory at the edge of a cell.
public struct UICellAccessory {
    public enum DisplayedState: Int { case always, whenEditing, whenNotEditing }
    private let asciiText: String
    private let unicodeText: String
    private let spokenText: String

    public static func disclosureIndicator(displayed: DisplayedState = .always) -> UICellAccessory {
        UICellAccessory(asciiText: ">", unicodeText: "›", spokenText: "")
    }
    public static func outlineDisclosure(displayed: DisplayedState = .always) -> UICellAccessory {
        UICellAccessory(asciiText: "v", unicodeText: "⌄", spokenText: "")
    }
    public static func checkmark(displayed: DisplayedState = .always) -> UICellAccessory {
        UICellAccessory(asciiText: "x", unicodeText: "✓", spokenText: "checked")
    }
    public static func detail(
        displayed: DisplayedState = .always, actionHandler: (() -> Void)? = nil
    ) -> UICellAccessory { UICellAccessory(asciiText: "(i)", unicodeText: "(i)", spokenText: "details") }
    public static func delete(
        displayed: DisplayedState = .whenEditing, actionHandler: (() -> Void)? = nil
    ) -> UICellAccessory { UICellAccessory(asciiText: "", unicodeText: "", spokenText: "") }
    public static func reorder(displayed: DisplayedState = .whenEditing) -> UICellAccessory {
        UICellAccessory(asciiText: "", unicodeText: "", spokenText: "")
    }
    public static func multiselect(displayed: DisplayedState = .whenEditing) -> UICellAccessory {
        UICellAccessory(asciiText: "", unicodeText: "", spokenText: "")
    }
    public static func label(text: String, displayed: DisplayedState = .always) -> UICellAccessory {
        UICellAccessory(asciiText: text, unicodeText: text, spokenText: text)
    }
    func sign(_ canvas: TextCanvas) -> String {
        canvas.isSpoken ? spokenText : canvas.isUnicode ? unicodeText : asciiText
    }
}
