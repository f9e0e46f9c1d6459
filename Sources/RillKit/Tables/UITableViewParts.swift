import Foundation

/// A header or footer of a section.
open class UITableViewHeaderFooterView: UIView {
    public internal(set) var reuseIdentifier: String?
    public private(set) lazy var contentView: UIView = {
        let view = UIView()
        addSubview(view)
        return view
    }()
    public private(set) lazy var textLabel: UILabel? = inner()
    public private(set) lazy var detailTextLabel: UILabel? = inner()
    open var backgroundView: UIView?
    open lazy var contentConfiguration: UIContentConfiguration? = nil

    public required init(reuseIdentifier: String?) {
        self.reuseIdentifier = reuseIdentifier
        super.init(frame: .zero)
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    open func prepareForReuse() {}
    private func inner() -> UILabel {
        let label = UILabel()
        contentView.addSubview(label)
        return label
    }
}

/// The actions of a swiped row.
public final class UISwipeActionsConfiguration: NSObject {
    public let actions: [UIContextualAction]
    public var performsFirstActionWithFullSwipe = true
    public init(actions: [UIContextualAction]) { self.actions = actions }
}
public final class UIContextualAction: NSObject {
    public enum Style: Int { case normal, destructive }
    public typealias Handler = (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void
    public let style: Style
    public var title: String?
    public var image: UIImage?
    public var backgroundColor: UIColor!
    let handler: Handler
    public init(style: Style, title: String?, handler: @escaping Handler) {
        self.style = style
        self.title = title
        self.handler = handler
    }
}

/// The contents of a cell as a value.
public protocol UIContentConfiguration {}
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
}

extension UITableView {
    /// Swipes a row and taps one of the actions.
    public func swipe(row: Int, section: Int = 0, choose title: String) {
        guard UIDriver.reach(self, "swipe") else { return }
        let path = IndexPath(row: row, section: section)
        let sides = [
            delegate?.tableView(self, trailingSwipeActionsConfigurationForRowAt: path),
            delegate?.tableView(self, leadingSwipeActionsConfigurationForRowAt: path),
        ]
        let actions = sides.compactMap { $0 ?? nil }.flatMap { $0.actions }
        guard let action = actions.first(where: { $0.title == title }) else {
            return Warnings.say("swiping row \(row) offers no \"\(title)\"")
        }
        action.handler(action, cellForRow(at: path) ?? self) { _ in }
    }
}
