// A keypad for colours and its view model as a course of RxSwift 4 writes them: traits as outputs, one subscription for each
// button, the title of a key decides what it does.
import RxCocoa
import RxSwift
import UIKit

extension UIColor {
    convenience init(hex: String) {
        var text = hex
        if text.hasPrefix("#") { text.removeFirst() }
        let value = Int(text, radix: 16) ?? 0
        self.init(
            red: CGFloat((value >> 16) & 0xff) / 255.0, green: CGFloat((value >> 8) & 0xff) / 255.0,
            blue: CGFloat(value & 0xff) / 255.0, alpha: 1.0)
    }
}

enum NamedColour: String {
    case sea = "#006992"
    case sand = "#e8d8a0"
}

class ColourViewModel {
    let hexString = BehaviorRelay<String>(value: "")

    let color: Driver<UIColor>
    let rgb: Driver<(Int, Int, Int)>
    let colorName: Driver<String>

    init() {
        color = hexString.asObservable()
            .map { hex in
                guard hex.count == 7 else { return .clear }
                let color = UIColor(hex: hex)
                return color
            }
            .asDriver(onErrorJustReturn: .clear)

        rgb = color.asObservable()
            .map { color in
                var red: CGFloat = 0.0
                var green: CGFloat = 0.0
                var blue: CGFloat = 0.0
                color.getRed(&red, green: &green, blue: &blue, alpha: nil)
                let rgb = (Int(red * 255.0), Int(green * 255.0), Int(blue * 255.0))
                return rgb
            }
            .asDriver(onErrorJustReturn: (0, 0, 0))

        colorName = hexString.asObservable()
            .map { hexString in
                let hex = String(hexString.prefix(7))
                if let color = NamedColour(rawValue: hex) {
                    return "\(color)"
                } else {
                    return "-"
                }
            }
            .asDriver(onErrorJustReturn: "")
    }
}

class KeypadController: UIViewController {
    @IBOutlet weak var hexTextField: UITextField!
    @IBOutlet weak var rgbTextField: UITextField!
    @IBOutlet weak var colorNameTextField: UITextField!

    @IBOutlet var textFields: [UITextField]!
    @IBOutlet weak var zeroButton: UIButton!
    @IBOutlet var buttons: [UIButton]!

    let disposeBag = DisposeBag()
    let viewModel = ColourViewModel()
    let backgroundColor = PublishSubject<UIColor>()

    override func viewDidLoad() {
        super.viewDidLoad()
        configureUI()

        guard let textField = self.hexTextField else { return }

        textField.rx.text.orEmpty
            .bind(to: viewModel.hexString)
            .disposed(by: disposeBag)

        for button in buttons {
            button.rx.tap
                .bind {
                    var shouldUpdate = false
                    switch button.titleLabel!.text! {
                    case "⊗":
                        textField.text = "#"
                        shouldUpdate = true
                    case "←" where textField.text!.count > 1:
                        textField.text = String(textField.text!.dropLast())
                        shouldUpdate = true
                    case "←":
                        break
                    case _ where textField.text!.count < 7:
                        textField.text!.append(button.titleLabel!.text!)
                        shouldUpdate = true
                    default:
                        break
                    }
                    if shouldUpdate {
                        textField.sendActions(for: .valueChanged)
                    }
                }
                .disposed(by: self.disposeBag)
        }

        viewModel.color
            .drive(onNext: { [unowned self] color in
                UIView.animate(withDuration: 0.2) {
                    self.view.backgroundColor = color
                }
            })
            .disposed(by: disposeBag)

        viewModel.rgb
            .map { "\($0.0), \($0.1), \($0.2)" }
            .drive(rgbTextField.rx.text)
            .disposed(by: disposeBag)

        viewModel.colorName
            .drive(colorNameTextField.rx.text)
            .disposed(by: disposeBag)
    }

    func configureUI() {
        textFields = [hexTextField, rgbTextField, colorNameTextField]
        textFields.forEach { $0.layer.cornerRadius = 3 }
        buttons = "0123456789ABCDEFabcdef⊗←".map { title in
            let button = UIButton(type: .system)
            button.setTitle(String(title), for: .normal)
            return button
        }
        hexTextField.text = "#"
    }
}

let keypad = show(KeypadController())
func press(_ keys: String) {
    for key in keys {
        let button = keypad.buttons.first { $0.titleLabel!.text! == String(key) }!
        button.sendActions(for: .touchUpInside)
    }
    print(keypad.hexTextField.text!, keypad.rgbTextField.text!, keypad.colorNameTextField.text!)
}
visit(
    ("press a name", { press("006992") }),
    ("one more is too many", { press("1") }),
    ("take two back", { press("←←") }),
    ("begin again", { press("⊗e8d8a0") }),
    ("the background", { print(keypad.view.backgroundColor == UIColor(hex: "#e8d8a0")) })
)
