// Expected: what UIKit does. The appearance of a class belongs to that class, wherever it is asked for.
import UIKit

final class Theme {
    func apply() {
        UINavigationBar.appearance().barTintColor = .black
        UINavigationBar.appearance().isTranslucent = false
        UILabel.appearance().textColor = .red
        print(UINavigationBar.appearance().barTintColor == .black, UILabel.appearance().textColor == .red)
    }
}
Theme().apply()
print(UINavigationBar.appearance().isTranslucent)
print(UINavigationBar.appearance() === UINavigationBar.appearance())
