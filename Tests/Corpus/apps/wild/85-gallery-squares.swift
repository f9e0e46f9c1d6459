// Squares of 127 points fill 753 points below the bar with six rows of three.
import UIKit
import RxSwift
import RxCocoa

class PhotoCell: UICollectionViewCell {
    let imageView = UIImageView()
    let badge = UILabel()
    override var isSelected: Bool { didSet { badge.isHidden = !isSelected } }
    override init(frame: CGRect) {
        super.init(frame: frame)
        imageView.frame = contentView.bounds
        imageView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        badge.text = "✓"
        badge.isHidden = true
        contentView.addSubview(imageView)
        contentView.addSubview(badge)
    }
    required init?(coder: NSCoder) { fatalError() }
}
class GalleryViewController: UIViewController, UICollectionViewDelegateFlowLayout {
    let photos = BehaviorRelay<[String]>(value: (1...30).map { "photo\($0)" })
    let disposeBag = DisposeBag()
    private let flowLayout = UICollectionViewFlowLayout()
    lazy var collectionView = UICollectionView(frame: .zero, collectionViewLayout: flowLayout)
    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Gallery"
        flowLayout.minimumInteritemSpacing = 2
        flowLayout.minimumLineSpacing = 2
        flowLayout.sectionInset = UIEdgeInsets(top: 2, left: 2, bottom: 2, right: 2)
        collectionView.allowsMultipleSelection = true
        collectionView.register(PhotoCell.self, forCellWithReuseIdentifier: "PhotoCell")
        view.addSubview(collectionView)
        collectionView.rx.setDelegate(self).disposed(by: disposeBag)
        photos.bind(to: collectionView.rx.items(cellIdentifier: "PhotoCell", cellType: PhotoCell.self)) { index, name, cell in
            cell.imageView.image = UIImage(named: name)
        }.disposed(by: disposeBag)
        let selected = Observable.merge(collectionView.rx.itemSelected.map { _ in }, collectionView.rx.itemDeselected.map { _ in })
            .map { [collectionView] in collectionView.indexPathsForSelectedItems?.count ?? 0 }
            .startWith(0)
        selected.map { $0 == 0 ? "Gallery" : "\($0) selected" }.bind(to: rx.title).disposed(by: disposeBag)
    }
    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        collectionView.frame = view.bounds
    }
    func collectionView(_ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath) -> CGSize {
        let side = (collectionView.bounds.width - 8) / 3
        return CGSize(width: side.rounded(.down), height: side.rounded(.down))
    }
}
let gallery = GalleryViewController()
show(UINavigationController(rootViewController: gallery))
visit(
    ("", { print(screen); gallery.collectionView.select(item: 2) }),
    ("", { gallery.collectionView.select(item: 5); print(gallery.title ?? "") }),
    ("", { gallery.collectionView.select(item: 2); print(gallery.title ?? "", gallery.collectionView.visibleCells.count) })
)
