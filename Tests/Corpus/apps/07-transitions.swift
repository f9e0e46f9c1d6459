// An animated transition takes 0.35 s: "will" comes at once, "did" when it is over. A second presentation on a controller
// that presents already is refused, and its completion never runs.
import RxSwift
import UIKit

final class Page: UIViewController {
    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        print("will appear, animated:", animated)
    }
    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        print("did appear")
    }
}

let bag = DisposeBag()
let root = show(UIViewController())
let page = Page()
page.modalPresentationStyle = .formSheet
root.present(page, animated: true) { print("completion") }
root.present(UIViewController(), animated: true) { print("never") }
Observable<Int>.timer(.milliseconds(340), scheduler: MainScheduler.instance)
    .subscribe(onNext: { _ in print("340 ms") })
    .disposed(by: bag)
Observable<Int>.timer(.milliseconds(360), scheduler: MainScheduler.instance)
    .subscribe(onNext: { _ in print("360 ms") })
    .disposed(by: bag)
