// Objects call @objc methods in extensions of UIKit's classes; an action without a target goes to the first responder.
import UIKit
import RxSwift
import RxCocoa

extension UIViewController {
    func hideKeyboardWhenTappedAround() {
        let tap = UITapGestureRecognizer(target: self, action: #selector(UIViewController.dismissKeyboard))
        tap.cancelsTouchesInView = false
        view.addGestureRecognizer(tap)
    }
    @objc func dismissKeyboard() {
        print("dismiss")
        view.endEditing(true)
    }
}
private extension UIResponder {
    private weak static var found: UIResponder?
    static var current: UIResponder? {
        found = nil
        UIApplication.shared.sendAction(#selector(markAsFound(sender:)), to: nil, from: nil, for: nil)
        return found
    }
    @objc func markAsFound(sender: AnyObject) { UIResponder.found = self }
}
final class FormViewController: UIViewController {
    let nameField = UITextField(frame: CGRect(x: 20, y: 100, width: 300, height: 40))
    let hint = UILabel(frame: CGRect(x: 20, y: 160, width: 300, height: 40))
    private let bag = DisposeBag()
    override func viewDidLoad() {
        super.viewDidLoad()
        hint.text = "Tap to close"
        view.addSubview(nameField)
        view.addSubview(hint)
        hideKeyboardWhenTappedAround()
        nameField.rx.controlEvent(.editingDidEnd).subscribe(onNext: { print("ended") }).disposed(by: bag)
    }
}
let form = FormViewController()
show(form)
visit(
    ("type", { form.nameField.type("Jo") }),
    ("ask", { print(UIResponder.current === form.nameField) }),
    ("tap the label", { tap("Tap to close") }),
    ("ask again", { print(UIResponder.current === form.nameField, form.nameField.isFirstResponder) })
)
