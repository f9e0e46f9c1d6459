// A registered generic cell is made by init(style:reuseIdentifier:); a generic base class makes its root view.
import UIKit
import RxSwift
import RxCocoa

// Generic base classes, protocol-oriented
protocol ViewModelBindable: AnyObject {
    associatedtype ViewModelType
    var viewModel: ViewModelType! { get set }
    func bindViewModel()
}
extension ViewModelBindable where Self: UIViewController {
    func bind(viewModel: Self.ViewModelType) {
        self.viewModel = viewModel
        loadViewIfNeeded()
        bindViewModel()
    }
}
class BaseViewController<View: UIView>: UIViewController {
    var rootView: View { return view as! View }
    let disposeBag = DisposeBag()
    override func loadView() { self.view = View() }
    init() { super.init(nibName: nil, bundle: nil) }
    @available(*, unavailable) required init?(coder: NSCoder) { fatalError() }
    override func viewDidLoad() {
        super.viewDidLoad()
        setupViews()
        setupBindings()
    }
    func setupViews() {}
    func setupBindings() {}
    deinit { print("deinit", String(describing: type(of: self))) }
}
class BaseView: UIView {
    override init(frame: CGRect) {
        super.init(frame: frame)
        setup()
        setupConstraints()
    }
    convenience init() { self.init(frame: .zero) }
    required init?(coder: NSCoder) { super.init(coder: coder) }
    func setup() { backgroundColor = .systemBackground }
    func setupConstraints() {}
}
final class GenericCell<V: UIView>: UITableViewCell {
    let customView = V()
    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        contentView.addSubview(customView)
        customView.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            customView.topAnchor.constraint(equalTo: contentView.topAnchor),
            customView.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
            customView.leftAnchor.constraint(equalTo: contentView.leftAnchor),
            customView.rightAnchor.constraint(equalTo: contentView.rightAnchor)])
    }
    required init?(coder: NSCoder) { fatalError() }
}
final class UserRowView: BaseView {
    let name = UILabel(), role = UILabel()
    override func setup() {
        super.setup()
        addSubview(name)
        addSubview(role)
    }
    override func setupConstraints() {
        [name, role].forEach { $0.translatesAutoresizingMaskIntoConstraints = false }
        addConstraints([
            NSLayoutConstraint(item: name, attribute: .leading, relatedBy: .equal, toItem: self, attribute: .leading, multiplier: 1, constant: 16),
            NSLayoutConstraint(item: name, attribute: .centerY, relatedBy: .equal, toItem: self, attribute: .centerY, multiplier: 1, constant: 0),
            NSLayoutConstraint(item: role, attribute: .trailing, relatedBy: .equal, toItem: self, attribute: .trailing, multiplier: 1, constant: -16),
            NSLayoutConstraint(item: role, attribute: .centerY, relatedBy: .equal, toItem: self, attribute: .centerY, multiplier: 1, constant: 0),
            heightAnchor.constraint(equalToConstant: 56),
        ])
    }
}
final class UsersView: BaseView {
    let searchBar = UISearchBar()
    let tableView = UITableView()
    override func setup() {
        super.setup()
        searchBar.searchBarStyle = .minimal
        searchBar.placeholder = "Filter"
        searchBar.showsCancelButton = true
        addSubview(searchBar)
        addSubview(tableView)
        tableView.register(GenericCell<UserRowView>.self, forCellReuseIdentifier: "user")
    }
    override func setupConstraints() {
        let views: [String: Any] = ["search": searchBar, "table": tableView]
        views.values.forEach { ($0 as? UIView)?.translatesAutoresizingMaskIntoConstraints = false }
        NSLayoutConstraint.activate(NSLayoutConstraint.constraints(withVisualFormat: "H:|[search]|", options: [], metrics: nil, views: views))
        NSLayoutConstraint.activate(NSLayoutConstraint.constraints(withVisualFormat: "H:|[table]|", options: [], metrics: nil, views: views))
        NSLayoutConstraint.activate(NSLayoutConstraint.constraints(withVisualFormat: "V:[search][table]|", options: [], metrics: nil, views: views))
        searchBar.topAnchor.constraint(equalTo: safeAreaLayoutGuide.topAnchor).isActive = true
    }
}
struct User: Equatable, Hashable { let name: String; let role: Role; enum Role: String, CaseIterable { case admin, member } }
final class UsersViewModel {
    struct Output { let users: Driver<[User]> }
    private let all = [User(name: "Ann", role: .admin), User(name: "Bo", role: .member), User(name: "Cy", role: .member)]
    func transform(query: Driver<String>) -> Output {
        let users = query.distinctUntilChanged().map { [all] q in q.isEmpty ? all : all.filter { $0.name.localizedCaseInsensitiveContains(q) } }
        return Output(users: users)
    }
}
final class UsersViewController: BaseViewController<UsersView>, ViewModelBindable {
    var viewModel: UsersViewModel!
    override func setupViews() { title = "Users" }
    func bindViewModel() {
        let out = viewModel.transform(query: rootView.searchBar.rx.text.orEmpty.asDriver())
        out.users.drive(rootView.tableView.rx.items(cellIdentifier: "user", cellType: GenericCell<UserRowView>.self)) { _, user, cell in
            cell.customView.name.text = user.name
            cell.customView.role.text = user.role.rawValue.capitalized
        }.disposed(by: disposeBag)
        rootView.searchBar.rx.cancelButtonClicked.asDriver().drive(onNext: { [weak self] in
            self?.rootView.searchBar.text = nil
            self?.rootView.searchBar.resignFirstResponder()
        }).disposed(by: disposeBag)
        rootView.searchBar.rx.searchButtonClicked.bind(with: self) { me, _ in me.view.endEditing(true); print("search") }.disposed(by: disposeBag)
    }
}
let users = UsersViewController()
users.bind(viewModel: UsersViewModel())
show(UINavigationController(rootViewController: users))
visit(
    ("", { print(screen); users.rootView.searchBar.type("b") }),
    ("", { print(screen); users.rootView.searchBar.submit(); tap("Cancel") }),
    ("", { print(screen) })
)
