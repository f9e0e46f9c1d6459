import Foundation

extension UIViewController {
    /// The view that fills the controller's part of the screen, which is its own view or that of the results of a
    /// search.
    var visibleContentView: UIView { navigationItem.searchController?.visibleResults?.view ?? view! }
    /// The toolbar of the navigation controller with the buttons of this controller; nil if it is hidden.
    var visibleToolbar: UIToolbar? {
        guard let navigation = navigationController, !navigation.isToolbarHidden, let bar = navigation.toolbar else {
            return nil
        }
        bar.items = toolbarItems
        return bar
    }
    /// The first responder's accessory view, above the keyboard, and its input view, in place of the keyboard.
    var inputViews: [UIView] {
        var holder: UIResponder? = FocusHolder.firstResponder
        if holder == nil, canBecomeFirstResponder { holder = self }
        var place = holder
        var above: UIView?
        while let here = place, above == nil { (above, place) = (here.inputAccessoryView, here.next) }
        return [above, holder?.inputView].compactMap { $0 }.filter { $0.isVisiblyDrawn }
    }
}
