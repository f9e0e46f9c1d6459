import Foundation

extension UIViewController {
    /// The view that fills its part of the screen: its own, or that of the results of a search.
    var front: UIView { navigationItem.searchController?.shownResults?.view ?? view! }
    /// The toolbar of its navigation controller, with its buttons.
    var toolbarOnScreen: UIToolbar? {
        guard let navigation = navigationController, !navigation.isToolbarHidden, let bar = navigation.toolbar else {
            return nil
        }
        bar.items = toolbarItems
        return bar
    }
    /// The views that come with the first responder, from the top: the one above the keyboard, and the one in its place.
    var inputViews: [UIView] {
        let holder = Focus.holder ?? (canBecomeFirstResponder ? self : nil)
        var place = holder
        var above: UIView?
        while let here = place, above == nil { (above, place) = (here.inputAccessoryView, here.next) }
        return [above, holder?.inputView].compactMap { $0 }.filter { $0.isSeen }
    }
}
