// NSObject_Rx: an object's own bag lives as long as the object; what hangs in it is disposed with it.
import NSObject_Rx
import RxCocoa
import RxSwift
import UIKit

final class Clock: UIViewController {
    @IBOutlet weak var label: UILabel!
    let ticks: Observable<Int>
    init(_ ticks: Observable<Int>) {
        self.ticks = ticks
        super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { nil }
    override func viewDidLoad() {
        super.viewDidLoad()
        ticks.map { "tick \($0)" }.bind(to: label.rx.text).disposed(by: rx.disposeBag)
    }
}

final class Model: NSObject, HasDisposeBag {
    let seen = PublishSubject<Int>()
    func watch(_ source: Observable<Int>) {
        source.bind(to: seen).disposed(by: disposeBag)
    }
}

let source = PublishSubject<Int>()
func showOnce() {
    let clock = Clock(source.do(onDispose: { print("disposed") }))
    clock.loadViewIfNeeded()
    source.onNext(1)
    print(clock.label.text ?? "none", source.hasObservers)
    print(clock.rx.disposeBag === clock.rx.disposeBag)
    clock.rx.disposeBag = DisposeBag()
    print("another bag", source.hasObservers)
}
showOnce()

func watchOnce() {
    let clock = Clock(source.do(onDispose: { print("gone with its screen") }))
    clock.loadViewIfNeeded()
    print(source.hasObservers)
}
watchOnce()
print(source.hasObservers)

let model = Model()
model.seen.subscribe(onNext: { print("model saw", $0) }).disposed(by: model.rx.disposeBag)
model.watch(source)
source.onNext(2)
