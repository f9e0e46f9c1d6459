// Reading a presentation style set to automatic returns the page sheet, which leaves the screen below in place and is pulled down.
import UIKit
import RxSwift
import RxCocoa

final class FilterViewController: UIViewController {
    let applied = PublishRelay<String>()
    private let segmented = UISegmentedControl(items: ["All", "Open", "Closed"])
    private let bag = DisposeBag()
    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.title = "Filter"
        view.backgroundColor = .systemBackground
        segmented.selectedSegmentIndex = 0
        navigationItem.titleView = segmented
        navigationItem.leftBarButtonItem = UIBarButtonItem(title: "Close", style: .plain, target: nil, action: nil)
        navigationItem.leftBarButtonItem?.rx.tap.bind { [weak self] in self?.dismiss(animated: true) }.disposed(by: bag)
        let button = UIButton(configuration: .filled())
        button.configuration?.title = "Apply"
        button.configuration?.image = UIImage(systemName: "checkmark")
        button.configuration?.imagePadding = 6
        button.configurationUpdateHandler = { b in b.alpha = b.isHighlighted ? 0.6 : 1 }
        button.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(button)
        NSLayoutConstraint.activate([
            button.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            button.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor, constant: -20)])
        button.rx.tap
            .withLatestFrom(segmented.rx.selectedSegmentIndex)
            .map { [segmented] in segmented.titleForSegment(at: $0) ?? "" }
            .bind(to: applied).disposed(by: bag)
    }
    override func viewDidDisappear(_ animated: Bool) { super.viewDidDisappear(animated); print("filter gone", isBeingDismissed || navigationController?.isBeingDismissed ?? false) }
}
final class IssuesViewController: UIViewController {
    private let bag = DisposeBag()
    private let label = UILabel()
    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Issues"
        label.text = "All issues"
        label.frame = CGRect(x: 0, y: 200, width: view.bounds.width, height: 40)
        label.textAlignment = .center
        view.addSubview(label)
        let item = UIBarButtonItem(image: UIImage(systemName: "line.3.horizontal.decrease.circle"), style: .plain, target: self, action: #selector(openFilter))
        item.accessibilityLabel = "Filter"
        navigationItem.rightBarButtonItem = item
    }
    @objc func openFilter() {
        let filter = FilterViewController()
        let nav = UINavigationController(rootViewController: filter)
        nav.modalPresentationStyle = .automatic
        if #available(iOS 15.0, *) {
            nav.sheetPresentationController?.detents = [.medium(), .large()]
            nav.sheetPresentationController?.prefersGrabberVisible = true
        }
        filter.applied.asSignal()
            .emit(with: self, onNext: { owner, name in
                owner.label.text = "\(name) issues"
                owner.dismiss(animated: true) { print("dismissed") }
            }).disposed(by: bag)
        print(nav.modalPresentationStyle == .pageSheet, nav.modalPresentationStyle == .automatic)
        present(nav, animated: true)
    }
    override func viewWillDisappear(_ animated: Bool) { super.viewWillDisappear(animated); print("issues will disappear") }
    override func viewDidAppear(_ animated: Bool) { super.viewDidAppear(animated); print("issues did appear") }
}
let issues = IssuesViewController()
show(UINavigationController(rootViewController: issues))
visit(
    ("", { tap("Filter") }),
    ("", { print(screen); tap("Open"); tap("Apply") }),
    ("", { print(screen); tap("Filter") }),
    ("", { issues.presentedViewController!.view.swipe(.down) }),
    ("", { print(issues.presentedViewController == nil) })
)
