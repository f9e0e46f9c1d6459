// The alert of lesson 4's challenge, for a real screen (lesson 6).
import RxSwift
import UIKit

extension UIViewController {
    /// Shows an alert when it is subscribed, completes when the user
    /// closes it, and takes it away when it is disposed of.
    func alert(_ title: String) -> Completable {
        Completable.create { [weak self] completable in
            let alert = UIAlertController(
                title: title, message: nil, preferredStyle: .alert)
            alert.addAction(
                UIAlertAction(title: "Close", style: .default) { _ in
                    completable(.completed)
                })
            self?.present(alert, animated: true)
            return Disposables.create { self?.dismiss(animated: true) }
        }
    }
}
