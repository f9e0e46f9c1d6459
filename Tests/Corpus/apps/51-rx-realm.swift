// RxRealm: a collection, its array and its change sets come while subscribing, unless `synchronousStart` is false; then again after
// each commit that changes them. An object comes now and after each change, its deletion is an error. Observers add and delete,
// single objects and sequences of them.
import RealmSwift
import RxRealm
import RxSwift
import UIKit

final class Message: Object {
    @Persisted(primaryKey: true) var id: Int
    @Persisted var text = ""
    @Persisted var isRead = false
    @Persisted var note: String?

    convenience init(_ id: Int, _ text: String) {
        self.init()
        self.id = id
        self.text = text
    }
}

Realm.Configuration.defaultConfiguration = Realm.Configuration(inMemoryIdentifier: "post")
let realm = try! Realm()
let unread = realm.objects(Message.self).filter("isRead == false").sorted(byKeyPath: "id")
let bag = DisposeBag()

Observable.collection(from: unread).map { "\($0.count) unread" }
    .subscribe(onNext: { print($0) }).disposed(by: bag)
print("subscribed")
Observable.array(from: unread, synchronousStart: false).map { $0.map { $0.text } }
    .subscribe(onNext: { print("later", $0) }).disposed(by: bag)
print("nothing of the array yet")
Observable.changeset(from: unread)
    .subscribe(onNext: { messages, changes in
        guard let changes else { return print("at first", messages.count) }
        print("deleted", changes.deleted, "inserted", changes.inserted, "updated", changes.updated)
    })
    .disposed(by: bag)

let arrivals = PublishSubject<[Message]>()
arrivals.bind(to: realm.rx.add(update: .all)).disposed(by: bag)
let single = PublishSubject<Message>()
single.subscribe(Realm.rx.add()).disposed(by: bag)
let doomed = PublishSubject<Results<Message>>()
doomed.bind(to: realm.rx.delete()).disposed(by: bag)
let gone = PublishSubject<Message>()
gone.subscribe(Realm.rx.delete(onError: { message, error in print(message?.text ?? "-", "is not kept:", error) }))
    .disposed(by: bag)

visit(
    ("begin", {}),
    ("two arrive", { arrivals.onNext([Message(1, "hello"), Message(2, "again")]) }),
    ("one more", { single.onNext(Message(3, "and again")) }),
    (
        "watch the second",
        {
            let second = realm.object(ofType: Message.self, forPrimaryKey: 2)!
            Observable.from(object: second, properties: ["text"])
                .subscribe(onNext: { print("object", $0.text) }, onError: { print("error", $0) }).disposed(by: bag)
            Observable.propertyChanges(object: second).filter { $0.name != "isRead" }
                .subscribe(onNext: { print($0.name, String(describing: $0.oldValue), String(describing: $0.newValue)) })
                .disposed(by: bag)
            second.rx.observe(Bool.self, "isRead").subscribe(onNext: { print("read:", $0 ?? false) }).disposed(by: bag)
        }
    ),
    (
        "change it",
        {
            try! realm.write {
                let second = realm.object(ofType: Message.self, forPrimaryKey: 2)!
                second.text = "changed"
                second.note = "twice"
            }
        }
    ),
    ("read it", { try! realm.write { unread[1].isRead = true } }),
    ("delete what is read", { doomed.onNext(realm.objects(Message.self).filter("isRead == true")) }),
    ("delete what was never added", { gone.onNext(Message(9, "lost")) }),
    ("the same key again", { arrivals.onNext([Message(1, "hello again")]) })
)
