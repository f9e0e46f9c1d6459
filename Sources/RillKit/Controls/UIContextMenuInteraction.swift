import Foundation

/// A menu that a long press opens.
public final class UIContextMenuConfiguration: NSObject {
    public let identifier: NSCopying?
    let menuProvider: (([UIMenuElement]) -> UIMenu?)?
    public init(
        identifier: NSCopying? = nil, previewProvider: (() -> UIViewController?)? = nil,
        actionProvider: (([UIMenuElement]) -> UIMenu?)? = nil
    ) {
        self.identifier = identifier
        menuProvider = actionProvider
    }
    /// Opens the menu of the interaction.
    func showMenu() { menuProvider?([])?.showMenu() }
}
public protocol UIContextMenuInteractionDelegate: AnyObject {
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration?
}

/// A reaction of a view to touches that is not a gesture recogniser.
public protocol UIInteraction: AnyObject {
    var view: UIView? { get }
    func willMove(to view: UIView?)
    func didMove(to view: UIView?)
}
open class UIContextMenuInteraction: NSObject, UIInteraction {
    public private(set) weak var delegate: UIContextMenuInteractionDelegate?
    public private(set) weak var view: UIView?
    public init(delegate: UIContextMenuInteractionDelegate) { self.delegate = delegate }
    open func willMove(to view: UIView?) {}
    open func didMove(to view: UIView?) { self.view = view }
    open func dismissMenu() {
        (UIApplication.shared.topController as? UIAlertController)?.dismiss(animated: true)
    }
}

/// The interactions of a view.
private final class InteractionList {
    var storedInteractions: [UIInteraction] = []
}
extension UIView {
    public var interactions: [UIInteraction] {
        (attachments["interactions"] as? InteractionList)?.storedInteractions ?? []
    }
    public func addInteraction(_ interaction: UIInteraction) {
        let kept = attachments["interactions"] as? InteractionList ?? InteractionList()
        attachments["interactions"] = kept
        interaction.willMove(to: self)
        kept.storedInteractions.append(interaction)
        interaction.didMove(to: self)
    }
    public func removeInteraction(_ interaction: UIInteraction) {
        interaction.willMove(to: nil)
        (attachments["interactions"] as? InteractionList)?.storedInteractions.removeAll { $0 === interaction }
        interaction.didMove(to: nil)
    }
}

/// The menus that a long press opens.
enum ContextMenus {
    /// Opens the menu of a view, or of the row or item that contains the view; returns false if there is none.
    static func openMenu(on view: UIView) -> Bool {
        guard let menu = of(view) else { return false }
        menu.showMenu()
        return true
    }
    private static func of(_ view: UIView) -> UIContextMenuConfiguration? {
        let middle = CGPoint(x: view.bounds.size.width / 2, y: view.bounds.size.height / 2)
        for case let interaction as UIContextMenuInteraction in view.interactions {
            let menu = interaction.delegate?.contextMenuInteraction(
                interaction, configurationForMenuAtLocation: middle)
            if let menu { return menu }
        }
        if let cell = view.cell as? UITableViewCell, let table = cell.superview as? UITableView,
            let path = table.indexPath(for: cell)
        {
            return table.delegate?.tableView(table, contextMenuConfigurationForRowAt: path, point: .zero)
        }
        if let cell = view.cell as? UICollectionViewCell, let grid = cell.superview as? UICollectionView,
            let path = grid.indexPath(for: cell)
        {
            return grid.delegate?.collectionView(grid, contextMenuConfigurationForItemAt: path, point: .zero)
        }
        return nil
    }
}
