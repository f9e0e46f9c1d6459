// UIControl: a touch arrives only where the control and all it lies in are seen, enabled and take touches; targets and
// actions of one event are called in the order of their adding; a value set in code sends nothing.
import RxCocoa
import RxSwift
import UIKit

final class Panel: UIViewController {
    @IBOutlet weak var save: UIButton!
    @IBOutlet weak var loud: UISwitch!
    @IBOutlet weak var volume: UISlider!
    @IBOutlet weak var span: UISegmentedControl!
    let bag = DisposeBag()

    override func viewDidLoad() {
        super.viewDidLoad()
        save.addTarget(self, action: #selector(first), for: .touchUpInside)
        save.addTarget(self, action: #selector(second(_:)), for: .touchUpInside)
        save.rx.tap.subscribe(onNext: { print("tap") }).disposed(by: bag)
        loud.rx.isOn.subscribe(onNext: { print("loud", $0) }).disposed(by: bag)
        volume.rx.value.subscribe(onNext: { print("volume", $0) }).disposed(by: bag)
        span.insertSegment(withTitle: "Day", at: 0, animated: false)
        span.insertSegment(withTitle: "Week", at: 1, animated: false)
        span.rx.selectedSegmentIndex.skip(1).subscribe(onNext: { print("span", $0) }).disposed(by: bag)
    }
    @objc func first() { print("first") }
    @objc func second(_ sender: Any) { print("second from a button:", sender is UIButton) }
}

let panel = show(Panel())
panel.save.tap()
panel.save.isEnabled = false
panel.save.tap()
panel.save.isEnabled = true
panel.view.isHidden = true
panel.save.tap()
panel.view.isHidden = false
panel.save.alpha = 0
panel.save.tap()
panel.save.alpha = 1
panel.save.isUserInteractionEnabled = false
panel.save.tap()
panel.loud.isOn = true
panel.loud.flip()
panel.volume.value = 0.25
panel.volume.drag(to: 0.5)
panel.span.selectedSegmentIndex = 0
panel.span.choose("Week")
