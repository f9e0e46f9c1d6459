import UIKit

final class DetailsViewController: UIViewController {}
let home = UIViewController()
show(home)
home.performSegue(withIdentifier: "settings", sender: nil)
