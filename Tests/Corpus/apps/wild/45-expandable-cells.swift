// Rows with hidden parts grow when these are shown.
import UIKit

protocol FAQCellDelegate: AnyObject { func cellDidToggle(_ cell: FAQCell) }
class FAQCell: UITableViewCell {
    weak var delegate: FAQCellDelegate?
    let question = UILabel(), answer = UILabel()
    let button = UIButton(type: .detailDisclosure)
    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        answer.numberOfLines = 0
        answer.font = .preferredFont(forTextStyle: .footnote)
        let top = UIStackView(arrangedSubviews: [question, button])
        let stack = UIStackView(arrangedSubviews: [top, answer])
        stack.axis = .vertical
        stack.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(stack)
        let margins = contentView.layoutMarginsGuide
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: margins.topAnchor), stack.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
            stack.leadingAnchor.constraint(equalTo: margins.leadingAnchor), stack.trailingAnchor.constraint(equalTo: margins.trailingAnchor)])
        button.addTarget(self, action: #selector(toggle), for: .touchUpInside)
    }
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
    @objc private func toggle() { delegate?.cellDidToggle(self) }
}
class FAQViewController: UITableViewController, FAQCellDelegate {
    private let items = [("What is it?", "A small app for the kitchen that keeps your recipes in one place."), ("Is it free?", "Yes.")]
    private var open = Set<IndexPath>()
    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(FAQCell.self, forCellReuseIdentifier: "faq")
        tableView.estimatedRowHeight = 60
        tableView.rowHeight = UITableView.automaticDimension
        tableView.allowsSelection = false
        let header = UILabel(frame: CGRect(x: 0, y: 0, width: 0, height: 50))
        header.text = "Questions"
        header.textAlignment = .center
        tableView.tableHeaderView = header
    }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { items.count }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "faq", for: indexPath) as! FAQCell
        cell.question.text = items[indexPath.row].0
        cell.answer.text = items[indexPath.row].1
        cell.answer.isHidden = !open.contains(indexPath)
        cell.delegate = self
        return cell
    }
    func cellDidToggle(_ cell: FAQCell) {
        guard let path = tableView.indexPath(for: cell) else { return }
        if open.remove(path) == nil { open.insert(path) }
        tableView.beginUpdates()
        tableView.reloadRows(at: [path], with: .automatic)
        tableView.endUpdates()
    }
}
let c = FAQViewController()
show(c)
let before = c.tableView.contentSize.height
visit(("", { print(screen); (c.tableView.cellForRow(at: IndexPath(row: 0, section: 0)) as? FAQCell)?.button.tap() }), ("", { print(screen); print(c.tableView.contentSize.height > before) }))
