import Foundation

// Dragging over a table. `move(row:to:)` moves rows as a user does. The dragged items are stored, but never passed to
// other apps.

public protocol UIDragSession: AnyObject {
    var localContext: Any? { get set }
}
public protocol UIDropSession: AnyObject {
    var localDragSession: UIDragSession? { get }
}
/// An item that is dragged.
public final class UIDragItem: NSObject {
    public let itemProvider: NSItemProvider
    public var localObject: Any?
    public init(itemProvider: NSItemProvider) { self.itemProvider = itemProvider }
}
public enum UIDropOperation: UInt { case cancel, forbidden, copy, move }
public final class UITableViewDropProposal: NSObject {
    public enum Intent: Int {
        case unspecified, insertAtDestinationIndexPath, insertIntoDestinationIndexPath, automatic
    }
    public let operation: UIDropOperation
    public let intent: Intent
    public init(operation: UIDropOperation, intent: Intent = .unspecified) {
        self.operation = operation
        self.intent = intent
    }
}
public protocol UITableViewDropCoordinator: AnyObject {
    var destinationIndexPath: IndexPath? { get }
    var session: UIDropSession { get }
}
public protocol UITableViewDragDelegate: AnyObject {
    func tableView(
        _ tableView: UITableView, itemsForBeginning session: UIDragSession, at indexPath: IndexPath
    ) -> [UIDragItem]
}
public protocol UITableViewDropDelegate: AnyObject {
    func tableView(_ tableView: UITableView, performDropWith coordinator: UITableViewDropCoordinator)
    func tableView(
        _ tableView: UITableView, dropSessionDidUpdate session: UIDropSession,
        withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UITableViewDropProposal
}
extension UITableViewDropDelegate {
    public func tableView(
        _ tableView: UITableView, dropSessionDidUpdate session: UIDropSession,
        withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UITableViewDropProposal { UITableViewDropProposal(operation: .move) }
}

public protocol NSItemProviderReading: AnyObject {}
extension UIImage: NSItemProviderReading {}

/// Passes an object to a handler in the background.
public final class NSItemProvider: NSObject {
    private let object: NSItemProviderReading
    public init(object: NSItemProviderReading) { self.object = object }
    public func canLoadObject(ofClass type: NSItemProviderReading.Type) -> Bool { Swift.type(of: object) == type }
    public func loadObject(
        ofClass type: NSItemProviderReading.Type,
        completionHandler: @escaping (NSItemProviderReading?, Error?) -> Void
    ) { Timing.performOnFrameworkQueue { completionHandler(self.object, nil) } }
}
extension NSString: NSItemProviderReading {}
