/*:
 # 9  Combining operators

 Several sequences become one. The question is always the same: **when** does the result send? After
 one source has ended, when any of them sends, only when all have sent, or only when a trigger sends.
 Keep that question in mind, and the names are easy.

 We are in a harbour. Ships come from two sides.
 */
import Foundation
import RxSwift

/// Stops the ships.
struct Storm: Error {}
/*:
 ## One after the other

 `startWith` puts elements in front: the state now, before the changes.

 > Guess: The boats 2 and 3 come, and `startWith` adds boat 1. In which order are they printed?
 > Answer: 1 2 3
 */
example(of: "startWith") {
    _ = Observable.of("boat 2", "boat 3").startWith("boat 1").subscribe(
        onNext: { print($0) })
}
/* Prints:
--- Example of: startWith ---
boat 1
boat 2
boat 3
*/
//: `Observable.concat` runs a list of sequences one after the other. It subscribes to the second when
//: the first has completed, not earlier.
//: > Guess: The first sequence fails. What happens to the second?
//: > Choice: it runs at once
//: > Right: it never runs
example(of: "Observable.concat") {
    let first = Observable.of(1, 2).concat(Observable.error(Storm()))
    let second = Observable.of(3, 4)
    _ = Observable.concat([first, second])
        .subscribe(onNext: { print($0) }, onError: { print($0) })
}
/* Prints:
--- Example of: Observable.concat ---
1
2
Storm()
*/
//: As a method it reads like a sentence. Both sequences must have the same element type. Here the fishing
//: boats never stop coming.
//: > Guess: Which boats are printed?
//: > Choice: cutter, trawler, yawl
//: > Right: cutter, trawler
example(of: "concat") {
    let fishing = Observable.of("cutter", "trawler")
        .concat(Observable.never())
    let sailing = Observable.of("yawl")
    _ = fishing.concat(sailing).subscribe(onNext: { print($0) })
}
/* Prints:
--- Example of: concat ---
cutter
trawler
*/
//: `sailing` waits for an end that never comes. With the preview on, the picture changes while you type:
//: > Try: :preview on
//: > Try: Observable.of(1, 2).concat(Observable.of(3))

//: `concatMap` is `flatMap` in strict order: the second pier waits until the first is empty.
//: > Guess: First "south", then "north" is sent. Which ship comes third?
//: > Choice: S1
//: > Choice: S2
//: > Right: N1
example(of: "concatMap") {
    let piers = [
        "north": Observable.of("N1", "N2"),
        "south": Observable.of("S1", "S2"),
    ]
    _ = Observable.of("south", "north")
        .concatMap { piers[$0] ?? .empty() }
        .subscribe(onNext: { print($0) })
}
/* Prints:
--- Example of: concatMap ---
S1
S2
N1
N2
*/
/*:
 ## All at once

 `merge` subscribes to all sources and passes on what comes, in the order in which it comes.

 > Guess: The left pier closes first. When is the harbour closed?
 > Choice: when the first pier closes
 > Right: when both have closed
 */
example(of: "merge") {
    let left = PublishSubject<String>()
    let right = PublishSubject<String>()
    _ = Observable.merge(left, right).subscribe(
        onNext: { print($0) }, onCompleted: { print("harbour closed") })
    right.onNext("right: ferry")
    left.onNext("left: barge")
    left.onCompleted()
    right.onNext("right: liner")
    right.onCompleted()
}
/* Prints:
--- Example of: merge ---
right: ferry
left: barge
right: liner
harbour closed
*/
//: `merge(maxConcurrent:)` subscribes to at most that many at a time; the others wait. There are two
//: pilots and three ships.
//: > Guess: Ship three sends twice: at the start, and after ship one has docked. Which does it print?
//: > Choice: both
//: > Right: only the second
//: > Choice: none
example(of: "merge(maxConcurrent:)") {
    let bag = DisposeBag()
    let ships = (1...3).map { _ in PublishSubject<String>() }
    Observable.from(ships)
        .merge(maxConcurrent: 2)
        .subscribe(onNext: { print($0) }).disposed(by: bag)
    ships[2].onNext("three: may I come in?")
    ships[0].onNext("one: coming in")
    ships[1].onNext("two: coming in")
    ships[0].onCompleted()
    ships[2].onNext("three: now I have a pilot")
}
/* Prints:
--- Example of: merge(maxConcurrent:) ---
one: coming in
two: coming in
three: now I have a pilot
*/
/*:
 ## The latest of each

 `combineLatest` waits until every source has sent once. From then on it sends when **any** of them
 does, with the latest of all.

 > Guess: Four elements are sent. How many results come?
 > Choice: 2
 > Right: 3
 > Choice: 4
 */
example(of: "combineLatest") {
    let bag = DisposeBag()
    let wind = PublishSubject<String>()
    let tide = PublishSubject<String>()
    Observable.combineLatest(wind.watch("wind"), tide.watch("tide")) {
        "\($0) \($1)"
    }
    .watch("result").subscribe(onNext: { print($0) }).disposed(by: bag)
    wind.onNext("W")
    tide.onNext("up")
    tide.onNext("high")
    wind.onNext("N")
}
/* Prints:
--- Example of: combineLatest ---
W up
W high
N high
*/
/* Draws:
  step    1    2       3         4         5
  wind    W──────────────────────N─────────╮
  tide    ─────up──────high────────────────┊
  result  ─────"W up"──"W high"──"N high"──╯
*/
//: A choice and a value: the user picks a style, and the date does not change. This is how a screen follows
//: its settings.
//: > Guess: Two styles, one date. How many lines are printed?
//: > Choice: 1
//: > Right: 2
example(of: "combine user choice and value") {
    let styles = Observable.of("d.M.yy", "d MMMM yyyy")
    let sailing = Observable.just(
        Date(timeIntervalSince1970: 1_000_000_000))
    _ = Observable.combineLatest(styles, sailing) {
        style, date -> String in
        let formatter = DateFormatter()
        formatter.locale = Locale(identifier: "en_US_POSIX")
        formatter.timeZone = TimeZone(secondsFromGMT: 0)
        formatter.dateFormat = style
        return formatter.string(from: date)
    }
    .subscribe(onNext: { print($0) })
}
/* Prints:
--- Example of: combine user choice and value ---
9.9.01
9 September 2001
*/
//: An array of sources works too; then the closure gets an array.
//: > Guess: The sources are 1 2, then 10, then 100. Which sums come?
example(of: "combineLatest of a collection") {
    let buoys = [Observable.of(1, 2), .just(10), .just(100)]
    _ = Observable.combineLatest(buoys) { $0.reduce(0, +) }.subscribe(
        onNext: { print($0) })
}
/* Prints:
--- Example of: combineLatest of a collection ---
111
112
*/
//: `zip` pairs the first with the first, the second with the second, and so on. It waits for the slower
//: source. There are four berths and five ships.
//: > Guess: What happens to the fifth ship?
//: > Choice: it gets berth A
//: > Right: nothing, it never gets a berth
//: > Choice: it is an error
example(of: "zip") {
    let berths = Observable.of("A", "B", "C", "D")
    let ships = Observable.of("Alma", "Bris", "Cato", "Dora", "Elna")
    _ = Observable.zip(berths, ships) { "berth \($0): \($1)" }
        .subscribe(onNext: { print($0) }, onCompleted: { print("full") })
}
/* Prints:
--- Example of: zip ---
berth A: Alma
berth B: Bris
berth C: Cato
berth D: Dora
full
*/
//: There is no fifth berth, so there is no fifth pair.

/*:
 ## Triggers

 A button says when, a field says what. `withLatestFrom` takes the latest text at each tap.

 > Guess: L, Li, Lisbon are typed, then two taps. What is printed?
 */
example(of: "withLatestFrom") {
    let bag = DisposeBag()
    let button = PublishSubject<Void>()
    let field = PublishSubject<String>()
    button.watch("button").withLatestFrom(field.watch("field")).watch(
        "result"
    )
    .subscribe(onNext: { print($0) }).disposed(by: bag)
    ["L", "Li", "Lisbon"].forEach(field.onNext)
    button.onNext(())
    button.onNext(())
}
/* Prints:
--- Example of: withLatestFrom ---
Lisbon
Lisbon
*/
/* Draws:
  step    1    2    3       4       5       6
  result  ──────────────────Lisbon──Lisbon──╮
  button  ──────────────────()──────()──────┊
  field   L────Li───Lisbon──────────────────╯
*/

//: `sample` sends only if there is something new since the last tap. Note that the field comes first.
//: > Guess: The same keys, the same taps. What is printed?
example(of: "sample") {
    let bag = DisposeBag()
    let button = PublishSubject<Void>()
    let field = PublishSubject<String>()
    field.watch("field").sample(button.watch("button")).watch("result")
        .subscribe(onNext: { print($0) }).disposed(by: bag)
    ["L", "Li", "Lisbon"].forEach(field.onNext)
    button.onNext(())
    button.onNext(())
}
/* Prints:
--- Example of: sample ---
Lisbon
*/
/* Draws:
  step    1    2    3       4    5       6    7
  result  ───────────────────────Lisbon───────╮
  button  ──────────────────()───────────()───┊
  field   L────Li───Lisbon────────────────────╯
*/
/*:
 ## Choosing a source

 `amb` (ambiguous) subscribes to both until one sends; then it stays with that one. The quicker server
 wins.

 > Guess: West sends first, then east, then west again. How many lines are printed?
 > Choice: 1
 > Right: 2
 > Choice: 3
 */
example(of: "amb") {
    let bag = DisposeBag()
    let east = PublishSubject<String>()
    let west = PublishSubject<String>()
    east.amb(west).subscribe(onNext: { print($0) }).disposed(by: bag)
    west.onNext("west was first")
    east.onNext("east")
    west.onNext("west again")
}
/* Prints:
--- Example of: amb ---
west was first
west again
*/
//: `switchLatest` follows a sequence of sequences: it is subscribed to the newest of them only. There are
//: three radio channels, and a knob.
//: > Guess: Six messages are sent. Which three are printed?
//: > Answer: weather music sport
example(of: "switchLatest") {
    let bag = DisposeBag()
    let channels = (1...3).map { _ in PublishSubject<String>() }
    let knob = PublishSubject<Observable<String>>()
    knob.switchLatest().subscribe(onNext: { print($0) })
        .disposed(by: bag)
    knob.onNext(channels[0])
    channels[0].onNext("one: weather")
    channels[1].onNext("two: not tuned in")
    knob.onNext(channels[1])
    channels[1].onNext("two: music")
    channels[0].onNext("one: news")
    knob.onNext(channels[2])
    channels[1].onNext("two: gone")
    channels[2].onNext("three: sport")
}
/* Prints:
--- Example of: switchLatest ---
one: weather
two: music
three: sport
*/
/*:
 ## Within one sequence

 `reduce` adds everything up and sends once, at the end: an endless source gives nothing. `scan` does
 the same sum and sends at every step.
 */
//: > Guess: 1, 3, 5, 7, 9 are added up. What does `reduce` send?
example(of: "reduce") {
    _ = Observable.of(1, 3, 5, 7, 9).reduce(0, accumulator: +).subscribe(
        onNext: { print($0) })
}
/* Prints:
--- Example of: reduce ---
25
*/
//: > Guess: And what does `scan` send?
example(of: "scan") {
    _ = Observable.of(1, 3, 5, 7, 9).scan(0, accumulator: +).subscribe(
        onNext: { print($0) })
}
/* Prints:
--- Example of: scan ---
1
4
9
16
25
*/
/*:
 ## Challenge: Crate and total

 Crates of 1 and 3 tons arrive. Show each weight with the total so far: "1 makes 1", "3 makes 4". Write it
 in two ways: `zipped(_:)` zips the source with its own `scan`; `scanned(_:)` scans a tuple, and so
 subscribes to the source only once.
 */
//: > Hint: `zip(crates, crates.scan(…))` subscribes to the source twice. That is fine for `of`.
//: > Hint: The tuple is `(weight, total)`. It starts as `(0, 0)`.
/* Starter:
func zipped(_ crates: Observable<Int>) -> Observable<String> {
    crates.map { "\($0) makes \($0)" }
}

func scanned(_ crates: Observable<Int>) -> Observable<String> {
    zipped(crates)
}
*/
//: ### Solution
func zipped(_ crates: Observable<Int>) -> Observable<String> {
    Observable.zip(crates, crates.scan(0, accumulator: +)) {
        "\($0) makes \($1)"
    }
}

func scanned(_ crates: Observable<Int>) -> Observable<String> {
    crates.scan((0, 0)) { total, weight in (weight, total.1 + weight) }
        .map { "\($0.0) makes \($0.1)" }
}

example(of: "Challenge: Crate and total") {
    _ = zipped(.of(1, 3)).subscribe(onNext: { print($0) })
    _ = scanned(.of(5, 7)).subscribe(onNext: { print($0) })
}
/* Prints:
--- Example of: Challenge: Crate and total ---
1 makes 1
3 makes 4
5 makes 5
7 makes 12
*/
/* Judge: two ways, one result
_ = zipped(.of(1, 3, 5)).subscribe(onNext: { print($0) })
_ = scanned(.of(1, 3, 5)).subscribe(onNext: { print($0) })
Prints:
1 makes 1
3 makes 4
5 makes 9
1 makes 1
3 makes 4
5 makes 9
Says: send each weight with the sum of all weights so far
*/
/* Judge: scanned runs the source once
var runs = 0
_ = scanned(Observable.just(4).do(onSubscribe: { runs += 1 })).subscribe(onNext: { print($0) })
print("runs:", runs)
Prints:
4 makes 4
runs: 1
Says: in `scanned`, keep the weight and the total in one tuple
*/
/*:
 ## What to keep

 - One after the other: `startWith`, `concat`, `concatMap`. All at once: `merge`.
 - `combineLatest` sends the latest of each, `zip` the n-th of each.
 - `withLatestFrom` and `sample` wait for a trigger; only `sample` wants something new.
 - `amb` chooses once, `switchLatest` again and again.
 - `reduce` sends at the end, `scan` at every step.

 Next: lesson 10, Combining in practice.
 */
