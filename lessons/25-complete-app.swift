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

/// Something to do.
struct Errand: Equatable, IdentifiableType {
    let id: Int
    var text: String
    var isDone = false
    var identity: Int { id }
}
/// A section of the table of errands.
typealias ErrandSection = AnimatableSectionModel<String, Errand>
/// The data source of the table of errands.
typealias ErrandSource =
    RxTableViewSectionedAnimatedDataSource<ErrandSection>

/// Lets time pass.
func pass(_ seconds: Int) {
    _ = Observable<Int>.timer(
        .seconds(seconds), scheduler: MainScheduler.instance
    ).toBlocking().materialize()
}

/// A cell with a button and a text.
final class ErrandCell: UITableViewCell {
    @IBOutlet weak var button: UIButton!
    @IBOutlet weak var words: UILabel!
}
/*:
 ## The service

 A service keeps the errands. `errands()` sends the whole list at each change. A database could replace
 the relay, and no other code would change.
 */
final class ErrandService {
    let all: BehaviorRelay<[Errand]>

    init(_ texts: String...) {
        all = BehaviorRelay(
            value: texts.enumerated().map { Errand(id: $0, text: $1) })
    }
    func errands() -> Observable<[Errand]> { all.asObservable() }
}

//: Every operation is an observable. `create` sends the new errand back. `deferred` delays the work until
//: the subscription.
extension ErrandService {
    func create(_ text: String) -> Observable<Errand> {
        .deferred { [all] in
            let id = (all.value.map { $0.id }.max() ?? -1) + 1
            let errand = Errand(id: id, text: text)
            all.accept(all.value + [errand])
            return .just(errand)
        }
    }
}

//: `create` is called twice, and only the first result is subscribed to.
//: > Guess: How many errands are there?
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

//: `change` gets a closure that changes one errand. Setting it to nil deletes the errand.
extension ErrandService {
    func change(
        _ errand: Errand, _ run: @escaping (inout Errand?) -> Void
    ) -> Observable<Void> {
        .deferred { [all] in
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

//: Two errands. The text of one is changed, the other one is deleted.
//: > Guess: How many lists does `errands()` send in all?
//: > Choice: 2
//: > Right: 3
example(of: "a change and a deletion") {
    let service = ErrandService("buy bread", "feed the cat")
    let (bread, cat) = (service.all.value[0], service.all.value[1])
    _ = service.errands()
        .subscribe(onNext: { print($0.map { $0.text }) })
    _ = service.change(bread) { $0?.text = "buy rye bread" }.subscribe()
    _ = service.change(cat) { $0 = nil }.subscribe()
}
/* Prints:
--- Example of: a change and a deletion ---
["buy bread", "feed the cat"]
["buy rye bread", "feed the cat"]
["buy rye bread"]
*/
/*:
 ## Scenes and a coordinator

 A scene is a screen that could be shown. A coordinator shows scenes and closes them: it alone knows about
 navigation. Both take a while, so both return a `Completable`: it completes when the animation is over.
 */
struct Scene {
    let name: String
    let controller: () -> UIViewController
}

protocol CoordinatorType: AnyObject {
    @discardableResult func open(_ scene: Scene) -> Completable
    @discardableResult func close() -> Completable
}

//: A `ReplaySubject` keeps the end. So the transition runs without a subscriber, and a late one gets the end.
final class Coordinator {
    var current: UIViewController?

    @discardableResult func open(_ scene: Scene) -> Completable {
        let shown = ReplaySubject<Never>.create(bufferSize: 1)
        let (old, new) = (current, scene.controller())
        current = new
        if let old {
            old.present(new, animated: true) { shown.onCompleted() }
        } else {
            show(new)
            shown.onCompleted()
        }
        return shown.asCompletable()
    }
}

//: > Guess: Nothing subscribes to the result of `open`. Is the scene shown?
//: > Right: yes
//: > Choice: no

//: `close` goes back to the screen below.
extension Coordinator: CoordinatorType {
    @discardableResult func close() -> Completable {
        let closed = ReplaySubject<Never>.create(bufferSize: 1)
        let below = current?.presentingViewController
        current?.dismiss(animated: true) { closed.onCompleted() }
        current = below
        return closed.asCompletable()
    }
}

//: Two scenes are opened. The second one slides in.
//: > Guess: Which line comes first?
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
 ## Close after the work

 The editor closes when the text is stored, not before. `close(after:)` says that once for all scenes.
 */
extension CoordinatorType {
    func close(after work: Observable<Void>) -> Observable<Void> {
        work.concat(
            Observable.deferred {
                self.close().asObservable().map { _ in }
            })
    }
}
//: > Guess: Why is the closing `deferred`?
//: > Choice: the animation would be too slow
//: > Right: else it would begin before the work is done
/*:
 ## The editor

 Its view model has a text and two actions. **It does not know what happens to the text**: the code that
 opens the editor passes an action. This is how results come back.
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
        let close = coordinator.close(after:)
        onUpdate = Action { close(update.execute($0)) }
        onCancel = CocoaAction { close(cancel?.execute() ?? .empty()) }
    }
}

//: To test it you need no window, only a coordinator that writes down its calls.
final class Scribe: CoordinatorType {
    var log: [String] = []
    func open(_ scene: Scene) -> Completable {
        log.append(scene.name)
        return .empty()
    }
    func close() -> Completable {
        log.append("closed")
        return .empty()
    }
}

//: The text is confirmed, then the editor is cancelled.
//: > Guess: How often is the scene closed?
//: > Choice: once
//: > Right: twice
example(of: "the editor without a screen") {
    let scribe = Scribe()
    let update = Action<String, Void> { text in
        print("becomes", text)
        return .just(())
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
//: The two actions were enough to test the view model.

//: The screen binds its buttons to the actions and keeps them alive.
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

//: > Guess: The user taps OK. Who decides what happens to the text?
//: > Choice: the editor
//: > Right: the code that opened the editor

//: The scene of an editor.
extension Scene {
    static func editor(_ viewModel: EditorViewModel) -> Scene {
        Scene(name: "editor of '\(viewModel.text)'") {
            let editor = EditorViewController()
            editor.bindViewModel(viewModel)
            return editor
        }
    }
}
/*:
 ## The list

 Its view model turns errands into two sections, newest first.
 */
struct ListViewModel {
    let service: ErrandService
    let coordinator: CoordinatorType
    var sections: Observable<[ErrandSection]> {
        service.errands().map { errands in
            let newest = Array(errands.reversed())
            return [
                ErrandSection(
                    model: "Due", items: newest.filter { !$0.isDone }),
                ErrandSection(
                    model: "Done", items: newest.filter { $0.isDone }),
            ]
        }
    }
}

//: `edit` opens the editor with an action that stores its text.
extension ListViewModel {
    func edit(_ errand: Errand, cancel: CocoaAction? = nil)
        -> Observable<Void>
    {
        let update = Action<String, Void> { text in
            service.change(errand) { $0?.text = text }
        }
        let editor = EditorViewModel(
            errand.text, coordinator, update: update, cancel: cancel)
        return coordinator.open(.editor(editor)).asObservable()
            .map { _ in }
    }
}

//: > Guess: The errand is deleted while its editor is open. What does OK change?
//: > Choice: another errand
//: > Right: nothing

//: A new errand starts empty and opens in the editor. Cancelling *that* editor deletes it again.
extension ListViewModel {
    func onEdit() -> Action<Errand, Void> { Action { edit($0) } }
    func onToggle(_ errand: Errand) -> CocoaAction {
        CocoaAction { service.change(errand) { $0?.isDone.toggle() } }
    }
    func onCreate() -> CocoaAction {
        CocoaAction {
            service.create("").flatMap { errand in
                let delete = CocoaAction {
                    service.change(errand) { $0 = nil }
                }
                return edit(errand, cancel: delete)
            }
        }
    }
}

//: An errand is done, a new one is begun. The scribe writes down what is opened.
//: > Guess: How many errands are in the section "Due" at the end?
//: > Choice: 1
//: > Right: 2
//: > Choice: 3
example(of: "the list without a screen") {
    let service = ErrandService("buy bread", "feed the cat")
    let scribe = Scribe()
    let list = ListViewModel(service: service, coordinator: scribe)
    list.onToggle(service.all.value[0]).execute()
    list.onCreate().execute()
    _ = list.sections.subscribe(onNext: { sections in
        for section in sections {
            print(section.model, section.items.map { $0.text })
        }
    })
    print(scribe.log)
}
/* Prints:
--- Example of: the list without a screen ---
Due ["", "feed the cat"]
Done ["buy bread"]
["editor of \'\'"]
*/
//: Two: the cat, and the new one, which has no text yet.

//: On the screen a data source fills the cells, and gives each button an action.
func makeSource(_ viewModel: ListViewModel) -> ErrandSource {
    ErrandSource(
        configureCell: { _, table, path, errand in
            let cell =
                table.dequeueReusableCell(
                    withIdentifier: "ErrandCell", for: path)
                as! ErrandCell
            cell.words.text = errand.text
            cell.button.setTitle(errand.isDone ? "✓" : "·", for: .normal)
            cell.button.rx.action = viewModel.onToggle(errand)
            return cell
        },
        titleForHeaderInSection: { $0.sectionModels[$1].model },
        canEditRowAtIndexPath: { _, _ in true })
}

//: > Guess: A cell is used again. Which errand does its button toggle?
//: > Choice: the old one
//: > Right: the new one

//: The screen binds the button, the sections and the taps. It decides nothing.
final class ListViewController: UIViewController {
    @IBOutlet weak var newButton: UIBarButtonItem!
    @IBOutlet weak var tableView: UITableView!
    private var onEdit: Action<Errand, Void>!
    func bindViewModel(_ viewModel: ListViewModel) {
        loadViewIfNeeded()
        newButton.title = "+"
        newButton.rx.action = viewModel.onCreate()
        let source = makeSource(viewModel)
        viewModel.sections
            .bind(to: tableView.rx.items(dataSource: source))
            .disposed(by: rx.disposeBag)
        onEdit = viewModel.onEdit()
        tableView.rx.modelSelected(Errand.self)
            .bind(to: onEdit.inputs).disposed(by: rx.disposeBag)
    }
}
/*:
 ## The app runs

 `start` opens the list. Three errands are due, and the button of the second row is tapped.
 */
func start(_ service: ErrandService) -> ListViewController {
    let (list, coordinator) = (ListViewController(), Coordinator())
    list.bindViewModel(
        ListViewModel(service: service, coordinator: coordinator))
    coordinator.open(Scene(name: "list") { list })
    pass(1)
    return list
}

//: > Guess: Three errands are due, and one is tapped. What happens to its row?
//: > Choice: it disappears
//: > Right: it moves to the section "Done"
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
//: The tap changed the service, the service sent new sections, and the row moved.

//: There and back: a new errand is begun and cancelled, then another one is written.
//: > Guess: There was one errand. How many are there at the end?
//: > Choice: 1
//: > Right: 2
//: > Choice: 3
example(of: "results come back") {
    let service = ErrandService("buy bread")
    let list = start(service)
    service.errands().subscribe(onNext: { print($0.count, "errands") })
        .disposed(by: list.rx.disposeBag)
    let entries = [("never mind", "Cancel"), ("call Ina", "OK")]
    for (text, button) in entries {
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

 Three functions make the app complete.

 - `statistics(_:)` sends the text below the list, like "2 due, 1 done": **one** text for each change.
 - `deletion(of:in:)` deletes the swiped errand in the service.
 - `depth(of:)` sends the number of screens on the navigation stack after each transition, also after the
   back arrow, which does not ask the coordinator.
 */
//: > Hint: Two counts that change at once: `combineLatest` sends twice for each change, `zip` once.
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
func depth(
    of navigation: UINavigationController
) -> Observable<Int> {
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
Says: send one text for each change, never a new count with an old one
*/
/* Judge: a swipe deletes
let service = ErrandService("a", "b", "c")
let list = start(service)
_ = deletion(of: list.tableView, in: service)
list.tableView.delete(row: 1)
_ = service.errands().subscribe(onNext: { print($0.map { $0.text }) })
Prints:
["a", "c"]
Says: subscribe to `change`: the swiped errand is deleted in the service
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
Says: send the number after each transition, also after the back arrow
*/
/*:
 ## What to keep

 - A service gives observables, a coordinator `Completable`s that tell you when a screen is shown.
 - View models know the coordinator by a protocol; a test uses another class in its place.
 - Actions carry inputs and return results, and refuse a second input while the first is running.

 The app is complete. Next: lesson 26, Rx and async/await.
 */
