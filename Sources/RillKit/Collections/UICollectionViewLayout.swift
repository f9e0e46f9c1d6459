import Foundation

/// The frame of an item, a header or a footer in a collection view.
open class UICollectionViewLayoutAttributes: NSObject, NSCopying {
    public enum ElementCategory: UInt { case cell, supplementaryView, decorationView }
    open var indexPath: IndexPath
    open var frame = CGRect.zero
    open var alpha: CGFloat = 1
    open var zIndex = 0
    open var isHidden = false
    open lazy var transform: CGAffineTransform = CGAffineTransform()
    public private(set) var representedElementKind: String?
    public var representedElementCategory: ElementCategory {
        representedElementKind == nil ? .cell : .supplementaryView
    }
    open var size: CGSize {
        get { frame.size }
        set { frame.size = newValue }
    }
    open var bounds: CGRect { CGRect(x: 0, y: 0, width: frame.size.width, height: frame.size.height) }
    open var center: CGPoint {
        get { CGPoint(x: frame.midX, y: frame.midY) }
        set {
            frame.origin = CGPoint(x: newValue.x - frame.size.width / 2, y: newValue.y - frame.size.height / 2)
        }
    }

    public required init(_ path: IndexPath, _ kind: String?) {
        indexPath = path
        representedElementKind = kind
        super.init()
    }
    public convenience init(forCellWith indexPath: IndexPath) { self.init(indexPath, nil) }
    public convenience init(forSupplementaryViewOfKind kind: String, with indexPath: IndexPath) {
        self.init(indexPath, kind)
    }
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = type(of: self).init(indexPath, representedElementKind)
        copy.frame = frame
        copy.alpha = alpha
        copy.zIndex = zIndex
        copy.isHidden = isHidden
        copy.transform = transform
        return copy
    }
}

/// Determines the frames of items in a collection view. A program's own class overrides `prepare`,
/// `collectionViewContentSize` and `layoutAttributesForElements(in:)`.
///
/// See also: UICollectionViewFlowLayout, UICollectionViewCompositionalLayout.
open class UICollectionViewLayout: NSObject {
    public internal(set) weak var collectionView: UICollectionView?
    override public init() {}
    public required init?(coder: NSCoder) {}
    open var collectionViewContentSize: CGSize { .zero }
    open func invalidateLayout() { collectionView?.setNeedsLayout() }
    open func prepare() {}
    open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { nil }
    open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }
    open func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }
    open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }
    open func targetContentOffset(
        forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
    ) -> CGPoint { proposedContentOffset }

    /// Returns the height of a section's header.
    func headerHeight(of section: Int, in grid: UICollectionView) -> CGFloat { 0 }
    /// True if the items are arranged in lines from left to right.
    var isDrawnAsLines: Bool { true }
    /// True if the layout determines the visible items before they have cells.
    var knowsVisibleItems: Bool { false }
    /// True if the layout scrolls from left to right.
    var isHorizontal: Bool { false }
    /// Returns the items between two heights, or widths if it scrolls across; nil if it has placed too few of them.
    func visiblePaths(from top: CGFloat, to bottom: CGFloat, hasMore: Bool) -> [IndexPath]? { nil }
}

/// The frames of the items that a layout has returned so far.
struct PlacedItems {
    var frames: [IndexPath: CGRect] = [:]
    var headers: [IndexPath: CGRect] = [:]
    var size = CGSize.zero

    func attributes(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
        let titles = headers.keys.sorted().filter { headers[$0]!.intersects(rect) }.map { path in
            let attributes = UICollectionViewLayoutAttributes(
                forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader, with: path)
            attributes.frame = headers[path]!
            return attributes
        }
        return titles + frames.keys.sorted().filter { frames[$0]!.intersects(rect) }.compactMap { attributes(at: $0) }
    }
    func pathsBetween(from start: CGFloat, to end: CGFloat, hasMore: Bool, isAcross: Bool = false) -> [IndexPath]? {
        let paths = frames.keys.sorted()
        func extent(_ path: IndexPath) -> (start: CGFloat, end: CGFloat) {
            let frame = frames[path]!
            return isAcross ? (start: frame.minX, end: frame.maxX) : (start: frame.minY, end: frame.maxY)
        }
        if hasMore, let last = paths.last, extent(last).start < end { return nil }
        return paths.filter { extent($0).start < end && extent($0).end > start }
    }
    func attributes(at path: IndexPath) -> UICollectionViewLayoutAttributes? {
        guard let frame = frames[path] else { return nil }
        let attributes = UICollectionViewLayoutAttributes(forCellWith: path)
        attributes.frame = frame
        return attributes
    }
}

/// Arranges items in lines, as many next to each other as fit.
open class UICollectionViewFlowLayout: UICollectionViewLayout {
    public static let automaticSize = CGSize(
        width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)
    open var itemSize = CGSize(width: 50, height: 50)
    open var estimatedItemSize = CGSize.zero
    open var minimumLineSpacing: CGFloat = 10
    open var minimumInteritemSpacing: CGFloat = 10
    open var scrollDirection = UICollectionView.ScrollDirection.vertical
    open lazy var sectionInset: UIEdgeInsets = .zero
    open var headerReferenceSize = CGSize.zero
    open var footerReferenceSize = CGSize.zero
    open var sectionHeadersPinToVisibleBounds = false
    open var sectionFootersPinToVisibleBounds = false
    private var placedItems = PlacedItems()

    override open var collectionViewContentSize: CGSize { placedItems.size }
    override open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        placedItems.attributes(in: rect)
    }
    override open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        placedItems.attributes(at: indexPath)
    }
    override var knowsVisibleItems: Bool { true }
    override var isHorizontal: Bool { scrollDirection == .horizontal }
    override func visiblePaths(from top: CGFloat, to bottom: CGFloat, hasMore: Bool) -> [IndexPath]? {
        placedItems.pathsBetween(from: top, to: bottom, hasMore: hasMore, isAcross: isHorizontal)
    }
    override func headerHeight(of section: Int, in grid: UICollectionView) -> CGFloat {
        let delegate = grid.delegate as? UICollectionViewDelegateFlowLayout
        return delegate?.collectionView(grid, layout: self, referenceSizeForHeaderInSection: section).height
            ?? headerReferenceSize.height
    }

    /// Items that are not visible yet are counted in lines as long as the last line.
    override open func prepare() {
        super.prepare()
        placedItems = PlacedItems()
        guard let grid = collectionView else { return }
        let delegate = grid.delegate as? UICollectionViewDelegateFlowLayout
        let isAcross = scrollDirection == .horizontal
        let breadth = isAcross ? grid.frame.size.height : grid.frame.size.width
        var top: CGFloat = 0
        var seen = grid.itemsToPlace
        for (section, count) in grid.itemCounts.enumerated() {
            let insets = delegate?.collectionView(grid, layout: self, insetForSectionAt: section) ?? sectionInset
            let gap =
                delegate?.collectionView(grid, layout: self, minimumInteritemSpacingForSectionAt: section)
                ?? minimumInteritemSpacing
            let header = headerHeight(of: section, in: grid)
            if header > 0, !isAcross {
                placedItems.headers[IndexPath(item: 0, section: section)] = CGRect(
                    x: 0, y: top, width: breadth, height: header)
            }
            top += (isAcross ? 0 : header) + (isAcross ? insets.left : insets.top)
            var line = FlowLine(
                startOffset: isAcross ? insets.top : insets.left,
                endOffset: breadth - (isAcross ? insets.bottom : insets.right),
                itemGap: gap, top: top,
                lineGap: delegate?.collectionView(grid, layout: self, minimumLineSpacingForSectionAt: section)
                    ?? minimumLineSpacing)
            for item in 0..<count {
                if delegate == nil, seen <= 0 {
                    storeFrames(line.remainingItems(), isAcross)
                    line.skipLine(count - item)
                    break
                }
                let path = IndexPath(item: item, section: section)
                let size = size(at: path, grid, delegate)
                storeFrames(
                    line.addItem(path, isAcross ? CGSize(width: size.height, height: size.width) : size), isAcross)
                seen -= 1
            }
            storeFrames(line.remainingItems(), isAcross)
            top = line.bottom + (isAcross ? insets.right : insets.bottom)
        }
        placedItems.size = isAcross ? CGSize(width: top, height: breadth) : CGSize(width: breadth, height: top)
    }
    private func storeFrames(_ line: [(path: IndexPath, frame: CGRect)], _ isAcross: Bool) {
        for (path, frame) in line {
            placedItems.frames[path] =
                isAcross ? CGRect(x: frame.minY, y: frame.minX, width: frame.height, height: frame.width) : frame
        }
    }
    private func size(
        at path: IndexPath, _ grid: UICollectionView, _ delegate: UICollectionViewDelegateFlowLayout?
    ) -> CGSize {
        let size = delegate?.collectionView(grid, layout: self, sizeForItemAt: path) ?? itemSize
        return size.width > 100_000 ? CGSize(width: 50, height: 50) : size
    }
}

/// A line of items, which are next to each other until the next item does not fit. A full line is spread over the whole
/// length, a single item that fills a line is centred, and the last line keeps the distances of the previous one.
private struct FlowLine {
    let startOffset: CGFloat
    let endOffset: CGFloat
    let itemGap: CGFloat
    var top: CGFloat
    let lineGap: CGFloat
    private var items: [(path: IndexPath, size: CGSize)] = []
    private var length: CGFloat = 0
    private var lineDepth: CGFloat = 0
    private var spreadGap: CGFloat?

    init(startOffset: CGFloat, endOffset: CGFloat, itemGap: CGFloat, top: CGFloat, lineGap: CGFloat) {
        self.startOffset = startOffset
        self.endOffset = endOffset
        self.itemGap = itemGap
        self.top = top
        self.lineGap = lineGap
    }
    var bottom: CGFloat { top + lineDepth }

    /// Adds an item to the line. If the item completes a line, returns the frames of that line, along the line and
    /// across it.
    mutating func addItem(_ path: IndexPath, _ size: CGSize) -> [(path: IndexPath, frame: CGRect)] {
        var full: [(path: IndexPath, frame: CGRect)] = []
        if !items.isEmpty, length + itemGap + size.width > endOffset - startOffset + 0.001 {
            let free = endOffset - startOffset - length + itemGap * CGFloat(items.count - 1)
            spreadGap = items.count > 1 ? free / CGFloat(items.count - 1) : nil
            full = frames(isAlone: items.count == 1)
            top += lineDepth + lineGap
            (items, length, lineDepth) = ([], 0, 0)
        }
        length += size.width + (items.isEmpty ? 0 : itemGap)
        items.append((path: path, size: size))
        lineDepth = max(lineDepth, size.height)
        return full
    }
    /// Returns the frames of the last line.
    func remainingItems() -> [(path: IndexPath, frame: CGRect)] {
        guard let only = items.first else { return [] }
        return frames(isAlone: items.count == 1 && 2 * only.size.width + itemGap > endOffset - startOffset + 0.001)
    }
    private func frames(isAlone: Bool) -> [(path: IndexPath, frame: CGRect)] {
        var left = isAlone ? startOffset + (endOffset - startOffset - length) / 2 : startOffset
        return items.map { item in
            let place = CGRect(
                x: left, y: top + (lineDepth - item.size.height) / 2, width: item.size.width, height: item.size.height)
            left += item.size.width + (spreadGap ?? itemGap)
            return (path: item.path, frame: place)
        }
    }
    /// Adds a number of invisible items with the size of the last item.
    mutating func skipLine(_ count: Int) {
        guard let last = items.last?.size else { return }
        let fitting = max(1, Int((endOffset - startOffset + itemGap) / (last.width + itemGap)))
        let lines = max(0, items.count + count - 1) / fitting
        top += CGFloat(lines) * (last.height + lineGap)
        items = []
    }
}
