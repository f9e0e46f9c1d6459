/*:
 # Colours

 The app of lesson 16: a colour as hex digits, as three numbers, and by its name. A view model decides what the screen
 shows. It does not know the screen, so it can be tested.

 `rill app lessons/apps/colours.swift` opens it, `rill run` plays a visit.
 */
import Foundation
import RxCocoa
import RxRelay
import RxSwift
import UIKit

enum ColourName: String {
    case seaGreen = "#2e8b57", sand = "#c2b280", slate = "#708090", coral = "#ff7f50"
}

extension UIColor {
    /// `#rrggbb`
    convenience init(hex: String) {
        let number = Int(hex.dropFirst(), radix: 16) ?? 0
        self.init(
            red: CGFloat(number >> 16 & 255) / 255, green: CGFloat(number >> 8 & 255) / 255,
            blue: CGFloat(number & 255) / 255, alpha: 1)
    }
}

struct ViewModel {
    let hexString = BehaviorRelay(value: "#2e8b57")
    let color: Driver<UIColor>
    let rgb: Driver<(Int, Int, Int)>
    let colorName: Driver<String>

    init() {
        color = hexString.map { $0.count < 7 ? .clear : UIColor(hex: $0) }.asDriver(onErrorJustReturn: .clear)
        rgb = color.map { color in
            var (red, green, blue): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
            color.getRed(&red, green: &green, blue: &blue, alpha: nil)
            return (Int((red * 255).rounded()), Int((green * 255).rounded()), Int((blue * 255).rounded()))
        }
        colorName = hexString.map { ColourName(rawValue: $0).map { "\($0)" } ?? "---" }.asDriver(onErrorJustReturn: "")
    }
}

final class ColourViewController: UIViewController {
    @IBOutlet weak var hexTextField: UITextField!
    @IBOutlet weak var rgbTextField: UITextField!
    @IBOutlet weak var colorNameTextField: UITextField!
    private let disposeBag = DisposeBag()
    private let viewModel = ViewModel()

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Colours"
        configureUI()
        hexTextField.rx.text.orEmpty.skip(1).bind(to: viewModel.hexString).disposed(by: disposeBag)
        hexTextField.text = viewModel.hexString.value
        viewModel.rgb.map { "\($0.0), \($0.1), \($0.2)" }.drive(rgbTextField.rx.text).disposed(by: disposeBag)
        viewModel.colorName.drive(colorNameTextField.rx.text).disposed(by: disposeBag)
        viewModel.color
            .drive(onNext: { [weak self] color in
                UIView.animate(withDuration: 0.2) { self?.view.backgroundColor = color }
            })
            .disposed(by: disposeBag)
    }

    /// The keys of a keypad: digits, delete, clear.
    private func configureUI() {
        let rows = ["012345", "6789ab", "cdef<@"]
        for row in rows {
            let stack = UIStackView(arrangedSubviews: row.map { key in
                let button = UIButton(type: .system)
                button.setTitle(String(key), for: .normal)
                button.rx.tap.subscribe(onNext: { [weak self] in self?.pressed(String(key)) }).disposed(by: disposeBag)
                return button
            })
            view.addSubview(stack)
        }
    }

    private func pressed(_ key: String) {
        let text = hexTextField.text ?? ""
        switch key {
        case "<": if text.count > 1 { hexTextField.text = String(text.dropLast()) }
        case "@": hexTextField.text = "#"
        default: if text.count < 7 { hexTextField.text = text + key }
        }
        // Setting a text in code sends no event; this does.
        hexTextField.sendActions(for: .valueChanged)
    }
}

show(ColourViewController())
visit(
    ("the app starts", { print(screen) }),
    ("delete two digits", {
        tap("<")
        tap("<")
        print(screen)
    }),
    ("start again", { tap("@") }),
    ("type a colour that has a name", {
        for key in "708090" { tap(String(key)) }
        print(screen)
    })
)
/* Prints:
> the app starts
┌─ Colour ──────────────────────────────┐
│ Colours                               │
├───────────────────────────────────────┤
│ [#2e8b57                 ]            │   hexTextField
│ [46, 139, 87             ]            │   rgbTextField
│ [seaGreen                ]            │   colorNameTextField
│ [ 0 ] [ 1 ] [ 2 ] [ 3 ] [ 4 ]   [ 5 ] │
│ [ 6 ] [ 7 ] [ 8 ] [ 9 ] [ a ]   [ b ] │
│ [ c ] [ d ] [ e ] [ f ] [ < ]   [ @ ] │
└───────────────────────────────────────┘
> delete two digits
┌─ Colour ──────────────────────────────┐
│ Colours                               │
├───────────────────────────────────────┤
│ [#2e8b                   ]            │   hexTextField
│ [0, 0, 0                 ]            │   rgbTextField
│ [---                     ]            │   colorNameTextField
│ [ 0 ] [ 1 ] [ 2 ] [ 3 ] [ 4 ]   [ 5 ] │
│ [ 6 ] [ 7 ] [ 8 ] [ 9 ] [ a ]   [ b ] │
│ [ c ] [ d ] [ e ] [ f ] [ < ]   [ @ ] │
└───────────────────────────────────────┘
> start again
> type a colour that has a name
┌─ Colour ──────────────────────────────┐
│ Colours                               │
├───────────────────────────────────────┤
│ [#708090                 ]            │   hexTextField
│ [112, 128, 144           ]            │   rgbTextField
│ [slate                   ]            │   colorNameTextField
│ [ 0 ] [ 1 ] [ 2 ] [ 3 ] [ 4 ]   [ 5 ] │
│ [ 6 ] [ 7 ] [ 8 ] [ 9 ] [ a ]   [ b ] │
│ [ c ] [ d ] [ e ] [ f ] [ < ]   [ @ ] │
└───────────────────────────────────────┘
*/
