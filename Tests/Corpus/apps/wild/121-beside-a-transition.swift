// The coordinator of an animated transition is there when the controllers are told that they will appear.
import UIKit
import RxSwift
import RxCocoa

final class DimController: UIPresentationController {
    let dim = UIView()
    override var frameOfPresentedViewInContainerView: CGRect { CGRect(x: 0, y: 444, width: 390, height: 400) }
    override func presentationTransitionWillBegin() {
        guard let container = containerView else { return }
        dim.frame = container.bounds
        dim.alpha = 0
        dim.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(dimTapped)))
        container.insertSubview(dim, at: 0)
        presentedViewController.transitionCoordinator?.animate(alongsideTransition: { _ in self.dim.alpha = 1 }, completion: nil)
    }
    override func dismissalTransitionWillBegin() {
        presentedViewController.transitionCoordinator?.animate(alongsideTransition: { _ in self.dim.alpha = 0 }, completion: nil)
    }
    @objc private func dimTapped() { presentedViewController.dismiss(animated: true) }
}
final class SheetController: UIViewController, UIViewControllerTransitioningDelegate {
    init() {
        super.init(nibName: nil, bundle: nil)
        modalPresentationStyle = .custom
        transitioningDelegate = self
    }
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
    func presentationController(forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController) -> UIPresentationController? {
        DimController(presentedViewController: presented, presenting: presenting)
    }
}
final class PageController: UIViewController {
    var isQuiet = false
    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        if isQuiet { return }
        print(title ?? "-", "appears", transitionCoordinator != nil)
        transitionCoordinator?.animate(alongsideTransition: { _ in print("beside") }, completion: { _ in print("after") })
    }
    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        if isQuiet { return }
        print(title ?? "-", "disappears", transitionCoordinator != nil)
    }
}
final class Reporter: NSObject, UINavigationControllerDelegate {
    func navigationController(_ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool) {
        print("will show", viewController.title ?? "-", animated)
    }
    func navigationController(_ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool) {
        print("did show", viewController.title ?? "-", animated)
    }
}
let reporter = Reporter()
let first = PageController()
first.title = "first"
let second = PageController()
second.title = "second"
let navigation = UINavigationController(rootViewController: first)
show(navigation)
var dim: UIView? { first.presentedViewController?.presentationController?.containerView?.subviews.first }
visit(
    ("push", { navigation.pushViewController(second, animated: true) }),
    ("pop", { navigation.popViewController(animated: true) }),
    ("present", { first.present(SheetController(), animated: true) }),
    ("dim", { print(dim?.alpha ?? -1); dim?.tap() }),
    ("gone", { print(first.presentedViewController == nil) }),
    ("replace", {
        (first.isQuiet, second.isQuiet) = (true, true)
        navigation.delegate = reporter
        navigation.setViewControllers([second], animated: true)
    })
)
