// Layouts of UICollectionView: a flow layout fills a line as long as items and spacing fit, and spreads a full line; an item alone in its
// line stands in the middle; fractions of a
// compositional layout are shares of the container; contentInsets of an item lie inside of its share; a layout of the program's own
// places items by its attributes.
import UIKit

final class Gallery: UIViewController, UICollectionViewDataSource {
    let grid: UICollectionView
    let counts: [Int]
    init(_ layout: UICollectionViewLayout, _ counts: [Int]) {
        grid = UICollectionView(frame: CGRect(x: 0, y: 0, width: 390, height: 700), collectionViewLayout: layout)
        self.counts = counts
        super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
    override func viewDidLoad() {
        super.viewDidLoad()
        grid.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        grid.dataSource = self
        view.addSubview(grid)
    }
    func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { counts[section] }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
}
func report(_ name: String, _ gallery: Gallery) {
    show(gallery)
    let grid = gallery.grid
    grid.layoutIfNeeded()
    print(name, grid.contentSize.width, grid.contentSize.height)
    for path in grid.indexPathsForVisibleItems {
        guard let frame = grid.layoutAttributesForItem(at: path)?.frame else { continue }
        print(path.section, path.item, "|", frame.minX, frame.minY, frame.width, frame.height)
    }
}

let flow = UICollectionViewFlowLayout()
flow.itemSize = CGSize(width: 180, height: 60)
flow.minimumLineSpacing = 5
flow.minimumInteritemSpacing = 10
flow.sectionInset = UIEdgeInsets(top: 20, left: 10, bottom: 30, right: 10)
report("flow", Gallery(flow, [3, 1]))

let across = UICollectionViewFlowLayout()
across.scrollDirection = .horizontal
across.itemSize = CGSize(width: 200, height: 400)
across.minimumLineSpacing = 8
report("across", Gallery(across, [3]))

let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(0.5), heightDimension: .fractionalHeight(1))
let item = NSCollectionLayoutItem(layoutSize: size)
item.contentInsets = NSDirectionalEdgeInsets(top: 4, leading: 4, bottom: 4, trailing: 4)
let group = NSCollectionLayoutGroup.horizontal(
    layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(100)),
    subitems: [item])
let section = NSCollectionLayoutSection(group: group)
section.interGroupSpacing = 10
section.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 20, bottom: 5, trailing: 20)
report("compositional", Gallery(UICollectionViewCompositionalLayout(section: section), [3]))

let counted = NSCollectionLayoutGroup.horizontal(
    layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(50)),
    subitem: NSCollectionLayoutItem(layoutSize: size), count: 3)
counted.interItemSpacing = .fixed(15)
let paged = NSCollectionLayoutSection(group: counted)
paged.orthogonalScrollingBehavior = .paging
report("counted, across", Gallery(UICollectionViewCompositionalLayout { _, _ in paged }, [4]))

final class Stairs: UICollectionViewLayout {
    override var collectionViewContentSize: CGSize { CGSize(width: 300, height: 90) }
    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
        attributes.frame = CGRect(x: indexPath.item * 30, y: indexPath.item * 30, width: 30, height: 30)
        return attributes
    }
    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        (0..<3).compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) }
    }
}
report("stairs", Gallery(Stairs(), [3]))
