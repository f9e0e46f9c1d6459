// Coordinators: a base controller whose init(coder:) is unavailable, an app delegate, a table with an autoresizing mask.
import UIKit
import RxSwift
import RxCocoa

protocol Coordinator: AnyObject {
    var childCoordinators: [Coordinator] { get set }
    var navigationController: UINavigationController { get set }
    func start()
}
final class AppCoordinator: Coordinator {
    var childCoordinators: [Coordinator] = []
    var navigationController: UINavigationController
    let window: UIWindow
    init(window: UIWindow) {
        self.window = window
        navigationController = UINavigationController()
        navigationController.navigationBar.isTranslucent = false
        navigationController.navigationBar.tintColor = .systemRed
    }
    func start() {
        window.rootViewController = navigationController
        window.makeKeyAndVisible()
        let list = ListCoordinator(navigationController: navigationController)
        childCoordinators.append(list)
        list.start()
    }
}
final class ListCoordinator: Coordinator {
    var childCoordinators: [Coordinator] = []
    var navigationController: UINavigationController
    private let disposeBag = DisposeBag()
    init(navigationController: UINavigationController) { self.navigationController = navigationController }
    func start() {
        let viewModel = ListViewModel()
        let controller = ListViewController(viewModel: viewModel)
        viewModel.selected.subscribe(onNext: { [weak self] name in self?.showDetail(name) }).disposed(by: disposeBag)
        navigationController.pushViewController(controller, animated: false)
    }
    func showDetail(_ name: String) {
        let detail = DetailViewController()
        detail.name = name
        navigationController.pushViewController(detail, animated: true)
    }
}
final class ListViewModel {
    let items = Driver.just(["Amsterdam", "Berlin", "Copenhagen"])
    let selected = PublishSubject<String>()
}
class BaseViewController: UIViewController {
    let disposeBag = DisposeBag()
    init() { super.init(nibName: nil, bundle: nil) }
    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
    deinit { print("deinit \(type(of: self))") }
}
final class ListViewController: BaseViewController {
    private let viewModel: ListViewModel
    private let tableView = UITableView()
    init(viewModel: ListViewModel) {
        self.viewModel = viewModel
        super.init()
    }
    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Cities"
        view.addSubview(tableView)
        tableView.frame = view.bounds
        tableView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Cell")
        viewModel.items.drive(tableView.rx.items(cellIdentifier: "Cell")) { _, name, cell in
            cell.textLabel?.text = name
            cell.accessoryType = .disclosureIndicator
        }.disposed(by: disposeBag)
        tableView.rx.modelSelected(String.self).bind(to: viewModel.selected).disposed(by: disposeBag)
    }
}
final class DetailViewController: BaseViewController {
    var name = ""
    override func viewDidLoad() {
        super.viewDidLoad()
        title = name
        navigationItem.largeTitleDisplayMode = .never
        view.backgroundColor = .white
        let label = UILabel(frame: CGRect(x: 20, y: 120, width: 300, height: 40))
        label.text = "You chose \(name)"
        view.addSubview(label)
    }
}
@UIApplicationMain
class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    private var coordinator: AppCoordinator?
    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        window = UIWindow(frame: UIScreen.main.bounds)
        coordinator = AppCoordinator(window: window!)
        coordinator?.start()
        return true
    }
}

visit(
    ("list", { print(screen) }),
    ("choose", { tap("Berlin") }),
    ("detail", { print(screen) }),
    ("back", { goBack() }),
    ("list", { print(screen) }))
