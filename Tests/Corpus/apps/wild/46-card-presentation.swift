// A presentation controller gives the frame; a custom style does not let the presenting controller disappear.
import UIKit

final class CardPresentationController: UIPresentationController {
    private lazy var dimmingView: UIView = {
        let view = UIView()
        view.backgroundColor = UIColor(white: 0, alpha: 0.5)
        view.alpha = 0
        view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(dismissTapped)))
        return view
    }()
    override var frameOfPresentedViewInContainerView: CGRect {
        guard let bounds = containerView?.bounds else { return .zero }
        return CGRect(x: 0, y: bounds.height / 2, width: bounds.width, height: bounds.height / 2)
    }
    override func presentationTransitionWillBegin() {
        super.presentationTransitionWillBegin()
        guard let container = containerView else { return }
        dimmingView.frame = container.bounds
        container.insertSubview(dimmingView, at: 0)
        guard let coordinator = presentedViewController.transitionCoordinator else { dimmingView.alpha = 1; return }
        coordinator.animate(alongsideTransition: { _ in self.dimmingView.alpha = 1 })
    }
    override func dismissalTransitionWillBegin() {
        presentedViewController.transitionCoordinator?.animate(alongsideTransition: { _ in self.dimmingView.alpha = 0 }, completion: nil)
    }
    override func containerViewWillLayoutSubviews() {
        super.containerViewWillLayoutSubviews()
        presentedView?.frame = frameOfPresentedViewInContainerView
        presentedView?.layer.cornerRadius = 20
    }
    override func dismissalTransitionDidEnd(_ completed: Bool) { print("gone", completed) }
    @objc private func dismissTapped() { presentedViewController.dismiss(animated: true) }
}
final class CardTransition: NSObject, UIViewControllerTransitioningDelegate {
    func presentationController(forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController) -> UIPresentationController? {
        CardPresentationController(presentedViewController: presented, presenting: presenting)
    }
}
final class CardViewController: UIViewController {
    private let transition = CardTransition()
    init() {
        super.init(nibName: nil, bundle: nil)
        modalPresentationStyle = .custom
        transitioningDelegate = transition
    }
    required init?(coder: NSCoder) { fatalError() }
    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        let label = UILabel()
        label.text = "Pick a plan"
        let button = UIButton(configuration: .tinted(), primaryAction: UIAction(title: "Close") { [weak self] _ in self?.dismiss(animated: true) })
        let stack = UIStackView(arrangedSubviews: [label, button])
        stack.axis = .vertical
        stack.alignment = .center
        stack.spacing = 12
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stack)
        NSLayoutConstraint.activate([stack.centerXAnchor.constraint(equalTo: view.centerXAnchor), stack.topAnchor.constraint(equalTo: view.topAnchor, constant: 24)])
    }
}
final class PlansViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        let b = UIButton(type: .system)
        b.setTitle("Plans", for: .normal)
        b.addTarget(self, action: #selector(open), for: .touchUpInside)
        b.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(b)
        b.centerXAnchor.constraint(equalTo: view.centerXAnchor).isActive = true
        b.centerYAnchor.constraint(equalTo: view.centerYAnchor).isActive = true
    }
    override func viewWillDisappear(_ animated: Bool) { super.viewWillDisappear(animated); print("plans will disappear") }
    @objc private func open() { present(CardViewController(), animated: true) { print("presented") } }
}
let c = PlansViewController()
show(c)
visit(("", { tap("Plans") }), ("", { print(screen); print(c.presentedViewController?.view.frame.origin.y ?? 0); tap("Close") }), ("", {}), ("", { print(c.presentedViewController == nil) }))
