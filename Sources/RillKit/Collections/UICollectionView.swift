import Foundation
import Rill

/// Where a grid gets its items from.
public protocol UICollectionViewDataSource: AnyObject {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int
    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell
    func numberOfSections(in collectionView: UICollectionView) -> Int
}

extension UICollectionViewDataSource {
    public func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }
}

/// Whom a grid tells.
public protocol UICollectionViewDelegate: UIScrollViewDelegate {
    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath)
    func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath)
}

extension UICollectionViewDelegate {
    public func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        Calls.tell(self, "collectionView(_:didSelectItemAt:)", [collectionView, indexPath]) {
            (delegate: UICollectionViewDelegate) in
            delegate.collectionView(collectionView, didSelectItemAt: indexPath)
        }
    }
    public func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
        Calls.tell(self, "collectionView(_:didDeselectItemAt:)", [collectionView, indexPath]) {
            (delegate: UICollectionViewDelegate) in
            delegate.collectionView(collectionView, didDeselectItemAt: indexPath)
        }
    }
}

/// How large items are; asked, and of no account on a text screen.
public protocol UICollectionViewDelegateFlowLayout: UICollectionViewDelegate {
    func collectionView(
        _ collectionView: UICollectionView, layout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath
    ) -> CGSize
}

extension UICollectionViewDelegateFlowLayout {
    public func collectionView(
        _ collectionView: UICollectionView, layout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
        Calls.ask(self) { (delegate: UICollectionViewDelegateFlowLayout) in
            delegate.collectionView(collectionView, layout: layout, sizeForItemAt: indexPath)
        } ?? (layout as? UICollectionViewFlowLayout)?.itemSize ?? CGSize(width: 50, height: 50)
    }
}

open class UICollectionViewLayout: NSObject {
    override public init() {}
    open func invalidateLayout() {}
}

/// Items in lines.
open class UICollectionViewFlowLayout: UICollectionViewLayout {
    public enum ScrollDirection: Int { case vertical, horizontal }
    open var itemSize = CGSize(width: 50, height: 50)
    open var minimumLineSpacing: CGFloat = 10
    open var minimumInteritemSpacing: CGFloat = 10
    open var scrollDirection = ScrollDirection.vertical
}

/// Something that a grid uses again.
open class UICollectionReusableView: UIView {
    public internal(set) var reuseIdentifier: String?
    open func prepareForReuse() {}
}

/// One item of a grid.
///
/// See also: UICollectionView.
open class UICollectionViewCell: UICollectionReusableView {
    public let contentView = UIView()
    open var isSelected = false
    open var isHighlighted = false

    override public init(frame: CGRect) {
        super.init(frame: frame)
        awake()
    }
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        awake()
    }
    private func awake() {
        addSubview(contentView)
        Implied.fill(self, into: contentView)
        for view in contentView.subviews { view.screenName = nil }
        awakeFromNib()
    }
    open func awakeFromNib() {}

    func text(_ pen: TextCanvas) -> String {
        let inside = contentView.subviews.filter { $0.isSeen }.map { $0.inline(pen) }
        let text = inside.filter { !$0.isEmpty }.joined(separator: " ")
        return isSelected ? (pen.isSpoken ? "selected: \(text)" : "\(pen.isUnicode ? "▸" : ">")\(text)") : text
    }
}

/// What a hand does to an item.
enum CollectionDeed {
    case selected(IndexPath)
    case deselected(IndexPath)
}

/// A grid of items. Only those that are seen have cells.
///
/// Pitfall: after insertions and deletions the data source must have exactly as many items as they say.
/// See also: UITableView.
open class UICollectionView: UIScrollView {
    open weak var dataSource: UICollectionViewDataSource? {
        didSet { reloadData() }
    }
    open weak var delegate: UICollectionViewDelegate?
    open var collectionViewLayout: UICollectionViewLayout = UICollectionViewFlowLayout()
    open var allowsSelection = true
    open var allowsMultipleSelection = false
    public private(set) var indexPathsForSelectedItems: [IndexPath]?
    /// How many items there is room for.
    public static let itemsOnScreen = 24
    let deeds = PublishSubject<CollectionDeed>()

    private var registered: [String: AnyClass] = [:]
    private var unused: [String: [UICollectionViewCell]] = [:]
    private var cells: [IndexPath: UICollectionViewCell] = [:]
    private var counts: [Int] = []
    private var first = 0
    private var needsReload = true
    private var edits: [TableEdit]?

    public convenience init(frame: CGRect, collectionViewLayout: UICollectionViewLayout) {
        self.init(frame: frame)
        self.collectionViewLayout = collectionViewLayout
    }

    // MARK: Cells

    open func register(_ type: AnyClass?, forCellWithReuseIdentifier identifier: String) {
        registered[identifier] = type
    }
    open func dequeueReusableCell(
        withReuseIdentifier identifier: String, for indexPath: IndexPath
    ) -> UICollectionViewCell {
        if let cell = unused[identifier]?.popLast() {
            cell.prepareForReuse()
            return cell
        }
        let known: AnyClass? =
            registered[identifier] ?? KnownClasses.best(for: identifier, where: { $0 is UICollectionViewCell.Type })
        guard let type = known as? UICollectionViewCell.Type, let cell = type.init(coder: NSCoder()) else {
            Rules.stop(
                "unregistered-cell",
                "no cell is registered for the identifier '\(identifier)': register a class for it, or give a prototype that name"
            )
        }
        cell.reuseIdentifier = identifier
        return cell
    }
    open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
        settle()
        return cells[indexPath]
    }
    open func indexPath(for cell: UICollectionViewCell) -> IndexPath? { cells.first { $0.value === cell }?.key }
    open var indexPathsForVisibleItems: [IndexPath] {
        settle()
        return cells.keys.sorted()
    }
    open var visibleCells: [UICollectionViewCell] { indexPathsForVisibleItems.compactMap { cells[$0] } }
    private func release(_ path: IndexPath) {
        guard let cell = cells.removeValue(forKey: path) else { return }
        cell.removeFromSuperview()
        cell.isSelected = false
        if let identifier = cell.reuseIdentifier { unused[identifier] = (unused[identifier] ?? []) + [cell] }
    }

    // MARK: What it holds

    public var numberOfSections: Int {
        settle()
        return counts.count
    }
    public func numberOfItems(inSection section: Int) -> Int {
        settle()
        return counts.indices.contains(section) ? counts[section] : 0
    }
    open func reloadData() {
        Rules.touch(self, "reloadData")
        needsReload = true
        Timing.soon { [weak self] in self?.settle() }
    }
    override open func layoutIfNeeded() { settle() }

    private func settle() {
        guard needsReload, edits == nil else { return }
        needsReload = false
        counts = counted()
        indexPathsForSelectedItems = nil
        for path in cells.keys.sorted() { release(path) }
        fillScreen()
    }
    private func counted() -> [Int] {
        guard let dataSource else { return [] }
        return (0..<dataSource.numberOfSections(in: self)).map {
            dataSource.collectionView(self, numberOfItemsInSection: $0)
        }
    }
    private func fillScreen() {
        first = max(0, min(first, counts.reduce(0, +) - UICollectionView.itemsOnScreen))
        let seen = Array(paths.dropFirst(first).prefix(UICollectionView.itemsOnScreen))
        for path in cells.keys.sorted() where !seen.contains(path) { release(path) }
        for path in seen where cells[path] == nil {
            guard let cell = dataSource?.collectionView(self, cellForItemAt: path) else { continue }
            cells[path] = cell
            addSubview(cell)
            cell.isSelected = indexPathsForSelectedItems?.contains(path) ?? false
        }
    }
    private var paths: [IndexPath] {
        counts.indices.flatMap { section in (0..<counts[section]).map { IndexPath(item: $0, section: section) } }
    }

    // MARK: Changes

    open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        settle()
        edits = []
        updates?()
        let made = edits ?? []
        edits = nil
        apply(made)
        if let completion { Timing.soon { completion(true) } }
    }
    open func insertItems(at paths: [IndexPath]) { edit(paths.map { .insert($0) }) }
    open func deleteItems(at paths: [IndexPath]) { edit(paths.map { .delete($0) }) }
    open func reloadItems(at paths: [IndexPath]) { edit(paths.map { .reload($0) }) }
    open func moveItem(at source: IndexPath, to destination: IndexPath) { edit([.move(source, destination)]) }
    private func edit(_ new: [TableEdit]) {
        if edits != nil {
            edits! += new
        } else {
            settle()
            apply(new)
        }
    }
    private func apply(_ changes: [TableEdit]) {
        let now = counted()
        var wanted = counts
        for change in changes {
            if let path = change.left, wanted.indices.contains(path.section) { wanted[path.section] -= 1 }
            if let path = change.entered, wanted.indices.contains(path.section) { wanted[path.section] += 1 }
        }
        guard wanted == now else {
            Rules.stop(
                "invalid-update",
                "invalid update: the grid had \(counts) items, the changes make \(wanted), the data source has \(now)")
        }
        counts = now
        let shift = TableShift(changes)
        var kept: [IndexPath: UICollectionViewCell] = [:]
        for path in cells.keys.sorted() {
            if let place = shift.place(of: path) {
                kept[place] = cells.removeValue(forKey: path)
            } else {
                release(path)
            }
        }
        cells = kept
        indexPathsForSelectedItems = indexPathsForSelectedItems?.compactMap { shift.place(of: $0) }
        fillScreen()
    }

    // MARK: Selecting, scrolling

    open func selectItem(at path: IndexPath?, animated: Bool, scrollPosition: UITableView.ScrollPosition) {
        guard let path else { return mark([]) }
        mark(allowsMultipleSelection ? (indexPathsForSelectedItems ?? []) + [path] : [path])
    }
    open func deselectItem(at path: IndexPath, animated: Bool) {
        mark((indexPathsForSelectedItems ?? []).filter { $0 != path })
    }
    private func mark(_ paths: [IndexPath]) {
        indexPathsForSelectedItems = paths.isEmpty ? nil : paths
        for (path, cell) in cells { cell.isSelected = paths.contains(path) }
    }
    /// What a finger on an item does.
    func touched(_ path: IndexPath) {
        guard allowsSelection else { return }
        if let old = indexPathsForSelectedItems?.first, !allowsMultipleSelection, old != path {
            deselectItem(at: old, animated: true)
            delegate?.collectionView(self, didDeselectItemAt: old)
            deeds.onNext(.deselected(old))
        }
        selectItem(at: path, animated: true, scrollPosition: .none)
        delegate?.collectionView(self, didSelectItemAt: path)
        deeds.onNext(.selected(path))
    }
    func scrolledByHand(toItem item: Int) {
        settle()
        first = item
        contentOffset = CGPoint(x: 0, y: CGFloat(item / 6) * 60)
        fillScreen()
        delegate?.scrollViewDidScroll(self)
    }

    /// Six items a line.
    override func lines(_ pen: TextCanvas) -> [Line] {
        settle()
        let texts = cells.keys.sorted().map { cells[$0]!.text(pen) }
        var lines: [Line] = []
        var (line, count) = ("", 0)
        for text in texts {
            let longer = line.isEmpty ? text : line + "  " + text
            if count == 6 || (count > 0 && pen.cells(longer) > pen.width) {
                lines.append(Line(line))
                (line, count) = (text, 1)
            } else {
                (line, count) = (longer, count + 1)
            }
        }
        if count > 0 { lines.append(Line(line)) }
        let below = counts.reduce(0, +) - first - texts.count
        if below > 0 { lines.append(Line(pen.isUnicode ? "⋮ \(below) more" : ": \(below) more")) }
        if lines.isEmpty { lines.append(Line(pen.isUnicode ? "· no items ·" : "(no items)")) }
        return lines
    }
}

/// A screen that is a grid.
open class UICollectionViewController: UIViewController, UICollectionViewDataSource, UICollectionViewDelegate {
    open var collectionView: UICollectionView! = UICollectionView()
    public convenience init(collectionViewLayout: UICollectionViewLayout) {
        self.init(nibName: nil, bundle: nil)
        collectionView.collectionViewLayout = collectionViewLayout
    }
    open var collectionViewLayout: UICollectionViewLayout { collectionView.collectionViewLayout }
    override open func loadView() {
        isDrawnByDesigner = true
        let whole = UIView(frame: UIScreen.main.bounds)
        whole.addSubview(collectionView)
        collectionView.screenName = "collectionView"
        view = whole
        collectionView.dataSource = self
        collectionView.delegate = self
    }
    open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 0 }
    open func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        fatalError("\(type(of: self)) has items, but does not say which cells: write collectionView(_:cellForItemAt:)")
    }
    open func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }
    open func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {}
    open func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {}
}

/// The glass.
public final class UIScreen: NSObject {
    public static let main = UIScreen()
    public let scale: CGFloat = 2
    public let bounds = CGRect(x: 0, y: 0, width: 390, height: 844)
}

extension UICollectionView {
    public func select(item: Int, section: Int = 0) {
        guard UIDriver.reach(self, "select") else { return }
        let items = numberOfItems(inSection: section)
        guard item >= 0, item < items else {
            return Warnings.say("select item \(item) did nothing: section \(section) has \(items) items")
        }
        touched(IndexPath(item: item, section: section))
    }
    public func scroll(to item: Int) {
        guard UIDriver.reach(self, "scroll") else { return }
        scrolledByHand(toItem: item)
    }
}
