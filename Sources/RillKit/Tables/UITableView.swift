import Foundation
import Rill

extension IndexPath {
    public init(row: Int, section: Int) { self.init(indexes: [section, row]) }
    public init(item: Int, section: Int) { self.init(indexes: [section, item]) }
    public var section: Int { self[0] }
    public var row: Int { self[1] }
    public var item: Int { self[1] }
}

/// A user action on a row.
enum TableAction {
    case selected(IndexPath)
    case deselected(IndexPath)
    case deleted(IndexPath)
    case inserted(IndexPath)
    case moved(IndexPath, IndexPath)
    case accessory(IndexPath)
    case shows(UITableViewCell, IndexPath)
    case hides(UITableViewCell, IndexPath)
    case scrolled
    case willNeed([IndexPath])
}

/// A list of rows in sections. Only visible rows have cells, which are reused on scrolling.
///
/// Pitfall: after insertions and deletions the data source must have exactly the resulting number of rows.
/// See also: UITableViewCell.
open class UITableView: UIScrollView {
    public enum Style: Int { case plain, grouped, insetGrouped }
    public enum RowAnimation: Int { case fade, right, left, top, bottom, none, middle, automatic }
    public enum ScrollPosition: Int { case none, top, middle, bottom }
    public typealias SeparatorStyle = UITableViewCell.SeparatorStyle

    open weak var dataSource: UITableViewDataSource? {
        didSet { reloadData() }
    }
    open weak var delegate: UITableViewDelegate?
    open weak var prefetchDataSource: UITableViewDataSourcePrefetching?
    override var scrollDelegate: UIScrollViewDelegate? { delegate }
    open lazy var estimatedSectionHeaderHeight: CGFloat = 0
    open lazy var estimatedSectionFooterHeight: CGFloat = 0
    open lazy var sectionHeaderHeight: CGFloat = -1
    open lazy var sectionFooterHeight: CGFloat = -1
    open lazy var sectionHeaderTopPadding: CGFloat = 0
    open lazy var separatorInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0)
    open lazy var separatorColor: UIColor? = nil
    open lazy var backgroundView: UIView? = nil
    open lazy var allowsSelectionDuringEditing = false
    open lazy var allowsMultipleSelectionDuringEditing = false
    open lazy var cellLayoutMarginsFollowReadableWidth = false
    open lazy var sectionIndexColor: UIColor? = nil
    open lazy var dragInteractionEnabled = false
    open weak var dragDelegate: UITableViewDragDelegate?
    open weak var dropDelegate: UITableViewDropDelegate?
    /// The height of a row; -1 if the contents of the row determine the height.
    open var rowHeight: CGFloat = -1
    open var estimatedRowHeight: CGFloat = -1
    open var separatorStyle = SeparatorStyle.singleLine
    open var allowsSelection = true
    open var allowsMultipleSelection = false
    open var tableHeaderView: UIView? {
        didSet { replaceAccessoryView(tableHeaderView, oldValue, at: 0) }
    }
    open var tableFooterView: UIView? {
        didSet { replaceAccessoryView(tableFooterView, oldValue, at: subviews.count) }
    }
    public private(set) var style = Style.plain
    open var isEditing = false
    public private(set) var indexPathsForSelectedRows: [IndexPath]?
    let actionSubject = PublishSubject<TableAction>()

    private var registeredClasses: [String: AnyClass] = [:]
    private var prototypeClasses: [String: AnyClass] = [:]
    private var headerClasses: [String: AnyClass] = [:]
    private var reusableCells: [String: [UITableViewCell]] = [:]
    var visibleCellsByPath: [IndexPath: UITableViewCell] = [:]
    var rowCounts: [Int] = []
    var firstVisiblePosition = 0
    private var needsReload = true
    private var isUpdateScheduled = false
    private var isScrolling = false
    private var prefetchedCount = 0
    /// True if a sequence observes the rows that will be shown soon.
    var reportsPrefetching = false
    private var pendingEdits: [TableEdit]?
    /// The visible headers and footers of sections, which are created with the rows.
    var headerViews: [Int: UIView] = [:]
    var footerViews: [Int: UIView] = [:]
    /// The heights of rows by section. They come from the delegate or from the contents of the rows.
    var rowHeights: [[Int: CGFloat]] = []
    var measuredHeights: [[Int: CGFloat]] = []
    /// The estimated heights of rows by section, from the delegate.
    var estimates: [[Int: CGFloat]] = []
    var hasEstimates: [Bool] = []

    public convenience init(frame: CGRect, style: Style) {
        self.init(frame: frame)
        self.style = style
    }
    public static var automaticDimension: CGFloat { -1 }

    private func replaceAccessoryView(_ view: UIView?, _ old: UIView?, at index: Int) {
        if old !== view { old?.removeFromSuperview() }
        if let view { insertSubview(view, at: index) }
    }

    // MARK: Cells

    open func register(_ type: AnyClass?, forCellReuseIdentifier identifier: String) {
        registeredClasses[identifier] = type
    }
    open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
        if let cell = reusableCells[identifier]?.popLast() {
            ObservedCalls.observeCall(cell, "prepareForReuse") { cell.prepareForReuse() }
            return cell
        }
        return makeCell(identifier)
    }
    /// True if a storyboard may have created the table with prototype cells.
    private var isInStoryboardScene: Bool { isFromStoryboard || superview?.owningController is UITableViewController }
    /// True if the screen has actions that only a storyboard connects. Any identifier may then be that of a prototype.
    private var hasPrototypes: Bool {
        guard registeredClasses.isEmpty, prototypeClasses.isEmpty else { return false }
        return isFromStoryboard || superview?.owningController?.namedActions().contains { $0.isConnected } ?? false
    }
    open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
        guard
            let cell = dequeueReusableCell(withIdentifier: identifier) ?? (hasPrototypes ? plainCell(identifier) : nil)
        else {
            KitRules.stop(
                "unregistered-cell",
                "no cell is registered for the identifier '\(identifier)': register a class for it, or name a prototype cell"
            )
        }
        return cell
    }
    open func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
        prototypeClasses[identifier] = nib?.cellClass(identifier) ?? UITableViewCell.self
    }
    open func register(_ type: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
        headerClasses[identifier] = type
    }
    open func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
        headerClasses[identifier] = nib?.viewClass
    }
    open func dequeueReusableHeaderFooterView(withIdentifier identifier: String) -> UITableViewHeaderFooterView? {
        guard let type = headerClasses[identifier] as? UITableViewHeaderFooterView.Type else { return nil }
        let made = KnownClasses.prototypeCell(type, identifier) as? UITableViewHeaderFooterView
        let plain =
            type == UITableViewHeaderFooterView.self ? UITableViewHeaderFooterView(reuseIdentifier: identifier) : nil
        let view = made ?? plain ?? type.init(coder: NSCoder())
        view?.reuseIdentifier = identifier
        return view
    }
    /// Creates a cell of a registered class or of a prototype; nil if there is none.
    private func makeCell(_ identifier: String) -> UITableViewCell? {
        if let type = registeredClasses[identifier] as? UITableViewCell.Type {
            let cell = KnownClasses.prototypeCell(type, identifier) as? UITableViewCell
            let made = cell ?? (type == UITableViewCell.self ? UITableViewCell() : type.init(coder: NSCoder()))
            made?.reuseIdentifier = identifier
            return made
        }
        if prototypeClasses[identifier] == nil, !isInStoryboardScene { return nil }
        let known: AnyClass? =
            prototypeClasses[identifier] ?? KnownClasses.bestClass(
                for: identifier, where: { $0 is UITableViewCell.Type })
            ?? (identifier.lowercased().hasSuffix("cell") ? UITableViewCell.self : nil)
        guard let type = known as? UITableViewCell.Type else { return nil }
        let cell = type.init(coder: NSCoder())
        cell?.reuseIdentifier = identifier
        cell?.awakeFromNib()
        return cell
    }
    /// Returns a prototype cell that has no class of its own.
    private func plainCell(_ identifier: String) -> UITableViewCell {
        let cell = UITableViewCell()
        cell.reuseIdentifier = identifier
        return cell
    }
    private func recycleCell(_ path: IndexPath) {
        guard let cell = visibleCellsByPath.removeValue(forKey: path) else { return }
        cell.removeFromSuperview()
        delegate?.tableView(self, didEndDisplaying: cell, forRowAt: path)
        actionSubject.onNext(.hides(cell, path))
        if let identifier = cell.reuseIdentifier {
            reusableCells[identifier] = (reusableCells[identifier] ?? []) + [cell]
        }
    }

    open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
        updateRows()
        return headerViews[section] as? UITableViewHeaderFooterView
    }
    open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
        updateRows()
        return footerViews[section] as? UITableViewHeaderFooterView
    }

    /// Lays out the visible cells, and measures the rows with automatic height.
    override open func layoutSubviews() {
        super.layoutSubviews()
        updateRows()
        arrangeCells()
        // After a change of the height or a measurement of rows, the number of visible rows may differ.
        if visibleHeight > 0, visiblePaths() != visibleCellsByPath.keys.sorted() {
            firstVisiblePosition = min(firstVisiblePosition, lastFirstPosition)
            fillScreen()
            arrangeCells()
        }
    }

    override open func namedActions() -> [NamedAction] {
        super.namedActions() + [
            NamedAction("reloadData", isWired: false) { [weak self] _ in self?.reloadData() }
        ]
    }

    // MARK: Contents

    public var numberOfSections: Int {
        updateRows()
        return rowCounts.count
    }
    public func numberOfRows(inSection section: Int) -> Int {
        updateRows()
        return rowCounts.indices.contains(section) ? rowCounts[section] : 0
    }
    open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
        updateRows()
        return visibleCellsByPath[indexPath]
    }
    open func indexPath(for cell: UITableViewCell) -> IndexPath? { visibleCellsByPath.first { $0.value === cell }?.key }
    open var visibleCells: [UITableViewCell] { (indexPathsForVisibleRows ?? []).compactMap { visibleCellsByPath[$0] } }
    open var indexPathsForVisibleRows: [IndexPath]? {
        updateRows()
        return visibleCellsByPath.keys.sorted()
    }
    open var indexPathForSelectedRow: IndexPath? { indexPathsForSelectedRows?.first }

    open func reloadData() {
        KitRules.checkChange(self, "reloadData")
        needsReload = true
        indexPathsForSelectedRows = nil
        scheduleUpdate()
    }
    override open func layoutIfNeeded() {
        updateRows()
        super.layoutIfNeeded()
    }

    /// Schedules one layout in the next turn for all changes until then.
    private func scheduleUpdate() {
        if isUpdateScheduled { return }
        isUpdateScheduled = true
        Timing.performInNextTurn { [weak self] in
            self?.isUpdateScheduled = false
            self?.updateRows()
        }
    }

    /// Reads the data source again if necessary, and creates the visible cells.
    func updateRows() {
        guard needsReload, pendingEdits == nil else { return }
        needsReload = false
        rowCounts = readCounts()
        ScreenTrace.recordRows(self, totalRowCount == 1 ? "1 row" : "\(totalRowCount) rows")
        prefetchedCount = 0
        for path in visibleCellsByPath.keys.sorted() { recycleCell(path) }
        removeTitleViews()
        requestHeights()
        measureRows()
        firstVisiblePosition = min(firstVisiblePosition, lastFirstPosition)
        fillScreen()
        setNeedsLayout()
    }
    private func readCounts() -> [Int] {
        guard let dataSource else { return [] }
        return (0..<dataSource.numberOfSections(in: self)).map {
            dataSource.tableView(self, numberOfRowsInSection: $0)
        }
    }
    var totalRowCount: Int { rowCounts.reduce(0, +) }

    /// Creates the cells of the visible rows and removes other cells. Rows of automatic height are measured when they
    /// are created.
    private func fillScreen() {
        let expected = visiblePaths()
        for path in visibleCellsByPath.keys.sorted() where !expected.contains(path) { recycleCell(path) }
        var seen: [IndexPath] = []
        forEachVisibleRow { path in
            if visibleCellsByPath[path] == nil { showRow(path) }
            seen.append(path)
        }
        for path in visibleCellsByPath.keys.sorted() where !seen.contains(path) { recycleCell(path) }
        createTitleViews()
        prefetch()
    }
    private func showRow(_ path: IndexPath) {
        guard let cell = dataSource?.tableView(self, cellForRowAt: path) else { return }
        visibleCellsByPath[path] = cell
        addSubview(cell)
        cell.setNeedsLayout()
        cell.setSelected(indexPathsForSelectedRows?.contains(path) ?? false, animated: false)
        cell.setNeedsUpdateConfiguration()
        if visibleHeight > 0 { measureRow(path) }
        delegate?.tableView(self, willDisplay: cell, forRowAt: path)
        actionSubject.onNext(.shows(cell, path))
    }
    /// Requests prefetching of the rows below the visible ones, once for each row.
    private func prefetch() {
        guard prefetchDataSource != nil || reportsPrefetching else { return }
        let end = firstVisiblePosition + visibleCellsByPath.count
        let soon = pathsFrom(
            from: max(end, prefetchedCount), count: max(0, end + rowsOnScreen - max(end, prefetchedCount)))
        if soon.isEmpty { return }
        prefetchedCount = end + rowsOnScreen
        prefetchDataSource?.tableView(self, prefetchRowsAt: soon)
        if reportsPrefetching { actionSubject.onNext(.willNeed(soon)) }
    }
    func pathsFrom(from start: Int, count: Int) -> [IndexPath] {
        var paths: [IndexPath] = []
        var (section, row) = (0, start)
        while section < rowCounts.count, paths.count < count {
            if row >= rowCounts[section] {
                row -= rowCounts[section]
                section += 1
                continue
            }
            paths.append(IndexPath(row: row, section: section))
            row += 1
        }
        return paths
    }
    func rowPosition(of path: IndexPath) -> Int { rowCounts[..<path.section].reduce(0, +) + path.row }

    // MARK: Changes

    open func beginUpdates() {
        updateRows()
        pendingEdits = []
    }
    open func endUpdates() {
        guard let made = pendingEdits else { return }
        pendingEdits = nil
        applyEdits(made)
    }
    open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        beginUpdates()
        updates?()
        endUpdates()
        if let completion { Timing.performInNextTurn { completion(true) } }
    }
    open func insertRows(at paths: [IndexPath], with animation: RowAnimation) { addEdits(paths.map { .insert($0) }) }
    open func deleteRows(at paths: [IndexPath], with animation: RowAnimation) { addEdits(paths.map { .delete($0) }) }
    open func reloadRows(at paths: [IndexPath], with animation: RowAnimation) { addEdits(paths.map { .reload($0) }) }
    open func moveRow(at source: IndexPath, to destination: IndexPath) {
        addEdits([.move(source, destination)])
    }
    open func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
        addEdits(sections.map { .insertSection($0) })
    }
    open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
        addEdits(sections.map { .deleteSection($0) })
    }
    open func moveSection(_ section: Int, toSection other: Int) {
        addEdits([.deleteSection(section), .insertSection(other)])
    }
    open func reloadSectionIndexTitles() {}
    /// Recreates the rows of sections. Their number is that of the data source now.
    open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
        addEdits(sections.flatMap { [.deleteSection($0), .insertSection($0)] })
    }

    private func addEdits(_ new: [TableEdit]) {
        KitRules.checkChange(self, "updates")
        if pendingEdits != nil {
            pendingEdits! += new
        } else {
            updateRows()
            applyEdits(new)
        }
    }

    /// Checks that the data source matches the changes, then shows the changes.
    private func applyEdits(_ changes: [TableEdit]) {
        let now = readCounts()
        var wanted: [Int?] = rowCounts.map { $0 }
        for change in changes {
            if case .deleteSection(let section) = change, wanted.indices.contains(section) { wanted[section] = nil }
            if let path = change.removedPath, let count = wanted[path.section] { wanted[path.section] = count - 1 }
        }
        var after = wanted.compactMap { $0 }
        for section in changes.compactMap({ $0.insertedSection }).sorted() {
            after.insert(section < now.count ? now[section] : 0, at: min(section, after.count))
        }
        let freshSections = changes.compactMap { $0.insertedSection }
        for change in changes {
            guard let path = change.insertedPath, !freshSections.contains(path.section) else { continue }
            if after.indices.contains(path.section) { after[path.section] += 1 }
        }
        guard after.count == now.count else {
            KitRules.stop(
                "invalid-update",
                "invalid update: the table had \(rowCounts.count) sections and should have \(after.count) after the changes, but the data source has \(now.count)"
            )
        }
        for section in now.indices where now[section] != after[section] {
            KitRules.stop(
                "invalid-update",
                "invalid update: section \(section) had \(rowCounts.indices.contains(section) ? rowCounts[section] : 0) rows and should have \(after[section]) after the changes, but the data source has \(now[section])"
            )
        }
        rowCounts = now
        let (came, went) = (changes.compactMap { $0.insertedPath }.count, changes.compactMap { $0.removedPath }.count)
        ScreenTrace.recordRows(self, "+\(came) -\(went) rows")
        let shift = TableShift(changes)
        moveCells { shift.newPath(of: $0) }
        rowsChanged(changes)
        firstVisiblePosition = min(firstVisiblePosition, lastFirstPosition)
        fillScreen()
        setNeedsLayout()
    }
    /// Headers stay if only rows change.
    private func rowsChanged(_ changes: [TableEdit]) {
        if changes.contains(where: { $0.concernsSection }) { removeTitleViews() }
        requestHeights()
        measureRows()
    }

    /// Runs a change of the data source and moves the cells. The closure returns a function from the old position of
    /// each row to its new one; cells of removed rows are reused.
    func rearrange(_ change: () -> ((IndexPath) -> IndexPath?)) {
        updateRows()
        let place = change()
        rowCounts = readCounts()
        ScreenTrace.recordRows(self, totalRowCount == 1 ? "1 row" : "\(totalRowCount) rows")
        moveCells(place)
        removeTitleViews()
        requestHeights()
        measureRows()
        firstVisiblePosition = min(firstVisiblePosition, lastFirstPosition)
        fillScreen()
        setNeedsLayout()
    }
    private func moveCells(_ place: (IndexPath) -> IndexPath?) {
        var kept: [IndexPath: UITableViewCell] = [:]
        for path in visibleCellsByPath.keys.sorted() {
            if let place = place(path) {
                kept[place] = visibleCellsByPath.removeValue(forKey: path)
            } else {
                recycleCell(path)
            }
        }
        visibleCellsByPath = kept
        indexPathsForSelectedRows = indexPathsForSelectedRows?.compactMap { place($0) }
    }

    // MARK: Selecting, editing, scrolling

    open func selectRow(at path: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        guard let path else { return showSelection([]) }
        showSelection(allowsMultiple ? (indexPathsForSelectedRows ?? []) + [path] : [path])
    }
    open func deselectRow(at path: IndexPath, animated: Bool) {
        showSelection((indexPathsForSelectedRows ?? []).filter { $0 != path })
    }
    private func showSelection(_ paths: [IndexPath]) {
        indexPathsForSelectedRows = paths.isEmpty ? nil : paths
        for path in visibleCellsByPath.keys.sorted() {
            guard let cell = visibleCellsByPath[path], cell.isSelected != paths.contains(path) else { continue }
            cell.setSelected(!cell.isSelected, animated: true)
        }
    }
    open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }
    open func scrollToRow(at path: IndexPath, at position: ScrollPosition, animated: Bool) {
        updateRows()
        let count = rowCounts.indices.contains(path.section) ? rowCounts[path.section] : 0
        if path.row >= count {
            KitRules.stop(
                "missing-row",
                "there is no row \(path.row) in section \(path.section) to scroll to: it has \(count) rows")
        }
        scroll(to: position, of: path)
    }
    private func scroll(to position: ScrollPosition, of path: IndexPath) {
        let rect = rectForRow(at: path)
        let (height, top) = (visibleHeight, contentOffset.y)
        if height <= 0 { return scroll(toPlace: rowPosition(of: path)) }
        switch position {
        case .top: scroll(toPlace: rowPosition(of: path))
        case .middle: scroll(toOffset: rect.midY - height / 2)
        case .bottom: scroll(toOffset: rect.maxY - height)
        case .none:
            if rect.minY < top { scroll(toOffset: rect.minY) }
            if rect.maxY > top + height { scroll(toOffset: rect.maxY - height) }
        }
    }
    private func scroll(toPlace place: Int) {
        if visibleHeight > 0 { return scroll(toOffset: top(ofPlace: min(place, max(0, totalRowCount - 1)))) }
        firstVisiblePosition = max(0, min(place, lastFirstPosition))
        scrolledTo(to: top(ofPlace: firstVisiblePosition))
    }
    private func scroll(toOffset offset: CGFloat) {
        let end = max(0, contentSize.height - visibleHeight)
        let top = max(0, min(offset, end))
        firstVisiblePosition = top >= end ? lastFirstPosition : firstPosition(at: top)
        scrolledTo(to: top)
    }
    private func scrolledTo(to top: CGFloat) {
        fillScreen()
        isScrolling = true
        contentOffset = CGPoint(x: 0, y: top)
        isScrolling = false
        delegate?.scrollViewDidScroll(self)
        actionSubject.onNext(.scrolled)
    }
    /// Shows the rows at an offset that the program sets.
    override func offsetChanged() {
        guard !isScrolling, !needsReload, visibleHeight > 0 else { return }
        firstVisiblePosition = min(firstPosition(at: contentOffset.y), lastFirstPosition)
        fillScreen()
    }

    private var allowsMultiple: Bool { isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection }
    /// A table in editing mode selects rows only if one of its editing properties allows it.
    private var allowsTaps: Bool {
        isEditing
            ? allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing
            : allowsSelection || allowsMultipleSelection
    }
    /// Handles a tap on a row.
    func rowTapped(_ path: IndexPath) {
        updateRows()
        guard allowsTaps, delegate?.tableView(self, shouldHighlightRowAt: path) ?? true else { return }
        delegate?.tableView(self, didHighlightRowAt: path)
        visibleCellsByPath[path]?.setHighlighted(true, animated: false)
        visibleCellsByPath[path]?.setHighlighted(false, animated: true)
        delegate?.tableView(self, didUnhighlightRowAt: path)
        // If multiple selection is allowed, a second tap deselects the row.
        if allowsMultiple, indexPathsForSelectedRows?.contains(path) ?? false {
            guard let target = delegate.map({ $0.tableView(self, willDeselectRowAt: path) }) ?? path else { return }
            deselectRow(at: target, animated: true)
            delegate?.tableView(self, didDeselectRowAt: target)
            return actionSubject.onNext(.deselected(target))
        }
        guard let target = delegate.map({ $0.tableView(self, willSelectRowAt: path) }) ?? path else { return }
        if let old = indexPathForSelectedRow, !allowsMultiple, old != target {
            deselectRow(at: old, animated: true)
            delegate?.tableView(self, didDeselectRowAt: old)
            actionSubject.onNext(.deselected(old))
        }
        selectRow(at: target, animated: true, scrollPosition: .none)
        delegate?.tableView(self, didSelectRowAt: target)
        actionSubject.onNext(.selected(target))
    }
    /// Handles a swipe over a row and the tap on Delete.
    func userDeletedRow(_ path: IndexPath) -> Bool {
        updateRows()
        let swipe = delegate.flatMap { $0.tableView(self, trailingSwipeActionsConfigurationForRowAt: path) }
        if let action = swipe?.actions.first(where: { $0.style == .destructive }) {
            action.handler(action, visibleCellsByPath[path] ?? self) { _ in }
            return true
        }
        guard let dataSource, canEdit(path, by: .delete) else { return false }
        dataSource.tableView(self, commit: .delete, forRowAt: path)
        actionSubject.onNext(.deleted(path))
        return true
    }
    /// Handles a tap on the insert control of a row in editing mode.
    func userInsertedRow(_ path: IndexPath) -> Bool {
        updateRows()
        guard isEditing, let dataSource, canEdit(path, by: .insert) else { return false }
        dataSource.tableView(self, commit: .insert, forRowAt: path)
        actionSubject.onNext(.inserted(path))
        return true
    }
    private func canEdit(_ path: IndexPath, by style: UITableViewCell.EditingStyle) -> Bool {
        guard let dataSource, dataSource.tableView(self, canEditRowAt: path) else { return false }
        return (delegate?.tableView(self, editingStyleForRowAt: path) ?? .delete) == style
    }
    /// Handles a tap on the detail button of a row.
    func accessoryTouched(_ path: IndexPath) -> Bool {
        updateRows()
        guard let type = visibleCellsByPath[path]?.accessoryType,
            type == .detailButton || type == .detailDisclosureButton
        else {
            return false
        }
        delegate?.tableView(self, accessoryButtonTappedForRowWith: path)
        actionSubject.onNext(.accessory(path))
        return true
    }
    func userMovedRow(_ source: IndexPath, _ destination: IndexPath) {
        updateRows()
        var target = destination
        if let delegate {
            target = delegate.tableView(
                self, targetIndexPathForMoveFromRowAt: source, toProposedIndexPath: destination)
        }
        if target == source { return }
        dataSource?.tableView(self, moveRowAt: source, to: target)
        actionSubject.onNext(.moved(source, target))
    }
    /// Returns the code that scrolls by a number of rows; nil at the end of the table.
    func scrollCode(by rows: Int) -> String? {
        updateRows()
        let place = max(0, min(firstVisiblePosition + rows, lastFirstPosition))
        return place == firstVisiblePosition ? nil : "\(findCode).scroll(to: \(place))"
    }
    /// The code that pulls the table to refresh it; nil without a refresh control.
    var pullCode: String? { refreshControl == nil ? nil : "\(findCode).pull()" }
    /// Returns the next or the previous row, which may be in another section; nil at the ends.
    func neighbour(of path: IndexPath, _ direction: Int) -> IndexPath? {
        pathsFrom(from: max(0, rowPosition(of: path) + direction), count: 1).first
    }
    /// Scrolls as a finger does. A distance of more than one screen takes a second movement.
    func userScrolled(toRow row: Int) {
        updateRows()
        let place = max(0, min(row, lastFirstPosition))
        if abs(place - firstVisiblePosition) > rowsOnScreen {
            scroll(toPlace: firstVisiblePosition + (place > firstVisiblePosition ? rowsOnScreen : -rowsOnScreen))
        }
        scroll(toPlace: row)
    }

    override var drawsItself: Bool { true }
    override func lines(_ canvas: TextCanvas) -> [Line] {
        updateRows()
        var lines: [Line] = refreshControl.map { $0.lines(canvas) } ?? []
        if let tableHeaderView { lines += canvas.stackedLines([tableHeaderView]) }
        let seen = canvas.shownRows(visibleCellsByPath.keys.sorted()) { self.visibleCellsByPath[$0] }
        // The title of an empty section is also drawn.
        var nextSection = firstVisiblePosition == 0 && seen.first?.row ?? 0 == 0 ? 0 : seen.first?.section ?? 0
        for path in seen {
            if nextSection <= path.section {
                lines += titleLines(nextSection...path.section, canvas)
                nextSection = path.section + 1
            }
            if let cell = visibleCellsByPath[path] {
                lines += cell.lines(canvas).map { canvas.withFocusMarks($0, cell) }
            }
            if path.row == rowCounts[path.section] - 1 { lines += footerLines(path.section, canvas) }
        }
        let below = totalRowCount - (seen.last.map { rowPosition(of: $0) + 1 } ?? firstVisiblePosition)
        if below > 0 {
            lines.append(Line(canvas.isForSpeech ? "\(below) more" : "\(canvas.isUnicode ? "⋮" : ":") \(below) more"))
        }
        if below <= 0, nextSection < rowCounts.count {
            lines += titleLines(nextSection...(rowCounts.count - 1), canvas)
        }
        if lines.isEmpty, let backgroundView, backgroundView.isVisiblyDrawn {
            lines += canvas.stackedLines([backgroundView])
        }
        if lines.isEmpty {
            lines.append(Line(canvas.isForSpeech ? "no rows" : canvas.isUnicode ? "· no rows ·" : "(no rows)"))
        }
        if let tableFooterView { lines += canvas.stackedLines([tableFooterView]) }
        return lines
    }
    /// Draws the headers of sections, and the footers of the sections before them.
    private func titleLines(_ sections: ClosedRange<Int>, _ canvas: TextCanvas) -> [Line] {
        sections.flatMap { section -> [Line] in
            if let view = headerViews[section] { return canvas.fitOnLine(view) }
            guard let title = dataSource?.tableView(self, titleForHeaderInSection: section) else { return [] }
            return [Line(canvas.isForSpeech ? "section \(title)" : canvas.isUnicode ? "─ \(title) ─" : "- \(title) -")]
        }
    }
    private func footerLines(_ section: Int, _ canvas: TextCanvas) -> [Line] {
        if let view = footerViews[section] { return canvas.fitOnLine(view) }
        guard let title = dataSource?.tableView(self, titleForFooterInSection: section) else { return [] }
        return [Line(title)]
    }

    override var kindName: String { "table" }
    override var driverClass: String { "UITableView" }
}
