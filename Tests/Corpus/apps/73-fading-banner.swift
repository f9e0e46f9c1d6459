// UIKit: an animation sets the value at once, but the screen keeps the old one until the delay is over, and shows the change
// for as long as the animation takes.
import UIKit

let controller = UIViewController()
let banner = UILabel()
banner.text = "Saved"
controller.view.addSubview(banner)
show(controller)
visit(pause: 0.1, ("fade", {
    UIView.animate(withDuration: 0.5, delay: 2, options: [.curveEaseOut], animations: { banner.alpha = 0 }) { print("done \($0)") }
    print("alpha \(banner.alpha), drawn \("\(screen)".contains("Saved"))")
}))
for seconds in [1, 2, 3] {
    DispatchQueue.main.asyncAfter(deadline: .now() + .seconds(seconds)) {
        print("\(seconds) s, drawn \("\(screen)".contains("Saved"))")
    }
}
