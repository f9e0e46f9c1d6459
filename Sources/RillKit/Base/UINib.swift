import Foundation

/// An interface file. It is simulated by the class whose name matches.
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

    /// Returns a view of the class whose name matches that of the file.
    public func instantiate(withOwner owner: Any?, options: [String: Any]? = nil) -> [Any] {
        guard let type = viewClass as? UIView.Type, let view = type.init(coder: NSCoder()) else { return [] }
        SimulatedStoryboard.fillOutlets(view, into: view)
        view.awakeFromNib()
        return [view]
    }
    var viewClass: AnyClass? { KnownClasses.bestClass(for: name, where: { $0 is UIView.Type }) }
    /// Returns the class of the file's cell, by the name of the file or by the identifier; nil if there is none.
    func cellClass(_ identifier: String) -> AnyClass? {
        KnownClasses.bestClass(for: name, where: { $0 is UITableViewCell.Type })
            ?? KnownClasses.bestClass(for: identifier, where: { $0 is UITableViewCell.Type })
    }
    func gridClass(_ identifier: String) -> AnyClass? {
        KnownClasses.bestClass(for: name, where: { $0 is UICollectionViewCell.Type })
            ?? KnownClasses.bestClass(for: identifier, where: { $0 is UICollectionViewCell.Type })
    }
}

extension Bundle {
    public func loadNibNamed(_ name: String, owner: Any?, options: [String: Any]? = nil) -> [Any]? {
        let views = UINib(nibName: name, bundle: self).instantiate(withOwner: owner, options: options)
        return views.isEmpty ? nil : views
    }
}
