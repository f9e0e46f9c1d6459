// A selection that code sets before the first layout stays; reloadData() ends it. A hidden tab bar leaves its space.
import UIKit
import RxSwift
import RxCocoa

final class TagCell: UICollectionViewCell {
    let label = UILabel()
    private var name = ""
    override var isSelected: Bool { didSet { label.text = isSelected ? "[\(name)]" : name } }
    override init(frame: CGRect) {
        super.init(frame: frame)
        contentView.addSubview(label)
    }
    required init?(coder: NSCoder) { fatalError() }
    func configure(_ text: String) {
        name = text
        label.text = isSelected ? "[\(text)]" : text
    }
}
final class TagsViewController: UIViewController {
    let grid = UICollectionView(frame: CGRect(x: 0, y: 100, width: 390, height: 100), collectionViewLayout: UICollectionViewFlowLayout())
    let tags = BehaviorRelay(value: ["Red", "Green", "Blue"])
    private let bag = DisposeBag()
    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(grid)
        grid.register(TagCell.self, forCellWithReuseIdentifier: "tag")
        // The scheduler delivers at once on the main thread.
        tags.observe(on: MainScheduler.instance)
            .bind(to: grid.rx.items(cellIdentifier: "tag", cellType: TagCell.self)) { _, text, cell in cell.configure(text) }
            .disposed(by: bag)
        grid.selectItem(at: IndexPath(item: 1, section: 0), animated: false, scrollPosition: [])
    }
    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        tabBarController?.tabBar.isHidden = true
    }
}
let tags = TagsViewController()
let tabs = UITabBarController()
tabs.viewControllers = [tags, UIViewController()]
show(tabs)
func shown() -> [String] { tags.grid.visibleCells.compactMap { ($0 as? TagCell)?.label.text } }
visit(
    ("selected", { print(shown(), tags.grid.indexPathsForSelectedItems ?? [], tags.view.safeAreaInsets.bottom) }),
    ("other tags", { tags.tags.accept(["One", "Two"]) }),
    ("look", { print(shown(), tags.grid.indexPathsForSelectedItems ?? []); tabs.tabBar.isHidden = false }),
    ("bar", { print(tags.view.safeAreaInsets.bottom) })
)
