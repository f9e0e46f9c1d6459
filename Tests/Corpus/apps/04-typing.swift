// UITextField: setting `text` in code sends no event. Typing gives the focus first (.editingDidBegin), then each character
// asks the delegate and sends .editingChanged. Return asks textFieldShouldReturn, sends .editingDidEndOnExit, then the
// focus goes (.editingDidEnd). `rx.text` starts with the text that is there and tells it at every editing event.
import RxCocoa
import RxSwift
import UIKit

final class Form: UIViewController, UITextFieldDelegate {
    @IBOutlet weak var city: UITextField!
    let bag = DisposeBag()

    override func viewDidLoad() {
        super.viewDidLoad()
        city.delegate = self
        city.rx.text.orEmpty.subscribe(onNext: { print("text \"\($0)\"") }).disposed(by: bag)
        let events: [(String, UIControl.Event)] = [
            ("begin", .editingDidBegin), ("changed", .editingChanged), ("exit", .editingDidEndOnExit),
            ("end", .editingDidEnd),
        ]
        for (name, event) in events {
            city.rx.controlEvent(event).subscribe(onNext: { print("-", name) }).disposed(by: bag)
        }
    }
    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        print("return?")
        return true
    }
    func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool {
        string != "x"
    }
}

let form = show(Form())
form.city.text = "silent"
print("set in code")
form.city.text = ""
form.city.type("Oxo")
form.city.submit()
print(form.city.isFirstResponder)
