// A snapshot shows the items of each section; a swipe action runs its handler; the badge follows the open items.
import UIKit
import RxSwift
import RxCocoa

struct Todo: Hashable { let id: UUID; var title: String; var done: Bool
    init(_ title: String, done: Bool = false) { id = UUID(); self.title = title; self.done = done } }
enum Section: Int, CaseIterable, CustomStringConvertible { case open, done
    var description: String { self == .open ? "Open" : "Done" } }
final class TodoDataSource: UITableViewDiffableDataSource<Section, Todo> {
    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        snapshot().sectionIdentifiers[section].description
    }
    override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }
}
final class TodoStore {
    private let items = BehaviorRelay<[Todo]>(value: [])
    var todos: Observable<[Todo]> { items.asObservable() }
    func add(_ title: String) { items.accept(items.value + [Todo(title)]) }
    func toggle(_ id: UUID) {
        var list = items.value
        guard let i = list.firstIndex(where: { $0.id == id }) else { return }
        list[i].done.toggle()
        items.accept(list)
    }
    func remove(_ id: UUID) { items.accept(items.value.filter { $0.id != id }) }
}
final class TodoViewController: UIViewController {
    private let store = TodoStore()
    private let bag = DisposeBag()
    private lazy var tableView: UITableView = {
        let t = UITableView(frame: .zero, style: .insetGrouped)
        t.register(UITableViewCell.self, forCellReuseIdentifier: "todo")
        t.delegate = self
        return t
    }()
    private lazy var dataSource = TodoDataSource(tableView: tableView) { table, indexPath, todo in
        let cell = table.dequeueReusableCell(withIdentifier: "todo", for: indexPath)
        var config = UIListContentConfiguration.cell()
        config.text = todo.title
        config.image = UIImage(systemName: todo.done ? "checkmark.circle.fill" : "circle")
        cell.contentConfiguration = config
        return cell
    }
    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Todo"
        view.addSubview(tableView)
        tableView.frame = view.bounds
        tableView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        dataSource.defaultRowAnimation = .fade
        navigationItem.rightBarButtonItem = UIBarButtonItem(barButtonSystemItem: .add, target: self, action: #selector(add))
        navigationItem.leftBarButtonItem = editButtonItem
        store.todos.subscribe(onNext: { [weak self] in self?.apply($0) }).disposed(by: bag)
        store.todos.map { $0.filter { !$0.done }.count }.map { $0 == 0 ? nil : "\($0)" }
            .subscribe(onNext: { [weak self] in self?.tabBarItem.badgeValue = $0; print("badge", $0 ?? "none") }).disposed(by: bag)
    }
    override func setEditing(_ editing: Bool, animated: Bool) {
        super.setEditing(editing, animated: animated)
        tableView.setEditing(editing, animated: animated)
    }
    private func apply(_ todos: [Todo]) {
        var snapshot = NSDiffableDataSourceSnapshot<Section, Todo>()
        snapshot.appendSections(Section.allCases)
        snapshot.appendItems(todos.filter { !$0.done }, toSection: .open)
        snapshot.appendItems(todos.filter { $0.done }, toSection: .done)
        dataSource.apply(snapshot, animatingDifferences: view.window != nil)
    }
    @objc private func add() {
        let alert = UIAlertController(title: "New todo", message: nil, preferredStyle: .alert)
        alert.addTextField { $0.placeholder = "Title" }
        let save = UIAlertAction(title: "Save", style: .default) { [weak self, weak alert] _ in
            guard let text = alert?.textFields?.first?.text, !text.isEmpty else { return }
            self?.store.add(text)
        }
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        alert.addAction(save)
        alert.preferredAction = save
        present(alert, animated: true)
    }
}
extension TodoViewController: UITableViewDelegate {
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        guard let todo = dataSource.itemIdentifier(for: indexPath) else { return }
        store.toggle(todo.id)
    }
    func tableView(_ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath) -> UISwipeActionsConfiguration? {
        guard let todo = dataSource.itemIdentifier(for: indexPath) else { return nil }
        let delete = UIContextualAction(style: .destructive, title: "Delete") { [weak self] _, _, completion in
            self?.store.remove(todo.id)
            completion(true)
        }
        delete.image = UIImage(systemName: "trash")
        return UISwipeActionsConfiguration(actions: [delete])
    }
}
let todo = TodoViewController()
let tabs = UITabBarController()
let nav = UINavigationController(rootViewController: todo)
nav.tabBarItem = UITabBarItem(title: "Todo", image: UIImage(systemName: "list.bullet"), tag: 0)
tabs.viewControllers = [nav]
show(tabs)
visit(
    ("", { tap("+") }),
    ("", { screen.find("Title", as: UITextField.self).type("Milk"); print(screen); choose("Save") }),
    ("", { tap("+") }),
    ("", { screen.find("Title", as: UITextField.self).type("Bread"); choose("Save") }),
    ("", { tap("Milk") }),
    ("", { print(screen) }),
    ("", { todo.view.subviews.compactMap { $0 as? UITableView }[0].swipe(row: 0, choose: "Delete") }),
    ("", { print(screen) })
)
