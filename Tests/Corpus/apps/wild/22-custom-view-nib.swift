// A control of its own in code, a cell from a nib by Reusable.
import UIKit
import RxSwift
import RxCocoa
import Reusable
import Kingfisher

final class RatingView: UIControl {
    var rating = 0 {
        didSet { updateStars(); sendActions(for: .valueChanged) }
    }
    private var buttons: [UIButton] = []
    init() {
        super.init(frame: .zero)
        let stack = UIStackView()
        stack.distribution = .fillEqually
        for index in 1...5 {
            let button = UIButton(type: .custom)
            button.tag = index
            button.addTarget(self, action: #selector(starTapped(_:)), for: .touchUpInside)
            buttons.append(button)
            stack.addArrangedSubview(button)
        }
        addSubview(stack)
        stack.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: topAnchor), stack.bottomAnchor.constraint(equalTo: bottomAnchor),
            stack.leadingAnchor.constraint(equalTo: leadingAnchor), stack.trailingAnchor.constraint(equalTo: trailingAnchor)
        ])
        updateStars()
    }
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
    override var intrinsicContentSize: CGSize { return CGSize(width: 200, height: 40) }
    @objc private func starTapped(_ sender: UIButton) { rating = sender.tag }
    private func updateStars() {
        for button in buttons {
            button.setImage(UIImage(systemName: button.tag <= rating ? "star.fill" : "star"), for: .normal)
        }
    }
}
extension Reactive where Base: RatingView {
    var rating: ControlProperty<Int> {
        return controlProperty(editingEvents: .valueChanged, getter: { $0.rating }, setter: { view, value in
            if view.rating != value { view.rating = value }
        })
    }
}
final class ReviewCell: UITableViewCell, NibReusable {
    @IBOutlet weak var authorLabel: UILabel!
    @IBOutlet weak var photoView: UIImageView!
    override func awakeFromNib() {
        super.awakeFromNib()
        photoView.layer.cornerRadius = 10
    }
}
final class ReviewViewController: UIViewController {
    private let ratingView = RatingView()
    private let label = UILabel()
    private let tableView = UITableView()
    private let bag = DisposeBag()
    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Review"
        [ratingView, label, tableView].forEach {
            $0.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview($0)
        }
        let safe = view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            ratingView.topAnchor.constraint(equalTo: safe.topAnchor, constant: 16),
            ratingView.centerXAnchor.constraint(equalTo: safe.centerXAnchor),
            label.topAnchor.constraint(equalTo: ratingView.bottomAnchor, constant: 8),
            label.centerXAnchor.constraint(equalTo: ratingView.centerXAnchor),
            tableView.topAnchor.constraint(equalTo: label.bottomAnchor, constant: 8),
            tableView.leadingAnchor.constraint(equalTo: safe.leadingAnchor),
            tableView.trailingAnchor.constraint(equalTo: safe.trailingAnchor),
            tableView.bottomAnchor.constraint(equalTo: safe.bottomAnchor)
        ])
        tableView.register(cellType: ReviewCell.self)
        Observable.just(["Ann", "Ben"]).bind(to: tableView.rx.items) { tableView, row, name in
            let cell = tableView.dequeueReusableCell(for: IndexPath(row: row, section: 0)) as ReviewCell
            cell.authorLabel.text = name
            cell.photoView.kf.setImage(with: URL(string: "https://pics.example.test/\(name)"), placeholder: UIImage(named: "person"))
            return cell
        }.disposed(by: bag)
        ratingView.rx.rating.map { "\($0) of 5" }.bind(to: label.rx.text).disposed(by: bag)
    }
}

let pictures = StubServer("pics.example.test")
pictures.get("/:name") { _ in .data(UIImage(named: "face")!.pngData()!, type: "image/png") }
let review = ReviewViewController()
show(UINavigationController(rootViewController: review))
visit(
    ("start", { print(screen) }),
    ("rate", { screen.find("button 4", as: UIButton.self).tap() }),
    ("look", { print(screen) }))
