// UITableView: reloadData asks for sections and rows; only rows that are seen have cells; a row that left the screen gives
// its cell to the next one, after prepareForReuse. The table tells willDisplay for each cell that comes.
import UIKit

final class NumberCell: UITableViewCell {
    static var made = 0
    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        NumberCell.made += 1
    }
    required init?(coder: NSCoder) { fatalError("registered by its class, not by a nib") }
    override func prepareForReuse() {
        super.prepareForReuse()
        print("reused, had", textLabel?.text ?? "")
    }
}

final class Numbers: UITableViewController {
    var numbers = Array(1...40)
    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(NumberCell.self, forCellReuseIdentifier: "number")
    }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { numbers.count }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "number", for: indexPath)
        cell.textLabel?.text = "no. \(numbers[indexPath.row])"
        return cell
    }
    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        print("selected", indexPath.row)
        tableView.deselectRow(at: indexPath, animated: true)
    }
}

let table = Numbers()
show(table)
print(screen)
print("cells made:", NumberCell.made)
table.tableView.select(row: 2)
table.tableView.scroll(to: 2)
print(table.tableView.cellForRow(at: IndexPath(row: 0, section: 0)) == nil)
print(table.tableView.indexPathsForVisibleRows?.map(\.row) ?? [])
tap("no. 5")
