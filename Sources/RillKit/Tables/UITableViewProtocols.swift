import Foundation

/// Provides a table's rows.
public protocol UITableViewDataSource: AnyObject {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
    func numberOfSections(in tableView: UITableView) -> Int
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?
    func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String?
    func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool
    func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool
    func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath)
    func tableView(_ tableView: UITableView, moveRowAt source: IndexPath, to destination: IndexPath)
    func sectionIndexTitles(for tableView: UITableView) -> [String]?
    func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int
}

extension UITableViewDataSource {
    public func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }
    public func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int {
        index
    }
    public func numberOfSections(in tableView: UITableView) -> Int { 1 }
    public func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }
    public func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { nil }
    public func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }
    public func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }
    public func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {}
    public func tableView(_ tableView: UITableView, moveRowAt source: IndexPath, to destination: IndexPath) {}
}

/// Receives the rows that a table will show soon.
public protocol UITableViewDataSourcePrefetching: AnyObject {
    func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath])
    func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath])
}
extension UITableViewDataSourcePrefetching {
    public func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {}
}

/// Receives the events of a table and configures its rows.
public protocol UITableViewDelegate: UIScrollViewDelegate {
    func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath?
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath)
    func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath)
    func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath)
    func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath)
    func tableView(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath)
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat
    func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat
    func tableView(
        _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
    ) -> UITableViewCell.EditingStyle
    func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath?
    func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool
    func tableView(
        _ tableView: UITableView, editActionsForRowAt indexPath: IndexPath
    ) -> [UITableViewRowAction]?
    func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath)
    func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath)
    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView?
    func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView?
    func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat
    func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat
    func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int)
    func tableView(
        _ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
    ) -> String?
    func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath) -> Bool
    func tableView(
        _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
    ) -> UIContextMenuConfiguration?
    func tableView(
        _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration?
    func tableView(
        _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration?
    func tableView(
        _ tableView: UITableView, targetIndexPathForMoveFromRowAt source: IndexPath,
        toProposedIndexPath proposed: IndexPath
    ) -> IndexPath
}

extension UITableViewDelegate {
    public func tableView(
        _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
    ) -> UIContextMenuConfiguration? { nil }
    public func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat {
        tableView.estimatedRowHeight
    }
    public func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
        DelegateCalls.askDelegate(self) { (delegate: UITableViewDelegate) in
            delegate.tableView(tableView, willDeselectRowAt: indexPath)
        } ?? indexPath
    }
    public func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
        DelegateCalls.askDelegate(self) { (delegate: UITableViewDelegate) in
            delegate.tableView(tableView, shouldHighlightRowAt: indexPath)
        } ?? true
    }
    public func tableView(
        _ tableView: UITableView, editActionsForRowAt indexPath: IndexPath
    ) -> [UITableViewRowAction]? {
        DelegateCalls.askDelegate(self) { (delegate: UITableViewDelegate) in
            delegate.tableView(tableView, editActionsForRowAt: indexPath)
        } ?? nil
    }
    public func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
        DelegateCalls.callDelegate(self, "tableView(_:didHighlightRowAt:)", [tableView, indexPath]) {
            (delegate: UITableViewDelegate) in
            delegate.tableView(tableView, didHighlightRowAt: indexPath)
        }
    }
    public func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
        DelegateCalls.callDelegate(self, "tableView(_:didUnhighlightRowAt:)", [tableView, indexPath]) {
            (delegate: UITableViewDelegate) in
            delegate.tableView(tableView, didUnhighlightRowAt: indexPath)
        }
    }
    public func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        DelegateCalls.askDelegate(self) { (delegate: UITableViewDelegate) in
            delegate.tableView(tableView, viewForHeaderInSection: section)
        } ?? nil
    }
    public func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
        DelegateCalls.askDelegate(self) { (delegate: UITableViewDelegate) in
            delegate.tableView(tableView, viewForFooterInSection: section)
        } ?? nil
    }
    public func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
        DelegateCalls.askDelegate(self) { (delegate: UITableViewDelegate) in
            delegate.tableView(tableView, heightForHeaderInSection: section)
        } ?? tableView.sectionHeaderHeight
    }
    public func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
        DelegateCalls.askDelegate(self) { (delegate: UITableViewDelegate) in
            delegate.tableView(tableView, heightForFooterInSection: section)
        } ?? tableView.sectionFooterHeight
    }
    public func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int) {
        DelegateCalls.callDelegate(self, "tableView(_:willDisplayHeaderView:forSection:)", [tableView, view, section]) {
            (delegate: UITableViewDelegate) in
            delegate.tableView(tableView, willDisplayHeaderView: view, forSection: section)
        }
    }
    public func tableView(
        _ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
    ) -> String? { nil }
    public func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath) -> Bool { true }
    public func tableView(
        _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        DelegateCalls.askDelegate(self) { (delegate: UITableViewDelegate) in
            delegate.tableView(tableView, trailingSwipeActionsConfigurationForRowAt: indexPath)
        } ?? nil
    }
    public func tableView(
        _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        DelegateCalls.askDelegate(self) { (delegate: UITableViewDelegate) in
            delegate.tableView(tableView, leadingSwipeActionsConfigurationForRowAt: indexPath)
        } ?? nil
    }
    public func tableView(
        _ tableView: UITableView, targetIndexPathForMoveFromRowAt source: IndexPath,
        toProposedIndexPath proposed: IndexPath
    ) -> IndexPath {
        DelegateCalls.askDelegate(self) { (delegate: UITableViewDelegate) in
            delegate.tableView(tableView, targetIndexPathForMoveFromRowAt: source, toProposedIndexPath: proposed)
        } ?? proposed
    }
    public func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
        DelegateCalls.askDelegate(self) { (delegate: UITableViewDelegate) in
            delegate.tableView(tableView, willSelectRowAt: indexPath)
        }
            ?? indexPath
    }
    public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        DelegateCalls.callDelegate(self, "tableView(_:didSelectRowAt:)", [tableView, indexPath]) {
            (delegate: UITableViewDelegate) in
            delegate.tableView(tableView, didSelectRowAt: indexPath)
        }
    }
    public func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
        DelegateCalls.callDelegate(self, "tableView(_:didDeselectRowAt:)", [tableView, indexPath]) {
            (delegate: UITableViewDelegate) in
            delegate.tableView(tableView, didDeselectRowAt: indexPath)
        }
    }
    public func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {
        DelegateCalls.callDelegate(self, "tableView(_:accessoryButtonTappedForRowWith:)", [tableView, indexPath]) {
            (delegate: UITableViewDelegate) in
            delegate.tableView(tableView, accessoryButtonTappedForRowWith: indexPath)
        }
    }
    public func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
        DelegateCalls.callDelegate(self, "tableView(_:willDisplay:forRowAt:)", [tableView, cell, indexPath]) {
            (delegate: UITableViewDelegate) in
            delegate.tableView(tableView, willDisplay: cell, forRowAt: indexPath)
        }
    }
    public func tableView(
        _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
    ) {
        DelegateCalls.callDelegate(self, "tableView(_:didEndDisplaying:forRowAt:)", [tableView, cell, indexPath]) {
            (delegate: UITableViewDelegate) in
            delegate.tableView(tableView, didEndDisplaying: cell, forRowAt: indexPath)
        }
    }
    public func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        DelegateCalls.askDelegate(self) { (delegate: UITableViewDelegate) in
            delegate.tableView(tableView, heightForRowAt: indexPath)
        }
            ?? tableView.rowHeight
    }
    public func tableView(
        _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
    ) -> UITableViewCell.EditingStyle {
        DelegateCalls.askDelegate(self) { (delegate: UITableViewDelegate) in
            delegate.tableView(tableView, editingStyleForRowAt: indexPath)
        } ?? .delete
    }
}
