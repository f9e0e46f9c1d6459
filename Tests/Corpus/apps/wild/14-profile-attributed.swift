// A profile in a scroll view: content and frame guides, attributed text, a button configuration, bar appearances.
import UIKit

class ProfileViewController: UIViewController {
    private lazy var scrollView = UIScrollView()
    private lazy var contentView = UIView()
    private lazy var avatar: UIImageView = {
        let iv = UIImageView(image: UIImage(systemName: "person.circle.fill"))
        iv.contentMode = .scaleAspectFit
        iv.tintColor = .systemTeal
        iv.layer.cornerRadius = 40
        iv.layer.borderWidth = 1
        iv.layer.borderColor = UIColor.separator.cgColor
        return iv
    }()
    private lazy var bio: UITextView = {
        let tv = UITextView()
        tv.isEditable = false
        tv.isScrollEnabled = false
        tv.textContainerInset = .zero
        tv.backgroundColor = .clear
        return tv
    }()
    private lazy var followButton: UIButton = {
        var configuration = UIButton.Configuration.filled()
        configuration.title = "Follow"
        configuration.image = UIImage(systemName: "plus")
        configuration.imagePadding = 4
        configuration.cornerStyle = .capsule
        let button = UIButton(configuration: configuration, primaryAction: UIAction { [weak self] _ in self?.follow() })
        button.translatesAutoresizingMaskIntoConstraints = false
        return button
    }()
    private let countLabel = UILabel()
    private var followers = 41

    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.title = "Profile"
        let appearance = UINavigationBarAppearance()
        appearance.configureWithOpaqueBackground()
        appearance.backgroundColor = .systemIndigo
        appearance.titleTextAttributes = [.foregroundColor: UIColor.white, .font: UIFont.boldSystemFont(ofSize: 18)]
        navigationController?.navigationBar.standardAppearance = appearance
        navigationController?.navigationBar.scrollEdgeAppearance = appearance
        view.addSubview(scrollView)
        scrollView.addSubview(contentView)
        for v in [scrollView, contentView, avatar, bio, countLabel] { v.translatesAutoresizingMaskIntoConstraints = false }
        [avatar, countLabel, bio, followButton].forEach(contentView.addSubview)
        let text = NSMutableAttributedString(string: "Ada ", attributes: [.font: UIFont.preferredFont(forTextStyle: .title2)])
        text.append(NSAttributedString(string: "Lovelace", attributes: [NSAttributedString.Key.foregroundColor: UIColor.systemGray]))
        let style = NSMutableParagraphStyle()
        style.lineSpacing = 4
        text.addAttribute(.paragraphStyle, value: style, range: NSRange(location: 0, length: text.length))
        bio.attributedText = text
        NSLayoutConstraint.activate([
            scrollView.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
            scrollView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            scrollView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            scrollView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            contentView.topAnchor.constraint(equalTo: scrollView.contentLayoutGuide.topAnchor),
            contentView.leadingAnchor.constraint(equalTo: scrollView.contentLayoutGuide.leadingAnchor),
            contentView.trailingAnchor.constraint(equalTo: scrollView.contentLayoutGuide.trailingAnchor),
            contentView.bottomAnchor.constraint(equalTo: scrollView.contentLayoutGuide.bottomAnchor),
            contentView.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor),
            avatar.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 24),
            avatar.centerXAnchor.constraint(equalTo: contentView.centerXAnchor),
            avatar.widthAnchor.constraint(equalToConstant: 80),
            avatar.heightAnchor.constraint(equalTo: avatar.widthAnchor),
            countLabel.topAnchor.constraint(equalTo: avatar.bottomAnchor, constant: 8),
            countLabel.centerXAnchor.constraint(equalTo: avatar.centerXAnchor),
            bio.topAnchor.constraint(equalTo: countLabel.bottomAnchor, constant: 8),
            bio.leadingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.leadingAnchor),
            bio.trailingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.trailingAnchor),
            followButton.topAnchor.constraint(equalTo: bio.bottomAnchor, constant: 16),
            followButton.centerXAnchor.constraint(equalTo: contentView.centerXAnchor),
            followButton.bottomAnchor.constraint(lessThanOrEqualTo: contentView.bottomAnchor, constant: -24)
        ])
        update()
    }
    private func follow() {
        followers += 1
        UIView.animate(withDuration: 0.2, delay: 0, options: [.curveEaseInOut], animations: {
            self.followButton.transform = CGAffineTransform(scaleX: 1.1, y: 1.1)
        }, completion: { _ in
            self.followButton.transform = .identity
        })
        update()
    }
    private func update() { countLabel.text = "\(followers) followers" }
}

show(UINavigationController(rootViewController: ProfileViewController()))
print(screen)
tap("Follow")
print(screen)
