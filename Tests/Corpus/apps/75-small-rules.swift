// UIKit: a table controller clears its selection when it appears again; a tab has the title of the root of its stack; points,
// sizes and rectangles print as tuples; a touch goes up the responder chain, and a recogniser that reads it cancels it.
import UIKit

class ListController: UITableViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        title = "List"
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        cell.textLabel?.text = "row \(indexPath.row)"
        return cell
    }
    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        print("selected", tableView.indexPathForSelectedRow?.row ?? -1)
        navigationController?.pushViewController(UIViewController(), animated: true)
    }
}
final class Pad: UIView {
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        print("pad began at \(touches.first!.location(in: self))")
        super.touchesBegan(touches, with: event)
    }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { print("pad ended") }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { print("pad cancelled") }
}
final class PadController: UIViewController {
    let pad = Pad(frame: CGRect(x: 10, y: 20, width: 100, height: 50))
    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Pad"
        view.addSubview(pad)
    }
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { print("controller began") }
}

let list = ListController()
let stack = UINavigationController(rootViewController: list)
let pads = PadController()
let tabs = UITabBarController()
tabs.viewControllers = [stack, pads]
list.loadViewIfNeeded()
pads.loadViewIfNeeded()
show(tabs)
print(screen.words)
visit(
    ("select", { list.tableView.select(row: 1) }),
    ("back", { goBack() }),
    ("look", { print("selected", list.tableView.indexPathForSelectedRow?.row ?? -1) }),
    ("touch", {
        tap("Pad")
        print(pads.pad.frame, pads.pad.center, pads.pad.frame.size)
        pads.pad.tap(at: CGPoint(x: 3, y: 4))
        pads.pad.addGestureRecognizer(UITapGestureRecognizer())
        pads.pad.tap(at: CGPoint(x: 5, y: 6))
    }))
