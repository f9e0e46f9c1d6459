import Foundation

// Layouts that the program declares: the items whose frames are on the screen have cells.
extension UICollectionView {
    /// A rectangle that contains every item.
    static let everything = CGRect(x: -10_000, y: -10_000, width: 20_000_000, height: 20_000_000)

    /// Returns the items that a layout of the program places on the screen; nil if it places none.
    func itemsOfOwnLayout() -> [IndexPath]? {
        let layout = collectionViewLayout
        if layout.knowsVisibleItems { return nil }
        layout.prepare()
        let size = layout.collectionViewContentSize
        let start = CGPoint(
            x: max(0, min(contentOffset.x, size.width - frame.size.width)),
            y: max(0, min(contentOffset.y, size.height - visibleHeight)))
        let seen = CGRect(x: start.x, y: start.y, width: frame.size.width, height: visibleHeight)
        guard let places = layout.layoutAttributesForElements(in: seen), !places.isEmpty else { return nil }
        // A frame that only touches the edge of the screen is not visible.
        func isSeen(_ frame: CGRect) -> Bool {
            frame.minX < seen.maxX && frame.maxX > seen.minX && frame.minY < seen.maxY && frame.maxY > seen.minY
        }
        return places.filter { $0.representedElementKind == nil && isSeen($0.frame) }.map { $0.indexPath }.sorted()
    }
    /// Returns the frame of an item in a layout of the program.
    func placeInOwnLayout(_ path: IndexPath) -> CGRect? {
        let layout = collectionViewLayout
        if layout.shouldInvalidateLayout(forBoundsChange: bounds) { layout.invalidateLayout() }
        layout.prepare()
        return layout.layoutAttributesForItem(at: path)?.frame
            ?? layout.layoutAttributesForElements(in: Self.everything)?.first { $0.indexPath == path }?.frame
    }
    var visibleHeight: CGFloat { frame.size.height - coveredHeight }
}
