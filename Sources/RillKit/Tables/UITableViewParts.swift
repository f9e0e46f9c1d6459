import Foundation

/// A header or footer of a section.
open class UITableViewHeaderFooterView: UIView {
    public internal(set) var reuseIdentifier: String?
    public private(set) lazy var contentView: UIView = {
        let view = UIView()
        addSubview(view)
        return view
    }()
    public private(set) lazy var textLabel: UILabel? = innerLabel()
    public private(set) lazy var detailTextLabel: UILabel? = innerLabel()
    open var backgroundView: UIView?
    open lazy var contentConfiguration: UIContentConfiguration? = nil

    public init(reuseIdentifier: String?) {
        self.reuseIdentifier = reuseIdentifier
        super.init(frame: .zero)
    }
    override public init(frame: CGRect) { super.init(frame: frame) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    open func prepareForReuse() {}
    /// The views that are drawn, beginning with the view's own labels.
    var contentParts: [UIView] {
        let labels = contentView.subviews.filter { $0 === createdTitles.first || $0 === createdTitles.last }
        let others = contentView.subviews + subviews.filter { $0 !== contentView }
        return labels + others.filter { view in !labels.contains { $0 === view } }
    }
    private var createdTitles: [UILabel] = []
    private func innerLabel() -> UILabel {
        let label = UILabel()
        contentView.addSubview(label)
        createdTitles.append(label)
        return label
    }
}

/// The actions that a swipe over a row reveals.
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

/// A button that a swipe over a row reveals, with the API of earlier versions.
public final class UITableViewRowAction: NSObject {
    public enum Style: Int { case `default`, normal }
    public let style: Style
    public var title: String?
    public var backgroundColor: UIColor?
    let handler: (UITableViewRowAction, IndexPath) -> Void
    public init(style: Style, title: String?, handler: @escaping (UITableViewRowAction, IndexPath) -> Void) {
        self.style = style
        self.title = title
        self.handler = handler
    }
}
extension UITableViewRowAction.Style {
    public static var destructive: UITableViewRowAction.Style { .default }
}

extension UITableView {
    /// Presses a row for a long time and chooses from the menu that opens.
    public func longPress(row: Int, section: Int = 0, choose title: String) {
        guard UIDriver.checkReachable(self, "press") else { return }
        let path = IndexPath(row: row, section: section)
        guard let menu = delegate?.tableView(self, contextMenuConfigurationForRowAt: path, point: .zero) else {
            return Warnings.say("pressing row \(row) opens no menu")
        }
        menu.showMenu()
        RillKit.choose(title)
    }
    /// Swipes over a row and taps one of the revealed buttons.
    public func swipe(row: Int, section: Int = 0, choose title: String) {
        guard UIDriver.checkReachable(self, "swipe") else { return }
        let path = IndexPath(row: row, section: section)
        let older = delegate?.tableView(self, editActionsForRowAt: path) ?? nil
        if let action = older?.first(where: { $0.title == title }) { return action.handler(action, path) }
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
