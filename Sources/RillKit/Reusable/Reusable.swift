import Foundation

/// A view with its class name as reuse identifier.
///
///     final class NoteCell: UITableViewCell, Reusable {}
///     let table = UITableView()
///     table.register(cellType: NoteCell.self)
///     print(NoteCell.reuseIdentifier)
///     // NoteCell
public protocol Reusable: AnyObject {
    static var reuseIdentifier: String { get }
}
extension Reusable {
    public static var reuseIdentifier: String { "\(Self.self)" }
}

/// A view in an interface file with the name of its class.
public protocol NibLoadable: AnyObject {
    static var nib: UINib { get }
}
extension NibLoadable {
    public static var nib: UINib { UINib(nibName: "\(Self.self)", bundle: nil) }
}
extension NibLoadable where Self: UIView {
    public static func loadFromNib() -> Self {
        guard let view = nib.instantiate(withOwner: nil).first as? Self else {
            fatalError("The nib \(nib) expected its root view to be of type \(Self.self)")
        }
        return view
    }
}
public typealias NibReusable = Reusable & NibLoadable

/// The initial controller of a storyboard with the name of its class.
public protocol StoryboardBased: AnyObject {}
extension StoryboardBased where Self: UIViewController {
    public static func instantiate() -> Self {
        guard let made = Self(coder: NSCoder()) else { fatalError("\(Self.self) cannot be created") }
        return made
    }
}
/// A controller in a storyboard, which is found by the name of its class.
public protocol StoryboardSceneBased: StoryboardBased {
    static var sceneStoryboard: UIStoryboard { get }
}

extension UITableView {
    public func register<Cell: UITableViewCell>(cellType: Cell.Type) where Cell: Reusable {
        register(cellType.self, forCellReuseIdentifier: cellType.reuseIdentifier)
    }
    public func register<Cell: UITableViewCell>(cellType: Cell.Type) where Cell: Reusable & NibLoadable {
        register(cellType.nib, forCellReuseIdentifier: cellType.reuseIdentifier)
    }
    public func dequeueReusableCell<Cell: UITableViewCell>(
        for indexPath: IndexPath, cellType: Cell.Type = Cell.self
    ) -> Cell where Cell: Reusable {
        dequeueReusableCell(withIdentifier: cellType.reuseIdentifier, for: indexPath) as! Cell
    }
}
extension UICollectionView {
    public func register<Cell: UICollectionViewCell>(cellType: Cell.Type) where Cell: Reusable {
        register(cellType.self, forCellWithReuseIdentifier: cellType.reuseIdentifier)
    }
    public func register<Cell: UICollectionViewCell>(cellType: Cell.Type) where Cell: Reusable & NibLoadable {
        register(cellType.nib, forCellWithReuseIdentifier: cellType.reuseIdentifier)
    }
    public func dequeueReusableCell<Cell: UICollectionViewCell>(
        for indexPath: IndexPath, cellType: Cell.Type = Cell.self
    ) -> Cell where Cell: Reusable {
        dequeueReusableCell(withReuseIdentifier: cellType.reuseIdentifier, for: indexPath) as! Cell
    }
}
