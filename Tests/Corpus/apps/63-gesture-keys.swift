// A view that listens for gestures has keys for them; a screen that lies above another is left by its Cancel.
import UIKit

final class Table: UIViewController {
    let photo = UIView()
    let plain = UIView()

    override func viewDidLoad() {
        super.viewDidLoad()
        for view in [photo, plain] {
            view.isUserInteractionEnabled = true
            self.view.addSubview(view)
        }
        photo.addGestureRecognizer(UIPinchGestureRecognizer(target: self, action: #selector(pinched(_:))))
        photo.addGestureRecognizer(UIRotationGestureRecognizer(target: self, action: #selector(turned(_:))))
        photo.addGestureRecognizer(UIPanGestureRecognizer(target: self, action: #selector(dragged(_:))))
        plain.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(tapped)))
        plain.addGestureRecognizer(UILongPressGestureRecognizer(target: self, action: #selector(pressed(_:))))
    }
    @objc func pinched(_ pinch: UIPinchGestureRecognizer) { if pinch.state == .changed { print("scale", pinch.scale) } }
    @objc func turned(_ turn: UIRotationGestureRecognizer) { if turn.state == .changed { print("angle", turn.rotation) } }
    @objc func dragged(_ pan: UIPanGestureRecognizer) { if pan.state == .ended { print("dragged", pan.translation(in: view).x) } }
    @objc func tapped() { print("tapped") }
    @objc func pressed(_ press: UILongPressGestureRecognizer) { if press.state == .began { print("pressed") } }
}

let table = Table()
show(table)
func keys(_ names: String...) { for name in names { print(name, "->", screen.code(name)) } }

keys("+", "-", "r", "R", "left", "right", "l")
screen.find("view 2", as: UIView.self).pinch(scale: 1.25)
screen.find("view 2", as: UIView.self).rotate(by: -0.25)
screen.find("view 2", as: UIView.self).pan(from: CGPoint(x: 0, y: 0), to: CGPoint(x: 20, y: 0))
// One that is switched off has no key, and a swipe comes before a drag.
table.photo.gestureRecognizers![0].isEnabled = false
table.photo.addGestureRecognizer(UISwipeGestureRecognizer(target: nil, action: nil))
keys("+", "left")
keys("tab", "+", "l", "enter")
screen.find("view 3", as: UIView.self).longPress()
screen.find("view 3", as: UIView.self).tap()

let sheet = UIViewController()
sheet.navigationItem.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .cancel, target: nil, action: nil)
let cover = UINavigationController(rootViewController: sheet)
keys("escape")
table.present(cover, animated: false)
keys("escape")
sheet.navigationItem.leftBarButtonItem?.isEnabled = false
keys("escape")
sheet.navigationItem.leftBarButtonItem = UIBarButtonItem(title: "Later", style: .plain, target: nil, action: nil)
keys("escape")

// One that draws nothing is not stood on, what a bar shows is; of a way back in a tab only the way is marked.
let inner = UIViewController()
let toggle = UISwitch()
inner.navigationItem.rightBarButtonItems = [
    UIBarButtonItem(customView: UIActivityIndicatorView()), UIBarButtonItem(customView: toggle), UIBarButtonItem(),
]
let stack = UINavigationController(rootViewController: UIViewController())
stack.pushViewController(inner, animated: false)
stack.title = "Stack"
let tabs = UITabBarController()
tabs.viewControllers = [stack, UIViewController()]
show(tabs)
keys("enter", "tab", "enter", "tab", "enter")
screen.find("switch 1", as: UISwitch.self).flip()
keys("tab", "tab")
print(toggle.isOn, screen.keyed(isUnicode: false).filter { $0 == AppScreen.focusBegins }.count, "mark")
