import Foundation

/// A reusable view of a collection view.
open class UICollectionReusableView: UIView {
    public internal(set) var reuseIdentifier: String?
    open func prepareForReuse() {}
}

/// A cell of a collection view.
///
/// See also: UICollectionView.
open class UICollectionViewCell: UICollectionReusableView {
    public let contentView = UIView()
    open var isSelected = false
    open var isHighlighted = false
    open lazy var backgroundView: UIView? = nil
    open lazy var selectedBackgroundView: UIView? = nil
    open lazy var contentConfiguration: UIContentConfiguration? = nil

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

    func text(_ pen: TextCanvas) -> String {
        let inside = contentView.subviews.filter { $0.isSeen }.map { $0.inline(pen) }
        let text = inside.filter { !$0.isEmpty }.joined(separator: " ")
        return isSelected ? (pen.isSpoken ? "selected: \(text)" : "\(pen.isUnicode ? "▸" : ">")\(text)") : text
    }
}
