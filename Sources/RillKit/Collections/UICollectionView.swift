import Foundation
import Rill

/// An action of the user on an item.
enum CollectionAction {
    case selected(IndexPath)
    case deselected(IndexPath)
    case shows(UICollectionViewCell, IndexPath)
    case hides(UICollectionViewCell, IndexPath)
    case prefetches([IndexPath])
}

/// A grid of items. Only visible items have cells.
///
/// Pitfall: after insertions and deletions the data source must have exactly the resulting number of items.
/// See also: UITableView.
open class UICollectionView: UIScrollView {
    public enum ScrollDirection: Int { case vertical, horizontal }
    public struct ScrollPosition: OptionSet {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        public static let top = ScrollPosition(rawValue: 1)
        public static let centeredVertically = ScrollPosition(rawValue: 2)
        public static let bottom = ScrollPosition(rawValue: 4)
        public static let left = ScrollPosition(rawValue: 8)
        public static let centeredHorizontally = ScrollPosition(rawValue: 16)
        public static let right = ScrollPosition(rawValue: 32)
    }
    public static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
    public static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"
    override var scrollDelegate: UIScrollViewDelegate? { delegate }
    open lazy var backgroundView: UIView? = nil
    open lazy var isPrefetchingEnabled = true
    open lazy var dragInteractionEnabled = true
    open weak var dataSource: UICollectionViewDataSource? {
        didSet { reloadData() }
    }
    open weak var delegate: UICollectionViewDelegate?
    open weak var prefetchDataSource: UICollectionViewDataSourcePrefetching?
    private var prefetchedCount = 0
    /// True if a sequence observes the items that will be shown soon.
    var reportsPrefetching = false
    open var collectionViewLayout: UICollectionViewLayout = UICollectionViewFlowLayout() {
        didSet { collectionViewLayout.collectionView = self }
    }
    open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
        collectionViewLayout = layout
    }
    open var allowsSelection = true
    open var allowsMultipleSelection = false
    public private(set) var indexPathsForSelectedItems: [IndexPath]?
    /// The number of visible items if the layout does not determine them.
    private static let itemsWithoutLayout = 24
    let actionSubject = PublishSubject<CollectionAction>()

    private var registeredClasses: [String: AnyClass] = [:]
    private var prototypeClasses: [String: AnyClass] = [:]
    private var reusableCells: [String: [UICollectionViewCell]] = [:]
    private var visibleCellsByPath: [IndexPath: UICollectionViewCell] = [:]
    private var sectionItemCounts: [Int] = []
    private var firstVisibleIndex = 0
    private var needsReload = true
    private var pendingEdits: [TableEdit]?

    public init(frame: CGRect, collectionViewLayout: UICollectionViewLayout) {
        super.init(frame: frame)
        self.collectionViewLayout = collectionViewLayout
        collectionViewLayout.collectionView = self
    }
    override public convenience init(frame: CGRect) {
        self.init(frame: frame, collectionViewLayout: UICollectionViewFlowLayout())
    }
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        collectionViewLayout.collectionView = self
    }

    // MARK: Cells

    open func register(_ type: AnyClass?, forCellWithReuseIdentifier identifier: String) {
        registeredClasses[identifier] = type
    }
    open func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
        prototypeClasses[identifier] = nib?.gridClass(identifier)
    }
    open func register(
        _ type: AnyClass?, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String
    ) { registeredClasses["\(kind) \(identifier)"] = type }
    open func register(
        _ nib: UINib?, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String
    ) { prototypeClasses["\(kind) \(identifier)"] = nib?.viewClass }
    open func dequeueReusableSupplementaryView(
        ofKind kind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
    ) -> UICollectionReusableView {
        let view = makeView("\(kind) \(identifier)", identifier) { $0 is UICollectionReusableView.Type }
        view.reuseIdentifier = identifier
        return view
    }
    /// Creates a view of a registered class or of a prototype; nil if there is none.
    private func makeView(
        _ key: String, _ identifier: String, _ fits: (AnyClass) -> Bool
    ) -> UICollectionReusableView {
        if let type = registeredClasses[key] as? UICollectionReusableView.Type {
            if let view = KnownClasses.prototypeCell(type, identifier) as? UICollectionReusableView { return view }
            if type == UICollectionViewCell.self { return UICollectionViewCell(frame: .zero) }
            if type == UICollectionReusableView.self { return UICollectionReusableView(frame: .zero) }
            if let view = type.init(coder: NSCoder()) { return view }
        }
        let known: AnyClass? = prototypeClasses[key] ?? KnownClasses.bestClass(for: identifier, where: fits)
        guard let type = known as? UICollectionReusableView.Type, let view = type.init(coder: NSCoder()) else {
            KitRules.stop(
                "unregistered-cell",
                "no cell is registered for the identifier '\(identifier)': register a class for it, or name a prototype cell"
            )
        }
        view.awakeFromNib()
        return view
    }
    open func supplementaryView(forElementKind kind: String, at indexPath: IndexPath) -> UICollectionReusableView? {
        dataSource?.collectionView(self, viewForSupplementaryElementOfKind: kind, at: indexPath)
    }
    open func dequeueReusableCell(
        withReuseIdentifier identifier: String, for indexPath: IndexPath
    ) -> UICollectionViewCell {
        if let cell = reusableCells[identifier]?.popLast() {
            ObservedCalls.observeCall(cell, "prepareForReuse") { cell.prepareForReuse() }
            return cell
        }
        let cell = makeView(identifier, identifier) { $0 is UICollectionViewCell.Type } as! UICollectionViewCell
        cell.reuseIdentifier = identifier
        return cell
    }
    open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
        updateItems()
        return visibleCellsByPath[indexPath]
    }
    open func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
        visibleCellsByPath.first { $0.value === cell }?.key
    }
    open var indexPathsForVisibleItems: [IndexPath] {
        updateItems()
        return visibleCellsByPath.keys.sorted()
    }
    open var visibleCells: [UICollectionViewCell] { indexPathsForVisibleItems.compactMap { visibleCellsByPath[$0] } }
    private func recycleCell(_ path: IndexPath) {
        guard let cell = visibleCellsByPath.removeValue(forKey: path) else { return }
        cell.removeFromSuperview()
        cell.setSelection(false)
        delegate?.collectionView(self, didEndDisplaying: cell, forItemAt: path)
        actionSubject.onNext(.hides(cell, path))
        if let identifier = cell.reuseIdentifier {
            reusableCells[identifier] = (reusableCells[identifier] ?? []) + [cell]
        }
    }

    // MARK: Contents

    public var numberOfSections: Int {
        updateItems()
        return sectionItemCounts.count
    }
    public func numberOfItems(inSection section: Int) -> Int {
        updateItems()
        return sectionItemCounts.indices.contains(section) ? sectionItemCounts[section] : 0
    }
    open func reloadData() {
        KitRules.checkChange(self, "reloadData")
        needsReload = true
        indexPathsForSelectedItems = nil
        Timing.performInNextTurn { [weak self] in self?.updateItems() }
    }
    override open func layoutIfNeeded() {
        updateItems()
        super.layoutIfNeeded()
    }
    /// Places cells as the layout determines. Items that the layout does not place are invisible.
    override open func layoutSubviews() {
        super.layoutSubviews()
        updateItems()
        let layout = collectionViewLayout
        layout.prepare()
        contentSize = layout.collectionViewContentSize
        var places: [IndexPath: UICollectionViewLayoutAttributes] = [:]
        for attributes in layout.layoutAttributesForElements(in: UICollectionView.everything) ?? []
        where attributes.representedElementKind == nil { places[attributes.indexPath] = attributes }
        for (path, cell) in visibleCellsByPath {
            guard let place = places[path] ?? layout.layoutAttributesForItem(at: path) else { continue }
            cell.apply(place)
            setFrame(cell, place.frame)
        }
        // After a change of the size, the number of visible items may differ.
        guard layout.knowsVisibleItems || places.count > 0, visibleItems() != visibleCellsByPath.keys.sorted() else {
            return
        }
        fillScreen()
        for (path, cell) in visibleCellsByPath {
            guard let place = places[path] ?? layout.layoutAttributesForItem(at: path) else { continue }
            if !layout.knowsVisibleItems { cell.apply(place) }
            setFrame(cell, place.frame)
        }
    }
    open func layoutAttributesForItem(at path: IndexPath) -> UICollectionViewLayoutAttributes? {
        collectionViewLayout.layoutAttributesForItem(at: path)
    }
    /// The number of items that a layout must place, up to the last visible one.
    private(set) lazy var itemsToPlace = Self.itemsWithoutLayout
    var itemCounts: [Int] { sectionItemCounts }
    private func setFrame(_ cell: UICollectionViewCell, _ frame: CGRect) {
        Layout.whileSettingFrames {
            cell.frame = frame
            cell.contentView.frame = cell.bounds
        }
        Layout.solve(cell, width: frame.size.width, height: frame.size.height)
    }

    private func updateItems() {
        guard needsReload, pendingEdits == nil else { return }
        needsReload = false
        sectionItemCounts = readCounts()
        prefetchedCount = 0
        for path in visibleCellsByPath.keys.sorted() { recycleCell(path) }
        fillScreen()
        setNeedsLayout()
    }
    private func readCounts() -> [Int] {
        guard let dataSource else { return [] }
        return (0..<dataSource.numberOfSections(in: self)).map {
            dataSource.collectionView(self, numberOfItemsInSection: $0)
        }
    }
    private func fillScreen() {
        firstVisibleIndex = max(0, min(firstVisibleIndex, sectionItemCounts.reduce(0, +) - 1))
        let seen = visibleItems()
        for path in visibleCellsByPath.keys.sorted() where !seen.contains(path) { recycleCell(path) }
        for path in seen where visibleCellsByPath[path] == nil {
            guard let cell = dataSource?.collectionView(self, cellForItemAt: path) else { continue }
            visibleCellsByPath[path] = cell
            addSubview(cell)
            cell.setNeedsLayout()
            cell.setSelection(indexPathsForSelectedItems?.contains(path) ?? false)
            cell.setNeedsUpdateConfiguration()
            delegate?.collectionView(self, willDisplay: cell, forItemAt: path)
            actionSubject.onNext(.shows(cell, path))
        }
        prefetch()
    }
    /// Returns the items between the upper and the lower edge of the view, as the layout determines; a fixed number of
    /// items if it cannot.
    private func visibleItems() -> [IndexPath] {
        let total = sectionItemCounts.reduce(0, +)
        let length = visibleLength
        if length > 0, collectionViewLayout.knowsVisibleItems {
            itemsToPlace = max(itemsToPlace, Self.itemsWithoutLayout)
            while true {
                collectionViewLayout.prepare()
                let offset = collectionViewLayout.isHorizontal ? contentOffset.x : contentOffset.y
                let start = max(0, min(offset, lengthOfContent - length))
                if let seen = collectionViewLayout.visiblePaths(
                    from: start, to: start + length, hasMore: itemsToPlace < total)
                {
                    return seen
                }
                itemsToPlace *= 2
            }
        }
        if length > 0, let seen = itemsOfOwnLayout() { return seen }
        let start = max(0, min(firstVisibleIndex, total - Self.itemsWithoutLayout))
        itemsToPlace = start + Self.itemsWithoutLayout
        return Array(allPaths.dropFirst(start).prefix(Self.itemsWithoutLayout))
    }
    /// The visible length in the direction of scrolling.
    private var visibleLength: CGFloat {
        collectionViewLayout.isHorizontal ? frame.size.width : visibleHeight
    }
    private var lengthOfContent: CGFloat {
        let size = collectionViewLayout.collectionViewContentSize
        return collectionViewLayout.isHorizontal ? size.width : size.height
    }
    /// Requests prefetching of the items below the visible ones, each once.
    private func prefetch() {
        guard prefetchDataSource != nil || reportsPrefetching, let last = visibleCellsByPath.keys.max() else { return }
        let end = sectionItemCounts[..<last.section].reduce(0, +) + last.item + 1
        let start = max(end, prefetchedCount)
        let soon = Array(allPaths.dropFirst(start).prefix(end + visibleCellsByPath.count - start))
        if soon.isEmpty { return }
        prefetchedCount = start + soon.count
        prefetchDataSource?.collectionView(self, prefetchItemsAt: soon)
        if reportsPrefetching { actionSubject.onNext(.prefetches(soon)) }
    }
    private var allPaths: [IndexPath] {
        sectionItemCounts.indices.flatMap { section in
            (0..<sectionItemCounts[section]).map { IndexPath(item: $0, section: section) }
        }
    }

    // MARK: Changes

    open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        updateItems()
        pendingEdits = []
        updates?()
        let made = pendingEdits ?? []
        pendingEdits = nil
        // Inserted or deleted sections recreate all items.
        if needsReload { updateItems() } else { applyEdits(made) }
        if let completion { Timing.performInNextTurn { completion(true) } }
    }
    open func insertItems(at paths: [IndexPath]) { addEdits(paths.map { .insert($0) }) }
    open func deleteItems(at paths: [IndexPath]) { addEdits(paths.map { .delete($0) }) }
    open func reloadItems(at paths: [IndexPath]) { addEdits(paths.map { .reload($0) }) }
    open func insertSections(_ sections: IndexSet) { reloadData() }
    open func deleteSections(_ sections: IndexSet) { reloadData() }
    open func reloadSections(_ sections: IndexSet) { reloadData() }
    open func scrollToItem(at path: IndexPath, at position: ScrollPosition, animated: Bool) {
        updateItems()
        userScrolled(toItem: sectionItemCounts[..<path.section].reduce(0, +) + path.item)
    }
    open func moveItem(at source: IndexPath, to destination: IndexPath) { addEdits([.move(source, destination)]) }
    private func addEdits(_ new: [TableEdit]) {
        if pendingEdits != nil {
            pendingEdits! += new
        } else {
            updateItems()
            applyEdits(new)
        }
    }
    private func applyEdits(_ changes: [TableEdit]) {
        let now = readCounts()
        var wanted = sectionItemCounts
        for change in changes {
            if let path = change.removedPath, wanted.indices.contains(path.section) { wanted[path.section] -= 1 }
            if let path = change.insertedPath, wanted.indices.contains(path.section) { wanted[path.section] += 1 }
        }
        guard wanted == now else {
            KitRules.stop(
                "invalid-update",
                "invalid update: the collection view had \(sectionItemCounts) items and should have \(wanted) after the changes, but the data source has \(now)"
            )
        }
        sectionItemCounts = now
        let shift = TableShift(changes)
        moveCells { shift.newPath(of: $0) }
        fillScreen()
    }

    /// Runs a change of the data source and moves the cells. The closure returns a function from the old position of
    /// each item to its new one; cells of removed items are reused.
    func rearrange(_ change: () -> ((IndexPath) -> IndexPath?)) {
        updateItems()
        let place = change()
        sectionItemCounts = readCounts()
        moveCells(place)
        fillScreen()
        setNeedsLayout()
    }
    private func moveCells(_ place: (IndexPath) -> IndexPath?) {
        var kept: [IndexPath: UICollectionViewCell] = [:]
        for path in visibleCellsByPath.keys.sorted() {
            if let place = place(path) {
                kept[place] = visibleCellsByPath.removeValue(forKey: path)
            } else {
                recycleCell(path)
            }
        }
        visibleCellsByPath = kept
        indexPathsForSelectedItems = indexPathsForSelectedItems?.compactMap { place($0) }
    }

    // MARK: Selecting, scrolling

    open func selectItem(at path: IndexPath?, animated: Bool, scrollPosition: ScrollPosition = []) {
        guard let path else { return showSelection([]) }
        showSelection(allowsMultipleSelection ? (indexPathsForSelectedItems ?? []) + [path] : [path])
    }
    open func deselectItem(at path: IndexPath, animated: Bool) {
        showSelection((indexPathsForSelectedItems ?? []).filter { $0 != path })
    }
    private func showSelection(_ paths: [IndexPath]) {
        indexPathsForSelectedItems = paths.isEmpty ? nil : paths
        for path in visibleCellsByPath.keys.sorted() { visibleCellsByPath[path]?.setSelection(paths.contains(path)) }
    }
    /// Handles a tap on an item.
    func itemTapped(_ path: IndexPath) {
        guard delegate?.collectionView(self, shouldHighlightItemAt: path) ?? true else { return }
        delegate?.collectionView(self, didHighlightItemAt: path)
        cellForItem(at: path)?.isHighlighted = true
        cellForItem(at: path)?.isHighlighted = false
        delegate?.collectionView(self, didUnhighlightItemAt: path)
        // If multiple selection is allowed, a second tap deselects the item.
        if allowsSelection, allowsMultipleSelection, indexPathsForSelectedItems?.contains(path) ?? false {
            deselectItem(at: path, animated: true)
            delegate?.collectionView(self, didDeselectItemAt: path)
            return actionSubject.onNext(.deselected(path))
        }
        guard allowsSelection, delegate?.collectionView(self, shouldSelectItemAt: path) ?? true else { return }
        if let old = indexPathsForSelectedItems?.first, !allowsMultipleSelection, old != path {
            deselectItem(at: old, animated: true)
            delegate?.collectionView(self, didDeselectItemAt: old)
            actionSubject.onNext(.deselected(old))
        }
        selectItem(at: path, animated: true)
        delegate?.collectionView(self, didSelectItemAt: path)
        actionSubject.onNext(.selected(path))
    }
    func userScrolled(toItem item: Int) {
        updateItems()
        firstVisibleIndex = item
        let length = visibleLength
        if length > 0, collectionViewLayout.knowsVisibleItems, let path = allPaths.dropFirst(item).first {
            while itemsToPlace <= item { itemsToPlace *= 2 }
            collectionViewLayout.prepare()
            let end = max(0, lengthOfContent - length)
            let place = collectionViewLayout.layoutAttributesForItem(at: path)?.frame ?? .zero
            contentOffset =
                collectionViewLayout.isHorizontal
                ? CGPoint(x: min(place.minX, end), y: 0) : CGPoint(x: 0, y: min(place.minY, end))
        } else if length > 0, let path = allPaths.dropFirst(item).first, let place = placeInOwnLayout(path) {
            let size = collectionViewLayout.collectionViewContentSize
            contentOffset = CGPoint(
                x: max(0, min(place.minX, size.width - frame.size.width)),
                y: max(0, min(place.minY, size.height - visibleHeight)))
        } else {
            contentOffset = CGPoint(x: 0, y: CGFloat(item / 6) * 60)
        }
        fillScreen()
        setNeedsLayout()
        delegate?.scrollViewDidScroll(self)
    }

    /// The view draws itself by the lines of its layout. Without a layout, each line has six items.
    override var drawsItself: Bool { true }
    override func lines(_ canvas: TextCanvas) -> [Line] {
        updateItems()
        let visible = visibleCellsByPath.keys.sorted()
        let paths = collectionViewLayout.isHorizontal ? pathsInRows(visible) : visible
        let texts = paths.map { visibleCellsByPath[$0]!.lineText(canvas) }
        var lines: [Line] = []
        var (line, count) = ("", 0)
        var isWrapped = false
        var previous: IndexPath?
        for (path, text) in zip(paths, texts) {
            let below = startsNewRow(path, previous)
            previous = path
            if path.item == 0, let header = headerLines(of: path.section, canvas) {
                if count > 0 { lines.append(Line(line)) }
                (line, count) = ("", 0)
                lines += header
            }
            let longer = line.isEmpty ? text : line + "  " + text
            let isTooWide = count > 0 && canvas.columnCount(longer) > canvas.width
            // An item that was too wide has already ended its line of the layout.
            let ends = below && !isWrapped
            if below || isTooWide { isWrapped = isTooWide }
            let isFull = count == 6 && (visibleCellsByPath[path]?.frame.size.height ?? 0) == 0
            if count > 0, isFull || ends || isTooWide {
                lines.append(Line(line))
                (line, count) = (text, 1)
            } else {
                (line, count) = (longer, count + 1)
            }
        }
        if count > 0 { lines.append(Line(line)) }
        let below =
            sectionItemCounts.reduce(0, +)
            - (visible.last.map { sectionItemCounts[..<$0.section].reduce(0, +) + $0.item + 1 } ?? firstVisibleIndex)
        if below > 0 { lines.append(Line(canvas.isUnicode ? "⋮ \(below) more" : ": \(below) more")) }
        if lines.isEmpty { lines.append(Line(canvas.isUnicode ? "· no items ·" : "(no items)")) }
        return lines
    }

    /// Returns true if the layout has placed an item below the previous one.
    private func startsNewRow(_ path: IndexPath, _ previous: IndexPath?) -> Bool {
        guard let previous, previous.section == path.section, let cell = visibleCellsByPath[path],
            cell.frame.size.height > 0,
            let before = visibleCellsByPath[previous]
        else { return path.item == 0 }
        return cell.frame.minY > before.frame.minY
    }
    /// The items of a layout that scrolls across, row by row.
    private func pathsInRows(_ paths: [IndexPath]) -> [IndexPath] {
        paths.sorted { one, other in
            let (first, second) = (visibleCellsByPath[one]!.frame, visibleCellsByPath[other]!.frame)
            if one.section != other.section { return one < other }
            return first.minY == second.minY ? first.minX < second.minX : first.minY < second.minY
        }
    }
    /// Draws the view above a section, if the layout has space for it.
    private func headerLines(of section: Int, _ canvas: TextCanvas) -> [Line]? {
        guard collectionViewLayout.headerHeight(of: section, in: self) > 0, let dataSource else { return nil }
        let path = IndexPath(item: 0, section: section)
        let view = dataSource.collectionView(
            self, viewForSupplementaryElementOfKind: UICollectionView.elementKindSectionHeader, at: path)
        return canvas.stackedLines([view])
    }
}
