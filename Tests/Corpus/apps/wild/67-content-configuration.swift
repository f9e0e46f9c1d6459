// Custom UIContentView and UIContentConfiguration, cell update handlers and states.
import UIKit

struct PersonConfiguration: UIContentConfiguration, Hashable {
    var name: String?
    var isBold = false
    func makeContentView() -> UIView & UIContentView { PersonContentView(configuration: self) }
    func updated(for state: UIConfigurationState) -> Self {
        guard let state = state as? UICellConfigurationState else { return self }
        var updated = self
        updated.isBold = state.isSelected || state.isHighlighted
        return updated
    }
}
final class PersonContentView: UIView, UIContentView {
    let label = UILabel()
    private var current: PersonConfiguration!
    var configuration: UIContentConfiguration {
        get { current }
        set {
            guard let new = newValue as? PersonConfiguration else { return }
            apply(new)
        }
    }
    init(configuration: PersonConfiguration) {
        super.init(frame: .zero)
        addSubview(label)
        label.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            label.topAnchor.constraint(equalTo: layoutMarginsGuide.topAnchor),
            label.bottomAnchor.constraint(equalTo: layoutMarginsGuide.bottomAnchor),
            label.leadingAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor),
            label.trailingAnchor.constraint(equalTo: layoutMarginsGuide.trailingAnchor)])
        apply(configuration)
    }
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
    private func apply(_ configuration: PersonConfiguration) {
        guard current != configuration else { return }
        current = configuration
        label.text = configuration.name
        label.font = configuration.isBold ? .boldSystemFont(ofSize: 17) : .systemFont(ofSize: 17)
    }
}
final class PersonCell: UICollectionViewListCell {
    var person: String?
    override func updateConfiguration(using state: UICellConfigurationState) {
        var content = PersonConfiguration().updated(for: state)
        content.name = person
        contentConfiguration = content
        var background = UIBackgroundConfiguration.listPlainCell().updated(for: state)
        if state.isSelected { background.backgroundColor = .systemYellow }
        backgroundConfiguration = background
    }
}
final class PeopleViewController: UICollectionViewController {
    private lazy var dataSource: UICollectionViewDiffableDataSource<Int, String> = {
        let registration = UICollectionView.CellRegistration<PersonCell, String> { cell, _, name in
            cell.person = name
            cell.accessories = [.disclosureIndicator(), .delete()]
        }
        return .init(collectionView: collectionView) { $0.dequeueConfiguredReusableCell(using: registration, for: $1, item: $2) }
    }()
    init() {
        let config = UICollectionLayoutListConfiguration(appearance: .plain)
        super.init(collectionViewLayout: UICollectionViewCompositionalLayout.list(using: config))
    }
    required init?(coder: NSCoder) { fatalError() }
    override func viewDidLoad() {
        super.viewDidLoad()
        var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
        snapshot.appendSections([0])
        snapshot.appendItems(["Ann", "Bo"])
        dataSource.apply(snapshot)
    }
    func font(_ item: Int) -> CGFloat {
        let cell = collectionView.cellForItem(at: IndexPath(item: item, section: 0)) as? PersonCell
        return (cell?.contentView as? PersonContentView)?.label.font == UIFont.boldSystemFont(ofSize: 17) ? 1 : 0
    }
}
let people = PeopleViewController()
show(people)
visit(
    (at: 0, {
        print(screen)
        print(people.font(0))
        people.collectionView.select(item: 0)
        print(people.font(0), people.font(1))
    }))
