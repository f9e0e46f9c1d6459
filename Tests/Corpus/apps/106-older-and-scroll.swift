// Row actions of earlier releases; a list with a delegate that only scrolls; a tab's bar tells its controller; the background of
// a list shows while it has no rows.
import RxCocoa
import RxSwift
import UIKit

class Tabs: UITabBarController {
    override func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) { print("item", item.title ?? "") }
}
class Rows: UIViewController, UIScrollViewDelegate {
    let table = UITableView()
    let names = BehaviorRelay(value: [String]())
    let bag = DisposeBag()
    override func viewDidLoad() {
        super.viewDidLoad()
        table.frame = view.bounds
        let empty = UILabel()
        empty.text = "Nothing yet"
        table.backgroundView = empty
        table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        table.rx.setDelegate(self).disposed(by: bag)
        names.bind(to: table.rx.items(cellIdentifier: "cell")) { $2.textLabel?.text = $1 }.disposed(by: bag)
        table.rx.itemSelected.subscribe(onNext: { print("selected", $0.row) }).disposed(by: bag)
        view.addSubview(table)
    }
    func scrollViewDidScroll(_ scrollView: UIScrollView) { print("scrolls to", scrollView.contentOffset.y > 0) }
}
class Older: UITableViewController {
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell()
    }
    override func tableView(
        _ tableView: UITableView, editActionsForRowAt indexPath: IndexPath
    ) -> [UITableViewRowAction]? {
        [UITableViewRowAction(style: .destructive, title: "Away") { _, path in print("away", path.row) }]
    }
}
let (rows, older) = (Rows(), Older(style: .plain))
rows.tabBarItem.title = "Rows"
older.tabBarItem.title = "Older"
let tabs = Tabs()
tabs.viewControllers = [rows, older]
show(tabs)
print(screen.description.contains("Nothing yet"))
rows.names.accept((1...30).map { "row \($0)" })
print(screen.description.contains("Nothing yet"))
rows.table.select(row: 2)
rows.table.scroll(to: 12)
tap("Older")
older.tableView.swipe(row: 0, choose: "Away")
