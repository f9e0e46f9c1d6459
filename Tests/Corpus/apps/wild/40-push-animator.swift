// Own animations of push and pop: the screens have appeared when completeTransition is called.
import UIKit

final class ZoomAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    let isPresenting: Bool
    init(isPresenting: Bool) { self.isPresenting = isPresenting }
    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.25 }
    func animateTransition(using context: UIViewControllerContextTransitioning) {
        guard let from = context.viewController(forKey: .from), let to = context.viewController(forKey: .to) else { return }
        let container = context.containerView
        if isPresenting {
            container.addSubview(to.view)
            to.view.frame = context.finalFrame(for: to)
            to.view.transform = CGAffineTransform(scaleX: 0.3, y: 0.3)
            to.view.alpha = 0
        } else {
            container.insertSubview(to.view, belowSubview: from.view)
        }
        UIView.animate(withDuration: transitionDuration(using: context), delay: 0, options: .curveEaseOut, animations: {
            if self.isPresenting {
                to.view.transform = .identity
                to.view.alpha = 1
            } else { from.view.alpha = 0 }
        }, completion: { finished in
            print(self.isPresenting ? "push" : "pop", "animation ended", finished)
            context.completeTransition(!context.transitionWasCancelled)
        })
    }
}
class RootController: UIViewController, UINavigationControllerDelegate {
    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Root"
        navigationController?.delegate = self
        let button = UIButton(type: .system, primaryAction: UIAction(title: "Open") { [unowned self] _ in
            self.navigationController?.pushViewController(DetailController(), animated: true)
        })
        button.frame = CGRect(x: 20, y: 200, width: 120, height: 44)
        view.addSubview(button)
    }
    override func viewDidDisappear(_ animated: Bool) { super.viewDidDisappear(animated); print("root gone") }
    func navigationController(_ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
                              from fromVC: UIViewController, to toVC: UIViewController) -> UIViewControllerAnimatedTransitioning? {
        switch operation {
        case .push: return ZoomAnimator(isPresenting: true)
        case .pop: return ZoomAnimator(isPresenting: false)
        case .none: return nil
        @unknown default: return nil
        }
    }
    func navigationController(_ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool) {
        print("did show", viewController.title ?? "-", animated)
    }
}
class DetailController: UIViewController {
    override func viewDidLoad() { super.viewDidLoad(); title = "Detail"; view.backgroundColor = .white }
    override func viewDidAppear(_ animated: Bool) { super.viewDidAppear(animated); print("detail there") }
    deinit { print("detail freed") }
}
show(UINavigationController(rootViewController: RootController()))
visit(("", { tap("Open") }), ("", {}), ("", { print(screen); goBack() }), ("", {}))
