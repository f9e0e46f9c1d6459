// Compositional sections: orthogonal banners, four categories per row, and one product per row where two and their spacing do not fit.
import UIKit

enum HomeSection: Int, CaseIterable { case banners, categories, products
    var title: String { switch self { case .banners: return "Featured"; case .categories: return "Categories"; case .products: return "For you" } } }
struct HomeItem: Hashable { let id = UUID(); let name: String; let price: Decimal? }
final class BannerCell: UICollectionViewCell {
    static let identifier = "BannerCell"
    private let titleLabel = UILabel()
    private let gradient = CAGradientLayer()
    override init(frame: CGRect) {
        super.init(frame: frame)
        gradient.colors = [UIColor.systemPink.cgColor, UIColor.systemOrange.cgColor]
        gradient.startPoint = CGPoint(x: 0, y: 0)
        gradient.endPoint = CGPoint(x: 1, y: 1)
        contentView.layer.insertSublayer(gradient, at: 0)
        contentView.layer.cornerRadius = 12
        contentView.clipsToBounds = true
        titleLabel.font = UIFont.boldSystemFont(ofSize: 22)
        titleLabel.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(titleLabel)
        NSLayoutConstraint.activate([
            titleLabel.centerXAnchor.constraint(equalTo: contentView.centerXAnchor),
            titleLabel.centerYAnchor.constraint(equalTo: contentView.centerYAnchor)])
    }
    required init?(coder: NSCoder) { fatalError() }
    override func layoutSubviews() { super.layoutSubviews(); gradient.frame = contentView.bounds }
    func configure(_ item: HomeItem) { titleLabel.text = item.name }
    override func prepareForReuse() { super.prepareForReuse(); titleLabel.text = nil }
}
final class ProductCell: UICollectionViewCell {
    static let identifier = "ProductCell"
    let name = UILabel(), price = UILabel(), picture = UIImageView()
    override var isHighlighted: Bool { didSet { contentView.alpha = isHighlighted ? 0.5 : 1 } }
    override init(frame: CGRect) {
        super.init(frame: frame)
        picture.contentMode = .scaleAspectFill
        picture.tintColor = .label
        let stack = UIStackView(arrangedSubviews: [picture, name, price])
        stack.axis = .vertical
        stack.spacing = 4
        stack.setCustomSpacing(8, after: picture)
        stack.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(stack)
        NSLayoutConstraint.activate([
            picture.heightAnchor.constraint(equalTo: picture.widthAnchor, multiplier: 0.5),
            stack.topAnchor.constraint(equalTo: contentView.topAnchor),
            stack.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: contentView.trailingAnchor)])
    }
    required init?(coder: NSCoder) { fatalError() }
    func configure(_ item: HomeItem) {
        name.text = item.name
        picture.image = UIImage(systemName: "bag")
        let f = NumberFormatter()
        f.numberStyle = .currency
        f.locale = Locale(identifier: "en_US")
        price.text = item.price.flatMap { f.string(from: $0 as NSDecimalNumber) }
    }
}
final class HeaderView: UICollectionReusableView {
    let label = UILabel()
    override init(frame: CGRect) {
        super.init(frame: frame)
        label.frame = bounds
        label.font = .preferredFont(forTextStyle: .headline)
        label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(label)
    }
    required init?(coder: NSCoder) { fatalError() }
}
final class HomeViewController: UIViewController {
    private var collectionView: UICollectionView!
    private var dataSource: UICollectionViewDiffableDataSource<HomeSection, HomeItem>!
    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Shop"
        collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: makeLayout())
        collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        collectionView.backgroundColor = .systemBackground
        collectionView.register(BannerCell.self, forCellWithReuseIdentifier: BannerCell.identifier)
        collectionView.register(ProductCell.self, forCellWithReuseIdentifier: ProductCell.identifier)
        collectionView.register(HeaderView.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader, withReuseIdentifier: "header")
        collectionView.delegate = self
        view.addSubview(collectionView)
        dataSource = UICollectionViewDiffableDataSource(collectionView: collectionView) { collectionView, indexPath, item in
            guard let section = HomeSection(rawValue: indexPath.section) else { return nil }
            switch section {
            case .banners, .categories:
                let cell = collectionView.dequeueReusableCell(withReuseIdentifier: BannerCell.identifier, for: indexPath) as! BannerCell
                cell.configure(item)
                return cell
            case .products:
                guard let cell = collectionView.dequeueReusableCell(withReuseIdentifier: ProductCell.identifier, for: indexPath) as? ProductCell else { fatalError() }
                cell.configure(item)
                return cell
            }
        }
        dataSource.supplementaryViewProvider = { [weak self] collectionView, kind, indexPath in
            let header = collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "header", for: indexPath) as? HeaderView
            header?.label.text = self?.dataSource.snapshot().sectionIdentifiers[indexPath.section].title
            return header
        }
        var snapshot = NSDiffableDataSourceSnapshot<HomeSection, HomeItem>()
        snapshot.appendSections(HomeSection.allCases)
        snapshot.appendItems([HomeItem(name: "Sale", price: nil), HomeItem(name: "New", price: nil)], toSection: .banners)
        snapshot.appendItems(["Shoes", "Hats", "Bags", "Coats"].map { HomeItem(name: $0, price: nil) }, toSection: .categories)
        snapshot.appendItems((1...4).map { HomeItem(name: "Item \($0)", price: Decimal($0) * 9.99) }, toSection: .products)
        dataSource.apply(snapshot, animatingDifferences: false)
    }
    private func makeLayout() -> UICollectionViewLayout {
        let config = UICollectionViewCompositionalLayoutConfiguration()
        config.interSectionSpacing = 16
        return UICollectionViewCompositionalLayout(sectionProvider: { index, environment in
            switch HomeSection(rawValue: index)! {
            case .banners: return self.banners()
            case .categories: return self.categories()
            case .products: return self.products(columns: environment.container.effectiveContentSize.width > 500 ? 4 : 2)
            }
        }, configuration: config)
    }
    private func header() -> NSCollectionLayoutBoundarySupplementaryItem {
        NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(40)),
            elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
    }
    private func banners() -> NSCollectionLayoutSection {
        let item = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
        let group = NSCollectionLayoutGroup.horizontal(layoutSize: .init(widthDimension: .fractionalWidth(0.9), heightDimension: .absolute(120)), subitems: [item])
        let section = NSCollectionLayoutSection(group: group)
        section.orthogonalScrollingBehavior = .groupPagingCentered
        section.boundarySupplementaryItems = [header()]
        return section
    }
    private func categories() -> NSCollectionLayoutSection {
        let item = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .fractionalWidth(0.25), heightDimension: .fractionalHeight(1)))
        item.contentInsets = NSDirectionalEdgeInsets(top: 4, leading: 4, bottom: 4, trailing: 4)
        let group = NSCollectionLayoutGroup.horizontal(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(60)), subitem: item, count: 4)
        let section = NSCollectionLayoutSection(group: group)
        section.boundarySupplementaryItems = [header()]
        return section
    }
    private func products(columns: Int) -> NSCollectionLayoutSection {
        let item = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .fractionalWidth(1 / CGFloat(columns)), heightDimension: .estimated(150)))
        let group = NSCollectionLayoutGroup.horizontal(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .estimated(150)), subitems: [item])
        group.interItemSpacing = .fixed(8)
        let section = NSCollectionLayoutSection(group: group)
        section.interGroupSpacing = 8
        section.contentInsets = .init(top: 0, leading: 16, bottom: 0, trailing: 16)
        section.boundarySupplementaryItems = [header()]
        return section
    }
}
extension HomeViewController: UICollectionViewDelegate {
    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        guard let item = dataSource.itemIdentifier(for: indexPath) else { return }
        print("selected", item.name)
    }
}
let home = HomeViewController()
show(UINavigationController(rootViewController: home))
visit(("", { print(screen); tap("Item 3") }), ("", { tap("Hats") }))
