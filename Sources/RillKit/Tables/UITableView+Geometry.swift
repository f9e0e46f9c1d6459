import Foundation

/// The heights and positions of rows, headers and footers. A row of unknown height has the height that the table sets
/// for its rows.
extension UITableView {
    /// The height of rows that have no height of their own.
    var rowLength: CGFloat { rowHeight > 0 ? rowHeight : estimatedRowHeight > 0 ? estimatedRowHeight : 44 }
    private var topHeight: CGFloat { tableHeaderView?.frame.size.height ?? 0 }

    /// Requests the heights of all rows from the delegate. If it returns `automaticDimension` for the first row of a
    /// section, the other rows of the section are automatic too. Of rows with an estimated height, only visible ones
    /// are requested.
    func requestHeights() {
        rowHeights = rowCounts.map { _ in [:] }
        measuredHeights = rowHeights
        estimates = rowHeights
        hasEstimates = rowCounts.map { _ in estimatedRowHeight > 0 }
        guard let delegate else { return }
        for section in rowCounts.indices where rowCounts[section] > 0 {
            if requestEstimates(section, delegate) { continue }
            let start = delegate.tableView(self, heightForRowAt: IndexPath(row: 0, section: section))
            if start < 0 || start == rowHeight { continue }
            rowHeights[section][0] = start
            for row in 1..<max(1, rowCounts[section]) {
                let own = delegate.tableView(self, heightForRowAt: IndexPath(row: row, section: section))
                if own >= 0 { rowHeights[section][row] = own }
            }
        }
    }
    /// Requests the estimated heights of a section. Returns false if there are none.
    private func requestEstimates(_ section: Int, _ delegate: UITableViewDelegate) -> Bool {
        let start = delegate.tableView(self, estimatedHeightForRowAt: IndexPath(row: 0, section: section))
        if start <= 0 || start == estimatedRowHeight { return hasEstimates[section] }
        hasEstimates[section] = true
        estimates[section][0] = start
        for row in 1..<max(1, rowCounts[section]) {
            let own = delegate.tableView(self, estimatedHeightForRowAt: IndexPath(row: row, section: section))
            if own > 0 { estimates[section][row] = own }
        }
        return true
    }
    /// Requests the height of a row that becomes visible, if it has only an estimate.
    private func requestHeight(_ path: IndexPath) {
        guard let delegate, hasEstimates.indices.contains(path.section), hasEstimates[path.section],
            rowHeights[path.section][path.row] == nil, measuredHeights[path.section][path.row] == nil
        else { return }
        let height = delegate.tableView(self, heightForRowAt: path)
        if height >= 0, height != rowHeight { rowHeights[path.section][path.row] = height }
    }
    func heightOfRow(_ path: IndexPath) -> CGFloat {
        guard rowHeights.indices.contains(path.section) else { return rowLength }
        return rowHeights[path.section][path.row] ?? measuredHeights[path.section][path.row]
            ?? estimates[path.section][path.row] ?? rowLength
    }
    /// Returns the known heights of the rows of a section.
    private func knownHeights(_ section: Int) -> [Int: CGFloat] {
        guard rowHeights.indices.contains(section) else { return [:] }
        let known = rowHeights[section].merging(measuredHeights[section]) { given, _ in given }
        return estimates[section].isEmpty ? known : known.merging(estimates[section]) { given, _ in given }
    }
    private func setMeasured(_ height: CGFloat, _ path: IndexPath) {
        let isUsual = height == rowLength && estimates[path.section].isEmpty
        measuredHeights[path.section][path.row] = isUsual ? nil : height
    }
    private func rowsHeight(_ section: Int) -> CGFloat {
        let known = knownHeights(section)
        return CGFloat(rowCounts[section] - known.count) * rowLength + known.values.reduce(0, +)
    }

    // MARK: Headers and footers

    /// Returns the height of the header of a section. It comes from the delegate or the table, or from the view or
    /// title of the header.
    func headerHeight(_ section: Int) -> CGFloat {
        let given = delegate?.tableView(self, heightForHeaderInSection: section) ?? sectionHeaderHeight
        return heightOf(given, given != sectionHeaderHeight, headerViews[section]) {
            dataSource?.tableView(self, titleForHeaderInSection: section) != nil
        }
    }
    func footerHeight(_ section: Int) -> CGFloat {
        let given = delegate?.tableView(self, heightForFooterInSection: section) ?? sectionFooterHeight
        return heightOf(given, given != sectionFooterHeight, footerViews[section]) {
            dataSource?.tableView(self, titleForFooterInSection: section) != nil
        }
    }
    private func heightOf(_ given: CGFloat, _ isOfDelegate: Bool, _ view: UIView?, _ hasTitle: () -> Bool) -> CGFloat {
        if given >= 0, isOfDelegate || view != nil || hasTitle() { return given }
        if given >= 0 { return 0 }
        guard let view else { return hasTitle() ? (style == .plain ? 28 : 38) : 0 }
        if view.frame.size.height > 0 { return view.frame.size.height }
        let inner = (view as? UITableViewHeaderFooterView)?.contentView ?? view
        if Layout.usesGeometry(inner) { return Layout.solve(inner, width: frame.size.width, height: nil) }
        return max(28, view.intrinsicContentSize.height)
    }

    /// Creates the headers and footers of the visible sections.
    func createTitleViews() {
        guard let delegate, !rowCounts.isEmpty else { return }
        let seen = visibleCellsByPath.keys.sorted()
        let start = firstVisiblePosition == 0 ? 0 : seen.first?.section ?? 0
        let end = firstVisiblePosition + seen.count >= totalRowCount ? rowCounts.count - 1 : seen.last?.section ?? start
        guard start <= end else { return }
        for section in start...end where headerViews[section] == nil && footerViews[section] == nil {
            if let view = delegate.tableView(self, viewForHeaderInSection: section) {
                headerViews[section] = view
                addSubview(view)
                delegate.tableView(self, willDisplayHeaderView: view, forSection: section)
            }
            if let view = delegate.tableView(self, viewForFooterInSection: section) {
                footerViews[section] = view
                addSubview(view)
            }
        }
    }
    func removeTitleViews() {
        for view in headerViews.values { view.removeFromSuperview() }
        for view in footerViews.values { view.removeFromSuperview() }
        headerViews = [:]
        footerViews = [:]
    }

    // MARK: Visible rows

    /// The height below the bars that cover the table; 0 before the first layout of the table.
    var visibleHeight: CGFloat { max(0, frame.size.height - coveredHeight) }
    /// The number of rows that a table without a frame shows.
    private static let rowsWithoutFrame = 10
    /// The number of rows that fit on the screen.
    var rowsOnScreen: Int {
        let fitting = visibleHeight > 0 ? Int(exactly: Double(visibleHeight / rowLength).rounded(.down)) : nil
        return fitting.map { max(1, $0) } ?? UITableView.rowsWithoutFrame
    }

    /// Calls a closure with each visible row, beginning with the first one. The closure may change the height of the
    /// row.
    func forEachVisibleRow(_ body: (IndexPath) -> Void) {
        let space = visibleHeight
        if space <= 0 {
            return pathsFrom(from: firstVisiblePosition, count: UITableView.rowsWithoutFrame).forEach(body)
        }
        var bottom: CGFloat = firstVisiblePosition == 0 ? topHeight : 0
        var place = firstVisiblePosition
        while let path = pathsFrom(from: place, count: 1).first {
            let isFurther = place > firstVisiblePosition
            if path.row == 0, place == 0 || isFurther { bottom += titlesHeight(before: path.section, isFurther) }
            if bottom >= space, place > firstVisiblePosition { return }
            requestHeight(path)
            body(path)
            bottom += heightOfRow(path)
            place += 1
        }
    }
    func visiblePaths() -> [IndexPath] {
        var seen: [IndexPath] = []
        forEachVisibleRow { seen.append($0) }
        return seen
    }
    private func titlesHeight(before section: Int, _ hasFooter: Bool) -> CGFloat {
        headerHeight(section) + (hasFooter && section > 0 ? footerHeight(section - 1) : 0)
    }
    /// The first row on the screen when the last row is at the lower edge.
    var lastFirstPosition: Int {
        let space = visibleHeight
        if space <= 0 { return max(0, totalRowCount - UITableView.rowsWithoutFrame) }
        var height: CGFloat = tableFooterView?.frame.size.height ?? 0
        var place = totalRowCount
        while place > 0, height < space, let path = pathsFrom(from: place - 1, count: 1).first {
            height += heightOfRow(path)
            if path.row == rowCounts[path.section] - 1 { height += footerHeight(path.section) }
            if path.row == 0 { height += headerHeight(path.section) }
            place -= 1
        }
        // At the upper edge, the view above the rows is also visible.
        return place == 0 && height + topHeight > space && totalRowCount > 0 ? min(1, totalRowCount - 1) : place
    }
    /// Returns the first row that is visible at an offset.
    func firstPosition(at offset: CGFloat) -> Int {
        for section in rowCounts.indices where offset < topOfSection(section + 1) && rowCounts[section] > 0 {
            let path = indexPathForRow(at: CGPoint(x: 0, y: offset)) ?? IndexPath(row: 0, section: section)
            return rowPosition(of: path)
        }
        return max(0, totalRowCount - 1)
    }
    /// Measures a row of automatic height with contents of its own.
    func measureRow(_ path: IndexPath) {
        guard let cell = visibleCellsByPath[path], rowHeights.indices.contains(path.section), rowHeight <= 0 else {
            return
        }
        let parts = cell.subviews.filter { $0 !== cell.contentView && $0 !== cell.accessoryView }
        guard rowHeights[path.section][path.row] == nil, !parts.isEmpty || !cell.contentView.subviews.isEmpty else {
            return
        }
        let width = frame.size.width
        placeView(cell, cell.contentView, CGRect(x: 0, y: 0, width: width, height: heightOfRow(path)))
        let height = Layout.solve(parts.isEmpty ? cell.contentView : cell, width: width, height: nil)
        setMeasured(height, path)
    }

    // MARK: Positions

    /// Returns the top of the header of a section.
    private func topOfSection(_ section: Int) -> CGFloat {
        (0..<section).reduce(topHeight) { $0 + headerHeight($1) + rowsHeight($1) + footerHeight($1) }
    }
    private func topOfRow(_ path: IndexPath) -> CGFloat {
        var top = topOfSection(path.section) + headerHeight(path.section) + CGFloat(path.row) * rowLength
        for (row, height) in knownHeights(path.section) where row < path.row { top += height - rowLength }
        return top
    }
    /// Returns the offset at which a row is the first on the screen. Above the first row of a section, its header is
    /// also visible.
    func top(ofPlace place: Int) -> CGFloat {
        guard place > 0, let path = pathsFrom(from: place, count: 1).first else { return 0 }
        return topOfRow(path)
    }
    func measureRows() {
        let height = topOfSection(rowCounts.count) + (tableFooterView?.frame.size.height ?? 0)
        contentSize = CGSize(width: frame.size.width, height: height)
    }
    /// Sets the frames of the visible cells, headers and footers.
    func arrangeCells() {
        let width = frame.size.width
        if let tableHeaderView, tableHeaderView.frame.size.height == 0 {
            let own = tableHeaderView.intrinsicContentSize
            Layout.whileSettingFrames {
                tableHeaderView.frame = CGRect(x: 0, y: 0, width: width, height: own.height > 0 ? own.height : 0)
            }
        }
        for path in visibleCellsByPath.keys.sorted() {
            guard let cell = visibleCellsByPath[path] else { continue }
            guard rowHeights.indices.contains(path.section) else { continue }
            let isFixed = rowHeights[path.section][path.row] != nil || rowHeight > 0
            placeView(cell, cell.contentView, CGRect(x: 0, y: 0, width: width, height: heightOfRow(path)))
            // Many programs add their views to the cell itself instead of the content view.
            let isOwn = cell.subviews.contains { $0 !== cell.contentView && $0 !== cell.accessoryView }
            let height = Layout.solve(
                isOwn ? cell : cell.contentView, width: width, height: isFixed ? heightOfRow(path) : nil)
            if !isFixed { setMeasured(height, path) }
            placeView(cell, cell.contentView, CGRect(x: 0, y: topOfRow(path), width: width, height: height))
        }
        for (section, view) in headerViews {
            let frame = CGRect(x: 0, y: topOfSection(section), width: width, height: headerHeight(section))
            placeView(view, (view as? UITableViewHeaderFooterView)?.contentView, frame)
            Layout.solve(
                (view as? UITableViewHeaderFooterView)?.contentView ?? view, width: width, height: frame.size.height)
        }
        for (section, view) in footerViews {
            let height = footerHeight(section)
            let frame = CGRect(x: 0, y: topOfSection(section + 1) - height, width: width, height: height)
            placeView(view, (view as? UITableViewHeaderFooterView)?.contentView, frame)
        }
        measureRows()
        if let tableFooterView {
            let height = tableFooterView.frame.size.height
            Layout.whileSettingFrames {
                tableFooterView.frame = CGRect(x: 0, y: contentSize.height - height, width: width, height: height)
            }
        }
    }
    private func placeView(_ view: UIView, _ inner: UIView?, _ frame: CGRect) {
        Layout.whileSettingFrames {
            view.frame = frame
            inner?.frame = view.bounds
            if let accessory = (view as? UITableViewCell)?.accessoryView {
                let (own, set) = (accessory.intrinsicContentSize, accessory.frame.size)
                let size = set.width > 0 ? set : CGSize(width: max(0, own.width), height: max(0, own.height))
                accessory.frame = CGRect(
                    x: frame.size.width - 16 - size.width, y: (frame.size.height - size.height) / 2, width: size.width,
                    height: size.height)
            }
        }
    }
    public func rectForRow(at path: IndexPath) -> CGRect {
        updateRows()
        return CGRect(x: 0, y: topOfRow(path), width: frame.size.width, height: heightOfRow(path))
    }
    public func rectForHeader(inSection section: Int) -> CGRect {
        updateRows()
        return CGRect(x: 0, y: topOfSection(section), width: frame.size.width, height: headerHeight(section))
    }
    public func rect(forSection section: Int) -> CGRect {
        updateRows()
        let top = topOfSection(section)
        return CGRect(x: 0, y: top, width: frame.size.width, height: topOfSection(section + 1) - top)
    }
    public func indexPathForRow(at point: CGPoint) -> IndexPath? {
        updateRows()
        for section in rowCounts.indices {
            var top = topOfSection(section) + headerHeight(section)
            guard point.y >= top, point.y < topOfSection(section + 1) else { continue }
            if knownHeights(section).isEmpty {
                let row = Int.nearest(Double(((point.y - top) / rowLength).rounded(.down)))
                return row < rowCounts[section] ? IndexPath(row: row, section: section) : nil
            }
            for row in 0..<rowCounts[section] {
                let path = IndexPath(row: row, section: section)
                top += heightOfRow(path)
                if point.y < top { return path }
            }
        }
        return nil
    }
}
