import Foundation

/// A row that the user has moved.
public typealias ItemMovedEvent = (sourceIndex: IndexPath, destinationIndex: IndexPath)
/// A row whose cell appears.
public typealias WillDisplayCellEvent = (cell: UITableViewCell, indexPath: IndexPath)
/// A row whose cell has disappeared.
public typealias DidEndDisplayingCellEvent = (cell: UITableViewCell, indexPath: IndexPath)
