import Foundation

/// The content of a cell, as a value that creates and updates a view.
public protocol UIContentConfiguration {
    func makeContentView() -> UIView & UIContentView
    func updated(for state: UIConfigurationState) -> Self
}
/// A view that shows a configuration.
public protocol UIContentView: AnyObject {
    var configuration: UIContentConfiguration { get set }
}
public protocol UIConfigurationState {}
public struct UICellConfigurationState: UIConfigurationState {
    public var isSelected = false
    public var isHighlighted = false
    public var isDisabled = false
    public var isEditing = false
    public var isExpanded = false
    public var isSwiped = false
    public init(traitCollection: UITraitCollection) {}
}
public struct UIViewConfigurationState: UIConfigurationState {
    public var isSelected = false
    public var isHighlighted = false
    public var isDisabled = false
    public init(traitCollection: UITraitCollection) {}
}
/// The background of a cell; stored, but not visible on a text screen.
public struct UIBackgroundConfiguration {
    public var backgroundColor: UIColor?
    public var cornerRadius: CGFloat = 0
    public var strokeColor: UIColor?
    public var strokeWidth: CGFloat = 0
    public var backgroundInsets = NSDirectionalEdgeInsets.zero
    public init() {}
    public var strokeOutset: CGFloat = 0
    public var visualEffect: UIVisualEffect?
    public var customView: UIView?
    public var backgroundColorTransformer: ((UIColor) -> UIColor)?
    public func updated(for state: UIConfigurationState) -> UIBackgroundConfiguration { self }
    public static func listSidebarCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
    public static func listAccompaniedSidebarCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
    public static func listGroupedHeaderFooter() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
    public static func listSidebarHeader() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
    public static func clear() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
    public static func listPlainCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
    public static func listGroupedCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
    public static func listPlainHeaderFooter() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
}

/// The texts and image of a cell in a list.
public struct UIListContentConfiguration: UIContentConfiguration {
    public var text: String?
    public var secondaryText: String?
    public var image: UIImage?
    public var attributedText: NSAttributedString?
    public var textProperties = TextProperties()
    public var secondaryTextProperties = TextProperties()
    public var imageProperties = ImageProperties()
    public var directionalLayoutMargins = NSDirectionalEdgeInsets.zero
    public var imageToTextPadding: CGFloat = 16
    public var prefersSideBySideTextAndSecondaryText = false

    public struct TextProperties {
        public var color = UIColor.label
        public var font = UIFont.systemFont(ofSize: 17)
        public var numberOfLines = 0
        public var alignment = Alignment.natural
        public var adjustsFontForContentSizeCategory = true
        public enum Alignment: Int { case natural, center, justified }
    }
    public struct ImageProperties {
        public var tintColor: UIColor?
        public var cornerRadius: CGFloat = 0
        public var maximumSize = CGSize.zero
        public var reservedLayoutSize = CGSize.zero
        public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
    }
    public static func cell() -> UIListContentConfiguration { UIListContentConfiguration() }
    public static func subtitleCell() -> UIListContentConfiguration { UIListContentConfiguration() }
    public static func valueCell() -> UIListContentConfiguration { UIListContentConfiguration() }
    public static func plainHeader() -> UIListContentConfiguration { UIListContentConfiguration() }
    public static func groupedHeader() -> UIListContentConfiguration { UIListContentConfiguration() }
    public static func sidebarCell() -> UIListContentConfiguration { UIListContentConfiguration() }
    public static func sidebarHeader() -> UIListContentConfiguration { UIListContentConfiguration() }
    public static func plainFooter() -> UIListContentConfiguration { UIListContentConfiguration() }

    public func makeContentView() -> UIView & UIContentView { UIListContentView(configuration: self) }
    public func updated(for state: UIConfigurationState) -> UIListContentConfiguration { self }
}

/// The view that shows a list configuration.
open class UIListContentView: UIView, UIContentView {
    private let pictureView = UIImageView()
    private let titleLabel = UILabel()
    private let detailLabel = UILabel()
    open var configuration: UIContentConfiguration {
        didSet { showConfiguration() }
    }

    public init(configuration: UIListContentConfiguration) {
        self.configuration = configuration
        super.init(frame: .zero)
        for view in [pictureView, titleLabel, detailLabel] { addSubview(view) }
        showConfiguration()
    }
    public required init?(coder: NSCoder) { return nil }
    private func showConfiguration() {
        guard let list = configuration as? UIListContentConfiguration else { return }
        pictureView.image = list.image
        pictureView.isHidden = list.image == nil
        titleLabel.text = list.text ?? list.attributedText?.string
        detailLabel.text = list.secondaryText
        detailLabel.isHidden = list.secondaryText == nil
    }
    override func inline(_ canvas: TextCanvas) -> String {
        let glyph = pictureView.image.map { canvas.isUnicode ? $0.glyph : "(\($0.name))" } ?? ""
        return [glyph, titleLabel.text ?? "", detailLabel.text ?? ""].filter { !$0.isEmpty }.joined(separator: "  ")
    }
}

/// A cell whose content view is the view of its configuration.
protocol ContentHost: UIView {
    var contentView: UIView { get set }
}
extension ContentHost {
    /// Updates the view of a configuration, or replaces the content view by a new one.
    func showConfiguration(_ configuration: UIContentConfiguration?, replacing old: UIContentConfiguration?) {
        if let configuration, let old, type(of: old) == type(of: configuration),
            let content = contentView as? UIContentView
        {
            content.configuration = configuration
            return
        }
        if configuration == nil, !(contentView is UIContentView) { return }
        let view = configuration?.makeContentView() ?? UIView()
        view.frame = contentView.frame
        contentView.removeFromSuperview()
        insertSubview(view, at: 0)
        contentView = view
    }
    /// The views that are drawn as the content of the cell.
    var contentParts: [UIView] { contentView is UIContentView ? [contentView] : contentView.subviews }
}
