// RxDataSources: a grid in sections with header views and animated changes.
import UIKit
import RxSwift
import RxCocoa
import RxDataSources

struct Photo: IdentifiableType, Equatable {
    let id: Int
    let title: String
    var identity: Int { return id }
}
typealias PhotoSection = AnimatableSectionModel<String, Photo>

final class PhotoCell: UICollectionViewCell {
    let imageView = UIImageView()
    let caption = UILabel()
    override init(frame: CGRect) {
        super.init(frame: frame)
        imageView.contentMode = .scaleAspectFill
        imageView.clipsToBounds = true
        contentView.addSubview(imageView)
        contentView.addSubview(caption)
        contentView.layer.cornerRadius = 6
    }
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
    override func layoutSubviews() {
        super.layoutSubviews()
        imageView.frame = CGRect(x: 0, y: 0, width: bounds.width, height: bounds.height - 20)
        caption.frame = CGRect(x: 0, y: bounds.height - 20, width: bounds.width, height: 20)
    }
    override var isSelected: Bool {
        didSet { contentView.backgroundColor = isSelected ? .systemYellow : .clear }
    }
}
final class HeaderView: UICollectionReusableView {
    let label = UILabel()
    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(label)
        label.frame = bounds
        label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    }
    required init?(coder: NSCoder) { fatalError() }
}
final class PhotosViewController: UIViewController, UICollectionViewDelegateFlowLayout {
    private lazy var collectionView: UICollectionView = {
        let layout = UICollectionViewFlowLayout()
        layout.minimumLineSpacing = 8
        layout.sectionInset = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
        layout.headerReferenceSize = CGSize(width: 0, height: 30)
        let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
        view.register(PhotoCell.self, forCellWithReuseIdentifier: "PhotoCell")
        view.register(HeaderView.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader, withReuseIdentifier: "Header")
        view.backgroundColor = .clear
        return view
    }()
    private let sections = BehaviorRelay<[PhotoSection]>(value: [
        PhotoSection(model: "Summer", items: [Photo(id: 1, title: "beach"), Photo(id: 2, title: "harbour")]),
        PhotoSection(model: "Winter", items: [Photo(id: 3, title: "mountain")])
    ])
    private let disposeBag = DisposeBag()
    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Photos"
        view.addSubview(collectionView)
        let dataSource = RxCollectionViewSectionedAnimatedDataSource<PhotoSection>(
            animationConfiguration: AnimationConfiguration(insertAnimation: .fade, reloadAnimation: .none, deleteAnimation: .fade),
            configureCell: { _, collectionView, indexPath, photo in
                let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "PhotoCell", for: indexPath) as! PhotoCell
                cell.imageView.image = UIImage(named: photo.title)
                cell.caption.text = photo.title
                return cell
            },
            configureSupplementaryView: { dataSource, collectionView, kind, indexPath in
                let header = collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "Header", for: indexPath) as! HeaderView
                header.label.text = dataSource[indexPath.section].model
                return header
            })
        sections.bind(to: collectionView.rx.items(dataSource: dataSource)).disposed(by: disposeBag)
        collectionView.rx.setDelegate(self).disposed(by: disposeBag)
        collectionView.rx.modelSelected(Photo.self).subscribe(onNext: { print("selected", $0.title) }).disposed(by: disposeBag)
    }
    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        collectionView.frame = view.bounds
    }
    func collectionView(_ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath) -> CGSize {
        let width = (collectionView.bounds.width - 32) / 3
        return CGSize(width: width, height: width)
    }
}

show(UINavigationController(rootViewController: PhotosViewController()))
visit(
    ("look", { print(screen) }),
    ("choose", { screen.find("view 2", as: UICollectionView.self).select(item: 1) }))
