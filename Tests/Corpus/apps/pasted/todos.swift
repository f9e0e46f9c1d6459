// A database as a course of RxSwift 4 uses it: collections, arrays, change sets, objects and their properties as sequences; observers
// that add and delete; a preference that filters a table; a timer that polls a service.
import Foundation
import RealmSwift
import RxCocoa
import RxRealm
import RxSwift
import UIKit

class Todo: Object {
    @objc dynamic var title = ""
    @objc dynamic var completed = false
}

class Preferences: Object {
    @objc dynamic var hideCompletedTodos = false
}

class Message: Object {
    @objc dynamic var text = ""
    @objc dynamic var dateReceived = Date.distantPast
}

class MailAPI {
    private static var last = 0
    static func newMessagesSince(_ date: Date) -> Observable<[Message]> {
        last += 1
        let message = Message()
        message.text = "mail \(last)"
        message.dateReceived = Date()
        print("asked since", date == Date.distantPast ? "ever" : "the last one")
        return Observable.just([message])
    }
}

class TodosController: UIViewController {
    @IBOutlet var tableView: UITableView!
    @IBOutlet var deleteSelectedMessagesButton: UIButton!
    let bag = DisposeBag()

    override func viewDidLoad() {
        super.viewDidLoad()
        let realm = try! Realm()
        let preferences = realm.objects(Preferences.self).first!
        let hideCompleted = Observable.from(object: preferences)
            .map { $0.hideCompletedTodos }
            .distinctUntilChanged()
        let todos = Observable.collection(from: realm.objects(Todo.self))

        Observable.combineLatest(hideCompleted, todos) { hideCompleted, todos in
            return todos.filter { !hideCompleted || !$0.completed }
        }
        .map { Array($0) }
        .bind(to: tableView.rx.items) { (tableView: UITableView, row: Int, todo: Todo) in
            let cell = tableView.dequeueReusableCell(withIdentifier: "Cell") ?? UITableViewCell(style: .default, reuseIdentifier: "Cell")
            cell.textLabel?.text = todo.title
            cell.accessoryType = todo.completed ? .checkmark : .none
            return cell
        }
        .disposed(by: bag)

        deleteSelectedMessagesButton.rx.tap
            .map { Array(realm.objects(Message.self)) }
            .bind(to: realm.rx.delete())
            .disposed(by: bag)
    }
}

let bag = DisposeBag()
let realm = try! Realm()
try! realm.write {
    realm.add(Preferences())
    for title in ["Rope", "Paint"] {
        let todo = Todo()
        todo.title = title
        realm.add(todo)
    }
}

Observable.collection(from: realm.objects(Todo.self))
    .map { $0.count }
    .subscribe(onNext: { print("collection: \($0)") })
    .disposed(by: bag)
print("after subscribing")

Observable.array(from: realm.objects(Todo.self), synchronousStart: false)
    .subscribe(onNext: { print("array: \($0.map { $0.title })") })
    .disposed(by: bag)
print("after that")

Observable.changeset(from: realm.objects(Todo.self))
    .subscribe(onNext: { results, changes in
        if let changes = changes {
            print("deleted \(changes.deleted), inserted \(changes.inserted), updated \(changes.updated)")
        } else {
            print("initial: \(results.count)")
        }
    })
    .disposed(by: bag)

Observable.arrayWithChangeset(from: realm.objects(Message.self))
    .subscribe(onNext: { messages, changes in
        print("messages: \(messages.count), inserted \(changes?.inserted.count ?? 0)")
    })
    .disposed(by: bag)

let rope = realm.objects(Todo.self).first!
Observable.propertyChanges(object: rope)
    .filter { $0.name == "title" }
    .subscribe(
        onNext: { print("title: \(String(describing: $0.oldValue!)) to \(String(describing: $0.newValue!))") },
        onError: { _ in print("the object is gone") })
    .disposed(by: bag)

let controller = TodosController()
visit(
    ("a screen", { show(controller); print(screen) }),
    ("a new row", {
        let todo = Todo()
        todo.title = "Bread"
        Observable.just(todo).bind(to: realm.rx.add()).disposed(by: bag)
    }),
    ("a change", { try! realm.write { rope.title = "Long rope"; rope.completed = true } }),
    ("look", { print(screen) }),
    ("hide what is done", { try! realm.write { realm.objects(Preferences.self).first!.hideCompletedTodos = true } }),
    ("look", { print(screen) }),
    ("poll", {
        Observable<Int>.timer(0, period: 60, scheduler: MainScheduler.instance)
            .take(2)
            .map { _ in
                return (realm.objects(Message.self).sorted(byKeyPath: "dateReceived").last?.dateReceived) ?? Date.distantPast
            }
            .flatMap { date in
                return MailAPI.newMessagesSince(date)
            }
            .subscribe(Realm.rx.add(onError: { elements, error in print("could not add") }))
            .disposed(by: bag)
    }),
    ("count", { print(realm.objects(Message.self).map { $0.text }) }),
    ("delete them", { tap("deleteSelectedMessagesButton"); print(realm.objects(Message.self).count) }),
    ("delete a row", { try! realm.write { realm.delete(rope) }; print(rope.isInvalidated) })
)
