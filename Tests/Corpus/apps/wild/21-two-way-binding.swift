// Two-way binding with an operator; a typealias by #if os(iOS).
import UIKit
import RxSwift
import RxCocoa

infix operator <->
@discardableResult
func <-> <T>(property: ControlProperty<T>, relay: BehaviorRelay<T>) -> Disposable {
    let bindToUIDisposable = relay.bind(to: property)
    let bindToRelay = property.subscribe(onNext: { value in
        relay.accept(value)
    }, onCompleted: {
        bindToUIDisposable.dispose()
    })
    return Disposables.create(bindToUIDisposable, bindToRelay)
}
#if os(iOS)
typealias OSViewController = UIViewController
#elseif os(macOS)
import Cocoa
typealias OSViewController = NSViewController
#endif
class ViewController: OSViewController {
    let disposeBag = DisposeBag()
    override func viewDidLoad() { super.viewDidLoad() }
}
class SettingsFormViewController: ViewController {
    @IBOutlet weak var nameField: UITextField!
    @IBOutlet weak var newsletterSwitch: UISwitch!
    @IBOutlet weak var volumeSlider: UISlider!
    @IBOutlet weak var resultLabel: UILabel!
    let name = BehaviorRelay<String?>(value: "Kim")
    let newsletter = BehaviorRelay(value: true)
    let volume = BehaviorRelay<Float>(value: 0.5)
    override func viewDidLoad() {
        super.viewDidLoad()
        (nameField.rx.text <-> name).disposed(by: disposeBag)
        (newsletterSwitch.rx.isOn <-> newsletter).disposed(by: disposeBag)
        (volumeSlider.rx.value <-> volume).disposed(by: disposeBag)
        Observable.combineLatest(name.asObservable(), newsletter, volume) { name, news, volume in
            "\(name ?? "-") \(news ? "yes" : "no") \(Int(volume * 10))"
        }
        .bind(to: resultLabel.rx.text)
        .disposed(by: disposeBag)
    }
    @IBAction func resetTapped(_ sender: UIButton) {
        name.accept("Kim")
        newsletter.accept(true)
        volume.accept(0.5)
    }
}

let form = show(SettingsFormViewController())
visit(
    ("start", { print(screen) }),
    ("change", { form.nameField.type("m"); form.newsletterSwitch.flip(); form.volumeSlider.drag(to: 0.9) }),
    ("look", { print(screen) }),
    ("reset", { tap("Reset") }),
    ("look", { print(screen) }))
