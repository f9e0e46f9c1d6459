// UIKit: a class registered for an identifier is made by `init(style:reuseIdentifier:)` in a table and by `init(frame:)` in a
// grid; a nib or a prototype of a designer is made by `init(coder:)`.
import UIKit

class NoteCell: UITableViewCell {
    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        print("cell by style \(style), \(reuseIdentifier ?? "none")")
    }
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}
final class DrawnCell: UITableViewCell {
    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) { fatalError("not from code") }
    required init?(coder: NSCoder) {
        super.init(coder: coder)
        print("cell by coder")
    }
    override func awakeFromNib() {
        super.awakeFromNib()
        print("awake")
    }
}
class SubCell: NoteCell {}
class TileCell: UICollectionViewCell {
    override init(frame: CGRect) {
        super.init(frame: frame)
        print("tile by frame")
    }
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}
final class TitleView: UICollectionReusableView {
    let label = UILabel()
    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(label)
        print("title by frame")
    }
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

let table = UITableView()
table.register(NoteCell.self, forCellReuseIdentifier: "note")
table.register(SubCell.self, forCellReuseIdentifier: "sub")
table.register(UINib(nibName: "DrawnCell", bundle: nil), forCellReuseIdentifier: "drawn")
let note = table.dequeueReusableCell(withIdentifier: "note")
print(note is NoteCell, note?.reuseIdentifier ?? "none")
print(table.dequeueReusableCell(withIdentifier: "sub") is SubCell)
print(table.dequeueReusableCell(withIdentifier: "drawn") is DrawnCell)

let path = IndexPath(item: 0, section: 0)
let grid = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
grid.register(TileCell.self, forCellWithReuseIdentifier: "tile")
grid.register(
    TitleView.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader, withReuseIdentifier: "title")
print(grid.dequeueReusableCell(withReuseIdentifier: "tile", for: path) is TileCell)
print(
    grid.dequeueReusableSupplementaryView(
        ofKind: UICollectionView.elementKindSectionHeader, withReuseIdentifier: "title", for: path) is TitleView)
