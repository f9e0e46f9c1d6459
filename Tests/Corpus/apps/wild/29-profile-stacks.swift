// A profile: base classes, SnapKit, stacks in stacks, a selected button.
import UIKit
import SnapKit
import Then
import RxSwift
import RxCocoa

class BaseViewController: UIViewController {
    var disposeBag = DisposeBag()
    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        attribute()
        layout()
        bind()
    }
    func attribute() {}
    func layout() {}
    func bind() {}
}
class BaseView: UIView {
    override init(frame: CGRect) { super.init(frame: frame); setupHierarchy(); setupConstraints() }
    @available(*, unavailable) required init?(coder: NSCoder) { fatalError() }
    func setupHierarchy() {}
    func setupConstraints() {}
}
final class StatView: BaseView {
    let countLabel = UILabel().then { $0.font = .systemFont(ofSize: 16, weight: .heavy); $0.textAlignment = .center }
    let nameLabel = UILabel().then { $0.font = .systemFont(ofSize: 12); $0.textColor = .secondaryLabel }
    private lazy var stackView = UIStackView(arrangedSubviews: [countLabel, nameLabel]).then { $0.axis = .vertical; $0.alignment = .center; $0.spacing = 4 }
    override func setupHierarchy() { addSubview(stackView) }
    override func setupConstraints() { stackView.snp.makeConstraints { $0.edges.equalToSuperview() } }
    convenience init(name: String) { self.init(frame: .zero); nameLabel.text = name }
}
final class ProfileViewController: BaseViewController {
    private let avatarView = UIImageView().then { $0.image = UIImage(systemName: "person.crop.circle"); $0.contentMode = .scaleAspectFill; $0.layer.cornerRadius = 40; $0.layer.masksToBounds = true }
    private let nameLabel = UILabel().then { $0.text = "Jane Doe"; $0.numberOfLines = 1; $0.setContentHuggingPriority(.defaultHigh, for: .vertical) }
    private let posts = StatView(name: "Posts"), followers = StatView(name: "Followers"), following = StatView(name: "Following")
    private lazy var stats = UIStackView(arrangedSubviews: [posts, followers, following]).then { $0.distribution = .fillEqually; $0.axis = .horizontal }
    private let followButton = UIButton().then { $0.setTitle("Follow", for: .normal); $0.setTitle("Following", for: .selected); $0.setTitleColor(.systemBlue, for: .normal) }
    private let followersRelay = BehaviorRelay(value: 41)
    override func layout() {
        [avatarView, nameLabel, stats, followButton].forEach(view.addSubview(_:))
        avatarView.snp.makeConstraints { make in
            make.top.equalTo(view.safeAreaLayoutGuide.snp.top).offset(20)
            make.centerX.equalToSuperview()
            make.size.equalTo(CGSize(width: 80, height: 80))
        }
        nameLabel.snp.makeConstraints { make in
            make.top.equalTo(avatarView.snp.bottom).offset(12)
            make.centerX.equalTo(avatarView)
        }
        stats.snp.makeConstraints { make in
            make.top.equalTo(nameLabel.snp.bottom).offset(16)
            make.left.right.equalToSuperview().inset(24)
            make.height.greaterThanOrEqualTo(44)
        }
        followButton.snp.remakeConstraints { make in
            make.top.equalTo(stats.snp.bottom).offset(16).priority(.high)
            make.width.equalToSuperview().multipliedBy(0.5)
            make.centerX.equalToSuperview()
        }
    }
    override func bind() {
        posts.countLabel.text = "12"
        following.countLabel.text = "7"
        followersRelay.map(String.init).bind(to: followers.countLabel.rx.text).disposed(by: disposeBag)
        followButton.rx.tap
            .scan(false) { last, _ in !last }
            .do(onNext: { [weak self] in self?.followButton.isSelected = $0 })
            .map { $0 ? 42 : 41 }
            .bind(to: followersRelay)
            .disposed(by: disposeBag)
    }
}

show(ProfileViewController())
print(screen)
tap("Follow")
print(screen)
