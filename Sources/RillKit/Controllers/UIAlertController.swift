import Foundation

/// A button of an alert.
public final class UIAlertAction: NSObject {
    public enum Style: Int { case `default`, cancel, destructive }
    public let title: String?
    public let style: Style
    public var isEnabled = true
    var handler: ((UIAlertAction) -> Void)?

    public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
        self.title = title
        self.style = style
        self.handler = handler
    }
}

/// An alert above the screen; `choose(_:)` answers it.
///
///     let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
///     alert.addAction(UIAlertAction(title: "Yes", style: .default) { _ in print("yes") })
///     let controller = UIViewController()
///     show(controller)
///     controller.present(alert, animated: false)
///     choose("Yes")
///     // yes
///
/// Pitfall: dismissing it in code runs no handler.
/// See also: UIViewController.
open class UIAlertController: UIViewController {
    public enum Style: Int { case actionSheet, alert }
    open var message: String?
    public private(set) var preferredStyle = Style.alert
    public private(set) var actions: [UIAlertAction] = []
    public private(set) var textFields: [UITextField]?
    open var preferredAction: UIAlertAction?

    public convenience init(title: String?, message: String?, preferredStyle: Style) {
        self.init(nibName: nil, bundle: nil)
        self.title = title
        self.message = message
        self.preferredStyle = preferredStyle
    }
    open func addAction(_ action: UIAlertAction) { actions.append(action) }
    open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
        let field = UITextField()
        view.addSubview(field)
        textFields = (textFields ?? []) + [field]
        configurationHandler?(field)
    }

    /// Releases the handlers of the buttons, which often retain the alert.
    override func notifyDidDisappear(_ animated: Bool) {
        super.notifyDidDisappear(animated)
        for action in actions { action.handler = nil }
    }

    /// Handles a tap on a button: dismisses the alert, then runs the handler of the button.
    func actionTapped(_ action: UIAlertAction) {
        let handler = action.handler
        guard let presenter = presentingViewController else { return }
        presenter.dismiss(animated: true) { handler?(action) }
    }
}
