// Since iOS 13 the default presentation of a controller is .automatic, which reads as a page sheet. The controller below
// stays: it neither disappears nor appears again. A full screen replaces it. An alert never does.
import UIKit

final class Root: UIViewController {
    override func viewWillAppear(_ animated: Bool) { super.viewWillAppear(animated); print("root will appear") }
    override func viewDidDisappear(_ animated: Bool) { super.viewDidDisappear(animated); print("root did disappear") }
}
let root = Root()
show(root)
let card = UIViewController()
print(card.modalPresentationStyle == .pageSheet)
root.present(card, animated: false)
card.dismiss(animated: false)
let page = UIViewController()
page.modalPresentationStyle = .fullScreen
root.present(page, animated: false)
page.dismiss(animated: false)
root.present(UIAlertController(title: "Hi", message: nil, preferredStyle: .alert), animated: false)
print(root.presentedViewController is UIAlertController)
