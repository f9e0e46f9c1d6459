import Foundation

/// A length in points, or a fraction of the container.
public final class NSCollectionLayoutDimension: NSObject {
    public let dimension: CGFloat
    public let isFractionalWidth: Bool
    public let isFractionalHeight: Bool
    public let isEstimated: Bool
    public var isAbsolute: Bool { !isFractionalWidth && !isFractionalHeight && !isEstimated }

    init(_ dimension: CGFloat, ofWidth: Bool = false, ofHeight: Bool = false, isEstimated: Bool = false) {
        self.dimension = dimension
        isFractionalWidth = ofWidth
        isFractionalHeight = ofHeight
        self.isEstimated = isEstimated
    }
    public static func fractionalWidth(_ share: CGFloat) -> NSCollectionLayoutDimension {
        NSCollectionLayoutDimension(share, ofWidth: true)
    }
    public static func fractionalHeight(_ share: CGFloat) -> NSCollectionLayoutDimension {
        NSCollectionLayoutDimension(share, ofHeight: true)
    }
    public static func absolute(_ points: CGFloat) -> NSCollectionLayoutDimension {
        NSCollectionLayoutDimension(points)
    }
    public static func estimated(_ points: CGFloat) -> NSCollectionLayoutDimension {
        NSCollectionLayoutDimension(points, isEstimated: true)
    }
    func lengthInPoints(in container: CGSize) -> CGFloat {
        if isFractionalWidth { return dimension * container.width }
        return isFractionalHeight ? dimension * container.height : dimension
    }
}

public final class NSCollectionLayoutSize: NSObject {
    public let widthDimension: NSCollectionLayoutDimension
    public let heightDimension: NSCollectionLayoutDimension
    public init(widthDimension: NSCollectionLayoutDimension, heightDimension: NSCollectionLayoutDimension) {
        self.widthDimension = widthDimension
        self.heightDimension = heightDimension
    }
    func sizeInPoints(in container: CGSize) -> CGSize {
        CGSize(
            width: widthDimension.lengthInPoints(in: container), height: heightDimension.lengthInPoints(in: container))
    }
}

/// The distance between the parts of a group.
public final class NSCollectionLayoutSpacing: NSObject {
    public let spacing: CGFloat
    init(_ spacing: CGFloat) { self.spacing = spacing }
    public static func fixed(_ points: CGFloat) -> NSCollectionLayoutSpacing { NSCollectionLayoutSpacing(points) }
    public static func flexible(_ points: CGFloat) -> NSCollectionLayoutSpacing { NSCollectionLayoutSpacing(points) }
}

open class NSCollectionLayoutItem: NSObject {
    public let layoutSize: NSCollectionLayoutSize
    open var contentInsets = NSDirectionalEdgeInsets.zero
    public private(set) var supplementaryItems: [NSCollectionLayoutSupplementaryItem]

    public init(layoutSize: NSCollectionLayoutSize) {
        self.layoutSize = layoutSize
        supplementaryItems = []
    }
    public init(layoutSize: NSCollectionLayoutSize, supplementaryItems: [NSCollectionLayoutSupplementaryItem]) {
        self.layoutSize = layoutSize
        self.supplementaryItems = supplementaryItems
    }
    /// The number of items of the group.
    var itemCount: Int { 1 }
    /// Returns the frames of the items in a rectangle.
    func frames(in rect: CGRect) -> [CGRect] {
        [
            CGRect(
                x: rect.minX + contentInsets.leading, y: rect.minY + contentInsets.top,
                width: max(0, rect.width - contentInsets.leading - contentInsets.trailing),
                height: max(0, rect.height - contentInsets.top - contentInsets.bottom))
        ]
    }
}

/// A group of items in a row or a column. The items are repeated until the group is full.
public final class NSCollectionLayoutGroup: NSCollectionLayoutItem {
    public let subitems: [NSCollectionLayoutItem]
    public var interItemSpacing: NSCollectionLayoutSpacing?
    private let isRow: Bool
    private let count: Int?

    private init(_ size: NSCollectionLayoutSize, _ subitems: [NSCollectionLayoutItem], isRow: Bool, count: Int?) {
        self.subitems = subitems
        self.isRow = isRow
        self.count = count
        super.init(layoutSize: size)
    }
    public static func horizontal(
        layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
    ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(layoutSize, subitems, isRow: true, count: nil) }
    public static func horizontal(
        layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
    ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(layoutSize, [subitem], isRow: true, count: count) }
    public static func horizontal(
        layoutSize: NSCollectionLayoutSize, repeatingSubitem: NSCollectionLayoutItem, count: Int
    ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(layoutSize, [repeatingSubitem], isRow: true, count: count) }
    public static func vertical(
        layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
    ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(layoutSize, subitems, isRow: false, count: nil) }
    public static func vertical(
        layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
    ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(layoutSize, [subitem], isRow: false, count: count) }
    public static func vertical(
        layoutSize: NSCollectionLayoutSize, repeatingSubitem: NSCollectionLayoutItem, count: Int
    ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(layoutSize, [repeatingSubitem], isRow: false, count: count) }

    override func frames(in rect: CGRect) -> [CGRect] {
        let inner = super.frames(in: rect)[0]
        let gap = interItemSpacing?.spacing ?? 0
        var frames: [CGRect] = []
        var (place, step) = (CGFloat(0), 0)
        let room = isRow ? inner.width : inner.height
        while !subitems.isEmpty, step < 1000 {
            let item = subitems[step % subitems.count]
            var size = item.layoutSize.sizeInPoints(in: inner.size)
            // If a count is given, it divides the space into equal parts.
            if let count {
                let part = (room - gap * CGFloat(count - 1)) / CGFloat(count)
                if isRow { size.width = part } else { size.height = part }
                if step == count { break }
            }
            let length = isRow ? size.width : size.height
            if step > 0, place + length > room + 0.5 || length <= 0 { break }
            let origin = CGPoint(x: inner.minX + (isRow ? place : 0), y: inner.minY + (isRow ? 0 : place))
            frames += item.frames(in: CGRect(origin: origin, size: size))
            place += length + gap
            step += 1
            // A column of estimated height contains its subitems once.
            let isOpen = isRow ? layoutSize.widthDimension.isEstimated : layoutSize.heightDimension.isEstimated
            if isOpen, count == nil, step == subitems.count { break }
        }
        return frames
    }
}

open class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
    public let elementKind: String
    open var zIndex = 0
    public init(layoutSize: NSCollectionLayoutSize, elementKind: String) {
        self.elementKind = elementKind
        super.init(layoutSize: layoutSize)
    }
}
public enum NSRectAlignment: Int {
    case none, top, topLeading, leading, bottomLeading, bottom, bottomTrailing, trailing, topTrailing
}
public final class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem {
    public var pinToVisibleBounds = false
    public var extendsBoundary = true
    public let alignment: NSRectAlignment
    public init(layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment) {
        self.alignment = alignment
        super.init(layoutSize: layoutSize, elementKind: elementKind)
    }
    public init(
        layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment, absoluteOffset: CGPoint
    ) {
        self.alignment = alignment
        super.init(layoutSize: layoutSize, elementKind: elementKind)
    }
}
/// The background of a section; stored, but not visible on a text screen.
public final class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
    public static func background(elementKind: String) -> NSCollectionLayoutDecorationItem {
        let whole = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1))
        return NSCollectionLayoutDecorationItem(layoutSize: whole)
    }
}

public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int {
    case none, continuous, continuousGroupLeadingBoundary, paging, groupPaging, groupPagingCentered
}
public protocol NSCollectionLayoutContainer {
    var contentSize: CGSize { get }
    var contentInsets: NSDirectionalEdgeInsets { get }
}
extension NSCollectionLayoutContainer {
    public var contentInsets: NSDirectionalEdgeInsets { .zero }
    public var effectiveContentSize: CGSize { contentSize }
    public var effectiveContentInsets: NSDirectionalEdgeInsets { contentInsets }
}
public protocol NSCollectionLayoutEnvironment {
    var container: NSCollectionLayoutContainer { get }
    var traitCollection: UITraitCollection { get }
}
private struct GridContainer: NSCollectionLayoutContainer, NSCollectionLayoutEnvironment {
    let contentSize: CGSize
    var container: NSCollectionLayoutContainer { self }
    var traitCollection: UITraitCollection { UITraitCollection.current }
}

/// A section of groups, which are one below the other, or side by side if the section scrolls by itself.
public final class NSCollectionLayoutSection: NSObject {
    let group: NSCollectionLayoutGroup
    public var contentInsets = NSDirectionalEdgeInsets.zero
    public var interGroupSpacing: CGFloat = 0
    public var orthogonalScrollingBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none
    public var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
    public var decorationItems: [NSCollectionLayoutDecorationItem] = []
    public var supplementariesFollowContentInsets = true
    public var visibleItemsInvalidationHandler: (([Any], CGPoint, NSCollectionLayoutEnvironment) -> Void)?

    public init(group: NSCollectionLayoutGroup) { self.group = group }
    public static func list(
        using configuration: UICollectionLayoutListConfiguration, layoutEnvironment: NSCollectionLayoutEnvironment
    ) -> NSCollectionLayoutSection { list(configuration) }
    static func list(_ configuration: UICollectionLayoutListConfiguration) -> NSCollectionLayoutSection {
        let row = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(44))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: row, subitems: [NSCollectionLayoutItem(layoutSize: row)])
        let section = NSCollectionLayoutSection(group: group)
        if configuration.headerMode == .supplementary {
            section.boundarySupplementaryItems = [
                NSCollectionLayoutBoundarySupplementaryItem(
                    layoutSize: row, elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
            ]
        }
        return section
    }
    var boundaryHeader: NSCollectionLayoutBoundarySupplementaryItem? {
        boundarySupplementaryItems.first { $0.elementKind == UICollectionView.elementKindSectionHeader }
            ?? boundarySupplementaryItems.first { $0.alignment == .top || $0.alignment == .topLeading }
    }
}

/// A configuration of a collection view that looks like a table.
public struct UICollectionLayoutListConfiguration {
    public enum Appearance: Int { case plain, grouped, insetGrouped, sidebar, sidebarPlain }
    public enum HeaderMode: Int { case none, supplementary, firstItemInSection }
    public enum FooterMode: Int { case none, supplementary }
    public typealias SwipeActionsConfigurationProvider = (IndexPath) -> UISwipeActionsConfiguration?
    public let appearance: Appearance
    public var headerMode = HeaderMode.none
    public var footerMode = FooterMode.none
    public var showsSeparators = true
    public var backgroundColor: UIColor?
    public var headerTopPadding: CGFloat?
    public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
    public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
    public init(appearance: Appearance) { self.appearance = appearance }
}

public final class UICollectionViewCompositionalLayoutConfiguration: NSObject {
    public var scrollDirection = UICollectionView.ScrollDirection.vertical
    public var interSectionSpacing: CGFloat = 0
    public var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
    override public init() {}
}

public typealias UICollectionViewCompositionalLayoutSectionProvider = (Int, NSCollectionLayoutEnvironment) ->
    NSCollectionLayoutSection?

/// A layout of sections, which consist of groups, which consist of items.
///
/// See also: NSCollectionLayoutSection, NSCollectionLayoutGroup, NSCollectionLayoutItem.
open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
    open var configuration = UICollectionViewCompositionalLayoutConfiguration()
    private var storedSectionProvider: UICollectionViewCompositionalLayoutSectionProvider = { _, _ in nil }
    private(set) var listConfiguration: UICollectionLayoutListConfiguration?
    private var placedItems = PlacedItems()

    public init(section: NSCollectionLayoutSection) {
        super.init()
        storedSectionProvider = { _, _ in section }
    }
    public init(section: NSCollectionLayoutSection, configuration: UICollectionViewCompositionalLayoutConfiguration) {
        super.init()
        self.configuration = configuration
        storedSectionProvider = { _, _ in section }
    }
    public init(sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider) {
        super.init()
        storedSectionProvider = sectionProvider
    }
    public init(
        sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
        configuration: UICollectionViewCompositionalLayoutConfiguration
    ) {
        super.init()
        storedSectionProvider = sectionProvider
        self.configuration = configuration
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    public static func list(using configuration: UICollectionLayoutListConfiguration)
        -> UICollectionViewCompositionalLayout
    {
        let layout = UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection.list(configuration))
        layout.listConfiguration = configuration
        return layout
    }

    override open var collectionViewContentSize: CGSize { placedItems.size }
    override open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        placedItems.attributes(in: rect)
    }
    override open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        placedItems.attributes(at: indexPath)
    }
    override var knowsVisibleItems: Bool { configuration.scrollDirection == .vertical }
    override func visiblePaths(from top: CGFloat, to bottom: CGFloat, hasMore: Bool) -> [IndexPath]? {
        placedItems.pathsBetween(from: top, to: bottom, hasMore: hasMore)
    }
    private func section(_ index: Int, in grid: UICollectionView) -> NSCollectionLayoutSection? {
        storedSectionProvider(index, GridContainer(contentSize: grid.frame.size))
    }
    override func headerHeight(of section: Int, in grid: UICollectionView) -> CGFloat {
        let header = self.section(section, in: grid)?.boundaryHeader
        return header?.layoutSize.heightDimension.lengthInPoints(in: grid.frame.size) ?? 0
    }
    override open func prepare() {
        super.prepare()
        placedItems = PlacedItems()
        guard let grid = collectionView else { return }
        var top: CGFloat = 0
        var seen = grid.itemsToPlace
        for (index, count) in grid.itemCounts.enumerated() {
            guard let section = section(index, in: grid) else { continue }
            if index > 0 { top += configuration.interSectionSpacing }
            if let header = section.boundaryHeader {
                let size = header.layoutSize.sizeInPoints(in: grid.frame.size)
                placedItems.headers[IndexPath(item: 0, section: index)] = CGRect(
                    x: 0, y: top, width: size.width, height: size.height)
                top += size.height
            }
            top = placeSection(section, index, count, &seen, top, in: grid)
        }
        placedItems.size = CGSize(width: grid.frame.size.width, height: top)
    }
    /// Places the items of a section below `top`; returns the end of the section.
    private func placeSection(
        _ section: NSCollectionLayoutSection, _ index: Int, _ count: Int, _ seen: inout Int, _ start: CGFloat,
        in grid: UICollectionView
    ) -> CGFloat {
        let insets = section.contentInsets
        let container = CGSize(
            width: grid.frame.size.width - insets.leading - insets.trailing, height: grid.frame.size.height)
        let size = section.group.layoutSize.sizeInPoints(in: container)
        let isAcross = section.orthogonalScrollingBehavior != .none
        var (top, left, item, groups) = (start + insets.top, insets.leading, 0, 0)
        while item < count {
            let frames = section.group.frames(in: CGRect(x: left, y: top, width: size.width, height: size.height))
            if frames.isEmpty { break }
            if seen > 0 {
                for frame in frames where item < count {
                    placedItems.frames[IndexPath(item: item, section: index)] = frame
                    (item, seen) = (item + 1, seen - 1)
                }
            } else {
                item += frames.count
            }
            groups += 1
            if isAcross {
                left += size.width + section.interGroupSpacing
            } else {
                top += size.height + section.interGroupSpacing
            }
        }
        if groups == 0 { return start + insets.top + insets.bottom }
        return (isAcross ? top + size.height : top - section.interGroupSpacing) + insets.bottom
    }
}
