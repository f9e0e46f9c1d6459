import UIKit
let label = UILabel()
label.setValue("red", forKey: "shade")
