// A calculator: stacks that fill equally make a keypad.
import UIKit

class CalculatorViewController: UIViewController {
    private let display: UILabel = {
        let l = UILabel()
        l.text = "0"
        l.textAlignment = .right
        l.font = .monospacedDigitSystemFont(ofSize: 48, weight: .light)
        l.adjustsFontSizeToFitWidth = true
        l.minimumScaleFactor = 0.5
        return l
    }()
    private let rows = [["C", "±", "%", "÷"], ["7", "8", "9", "×"], ["4", "5", "6", "−"], ["1", "2", "3", "+"], ["0", ".", "="]]
    private var current = 0.0, stored = 0.0, op: String?, typing = false

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = UIColor(red: 0.1, green: 0.1, blue: 0.1, alpha: 1)
        let column = UIStackView()
        column.axis = .vertical
        column.spacing = 8
        column.distribution = .fillEqually
        column.translatesAutoresizingMaskIntoConstraints = false
        column.addArrangedSubview(display)
        for row in rows {
            let stack = UIStackView(arrangedSubviews: row.map(makeButton))
            stack.axis = .horizontal
            stack.spacing = 8
            stack.distribution = .fillEqually
            column.addArrangedSubview(stack)
        }
        view.addSubview(column)
        let guide = view.safeAreaLayoutGuide
        column.topAnchor.constraint(equalTo: guide.topAnchor, constant: 16).isActive = true
        column.leadingAnchor.constraint(equalTo: guide.leadingAnchor, constant: 16).isActive = true
        column.trailingAnchor.constraint(equalTo: guide.trailingAnchor, constant: -16).isActive = true
        column.bottomAnchor.constraint(equalTo: guide.bottomAnchor, constant: -16).isActive = true
    }
    private func makeButton(_ title: String) -> UIButton {
        let b = UIButton(type: .system)
        b.setTitle(title, for: .normal)
        b.titleLabel?.font = UIFont.systemFont(ofSize: 24, weight: .medium)
        b.tintColor = .white
        b.addTarget(self, action: #selector(tapped(_:)), for: .touchUpInside)
        return b
    }
    @objc private func tapped(_ sender: UIButton) {
        guard let title = sender.currentTitle else { return }
        switch title {
        case "0"..."9":
            let old = typing ? display.text! : ""
            display.text = old == "0" ? title : old + title
            typing = true
        case "+", "−", "×", "÷":
            stored = Double(display.text!) ?? 0
            op = title
            typing = false
        case "=":
            let now = Double(display.text!) ?? 0
            let result: Double
            switch op {
            case "+": result = stored + now
            case "−": result = stored - now
            case "×": result = stored * now
            case "÷": result = stored / now
            default: result = now
            }
            display.text = result.truncatingRemainder(dividingBy: 1) == 0 ? String(Int(result)) : String(result)
            typing = false
        default:
            display.text = "0"
            typing = false
        }
    }
}

show(CalculatorViewController())
for key in ["1", "2", "×", "3", "="] { tap(key) }
print(screen)
