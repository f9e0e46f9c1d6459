// The life of a controller by methodInvoked and sentMessage.
import UIKit
import RxSwift
import RxCocoa

extension Reactive where Base: UIViewController {
    var viewDidLoad: ControlEvent<Void> {
        let source = self.methodInvoked(#selector(Base.viewDidLoad)).map { _ in }
        return ControlEvent(events: source)
    }
    var viewWillAppear: ControlEvent<Bool> {
        let source = self.methodInvoked(#selector(Base.viewWillAppear)).map { $0.first as? Bool ?? false }
        return ControlEvent(events: source)
    }
    var viewDidDisappear: Observable<Bool> {
        return self.sentMessage(#selector(UIViewController.viewDidDisappear(_:))).map { $0.first as! Bool }
    }
}
final class DashboardViewController: UIViewController {
    private let refreshButton = UIBarButtonItem(barButtonSystemItem: .refresh, target: nil, action: nil)
    private let label = UILabel()
    private let slider = UISlider()
    private let segmented = UISegmentedControl(items: ["Day", "Week", "Month"])
    private let bag = DisposeBag()
    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.setRightBarButton(refreshButton, animated: false)
        segmented.selectedSegmentIndex = 0
        slider.minimumTrackTintColor = .systemGreen
        let stack = UIStackView(arrangedSubviews: [segmented, slider, label])
        stack.axis = .vertical
        stack.isLayoutMarginsRelativeArrangement = true
        stack.layoutMargins = UIEdgeInsets(top: 20, left: 20, bottom: 20, right: 20)
        view.addSubview(stack)
        stack.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
            stack.leftAnchor.constraint(equalTo: view.leftAnchor),
            stack.rightAnchor.constraint(equalTo: view.rightAnchor)
        ])
        let period = segmented.rx.selectedSegmentIndex.map { ["Day", "Week", "Month"][$0] }
        Observable.combineLatest(period, slider.rx.value) { "\($0): \(Int($1 * 100)) %" }
            .bind(to: label.rx.text)
            .disposed(by: bag)
        refreshButton.rx.tap.asDriver().drive(onNext: { [unowned self] in self.slider.value = 0; self.slider.sendActions(for: .valueChanged) }).disposed(by: bag)
        Observable.merge(rx.viewWillAppear.map { "appears \($0)" }, rx.viewDidDisappear.map { "gone \($0)" })
            .subscribe(onNext: { print($0) }).disposed(by: bag)
    }
}

let dashboard = DashboardViewController()
let navigation = UINavigationController(rootViewController: dashboard)
show(navigation)
visit(
    ("slide", { screen.find("slider 1", as: UISlider.self).drag(to: 0.4) }),
    ("week", { screen.find("segments 1", as: UISegmentedControl.self).choose("Week"); print(screen) }),
    ("refresh", { tap("Refresh"); print(screen) }),
    ("away", { navigation.pushViewController(UIViewController(), animated: true) }))
