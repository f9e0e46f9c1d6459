/*:
 # 10  Combining in practice

 An app rarely shows one answer of one server. It shows categories **and** their events, what is open
 **and** what is closed, filtered by a slider that somebody moves. In this lesson you combine answers:
 one after the other and side by side, first the list and then its numbers, a few downloads at a time.

 A service knows what happens on the planet: storms, ice, volcanoes.
 */
import Foundation
import RxBlocking
import RxCocoa
import RxSwift

let main = MainScheduler.instance
var began = main.now

/// Begins to count seconds.
func begin() { began = main.now }

/// Seconds since then.
func seconds() -> String { String(format: "%.1f s:", main.now.timeIntervalSince(began)) }

/// Keeps an example open while its clocks tick.
func letTimePass(_ seconds: Int) {
    _ = Observable<Int>.timer(.seconds(seconds), scheduler: main).toBlocking().materialize()
}

struct Incident: Equatable {
    let name, category: String
    let isOpen: Bool
    let daysAgo: Int
}

/// The service. Each answer takes its time; the log says how many requests there were.
final class Planet {
    private(set) var requests = 0
    private let incidents = [
        Incident(name: "Storm Ada", category: "storms", isOpen: true, daysAgo: 2),
        Incident(name: "Storm Bo", category: "storms", isOpen: false, daysAgo: 40),
        Incident(name: "Mount Cyr", category: "volcanoes", isOpen: true, daysAgo: 300),
        Incident(name: "Berg D-12", category: "ice", isOpen: true, daysAgo: 90),
        Incident(name: "Berg E-7", category: "ice", isOpen: false, daysAgo: 10),
    ]

    private func answer<T>(after milliseconds: Int, _ make: @escaping () -> T) -> Observable<T> {
        Observable.deferred { [self] in
            requests += 1
            return Observable<Int>.timer(.milliseconds(milliseconds), scheduler: main).map { _ in make() }
        }
    }

    lazy var categories = answer(after: 300) { ["ice", "storms", "volcanoes"] }
        .share(replay: 1, scope: .forever)

    /// Open ones come after half a second, closed ones after a second.
    func events(open: Bool) -> Observable<[Incident]> {
        answer(after: open ? 500 : 1000) { [incidents] in incidents.filter { $0.isOpen == open } }
    }

    func events(of category: String) -> Observable<[Incident]> {
        answer(after: 400) { [incidents] in incidents.filter { $0.category == category } }
    }
}
/*:
 ## Asked once, kept for ever

 Categories do not change while the app runs. Three screens want them, at different times.

 > Guess: How many requests are made? One number is printed.
 */
example(of: "categories") {
    let planet = Planet()

    for _ in 1...3 {
        _ = planet.categories.subscribe()
        letTimePass(1)
    }
    print(planet.requests)
}
/* Prints:
--- Example of: categories ---
1
*/
//: `share(replay: 1, scope: .forever)`: the answer is kept, although the request has completed long
//: since.

/*:
 ## One after the other, side by side

 Open and closed incidents come in two answers. `concat` asks for the closed ones when the open ones
 are there.
 */
example(of: "concat") {
    begin()
    let planet = Planet()

    _ = planet.events(open: true).concat(planet.events(open: false))
        .reduce([], accumulator: +)
        .subscribe(onNext: { print(seconds(), $0.count, "incidents") })
    letTimePass(2)
}
/* Prints:
--- Example of: concat ---
1.5 s: 5 incidents
*/
//: Half a second and a whole one, in a row. Nobody gains anything from the order.

/*:
 `merge` asks for both at once, and `reduce` puts together what comes, in whatever order.
 */
example(of: "merge and reduce") {
    begin()
    let planet = Planet()

    _ = Observable.of(planet.events(open: true), planet.events(open: false))
        .merge()
        .reduce([], accumulator: +)
        .subscribe(onNext: { print(seconds(), $0.count, "incidents") })
    letTimePass(2)
}
/* Prints:
--- Example of: merge and reduce ---
1.0 s: 5 incidents
*/
//: As long as the slower answer, no longer. Both ways have the same number of requests.

/*:
 ## Two answers in one row of the table

 A row shows a category and how many incidents it has. The two answers come at different times;
 `combineLatest` waits for both.
 */
func rows(_ categories: [String], _ incidents: [Incident]) -> [String] {
    categories.map { category in "\(category) (\(incidents.filter { $0.category == category }.count))" }
}

example(of: "categories and events") {
    begin()
    let planet = Planet()
    let incidents = Observable.merge(planet.events(open: true), planet.events(open: false)).reduce([], accumulator: +)

    _ = Observable.combineLatest(planet.categories, incidents, resultSelector: rows)
        .subscribe(onNext: { print(seconds(), $0) })
    letTimePass(2)
}
/* Prints:
--- Example of: categories and events ---
1.0 s: ["ice (2)", "storms (2)", "volcanoes (1)"]
*/
//: The table was empty for a whole second, though the categories were there after 0.3.

/*:
 Better: first the names with no numbers, then the same rows again, complete. That is `concat`: what
 can be shown now, followed by what comes.
 */
example(of: "first the list, then the counts") {
    begin()
    let planet = Planet()
    let incidents = Observable.merge(planet.events(open: true), planet.events(open: false)).reduce([], accumulator: +)
    let names = planet.categories.map { rows($0, []) }
    let counted = Observable.combineLatest(planet.categories, incidents, resultSelector: rows)

    _ = names.concat(counted).subscribe(onNext: { print(seconds(), $0) })
    letTimePass(2)
}
/* Prints:
--- Example of: first the list, then the counts ---
0.3 s: ["ice (0)", "storms (0)", "volcanoes (0)"]
1.3 s: ["ice (2)", "storms (2)", "volcanoes (1)"]
*/
//: But look at the clock: the counting begins only when the names have come. With
//: `share(replay: 1, scope: .forever)` the second use of the categories costs nothing; the incidents
//: could have been asked for meanwhile.

/*:
 ## A slider

 A slider says how many days back the list goes. Its value is a behaviour relay: it has a value from
 the start. Each move gives a new list, and no request.

 > Guess: The slider goes from 360 to 60 and to 5. Which three numbers are printed?
 */
example(of: "days and events") {
    let bag = DisposeBag()
    let planet = Planet()
    let days = BehaviorRelay(value: 360)
    let incidents = Observable.merge(planet.events(open: true), planet.events(open: false)).reduce([], accumulator: +)

    Observable.combineLatest(days, incidents) { days, incidents in incidents.filter { $0.daysAgo < days } }
        .subscribe(onNext: { print($0.count) })
        .disposed(by: bag)
    letTimePass(2)
    days.accept(60)
    days.accept(5)
}
/* Prints:
--- Example of: days and events ---
5
3
1
*/
/*:
 ## Little by little

 A request for each category, and the table grows with each answer: `flatMap` makes the requests,
 `scan` adds up. Three requests are few; a hundred at once would be rude. So `map` makes them, and
 `merge(maxConcurrent: 2)` says how many may run.
 */
example(of: "two at a time") {
    begin()
    let planet = Planet()
    var (running, most) = (0, 0)

    let downloads = planet.categories
        .flatMap { Observable.from($0) }
        .map { category in
            planet.events(of: category).watch(category).do(
                onCompleted: { running -= 1 },
                onSubscribe: {
                    running += 1
                    most = max(most, running)
                })
        }

    _ = downloads
        .merge(maxConcurrent: 2)
        .scan([], accumulator: +)
        .subscribe(onNext: { print(seconds(), $0.map(\.name)) }, onCompleted: { print("at most", most, "at once") })
    letTimePass(2)
}
/* Prints:
--- Example of: two at a time ---
0.7 s: ["Berg D-12", "Berg E-7"]
0.7 s: ["Berg D-12", "Berg E-7", "Storm Ada", "Storm Bo"]
1.1 s: ["Berg D-12", "Berg E-7", "Storm Ada", "Storm Bo", "Mount Cyr"]
at most 2 at once
*/
/* Draws:
                  0         2 s
  1 col = 200 ms  ┬─────────┬──────
  ice             ──[Incident(n…┤
  storms          ──[Incident(…2┤
  volcanoes         ├─[Incident(…3┤
  [Incident(n… = [Incident(name: "Berg D-12", category: "ice", isOpen: true,
    daysAgo: 90), Incident(name: "Berg E-7", category: "ice", isOpen: false,
    daysAgo: 10)]
  [Incident(…2 = [Incident(name: "Storm Ada", category: "storms", isOpen: true,
    daysAgo: 2), Incident(name: "Storm Bo", category: "storms", isOpen: false,
    daysAgo: 40)]
  [Incident(…3 = [Incident(name: "Mount Cyr", category: "volcanoes", isOpen:
    true, daysAgo: 300)]
*/
//: Two came at 0.7 s; the third had to wait for a free place and came at 1.1 s.

/*:
 ## Challenge: Something is going on

 A spinner turns while downloads run. `isRunning(_:)` gets the downloads (the table's states, one
 after the other) and sends true at once, then false when they have completed; nothing else.
 */
//: > Hint: The elements do not matter here, only the end.
//: > Hint: `startWith(true)` in front, and something that is appended at the end.
//: > Hint: Turn the rest into no elements of type Bool, and `concat` a false.
/* Starter:
func isRunning(_ states: Observable<[Incident]>) -> Observable<Bool> {
    states.map { _ in true }
}
*/
//: ### Solution
func isRunning(_ states: Observable<[Incident]>) -> Observable<Bool> {
    states
        .filter { _ in false }
        .map { _ in true }
        .startWith(true)
        .concat(Observable.just(false))
}

example(of: "Challenge: Something is going on") {
    begin()
    _ = isRunning(Planet().events(of: "ice")).subscribe(onNext: { print(seconds(), $0) })
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
Says: the spinner turns at once, and stops when the answer is there
*/
/* Judge: many states, one story
isRunning(Observable.of([], [], []))
Emits:
('true' 'false' |)
Says: states in between change nothing
*/
/* Judge: an endless download
isRunning(Observable.just([]).concat(Observable.never()))
Emits:
'true'
Says: what has not completed is still running
*/
/*:
 ## Challenge: How far are we?

 Show progress, two ways. `counted(_:of:)` gets the downloads' answers as they come and how many
 there will be, and sends "0 of 3", "1 of 3" … `bar(_:of:)` sends the share that is done, from 0.0 to
 1.0, for a progress bar.
 */
//: > Hint: `scan` counts; `startWith` begins.
//: > Hint: `enumerated()` counts too; mind that it begins at 0.
/* Starter:
func counted(_ answers: Observable<[Incident]>, of total: Int) -> Observable<String> {
    answers.map { _ in "? of \(total)" }
}

func bar(_ answers: Observable<[Incident]>, of total: Int) -> Observable<Double> {
    .just(0)
}
*/
//: ### Solution
func done(_ answers: Observable<[Incident]>) -> Observable<Int> {
    answers.scan(0) { count, _ in count + 1 }.startWith(0)
}

func counted(_ answers: Observable<[Incident]>, of total: Int) -> Observable<String> {
    done(answers).map { "\($0) of \(total)" }
}

func bar(_ answers: Observable<[Incident]>, of total: Int) -> Observable<Double> {
    done(answers).map { Double($0) / Double(total) }
}

example(of: "Challenge: How far are we?") {
    let planet = Planet()
    let answers = Observable.of("ice", "storms").flatMap(planet.events(of:))
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
Says: before the first answer it is "0 of 3"
*/
/* Judge: a bar from 0 to 1
_ = bar(Observable.of([], [], [], []), of: 4).subscribe(onNext: { print($0) })
Prints:
0.0
0.25
0.5
0.75
1.0
Says: the share that is done, as a number from 0.0 to 1.0
*/
/*:
 ## What to keep

 - `concat` for what must be in order, `merge` and `reduce` for what need not.
 - `combineLatest` is silent until all have spoken: give it something to show at once.
 - `merge(maxConcurrent:)` limits, `scan` shows what has come so far.

 Next: lesson 11, Time-based operators.
 */
