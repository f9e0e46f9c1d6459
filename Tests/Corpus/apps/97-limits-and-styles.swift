// A date picker keeps its date within its limits; a field asks its delegate about deletions and posts its changes; a style is
// that of the nearest view or controller around, and those below are told of a new one; geometry prints as on a phone.
import UIKit

class Form: UIViewController, UITextFieldDelegate {
    let field = UITextField()
    let picker = UIDatePicker()
    var token: NSObjectProtocol?
    override func viewDidLoad() {
        super.viewDidLoad()
        field.frame = CGRect(x: 10, y: 20, width: 100, height: 30)
        field.delegate = self
        view.addSubview(field)
        view.addSubview(picker)
        token = NotificationCenter.default.addObserver(
            forName: UITextField.textDidChangeNotification, object: field, queue: nil
        ) { note in print("changed to", (note.object as? UITextField)?.text ?? "") }
        picker.date = Date(timeIntervalSince1970: 50)
        picker.minimumDate = Date(timeIntervalSince1970: 100)
        print(picker.date.timeIntervalSince1970)
        picker.maximumDate = Date(timeIntervalSince1970: 200)
        picker.date = Date(timeIntervalSince1970: 300)
        print(picker.date.timeIntervalSince1970)
    }
    func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool {
        print("asked", range.location, range.length, "'\(string)'")
        return !(string.isEmpty && range.location == 0)
    }
    override func traitCollectionDidChange(_ previous: UITraitCollection?) {
        super.traitCollectionDidChange(previous)
        print("dark:", traitCollection.userInterfaceStyle == .dark, traitCollection.hasDifferentColorAppearance(comparedTo: previous))
    }
}

let form = Form()
show(form)
print(form.field.frame, form.field.frame.origin, form.field.frame.size)
visit(
    (at: 1, { form.field.type("ab") }),
    (at: 2, { form.field.erase(); form.field.erase(); print(form.field.text ?? "") }),
    (at: 3, { form.view.window?.overrideUserInterfaceStyle = .dark; print(form.field.traitCollection.userInterfaceStyle == .dark) }),
    (at: 4, { form.overrideUserInterfaceStyle = .light; print(form.field.traitCollection.userInterfaceStyle == .light) }))
