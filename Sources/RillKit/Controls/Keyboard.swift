import Foundation

/// The on-screen keyboard, which posts notifications.
enum Keyboard {
    private static var isShown = false
    /// True after a view has used the guide of the keyboard.
    static var isUsedByLayout = false
    /// The height of the screen that the keyboard covers.
    static var height: CGFloat { isShown ? 291 : 0 }

    static func show() {
        if isShown { return }
        isShown = true
        postNotifications([
            "UIKeyboardWillChangeFrameNotification", "UIKeyboardWillShowNotification",
            "UIKeyboardDidChangeFrameNotification", "UIKeyboardDidShowNotification",
        ])
    }
    static func hide() {
        isShown = false
        Timing.performInNextTurn {
            if Keyboard.isShown || FocusHolder.firstResponder != nil { return }
            postNotifications([
                "UIKeyboardWillChangeFrameNotification", "UIKeyboardWillHideNotification",
                "UIKeyboardDidChangeFrameNotification", "UIKeyboardDidHideNotification",
            ])
        }
    }
    private static func postNotifications(_ names: [String]) {
        if isUsedByLayout { UIApplication.shared.topController?.visibleOrSelf.viewIfLoaded?.setNeedsLayout() }
        let place = CGRect(x: 0, y: isShown ? 553 : 844, width: 390, height: 291)
        let info: [AnyHashable: Any] = [
            UIResponder.keyboardFrameEndUserInfoKey: place,
            UIResponder.keyboardFrameBeginUserInfoKey: CGRect(x: 0, y: isShown ? 844 : 553, width: 390, height: 291),
            UIResponder.keyboardAnimationDurationUserInfoKey: 0.25,
            // The value is an `NSNumber`, which casts to any number type, as on a phone.
            UIResponder.keyboardAnimationCurveUserInfoKey: NSNumber(value: 7),
        ]
        for name in names {
            NotificationCenter.default.post(name: Notification.Name(name), object: nil, userInfo: info)
        }
    }
}

extension UIResponder {
    public static let keyboardWillShowNotification = Notification.Name("UIKeyboardWillShowNotification")
    public static let keyboardDidShowNotification = Notification.Name("UIKeyboardDidShowNotification")
    public static let keyboardWillHideNotification = Notification.Name("UIKeyboardWillHideNotification")
    public static let keyboardDidHideNotification = Notification.Name("UIKeyboardDidHideNotification")
    public static let keyboardWillChangeFrameNotification = Notification.Name("UIKeyboardWillChangeFrameNotification")
    public static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
    public static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
    public static let keyboardAnimationDurationUserInfoKey = "UIKeyboardAnimationDurationUserInfoKey"
    public static let keyboardAnimationCurveUserInfoKey = "UIKeyboardAnimationCurveUserInfoKey"
    public static let keyboardDidChangeFrameNotification = Notification.Name("UIKeyboardDidChangeFrameNotification")
}
