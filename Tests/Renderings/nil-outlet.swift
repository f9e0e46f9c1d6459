import UIKit

final class Greeter: UIViewController {
    @IBOutlet var label: UILabel!
    override func loadView() { view = UIView() }
    override func viewDidLoad() {
        super.viewDidLoad()
        label.text = "Hello"
    }
}
show(Greeter())
