// Animated transitions of constraints, spring chains, reversed property animators with pan progress.
import UIKit

final class BottomSheetViewController: UIViewController {
    let sheet = UIView()
    private let dim = UIView()
    private var top: NSLayoutConstraint!
    private var animator: UIViewPropertyAnimator?
    private(set) var isOpen = false
    override func viewDidLoad() {
        super.viewDidLoad()
        dim.backgroundColor = .black
        dim.alpha = 0
        dim.frame = view.bounds
        view.addSubview(dim)
        sheet.backgroundColor = .white
        sheet.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(sheet)
        top = sheet.topAnchor.constraint(equalTo: view.bottomAnchor, constant: -60)
        NSLayoutConstraint.activate([top, sheet.leadingAnchor.constraint(equalTo: view.leadingAnchor), sheet.trailingAnchor.constraint(equalTo: view.trailingAnchor), sheet.heightAnchor.constraint(equalToConstant: 400)])
        sheet.addGestureRecognizer(UIPanGestureRecognizer(target: self, action: #selector(pan(_:))))
        sheet.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(tapped)))
    }
    @objc private func tapped() { animate(open: !isOpen) }
    private func animate(open: Bool) {
        let animator = UIViewPropertyAnimator(duration: 0.5, timingParameters: UISpringTimingParameters(dampingRatio: 0.9))
        animator.addAnimations { [weak self] in
            self?.top.constant = open ? -400 : -60
            self?.dim.alpha = open ? 0.5 : 0
            self?.view.layoutIfNeeded()
        }
        animator.addCompletion { [weak self] position in
            guard let self = self else { return }
            if position == .end { self.isOpen = open } else { self.top.constant = self.isOpen ? -400 : -60 }
            print("position", position == .end ? "end" : "start", self.isOpen, self.dim.alpha)
        }
        self.animator = animator
        animator.startAnimation()
    }
    @objc private func pan(_ recognizer: UIPanGestureRecognizer) {
        switch recognizer.state {
        case .began:
            animate(open: !isOpen)
            animator?.pauseAnimation()
        case .changed:
            let progress = abs(recognizer.translation(in: view).y) / 340
            animator?.fractionComplete = progress
        case .ended:
            animator?.isReversed = (animator?.fractionComplete ?? 0) < 0.5
            animator?.continueAnimation(withTimingParameters: nil, durationFactor: 0)
        default: break
        }
    }
}
let bottom = BottomSheetViewController()
show(bottom)
visit(
    (at: 0, {
        print(bottom.sheet.frame.minY)
        bottom.sheet.tap()
    }),
    (at: 1, {
        print(bottom.sheet.frame.minY)
        bottom.sheet.tap()
    }),
    (at: 2, { bottom.sheet.pan(from: CGPoint(x: 100, y: 300), to: CGPoint(x: 100, y: 240)) }),
    (at: 3, { bottom.sheet.pan(from: CGPoint(x: 100, y: 300), to: CGPoint(x: 100, y: 20)) }),
    (at: 4, { print(bottom.isOpen) }))
