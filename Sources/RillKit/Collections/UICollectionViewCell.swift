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
open class UICollectionViewCell: UICollectionReusableView, ContentHost {
    /// The view of the configuration, or a plain view if there is no configuration.
    public internal(set) var contentView = UIView()
    open var isSelected = false {
        didSet { if isSelected != oldValue { setNeedsUpdateConfiguration() } }
    }
    /// Selects or deselects the cell if its state differs.
    func setSelection(_ selected: Bool) {
        if selected != isSelected { isSelected = selected }
    }
    open var isHighlighted = false {
        didSet { if isHighlighted != oldValue { setNeedsUpdateConfiguration() } }
    }
    open lazy var backgroundView: UIView? = nil
    open lazy var selectedBackgroundView: UIView? = nil
    open var contentConfiguration: UIContentConfiguration? {
        didSet { showConfiguration(contentConfiguration, replacing: oldValue) }
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
    /// The function is called before the cell is shown and after each change of its state.
    open func updateConfiguration(using state: UICellConfigurationState) {
        if automaticallyUpdatesContentConfiguration, let content = contentConfiguration,
            !(content is UIListContentConfiguration)
        {
            contentConfiguration = content.updated(for: state)
        }
        configurationUpdateHandler?(self, state)
    }
    open func setNeedsUpdateConfiguration() { updateConfiguration(using: configurationState) }

    override public init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(contentView)
    }
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        addSubview(contentView)
        SimulatedStoryboard.fillOutlets(self, into: contentView)
        for view in contentView.subviews { view.screenName = nil }
    }

    /// The subviews that are not part of the content.
    var edgeViews: [UIView] { [] }
    func lineText(_ canvas: TextCanvas) -> String {
        let edge = edgeViews
        let own = subviews.filter { view in view !== contentView && !edge.contains { $0 === view } }
        let inside = (contentParts + own).filter { $0.isVisiblyDrawn }.map { $0.inline(canvas) }
        let text = inside.filter { !$0.isEmpty }.joined(separator: " ")
        return isSelected ? (canvas.isForSpeech ? "selected: \(text)" : "\(canvas.isUnicode ? "▸" : ">")\(text)") : text
    }
}

/// A cell of a collection view that looks like a table row.
open class UICollectionViewListCell: UICollectionViewCell {
    open var accessories: [UICellAccessory] = [] {
        didSet {
            for view in oldValue.compactMap({ $0.view }) { view.removeFromSuperview() }
            for view in accessories.compactMap({ $0.view }) { addSubview(view) }
        }
    }
    /// The views of the accessories, which are drawn at the edge of the cell.
    override var edgeViews: [UIView] { accessories.compactMap { $0.view } }
    open var indentationLevel = 0
    open var indentationWidth: CGFloat = 10
    open func defaultContentConfiguration() -> UIListContentConfiguration { UIListContentConfiguration() }
    override func lineText(_ canvas: TextCanvas) -> String {
        func signs(_ isLeading: Bool) -> [String] {
            accessories.filter { $0.isLeading == isLeading }.map { $0.glyph(canvas) }.filter { !$0.isEmpty }
        }
        return (signs(true) + [super.lineText(canvas)] + signs(false)).joined(separator: " ")
    }
}
