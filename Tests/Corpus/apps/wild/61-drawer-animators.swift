// Property animators: start, pause, reverse, fraction, completion positions.
import UIKit

final class DrawerViewController: UIViewController {
    enum State { case open, closed
        var other: State { self == .open ? .closed : .open } }
    private lazy var drawer: UIView = {
        let view = UIView()
        view.backgroundColor = .white
        view.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
        view.translatesAutoresizingMaskIntoConstraints = false
        return view
    }()
    private var bottomConstraint = NSLayoutConstraint()
    private var state: State = .closed
    private var animators = [UIViewPropertyAnimator]()
    private lazy var toggle = UIButton(type: .system, primaryAction: UIAction(title: "Toggle") { [unowned self] _ in self.animate(to: self.state.other) })
    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(toggle)
        toggle.frame = CGRect(x: 20, y: 80, width: 100, height: 44)
        view.addSubview(drawer)
        bottomConstraint = drawer.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: 440)
        NSLayoutConstraint.activate([
            drawer.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            drawer.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            drawer.heightAnchor.constraint(equalToConstant: 500),
            bottomConstraint])
    }
    func animate(to target: State, duration: TimeInterval = 1) {
        guard animators.isEmpty else { return }
        let animator = UIViewPropertyAnimator(duration: duration, dampingRatio: 1) {
            self.bottomConstraint.constant = target == .open ? 0 : 440
            self.drawer.layer.cornerRadius = target == .open ? 20 : 0
            self.view.layoutIfNeeded()
        }
        animator.addCompletion { [weak self] position in
            guard let self = self else { return }
            switch position {
            case .start: self.state = target.other
            case .end: self.state = target
            case .current: ()
            @unknown default: ()
            }
            print("done", self.state, self.drawer.frame.minY)
            self.animators.removeAll()
        }
        animator.startAnimation()
        animators.append(animator)
        print("running", animator.isRunning, animator.state == .active)
    }
    func scrub() {
        let animator = UIViewPropertyAnimator(duration: 2, curve: .linear, animations: nil)
        animator.addAnimations { self.drawer.alpha = 0 }
        animator.addCompletion { print("scrub", $0 == .end) }
        animator.pauseAnimation()
        animator.fractionComplete = 0.5
        print("half", animator.fractionComplete, animator.isRunning)
        animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
    }
    func spring() {
        let timing = UISpringTimingParameters(dampingRatio: 0.8, initialVelocity: CGVector(dx: 0, dy: 4))
        let animator = UIViewPropertyAnimator(duration: 0.5, timingParameters: timing)
        animator.addAnimations { self.drawer.transform = CGAffineTransform(scaleX: 0.9, y: 0.9) }
        animator.startAnimation(afterDelay: 0.5)
        UIViewPropertyAnimator.runningPropertyAnimator(withDuration: 0.3, delay: 0, options: [.curveEaseIn], animations: { self.toggle.alpha = 0.5 }, completion: { _ in print("toggle half") })
    }
}
let d = DrawerViewController()
show(d)
visit(
    (at: 0, { tap("Toggle") }),
    (at: 0.5, { tap("Toggle") }),
    (at: 1.5, { tap("Toggle") }),
    (at: 3, { d.scrub() }),
    (at: 6, { d.spring() }))
