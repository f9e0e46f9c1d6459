// A method that a class of the kit overrides, and a program's class again, is found from wherever it is called
import UIKit

final class Field: UITextField {
    let name: String
    init(name: String) {
        self.name = name
        super.init(frame: .zero)
    }
    required init?(coder: NSCoder) { nil }
    override func becomeFirstResponder() -> Bool {
        let got = super.becomeFirstResponder()
        print(name, "begins", got)
        return got
    }
    override func resignFirstResponder() -> Bool {
        print(name, "is asked to end")
        return super.resignFirstResponder()
    }
    override func layoutSubviews() { print(name, "lays out") }
}
final class Stubborn: UITextField {
    override func resignFirstResponder() -> Bool { false }
}

let root = UIView()
let first = Field(name: "first")
let second = Field(name: "second")
let plain = UITextField()
let stubborn = Stubborn()
for view in [first, second, plain, stubborn, UIButton()] as [UIView] { root.addSubview(view) }
for event in [UIControl.Event.editingDidBegin, .editingDidEnd] {
    plain.addAction(UIAction { _ in print("plain", event == .editingDidBegin ? "begins" : "ends") }, for: event)
}

// As what the library's own classes override.
let responders: [UIResponder] = root.subviews
for responder in responders.prefix(3) { print(responder.becomeFirstResponder(), responder.isFirstResponder) }
print(root.endEditing(true), plain.isFirstResponder)
print(responders[4].becomeFirstResponder(), responders[4].resignFirstResponder())

// One that does not give up keeps the others from beginning.
print(responders[3].becomeFirstResponder(), second.becomeFirstResponder(), stubborn.isFirstResponder)
let views: [UIView] = [plain, first]
for view in views { view.layoutSubviews() }
