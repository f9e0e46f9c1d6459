/*:
 # 10  Combining in practice

 An app rarely shows one answer of one server. It shows categories **and** their events, open **and**
 closed ones, filtered by a slider. In this lesson you combine answers: one after the other and at the
 same time, first the list and then its numbers, a few downloads at a time.

 A server knows what happens on the planet: storms, ice, volcanoes. The finished app is
 `lessons/apps/planet.swift`.
 */
import Foundation
import RxBlocking
import RxCocoa
import RxSwift
import UIKit

/// The scheduler of the main thread.
let main = MainScheduler.instance
var began = main.now

/// Seconds since the planet was made.
func seconds() -> String {
    String(format: "%.1f s:", main.now.timeIntervalSince(began))
}

/// Lets time pass.
func letTimePass(_ seconds: Int) {
    _ = Observable<Int>.timer(.seconds(seconds), scheduler: main)
        .toBlocking().materialize()
}

/// Something that happened somewhere, such as a fire.
struct Incident: Codable, Equatable, CustomStringConvertible {
    let name, category: String
    let isOpen: Bool
    let daysAgo: Int
    var description: String { name }
}

/// The server, and questions to it. Categories take 0.3 s, open
/// incidents half a second, closed ones a second, those of a category
/// 0.4 s.
final class Planet {
    let server = StubServer("planet.test")

    init() {
        began = main.now
        let incidents = [
            Incident(
                name: "Ada", category: "storms", isOpen: true,
                daysAgo: 2),
            Incident(
                name: "Bo", category: "storms", isOpen: false,
                daysAgo: 40),
            Incident(
                name: "Cyr", category: "volcanoes", isOpen: true,
                daysAgo: 300),
            Incident(
                name: "D-12", category: "ice", isOpen: true,
                daysAgo: 90),
            Incident(
                name: "E-7", category: "ice", isOpen: false,
                daysAgo: 10),
        ]
        server.latency = 0.3
        server.get("/categories") { _ in
            try .json(["ice", "storms", "volcanoes"])
        }
        server.get("/events") { request in
            let isOpen = request.query["status"] == "open"
            return try .json(incidents.filter { $0.isOpen == isOpen })
                .delayed(isOpen ? 0.2 : 0.7)
        }
        server.get("/events/:category") { request in
            try .json(
                incidents.filter {
                    $0.category == request.parameters["category"]
                }
            ).delayed(0.1)
        }
    }

    private func get<Answer: Decodable>(
        _ path: String
    ) -> Observable<Answer> {
        URLSession.shared.rx.data(
            request: URLRequest(
                url: URL(string: "https://planet.test" + path)!)
        )
        .map { try JSONDecoder().decode(Answer.self, from: $0) }
        .observe(on: main)
    }

    lazy var categories: Observable<[String]> = get("/categories").share(
        replay: 1, scope: .forever)
    func events(open: Bool) -> Observable<[Incident]> {
        get("/events?status=\(open ? "open" : "closed")")
    }
    func events(of category: String) -> Observable<[Incident]> {
        get("/events/\(category)")
    }
}
/*:
 ## Asked once, kept forever

 Categories do not change while the app runs. Three screens want them, at different times.

 > Guess: How many requests does the server see? One number is printed.
 */
example(of: "categories") {
    let planet = Planet()

    for _ in 1...3 {
        _ = planet.categories.subscribe()
        letTimePass(1)
    }
    print(planet.server.requestCount)
}
/* Prints:
--- Example of: categories ---
1
*/
//: `share(replay: 1, scope: .forever)`: the answer is kept, although the request has completed.

/*:
 ## One after the other, side by side

 Open and closed incidents come in two answers. `concat` asks for the closed ones when the open ones
 are there. Open ones take half a second, closed ones a second.

 > Guess: After how many seconds is the sum there?
 > Choice: 1.0
 > Right: 1.5
 */
example(of: "concat") {
    let planet = Planet()

    _ = planet.events(open: true).map { $0.count }.watch("open")
        .concat(
            planet.events(open: false).map { $0.count }.watch("closed")
        )
        .reduce(0, accumulator: +)
        .subscribe(onNext: { print(seconds(), $0, "incidents") })
    letTimePass(2)
}
/* Prints:
--- Example of: concat ---
1.5 s: 5 incidents
*/
/* Draws: open, closed
                 0         0.4       0.8       1.2 s
  1 col = 40 ms  ┬─────────┬─────────┬─────────┬────────
  open           ────────────3┤
  closed                     ├────────────────────────2┤
*/
//: Half a second and a whole one, one after the other. The order brings no advantage here.

/*:
 `merge` asks for both at once, and `reduce` adds up what comes, in any order.

 > Guess: After how many seconds is the sum there now?
 > Right: 1.0
 > Choice: 1.5
 */
example(of: "merge and reduce") {
    let planet = Planet()

    let (open, closed) = (
        planet.events(open: true).map { $0.count },
        planet.events(open: false).map { $0.count }
    )
    _ = Observable.of(open.watch("still open"), closed.watch("over"))
        .merge()
        .reduce(0, accumulator: +)
        .subscribe(onNext: { print(seconds(), $0, "incidents") })
    letTimePass(2)
}
/* Prints:
--- Example of: merge and reduce ---
1.0 s: 5 incidents
*/
/* Draws: still open, over
                 0         0.25      0.5       0.75      1 s
  1 col = 25 ms  ┬─────────┬─────────┬─────────┬─────────┬──
  still open     ────────────────────3┤
  over           ────────────────────────────────────────2┤
*/
//: As long as the slower answer. Both ways send the same number of requests.

/*:
 ## Two answers in one row of the table

 A row shows a category and how many incidents it has.
 */
final class PlanetScreen: UIViewController {
    @IBOutlet weak var days: UISlider!
    @IBOutlet weak var tableView: UITableView!
    let rows = BehaviorRelay<[String]>(value: [])
    let bag = DisposeBag()

    override func viewDidLoad() {
        super.viewDidLoad()
        (days.maximumValue, days.value) = (360, 360)
        rows.bind(
            to: tableView.rx.items(
                cellIdentifier: "row", cellType: UITableViewCell.self)
        ) { _, row, cell in
            cell.textLabel?.text = row
        }
        .disposed(by: bag)
    }
}

//: `follow` fills the table, prints each new state, and waits two seconds.
extension PlanetScreen {
    func follow(_ states: Observable<[String]>) {
        states
            .do(onNext: { print(seconds(), $0.joined(separator: ", ")) })
            .bind(to: rows)
            .disposed(by: bag)
        letTimePass(2)
    }
}

//: The text of a row: "ice (2)".
func rows(_ categories: [String], _ incidents: [Incident]) -> [String] {
    categories.map { category in
        let count = incidents.filter { $0.category == category }.count
        return "\(category) (\(count))"
    }
}

//: The categories come after 0.3 s, the incidents after 1 s. `combineLatest` waits for both.
//: > Guess: When is something in the table?
//: > Choice: at 0.3 s
//: > Right: at 1.0 s
example(of: "categories and events") {
    let (planet, app) = (Planet(), show(PlanetScreen()))
    let incidents = Observable.merge(
        planet.events(open: true), planet.events(open: false)
    ).reduce([], accumulator: +)

    app.follow(
        Observable.combineLatest(
            planet.categories, incidents, resultSelector: rows))
}
/* Prints:
--- Example of: categories and events ---
1.0 s: ice (2), storms (2), volcanoes (1)
*/
/* Screen:
┌─ Planet screen ───────────────────────┐
│ ───────●                              │   days
│ ice (2)                               │
│ storms (2)                            │   tableView
│ volcanoes (1)                         │
└───────────────────────────────────────┘
*/
//: The table was empty for a second, although the categories were there after 0.3 s.

/*:
 Better: first the names without numbers, then the same rows again, complete. That is `concat`.

 > Guess: At 0.3 s the names come. When do the numbers come?
 > Answer: 1.3
 */
example(of: "first the list, then the counts") {
    let (planet, app) = (Planet(), show(PlanetScreen()))
    let incidents = Observable.merge(
        planet.events(open: true), planet.events(open: false)
    ).reduce([], accumulator: +)
    let names = planet.categories.map { rows($0, []) }
    let counted = Observable.combineLatest(
        planet.categories, incidents, resultSelector: rows)

    app.follow(names.concat(counted))
}
/* Prints:
--- Example of: first the list, then the counts ---
0.3 s: ice (0), storms (0), volcanoes (0)
1.3 s: ice (2), storms (2), volcanoes (1)
*/
//: At 1.3 s: `concat` asks for the incidents when the names have come. The categories are kept, so their
//: second use costs nothing; the incidents could have been requested earlier.

/*:
 ## A slider

 A slider says how many days back the list goes. `rx.value` is a `ControlProperty`: it has a value from
 the start. Each move gives a new list, and no request.

 > Guess: The slider moves from 360 to 60 and to 5. Which incident is left at the end?
 > Answer: Ada
 */
example(of: "days and events") {
    let (planet, app) = (Planet(), show(PlanetScreen()))
    let incidents = Observable.merge(
        planet.events(open: true), planet.events(open: false)
    ).reduce([], accumulator: +)

    app.follow(
        Observable.combineLatest(app.days.rx.value, incidents) {
            days, incidents in
            incidents.filter { Float($0.daysAgo) < days }.map { $0.name }
        })
    app.days.drag(to: 60)
    app.days.drag(to: 5)
}
/* Prints:
--- Example of: days and events ---
1.0 s: Ada, Cyr, D-12, Bo, E-7
2.0 s: Ada, Bo, E-7
2.0 s: Ada
*/
/*:
 ## Little by little

 A request for each category, and the table grows with each answer: `flatMap` makes the requests,
 `scan` adds up. Three requests are few; a hundred at once are too many for a server. So `map` makes
 them, and `merge(maxConcurrent: 2)` limits how many run. Each takes 0.4 s.

 > Guess: The first two answers come at 0.7 s. When does the third come?
 > Answer: 1.1
 */
example(of: "two at a time") {
    let (planet, app) = (Planet(), show(PlanetScreen()))

    app.follow(
        planet.categories
            .flatMap { Observable.from($0) }
            .map { planet.events(of: $0).watch($0) }
            .merge(maxConcurrent: 2)
            .scan([]) { known, new in known + new.map { $0.name } })
}
/* Prints:
--- Example of: two at a time ---
0.7 s: D-12, E-7
0.7 s: D-12, E-7, Ada, Bo
1.1 s: D-12, E-7, Ada, Bo, Cyr
*/
/* Draws: ice, storms, volcanoes
                 0         0.25      0.5       0.75 s
  1 col = 25 ms  ┬─────────┬─────────┬─────────┬───────
  ice            ────────────────[D-12, E-7]┤
  storms         ────────────────[Ada, Bo]┤
  volcanoes                      ├───────────────[Cyr]┤
*/
//: Two came at 0.7 s; the third had to wait until one of them was over. There are never three lanes at
//: once.
//: > Try: :why volcanoes

/*:
 ## Challenge: Something is going on

 A spinner turns while downloads run. `isRunning(_:)` gets the states of the table. It sends true at once,
 false when the states complete, and nothing else.
 */
//: > Hint: The elements do not matter, only the end.
//: > Hint: Drop all elements, then `startWith(true)`, then append `false`.
//: > Hint: `concat(Observable.just(false))` appends it after the end.
/* Starter:
func isRunning(
    _ states: Observable<[Incident]>
) -> Observable<Bool> {
    states.map { _ in true }
}
*/
//: ### Solution
func isRunning(
    _ states: Observable<[Incident]>
) -> Observable<Bool> {
    states
        .filter { _ in false }
        .map { _ in true }
        .startWith(true)
        .concat(Observable.just(false))
}

example(of: "Challenge: Something is going on") {
    _ = isRunning(Planet().events(of: "ice")).subscribe(onNext: {
        print(seconds(), $0)
    })
    letTimePass(1)
}
/* Prints:
--- Example of: Challenge: Something is going on ---
0.0 s: true
0.4 s: false
*/
/* Judge: from the first moment to the last
isRunning(Planet().events(of: "ice"))
Emits:
'true' 400ms ('false'|)
Says: send true at once, and false when the download completes
*/
/* Judge: many states, one story
isRunning(Observable.of([], [], []))
Emits:
('true' 'false' |)
Says: send nothing for the states between the start and the end
*/
/* Judge: an endless download
isRunning(Observable.just([]).concat(Observable.never()))
Emits:
'true'
Says: send false only if the source completes
*/
/*:
 ## Challenge: How far are we?

 Show the progress of downloads, in two ways. Both functions get the answers as they come, and how many
 there will be. `counted(_:of:)` sends "0 of 3", "1 of 3" and so on. `bar(_:of:)` sends the finished part
 as a number from 0.0 to 1.0.
 */
//: > Hint: `scan` counts the answers, and `startWith(0)` is the state before the first.
//: > Hint: Write the count once, as a function, and `map` it in both ways.
/* Starter:
func counted(_ answers: Observable<[Incident]>, of total: Int)
    -> Observable<String>
{
    answers.map { _ in "? of \(total)" }
}

func bar(
    _ answers: Observable<[Incident]>, of total: Int
) -> Observable<Double> {
    .just(0)
}
*/
//: ### Solution
func done(_ answers: Observable<[Incident]>) -> Observable<Int> {
    answers.scan(0) { count, _ in count + 1 }.startWith(0)
}

func counted(_ answers: Observable<[Incident]>, of total: Int)
    -> Observable<String>
{
    done(answers).map { "\($0) of \(total)" }
}

func bar(
    _ answers: Observable<[Incident]>, of total: Int
) -> Observable<Double> {
    done(answers).map { Double($0) / Double(total) }
}

example(of: "Challenge: How far are we?") {
    let planet = Planet()
    let answers = Observable.of("ice", "storms").flatMap(
        planet.events(of:))
    _ = counted(answers, of: 2).subscribe(onNext: { print($0) })
    _ = bar(answers, of: 2).subscribe(onNext: { print($0) })
    letTimePass(1)
}
/* Prints:
--- Example of: Challenge: How far are we? ---
0 of 2
0.0
1 of 2
2 of 2
0.5
1.0
*/
/* Judge: counts from nothing to all
_ = counted(Observable.of([], [], []), of: 3).subscribe(onNext: { print($0) })
Prints:
0 of 3
1 of 3
2 of 3
3 of 3
Says: send "0 of 3" before the first answer
*/
/* Judge: a bar from 0 to 1
_ = bar(Observable.of([], [], [], []), of: 4).subscribe(onNext: { print($0) })
Prints:
0.0
0.25
0.5
0.75
1.0
Says: send the number of answers divided by the total, beginning with 0.0
*/
/*:
 ## What to keep

 - `concat` for what must be in order, `merge` and `reduce` for what need not.
 - `combineLatest` sends nothing until all sources have sent: give the screen something to show before.
 - `merge(maxConcurrent:)` limits, `scan` shows what has come so far.

 Next: lesson 11, Time-based operators.
 */
