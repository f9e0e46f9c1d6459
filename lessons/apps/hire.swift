/*:
 # The boat hire

 The app of lesson 22: boats in a database. A table shows them, a switch hides those that are out, a tap sends one out or
 brings it back, new ones come from the yard, and old ones are sunk. The parts know only the database, not each other.

 `rill app lessons/apps/hire.swift` opens it, `rill run` plays a visit.
 */
import RealmSwift
import RxCocoa
import RxRealm
import RxRealmDataSources
import RxSwift
import UIKit

final class Boat: Object {
    @objc dynamic var name = ""
    @objc dynamic var isOut = false
    @objc dynamic var trips = 0
    override class func primaryKey() -> String? { "name" }
}

final class Preferences: Object {
    @objc dynamic var hidesBoatsThatAreOut = false
}

/// Delivers new boats.
struct Yard {
    private static let built = ["Alma", "Ida", "Vega", "Nora"]
    static func boats(after count: Int) -> Observable<[Boat]> {
        let fresh = built.dropFirst(count).prefix(2).map { name -> Boat in
            let boat = Boat()
            boat.name = name
            return boat
        }
        return Observable.just(Array(fresh)).delay(.milliseconds(300), scheduler: MainScheduler.instance)
    }
}

final class HireViewController: UIViewController {
    @IBOutlet weak var hideSwitch: UISwitch!
    @IBOutlet weak var statusLabel: UILabel!
    @IBOutlet weak var tableView: UITableView!
    @IBOutlet weak var sinkButton: UIButton!

    private let realm = try! Realm()
    private let bag = DisposeBag()

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Boat hire"
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "boat")
        bindPreferences()
        bindTable()
        pollYard()
    }

    private func bindPreferences() {
        let preferences = realm.objects(Preferences.self).first ?? Preferences()
        try! realm.write { realm.add(preferences) }
        hideSwitch.isOn = preferences.hidesBoatsThatAreOut
        hideSwitch.rx.isOn.skip(1)
            .subscribe(onNext: { [realm] isOn in try! realm.write { preferences.hidesBoatsThatAreOut = isOn } })
            .disposed(by: bag)
    }

    private func bindTable() {
        let source = RxTableViewRealmDataSource<Boat>(cellIdentifier: "boat", cellType: UITableViewCell.self) {
            cell, _, boat in
            cell.textLabel?.text = boat.name
            cell.detailTextLabel?.text = boat.isOut ? "out" : "trips: \(boat.trips)"
        }
        let boats = realm.objects(Boat.self).sorted(byKeyPath: "name")
        let hides = Observable.collection(from: realm.objects(Preferences.self))
            .map { $0.first?.hidesBoatsThatAreOut ?? false }
            .distinctUntilChanged()

        hides
            .flatMapLatest { Observable.changeset(from: $0 ? boats.filter("isOut == false") : boats) }
            .bind(to: tableView.rx.realmChanges(source))
            .disposed(by: bag)

        Observable.collection(from: boats)
            .map { all in "\(all.filter { $0.isOut }.count) of \(all.count) out" }
            .bind(to: statusLabel.rx.text)
            .disposed(by: bag)

        tableView.rx.realmModelSelected(Boat.self)
            .subscribe(onNext: { [realm] boat in
                try! realm.write {
                    boat.isOut.toggle()
                    if boat.isOut { boat.trips += 1 }
                }
            })
            .disposed(by: bag)

        sinkButton.rx.tap
            .map { boats.filter("trips >= 2 AND isOut == false") }
            .bind(to: realm.rx.delete())
            .disposed(by: bag)
    }

    private func pollYard() {
        Observable<Int>.timer(.seconds(0), period: .seconds(5), scheduler: MainScheduler.instance)
            .take(2)
            .map { [realm] _ in realm.objects(Boat.self).count }
            .flatMapLatest { Yard.boats(after: $0) }
            .bind(to: Realm.rx.add(update: .all))
            .disposed(by: bag)
    }
}

let hire = show(HireViewController())
visit(
    pause: 2,
    ("look", { print(screen) }),
    ("the yard delivers two boats", { print(screen) }),
    ("send both out", { ["Alma", "Ida"].forEach { tap($0) } }),
    ("hide the boats that are out", { hire.hideSwitch.flip() }),
    ("two new boats are there", { print(screen) }),
    ("show all boats", { hire.hideSwitch.flip() }),
    ("Alma comes back", { tap("Alma") }),
    ("Alma goes out again", { tap("Alma") }),
    ("Alma comes back again", { tap("Alma") }),
    ("sink the old boats", { hire.sinkButton.tap() }),
    ("look", { print(screen) })
)
/* Prints:
> look
┌─ Hire ────────────────────────────────┐
│ Boat hire                             │
├───────────────────────────────────────┤
│ ──○                                   │   hideSwitch
│ 0 of 0 out                            │   statusLabel
│ · no rows ·                           │   tableView
│ [ Sink ]                              │   sinkButton
└───────────────────────────────────────┘
> the yard delivers two boats
┌─ Hire ────────────────────────────────┐
│ Boat hire                             │
├───────────────────────────────────────┤
│ ──○                                   │   hideSwitch
│ 0 of 2 out                            │   statusLabel
│ Alma                         trips: 0 │   tableView
│ Ida                          trips: 0 │
│ [ Sink ]                              │   sinkButton
└───────────────────────────────────────┘
> send both out
> hide the boats that are out
> two new boats are there
┌─ Hire ────────────────────────────────┐
│ Boat hire                             │
├───────────────────────────────────────┤
│ ◉──                                   │   hideSwitch
│ 2 of 4 out                            │   statusLabel
│ Nora                         trips: 0 │   tableView
│ Vega                         trips: 0 │
│ [ Sink ]                              │   sinkButton
└───────────────────────────────────────┘
> show all boats
> Alma comes back
> Alma goes out again
> Alma comes back again
> sink the old boats
> look
┌─ Hire ────────────────────────────────┐
│ Boat hire                             │
├───────────────────────────────────────┤
│ ──○                                   │   hideSwitch
│ 1 of 3 out                            │   statusLabel
│ Ida                               out │
│ Nora                         trips: 0 │   tableView
│ Vega                         trips: 0 │
│ [ Sink ]                              │   sinkButton
└───────────────────────────────────────┘
*/
