// A layout of the program: the items whose attributes intersect the visible rectangle have cells, however many items
// there are; scrolling creates others, and an invalidated layout is prepared again.
import UIKit

final class Diagonal: UICollectionViewLayout {
    var step: CGFloat = 60
    private var cache: [UICollectionViewLayoutAttributes] = []
    override var collectionViewContentSize: CGSize { CGSize(width: 390, height: step * CGFloat(cache.count)) }
    override func prepare() {
        guard cache.isEmpty, let collectionView else { return }
        for item in 0..<collectionView.numberOfItems(inSection: 0) {
            let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: item, section: 0))
            attributes.frame = CGRect(x: CGFloat(item % 5) * 70, y: step * CGFloat(item), width: 60, height: step - 10)
            cache.append(attributes)
        }
    }
    override func invalidateLayout() {
        super.invalidateLayout()
        cache = []
    }
    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        cache.filter { $0.frame.intersects(rect) }
    }
    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        cache[indexPath.item]
    }
}
final class Tiles: UIViewController, UICollectionViewDataSource {
    let layout = Diagonal()
    lazy var grid = UICollectionView(frame: CGRect(x: 0, y: 0, width: 390, height: 600), collectionViewLayout: layout)
    override func viewDidLoad() {
        super.viewDidLoad()
        grid.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "Tile")
        grid.dataSource = self
        grid.contentInsetAdjustmentBehavior = .never
        view.addSubview(grid)
    }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 200 }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "Tile", for: indexPath)
    }
}
let tiles = Tiles()
show(tiles)
func seen() {
    tiles.grid.layoutIfNeeded()
    let items = tiles.grid.indexPathsForVisibleItems.map { $0.item }
    print(items.first ?? -1, items.last ?? -1, tiles.grid.contentSize.height)
}
visit(
    ("", { seen() }),
    ("", {
        tiles.grid.scrollToItem(at: IndexPath(item: 100, section: 0), at: .top, animated: false)
        seen()
        print(tiles.grid.contentOffset.y, tiles.grid.cellForItem(at: IndexPath(item: 101, section: 0))?.frame.origin.x ?? -1)
    }),
    ("", {
        tiles.layout.step = 20
        tiles.layout.invalidateLayout()
        tiles.grid.scrollToItem(at: IndexPath(item: 0, section: 0), at: .top, animated: false)
        seen()
    }))
