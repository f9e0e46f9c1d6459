// A rotation: controllers learn the new traits, then the new size, before the view has it; then traits change and animations
// run alongside, and the completion comes after them. A screen that allows portrait only stays as it is.
import UIKit

class Turning: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        view.registerForTraitChanges([UITraitVerticalSizeClass.self]) { (view: UIView, before: UITraitCollection) in
            print("registered", before.verticalSizeClass == .regular)
        }
    }
    override func willTransition(to new: UITraitCollection, with coordinator: UIViewControllerTransitionCoordinator) {
        super.willTransition(to: new, with: coordinator)
        print("traits will be compact:", new.verticalSizeClass == .compact)
    }
    override func viewWillTransition(to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator) {
        super.viewWillTransition(to: size, with: coordinator)
        print("size will be", size.width, size.height, "is", view.bounds.width)
        coordinator.animate { _ in
            print("alongside", self.view.bounds.width)
        } completion: { _ in
            print("completed")
        }
    }
    override func traitCollectionDidChange(_ previous: UITraitCollection?) {
        super.traitCollectionDidChange(previous)
        print("traits changed", traitCollection.verticalSizeClass == .compact, previous?.verticalSizeClass == .regular)
    }
}
class Upright: UIViewController {
    override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }
    override func viewWillTransition(to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator) {
        print("never")
    }
}

show(Turning())
visit(
    (at: 1, { device.rotate(.landscapeLeft) }),
    (at: 2, {
        print(UIScreen.main.bounds.width, UIDevice.current.orientation.isLandscape)
        device.rotate(.portrait)
        show(Upright())
        device.rotate(.landscapeRight)
        print(UIScreen.main.bounds.width)
    }))
