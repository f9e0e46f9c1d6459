// A timer that calls a method by its name; a convenience init() of its own.
import UIKit
import RxSwift
import RxCocoa

class GameViewController: UIViewController {
    let scoreLabel = UILabel()
    let timeLabel = UILabel()
    let tapButton = UIButton(type: .system)
    let progress = UIProgressView(progressViewStyle: .default)
    private var score = 0 { didSet { scoreLabel.text = "Score: \(score)" } }
    private var timer: Timer?
    private var remaining = 5
    let disposeBag = DisposeBag()
    private lazy var feedback = UIImpactFeedbackGenerator(style: .light)

    convenience init() { self.init(nibName: nil, bundle: nil) }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = UIColor(hue: 0.6, saturation: 0.2, brightness: 1, alpha: 1)
        scoreLabel.font = UIFont(name: "HelveticaNeue-Bold", size: 24)
        tapButton.setTitle("Tap!", for: .normal)
        tapButton.setTitle("Over", for: .disabled)
        let stack = UIStackView()
        [scoreLabel, timeLabel, progress, tapButton].forEach { stack.addArrangedSubview($0) }
        stack.axis = .vertical
        stack.alignment = .fill
        stack.distribution = .equalSpacing
        stack.spacing = 10
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stack)
        stack.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor).isActive = true
        stack.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor).isActive = true
        stack.centerYAnchor.constraint(equalTo: view.centerYAnchor).isActive = true
        score = 0
        tapButton.rx.tap.bind { [weak self] in
            self?.score += 1
            self?.feedback.impactOccurred()
        }.disposed(by: disposeBag)
        start()
    }
    private func start() {
        timeLabel.text = "5 s"
        timer = Timer.scheduledTimer(timeInterval: 1, target: self, selector: #selector(tick), userInfo: nil, repeats: true)
    }
    @objc private func tick() {
        remaining -= 1
        timeLabel.text = "\(remaining) s"
        progress.setProgress(Float(5 - remaining) / 5, animated: true)
        if remaining == 0 {
            timer?.invalidate()
            timer = nil
            tapButton.isEnabled = false
        }
    }
}

show(GameViewController())
visit(
    ("tap", { tap("Tap!"); tap("Tap!") }),
    ("look", { print(screen) }),
    ("3", {}), ("4", {}), ("5", {}),
    ("over", { print(screen) }))
