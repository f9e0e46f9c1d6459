// View controller containment: the views of children appear and leave with their container; a child that is added to a shown
// container appears at once, one that is removed leaves; addChild calls willMove(toParent:), removeFromParent calls
// didMove(toParent: nil).
import UIKit

class Part: UIViewController {
    let name: String
    init(_ name: String) {
        self.name = name
        super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
    override func viewDidLoad() {
        super.viewDidLoad()
        print(name, "did load")
    }
    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        print(name, "will appear")
    }
    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        print(name, "did appear")
    }
    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        print(name, "will disappear")
    }
    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        print(name, "did disappear")
    }
    override func willMove(toParent parent: UIViewController?) {
        super.willMove(toParent: parent)
        print(name, parent == nil ? "will leave its parent" : "will move")
    }
    override func didMove(toParent parent: UIViewController?) {
        super.didMove(toParent: parent)
        print(name, parent == nil ? "has left its parent" : "has moved")
    }
}
final class Container: UIViewController {
    let first = Part("first")
    let second = Part("second")
    override func viewDidLoad() {
        super.viewDidLoad()
        put(first)
    }
    func put(_ child: UIViewController) {
        addChild(child)
        child.view.frame = view.bounds
        view.addSubview(child.view)
        child.didMove(toParent: self)
    }
    func remove(_ child: UIViewController) {
        child.willMove(toParent: nil)
        child.view.removeFromSuperview()
        child.removeFromParent()
    }
}

let container = Container()
let navigation = UINavigationController(rootViewController: container)
show(navigation)
visit(
    ("the second comes", { container.put(container.second) }),
    ("the first goes", { container.remove(container.first) }),
    ("another screen", { navigation.pushViewController(UIViewController(), animated: false) }),
    ("back", { goBack() }),
    ("children", { print(container.children.map { ($0 as? Part)?.name ?? "" }, container.first.parent == nil) })
)
