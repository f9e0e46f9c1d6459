// A flow layout that scrolls across fills columns from top to bottom. Items between the left and the right edge have cells,
// however many there are; scrolling to an item moves contentOffset.x by the frame of the item, up to the end.
import UIKit

final class Cell: UICollectionViewCell {
    let label = UILabel()
    override init(frame: CGRect) {
        super.init(frame: frame)
        contentView.addSubview(label)
        label.frame = contentView.bounds
        label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    }
    required init?(coder: NSCoder) { fatalError() }
}
final class Screen: UIViewController, UICollectionViewDataSource, UICollectionViewDelegate {
    let layout = UICollectionViewFlowLayout()
    lazy var grid = UICollectionView(frame: CGRect(x: 0, y: 100, width: 390, height: 120), collectionViewLayout: layout)
    override func viewDidLoad() {
        super.viewDidLoad()
        layout.scrollDirection = .horizontal
        layout.itemSize = CGSize(width: 30, height: 30)
        layout.minimumLineSpacing = 0
        layout.minimumInteritemSpacing = 10
        grid.dataSource = self
        grid.delegate = self
        grid.register(Cell.self, forCellWithReuseIdentifier: "cell")
        view.addSubview(grid)
    }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 90 }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath) as! Cell
        cell.label.text = "\(indexPath.item)"
        return cell
    }
    func scrollViewDidScroll(_ scrollView: UIScrollView) { print("at", scrollView.contentOffset.x, scrollView.contentOffset.y) }
}
let shown = Screen()
show(shown)
shown.grid.layoutIfNeeded()
// 13 columns of 3 items fill 390 points.
print(shown.grid.visibleCells.count, shown.grid.contentSize.width)
print(shown.layout.layoutAttributesForItem(at: IndexPath(item: 4, section: 0))?.frame.origin.x ?? -1)
shown.grid.scrollToItem(at: IndexPath(item: 45, section: 0), at: .left, animated: false)
print(shown.grid.indexPathsForVisibleItems.map { $0.item }.min() ?? -1, shown.grid.visibleCells.count)
shown.grid.scrollToItem(at: IndexPath(item: 89, section: 0), at: .right, animated: false)
print(shown.grid.indexPathsForVisibleItems.map { $0.item }.max() ?? -1)
