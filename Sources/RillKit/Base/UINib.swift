import Foundation

/// What a designer drew in a file of its own. Here it is implied: the class that the file's name fits.
///
///     final class NoteCell: UITableViewCell {
///         @IBOutlet var title: UILabel!
///     }
///     let table = UITableView()
///     table.register(UINib(nibName: "NoteCell", bundle: nil), forCellReuseIdentifier: "note")
///     print(table.dequeueReusableCell(withIdentifier: "note") is NoteCell)
///     // true
///
/// See also: UIStoryboard, UITableView.
public final class UINib: NSObject {
    let name: String

    public init(nibName name: String, bundle: Bundle?) { self.name = name }

    /// The views of the file: one, of the class that the name fits.
    public func instantiate(withOwner owner: Any?, options: [String: Any]? = nil) -> [Any] {
        guard let type = viewClass as? UIView.Type, let view = type.init(coder: NSCoder()) else { return [] }
        Implied.fill(view, into: view)
        view.awakeFromNib()
        return [view]
    }
    var viewClass: AnyClass? { KnownClasses.best(for: name, where: { $0 is UIView.Type }) }
    /// The class of its cell: named as the file is, else as the identifier.
    func cellClass(_ identifier: String) -> AnyClass? {
        KnownClasses.best(for: name, where: { $0 is UITableViewCell.Type })
            ?? KnownClasses.best(for: identifier, where: { $0 is UITableViewCell.Type })
    }
    func gridClass(_ identifier: String) -> AnyClass? {
        KnownClasses.best(for: name, where: { $0 is UICollectionViewCell.Type })
            ?? KnownClasses.best(for: identifier, where: { $0 is UICollectionViewCell.Type })
    }
}

extension Bundle {
    public func loadNibNamed(_ name: String, owner: Any?, options: [String: Any]? = nil) -> [Any]? {
        let views = UINib(nibName: name, bundle: self).instantiate(withOwner: owner, options: options)
        return views.isEmpty ? nil : views
    }
}
