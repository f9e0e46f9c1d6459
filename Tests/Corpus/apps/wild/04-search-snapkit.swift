// A search with SnapKit and Then: the bar in the place of the title, throttled, a label where nothing is found.
import UIKit
import RxSwift
import RxCocoa
import SnapKit
import Then

struct Repo: Equatable { let name: String; let stars: Int }

protocol SearchServiceType { func search(_ query: String) -> Observable<[Repo]> }
final class SearchService: SearchServiceType {
    let all = [Repo(name: "RxSwift", stars: 24000), Repo(name: "RxCocoa", stars: 300), Repo(name: "SnapKit", stars: 19000)]
    func search(_ query: String) -> Observable<[Repo]> {
        return Observable.just(all.filter { $0.name.lowercased().contains(query.lowercased()) })
            .delay(.milliseconds(200), scheduler: MainScheduler.instance)
    }
}

final class RepoCell: UITableViewCell {
    let nameLabel = UILabel().then {
        $0.font = .boldSystemFont(ofSize: 16)
        $0.numberOfLines = 0
    }
    let starLabel = UILabel().then { $0.textColor = .secondaryLabel }
    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        contentView.addSubview(nameLabel)
        contentView.addSubview(starLabel)
        nameLabel.snp.makeConstraints { make in
            make.top.left.equalToSuperview().offset(12)
            make.right.lessThanOrEqualTo(starLabel.snp.left).offset(-8)
            make.bottom.equalToSuperview().inset(12)
        }
        starLabel.snp.makeConstraints { make in
            make.centerY.equalTo(nameLabel)
            make.right.equalToSuperview().offset(-12)
        }
    }
    required init?(coder aDecoder: NSCoder) { fatalError() }
}

final class SearchViewController: UIViewController {
    private let searchBar = UISearchBar().then { $0.placeholder = "Search repositories" }
    private let tableView = UITableView().then {
        $0.register(RepoCell.self, forCellReuseIdentifier: "cell")
        $0.rowHeight = UITableView.automaticDimension
        $0.estimatedRowHeight = 60
        $0.keyboardDismissMode = .onDrag
    }
    private let emptyLabel = UILabel().then { $0.text = "Nothing found"; $0.isHidden = true }
    private let service: SearchServiceType
    private let disposeBag = DisposeBag()

    init(service: SearchServiceType = SearchService()) {
        self.service = service
        super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.titleView = searchBar
        view.addSubview(tableView)
        view.addSubview(emptyLabel)
        tableView.snp.makeConstraints { $0.edges.equalToSuperview() }
        emptyLabel.snp.makeConstraints { $0.center.equalTo(view.safeAreaLayoutGuide) }
        let results = searchBar.rx.text.orEmpty
            .throttle(.milliseconds(300), scheduler: MainScheduler.instance)
            .distinctUntilChanged()
            .flatMapLatest { [service] query -> Observable<[Repo]> in
                if query.isEmpty { return .just([]) }
                return service.search(query).catchAndReturn([])
            }
            .observe(on: MainScheduler.instance)
            .share(replay: 1)
        results.bind(to: tableView.rx.items(cellIdentifier: "cell", cellType: RepoCell.self)) { index, repo, cell in
            cell.nameLabel.text = repo.name
            cell.starLabel.text = "★ \(repo.stars)"
        }.disposed(by: disposeBag)
        results.map { !$0.isEmpty }.bind(to: emptyLabel.rx.isHidden).disposed(by: disposeBag)
        tableView.rx.modelSelected(Repo.self)
            .subscribe(onNext: { repo in
                guard let url = URL(string: "https://example.test/\(repo.name)") else { return }
                UIApplication.shared.open(url, options: [:], completionHandler: nil)
            })
            .disposed(by: disposeBag)
    }
}

show(UINavigationController(rootViewController: SearchViewController()))
let field = screen.find("Search repositories", as: UISearchBar.self)
visit(
    ("type", { field.type("rx") }),
    ("wait", {}),
    ("look", { print(screen) }),
    ("open", { tap("RxSwift"); screen.find("table 1", as: UITableView.self).select(row: 0) }),
    ("nothing", { field.type("q") }),
    ("wait", {}),
    ("look", { print(screen) }))
