/*:
 # Errands

 The finished app of lesson 25: a list in two sections, an editor, a service that keeps the errands in a database, a
 coordinator for navigation, and view models whose actions carry inputs and return results.

 `rill app lessons/apps/errands.swift` opens it, `rill run` plays a visit.
 */
import Action
import NSObject_Rx
import RealmSwift
import RxCocoa
import RxDataSources
import RxRealm
import RxSwift
import UIKit

// MARK: Model

final class ErrandRecord: Object {
    @objc dynamic var id = 0
    @objc dynamic var text = ""
    @objc dynamic var isDone = false
    override class func primaryKey() -> String? { "id" }
}

/// An errand as the rest of the app sees it.
struct Errand: Equatable, IdentifiableType {
    let id: Int
    let text: String
    let isDone: Bool
    var identity: Int { id }
}
typealias ErrandSection = AnimatableSectionModel<String, Errand>

// MARK: Service

protocol ErrandServiceType {
    func create(_ text: String) -> Observable<Errand>
    func change(_ errand: Errand, _ run: @escaping (ErrandRecord) -> Void) -> Observable<Void>
    func delete(_ errand: Errand) -> Observable<Void>
    func errands() -> Observable<[Errand]>
}

final class ErrandService: ErrandServiceType {
    private let realm = try! Realm()
    private var records: Results<ErrandRecord> { realm.objects(ErrandRecord.self) }

    init(_ texts: [String]) {
        if records.isEmpty { for text in texts { _ = create(text).subscribe() } }
    }
    func create(_ text: String) -> Observable<Errand> {
        .deferred { [self] in
            let record = ErrandRecord()
            record.id = (records.max(ofProperty: "id") as Int? ?? 0) + 1
            record.text = text
            try realm.write { realm.add(record) }
            return .just(Errand(id: record.id, text: text, isDone: false))
        }
    }
    func change(_ errand: Errand, _ run: @escaping (ErrandRecord) -> Void) -> Observable<Void> {
        .deferred { [self] in
            guard let record = realm.object(ofType: ErrandRecord.self, forPrimaryKey: errand.id) else { return .empty() }
            try realm.write { run(record) }
            return .just(())
        }
    }
    func delete(_ errand: Errand) -> Observable<Void> {
        change(errand) { [realm] record in realm.delete(record) }
    }
    func errands() -> Observable<[Errand]> {
        Observable.array(from: records.sorted(byKeyPath: "id", ascending: false))
            .map { $0.map { Errand(id: $0.id, text: $0.text, isDone: $0.isDone) } }
    }
}

// MARK: Scenes

struct Scene {
    let controller: () -> UIViewController
}

protocol CoordinatorType: AnyObject {
    @discardableResult func open(_ scene: Scene) -> Completable
    @discardableResult func close() -> Completable
}

final class Coordinator: CoordinatorType {
    private var current: UIViewController?

    @discardableResult func open(_ scene: Scene) -> Completable {
        let (shown, controller) = (ReplaySubject<Never>.create(bufferSize: 1), scene.controller())
        if let current {
            current.present(controller, animated: true) { shown.onCompleted() }
        } else {
            show(controller)
            shown.onCompleted()
        }
        current = controller
        return shown.asCompletable()
    }
    @discardableResult func close() -> Completable {
        let (closed, below) = (ReplaySubject<Never>.create(bufferSize: 1), current?.presentingViewController)
        current?.dismiss(animated: true) { closed.onCompleted() }
        current = below
        return closed.asCompletable()
    }
}

// MARK: The editor

struct EditorViewModel {
    let text: String
    let onUpdate: Action<String, Void>
    let onCancel: CocoaAction

    init(_ text: String, _ coordinator: CoordinatorType, update: Action<String, Void>, cancel: CocoaAction? = nil) {
        self.text = text
        onUpdate = Action { update.execute($0).concat(coordinator.close().asObservable().map { _ in }) }
        onCancel = CocoaAction {
            (cancel?.execute() ?? .empty()).concat(coordinator.close().asObservable().map { _ in })
        }
    }
}

final class EditorViewController: UIViewController {
    @IBOutlet weak var titleView: UITextView!
    @IBOutlet weak var okButton: UIBarButtonItem!
    @IBOutlet weak var cancelButton: UIBarButtonItem!
    private var viewModel: EditorViewModel!

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        titleView.becomeFirstResponder()
    }

    func bindViewModel(_ viewModel: EditorViewModel) {
        self.viewModel = viewModel
        loadViewIfNeeded()
        title = "An errand"
        (okButton.title, cancelButton.title) = ("OK", "Cancel")
        titleView.text = viewModel.text
        cancelButton.rx.action = viewModel.onCancel
        okButton.rx.tap
            .withLatestFrom(titleView.rx.text.orEmpty)
            .bind(to: viewModel.onUpdate.inputs)
            .disposed(by: rx.disposeBag)
        titleView.rx.text.orEmpty
            .map { !$0.isEmpty }
            .bind(to: okButton.rx.isEnabled)
            .disposed(by: rx.disposeBag)
    }
}

extension Scene {
    static func editor(_ viewModel: EditorViewModel) -> Scene {
        Scene {
            let editor = EditorViewController()
            editor.bindViewModel(viewModel)
            return editor
        }
    }
    static func list(_ viewModel: ListViewModel) -> Scene {
        Scene {
            let list = ListViewController()
            list.bindViewModel(viewModel)
            return list
        }
    }
}

// MARK: The list

struct ListViewModel {
    let service: ErrandServiceType
    let coordinator: CoordinatorType

    var sections: Observable<[ErrandSection]> {
        service.errands().map { errands in
            [
                ErrandSection(model: "Due", items: errands.filter { !$0.isDone }),
                ErrandSection(model: "Done", items: errands.filter { $0.isDone }),
            ]
        }
    }
    var statistics: Observable<String> {
        let due = service.errands().map { $0.filter { !$0.isDone }.count }
        let done = service.errands().map { $0.filter { $0.isDone }.count }
        return Observable.zip(due, done) { "\($0) due, \($1) done" }
    }
    func onCreate() -> CocoaAction {
        CocoaAction { [self] in
            service.create("").flatMap { errand in edit(errand, cancel: CocoaAction { service.delete(errand) }) }
        }
    }
    func onEdit() -> Action<Errand, Void> { Action { [self] in edit($0) } }
    func onDelete() -> Action<Errand, Void> { Action { [self] in service.delete($0) } }
    func onToggle(_ errand: Errand) -> CocoaAction { CocoaAction { service.change(errand) { $0.isDone.toggle() } } }

    private func edit(_ errand: Errand, cancel: CocoaAction? = nil) -> Observable<Void> {
        let update = Action<String, Void> { text in service.change(errand) { $0.text = text } }
        let editor = EditorViewModel(errand.text, coordinator, update: update, cancel: cancel)
        return coordinator.open(.editor(editor)).asObservable().map { _ in }
    }
}

final class ErrandCell: UITableViewCell {
    @IBOutlet weak var button: UIButton!
    @IBOutlet weak var words: UILabel!

    override func prepareForReuse() {
        button.rx.action = nil
        super.prepareForReuse()
    }
}

final class ListViewController: UIViewController {
    @IBOutlet weak var newButton: UIBarButtonItem!
    @IBOutlet weak var statisticsLabel: UILabel!
    @IBOutlet weak var tableView: UITableView!
    private var onEdit: Action<Errand, Void>!
    private var onDelete: Action<Errand, Void>!

    func bindViewModel(_ viewModel: ListViewModel) {
        loadViewIfNeeded()
        title = "Errands"
        newButton.title = "+"
        newButton.rx.action = viewModel.onCreate()
        (onEdit, onDelete) = (viewModel.onEdit(), viewModel.onDelete())
        viewModel.statistics.bind(to: statisticsLabel.rx.text).disposed(by: rx.disposeBag)

        let source = RxTableViewSectionedAnimatedDataSource<ErrandSection>(
            configureCell: { _, table, path, errand in
                let cell = table.dequeueReusableCell(withIdentifier: "ErrandCell", for: path) as! ErrandCell
                cell.words.text = errand.text
                cell.button.setTitle(errand.isDone ? "✓" : "·", for: .normal)
                cell.button.rx.action = viewModel.onToggle(errand)
                return cell
            },
            titleForHeaderInSection: { source, index in source.sectionModels[index].model },
            canEditRowAtIndexPath: { _, _ in true })
        viewModel.sections.bind(to: tableView.rx.items(dataSource: source)).disposed(by: rx.disposeBag)
        tableView.rx.itemSelected
            .do(onNext: { [unowned self] path in tableView.deselectRow(at: path, animated: false) })
            .map { path in try source.model(at: path) as! Errand }
            .bind(to: onEdit.inputs)
            .disposed(by: rx.disposeBag)
        tableView.rx.modelDeleted(Errand.self).bind(to: onDelete.inputs).disposed(by: rx.disposeBag)
    }
    func check(_ row: Int) {
        (tableView.cellForRow(at: IndexPath(row: row, section: 0)) as? ErrandCell)?.button.tap()
    }
}

// MARK: The start

let service = ErrandService(["buy bread", "post the letter", "feed the cat"])
let coordinator = Coordinator()
coordinator.open(.list(ListViewModel(service: service, coordinator: coordinator)))

var list: ListViewController { UIApplication.shared.keyWindow!.rootViewController as! ListViewController }
var words: UITextView { screen.find("titleView", as: UITextView.self) }
visit(
    ("look", { print(screen) }),
    ("check off the letter", { list.check(1) }),
    ("tap +", { tap("+") }),
    ("tap Cancel", { tap("Cancel") }),
    ("tap + twice", { ["+", "+"].forEach { tap($0) } }),
    ("type a text", { words.type("call Ina") }),
    ("look", { print(screen) }),
    ("tap OK", { tap("OK") }),
    ("open the bread", { list.tableView.select(row: 2) }),
    ("type a new text", { words.clear(); words.type("buy rye bread") }),
    ("tap OK again", { tap("OK") }),
    ("swipe the cat away", { list.tableView.delete(row: 1) }),
    ("look", { print(screen) })
)
/* Prints:
> look
┌─ List ────────────────────────────────┐
│ Errands                             + │   newButton
├───────────────────────────────────────┤
│ 3 due, 0 done                         │   statisticsLabel
│ ─ Due ─                               │
│ [ · ]  feed the cat                   │
│ [ · ]  post the letter                │   tableView
│ [ · ]  buy bread                      │
│ ─ Done ─                              │
└───────────────────────────────────────┘
> check off the letter
> tap +
> tap Cancel
> tap + twice
(note: no view on the screen is named "+"; there is "Cancel", "OK", "titleView")
> type a text
> look
┌─ List ────────────────────────────────┐
│ An errand                  Cancel  OK │   okButton, cancelButton
├───────────────────────────────────────┤
│ ┌───────────────────────────────────┐ │
│ │ call Ina                          │ │   titleView
│ └───────────────────────────────────┘ │
└───────────────────────────────────────┘
> tap OK
> open the bread
> type a new text
> tap OK again
> swipe the cat away
> look
┌─ List ────────────────────────────────┐
│ Errands                             + │   newButton
├───────────────────────────────────────┤
│ 2 due, 1 done                         │   statisticsLabel
│ ─ Due ─                               │
│ [ · ]  call Ina                       │
│ [ · ]  buy rye bread                  │   tableView
│ ─ Done ─                              │
│ [ ✓ ]  post the letter                │
└───────────────────────────────────────┘
*/
