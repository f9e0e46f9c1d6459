import UIKit

final class Names: UITableViewController {
    var names = ["Ann", "Bob"]
    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "name")
    }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { names.count }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        tableView.dequeueReusableCell(withIdentifier: "name", for: indexPath)
    }
}
let names = Names()
show(names)
print(screen)
names.tableView.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .fade)
