/*:
 # 18  Tables

 A list on a screen is an array that changes. In this lesson you bind an array to a table; taps and swipes
 come back as sequences; an enum has a case for each kind of row; and a list in sections changes as few
 rows as possible.

 The table is that of a phone, drawn as text by `:screen`. The app of this lesson is
 `lessons/apps/tables.swift`. The scene is a harbour office.
 */
import RxCocoa
import RxDataSources
import RxRelay
import RxSwift
import UIKit

/// A ship that keeps its name while its berth changes.
struct Ship: Equatable, IdentifiableType {
    let name: String
    var berth = 1
    var identity: String { name }
}

/// Work on the quay, for the challenge.
struct Job: Equatable, IdentifiableType {
    let what: String
    var isDone = false
    var identity: String { what }
}
typealias JobSection = AnimatableSectionModel<String, Job>

/// Ships by their names.
func ships(_ names: String) -> [Ship] {
    names.split(separator: " ").map { Ship(name: String($0)) }
}

/// A screen that is one table.
class Board: UIViewController {
    @IBOutlet weak var tableView: UITableView!
    let bag = DisposeBag()
}
/*:
 ## An array is bound

 `rx.items(cellIdentifier:)` needs a sequence of arrays, the identifier of a cell, and a closure that fills
 one cell. Each new array redraws the rows.

 > Guess: Three ships are shown, then the array has two. What do you have to call?
 > Choice: `reloadData()`
 > Right: nothing
 */
final class Arrivals: Board {
    let ships = BehaviorRelay(value: ["Alma", "Vega", "Ida"])

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(
            UITableViewCell.self, forCellReuseIdentifier: "ship")
        ships
            .bind(to: tableView.rx.items(cellIdentifier: "ship")) {
                row, name, cell in
                cell.textLabel?.text = "\(row + 1). \(name)"
            }
            .disposed(by: bag)
    }
}

example(of: "an array on a screen") {
    let board = show(Arrivals())
    print(board.tableView.numberOfRows(inSection: 0))
    board.ships.accept(["Vega", "Ida"])
    print(board.tableView.numberOfRows(inSection: 0))
}
/* Prints:
--- Example of: an array on a screen ---
3
2
*/
/* Screen:
┌─ Arrivals ────────────────────────────┐
│ 1. Vega                               │   tableView
│ 2. Ida                                │
└───────────────────────────────────────┘
*/
//: No data source, no delegate, no `reloadData`: the array is the list.

/*:
 ## Taps and swipes

 `modelSelected` gives the element of the tapped row, `itemSelected` its index path. A tap sends both, in no
 fixed order. `itemDeleted` is only a **request**: the row goes when the array changes.

 > Guess: A ship is tapped, another is swiped away. How many rows are left?
 > Answer: 3
 */
example(of: "taps and swipes") {
    let table = show(Arrivals()).tableView!
    _ = table.rx.modelSelected(String.self)
        .subscribe(onNext: { print("tapped", $0) })
    _ = table.rx.itemDeleted
        .subscribe(onNext: { print("swiped row", $0.row) })
    table.select(row: 1)
    table.delete(row: 0)
    print(table.numberOfRows(inSection: 0), "rows")
}
/* Prints:
--- Example of: taps and swipes ---
tapped Vega
swiped row 0
3 rows
*/
/*:
 Three: the array has not changed. A deletion has to travel: the swipe changes the relay, and the relay
 changes the table.

 > Guess: Row 0 is swiped away. How often is the table redrawn?
 > Right: once, by the relay
 > Choice: twice, by the swipe and by the relay
 */
example(of: "how a deletion travels") {
    let board = show(Arrivals())
    let bag = DisposeBag()

    board.tableView.rx.itemDeleted
        .withLatestFrom(board.ships) { path, ships in
            var left = ships
            left.remove(at: path.row)
            return left
        }
        .bind(to: board.ships)
        .disposed(by: bag)

    board.tableView.delete(row: 0)
    print(board.ships.value)
}
/* Prints:
--- Example of: how a deletion travels ---
["Vega", "Ida"]
*/
/* Screen:
┌─ Arrivals ────────────────────────────┐
│ 1. Vega                               │   tableView
│ 2. Ida                                │
└───────────────────────────────────────┘
*/
/*:
 ## Two kinds of cell

 An enum has a case for each kind of row. Each kind has a cell of its own.
 */
enum Row {
    case heading(String)
    case ship(Ship)
    var isHeading: Bool {
        if case .heading = self { return true } else { return false }
    }
}

final class HeadingCell: UITableViewCell {
    @IBOutlet weak var headingLabel: UILabel!
}

final class ShipCell: UITableViewCell {
    @IBOutlet weak var nameLabel: UILabel!
    @IBOutlet weak var berthLabel: UILabel!
}

//: One function makes the cell for each kind.
func cell(for row: Row, at path: IndexPath, in table: UITableView)
    -> UITableViewCell
{
    let name = row.isHeading ? "heading" : "ship"
    let cell = table.dequeueReusableCell(withIdentifier: name, for: path)
    switch (row, cell) {
    case (.heading(let text), let cell as HeadingCell):
        cell.headingLabel.text = text.uppercased()
    case (.ship(let ship), let cell as ShipCell):
        cell.nameLabel.text = ship.name
        cell.berthLabel.text = "berth \(ship.berth)"
    default: fatalError("\(name) has another cell")
    }
    return cell
}

//: The screen registers both cells and binds the rows.
final class Plan: Board {
    let rows = BehaviorRelay<[Row]>(value: [])

    override func viewDidLoad() {
        super.viewDidLoad()
        let names = ["heading": "HeadingCell", "ship": "ShipCell"]
        for (id, name) in names {
            let nib = UINib(nibName: name, bundle: nil)
            tableView.register(nib, forCellReuseIdentifier: id)
        }
        rows
            .bind(to: tableView.rx.items) { table, row, element in
                cell(for: element, at: [0, row], in: table)
            }
            .disposed(by: bag)
    }
}

//: > Guess: Row 0 is the heading "today". Which class has the cell of row 1?
//: > Choice: HeadingCell
//: > Right: ShipCell
example(of: "an enum of rows") {
    let plan = show(Plan())
    plan.rows.accept([
        .heading("today"), .ship(Ship(name: "Alma", berth: 4)),
        .heading("tomorrow"), .ship(Ship(name: "Ida")),
    ])
    print(
        plan.tableView.cellForRow(at: IndexPath(row: 1, section: 0))
            is ShipCell)
}
/* Prints:
--- Example of: an enum of rows ---
true
*/
/* Screen:
┌─ Plan ────────────────────────────────┐
│ TODAY                                 │
│ Alma  berth 4                         │   tableView
│ TOMORROW                              │
│ Ida  berth 1                          │
└───────────────────────────────────────┘
*/
/*:
 ## Sections, and the fewest changes

 `reloadData` redraws everything: no row moves, no row fades. An **animated** data source compares the new
 sections with the old ones.
 */
typealias Pier = AnimatableSectionModel<String, Ship>
typealias PierSource = RxTableViewSectionedAnimatedDataSource<Pier>

func makeSource() -> PierSource {
    PierSource(
        configureCell: { _, table, path, ship in
            let cell = table.dequeueReusableCell(
                withIdentifier: "ship", for: path)
            cell.textLabel?.text = "\(ship.name), berth \(ship.berth)"
            return cell
        },
        titleForHeaderInSection: { $0.sectionModels[$1].model })
}
//: > Guess: The source compares items by `identity` and by `==`. A ship gets another berth. What changes?
//: > Choice: the identity
//: > Right: only `==` is false: the row is redrawn
//: > Choice: nothing

//: The screen binds its piers to the source.
final class Harbour: Board {
    let piers = BehaviorRelay<[Pier]>(value: [])
    let dataSource = makeSource()

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(
            UITableViewCell.self, forCellReuseIdentifier: "ship")
        piers.bind(to: tableView.rx.items(dataSource: dataSource))
            .disposed(by: bag)
    }
}

//: Two piers, with two ships and one.
//: > Guess: How many rows has the table, without its headings?
//: > Choice: 2
//: > Right: 3
example(of: "sections") {
    let harbour = show(Harbour())
    harbour.piers.accept([
        Pier(model: "north", items: ships("Alma Vega")),
        Pier(model: "south", items: ships("Ida")),
    ])
    print(harbour.tableView.numberOfSections, "sections")
}
/* Prints:
--- Example of: sections ---
2 sections
*/
/* Screen:
┌─ Harbour ─────────────────────────────┐
│ ─ north ─                             │
│ Alma, berth 1                         │
│ Vega, berth 1                         │   tableView
│ ─ south ─                             │
│ Ida, berth 1                          │
└───────────────────────────────────────┘
*/
/*:
 `changes` of the data source reports what was done to the table.
 */
func report(_ change: Changeset<Pier>) {
    print("out", change.deletedItems, "in", change.insertedItems)
    print(
        "moved", change.movedItems.map { "\($0.from) to \($0.to)" },
        "redrawn", change.updatedItems)
}

//: Alma leaves, Otto comes, Siri moves up at her pier, and Ida gets another berth.
//: > Guess: There are six ships. How many rows does the table change?
//: > Choice: 3
//: > Right: 4
//: > Choice: all 6
example(of: "the fewest changes") {
    let harbour = show(Harbour())
    harbour.piers.accept([
        Pier(model: "north", items: ships("Alma Vega Ida")),
        Pier(model: "south", items: ships("Nora Rut Siri")),
    ])
    _ = harbour.dataSource.changes.subscribe(onNext: { report($0) })

    var north = ships("Vega Ida Otto")
    north[1].berth = 9
    harbour.piers.accept([
        Pier(model: "north", items: north),
        Pier(model: "south", items: ships("Siri Nora Rut")),
    ])
}
/* Prints:
--- Example of: the fewest changes ---
out [(0, 0)] in [(0, 2)]
moved ["(1, 2) to (1, 0)"] redrawn [(0, 1)]
*/
/* Screen:
┌─ Harbour ─────────────────────────────┐
│ ─ north ─                             │
│ Vega, berth 1                         │
│ Ida, berth 9                          │
│ Otto, berth 1                         │   tableView
│ ─ south ─                             │
│ Siri, berth 1                         │
│ Nora, berth 1                         │
│ Rut, berth 1                          │
└───────────────────────────────────────┘
*/
/*:
 Four: Alma out, Otto in, Siri moved, Ida redrawn. Nora and Rut do not move: their order is the same as
 before, so the table moves Siri once.

 Two rows with the same identity are an error; then all rows are redrawn, and a note tells you.

 ## A delegate of your own

 The binding uses the table's data source. A delegate of your own, for heights, headers or anything that
 the binding does not cover, is set with `rx.setDelegate`: then both are called.
 */
final class Guest: NSObject, UITableViewDelegate {
    func tableView(
        _ tableView: UITableView, didSelectRowAt indexPath: IndexPath
    ) {
        print("the delegate hears of row", indexPath.row)
        tableView.deselectRow(at: indexPath, animated: true)
    }
}

//: > Guess: A row is tapped. Who is told?
//: > Choice: the delegate
//: > Choice: `modelSelected`
//: > Right: both
example(of: "a delegate of one's own") {
    let board = show(Arrivals())
    let (guest, bag) = (Guest(), DisposeBag())

    board.tableView.rx.setDelegate(guest).disposed(by: bag)
    board.tableView.rx.modelSelected(String.self).subscribe(onNext: {
        print("tapped", $0)
    }).disposed(by: bag)

    board.tableView.select(row: 2)
    print(board.tableView.indexPathForSelectedRow as Any)
}
/* Prints:
--- Example of: a delegate of one's own ---
the delegate hears of row 2
tapped Ida
nil
*/
/*:
 ## Challenge: Done goes down

 Finish `sections(_:)`: it turns a list of jobs into two sections, first "due", then "done". Each keeps the
 order of the list. A section without jobs is left out.
 */
//: > Hint: `filter` the jobs twice, once for each title.
//: > Hint: Filter the array of sections at the end: `.filter { !$0.items.isEmpty }`.
/* Starter:
func sections(_ jobs: [Job]) -> [JobSection] {
    [JobSection(model: "due", items: jobs)]
}
*/
//: ### Solution
func sections(_ jobs: [Job]) -> [JobSection] {
    [
        JobSection(model: "due", items: jobs.filter { !$0.isDone }),
        JobSection(model: "done", items: jobs.filter { $0.isDone }),
    ]
    .filter { !$0.items.isEmpty }
}

example(of: "Challenge: Done goes down") {
    let jobs = [
        Job(what: "ropes"), Job(what: "paint", isDone: true),
        Job(what: "tar"),
    ]
    for section in sections(jobs) {
        print(section.model, section.items.map { $0.what })
    }
}
/* Prints:
--- Example of: Challenge: Done goes down ---
due ["ropes", "tar"]
done ["paint"]
*/
/* Judge: two sections in order
let jobs = [Job(what: "a", isDone: true), Job(what: "b"), Job(what: "c", isDone: true), Job(what: "d")]
for section in sections(jobs) { print(section.model, section.items.map { $0.what }) }
Prints:
due ["b", "d"]
done ["a", "c"]
Says: the section "due" comes first, and each section keeps the order of the list
*/
/* Judge: no empty section
for section in sections([Job(what: "a", isDone: true)]) { print(section.model, section.items.map { $0.what }) }
print(sections([]).count)
Prints:
done ["a"]
0
Says: leave out a section without jobs
*/
/* Judge: a checked job moves
var jobs = [Job(what: "a"), Job(what: "b"), Job(what: "c", isDone: true)]
let before = sections(jobs)
jobs[0].isDone = true
let steps = try Diff.differencesForSectionedView(initialSections: before, finalSections: sections(jobs))
print(steps[0].movedItems.map { "\($0.from) to \($0.to)" }, steps[0].insertedItems)
Prints:
["(0, 0) to (1, 0)"] []
Says: keep the jobs as they are: a job with the same identity moves
*/
/*:
 ## What to keep

 - `bind(to: table.rx.items…)`: the array is the list, and a swipe asks for a change of the array.
 - `modelSelected` gives the element, `itemSelected` the place.
 - An enum for rows of several kinds.
 - Identity and `==` make it possible to change as few rows as needed.

 Next: lesson 19, RxSwiftExt.
 */
