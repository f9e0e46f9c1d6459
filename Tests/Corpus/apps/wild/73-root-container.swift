// Onboarding with UIPageViewController by code, a skip button, child view controllers swapped with transitions.
import UIKit
import RxSwift
import RxCocoa

final class RootContainerViewController: UIViewController {
    private(set) var current: UIViewController
    init() {
        current = OnboardingPages()
        super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
    override func viewDidLoad() {
        super.viewDidLoad()
        add(current)
        (current as? OnboardingPages)?.onFinish = { [weak self] in self?.switchTo(HomeScreen()) }
    }
    private func add(_ child: UIViewController) {
        addChild(child)
        child.view.frame = view.bounds
        view.addSubview(child.view)
        child.didMove(toParent: self)
    }
    private func switchTo(_ next: UIViewController) {
        current.willMove(toParent: nil)
        addChild(next)
        next.view.frame = view.bounds
        transition(from: current, to: next, duration: 0.3, options: [.transitionCrossDissolve, .curveEaseOut], animations: nil) { finished in
            self.current.removeFromParent()
            next.didMove(toParent: self)
            self.current = next
            print("switched", finished, self.children.count)
        }
    }
}
final class OnboardingPages: UIPageViewController, UIPageViewControllerDataSource {
    var onFinish: (() -> Void)?
    private lazy var pages: [UIViewController] = ["One", "Two"].map { text in
        let page = UIViewController()
        page.title = text
        let label = UILabel(frame: CGRect(x: 20, y: 200, width: 350, height: 40))
        label.text = text
        page.view.addSubview(label)
        return page
    }
    init() { super.init(transitionStyle: .scroll, navigationOrientation: .horizontal, options: nil) }
    required init?(coder: NSCoder) { fatalError() }
    override func viewDidLoad() {
        super.viewDidLoad()
        dataSource = self
        setViewControllers([pages[0]], direction: .forward, animated: false)
        let skip = UIButton(type: .system)
        skip.setTitle("Skip", for: .normal)
        skip.frame = CGRect(x: 300, y: 60, width: 70, height: 44)
        skip.addTarget(self, action: #selector(finish), for: .touchUpInside)
        view.addSubview(skip)
    }
    @objc private func finish() { onFinish?() }
    func pageViewController(_ controller: UIPageViewController, viewControllerBefore viewController: UIViewController) -> UIViewController? {
        guard let index = pages.firstIndex(of: viewController), index > 0 else { return nil }
        return pages[index - 1]
    }
    func pageViewController(_ controller: UIPageViewController, viewControllerAfter viewController: UIViewController) -> UIViewController? {
        guard let index = pages.firstIndex(of: viewController), index + 1 < pages.count else { return nil }
        return pages[index + 1]
    }
}
final class HomeScreen: UIViewController {
    override func viewWillAppear(_ animated: Bool) { super.viewWillAppear(animated); print("home will appear") }
    override func viewDidAppear(_ animated: Bool) { super.viewDidAppear(animated); print("home did appear") }
}
let root = RootContainerViewController()
show(root)
visit(
    (at: 0, { (root.current as? UIPageViewController)?.view.swipe(.left) }),
    (at: 1, {
        print((root.current as? UIPageViewController)?.viewControllers?.first?.title ?? "-")
        tap("Skip")
    }),
    (at: 2, { print(type(of: root.current)) }))
