// UIAlertController waits for a choice: the handler runs after the alert has gone. Dismissed in code, no handler runs. An
// alert does not take the screen below off the screen: no appearance methods there.
import RxSwift
import UIKit

final class Screen: UIViewController {
    override func viewWillDisappear(_ animated: Bool) { print("never said") }
}

extension UIViewController {
    func ask(_ title: String, fields: Int = 0) -> Maybe<String> {
        Maybe.create { [weak self] observer in
            let alert = UIAlertController(title: title, message: nil, preferredStyle: .alert)
            for _ in 0..<fields { alert.addTextField { $0.placeholder = "name" } }
            alert.addAction(
                UIAlertAction(title: "OK", style: .default) { _ in
                    observer(.success(alert.textFields?.first?.text ?? "yes"))
                })
            alert.addAction(UIAlertAction(title: "Cancel", style: .cancel) { _ in observer(.completed) })
            self?.present(alert, animated: false)
            return Disposables.create { self?.dismiss(animated: false) }
        }
    }
}

let bag = DisposeBag()
let screen1 = show(Screen())
func start(_ title: String, fields: Int = 0) -> Disposable {
    screen1.ask(title, fields: fields).subscribe(
        onSuccess: { print(title, $0) }, onError: { print($0) }, onCompleted: { print(title, "cancelled") },
        onDisposed: { print(title, "disposed") })
}

/// One action after another, half a second apart: an alert takes 0.35 s to go.
let deeds: [() -> Void] = [
    { start("Sure?").disposed(by: bag) },
    { print(screen) },
    { choose("OK") },
    { start("Name?", fields: 1).disposed(by: bag) },
    { (screen1.presentedViewController as! UIAlertController).textFields![0].type("Ada") },
    { choose("OK") },
    { start("Again?").disposed(by: bag) },
    { choose("Cancel") },
    { start("Gone?").dispose() },
    { print(screen1.presentedViewController == nil) },
    { choose("OK") },
]
Observable<Int>.interval(.milliseconds(500), scheduler: MainScheduler.instance)
    .take(deeds.count)
    .subscribe(onNext: { deeds[$0]() })
    .disposed(by: bag)
