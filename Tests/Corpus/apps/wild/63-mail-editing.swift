// Toolbars, bar button items by rx, flexible spaces, navigation bar appearance, prompts.
import UIKit
import RxSwift
import RxCocoa

final class MailViewController: UITableViewController {
    private let bag = DisposeBag()
    private var mails = ["One", "Two", "Three"]
    private lazy var trash = UIBarButtonItem(barButtonSystemItem: .trash, target: nil, action: nil)
    private let compose = UIBarButtonItem(image: UIImage(systemName: "square.and.pencil"), style: .plain, target: nil, action: nil)
    init() { super.init(style: .insetGrouped) }
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Inbox"
        navigationItem.largeTitleDisplayMode = .always
        navigationItem.prompt = "3 mails"
        navigationItem.rightBarButtonItems = [editButtonItem, compose]
        navigationItem.backButtonTitle = "Back"
        navigationItem.backButtonDisplayMode = .minimal
        tableView.allowsMultipleSelectionDuringEditing = true
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "reuse")
        tableView.separatorInset = .zero
        tableView.rowHeight = 60
        let space = UIBarButtonItem(barButtonSystemItem: .flexibleSpace, target: nil, action: nil)
        let label = UILabel()
        label.text = "Updated"
        toolbarItems = [UIBarButtonItem(customView: label), space, trash]
        trash.rx.tap.bind { [weak self] in self?.removeSelected() }.disposed(by: bag)
        compose.rx.tap.asDriver().drive(onNext: { print("compose") }).disposed(by: bag)
        trash.isEnabled = false
        let appearance = UINavigationBarAppearance()
        appearance.configureWithTransparentBackground()
        appearance.titleTextAttributes = [.foregroundColor: UIColor.label, .font: UIFont.boldSystemFont(ofSize: 17)]
        appearance.largeTitleTextAttributes = [.foregroundColor: UIColor.label]
        navigationItem.standardAppearance = appearance
        navigationController?.navigationBar.shadowImage = UIImage()
    }
    override func setEditing(_ editing: Bool, animated: Bool) {
        super.setEditing(editing, animated: animated)
        navigationController?.setToolbarHidden(!editing, animated: animated)
        trash.isEnabled = false
        print("editing", editing, tableView.isEditing)
    }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { mails.count }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "reuse", for: indexPath)
        var content = cell.defaultContentConfiguration()
        content.text = mails[indexPath.row]
        content.secondaryText = "mail \(indexPath.row)"
        content.image = UIImage(systemName: "envelope")
        content.imageProperties.tintColor = .systemBlue
        content.textProperties.font = .boldSystemFont(ofSize: 17)
        content.textProperties.numberOfLines = 1
        cell.contentConfiguration = content
        cell.accessoryType = .disclosureIndicator
        return cell
    }
    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        trash.isEnabled = isEditing && tableView.indexPathsForSelectedRows != nil
        if !isEditing { tableView.deselectRow(at: indexPath, animated: true) }
    }
    override func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
        trash.isEnabled = !(tableView.indexPathsForSelectedRows ?? []).isEmpty
    }
    private func removeSelected() {
        guard let paths = tableView.indexPathsForSelectedRows else { return }
        paths.map(\.row).sorted(by: >).forEach { mails.remove(at: $0) }
        tableView.performBatchUpdates({ self.tableView.deleteRows(at: paths, with: .automatic) }, completion: { _ in print("left", self.mails) })
        setEditing(false, animated: true)
    }
}
let mail = MailViewController()
show(UINavigationController(rootViewController: mail))
visit(
    (at: 0, {
        tap("Edit")
        mail.tableView.select(row: 0)
        mail.tableView.select(row: 2)
        print(screen)
        mail.tableView.select(row: 2)
        tap("trash")
    }),
    (at: 1, { print(mail.tableView.numberOfRows(inSection: 0)) }))
