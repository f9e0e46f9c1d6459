// UIKit: an animation sets the value at once, but the screen keeps the old one until the delay is over, and shows the change
// for as long as the animation takes.
import UIKit

let controller = UIViewController()
let banner = UILabel()
banner.text = "Saved"
controller.view.addSubview(banner)
show(controller)
func look() { print("alpha \(banner.alpha), drawn \("\(screen)".contains("Saved"))") }
visit(
    ("fade", {
        UIView.animate(withDuration: 0.5, delay: 2, options: [.curveEaseOut], animations: { banner.alpha = 0 }) { print("done \($0)") }
        look()
    }),
    ("after 1 s", look), ("after 2 s", look), ("after 3 s", look))
