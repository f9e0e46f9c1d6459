/*:
 # 25  A complete app

 Here everything comes together in a small app of two screens: a list of errands in two sections, and an
 editor. A **service** keeps the errands, **scenes** and a **coordinator** show and close screens, **view
 models** decide, **actions** carry what the user wants and return results. No part knows more than it
 needs: the editor does not know whose text it edits. The finished app is `lessons/apps/errands.swift`.
 */
import Action
import RxBlocking
import RxCocoa
import RxDataSources
import RxSwift
import UIKit

struct Errand: Equatable, IdentifiableType {
    let id: Int
    var text: String
    var isDone = false
    var identity: Int { id }
}
typealias ErrandSection = AnimatableSectionModel<String, Errand>
typealias ErrandSource =
    RxTableViewSectionedAnimatedDataSource<ErrandSection>

/// Lets so many seconds pass.
func pass(_ seconds: Int) {
    _ = Observable<Int>.timer(
        .seconds(seconds), scheduler: MainScheduler.instance
    ).toBlocking().materialize()
}
/*:
 ## The service

 Every operation is an observable. Creating an errand sends it back; asking for all errands sends every
 change. `deferred` delays the work until somebody subscribes. A database could replace the relay, and no
 other code would change.
 */
final class ErrandService {
    private let all: BehaviorRelay<[Errand]>
    private var nextID: Int
    init(_ texts: String...) {
        all = BehaviorRelay(
            value: texts.enumerated().map { Errand(id: $0, text: $1) })
        nextID = texts.count
    }
    func errands() -> Observable<[Errand]> { all.asObservable() }
    func create(_ text: String) -> Observable<Errand> {
        .deferred { [self] in
            let errand = Errand(id: nextID, text: text)
            nextID += 1
            all.accept(all.value + [errand])
            return .just(errand)
        }
    }
    /// Changes an errand; setting it to nil deletes it.
    func change(
        _ errand: Errand, _ run: @escaping (inout Errand?) -> Void
    ) -> Observable<Void> {
        .deferred { [self] in
            all.accept(
                all.value.compactMap { old in
                    var new: Errand? = old
                    if old.id == errand.id { run(&new) }
                    return new
                })
            return .just(())
        }
    }
}

//: > Guess: `create` is called twice, and only the first result is subscribed to. How many errands are there?
//: > Choice: 0
//: > Right: 1
//: > Choice: 2
example(of: "work that waits") {
    let service = ErrandService()
    let first = service.create("buy bread")
    _ = service.create("feed the cat")
    _ = service.errands()
        .subscribe(onNext: { print($0.count, "errands") })
    _ = first.subscribe(onNext: { print("created:", $0.text) })
}
/* Prints:
--- Example of: work that waits ---
0 errands
1 errands
created: buy bread
*/
//: The second one was never subscribed to, so nothing was created.

/*:
 ## Scenes and a coordinator

 A scene is a screen that could be shown. Only the coordinator knows about navigation: it shows a scene and
 closes it. Both take a while, so both return a `Completable` that completes when the animation is over.
 */
struct Scene {
    let name: String
    let controller: () -> UIViewController
}

protocol CoordinatorType: AnyObject {
    @discardableResult func open(_ scene: Scene) -> Completable
    @discardableResult func close() -> Completable
}

final class Coordinator: CoordinatorType {
    private var current: UIViewController?
    @discardableResult func open(_ scene: Scene) -> Completable {
        let (shown, controller) = (
            ReplaySubject<Never>.create(bufferSize: 1), scene.controller()
        )
        if let current {
            current.present(controller, animated: true) {
                shown.onCompleted()
            }
        } else {
            show(controller)
            shown.onCompleted()
        }
        current = controller
        return shown.asCompletable()
    }
    @discardableResult func close() -> Completable {
        let (closed, below) = (
            ReplaySubject<Never>.create(bufferSize: 1),
            current?.presentingViewController
        )
        current?.dismiss(animated: true) { closed.onCompleted() }
        current = below
        return closed.asCompletable()
    }
}

//: > Guess: The second screen slides in. Which line comes first?
//: > Right: second was opened
//: > Choice: second is shown
example(of: "a transition takes its time") {
    let coordinator = Coordinator()
    for name in ["first", "second"] {
        _ = coordinator.open(Scene(name: name) { UIViewController() })
            .subscribe(onCompleted: { print(name, "is shown") })
        print(name, "was opened")
    }
    pass(1)
}
/* Prints:
--- Example of: a transition takes its time ---
first is shown
first was opened
second was opened
second is shown
*/
/*:
 A `ReplaySubject` keeps the end: the transition runs even without a subscriber, and a late subscriber still
 gets the end.

 ## The editor

 Its view model has a text and two actions. **The editor does not know what happens to a text**: the code
 that opens it passes an action. This is how results come back. Then the coordinator closes the scene.
 */
struct EditorViewModel {
    let text: String
    let onUpdate: Action<String, Void>
    let onCancel: CocoaAction
    init(
        _ text: String, _ coordinator: CoordinatorType,
        update: Action<String, Void>, cancel: CocoaAction? = nil
    ) {
        self.text = text
        onUpdate = Action {
            update.execute($0).concat(
                coordinator.close().asObservable().map { _ in })
        }
        onCancel = CocoaAction {
            (cancel?.execute() ?? .empty()).concat(
                coordinator.close().asObservable().map { _ in })
        }
    }
}

final class EditorViewController: UIViewController {
    @IBOutlet weak var titleView: UITextView!
    @IBOutlet weak var okButton: UIBarButtonItem!
    @IBOutlet weak var cancelButton: UIBarButtonItem!
    private var viewModel: EditorViewModel!
    func bindViewModel(_ viewModel: EditorViewModel) {
        self.viewModel = viewModel
        loadViewIfNeeded()
        (okButton.title, cancelButton.title) = ("OK", "Cancel")
        titleView.text = viewModel.text
        cancelButton.rx.action = viewModel.onCancel
        okButton.rx.tap
            .withLatestFrom(titleView.rx.text.orEmpty)
            .bind(to: viewModel.onUpdate.inputs)
            .disposed(by: rx.disposeBag)
    }
}

extension Scene {
    static func editor(_ viewModel: EditorViewModel) -> Scene {
        Scene(name: "editor of '\(viewModel.text)'") {
            let editor = EditorViewController()
            editor.bindViewModel(viewModel)
            return editor
        }
    }
}

/// A coordinator that only writes down its calls.
final class Scribe: CoordinatorType {
    var log: [String] = []
    func open(_ scene: Scene) -> Completable {
        log.append(scene.name); return .empty()
    }
    func close() -> Completable { log.append("closed"); return .empty() }
}

//: > Guess: The text is confirmed, then the editor is cancelled. How often is the scene closed?
//: > Choice: once
//: > Right: twice
example(of: "the editor without a screen") {
    let scribe = Scribe()
    let update = Action<String, Void> {
        print("becomes", $0); return .just(())
    }
    let editor = EditorViewModel("buy bread", scribe, update: update)
    editor.onUpdate.execute("buy rye bread")
    editor.onCancel.execute()
    print(scribe.log)
}
/* Prints:
--- Example of: the editor without a screen ---
becomes buy rye bread
["closed", "closed"]
*/
/*:
 The two actions were enough to test the view model, without a window. The screen keeps the view model,
 because an action works only as long as it is retained.

 ## The list

 Its view model turns errands into sections, newest first. A new errand is created empty and edited at once;
 cancelling *that* editor deletes it again, so the editor gets a cancel action.
 */
struct ListViewModel {
    let service: ErrandService
    let coordinator: CoordinatorType
    var sections: Observable<[ErrandSection]> {
        service.errands().map { errands in
            [
                ErrandSection(
                    model: "Due",
                    items: errands.reversed().filter { !$0.isDone }),
                ErrandSection(
                    model: "Done",
                    items: errands.reversed().filter { $0.isDone }),
            ]
        }
    }
    func onCreate() -> CocoaAction {
        CocoaAction { [self] in
            service.create("").flatMap { errand in
                edit(
                    errand,
                    cancel: CocoaAction {
                        service.change(errand) { $0 = nil }
                    })
            }
        }
    }
    func onEdit() -> Action<Errand, Void> {
        Action { [self] in edit($0) }
    }
    func onToggle(_ errand: Errand) -> CocoaAction {
        CocoaAction { service.change(errand) { $0?.isDone.toggle() } }
    }
    private func edit(_ errand: Errand, cancel: CocoaAction? = nil)
        -> Observable<Void>
    {
        let update = Action<String, Void> { text in
            service.change(errand) { $0?.text = text }
        }
        let editor = EditorViewModel(
            errand.text, coordinator, update: update, cancel: cancel)
        return coordinator.open(.editor(editor)).asObservable().map { _ in
        }
    }
}

final class ErrandCell: UITableViewCell {
    @IBOutlet weak var button: UIButton!
    @IBOutlet weak var words: UILabel!
}

final class ListViewController: UIViewController {
    @IBOutlet weak var newButton: UIBarButtonItem!
    @IBOutlet weak var tableView: UITableView!
    private var onEdit: Action<Errand, Void>!
    func bindViewModel(_ viewModel: ListViewModel) {
        loadViewIfNeeded()
        newButton.title = "+"
        newButton.rx.action = viewModel.onCreate()
        let source = ErrandSource(
            configureCell: { _, table, path, errand in
                let cell =
                    table.dequeueReusableCell(
                        withIdentifier: "ErrandCell", for: path)
                    as! ErrandCell
                cell.words.text = errand.text
                cell.button.setTitle(
                    errand.isDone ? "✓" : "·", for: .normal)
                cell.button.rx.action = viewModel.onToggle(errand)
                return cell
            },
            titleForHeaderInSection: { source, index in
                source.sectionModels[index].model
            },
            canEditRowAtIndexPath: { _, _ in true })
        viewModel.sections.bind(
            to: tableView.rx.items(dataSource: source)
        ).disposed(by: rx.disposeBag)

        onEdit = viewModel.onEdit()
        tableView.rx.itemSelected
            .do(onNext: { [unowned self] path in
                tableView.deselectRow(at: path, animated: false)
            })
            .map { path in try source.model(at: path) as! Errand }
            .bind(to: onEdit.inputs)
            .disposed(by: rx.disposeBag)
    }
}

func start(_ service: ErrandService) -> ListViewController {
    let (list, coordinator) = (ListViewController(), Coordinator())
    list.bindViewModel(
        ListViewModel(service: service, coordinator: coordinator))
    coordinator.open(Scene(name: "list") { list })
    pass(1)
    return list
}

//: > Guess: Three errands are due, and one is tapped. How many are due then?
//: > Choice: 3
//: > Right: 2
example(of: "an errand is done") {
    let list = start(
        ErrandService("buy bread", "post the letter", "feed the cat"))
    print(list.tableView.numberOfRows(inSection: 0), "due")
    (list.tableView.cellForRow(at: IndexPath(row: 1, section: 0))
        as! ErrandCell).button.tap()
    pass(1)
    print(list.tableView.numberOfRows(inSection: 0), "due")
}
/* Prints:
--- Example of: an errand is done ---
3 due
2 due
*/
/* Screen:
┌─ List ────────────────────────────────┐
│                                     + │   newButton
├───────────────────────────────────────┤
│ ─ Due ─                               │
│ [ · ]  feed the cat                   │
│ [ · ]  buy bread                      │   tableView
│ ─ Done ─                              │
│ [ ✓ ]  post the letter                │
└───────────────────────────────────────┘
*/
/*:
 The tap changed the service, the service sent new sections, and the row moved.

 ## There and back

 > Guess: There is one errand. A new one is begun and cancelled, another one is written. How many are there at the end?
 > Choice: 1
 > Right: 2
 > Choice: 3
 */
example(of: "results come back") {
    let service = ErrandService("buy bread")
    let list = start(service)
    service.errands().subscribe(onNext: { print($0.count, "errands") })
        .disposed(by: list.rx.disposeBag)
    for (text, button) in [("never mind", "Cancel"), ("call Ina", "OK")] {
        tap("+")
        pass(1)
        screen.find("titleView", as: UITextView.self).type(text)
        tap(button)
        pass(1)
    }
}
/* Prints:
--- Example of: results come back ---
1 errands
2 errands
1 errands
2 errands
2 errands
*/
/*:
 ## Challenge: Three wishes

 `statistics(_:)` is the text below the list, `"2 due, 1 done"`: count the due and the done in two chains and
 combine them; each change gives **one** line. `deletion(of:in:)` binds what a swipe deletes to the service.
 `depth(of:)` sends the number of screens on the navigation stack after each transition: the back arrow does
 not ask the coordinator.
 */
//: > Hint: Two counts that change at once: `combineLatest` shows a state between the two, `zip` does not.
//: > Hint: `table.rx.modelDeleted(Errand.self)`; `navigation.rx.didShow`.
/* Starter:
func statistics(_ service: ErrandService) -> Observable<String> {
    service.errands().map { "\($0.count) due" }
}
func deletion(of table: UITableView, in service: ErrandService)
    -> Disposable
{
    table.rx.itemDeleted.subscribe()
}
func depth(of navigation: UINavigationController) -> Observable<Int> {
    .just(1)
}
*/
//: ### Solution
func statistics(_ service: ErrandService) -> Observable<String> {
    let due = service.errands().map { $0.filter { !$0.isDone }.count }
    let done = service.errands().map { $0.filter { $0.isDone }.count }
    return Observable.zip(due, done) { "\($0) due, \($1) done" }
}
func deletion(of table: UITableView, in service: ErrandService)
    -> Disposable
{
    table.rx.modelDeleted(Errand.self).flatMap {
        service.change($0) { $0 = nil }
    }.subscribe()
}
func depth(of navigation: UINavigationController) -> Observable<Int> {
    navigation.rx.didShow.map { [unowned navigation] _ in
        navigation.viewControllers.count
    }
}

example(of: "Challenge: Three wishes") {
    let service = ErrandService("buy bread", "feed the cat")
    let list = start(service)
    _ = deletion(of: list.tableView, in: service)
    _ = statistics(service).subscribe(onNext: { print($0) })
    list.tableView.delete(row: 0)
}
/* Prints:
--- Example of: Challenge: Three wishes ---
2 due, 0 done
1 due, 0 done
*/
/* Judge: each change is one line
let service = ErrandService("a", "b")
_ = statistics(service).subscribe(onNext: { print($0) })
_ = service.change(Errand(id: 1, text: "")) { $0?.isDone = true }.subscribe()
_ = service.create("c").subscribe()
Prints:
2 due, 0 done
1 due, 1 done
2 due, 1 done
Says: two counts that belong together come as a pair, never one new and one old
*/
/* Judge: a swipe deletes
let service = ErrandService("a", "b", "c")
let list = start(service)
_ = deletion(of: list.tableView, in: service)
list.tableView.delete(row: 1)
_ = service.errands().subscribe(onNext: { print($0.map { $0.text }) })
Prints:
["a", "c"]
Says: the swiped errand is deleted in the service
*/
/* Judge: the arrow is noticed
let navigation = UINavigationController(rootViewController: UIViewController())
show(navigation)
pass(1)
let watching = depth(of: navigation).subscribe(onNext: { print($0) })
navigation.pushViewController(UIViewController(), animated: true)
pass(1)
goBack()
pass(1)
Prints:
2
1
Says: the number comes after each transition, also after that of the back arrow
*/
/*:
 ## What to keep

 - A service gives observables, a coordinator `Completable`s that tell you when a screen is shown.
 - View models know the coordinator by a protocol; a test uses another class in its place.
 - Actions carry inputs and return results, and refuse a second input while the first is running.

 This was the last lesson of the course. Next: lesson 26, Rx and async/await, for code that uses both.
 */
