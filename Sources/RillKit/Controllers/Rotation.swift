import Foundation

/// The rotation of the app with the device.
enum Rotation {
    /// Rotates the window if the visible controller allows the orientation. Controllers receive the new traits and the
    /// new size first; the layout and the animations follow.
    static func rotateWindow(_ orientation: Device.Orientation) {
        guard let window = UIApplication.shared.keyWindow, let root = window.rootViewController,
            orientation.isLandscape != UITraitCollection.isLandscape, allowsOrientation(orientation, root)
        else { return }
        let old = Traits.of(root)
        let new = Traits.traitCollection(of: old.userInterfaceStyle, isLandscape: orientation.isLandscape)
        let bounds = UIScreen.main.bounds.size
        let size = CGSize(width: bounds.height, height: bounds.width)
        let coordinator = UIViewControllerTransitionCoordinator(waitsForSize: true)
        var controllers = [root]
        while let above = controllers.last?.presentedViewController { controllers.append(above) }
        for controller in controllers { controller.willTransition(to: new, with: coordinator) }
        for controller in controllers { controller.viewWillTransition(to: size, with: coordinator) }
        UITraitCollection.isLandscape = orientation.isLandscape
        Layout.whileSettingFrames { window.frame = CGRect(origin: .zero, size: size) }
        for controller in controllers where !(controller is UIAlertController) { resizeController(controller, size) }
        Traits.sizeClassChanged(root, isLandscape: !orientation.isLandscape)
        coordinator.runAnimations()
        for controller in controllers {
            controller.setNeedsStatusBarAppearanceUpdate()
            controller.viewIfLoaded?.setNeedsLayout()
            controller.viewIfLoaded?.layoutIfNeeded()
        }
    }
    /// Sets the size of the view of a controller, and of the screens in its stack or tabs.
    private static func resizeController(_ controller: UIViewController, _ size: CGSize) {
        if let view = controller.viewIfLoaded, view.superview == nil || view.superview is UIWindow {
            Layout.whileSettingFrames { view.frame = CGRect(origin: .zero, size: size) }
        }
        for child in controller.children { resizeController(child, size) }
    }

    /// Returns true if the topmost controller allows an orientation.
    private static func allowsOrientation(_ orientation: Device.Orientation, _ root: UIViewController) -> Bool {
        var top = root
        while let above = top.presentedViewController, !(above is UIAlertController) { top = above }
        guard top.shouldAutorotate else { return false }
        let mask = top.supportedInterfaceOrientations
        switch orientation {
        case .portrait: return mask.contains(.portrait)
        case .portraitUpsideDown: return mask.contains(.portraitUpsideDown)
        // If the device is turned to the left, the interface is turned to the right.
        case .landscapeLeft: return mask.contains(.landscapeRight)
        case .landscapeRight: return mask.contains(.landscapeLeft)
        case .landscape: return !mask.isDisjoint(with: .landscape)
        }
    }
}
