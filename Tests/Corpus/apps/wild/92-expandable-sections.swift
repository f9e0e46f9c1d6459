// Headers of a table are views with their own recogniser; opening a section inserts its rows.
import UIKit

final class SectionHeader: UITableViewHeaderFooterView {
    static let id = "SectionHeader"
    var onTap: (() -> Void)?
    private let chevron = UIImageView(image: UIImage(systemName: "chevron.right"))
    override init(reuseIdentifier: String?) {
        super.init(reuseIdentifier: reuseIdentifier)
        contentView.addSubview(chevron)
        chevron.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            chevron.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
            chevron.centerYAnchor.constraint(equalTo: contentView.centerYAnchor)])
        addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(tapped)))
    }
    required init?(coder: NSCoder) { fatalError() }
    @objc private func tapped() { onTap?() }
    func set(title: String, open: Bool) {
        textLabel?.text = title
        UIView.animate(withDuration: 0.2) { self.chevron.transform = open ? CGAffineTransform(rotationAngle: .pi / 2) : .identity }
    }
}
final class FAQViewController: UITableViewController {
    struct Entry { let question: String; let answers: [String]; var isOpen: Bool }
    var entries = [Entry(question: "What?", answers: ["This", "That"], isOpen: false), Entry(question: "Why?", answers: ["Because"], isOpen: true)]
    convenience init() { self.init(style: .plain) }
    override func viewDidLoad() {
        super.viewDidLoad()
        title = "FAQ"
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "answer")
        tableView.register(SectionHeader.self, forHeaderFooterViewReuseIdentifier: SectionHeader.id)
        tableView.sectionHeaderHeight = 44
        if #available(iOS 15.0, *) { tableView.sectionHeaderTopPadding = 0 }
        tableView.tableFooterView = UIView(frame: .zero)
    }
    override func numberOfSections(in tableView: UITableView) -> Int { return entries.count }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        return entries[section].isOpen ? entries[section].answers.count : 0
    }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "answer", for: indexPath)
        cell.textLabel?.text = entries[indexPath.section].answers[indexPath.row]
        cell.textLabel?.numberOfLines = 0
        cell.indentationLevel = 1
        return cell
    }
    override func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        let header = tableView.dequeueReusableHeaderFooterView(withIdentifier: SectionHeader.id) as? SectionHeader
        header?.set(title: entries[section].question, open: entries[section].isOpen)
        header?.onTap = { [unowned self] in self.toggle(section) }
        return header
    }
    private func toggle(_ section: Int) {
        entries[section].isOpen.toggle()
        let paths = entries[section].answers.indices.map { IndexPath(row: $0, section: section) }
        tableView.beginUpdates()
        if entries[section].isOpen { tableView.insertRows(at: paths, with: .fade) } else { tableView.deleteRows(at: paths, with: .fade) }
        tableView.endUpdates()
        print(section, tableView.numberOfRows(inSection: section))
    }
}
let faq = FAQViewController()
show(UINavigationController(rootViewController: faq))
visit(
    ("", { print(screen); tap("What?") }),
    ("", { print(screen); tap("Why?") }),
    ("", { print(screen) })
)
