import Foundation

/// An item that the user is moving.
private final class MovedItem {
    let source: IndexPath
    var target: IndexPath
    init(_ source: IndexPath) { (self.source, target) = (source, source) }
}

extension UICollectionView {
    /// Returns the path of the item at a point of the grid; nil if there is none.
    public func indexPathForItem(at point: CGPoint) -> IndexPath? {
        indexPathsForVisibleItems.first { cellForItem(at: $0)?.frame.contains(point) ?? false }
    }
    /// Begins to move an item if the data source allows it.
    @discardableResult
    public func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool {
        guard dataSource?.collectionView(self, canMoveItemAt: indexPath) ?? false else { return false }
        attachments["moved"] = MovedItem(indexPath)
        return true
    }
    public func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) {
        guard let moved = attachments["moved"] as? MovedItem, let path = indexPathForItem(at: targetPosition) else {
            return
        }
        moved.target = path
    }
    /// Ends the movement: the data source moves its item, and the grid moves the cell.
    public func endInteractiveMovement() {
        guard let moved = attachments["moved"] as? MovedItem else { return }
        attachments["moved"] = nil
        guard moved.target != moved.source else { return }
        dataSource?.collectionView(self, moveItemAt: moved.source, to: moved.target)
        moveItem(at: moved.source, to: moved.target)
    }
    public func cancelInteractiveMovement() { attachments["moved"] = nil }
}

extension UICollectionView {
    /// Presses an item for a long time and chooses from the menu that opens.
    public func longPress(item: Int, section: Int = 0, choose title: String) {
        guard UIDriver.checkReachable(self, "press") else { return }
        let path = IndexPath(item: item, section: section)
        guard let menu = delegate?.collectionView(self, contextMenuConfigurationForItemAt: path, point: .zero) else {
            return Warnings.say("pressing item \(item) opens no menu")
        }
        menu.showMenu()
        RillKit.choose(title)
    }
}
