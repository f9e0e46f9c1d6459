// Sheets, popovers, presentation delegates, isModalInPresentation.
import UIKit

final class OptionsViewController: UIViewController {
    var onSave: ((String) -> Void)?
    private let field = UITextField()
    var hasChanges: Bool { !(field.text ?? "").isEmpty }
    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Options"
        view.backgroundColor = .systemBackground
        field.placeholder = "Value"
        field.frame = CGRect(x: 16, y: 100, width: 200, height: 34)
        view.addSubview(field)
        navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .done, primaryAction: UIAction { [weak self] _ in
            self?.onSave?(self?.field.text ?? "")
            self?.dismiss(animated: true)
        })
        isModalInPresentation = true
        preferredContentSize = CGSize(width: 300, height: 200)
    }
}
final class HostViewController: UIViewController {
    private let button = UIButton(type: .infoLight)
    let result = UILabel(frame: CGRect(x: 20, y: 200, width: 200, height: 20))
    override func viewDidLoad() {
        super.viewDidLoad()
        button.frame = CGRect(x: 20, y: 100, width: 44, height: 44)
        button.accessibilityLabel = "Info"
        button.addAction(UIAction { [unowned self] _ in self.openSheet() }, for: .touchUpInside)
        view.addSubview(button)
        view.addSubview(result)
        navigationItem.leftBarButtonItem = UIBarButtonItem(title: "Pop", style: .plain, target: self, action: #selector(openPopover(_:)))
    }
    private func openSheet() {
        let options = OptionsViewController()
        options.onSave = { [weak self] in self?.result.text = $0 }
        let navigation = UINavigationController(rootViewController: options)
        navigation.modalPresentationStyle = .pageSheet
        navigation.modalTransitionStyle = .coverVertical
        if let sheet = navigation.sheetPresentationController {
            sheet.detents = [.medium(), .large()]
            sheet.selectedDetentIdentifier = .medium
            sheet.prefersGrabberVisible = true
            sheet.prefersScrollingExpandsWhenScrolledToEdge = false
            sheet.largestUndimmedDetentIdentifier = .medium
            sheet.preferredCornerRadius = 20
            sheet.delegate = self
        }
        navigation.presentationController?.delegate = self
        present(navigation, animated: true) { print("presented") }
    }
    @objc private func openPopover(_ sender: UIBarButtonItem) {
        let content = UIViewController()
        content.modalPresentationStyle = .popover
        content.preferredContentSize = CGSize(width: 100, height: 80)
        let popover = content.popoverPresentationController
        popover?.barButtonItem = sender
        popover?.delegate = self
        popover?.permittedArrowDirections = .up
        present(content, animated: true)
    }
}
extension HostViewController: UISheetPresentationControllerDelegate {
    func sheetPresentationControllerDidChangeSelectedDetentIdentifier(_ sheetPresentationController: UISheetPresentationController) { }
    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool { true }
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) { print("dismissed by hand") }
    func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) { print("attempt") }
}
extension HostViewController: UIPopoverPresentationControllerDelegate {
    func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle { .none }
}
let host = HostViewController()
show(UINavigationController(rootViewController: host))
visit(
    (at: 0, { tap("Info") }),
    (at: 1, {
        screen.find("Value", as: UITextField.self).type("42")
        tap("Done")
    }),
    (at: 2, {
        print(host.result.text ?? "-")
        tap("Pop")
    }),
    (at: 3, { print(host.presentedViewController?.modalPresentationStyle == .popover) }))
