// RxCocoa: rx.observe sends a property's value at once and after each change, by its name as an optional, by a key path as it is;
// without .initial only changes are sent. NSValue reads the keyboard's frame, which is also a CGRect.
import RxCocoa
import RxSwift
import UIKit

final class Form: UIViewController {
    let label = UILabel()
    let field = UITextField()
    let list = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let bag = DisposeBag()
    override func viewDidLoad() {
        super.viewDidLoad()
        [label, field, list].forEach(view.addSubview)
        label.text = "a"
        label.rx.observe(String.self, "text").subscribe(onNext: { print("text", $0 ?? "none") }).disposed(by: bag)
        label.rx.observe(\.isHidden).subscribe(onNext: { print("hidden", $0) }).disposed(by: bag)
        list.rx.observe(CGSize.self, "contentSize", options: [.new])
            .subscribe(onNext: { print("size", $0?.height ?? -1) })
            .disposed(by: bag)
        NotificationCenter.default.rx.notification(UIResponder.keyboardWillShowNotification)
            .subscribe(onNext: { note in
                let value = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey]
                print("keyboard", (value as? NSValue)?.cgRectValue == value as? CGRect, value is CGRect)
            })
            .disposed(by: bag)
    }
}

let form = show(Form())
form.label.text = "b"
form.label.text = nil
form.label.isHidden = true
form.list.contentSize = CGSize(width: 100, height: 300)
form.field.tap()
