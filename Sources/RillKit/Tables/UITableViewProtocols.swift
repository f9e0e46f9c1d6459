import Foundation

/// Where a table gets its rows from.
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
}

extension UITableViewDataSource {
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

/// Whom a scrolling view tells of it.
public protocol UIScrollViewDelegate: AnyObject {
    func scrollViewDidScroll(_ scrollView: UIScrollView)
}

extension UIScrollViewDelegate {
    public func scrollViewDidScroll(_ scrollView: UIScrollView) {
        Calls.tell(self, "scrollViewDidScroll(_:)", [scrollView]) { (delegate: UIScrollViewDelegate) in
            delegate.scrollViewDidScroll(scrollView)
        }
    }
}

/// Whom a table asks and tells.
public protocol UITableViewDelegate: UIScrollViewDelegate {
    func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath?
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath)
    func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath)
    func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath)
    func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath)
    func tableView(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath)
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat
    func tableView(
        _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
    ) -> UITableViewCell.EditingStyle
}

extension UITableViewDelegate {
    public func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
        Calls.ask(self) { (delegate: UITableViewDelegate) in delegate.tableView(tableView, willSelectRowAt: indexPath) }
            ?? indexPath
    }
    public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        Calls.tell(self, "tableView(_:didSelectRowAt:)", [tableView, indexPath]) { (delegate: UITableViewDelegate) in
            delegate.tableView(tableView, didSelectRowAt: indexPath)
        }
    }
    public func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
        Calls.tell(self, "tableView(_:didDeselectRowAt:)", [tableView, indexPath]) { (delegate: UITableViewDelegate) in
            delegate.tableView(tableView, didDeselectRowAt: indexPath)
        }
    }
    public func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {
        Calls.tell(self, "tableView(_:accessoryButtonTappedForRowWith:)", [tableView, indexPath]) {
            (delegate: UITableViewDelegate) in
            delegate.tableView(tableView, accessoryButtonTappedForRowWith: indexPath)
        }
    }
    public func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
        Calls.tell(self, "tableView(_:willDisplay:forRowAt:)", [tableView, cell, indexPath]) {
            (delegate: UITableViewDelegate) in
            delegate.tableView(tableView, willDisplay: cell, forRowAt: indexPath)
        }
    }
    public func tableView(
        _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
    ) {
        Calls.tell(self, "tableView(_:didEndDisplaying:forRowAt:)", [tableView, cell, indexPath]) {
            (delegate: UITableViewDelegate) in
            delegate.tableView(tableView, didEndDisplaying: cell, forRowAt: indexPath)
        }
    }
    public func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        Calls.ask(self) { (delegate: UITableViewDelegate) in delegate.tableView(tableView, heightForRowAt: indexPath) }
            ?? 44
    }
    public func tableView(
        _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
    ) -> UITableViewCell.EditingStyle {
        Calls.ask(self) { (delegate: UITableViewDelegate) in
            delegate.tableView(tableView, editingStyleForRowAt: indexPath)
        } ?? .delete
    }
}
