// Frames and subviews that a layout callback sets are laid out in the same pass, before the subviews' own callbacks.
import UIKit
import RxSwift
import RxCocoa

final class StarControl: UIControl {
    private let stack = UIStackView()
    override init(frame: CGRect) {
        super.init(frame: frame)
        stack.distribution = .fillEqually
        for i in 1...3 {
            let button = UIButton()
            button.setTitle("☆", for: .normal)
            button.setTitle("★", for: .selected)
            button.tag = i
            button.addTarget(self, action: #selector(tapped(_:)), for: .touchUpInside)
            stack.addArrangedSubview(button)
        }
        addSubview(stack)
    }
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
    override func layoutSubviews() {
        super.layoutSubviews()
        stack.frame = bounds
    }
    @objc private func tapped(_ sender: UIButton) {
        for case let button as UIButton in stack.arrangedSubviews { button.isSelected = button.tag <= sender.tag }
    }
    var widths: [CGFloat] { stack.arrangedSubviews.map { $0.frame.width } }
}
final class SlideView: UIView {
    private let label = UILabel()
    init(text: String) {
        super.init(frame: .zero)
        label.text = text
        label.translatesAutoresizingMaskIntoConstraints = false
        addSubview(label)
        NSLayoutConstraint.activate([
            label.centerXAnchor.constraint(equalTo: centerXAnchor), label.topAnchor.constraint(equalTo: topAnchor, constant: 20),
        ])
    }
    required init?(coder: NSCoder) { nil }
    override func layoutSubviews() {
        super.layoutSubviews()
        print("slide", Int(bounds.width), label.frame.width > 0)
    }
}
final class RatingViewController: UIViewController {
    let stars = StarControl(frame: CGRect(x: 20, y: 120, width: 240, height: 44))
    let scrollView = UIScrollView()
    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(stars)
        view.addSubview(scrollView)
    }
    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        scrollView.frame = CGRect(x: 0, y: 200, width: view.bounds.width, height: 100)
        guard scrollView.subviews.isEmpty else { return }
        let slide = SlideView(text: "Welcome")
        slide.frame = scrollView.bounds
        scrollView.addSubview(slide)
    }
}
let rating = RatingViewController()
show(rating)
print(rating.stars.widths)
visit(("look", { print(rating.stars.widths) }))
