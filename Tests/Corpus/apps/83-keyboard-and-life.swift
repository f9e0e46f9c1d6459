// RxKeyboard: the height that the keyboard covers, when it comes and goes. RxViewController, and methodInvoked of RxCocoa: the
// life of a controller as events, after its own method has run; sentMessage before it.
import RxCocoa
import RxKeyboard
import RxOptional
import RxSwift
import RxViewController
import UIKit

final class FormController: UIViewController {
    let field = UITextField()
    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(field)
    }
    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        print("own viewWillAppear")
    }
}
let form = FormController()
let bag = DisposeBag()
form.rx.sentMessage(#selector(UIViewController.viewWillAppear(_:))).subscribe(onNext: { print("sent", $0) }).disposed(by: bag)
form.rx.methodInvoked(#selector(UIViewController.viewWillAppear(_:))).subscribe(onNext: { print("invoked", $0) }).disposed(by: bag)
form.rx.viewDidLoad.subscribe(onNext: { print("loaded") }).disposed(by: bag)
form.rx.viewDidAppear.subscribe(onNext: { print("appeared \($0)") }).disposed(by: bag)
RxKeyboard.instance.visibleHeight.skip(1).drive(onNext: { print("keyboard \($0)") }).disposed(by: bag)
show(form)
form.field.type("a")
form.field.resignFirstResponder()
Observable.of("1", "x", "3").map { Int($0) }.filterNil().subscribe(onNext: { print($0) }).disposed(by: bag)
Observable.of("", "b").filterEmpty().subscribe(onNext: { print($0) }).disposed(by: bag)
