// UIViewController: viewDidLoad once, at first need; then will and did appear. A push and a pop tell the one that goes
// before the one that comes; a full-screen presentation tells the one below last.
import UIKit

class Told: UIViewController {
    let name: String
    init(_ name: String) {
        self.name = name
        super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { fatalError() }
    override func viewDidLoad() {
        super.viewDidLoad()
        print(name, "loaded")
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
        print(name, "will disappear, leaving for good:", isMovingFromParent || isBeingDismissed)
    }
    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        print(name, "did disappear")
    }
}

let root = Told("root")
let navigation = UINavigationController(rootViewController: root)
print("made, loaded:", root.isViewLoaded)
show(navigation)
print("--- push")
navigation.pushViewController(Told("next"), animated: false)
print("--- pop")
navigation.popViewController(animated: false)
print("--- present")
let sheet = Told("sheet")
sheet.modalPresentationStyle = .fullScreen
root.present(sheet, animated: false) { print("presented") }
print(navigation.presentedViewController === sheet, sheet.presentingViewController === navigation)
print("--- dismiss")
sheet.dismiss(animated: false) { print("dismissed") }
print("--- tabs")
let tabs = UITabBarController()
tabs.viewControllers = [Told("left"), Told("right")]
show(tabs)
tabs.selectedIndex = 1
