// A toolbar while editing; several rows are selected and deleted.
import UIKit

struct Mail { let id: Int; let from: String; let subject: String; var isRead: Bool; var isFlagged = false }
final class MailListViewController: UITableViewController {
    private var mails = [Mail(id: 1, from: "Ann", subject: "Lunch?", isRead: false), Mail(id: 2, from: "Bob", subject: "Minutes", isRead: true), Mail(id: 3, from: "Cy", subject: "Invoice 42", isRead: false)]
    private let reuse = "mail"
    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Inbox"
        tableView.register(MailCell.self, forCellReuseIdentifier: reuse)
        tableView.allowsMultipleSelectionDuringEditing = true
        navigationItem.rightBarButtonItem = editButtonItem
        toolbarItems = [UIBarButtonItem(title: "Mark all", style: .plain, target: self, action: #selector(markAll)), .flexibleSpace(), UIBarButtonItem(barButtonSystemItem: .trash, target: self, action: #selector(deleteSelected))]
        refreshControl = UIRefreshControl()
        refreshControl?.attributedTitle = NSAttributedString(string: "Updating")
        refreshControl?.addTarget(self, action: #selector(refresh), for: .valueChanged)
        updateBadge()
    }
    override func setEditing(_ editing: Bool, animated: Bool) {
        super.setEditing(editing, animated: animated)
        navigationController?.setToolbarHidden(!editing, animated: animated)
    }
    private func updateBadge() { navigationItem.prompt = "\(mails.filter { !$0.isRead }.count) unread" }
    @objc private func markAll() {
        for i in mails.indices { mails[i].isRead = true }
        tableView.reloadSections(IndexSet(integer: 0), with: .none)
        updateBadge()
    }
    @objc private func deleteSelected() {
        guard let paths = tableView.indexPathsForSelectedRows else { return }
        for path in paths.sorted(by: >) { mails.remove(at: path.row) }
        tableView.deleteRows(at: paths, with: .automatic)
        setEditing(false, animated: true)
        updateBadge()
    }
    @objc private func refresh() {
        Task { @MainActor in
            try? await Task.sleep(nanoseconds: 200_000_000)
            mails.insert(Mail(id: 4, from: "Dee", subject: "New!", isRead: false), at: 0)
            tableView.insertRows(at: [[0, 0]], with: .top)
            refreshControl?.endRefreshing()
            updateBadge()
        }
    }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { mails.count }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: reuse, for: indexPath) as! MailCell
        cell.mail = mails[indexPath.row]
        return cell
    }
    override func tableView(_ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath) -> UISwipeActionsConfiguration? {
        let delete = UIContextualAction(style: .destructive, title: "Delete") { [weak self] _, _, done in
            self?.mails.remove(at: indexPath.row)
            tableView.deleteRows(at: [indexPath], with: .left)
            self?.updateBadge()
            done(true)
        }
        delete.image = UIImage(systemName: "trash")
        let flag = UIContextualAction(style: .normal, title: mails[indexPath.row].isFlagged ? "Unflag" : "Flag") { [unowned self] _, _, done in
            self.mails[indexPath.row].isFlagged.toggle()
            self.tableView.reloadRows(at: [indexPath], with: .none)
            done(true)
        }
        flag.backgroundColor = .systemOrange
        let config = UISwipeActionsConfiguration(actions: [delete, flag])
        config.performsFirstActionWithFullSwipe = false
        return config
    }
    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        guard !isEditing else { return }
        mails[indexPath.row].isRead = true
        tableView.reloadRows(at: [indexPath], with: .none)
        updateBadge()
    }
}
final class MailCell: UITableViewCell {
    private let dot = UIView(), from = UILabel(), subject = UILabel()
    var mail: Mail? { didSet {
        from.text = (mail?.isRead == false ? "• " : "") + (mail?.from ?? "")
        subject.text = mail?.subject
        accessoryView = mail?.isFlagged == true ? UIImageView(image: UIImage(systemName: "flag.fill")) : nil
    } }
    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: .default, reuseIdentifier: reuseIdentifier)
        let stack = UIStackView(arrangedSubviews: [from, subject])
        stack.axis = .vertical
        stack.frame = contentView.bounds.insetBy(dx: 16, dy: 4)
        stack.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        contentView.addSubview(stack)
    }
    required init?(coder: NSCoder) { fatalError() }
}
let c = MailListViewController()
show(UINavigationController(rootViewController: c))
visit(("", { print(screen); c.tableView.select(row: 0) }), ("", { tap("Edit") }), ("", { c.tableView.select(row: 1); print(screen); tap("Trash") }), ("", { c.tableView.pull() }), ("", {}), ("", { print(screen) }))
