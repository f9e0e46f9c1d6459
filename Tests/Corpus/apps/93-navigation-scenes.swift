// A scene that the program casts to a navigation controller stands in one: by its identifier, and as the destination of a segue,
// which is then presented.
import UIKit

final class TasksViewController: UITableViewController {
    var owner = "nobody"
    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Tasks of \(owner)"
    }
}
final class StartViewController: UIViewController {
    func open() {
        let navigation = storyboard!.instantiateViewController(withIdentifier: "Tasks") as! UINavigationController
        let tasks = navigation.topViewController as! TasksViewController
        tasks.owner = "Ada"
        present(navigation, animated: true)
    }
    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        guard segue.identifier == "ShowTasks" else { return }
        let navigation = segue.destination as! UINavigationController
        (navigation.viewControllers[0] as! TasksViewController).owner = sender as! String
    }
}

let start = show(StartViewController())
visit(
    ("by its identifier", { start.open() }),
    ("look", {
        print(screen)
        start.dismiss(animated: true)
    }),
    ("by a segue", { start.performSegue(withIdentifier: "ShowTasks", sender: "Alan") }),
    ("look", {
        print((start.presentedViewController as? UINavigationController)?.topViewController?.title ?? "none")
    })
)
