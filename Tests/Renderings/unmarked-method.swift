import UIKit

final class Counter: UIViewController {
    var count = 0
    override func viewDidLoad() {
        super.viewDidLoad()
        let more = UIButton(type: .system)
        more.setTitle("More", for: .normal)
        more.addTarget(self, action: Selector("tapped"), for: .touchUpInside)
        view.addSubview(more)
    }
    func tapped() { count += 1 }
}
show(Counter())
tap("More")
