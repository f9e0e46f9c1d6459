// Outlet collections of sliders and labels, in the order of their views.
import UIKit
import RxSwift
import RxCocoa

class ColorMixerViewController: UIViewController {
    @IBOutlet private weak var colorView: UIView!
    @IBOutlet private var sliders: [UISlider]!
    @IBOutlet private var valueLabels: [UILabel]!
    @IBOutlet private weak var hexLabel: UILabel!
    @IBOutlet private weak var opacityStepper: UIStepper!
    @IBOutlet private weak var invertSwitch: UISwitch!
    private let disposeBag = DisposeBag()
    override func viewDidLoad() {
        super.viewDidLoad()
        sliders = Array(sliders.prefix(3))
        for (slider, color) in zip(sliders, [UIColor.red, .green, .blue]) {
            slider.minimumValue = 0
            slider.maximumValue = 255
            slider.minimumTrackTintColor = color
            slider.isContinuous = true
            slider.setValue(128, animated: false)
        }
        opacityStepper.minimumValue = 0
        opacityStepper.maximumValue = 1
        opacityStepper.stepValue = 0.25
        opacityStepper.value = 1
        let components = Observable.combineLatest(sliders.map { $0.rx.value.asObservable() })
        components.map { $0.map { String(Int($0)) } }
            .subscribe(onNext: { [unowned self] texts in
                zip(self.valueLabels, texts).forEach { $0.text = $1 }
            }).disposed(by: disposeBag)
        Observable.combineLatest(components, opacityStepper.rx.value, invertSwitch.rx.isOn.startWith(false).distinctUntilChanged())
            .map { rgb, alpha, inverted -> UIColor in
                let c = rgb.map { CGFloat(inverted ? 255 - $0 : $0) / 255.0 }
                return UIColor(red: c[0], green: c[1], blue: c[2], alpha: CGFloat(alpha))
            }
            .do(onNext: { [weak self] in self?.hexLabel.text = $0.hexString })
            .bind(to: colorView.rx.backgroundColor)
            .disposed(by: disposeBag)
    }
}
extension UIColor {
    var hexString: String {
        var r: CGFloat = 0, g: CGFloat = 0, b: CGFloat = 0, a: CGFloat = 0
        getRed(&r, green: &g, blue: &b, alpha: &a)
        let rgb: Int = (Int)(r * 255) << 16 | (Int)(g * 255) << 8 | (Int)(b * 255) << 0
        return String(format: "#%06x", rgb)
    }
}
let c = ColorMixerViewController()
show(c)
visit(("", { print(screen) }), ("", { (c.view.subviews.compactMap { $0 as? UISlider }).first?.drag(to: 255) }), ("", { print(screen) }))
