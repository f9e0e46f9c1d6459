// An updated constraint moves the views at the next layout; remade constraints replace the old ones.
import UIKit
import SnapKit
import RxSwift
import RxCocoa

final class ExpandingViewController: UIViewController {
    private lazy var panel: UIView = {
        let v = UIView()
        v.backgroundColor = .systemTeal
        return v
    }()
    private let titleLabel = UILabel()
    private let bodyLabel = UILabel()
    private let button = UIButton(type: .system)
    private var heightConstraint: Constraint?
    private let expanded = BehaviorRelay(value: false)
    private let bag = DisposeBag()
    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(panel)
        panel.addSubview(titleLabel)
        panel.addSubview(bodyLabel)
        view.addSubview(button)
        titleLabel.text = "Details"
        bodyLabel.text = "A long text that tells all about it"
        bodyLabel.numberOfLines = 0
        panel.snp.makeConstraints { make in
            make.top.equalTo(view.safeAreaLayoutGuide.snp.top).offset(16)
            make.left.right.equalToSuperview().inset(16)
            heightConstraint = make.height.equalTo(44).constraint
        }
        titleLabel.snp.makeConstraints { make in
            make.top.equalToSuperview().offset(10)
            make.leading.equalToSuperview().offset(10)
        }
        bodyLabel.snp.makeConstraints { make in
            make.top.equalTo(titleLabel.snp.bottom).offset(8)
            make.leading.equalTo(titleLabel)
            make.trailing.lessThanOrEqualToSuperview().offset(-10).priority(.high)
        }
        button.snp.makeConstraints { make in
            make.top.equalTo(panel.snp.bottom).offset(20)
            make.centerX.equalTo(view)
            make.width.greaterThanOrEqualTo(100)
        }
        button.rx.tap.withLatestFrom(expanded).map { !$0 }.bind(to: expanded).disposed(by: bag)
        expanded.asDriver().map { $0 ? "Less" : "More" }.drive(button.rx.title()).disposed(by: bag)
        expanded.asDriver().map { !$0 }.drive(bodyLabel.rx.isHidden).disposed(by: bag)
        expanded.skip(1).subscribe(onNext: { [weak self] on in
            guard let self = self else { return }
            self.heightConstraint?.update(offset: on ? 160 : 44)
            UIView.animate(withDuration: 0.3, animations: { self.view.layoutIfNeeded() }) { done in print("animated", done, self.panel.frame.height) }
        }).disposed(by: bag)
    }
    func remake() {
        panel.snp.remakeConstraints { make in
            make.center.equalToSuperview()
            make.width.equalToSuperview().multipliedBy(0.5)
            make.height.equalTo(panel.snp.width).dividedBy(2)
        }
        view.layoutIfNeeded()
        print(panel.frame.width, panel.frame.height)
    }
}
let e = ExpandingViewController()
show(e)
visit(("", { print(screen); tap("More") }), ("", { print(screen); tap("Less") }), ("", { e.remake() }))
