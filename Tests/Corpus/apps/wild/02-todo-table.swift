// A to-do list: a cell of its own registered by class, a header view, an alert with a field, rows deleted by hand.
import UIKit
import RxSwift
import RxCocoa

struct Todo { let title: String; var done: Bool }

class TodoCell: UITableViewCell {
    static let reuseId = "TodoCell"
    let checkView = UIImageView()
    let nameLabel = UILabel()
    var bag = DisposeBag()

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        selectionStyle = .none
        contentView.addSubview(checkView)
        contentView.addSubview(nameLabel)
        checkView.translatesAutoresizingMaskIntoConstraints = false
        nameLabel.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            checkView.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
            checkView.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
            nameLabel.leadingAnchor.constraint(equalTo: checkView.trailingAnchor, constant: 12),
            nameLabel.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
            nameLabel.centerYAnchor.constraint(equalTo: contentView.centerYAnchor)
        ])
    }
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
    override func prepareForReuse() { super.prepareForReuse(); bag = DisposeBag() }
    func configure(_ todo: Todo) {
        nameLabel.text = todo.title
        checkView.image = UIImage(systemName: todo.done ? "checkmark.circle.fill" : "circle")
    }
}

class TodoListViewController: UIViewController, UITableViewDelegate {
    let tableView = UITableView(frame: .zero, style: .insetGrouped)
    let todos = BehaviorRelay<[Todo]>(value: [Todo(title: "Milk", done: false), Todo(title: "Bread", done: true)])
    let bag = DisposeBag()

    override func loadView() { view = tableView }
    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.title = "Todos"
        navigationController?.navigationBar.prefersLargeTitles = true
        navigationItem.rightBarButtonItem = UIBarButtonItem(barButtonSystemItem: .add, target: self, action: #selector(addTapped))
        tableView.register(TodoCell.self, forCellReuseIdentifier: TodoCell.reuseId)
        tableView.rowHeight = 52
        tableView.tableFooterView = UIView()
        tableView.separatorInset = .zero
        tableView.rx.setDelegate(self).disposed(by: bag)
        todos.bind(to: tableView.rx.items(cellIdentifier: TodoCell.reuseId, cellType: TodoCell.self)) { _, todo, cell in
            cell.configure(todo)
        }.disposed(by: bag)
        tableView.rx.itemSelected.subscribe(onNext: { [weak self] indexPath in
            guard let self = self else { return }
            self.tableView.deselectRow(at: indexPath, animated: true)
            var all = self.todos.value
            all[indexPath.row].done.toggle()
            self.todos.accept(all)
        }).disposed(by: bag)
        tableView.rx.itemDeleted.subscribe(onNext: { [weak self] indexPath in
            guard let self = self else { return }
            var all = self.todos.value
            all.remove(at: indexPath.row)
            self.todos.accept(all)
        }).disposed(by: bag)
    }
    @objc private func addTapped() {
        let alert = UIAlertController(title: "New todo", message: "What to do?", preferredStyle: .alert)
        alert.addTextField { $0.placeholder = "Title" }
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        alert.addAction(UIAlertAction(title: "Add", style: .default) { [weak alert, weak self] _ in
            guard let self = self, let text = alert?.textFields?.first?.text, !text.isEmpty else { return }
            self.todos.accept(self.todos.value + [Todo(title: text, done: false)])
        })
        present(alert, animated: true)
    }
    func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { return 30 }
    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        let label = UILabel()
        label.text = "Things"
        label.font = .preferredFont(forTextStyle: .headline)
        return label
    }
}

let list = TodoListViewController()
show(UINavigationController(rootViewController: list))
print(screen)
visit(
    ("check", { list.tableView.select(row: 0) }),
    ("add", { tap("+") }),
    ("type", { screen.find("Title", as: UITextField.self).type("Eggs"); choose("Add") }),
    ("delete", { list.tableView.delete(row: 1) }),
    ("look", { print(screen) }))
