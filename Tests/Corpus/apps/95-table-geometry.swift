// A table's content is as high as its headers, rows and footers say: heights of the delegate first, then those of the table.
// A header view is made once, lies in the table and can be touched. Rows that come change the content size at once.
import UIKit

class HeaderView: UITableViewHeaderFooterView {
    let button = UIButton(type: .system)
    var onTap: (() -> Void)?
    override init(reuseIdentifier: String?) {
        super.init(reuseIdentifier: reuseIdentifier)
        contentView.addSubview(button)
        button.addTarget(self, action: #selector(tapped), for: .touchUpInside)
    }
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
    @objc private func tapped() { onTap?() }
}
class ListController: UIViewController, UITableViewDataSource, UITableViewDelegate {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 800), style: .plain)
    var sections = [("Small", 2), ("Large", 1)]
    var made = 0
    override func viewDidLoad() {
        super.viewDidLoad()
        table.dataSource = self
        table.delegate = self
        table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        table.register(HeaderView.self, forHeaderFooterViewReuseIdentifier: "header")
        table.tableFooterView = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 10))
        view.addSubview(table)
    }
    func numberOfSections(in tableView: UITableView) -> Int { sections.count }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { sections[section].1 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        cell.textLabel?.text = "\(indexPath.section).\(indexPath.row)"
        return cell
    }
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { indexPath.section == 0 ? 40 : 100 }
    func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { 30 }
    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        made += 1
        let header = tableView.dequeueReusableHeaderFooterView(withIdentifier: "header") as? HeaderView
        header?.button.setTitle(sections[section].0, for: .normal)
        header?.onTap = { [weak self] in
            guard let self = self else { return }
            self.sections[section].1 += 1
            tableView.insertRows(at: [IndexPath(row: 0, section: section)], with: .none)
            print(tableView.contentSize)
        }
        return header
    }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { print("selected", indexPath) }
}
class TallController: UITableViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.rowHeight = 80
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    }
}

let list = ListController()
show(list)
let tall = TallController()
visit(
    (at: 1, { print(list.table.contentSize, list.made) }),
    (at: 2, { print(list.table.rectForRow(at: IndexPath(row: 0, section: 1)), list.table.rectForHeader(inSection: 1)) }),
    (at: 3, { tap("Small") }),
    (at: 4, { print(list.made, list.table.indexPathForRow(at: CGPoint(x: 5, y: 215)) ?? "none") }),
    (at: 5, { list.table.cellForRow(at: IndexPath(row: 1, section: 0))?.tap() }),
    (at: 6, { show(tall) }),
    (at: 7, { print(tall.tableView.contentSize, tall.tableView.visibleCells[2].frame) }))
