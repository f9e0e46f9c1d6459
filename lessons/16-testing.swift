/*:
 # 16  Testing

 Streams are easy to test, for a stream is only a list of events with times. In this lesson you
 write such lists: what the source sends, what the observer must have seen. No test waits for a real
 second. At the end you test a view model, first with a clock, then by blocking.

 A real project puts such checks into test classes of XCTest. To see them run here, each example
 makes its checks and prints what it finds.
 */
import Foundation
import RxBlocking
import RxCocoa
import RxSwift
import RxTest

/// A check that says what it found.
func check<T: Equatable>(_ title: String, _ found: T, is expected: T) {
    print(found == expected ? "ok     " : "differs", "\(title):", found)
}
/*:
 ## A clock, a source, an observer

 `TestScheduler` owns a clock that moves only when you say so. `createHotObservable` makes a source
 that sends at given times, even if nobody has subscribed. `createObserver` writes down everything
 that it gets, with the time. `amb` chooses the source that sends first.
 */
//: > Guess: Whose elements come?
//: > Choice: those of `a`: a, b, c
//: > Right: those of `b`: 1, 2, 3
//: > Choice: those of both
example(of: "amb") {
    let clock = TestScheduler(initialClock: 0)
    let observer = clock.createObserver(String.self)

    let a = clock.createHotObservable([
        .next(100, "a"), .next(200, "b"), .next(300, "c"),
    ])
    let b = clock.createHotObservable([
        .next(90, "1"), .next(200, "2"), .next(300, "3"),
    ])

    let subscription = a.amb(b).subscribe(observer)
    clock.scheduleAt(1000) { subscription.dispose() }
    clock.start()

    print(observer.events)
    check(
        "elements", observer.events.compactMap(\.value.element),
        is: ["1", "2", "3"])
}
/* Prints:
--- Example of: amb ---
[next(1) @ 90, next(2) @ 200, next(3) @ 300]
ok      elements: ["1", "2", "3"]
*/
//: B speaks at 90, A at 100: B wins, and A is dropped for good.

//: The subscription can be scheduled as well. Here it comes at 150, after the first element.
//: > Guess: Which elements pass the filter?
//: > Answer: 2 4
example(of: "filter") {
    let clock = TestScheduler(initialClock: 0)
    let observer = clock.createObserver(Int.self)
    let source = clock.createHotObservable([
        .next(100, 1), .next(200, 2), .next(300, 30), .next(400, 4),
        .completed(500),
    ])

    clock.scheduleAt(150) {
        _ = source.filter { $0 < 10 }.subscribe(observer)
    }
    clock.start()

    check(
        "events", observer.events,
        is: [.next(200, 2), .next(400, 4), .completed(500)])
    check(
        "subscriptions", source.subscriptions,
        is: [Subscription(150, 500)])
}
/* Prints:
--- Example of: filter ---
ok      events: [next(2) @ 200, next(4) @ 400, completed @ 500]
ok      subscriptions: [(150: 500)]
*/
//: The element at 100 was missed: that is what "hot" means. And the source knows when it was heard.

//: A **cold** source counts from its subscription. Two subscriptions, two runs. `start` does the
//: usual steps for you: it creates the observable at 100, subscribes at 200 and disposes at 1000.
//: > Guess: The source fails 20 after each subscription. At which time does the observer get the error?
//: > Answer: 240
example(of: "cold and retry") {
    enum LineError: Error { case noise }
    let clock = TestScheduler(initialClock: 0)
    let source = clock.createColdObservable([
        .next(10, "hello"), .error(20, LineError.noise),
    ])

    let observer = clock.start { source.retry(2) }

    print(observer.events)
    check(
        "subscriptions", source.subscriptions,
        is: [Subscription(200, 220), Subscription(220, 240)])
}
/* Prints:
--- Example of: cold and retry ---
[next(hello) @ 210, next(hello) @ 230, error(noise) @ 240]
ok      subscriptions: [(200: 220), (220: 240)]
*/
/*:
 ## Operators that wait

 Hand the clock to the operator, and three hundred virtual milliseconds pass in no time.
 `resolution: 0.001` makes a tick of the clock a millisecond. This is a search field: a key at 300, 400
 and 900 ms, and `debounce` waits for 300 ms of silence.
 */
//: > Guess: At which times do the two searches come?
//: > Answer: 700 1200
example(of: "debounce") {
    let clock = TestScheduler(initialClock: 0, resolution: 0.001)
    let keys = clock.createHotObservable([
        .next(300, "l"), .next(400, "li"), .next(900, "lis"),
    ])

    let observer = clock.start(created: 0, subscribed: 0, disposed: 2000)
    {
        keys.debounce(.milliseconds(300), scheduler: clock)
    }

    check(
        "searches", observer.events,
        is: [.next(700, "li"), .next(1200, "lis")])
}
/* Prints:
--- Example of: debounce ---
ok      searches: [next(li) @ 700, next(lis) @ 1200]
*/
/*:
 ## A test that is a picture

 A list of times is exact and hard to read. A **marble** string says the same as a drawing: `-` is a
 tick of 100 ms, a character is an element, `|` the end, `#` an error, `(ab)` two at once. `cold` makes
 a source of it, `expect` compares.

 `debounce` waits for 200 ms of silence.
 */
example(of: "marbles") {
    let keys = cold("ab-c----d|")
    let main = MainScheduler.instance

    expect(keys.map { $0.uppercased() }, "AB-C----D|")
    expect(
        keys.watch("keys").debounce(.milliseconds(200), scheduler: main)
            .watch("debounce"), "-----c---(d|)")
    expect(cold("1-#").catchAndReturn("x"), "1-(x|)")
    _ = Observable<Int>.timer(.seconds(2), scheduler: main).toBlocking()
        .materialize()
}
/* Prints:
--- Example of: marbles ---
pass: expect 1-(x|)
pass: expect AB-C----D|
pass: expect -----c---(d|)
*/
/* Draws: keys, debounce
                 0         0.25      0.5       0.75 s
  1 col = 25 ms  ┬─────────┬─────────┬─────────┬───────
  keys           a───b───────c───────────────────d───┤
  debounce       ────────────────────c───────────────d┤
*/
//: The last `d` does not wait: when the source ends, what is held back is sent. Change a character and
//: see how a difference is shown:
//: > Try: expect(cold("ab-c|").map { $0.uppercased() }, "AB--C|")

/*:
 ## Blocking

 Sometimes the times do not matter. `toBlocking()` waits until a sequence is over and gives plain
 values: `toArray()`, `first()`, `last()`, `single()`. They throw what the sequence fails with.
 `materialize()` throws nothing: it says how it ended and what came before. Never use it outside of
 tests: it blocks.
 */
example(of: "toArray, blocking") {
    let background = ConcurrentDispatchQueueScheduler(qos: .default)
    let numbers = Observable.of(1, 2).subscribe(on: background)

    do {
        check("toArray", try numbers.toBlocking().toArray(), is: [1, 2])
        check("last", try numbers.toBlocking().last(), is: 2)
        _ = try Observable<Int>.never().toBlocking(timeout: 0.5).first()
    } catch {
        print("threw:", error)
    }
}
/* Prints:
--- Example of: toArray, blocking ---
ok      toArray: [1, 2]
ok      last: Optional(2)
threw: Sequence timeout.
*/
//: > Guess: The line sends 1 and 2 and then fails. Are the two elements lost?
//: > Choice: yes
//: > Right: no, the result has them
example(of: "materialize, blocking") {
    enum LineError: Error { case noise }
    let line = Observable.of(1, 2).concat(
        Observable.error(LineError.noise))

    switch line.toBlocking().materialize() {
    case .completed(let elements): print("completed after", elements)
    case .failed(let elements, let error):
        print("failed after \(elements): \(error)")
    }
}
/* Prints:
--- Example of: materialize, blocking ---
failed after [1, 2]: noise
*/
/*:
 ## A view model under test

 Text goes in, three things come out: the colour, its parts, and its name. The view model knows no
 screen, so a test can play the user: write into the relay, look at the drivers. (With a screen on top it
 is an app: `lessons/apps/colours.swift`.)
 */
struct Colour: Equatable {
    let red, green, blue: Int
    static let white = Colour(red: 255, green: 255, blue: 255)
}

final class ColourViewModel {
    let hexText = BehaviorRelay(value: "")
    let colour: Driver<Colour>
    let parts: Driver<[Int]>
    let name: Driver<String>

    init() {
        colour =
            hexText
            .map { text in
                guard text.count == 7, text.hasPrefix("#"),
                    let number = Int(text.dropFirst(), radix: 16)
                else {
                    return .white
                }
                return Colour(
                    red: number >> 16, green: number >> 8 & 255,
                    blue: number & 255)
            }
            .asDriver(onErrorJustReturn: .white)
        parts = colour.map { [$0.red, $0.green, $0.blue] }
        let names = [
            "#ff0000": "red", "#1a5276": "harbour", "#ffffff": "white",
        ]
        name = hexText.asDriver().map { names[$0.lowercased()] ?? "--" }
    }
}

//: > Guess: The texts "", "#ff00" and "#FF0000" come. Which three names are sent?
//: > Answer: -- -- red
example(of: "a view model, with a clock") {
    let clock = TestScheduler(initialClock: 0)
    let bag = DisposeBag()
    let model = ColourViewModel()
    let names = clock.createObserver(String.self)

    model.name.drive(names).disposed(by: bag)
    clock.createColdObservable([.next(10, "#ff00"), .next(20, "#FF0000")])
        .bind(to: model.hexText)
        .disposed(by: bag)
    clock.start()

    check(
        "names", names.events,
        is: [.next(0, "--"), .next(10, "--"), .next(20, "red")])
}
/* Prints:
--- Example of: a view model, with a clock ---
ok      names: [next(--) @ 0, next(--) @ 10, next(red) @ 20]
*/
example(of: "a view model, blocking") {
    let model = ColourViewModel()
    model.hexText.accept("#1a5276")

    do {
        check(
            "colour", try model.colour.toBlocking().first(),
            is: Colour(red: 26, green: 82, blue: 118))
        check(
            "parts", try model.parts.toBlocking().first(),
            is: [26, 82, 118])
        check("name", try model.name.toBlocking().first(), is: "harbour")
    } catch {
        print("threw:", error)
    }
}
/* Prints:
--- Example of: a view model, blocking ---
ok      colour: Optional(main.Colour(red: 26, green: 82, blue: 118))
ok      parts: Optional([26, 82, 118])
ok      name: Optional("harbour")
*/
/*:
 ## Challenge: The tests come first

 Somebody has written the tests of a search field already; `:check` runs them. Write
 `searches(_:clock:)` so that they pass:

 1. it searches 300 ms after the last key, on the clock that it is given;
 2. it never searches for fewer than two letters;
 3. it does not search for the same text twice in a row.
 */
//: > Hint: Three operators. One needs the clock.
//: > Hint: Short texts must not slip in between two equal searches: think about the order.
//: > Hint: `debounce`, then `filter`, then `distinctUntilChanged`.
/* Starter:
func searches(_ keys: Observable<String>, clock: SchedulerType)
    -> Observable<String>
{
    keys
}
*/
//: ### Solution
func searches(_ keys: Observable<String>, clock: SchedulerType)
    -> Observable<String>
{
    keys
        .debounce(.milliseconds(300), scheduler: clock)
        .filter { $0.count > 1 }
        .distinctUntilChanged()
}

example(of: "Challenge: The tests come first") {
    let clock = TestScheduler(initialClock: 0, resolution: 0.001)
    let keys = clock.createHotObservable([
        .next(300, "p"), .next(400, "po"), .next(900, "por"),
    ])
    let observer = clock.start(created: 0, subscribed: 0, disposed: 2000)
    { searches(keys.asObservable(), clock: clock) }

    check(
        "searches", observer.events,
        is: [.next(700, "po"), .next(1200, "por")])
}
/* Prints:
--- Example of: Challenge: The tests come first ---
ok      searches: [next(po) @ 700, next(por) @ 1200]
*/
/* Judge: only when the hand is still
let clock = TestScheduler(initialClock: 0, resolution: 0.001)
let keys = clock.createHotObservable([.next(300, "po"), .next(500, "por"), .next(700, "port")])
let observer = clock.start(created: 0, subscribed: 0, disposed: 2000) { searches(keys.asObservable(), clock: clock) }
check("searches", observer.events, is: [.next(1000, "port")])
Prints:
ok      searches: [next(port) @ 1000]
Says: 300 ms after the last key, on the clock of the test
*/
/* Judge: two letters at least
let clock = TestScheduler(initialClock: 0, resolution: 0.001)
let keys = clock.createHotObservable([.next(300, "p"), .next(900, "po")])
let observer = clock.start(created: 0, subscribed: 0, disposed: 2000) { searches(keys.asObservable(), clock: clock) }
check("searches", observer.events, is: [.next(1200, "po")])
Prints:
ok      searches: [next(po) @ 1200]
*/
/* Judge: not the same again
let clock = TestScheduler(initialClock: 0, resolution: 0.001)
let keys = clock.createHotObservable([.next(300, "po"), .next(900, "p"), .next(1500, "po"), .next(1600, "por")])
let observer = clock.start(created: 0, subscribed: 0, disposed: 3000) { searches(keys.asObservable(), clock: clock) }
let again = clock.createHotObservable([.next(3300, "po"), .next(3900, "p"), .next(4500, "po")])
let second = clock.start(created: 3000, subscribed: 3000, disposed: 6000) { searches(again.asObservable(), clock: clock) }
check("searches", observer.events, is: [.next(600, "po"), .next(1900, "por")])
check("back again", second.events, is: [.next(3600, "po")])
Prints:
ok      searches: [next(po) @ 600, next(por) @ 1900]
ok      back again: [next(po) @ 3600]
Says: the text that was searched last is still on the screen
*/
/*:
 ## What to keep

 - A hot test source sends at the times of the clock, a cold one at times since its subscription.
 - The observer writes down events **and** times; the source writes down its subscriptions.
 - Give operators the clock, and no test waits.
 - A marble string is a test that one can see.
 - `toBlocking()` where times do not matter, and only in tests.

 Next: lesson 17, Reactive extensions of your own.
 */
