// Two children in turn: containment calls in their order.
import UIKit

extension UIViewController {
    func add(_ child: UIViewController, frame: CGRect? = nil) {
        addChild(child)
        if let frame = frame { child.view.frame = frame }
        view.addSubview(child.view)
        child.didMove(toParent: self)
    }
    func remove() {
        guard parent != nil else { return }
        willMove(toParent: nil)
        view.removeFromSuperview()
        removeFromParent()
    }
}
class LoadingViewController: UIViewController {
    private lazy var activityIndicator = UIActivityIndicatorView(style: .large)
    override func viewDidLoad() {
        super.viewDidLoad()
        activityIndicator.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(activityIndicator)
        NSLayoutConstraint.activate([
            activityIndicator.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            activityIndicator.centerYAnchor.constraint(equalTo: view.centerYAnchor)
        ])
    }
    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) { [weak self] in self?.activityIndicator.startAnimating() }
    }
}
class FirstViewController: UIViewController {
    override func viewDidLoad() { super.viewDidLoad(); let l = UILabel(frame: CGRect(x: 20, y: 20, width: 200, height: 30)); l.text = "Summary"; view.addSubview(l) }
    override func viewDidAppear(_ animated: Bool) { super.viewDidAppear(animated); print("first did appear") }
    override func viewDidDisappear(_ animated: Bool) { super.viewDidDisappear(animated); print("first gone") }
}
class SecondViewController: UIViewController {
    override func viewDidLoad() { super.viewDidLoad(); let l = UILabel(frame: CGRect(x: 20, y: 20, width: 200, height: 30)); l.text = "Sessions"; view.addSubview(l) }
    override func didMove(toParent parent: UIViewController?) { super.didMove(toParent: parent); print("second moved", parent != nil) }
}
class MasterViewController: UIViewController {
    @IBOutlet var segmentedControl: UISegmentedControl!
    private lazy var summaryViewController: FirstViewController = {
        let viewController = FirstViewController()
        self.add(asChildViewController: viewController)
        return viewController
    }()
    private lazy var sessionsViewController: SecondViewController = {
        let viewController = SecondViewController()
        self.add(asChildViewController: viewController)
        return viewController
    }()
    override func viewDidLoad() {
        super.viewDidLoad()
        segmentedControl.removeAllSegments()
        segmentedControl.insertSegment(withTitle: "Summary", at: 0, animated: false)
        segmentedControl.insertSegment(withTitle: "Sessions", at: 1, animated: false)
        segmentedControl.addTarget(self, action: #selector(selectionDidChange(_:)), for: .valueChanged)
        segmentedControl.selectedSegmentIndex = 0
        updateView()
    }
    @objc func selectionDidChange(_ sender: UISegmentedControl) { updateView() }
    private func updateView() {
        if segmentedControl.selectedSegmentIndex == 0 {
            remove(asChildViewController: sessionsViewController)
            add(asChildViewController: summaryViewController)
        } else {
            remove(asChildViewController: summaryViewController)
            add(asChildViewController: sessionsViewController)
        }
    }
    private func add(asChildViewController viewController: UIViewController) {
        addChild(viewController)
        view.addSubview(viewController.view)
        viewController.view.frame = view.bounds
        viewController.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        viewController.didMove(toParent: self)
    }
    private func remove(asChildViewController viewController: UIViewController) {
        viewController.willMove(toParent: nil)
        viewController.view.removeFromSuperview()
        viewController.removeFromParent()
    }
}

let m = MasterViewController()
show(m)
visit(("", { print(screen); m.segmentedControl.choose("Sessions") }), ("", { print(screen) }))
