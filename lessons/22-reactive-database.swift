/*:
 # 22  A reactive database

 A database that reports its changes is a source like any other. In this lesson collections become
 sequences, a commit becomes an element, and an observer stores the elements of a sequence.

 The database is a simulation of Realm in memory: objects, live queries, writes. The scene is a boat hire;
 its app is `lessons/apps/hire.swift`.
 */
import RealmSwift
import RxBlocking
import RxCocoa
import RxRealm
import RxRealmDataSources
import RxSwift
import UIKit

/// A boat; its name is its key.
final class Boat: Object {
    @objc dynamic var name = ""
    @objc dynamic var seats = 2
    @objc dynamic var isOut = false
    @objc dynamic var since = Date.distantPast

    convenience init(_ name: String, seats: Int = 2, isOut: Bool = false)
    {
        self.init()
        self.name = name
        self.seats = seats
        self.isOut = isOut
    }
    override class func primaryKey() -> String? { "name" }
}

/// The number of harbours so far.
var harbours = 0

/// An empty harbour for each example, with some boats.
func harbour(_ boats: Boat...) -> Realm {
    harbours += 1
    let realm = try! Realm(
        configuration: .init(inMemoryIdentifier: "harbour \(harbours)"))
    try! realm.write { realm.add(boats) }
    return realm
}

/// The new boats of the yard.
func delivered(since last: Date, from start: Date) -> [Boat] {
    let names = ["Alma", "Ida", "Vega", "Nora"].enumerated()
    return names.compactMap { index, name in
        let date = start + TimeInterval(index)
        let now = MainScheduler.instance.now
        guard last < date, date <= now else { return nil }
        let boat = Boat(name)
        boat.since = date
        return boat
    }
}

/// A timer: at once, and then every two seconds.
let every2s = Observable<Int>.timer(
    .seconds(0), period: .seconds(2), scheduler: MainScheduler.instance)

/// Lets time pass.
func pass(_ seconds: Int) {
    _ = Observable<Int>.timer(
        .seconds(seconds), scheduler: MainScheduler.instance
    ).toBlocking().materialize()
}

/// Runs the steps one second after another.
func steps(_ steps: (() -> Void)...) {
    for step in steps {
        pass(1)
        step()
    }
    pass(1)
}
/*:
 ## A query is alive

 `objects` and `filter` copy nothing. The result is the query itself; it is evaluated again at each access.
 All changes are made in a `write`: all of them count, or none.

 > Guess: There are two free boats, and one goes out. How many are free before and after?
 > Answer: 2 1
 */
example(of: "a live query") {
    let realm = harbour(Boat("Alma"), Boat("Vega"))
    let free = realm.objects(Boat.self).filter("isOut == false").sorted(
        byKeyPath: "name")
    print(free.count, "free")
    try! realm.write { free.first!.isOut = true }
    print(free.count, "free:", free.map { $0.name })
}
/* Prints:
--- Example of: a live query ---
2 free
1 free: ["Vega"]
*/
/*:
 `free` is the query, not an old result. But it does not *report* that it has changed. For that there is a
 sequence.

 ## A collection as a sequence

 `Observable.collection(from:)` sends the collection when you subscribe, and again after each commit that
 changes it.

 > Guess: Four lines are printed. Which is the last one?
 > Choice: written
 > Right: 2 boats
 */
example(of: "now, and after each commit") {
    let realm = harbour(Boat("Alma"))
    _ = Observable.collection(from: realm.objects(Boat.self))
        .subscribe(onNext: { print($0.count, "boats") })
    print("subscribed")
    steps {
        try! realm.write { realm.add(Boat("Vega")) }
        print("written")
    }
}
/* Prints:
--- Example of: now, and after each commit ---
1 boats
subscribed
written
2 boats
*/
/*:
 The first comes **while** subscribing, the second a turn after the commit. With
 `synchronousStart: false` the first waits for its turn, too; `array(from:)` sends arrays instead of the live
 collection.

 > Guess: Which comes first?
 > Right: subscribed
 > Choice: ["Alma"]
 */
example(of: "an array, not at once") {
    let realm = harbour(Boat("Alma"))
    _ = Observable.array(
        from: realm.objects(Boat.self), synchronousStart: false
    )
    .subscribe(onNext: { print($0.map { $0.name }) })
    print("subscribed")
    pass(1)
}
/* Prints:
--- Example of: an array, not at once ---
subscribed
["Alma"]
*/
/*:
 ## Several changes, one event

 Ten changes in one write are one element. First both boats go out in one write, then a boat that is in is
 added, then one comes back.

 > Guess: The query counts the boats that are out. Which numbers does it send?
 > Choice: 0 1 2 2 1
 > Right: 0 2 1
 > Choice: 0 2 2 1
 */
example(of: "a write is one event") {
    let realm = harbour(Boat("Alma"), Boat("Vega"))
    let out = realm.objects(Boat.self).filter("isOut == true")
    _ = Observable.collection(from: out).map { $0.count }.watch("out")
        .subscribe()

    steps(
        {
            try! realm.write {
                realm.objects(Boat.self).forEach { $0.isOut = true }
            }
        },
        { try! realm.write { realm.add(Boat("Ida")) } },
        { try! realm.write { out.first!.isOut = false } })
}
/* Prints:
--- Example of: a write is one event ---
*/
/* Draws:
                 0         0.8       1.6       2.4 s
  1 col = 80 ms  ┬─────────┬─────────┬─────────┬─────────
  out            0───────────2────────────────────────1─→
*/
/*:
 The second write added a boat that is not out, so this query had no change.

 ## What has changed

 `changeset(from:)` adds the indices of deleted, inserted and updated rows: the first of the old list, the
 second of the new one. Alma is deleted, Nora is added, then Vega gets more seats.

 > Guess: Alma, Ida and Vega were in the list. Which row is inserted?
 > Choice: 0
 > Right: 1
 > Choice: 3
 */
example(of: "change sets") {
    let realm = harbour(Boat("Alma"), Boat("Ida"), Boat("Vega"))
    let boats = realm.objects(Boat.self).sorted(byKeyPath: "name")
    _ = Observable.changeset(from: boats).compactMap { $1 }.subscribe {
        print("out", $0.deleted, "in", $0.inserted, "new", $0.updated)
    }
    func replace() {
        realm.delete(boats[0])
        realm.add(Boat("Nora"))
    }
    steps(
        { try! realm.write { replace() } },
        { try! realm.write { boats[2].seats = 4 } })
}
/* Prints:
--- Example of: change sets ---
out [0] in [1] new []
out [] in [] new [2]
*/
/*:
 ## One object

 `propertyChanges` sends the name of a property, its old value and its new one.

 > Guess: The boat is deleted at the end. What does the sequence send then?
 > Choice: completed
 > Right: an error
 > Choice: nothing
 */
example(of: "one boat") {
    let alma = Boat("Alma")
    let realm = harbour(alma)
    _ = Observable.propertyChanges(object: alma).subscribe(
        onNext: { print($0.name, $0.oldValue ?? 0, $0.newValue ?? 0) },
        onError: { print("over:", $0) })
    steps(
        { try! realm.write { alma.seats = 3 } },
        { try! realm.write { alma.isOut = true } },
        { try! realm.write { realm.delete(alma) } })
}
/* Prints:
--- Example of: one boat ---
seats 2 3
isOut false true
over: objectDeleted
*/
/*:
 ## A sequence is stored

 `realm.rx.add()` is an observer: each element becomes a write. A yard finishes a boat a second, four in all.
 The program asks it at 0, 2 and 4 s for new boats.
 */
//: > Guess: How many boats does it get each time?
//: > Marbles: delivered, 1s: 1-2-(1|)
example(of: "the yard is polled") {
    let (realm, start) = (harbour(), MainScheduler.instance.now)
    let boats = realm.objects(Boat.self).sorted(byKeyPath: "since")
    let deliveries = every2s.take(3)
        .map { _ in boats.last?.since ?? .distantPast }
        .map { delivered(since: $0, from: start) }.share()
    _ = deliveries.map { $0.count }.watch("delivered").subscribe()
    _ = deliveries.bind(to: realm.rx.add())
    pass(5)
    print(boats.map { $0.name })
}
/* Prints:
--- Example of: the yard is polled ---
["Alma", "Ida", "Vega", "Nora"]
*/
/* Draws: delivered
                  0         1         2         3         4 s
  1 col = 100 ms  ┬─────────┬─────────┬─────────┬─────────┬──
  delivered       1───────────────────2───────────────────1┤
*/
/*:
 The list does not know the yard, and the yard does not know the list: both use the database.

 ## On a screen

 A switch chooses the query: all boats, or only the free ones.
 */
typealias Changes = (AnyRealmCollection<Boat>, RealmChangeset?)

func changes(in realm: Realm, onlyFree: Bool) -> Observable<Changes> {
    let boats = realm.objects(Boat.self).sorted(byKeyPath: "name")
    return Observable.changeset(
        from: onlyFree ? boats.filter("isOut == false") : boats)
}

//: `RxTableViewRealmDataSource` takes change sets, so only changed rows move.
class BoatScreen: UIViewController {
    @IBOutlet weak var onlyFree: UISwitch!
    @IBOutlet weak var tableView: UITableView!
    @IBOutlet weak var sinkButton: UIButton!
    let bag = DisposeBag()
    var realm: Realm!
    let source = RxTableViewRealmDataSource<Boat>(
        cellIdentifier: "boat", cellType: UITableViewCell.self
    ) { cell, _, boat in
        cell.textLabel?.text = boat.name + (boat.isOut ? " (out)" : "")
    }
}

//: The switch shows other rows. A tap deletes the boats that are out; the table follows by itself.
final class Hire: BoatScreen {
    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(
            UITableViewCell.self, forCellReuseIdentifier: "boat")
        let realm = self.realm!
        onlyFree.rx.isOn
            .flatMapLatest { changes(in: realm, onlyFree: $0) }
            .bind(to: tableView.rx.realmChanges(source))
            .disposed(by: bag)
        sinkButton.rx.tap
            .map { realm.objects(Boat.self).filter("isOut == true") }
            .bind(to: realm.rx.delete())
            .disposed(by: bag)
    }
}

//: Three boats, one of them out. The switch is turned on, the button is tapped, the switch is turned off.
//: > Guess: How many rows are there, each time?
//: > Answer: 3 rows 2 rows 2 rows
example(of: "boats on a screen") {
    let hire = Hire()
    hire.realm = harbour(
        Boat("Alma"), Boat("Ida", isOut: true), Boat("Vega"))
    show(hire)
    print(hire.tableView.numberOfRows(inSection: 0), "rows")
    hire.onlyFree.flip()
    print(hire.tableView.numberOfRows(inSection: 0), "rows")
    hire.sinkButton.tap()
    hire.onlyFree.flip()
    print(hire.tableView.numberOfRows(inSection: 0), "rows")
}
/* Prints:
--- Example of: boats on a screen ---
3 rows
2 rows
2 rows
*/
/* Screen:
┌─ Hire ────────────────────────────────┐
│ ──○                                   │   onlyFree
│ Alma                                  │   tableView
│ Vega                                  │
│ [ Sink ]                              │   sinkButton
└───────────────────────────────────────┘
*/
/*:
 ## Challenge: The board at the gate

 `board(_:)` sends the text of a board at the gate: "full" without a free boat, "1 boat free", or "3 boats
 free, 7 seats" for several. It does not send the same text twice in a row.
 */
//: > Hint: Use a query for the free boats. `sum(ofProperty:)` adds their seats.
//: > Hint: New seats change the collection, but perhaps not the text: `distinctUntilChanged`.
/* Starter:
func board(_ realm: Realm) -> Observable<String> {
    Observable.collection(from: realm.objects(Boat.self)).map {
        "\($0.count) boats free"
    }
}
*/
//: ### Solution
func board(_ realm: Realm) -> Observable<String> {
    Observable.collection(
        from: realm.objects(Boat.self).filter("isOut == false")
    )
    .map { free in
        let seats: Int = free.sum(ofProperty: "seats")
        switch free.count {
        case 0: return "full"
        case 1: return "1 boat free"
        default: return "\(free.count) boats free, \(seats) seats"
        }
    }
    .distinctUntilChanged()
}

example(of: "Challenge: The board at the gate") {
    let realm = harbour(Boat("Alma"), Boat("Ida", seats: 5))
    _ = board(realm).subscribe(onNext: { print($0) })
    steps({
        try! realm.write {
            realm.objects(Boat.self).forEach { $0.isOut = true }
        }
    })
}
/* Prints:
--- Example of: Challenge: The board at the gate ---
2 boats free, 7 seats
full
*/
/* Judge: boats come back one by one
let realm = harbour(Boat("Alma", seats: 3, isOut: true), Boat("Ida", seats: 4, isOut: true))
_ = board(realm).subscribe(onNext: { print($0) })
let boats = realm.objects(Boat.self).sorted(byKeyPath: "name")
steps({ try! realm.write { boats[0].isOut = false } }, { try! realm.write { boats[1].isOut = false } })
Prints:
full
1 boat free
2 boats free, 7 seats
Says: count the boats that are not out; for several, add their seats
*/
/* Judge: nothing twice
let realm = harbour(Boat("Alma"))
_ = board(realm).subscribe(onNext: { print($0) })
steps({ try! realm.write { realm.objects(Boat.self)[0].seats = 9 } }, { try! realm.write { realm.deleteAll() } })
Prints:
1 boat free
full
Says: do not send a text again that is on the board already
*/
/*:
 ## What to keep

 - A query is alive; `collection(from:)` sends when its result changes.
 - A write is one event, after the commit, in a turn of its own.
 - `changeset` has the indices of changed rows: deleted ones of the old list, inserted ones of the new.
 - `rx.add()` and `rx.delete()` are observers: sources write, screens read, and neither knows the other.

 Next: lesson 23, Reactive networking.
 */
