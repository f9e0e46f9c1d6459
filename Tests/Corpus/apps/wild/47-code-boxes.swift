// The keyboard's guide is the safe area's bottom edge while there is no keyboard; a delegate refuses what is no digit.
import UIKit

final class CodeViewController: UIViewController {
    private let fields = (0..<4).map { _ in UITextField() }
    private let confirm = UIButton(type: .system)
    private var code: String { fields.compactMap(\.text).joined() }
    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        for (i, field) in fields.enumerated() {
            field.tag = i
            field.delegate = self
            field.textAlignment = .center
            field.font = .systemFont(ofSize: 28)
            field.keyboardType = .numberPad
            field.borderStyle = .roundedRect
            field.textContentType = .oneTimeCode
            field.addTarget(self, action: #selector(changed(_:)), for: .editingChanged)
        }
        confirm.setTitle("Confirm", for: .normal)
        confirm.isEnabled = false
        confirm.addAction(.init { [unowned self] _ in print("code", self.code) }, for: .touchUpInside)
        let row = UIStackView(arrangedSubviews: fields)
        row.distribution = .fillEqually
        row.spacing = 12
        [row, confirm].forEach { $0.translatesAutoresizingMaskIntoConstraints = false; view.addSubview($0) }
        NSLayoutConstraint.activate([
            row.centerYAnchor.constraint(equalTo: view.centerYAnchor, constant: -80),
            row.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 40),
            row.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -40),
            row.heightAnchor.constraint(equalToConstant: 60),
            confirm.leadingAnchor.constraint(equalTo: row.leadingAnchor),
            confirm.trailingAnchor.constraint(equalTo: row.trailingAnchor),
            view.keyboardLayoutGuide.topAnchor.constraint(equalTo: confirm.bottomAnchor, constant: 16)
        ])
    }
    override func viewDidAppear(_ animated: Bool) { super.viewDidAppear(animated); fields.first?.becomeFirstResponder() }
    @objc private func changed(_ field: UITextField) {
        guard let text = field.text, text.count == 1 else { return }
        if field.tag + 1 < fields.count { fields[field.tag + 1].becomeFirstResponder() } else { field.resignFirstResponder() }
        confirm.isEnabled = code.count == fields.count
    }
    var boxes: [UITextField] { fields }
    var bottom: CGFloat { view.layoutIfNeeded(); return confirm.frame.maxY }
}
extension CodeViewController: UITextFieldDelegate {
    func textField(_ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String) -> Bool {
        guard CharacterSet.decimalDigits.isSuperset(of: CharacterSet(charactersIn: string)) else { return false }
        let new = (textField.text! as NSString).replacingCharacters(in: range, with: string)
        return new.count <= 1
    }
    func textFieldDidBeginEditing(_ textField: UITextField) { textField.selectAll(nil) }
}
let c = CodeViewController()
show(c)
visit(("", {}), ("", { print(c.bottom); c.boxes[0].type("1"); c.boxes[1].type("x2"); c.boxes[2].type("3") }), ("", { print(screen); c.boxes[3].type("4") }), ("", {}), ("", { print(screen); print(c.bottom); tap("Confirm") }))
