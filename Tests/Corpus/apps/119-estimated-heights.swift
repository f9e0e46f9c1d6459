// Estimated heights of rows: with an estimate, the table asks for the height of a row only when the row becomes visible;
// the content size adds the estimates of the other rows.
import UIKit

final class List: UITableViewController {
    var asked: [Int] = []
    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Row")
    }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 100 }
    override func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat {
        indexPath.row < 50 ? 100 : 10
    }
    override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        if !asked.contains(indexPath.row) { asked.append(indexPath.row) }
        return 200
    }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        tableView.dequeueReusableCell(withIdentifier: "Row", for: indexPath)
    }
}
let list = List()
show(list)
visit(
    ("", {
        let count = list.asked.count
        print(list.asked.contains(0), list.asked.contains(60), count < 10)
        // Each row that was asked for counts 200 points, the other ones of the first half 100, the rest 10.
        print(list.tableView.contentSize.height == CGFloat(count * 200 + (50 - count) * 100 + 50 * 10))
        print(list.tableView.rectForRow(at: IndexPath(row: 0, section: 0)).height)
    }))
