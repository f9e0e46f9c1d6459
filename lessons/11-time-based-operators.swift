/*:
 # 11  Time-based operators

 This lesson is about time: operators that wait, that send later, that collect for a while, that
 give up. All of them take a scheduler, because a scheduler owns the clock.

 A bird feeder stands in the garden, and a camera counts the visitors. Every printed line begins with
 the seconds since its example began. The clock is virtual and jumps from event to event, so an
 example is over at once. When it has run, type `l` to see it at the speed of a real clock; start
 rill with `--pace live` and each example plays at that speed by itself.
 */
import Foundation
import RxBlocking
import RxSwift

/// The scheduler of the main thread.
let main = MainScheduler.instance
var began = main.now

/// Begins to count seconds.
func begin() { began = main.now }

/// Lets time pass.
func letTimePass(_ seconds: Int) {
    _ = Observable<Int>.timer(.seconds(seconds), scheduler: main)
        .toBlocking().materialize()
}

/// Runs something later.
func after(_ seconds: Int, _ action: @escaping () -> Void) {
    _ = Observable<Int>.timer(.seconds(seconds), scheduler: main)
        .subscribe(onNext: { _ in action() })
}

extension ObservableType {
    /// Prints every event with its time and the name of its lane, and
    /// draws it: `:marbles` shows the lanes of an example.
    func lane(_ name: String) -> Disposable {
        watch(name.trimmingCharacters(in: .whitespaces)).subscribe {
            event in
            print(
                String(
                    format: "%4.1f", main.now.timeIntervalSince(began)),
                name, event)
        }
    }
}

/// A bird every second, five in all.
func birds() -> Observable<Int> {
    Observable<Int>.interval(.seconds(1), scheduler: main).map { $0 + 1 }
        .take(5)
}
/*:
 ## Repeating the past

 `replay(1)` makes a **connectable** observable: it starts when you call `connect()`, once for all
 subscribers, and it keeps the last element for late subscribers. The birds 1 to 5 come, one a
 second. The second lane subscribes after three seconds, just after bird 3.
 */
//: > Guess: What does the late lane get, and when?
//: > Marbles: late, 1s: ---34(5|)
example(of: "replay") {
    begin()
    let bag = DisposeBag()
    let source = birds().replay(1)
    source.lane("early").disposed(by: bag)
    source.connect().disposed(by: bag)
    after(3) { source.lane("   late").disposed(by: bag) }
    letTimePass(6)
}
/* Prints:
--- Example of: replay ---
 1.0 early next(1)
 2.0 early next(2)
 3.0 early next(3)
 3.0    late next(3)
 4.0 early next(4)
 4.0    late next(4)
 5.0 early next(5)
 5.0    late next(5)
 5.0 early completed
 5.0    late completed
*/
/* Draws:
                  0         1         2         3         4         5 s
  1 col = 100 ms  ┬─────────┬─────────┬─────────┬─────────┬─────────┬──
  early           ──────────1─────────2─────────3─────────4─────────5┤
  late                                          3─────────4─────────5┤
*/
//: `replayAll` keeps everything. Be careful with sources that never end: the buffer grows with them.
//: > Guess: Which birds does the late lane get at 3 s?
//: > Answer: 1 2 3
example(of: "replayAll") {
    begin()
    let bag = DisposeBag()
    let source = birds().replayAll()
    source.lane("early").disposed(by: bag)
    source.connect().disposed(by: bag)
    after(3) { source.lane("   late").disposed(by: bag) }
    letTimePass(6)
}
/* Prints:
--- Example of: replayAll ---
 1.0 early next(1)
 2.0 early next(2)
 3.0 early next(3)
 3.0    late next(1)
 3.0    late next(2)
 3.0    late next(3)
 4.0 early next(4)
 4.0    late next(4)
 5.0 early next(5)
 5.0    late next(5)
 5.0 early completed
 5.0    late completed
*/
/* Draws:
                  0         1         2         3         4         5 s
  1 col = 100 ms  ┬─────────┬─────────┬─────────┬─────────┬─────────┬──
  early           ──────────1─────────2─────────3─────────4─────────5┤
  late                                          (1 2 3)───4─────────5┤
*/
/*:
 ## Collecting

 `buffer` sends an array when it is **full** or when its **time is over**, whichever comes first,
 and then begins again. The span is four seconds, the count is two. At 5 s three birds come together.
 */
//: > Guess: Three arrays come. At which seconds?
//: > Answer: 4 5 9
example(of: "buffer") {
    begin()
    let bag = DisposeBag()
    let feeder = PublishSubject<String>()
    feeder
        .buffer(timeSpan: .seconds(4), count: 2, scheduler: main)
        .lane("buffer").disposed(by: bag)
    after(5) { ["wren", "robin", "tit"].forEach(feeder.onNext) }
    letTimePass(10)
}
/* Prints:
--- Example of: buffer ---
 4.0 buffer next([])
 5.0 buffer next(["wren", "robin"])
 9.0 buffer next(["tit"])
*/
/* Draws:
                  0         4         5         6               9         10 s
  1 col = 100 ms  ┬─┈ 4 s ┈─┬─────────┬─────────┬───────┈ 4 s ┈─┬─────────┬───
  buffer          ──┈┈┈┈┈┈┈─[]────────["wren", "robin"]─┈┈┈┈┈┈┈─["tit"]───┊
*/
//: Nothing came for four seconds, so the first array is empty. Two birds filled the second at once; the
//: third bird waited for its four seconds.

//: `window` cuts at the same moments, but each window is an observable that passes its elements on as they
//: come.
//: > Guess: In which window is the finch?
//: > Choice: window 0
//: > Choice: window 1
//: > Right: window 2
example(of: "window") {
    begin()
    let feeder = PublishSubject<String>()
    _ = feeder
        .window(timeSpan: .seconds(4), count: 2, scheduler: main)
        .enumerated()
        .subscribe(onNext: { _ = $1.lane("window \($0)") })
    after(1) { feeder.onNext("wren") }
    after(5) { ["robin", "tit", "finch"].forEach(feeder.onNext) }
    after(7) { feeder.onCompleted() }
    letTimePass(8)
}
/* Prints:
--- Example of: window ---
 1.0 window 0 next(wren)
 4.0 window 0 completed
 5.0 window 1 next(robin)
 5.0 window 1 next(tit)
 5.0 window 1 completed
 5.0 window 2 next(finch)
 7.0 window 2 completed
*/
/* Draws:
                  0         1.5       3         4.5       6 s
  1 col = 150 ms  ┬─────────┬─────────┬─────────┬─────────┬──────
  window 0        ──────wren────────────────┤
  window 1                                  ├──────(robin tit)┤
  window 2                                         finch────────┤
*/
/*:
 ## Coming late, two ways

 `delaySubscription` subscribes later, here after 2.5 seconds. The source is a camera that already
 runs.
 */
//: > Guess: What does the listener get, and when?
//: > Marbles: listener, 1s: ---34(5|)
example(of: "delaySubscription") {
    begin()
    let bag = DisposeBag()
    let camera = birds().publish()
    camera.lane("camera").disposed(by: bag)
    camera.connect().disposed(by: bag)
    camera.delaySubscription(.milliseconds(2500), scheduler: main)
        .lane("   listener").disposed(by: bag)
    letTimePass(6)
}
/* Prints:
--- Example of: delaySubscription ---
 1.0 camera next(1)
 2.0 camera next(2)
 3.0 camera next(3)
 3.0    listener next(3)
 4.0 camera next(4)
 4.0    listener next(4)
 5.0 camera next(5)
 5.0    listener next(5)
 5.0 camera completed
 5.0    listener completed
*/
/* Draws:
                  0         1         2         3         4         5 s
  1 col = 100 ms  ┬─────────┬─────────┬─────────┬─────────┬─────────┬──
  camera          ──────────1─────────2─────────3─────────4─────────5┤
  listener        ──────────────────────────────3─────────4─────────5┤
*/
//: The first two birds are missed. The lane is late, its birds are not.

//: `delay` subscribes at once and sends everything 1.5 seconds later.
//: > Guess: The camera sends 1, 2, 3 at 1, 2 and 3 s. What does the screen get, and when?
//: > Marbles: screen, 500ms: -----1-2-(3|)
example(of: "delay") {
    begin()
    let bag = DisposeBag()
    let camera = birds().take(3).publish()
    camera.lane("camera").disposed(by: bag)
    camera.connect().disposed(by: bag)
    camera.delay(.milliseconds(1500), scheduler: main)
        .lane("   screen").disposed(by: bag)
    letTimePass(6)
}
/* Prints:
--- Example of: delay ---
 1.0 camera next(1)
 2.0 camera next(2)
 2.5    screen next(1)
 3.0 camera next(3)
 3.0 camera completed
 3.5    screen next(2)
 4.5    screen next(3)
 4.5    screen completed
*/
/* Draws:
                  0         1         2         3         4 s
  1 col = 100 ms  ┬─────────┬─────────┬─────────┬─────────┬──────
  camera          ──────────1─────────2─────────3┤
  screen          ─────────────────────────1─────────2─────────3┤
*/
//: Nothing is missed, and everything is late, the end too. `:sweep` draws several spans at once, on the same
//: birds:
//: > Try: :sweep birds().take(2).delay(.milliseconds({500, 1500}), scheduler: main)
//: `:tune` puts a chain in the line. Alt-Up and Alt-Down change the number at the cursor.
//: > Try: :tune birds().take(2).delay(.milliseconds(500), scheduler: main)

/*:
 ## Clocks

 `interval` counts without an end, the first number after one period. Dispose of it, or let a bag do
 it. (Older code writes the seconds as a number, `interval(1, scheduler: …)`.)
 */
//: > Guess: The period is 1.5 s. Which numbers come within five seconds?
//: > Answer: 0 1 2
example(of: "interval") {
    begin()
    let bag = DisposeBag()
    Observable<Int>.interval(.milliseconds(1500), scheduler: main)
        .lane("tick").disposed(by: bag)
    letTimePass(5)
}
/* Prints:
--- Example of: interval ---
 1.5 tick next(0)
 3.0 tick next(1)
 4.5 tick next(2)
*/
/* Draws:
                  0         1         2         3         4         5 s
  1 col = 100 ms  ┬─────────┬─────────┬─────────┬─────────┬─────────┬──
  tick            ───────────────0──────────────1──────────────2────┊
*/
//: `timer` sends once; with a `period` it sends again and again after the first wait. A timer can
//: also start another sequence, with `flatMap`.
//: > Guess: The third timer fires at 3 s and starts the birds. At which seconds do the two birds come?
//: > Answer: 4 5
example(of: "timer") {
    begin()
    let bag = DisposeBag()
    Observable<Int>.timer(.seconds(2), scheduler: main)
        .lane("once").disposed(by: bag)
    Observable<Int>.timer(
        .seconds(1), period: .seconds(2), scheduler: main
    )
    .take(3)
    .lane("   again").disposed(by: bag)
    Observable<Int>.timer(.seconds(3), scheduler: main)
        .flatMap { _ in birds().take(2) }
        .lane("      then birds").disposed(by: bag)
    letTimePass(6)
}
/* Prints:
--- Example of: timer ---
 1.0    again next(0)
 2.0 once next(0)
 2.0 once completed
 3.0    again next(1)
 4.0       then birds next(1)
 5.0    again next(2)
 5.0    again completed
 5.0       then birds next(2)
 5.0       then birds completed
*/
/* Draws:
                  0         1         2         3         4         5 s
  1 col = 100 ms  ┬─────────┬─────────┬─────────┬─────────┬─────────┬──
  once            ────────────────────0┤
  again           ──────────0───────────────────1───────────────────2┤
  then birds      ────────────────────────────────────────1─────────2┤
*/
/*:
 ## Patience

 `timeout` fails if no element arrives in time; each element restarts the clock. With `other:` it
 does not fail: it switches to a second sequence. There is a knock at 2 s, and the limit is 3 s.
 */
//: > Guess: When does `strict` give up?
//: > Choice: at 3 s
//: > Right: at 5 s
//: > Choice: never
example(of: "timeout") {
    begin()
    let bag = DisposeBag()
    let door = PublishSubject<String>()
    door.timeout(.seconds(3), scheduler: main)
        .lane("strict").disposed(by: bag)
    door.timeout(
        .seconds(3), other: Observable.just("X"), scheduler: main
    )
    .lane("   mild").disposed(by: bag)
    after(2) { door.onNext("knock") }
    letTimePass(6)
}
/* Prints:
--- Example of: timeout ---
 2.0 strict next(knock)
 2.0    mild next(knock)
 5.0 strict error(Sequence timeout.)
 5.0    mild next(X)
 5.0    mild completed
*/
/* Draws:
                  0         1         2         3         4         5 s
  1 col = 100 ms  ┬─────────┬─────────┬─────────┬─────────┬─────────┬──
  strict          ────────────────────knock─────────────────────────✕
  mild            ────────────────────knock─────────────────────────X┤
  strict failed at 5 s: Sequence timeout.
*/
//: Three seconds after the knock. Only the X tells you that `mild` has timed out too.

/*:
 ## Challenge: A window without side effects

 `counts(_:)` cuts the birds into windows of four seconds, with at most two birds. At the end of each
 window it sends the number of birds: "window 0: 2". Write it as one chain, without a `subscribe` inside
 and without a variable outside.
 */
//: > Hint: `enumerated()` gives each window its number.
//: > Hint: Each window completes. `toArray()` turns it into one value.
//: > Hint: `flatMap { index, window in window.toArray().map { … } }`.
/* Starter:
func counts(_ birds: Observable<Int>) -> Observable<String> {
    birds.window(timeSpan: .seconds(4), count: 2, scheduler: main)
        .map { _ in "a window" }
}
*/
//: ### Solution
func counts(_ birds: Observable<Int>) -> Observable<String> {
    birds
        .window(timeSpan: .seconds(4), count: 2, scheduler: main)
        .enumerated()
        .flatMap { index, window in
            window.toArray().map { "window \(index): \($0.count)" }
        }
}

example(of: "Challenge: A window without side effects") {
    begin()
    let bag = DisposeBag()
    counts(birds()).lane("counts").disposed(by: bag)
    letTimePass(6)
}
/* Prints:
--- Example of: Challenge: A window without side effects ---
 2.0 counts next(window 0: 2)
 4.0 counts next(window 1: 2)
 5.0 counts next(window 2: 1)
 5.0 counts completed
*/
/* Judge: a bird every second
counts(birds())
Emits:
2s 'window 0: 2' 2s 'window 1: 2' 1s ('window 2: 1'|)
Says: send the count when a window completes: after two birds, or at the end of the source
*/
/* Judge: no birds for a while
counts(Observable<Int>.timer(.seconds(9), scheduler: main))
Emits:
4s 'window 0: 0' 4s 'window 1: 0' 1s ('window 2: 1'|)
Says: send 0 for a window without birds
*/
/*:
 ## What to keep

 - `replay` keeps elements for late subscribers; nothing runs before `connect()`.
 - `buffer` and `window` cut by time or count; one sends arrays, the other lets you listen at once.
 - `delaySubscription` misses, `delay` does not.
 - `interval` never ends by itself; `timer` sends once, unless it has a `period`.
 - `timeout` fails, or switches to `other:`.

 Next: lesson 12, Beginning RxCocoa: these streams meet a screen.
 */
