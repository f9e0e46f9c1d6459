// A list of errands in scenes as a course of RxSwift 4 writes it: objects of a database as row models, a coordinator that owns
// the window, actions between view models, cells that observe their object. The unit that goes into an action is a closure.
import Action
import NSObject_Rx
import RealmSwift
import RxCocoa
import RxDataSources
import RxRealm
import RxSwift
import UIKit

// MARK: Model

class Errand: Object {
    @objc dynamic var uid: Int = 0
    @objc dynamic var title: String = ""
    @objc dynamic var added: Date = Date()
    @objc dynamic var checked: Date? = nil

    override class func primaryKey() -> String? {
        return "uid"
    }
}

extension Errand: IdentifiableType {
    var identity: Int {
        return self.isInvalidated ? 0 : uid
    }
}

typealias ErrandSection = AnimatableSectionModel<String, Errand>

// MARK: Service

enum ErrandServiceError: Error {
    case creationFailed
    case updateFailed(Errand)
    case deletionFailed(Errand)
    case toggleFailed(Errand)
}

protocol ErrandServiceType {
    @discardableResult
    func create(title: String) -> Observable<Errand>
    @discardableResult
    func delete(errand: Errand) -> Observable<Void>
    @discardableResult
    func update(errand: Errand, title: String) -> Observable<Errand>
    @discardableResult
    func toggle(errand: Errand) -> Observable<Errand>
    func errands() -> Observable<Results<Errand>>
}

struct ErrandService: ErrandServiceType {
    init() {
        do {
            let realm = try Realm()
            if realm.objects(Errand.self).count == 0 {
                ["Rope", "Paint", "Bread"].forEach {
                    self.create(title: $0)
                }
            }
        } catch _ {
        }
    }

    fileprivate func withRealm<T>(_ operation: String, action: (Realm) throws -> T) -> T? {
        do {
            let realm = try Realm()
            return try action(realm)
        } catch let err {
            print("Failed \(operation) realm with error: \(err)")
            return nil
        }
    }

    @discardableResult
    func create(title: String) -> Observable<Errand> {
        let result = withRealm("creating") { realm -> Observable<Errand> in
            let errand = Errand()
            errand.title = title
            try realm.write {
                errand.uid = (realm.objects(Errand.self).max(ofProperty: "uid") ?? 0) + 1
                errand.added = Date(timeIntervalSinceReferenceDate: Double(errand.uid))
                realm.add(errand)
            }
            return .just(errand)
        }
        return result ?? .error(ErrandServiceError.creationFailed)
    }

    @discardableResult
    func delete(errand: Errand) -> Observable<Void> {
        let result = withRealm("deleting") { realm -> Observable<Void> in
            try realm.write {
                realm.delete(errand)
            }
            return .empty()
        }
        return result ?? .error(ErrandServiceError.deletionFailed(errand))
    }

    @discardableResult
    func update(errand: Errand, title: String) -> Observable<Errand> {
        let result = withRealm("updating title") { realm -> Observable<Errand> in
            try realm.write {
                errand.title = title
            }
            return .just(errand)
        }
        return result ?? .error(ErrandServiceError.updateFailed(errand))
    }

    @discardableResult
    func toggle(errand: Errand) -> Observable<Errand> {
        let result = withRealm("toggling") { realm -> Observable<Errand> in
            try realm.write {
                if errand.checked == nil {
                    errand.checked = Date()
                } else {
                    errand.checked = nil
                }
            }
            return .just(errand)
        }
        return result ?? .error(ErrandServiceError.toggleFailed(errand))
    }

    func errands() -> Observable<Results<Errand>> {
        let result = withRealm("getting errands") { realm -> Observable<Results<Errand>> in
            let errands = realm.objects(Errand.self)
            return Observable.collection(from: errands)
        }
        return result ?? .empty()
    }
}

// MARK: Scenes

enum Scene {
    case errands(ErrandsViewModel)
    case edit(EditViewModel)
}

extension Scene {
    func viewController() -> UIViewController {
        let storyboard = UIStoryboard(name: "Main", bundle: nil)
        switch self {
        case .errands(let viewModel):
            let nc = UINavigationController(
                rootViewController: storyboard.instantiateViewController(withIdentifier: "ErrandsViewController"))
            var vc = nc.viewControllers.first as! ErrandsViewController
            vc.bindViewModel(to: viewModel)
            return nc
        case .edit(let viewModel):
            let nc = UINavigationController(
                rootViewController: storyboard.instantiateViewController(withIdentifier: "EditViewController"))
            var vc = nc.viewControllers.first as! EditViewController
            vc.bindViewModel(to: viewModel)
            return nc
        }
    }
}

enum SceneTransitionType {
    case root
    case push
    case modal
}

protocol SceneCoordinatorType {
    @discardableResult
    func transition(to scene: Scene, type: SceneTransitionType) -> Completable
    @discardableResult
    func pop(animated: Bool) -> Completable
}

extension SceneCoordinatorType {
    @discardableResult
    func pop() -> Completable {
        return pop(animated: true)
    }
}

class SceneCoordinator: SceneCoordinatorType {
    fileprivate var window: UIWindow
    fileprivate var currentViewController: UIViewController

    required init(window: UIWindow) {
        self.window = window
        currentViewController = window.rootViewController!
    }

    static func actualViewController(for viewController: UIViewController) -> UIViewController {
        if let navigationController = viewController as? UINavigationController {
            return navigationController.viewControllers.first!
        } else {
            return viewController
        }
    }

    @discardableResult
    func transition(to scene: Scene, type: SceneTransitionType) -> Completable {
        let subject = PublishSubject<Void>()
        let viewController = scene.viewController()
        switch type {
        case .root:
            currentViewController = SceneCoordinator.actualViewController(for: viewController)
            window.rootViewController = viewController
            subject.onCompleted()
        case .push:
            guard let navigationController = currentViewController.navigationController else {
                fatalError("Can't push a view controller without a current navigation controller")
            }
            _ = navigationController.rx.delegate
                .sentMessage(#selector(UINavigationControllerDelegate.navigationController(_:didShow:animated:)))
                .map { _ in }
                .bind(to: subject)
            navigationController.pushViewController(viewController, animated: true)
            currentViewController = SceneCoordinator.actualViewController(for: viewController)
        case .modal:
            currentViewController.present(viewController, animated: true) {
                subject.onCompleted()
            }
            currentViewController = SceneCoordinator.actualViewController(for: viewController)
        }
        return subject.asObservable()
            .take(1)
            .ignoreElements()
            .asCompletable()
    }

    @discardableResult
    func pop(animated: Bool) -> Completable {
        let subject = PublishSubject<Void>()
        if let presenter = currentViewController.presentingViewController {
            currentViewController.dismiss(animated: animated) {
                self.currentViewController = SceneCoordinator.actualViewController(for: presenter)
                subject.onCompleted()
            }
        } else if let navigationController = currentViewController.navigationController {
            _ = navigationController.rx.delegate
                .sentMessage(#selector(UINavigationControllerDelegate.navigationController(_:didShow:animated:)))
                .map { _ in }
                .bind(to: subject)
            guard navigationController.popViewController(animated: animated) != nil else {
                fatalError("can't navigate back from \(currentViewController)")
            }
            currentViewController = SceneCoordinator.actualViewController(for: navigationController.viewControllers.last!)
        } else {
            fatalError("Not a modal, no navigation controller: can't navigate back from \(currentViewController)")
        }
        return subject.asObservable()
            .take(1)
            .ignoreElements()
            .asCompletable()
    }
}

protocol BindableType {
    associatedtype ViewModelType
    var viewModel: ViewModelType! { get set }
    func bindViewModel()
}

extension BindableType where Self: UIViewController {
    mutating func bindViewModel(to model: Self.ViewModelType) {
        viewModel = model
        loadViewIfNeeded()
        bindViewModel()
    }
}

// MARK: View models

struct EditViewModel {
    let itemTitle: String
    let onUpdate: Action<String, Void>
    let onCancel: CocoaAction!
    let disposeBag = DisposeBag()

    init(errand: Errand, coordinator: SceneCoordinatorType, updateAction: Action<String, Void>, cancelAction: CocoaAction? = nil) {
        itemTitle = errand.title
        onUpdate = updateAction
        onCancel = CocoaAction {
            if let cancelAction = cancelAction {
                cancelAction.execute(())
            }
            return coordinator.pop()
                .asObservable()
                .map { _ in }
        }
        onUpdate.executionObservables
            .take(1)
            .subscribe(onNext: { _ in
                coordinator.pop()
            })
            .disposed(by: disposeBag)
    }
}

struct ErrandsViewModel {
    let sceneCoordinator: SceneCoordinatorType
    let errandService: ErrandServiceType

    init(errandService: ErrandServiceType, coordinator: SceneCoordinatorType) {
        self.errandService = errandService
        self.sceneCoordinator = coordinator
    }

    func onToggle(errand: Errand) -> CocoaAction {
        return CocoaAction {
            return self.errandService.toggle(errand: errand).map { _ in }
        }
    }

    func onDelete(errand: Errand) -> CocoaAction {
        return CocoaAction {
            return self.errandService.delete(errand: errand)
        }
    }

    func onUpdateTitle(errand: Errand) -> Action<String, Void> {
        return Action { newTitle in
            return self.errandService.update(errand: errand, title: newTitle).map { _ in }
        }
    }

    var sectionedItems: Observable<[ErrandSection]> {
        return self.errandService.errands()
            .map { results in
                let due = results
                    .filter("checked == nil")
                    .sorted(byKeyPath: "added", ascending: false)
                let done = results
                    .filter("checked != nil")
                    .sorted(byKeyPath: "checked", ascending: false)
                return [
                    ErrandSection(model: "Due Errands", items: due.toArray()),
                    ErrandSection(model: "Done Errands", items: done.toArray()),
                ]
            }
    }

    func onCreate() -> CocoaAction {
        return CocoaAction { _ in
            return self.errandService
                .create(title: "")
                .flatMap { errand -> Observable<Void> in
                    let editViewModel = EditViewModel(
                        errand: errand,
                        coordinator: self.sceneCoordinator,
                        updateAction: self.onUpdateTitle(errand: errand),
                        cancelAction: self.onDelete(errand: errand))
                    return self.sceneCoordinator
                        .transition(to: Scene.edit(editViewModel), type: .modal)
                        .asObservable()
                        .map { _ in }
                }
        }
    }

    lazy var editAction: Action<Errand, Swift.Never> = { this in
        return Action { errand in
            let editViewModel = EditViewModel(
                errand: errand,
                coordinator: this.sceneCoordinator,
                updateAction: this.onUpdateTitle(errand: errand))
            return this.sceneCoordinator
                .transition(to: Scene.edit(editViewModel), type: .modal)
                .asObservable()
        }
    }(self)
}

// MARK: Controllers

class ErrandCell: UITableViewCell {
    @IBOutlet weak var title: UILabel!
    @IBOutlet weak var button: UIButton!
    var disposeBag = DisposeBag()

    func configure(with item: Errand, action: CocoaAction) {
        button.rx.action = action
        item.rx.observe(String.self, "title")
            .subscribe(onNext: { [weak self] title in
                self?.title.text = title
            })
            .disposed(by: disposeBag)
        item.rx.observe(Date.self, "checked")
            .subscribe(onNext: { [weak self] date in
                let image = UIImage(named: date == nil ? "ItemNotChecked" : "ItemChecked")
                self?.button.setImage(image, for: .normal)
            })
            .disposed(by: disposeBag)
    }

    override func prepareForReuse() {
        button.rx.action = nil
        disposeBag = DisposeBag()
        super.prepareForReuse()
    }
}

class ErrandsViewController: UIViewController, BindableType {
    @IBOutlet var tableView: UITableView!
    @IBOutlet var statisticsLabel: UILabel!
    @IBOutlet var newErrandButton: UIBarButtonItem!

    var viewModel: ErrandsViewModel!
    var dataSource: RxTableViewSectionedAnimatedDataSource<ErrandSection>!

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Errands"
        tableView.rowHeight = UITableView.automaticDimension
        tableView.estimatedRowHeight = 60
        configureDataSource()
        setEditing(true, animated: false)
    }

    func bindViewModel() {
        viewModel.sectionedItems
            .bind(to: tableView.rx.items(dataSource: dataSource))
            .disposed(by: self.rx.disposeBag)

        newErrandButton.rx.action = viewModel.onCreate()

        tableView.rx.itemSelected
            .do(onNext: { [unowned self] indexPath in
                self.tableView.deselectRow(at: indexPath, animated: false)
            })
            .map { [unowned self] indexPath in
                try! self.dataSource.model(at: indexPath) as! Errand
            }
            .bind(to: viewModel.editAction.inputs)
            .disposed(by: self.rx.disposeBag)

        tableView.rx.itemDeleted
            .map { [unowned self] indexPath in
                try! self.tableView.rx.model(at: indexPath) as Errand
            }
            .subscribe(onNext: { [unowned self] errand in
                self.viewModel.onDelete(errand: errand).execute(())
            })
            .disposed(by: self.rx.disposeBag)

        viewModel.sectionedItems
            .map { "\($0[0].items.count) due, \($0[1].items.count) done" }
            .bind(to: statisticsLabel.rx.text)
            .disposed(by: self.rx.disposeBag)

        viewModel.sectionedItems
            .subscribe(onNext: { UIApplication.shared.applicationIconBadgeNumber = $0[0].items.count })
            .disposed(by: self.rx.disposeBag)
    }

    fileprivate func configureDataSource() {
        dataSource = RxTableViewSectionedAnimatedDataSource<ErrandSection>(
            configureCell: { [weak self] dataSource, tableView, indexPath, item in
                let cell = tableView.dequeueReusableCell(withIdentifier: "ErrandCell", for: indexPath) as! ErrandCell
                if let strongSelf = self {
                    cell.configure(with: item, action: strongSelf.viewModel.onToggle(errand: item))
                }
                return cell
            },
            titleForHeaderInSection: { dataSource, index in
                dataSource.sectionModels[index].model
            },
            canEditRowAtIndexPath: { _, _ in true })
    }
}

class EditViewController: UIViewController, BindableType {
    @IBOutlet var titleView: UITextView!
    @IBOutlet var okButton: UIBarButtonItem!
    @IBOutlet var cancelButton: UIBarButtonItem!

    var viewModel: EditViewModel!

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        titleView.becomeFirstResponder()
    }

    func bindViewModel() {
        titleView.text = viewModel.itemTitle
        cancelButton.rx.action = viewModel.onCancel

        okButton.rx.tap
            .withLatestFrom(titleView.rx.text.orEmpty)
            .bind(to: viewModel.onUpdate.inputs)
            .disposed(by: self.rx.disposeBag)
    }
}

// MARK: The delegate of the app

@UIApplicationMain
class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        let service = ErrandService()
        let sceneCoordinator = SceneCoordinator(window: window!)
        let errandsViewModel = ErrandsViewModel(errandService: service, coordinator: sceneCoordinator)
        let firstScene = Scene.errands(errandsViewModel)
        sceneCoordinator.transition(to: firstScene, type: .root)
        return false
    }
}

// MARK: What a person does

var list: ErrandsViewController {
    let window = (UIApplication.shared.delegate as! AppDelegate).window!
    return (window.rootViewController as! UINavigationController).viewControllers.first as! ErrandsViewController
}
func rows() {
    for section in 0..<list.tableView.numberOfSections {
        let cells = (0..<list.tableView.numberOfRows(inSection: section)).map {
            (list.tableView.cellForRow(at: IndexPath(row: $0, section: section)) as! ErrandCell).title.text!
        }
        print(list.dataSource.sectionModels[section].model, cells)
    }
    print(list.statisticsLabel.text!, UIApplication.shared.applicationIconBadgeNumber)
}
func check(_ row: Int, _ section: Int) {
    (list.tableView.cellForRow(at: IndexPath(row: row, section: section)) as! ErrandCell).button.tap()
}
visit(
    ("start", { rows() }),
    ("check the second", { check(1, 0) }),
    ("look", { rows() }),
    ("uncheck it", { check(0, 1) }),
    ("look again", { rows() }),
    ("plus, twice", { list.newErrandButton.tap(); list.newErrandButton.tap() }),
    ("an empty row and an editor", { rows(); print(list.navigationController!.presentedViewController != nil) }),
    ("type and OK", {
        let editor = (list.navigationController!.presentedViewController as! UINavigationController).viewControllers[0] as! EditViewController
        editor.titleView.type("Nails")
        editor.okButton.tap()
    }),
    ("the row has it", { rows(); print(list.navigationController!.presentedViewController == nil) }),
    ("plus", { list.newErrandButton.tap() }),
    ("cancel", {
        let editor = (list.navigationController!.presentedViewController as! UINavigationController).viewControllers[0] as! EditViewController
        editor.cancelButton.tap()
    }),
    ("the row is gone", { rows() }),
    ("a row", { list.tableView.select(row: 0); print(list.tableView.indexPathForSelectedRow == nil) }),
    ("cancel that", {
        let editor = (list.navigationController!.presentedViewController as! UINavigationController).viewControllers[0] as! EditViewController
        print(editor.titleView.text!)
        editor.cancelButton.tap()
    }),
    ("nothing changed", { rows() }),
    ("swipe and delete", { list.tableView.delete(row: 0) }),
    ("it is gone", { rows() })
)
