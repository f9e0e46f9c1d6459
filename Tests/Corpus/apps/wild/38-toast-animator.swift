// A property animator with completions: the position is at its end, the start may wait; a timer hides the toast.
import UIKit
import RxSwift
import RxCocoa

enum Toast {
    struct Style { var font: UIFont = .systemFont(ofSize: 15, weight: .medium); var seconds: TimeInterval = 2 }
    static var style = Style()
    private static var visible: [ToastView] = []
    static func show(_ message: String, in controller: UIViewController) {
        visible.forEach { $0.removeFromSuperview() }
        visible.removeAll()
        let toast = ToastView(message: message, seconds: style.seconds)
        toast.onHidden = { visible.removeAll { $0 === toast } }
        visible.append(toast)
        toast.appear(in: controller.view)
    }
}
private final class ToastView: UIView {
    var onHidden: (() -> Void)?
    private let seconds: TimeInterval
    private var timer: Timer?
    private var animator: UIViewPropertyAnimator?
    private let label: UILabel = {
        let l = UILabel()
        l.numberOfLines = 0
        l.textAlignment = .center
        l.adjustsFontSizeToFitWidth = true
        l.minimumScaleFactor = 0.5
        l.textColor = .white
        return l
    }()
    init(message: String, seconds: TimeInterval) {
        self.seconds = seconds
        super.init(frame: .zero)
        label.text = message
        label.font = Toast.style.font
        backgroundColor = UIColor.black.withAlphaComponent(0.7)
        addSubview(label)
        label.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            label.topAnchor.constraint(equalTo: topAnchor, constant: 12),
            label.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -12),
            label.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 12),
            label.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -12)
        ])
    }
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
    func appear(in container: UIView) {
        translatesAutoresizingMaskIntoConstraints = false
        container.addSubview(self)
        NSLayoutConstraint.activate([
            leadingAnchor.constraint(equalTo: container.leadingAnchor, constant: 24),
            trailingAnchor.constraint(equalTo: container.trailingAnchor, constant: -24),
            bottomAnchor.constraint(equalTo: container.safeAreaLayoutGuide.bottomAnchor, constant: -20)
        ])
        container.layoutIfNeeded()
        layer.cornerRadius = frame.height / 2
        transform = CGAffineTransform(translationX: 0, y: 120)
        animator = UIViewPropertyAnimator(duration: 0.3, dampingRatio: 0.6, animations: { [weak self] in
            self?.transform = .identity
        })
        animator?.addCompletion { [weak self] position in
            print("shown", position == .end)
            self?.scheduleHide()
        }
        animator?.startAnimation()
    }
    private func scheduleHide() {
        timer?.invalidate()
        timer = Timer.scheduledTimer(withTimeInterval: seconds, repeats: false) { [weak self] _ in self?.hide() }
    }
    private func hide() {
        let animator = UIViewPropertyAnimator(duration: 0.3, curve: .easeIn) { self.alpha = 0 }
        animator.addCompletion { [weak self] _ in
            self?.onHidden?()
            self?.removeFromSuperview()
            print("hidden")
        }
        animator.startAnimation(afterDelay: 0.1)
    }
}
final class HomeViewController: UIViewController {
    private let button = UIButton(type: .system)
    private let bag = DisposeBag()
    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        button.setTitle("Save draft", for: .normal)
        view.addSubview(button)
        button.translatesAutoresizingMaskIntoConstraints = false
        button.centerXAnchor.constraint(equalTo: view.centerXAnchor).isActive = true
        button.centerYAnchor.constraint(equalTo: view.centerYAnchor).isActive = true
        button.rx.tap.asSignal().emit(onNext: { [weak self] in
            guard let self = self else { return }
            Toast.show("Draft saved", in: self)
        }).disposed(by: bag)
    }
}
show(HomeViewController())
visit(("tap", { tap("Save draft") }), ("look", { print(screen) }), ("wait", {}), ("", {}), ("", {}), ("", {}), ("end", { print(screen) }))
