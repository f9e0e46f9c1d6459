// A row that may not be highlighted is not selected; a selected cell is told once. A swipe over a scroll view with pages goes
// one page on, where the delegate may change the target; the first screen of a navigation controller is shown to its delegate.
import UIKit

class Row: UITableViewCell {
    override func setSelected(_ selected: Bool, animated: Bool) {
        super.setSelected(selected, animated: animated)
        if selected { print("row is selected") }
    }
}
class Rows: UITableViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(Row.self, forCellReuseIdentifier: "row")
    }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    }
    override func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
        indexPath.row == 1
    }
    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { print("selected", indexPath.row) }
}
class Pages: UIViewController, UIScrollViewDelegate {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    override func viewDidLoad() {
        super.viewDidLoad()
        scroll.contentSize = CGSize(width: 900, height: 400)
        scroll.isPagingEnabled = true
        scroll.delegate = self
        view.addSubview(scroll)
    }
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { print("drags") }
    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
        print("towards", targetContentOffset.pointee.x, velocity.x > 0)
        if targetContentOffset.pointee.x == 600 { targetContentOffset.pointee.x = 450 }
    }
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { print("stands at", scrollView.contentOffset.x) }
}
class Stack: UINavigationController, UINavigationControllerDelegate {
    override func viewDidLoad() {
        super.viewDidLoad()
        delegate = self
    }
    func navigationController(_ controller: UINavigationController, didShow shown: UIViewController, animated: Bool) {
        print("shown", shown.title ?? "")
    }
}

let rows = Rows(style: .plain)
rows.title = "Rows"
let pages = Pages()
pages.title = "Pages"
pages.hidesBottomBarWhenPushed = true
let stack = Stack(rootViewController: rows)
show(stack)
rows.tableView.select(row: 0)
rows.tableView.select(row: 1)
print(rows.tableView.indexPathForSelectedRow?.row ?? -1)
stack.pushViewController(pages, animated: false)
pages.scroll.swipe(.left)
pages.scroll.swipe(.left)
pages.scroll.swipe(.up)
