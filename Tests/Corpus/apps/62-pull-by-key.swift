// A list that is loaded anew by pulling is pulled by PageUp where it is at its top, an empty one by Enter too.
import UIKit

final class Harbour: UITableViewController {
    var rows: [String] = []
    var pulls = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Harbour"
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        refreshControl = UIRefreshControl()
        refreshControl?.addTarget(self, action: #selector(refresh), for: .valueChanged)
    }
    @objc func refresh() {
        pulls += 1
        rows = (0..<14).map { "ship \($0), \(pulls)" }
        tableView.reloadData()
        refreshControl?.endRefreshing()
    }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        cell.textLabel?.text = rows[indexPath.row]
        return cell
    }
}

let harbour = Harbour()
show(harbour)
func keys(_ names: String...) { for name in names { print(name, "->", screen.code(name)) } }

print(screen.keyed(isUnicode: false).filter { $0 == AppScreen.focusBegins }.count, "thing is stood on")
keys("x", "left", "pageDown", "enter", "pageUp")
harbour.tableView.pull()
print(screen)
keys("pageUp", "pageDown")
harbour.tableView.scroll(to: 4)
keys("pageUp")
harbour.tableView.scroll(to: 0)
keys("pageUp", "up")
harbour.tableView.pull()
print(harbour.rows[0])
harbour.refreshControl = nil
keys("pageUp")
