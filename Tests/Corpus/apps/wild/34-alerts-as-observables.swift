// Alerts as observables: flatMapLatest, flatMapFirst, a single.
import UIKit
import RxSwift
import RxCocoa

struct AlertAction { var title: String?; var style: UIAlertAction.Style
    static func action(title: String?, style: UIAlertAction.Style = .default) -> AlertAction { return AlertAction(title: title, style: style) } }
extension UIAlertController {
    static func present(in viewController: UIViewController, title: String? = nil, message: String? = nil, style: UIAlertController.Style, actions: [AlertAction]) -> Observable<Int> {
        return Observable.create { observer in
            let alertController = UIAlertController(title: title, message: message, preferredStyle: style)
            actions.enumerated().forEach { index, action in
                let action = UIAlertAction(title: action.title, style: action.style) { _ in
                    observer.onNext(index)
                    observer.onCompleted()
                }
                alertController.addAction(action)
            }
            viewController.present(alertController, animated: true, completion: nil)
            return Disposables.create { alertController.dismiss(animated: true, completion: nil) }
        }
    }
}
extension Reactive where Base: UIViewController {
    func confirm(_ title: String, message: String? = nil) -> Single<Bool> {
        return Single.create { [weak base] single in
            let alert = UIAlertController(title: title, message: message, preferredStyle: .alert)
            alert.addAction(UIAlertAction(title: "Yes", style: .destructive) { _ in single(.success(true)) })
            alert.addAction(UIAlertAction(title: "No", style: .cancel) { _ in single(.success(false)) })
            base?.present(alert, animated: true)
            return Disposables.create()
        }
    }
}
class ExportViewController: UIViewController {
    @IBOutlet weak var exportButton: UIButton!
    @IBOutlet weak var resetButton: UIButton!
    let bag = DisposeBag()
    override func viewDidLoad() {
        super.viewDidLoad()
        exportButton.rx.tap
            .flatMapLatest { [unowned self] in
                UIAlertController.present(in: self, title: "Export as", style: .actionSheet, actions: [.action(title: "PDF"), .action(title: "CSV"), .action(title: "Cancel", style: .cancel)])
            }
            .filter { $0 != 2 }
            .map { ["PDF", "CSV"][$0] }
            .subscribe(onNext: { print("export", $0) })
            .disposed(by: bag)
        resetButton.rx.tap
            .flatMapFirst { [weak self] _ -> Observable<Bool> in
                guard let self = self else { return .empty() }
                return self.rx.confirm("Reset everything?").asObservable()
            }
            .filter { $0 }
            .bind { [weak self] _ in self?.exportButton.setTitle("Nothing to export", for: .normal) }
            .disposed(by: bag)
    }
}

show(ExportViewController())
visit(("", { tap("Export") }), ("", { print(screen); choose("CSV") }), ("", { tap("Reset") }), ("", { choose("Yes") }), ("", { print(screen) }))
