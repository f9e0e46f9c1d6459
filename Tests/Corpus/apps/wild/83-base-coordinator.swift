// A coordinator is freed after its result; a presented controller is freed after it is dismissed.
import UIKit
import RxSwift
import RxCocoa

class BaseCoordinator<ResultType> {
    typealias CoordinationResult = ResultType
    let disposeBag = DisposeBag()
    private let identifier = UUID()
    private var childCoordinators = [UUID: Any]()
    private func store<T>(coordinator: BaseCoordinator<T>) { childCoordinators[coordinator.identifier] = coordinator }
    private func free<T>(coordinator: BaseCoordinator<T>) { childCoordinators[coordinator.identifier] = nil }
    func coordinate<T>(to coordinator: BaseCoordinator<T>) -> Observable<T> {
        store(coordinator: coordinator)
        return coordinator.start().do(onNext: { [weak self] _ in self?.free(coordinator: coordinator) })
    }
    func start() -> Observable<ResultType> { fatalError("Start method should be implemented.") }
}
enum LanguageResult { case language(String), cancel }
final class LanguageViewModel {
    let select: AnyObserver<String>
    let cancel: AnyObserver<Void>
    let languages: Observable<[String]> = .just(["Swift", "Kotlin", "Rust"])
    let didSelect: Observable<String>
    let didCancel: Observable<Void>
    init() {
        let s = PublishSubject<String>(); select = s.asObserver(); didSelect = s.asObservable()
        let c = PublishSubject<Void>(); cancel = c.asObserver(); didCancel = c.asObservable()
    }
}
final class LanguageViewController: UITableViewController {
    var viewModel: LanguageViewModel!
    let disposeBag = DisposeBag()
    private let cancelButton = UIBarButtonItem(barButtonSystemItem: .cancel, target: nil, action: nil)
    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Choose a language"
        navigationItem.leftBarButtonItem = cancelButton
        tableView.delegate = nil
        tableView.dataSource = nil
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "LanguageCell")
        viewModel.languages.observe(on: MainScheduler.instance)
            .bind(to: tableView.rx.items(cellIdentifier: "LanguageCell", cellType: UITableViewCell.self)) { (_, language, cell) in
                cell.textLabel?.text = language
                cell.selectionStyle = .none
            }.disposed(by: disposeBag)
        tableView.rx.modelSelected(String.self).bind(to: viewModel.select).disposed(by: disposeBag)
        cancelButton.rx.tap.bind(to: viewModel.cancel).disposed(by: disposeBag)
    }
    deinit { print("language deinit") }
}
final class LanguageCoordinator: BaseCoordinator<LanguageResult> {
    private let root: UIViewController
    init(root: UIViewController) { self.root = root }
    override func start() -> Observable<CoordinationResult> {
        let vc = LanguageViewController()
        let nav = UINavigationController(rootViewController: vc)
        let vm = LanguageViewModel()
        vc.viewModel = vm
        let cancel = vm.didCancel.map { _ in CoordinationResult.cancel }
        let language = vm.didSelect.map { CoordinationResult.language($0) }
        root.present(nav, animated: true)
        return Observable.merge(cancel, language).take(1).do(onNext: { [weak nav] _ in nav?.dismiss(animated: true) })
    }
}
final class MainViewController: UIViewController {
    let choose = PublishSubject<Void>()
    let language = BehaviorSubject<String>(value: "Swift")
    private let label = UILabel()
    private let disposeBag = DisposeBag()
    override func viewDidLoad() {
        super.viewDidLoad()
        let item = UIBarButtonItem(title: "Language", style: .plain, target: nil, action: nil)
        navigationItem.rightBarButtonItem = item
        item.rx.tap.subscribe(choose).disposed(by: disposeBag)
        label.textAlignment = .center
        view.addSubview(label)
        label.translatesAutoresizingMaskIntoConstraints = false
        label.centerXAnchor.constraint(equalTo: view.centerXAnchor).isActive = true
        label.centerYAnchor.constraint(equalTo: view.centerYAnchor).isActive = true
        language.map { "Language: \($0)" }.bind(to: label.rx.text).disposed(by: disposeBag)
        language.bind(to: rx.title).disposed(by: disposeBag)
    }
}
final class AppCoordinator: BaseCoordinator<Void> {
    private let window: UIWindow
    init(window: UIWindow) { self.window = window }
    override func start() -> Observable<Void> {
        let main = MainViewController()
        let nav = UINavigationController(rootViewController: main)
        main.choose
            .flatMap { [weak self] _ -> Observable<String?> in
                guard let self = self else { return .empty() }
                return self.coordinate(to: LanguageCoordinator(root: nav)).map { result in
                    switch result { case .language(let l): return l; case .cancel: return nil }
                }
            }
            .compactMap { $0 }
            .bind(to: main.language)
            .disposed(by: disposeBag)
        window.rootViewController = nav
        window.makeKeyAndVisible()
        return Observable.never()
    }
}
@main
class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    private var appCoordinator: AppCoordinator!
    private let disposeBag = DisposeBag()
    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        window = UIWindow(frame: UIScreen.main.bounds)
        appCoordinator = AppCoordinator(window: window!)
        appCoordinator.start().subscribe().disposed(by: disposeBag)
        return true
    }
}
visit(
    ("", { print(screen); tap("Language") }),
    ("", { print(screen); tap("Rust") }),
    ("", { print(screen); tap("Language") }),
    ("", { tap("Cancel") }),
    ("", { print(screen) })
)
