/*:
 # 16  Testing

 Streams are easy to test, because a stream is only a list of events with times. In this lesson you
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

/// Prints if a test passes, and what was found.
func check<T: Equatable>(_ title: String, _ found: T, is expected: T) {
    print(found == expected ? "ok     " : "differs", "\(title):", found)
}
/*:
 ## A clock, a source, an observer

 A `TestScheduler` owns a clock that moves only when you say so. A hot source sends at given times. The
 observer writes down everything that it gets, with the time. `amb` chooses the source that sends first.
 */
//: > Guess: Whose elements come, and when does the first one come?
//: > Choice: those of `a`, at 100
//: > Right: those of `b`, at 90
example(of: "amb") {
    let clock = TestScheduler(initialClock: 0)
    let observer = clock.createObserver(String.self)
    let a = clock.createHotObservable([
        .next(100, "a"), .next(200, "b"),
    ])
    let b = clock.createHotObservable([.next(90, "1"), .next(200, "2")])

    _ = a.amb(b).subscribe(observer)
    clock.start()
    check(
        "b wins", observer.events, is: [.next(90, "1"), .next(200, "2")])
}
/* Prints:
--- Example of: amb ---
ok      b wins: [next(1) @ 90, next(2) @ 200]
*/
//: `b` sends at 90, `a` at 100: `b` wins, and `a` is dropped for good.

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
    print("subscriptions:", source.subscriptions)
}
/* Prints:
--- Example of: filter ---
ok      events: [next(2) @ 200, next(4) @ 400, completed @ 500]
subscriptions: [(150: 500)]
*/
//: The element at 100 was missed: that is what "hot" means. The source knows from when to when it had a
//: subscription.

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

 Give the clock to the operator, and no time passes. A tick of this clock is a millisecond. Keys come at
 300, 400 and 900 ms, and `debounce` waits for 300 ms of silence.
 */
//: > Guess: At which times do the two searches come?
//: > Answer: 700 1200
example(of: "debounce") {
    let clock = TestScheduler(initialClock: 0, resolution: 0.001)
    let keys = clock.createHotObservable([
        .next(300, "l"), .next(400, "li"), .next(900, "lis"),
    ])

    let observer = clock.start(disposed: 2000) {
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

 A **marble** string says the same as a drawing: `-` is a tick of 100 ms, a character is an element, `|` the
 end, `#` an error, `(ab)` two at once. `cold` makes a source of it, `expect` compares.

 > Guess: `debounce` waits for 200 ms of silence. What does it make of `ab-c----d|`?
 > Marbles: debounce, 100ms: -----c---(d|)
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
//: `:pin` goes the other way: it writes what you have just seen as a test.
//: > Try: cold("ab-c|").map { $0.uppercased() }
//: > Try: :pin
//: In a shell, `rill diff old.swift new.swift` runs two versions of a program and draws where they differ.

/*:
 ## Blocking

 Sometimes the times do not matter. `toBlocking()` waits until a sequence is over and returns plain values:
 `toArray()`, `first()`, `last()`, `single()`. Never use it outside tests: it blocks.

 > Guess: `never` is given half a second. What then?
 > Choice: it waits forever
 > Right: it throws an error
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
//: `materialize()` throws nothing: it returns the elements and how the sequence ended.
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

 A text like "#1a5276" becomes a colour. Every text that is no colour becomes white.
 */
struct Colour: Equatable {
    let red, green, blue: Int
    static let white = Colour(red: 255, green: 255, blue: 255)

    init(red: Int, green: Int, blue: Int) {
        (self.red, self.green, self.blue) = (red, green, blue)
    }
    init(_ text: String) {
        guard text.count == 7, text.hasPrefix("#"),
            let number = Int(text.dropFirst(), radix: 16)
        else { self = .white; return }
        self.init(
            red: number >> 16, green: number >> 8 & 255,
            blue: number & 255)
    }
}

//: Text goes in, three things come out: the colour, its parts, and its name. The view model knows no screen.
final class ColourViewModel {
    let hexText = BehaviorRelay(value: "")
    let colour: Driver<Colour>
    let parts: Driver<[Int]>
    let name: Driver<String>

    init() {
        colour = hexText.map { Colour($0) }
            .asDriver(onErrorJustReturn: .white)
        parts = colour.map { [$0.red, $0.green, $0.blue] }
        let names = [
            "#ff0000": "red", "#1a5276": "harbour", "#ffffff": "white",
        ]
        name = hexText.asDriver().map { names[$0.lowercased()] ?? "--" }
    }
}

//: A test plays the user: it writes into the relay and looks at a driver.
//: > Guess: The texts "", "#ff00" and "#FF0000" come. Which three names are sent?
//: > Answer: -- -- red
example(of: "a view model, with a clock") {
    let clock = TestScheduler(initialClock: 0)
    let bag = DisposeBag()
    let model = ColourViewModel()
    let names = clock.createObserver(String.self)

    model.name.drive(names).disposed(by: bag)
    let texts = clock.createColdObservable([
        .next(10, "#ff00"), .next(20, "#FF0000"),
    ])
    texts.bind(to: model.hexText).disposed(by: bag)
    clock.start()

    check(
        "names", names.events,
        is: [.next(0, "--"), .next(10, "--"), .next(20, "red")])
}
/* Prints:
--- Example of: a view model, with a clock ---
ok      names: [next(--) @ 0, next(--) @ 10, next(red) @ 20]
*/
//: The same without a clock. Each driver replays its latest element, so `first()` returns at once.
//: > Guess: The text is "#1a5276". Which number is the red part?
//: > Right: 26
//: > Choice: 82
//: > Choice: 118
example(of: "a view model, blocking") {
    let model = ColourViewModel()
    model.hexText.accept("#1a5276")

    do {
        let parts = try model.parts.toBlocking().first()
        check("parts", parts, is: [26, 82, 118])
        check("name", try model.name.toBlocking().first(), is: "harbour")
    } catch {
        print("threw:", error)
    }
}
/* Prints:
--- Example of: a view model, blocking ---
ok      parts: Optional([26, 82, 118])
ok      name: Optional("harbour")
*/
/*:
 ## Challenge: The tests come first

 The tests of a search field exist already; `:check` runs them. Write `searches(_:clock:)`, which gets the
 text after each key:

 1. It sends the text 300 ms after the last key, by the given clock.
 2. It never sends a text of fewer than two letters.
 3. It does not send the same text twice in a row.
 */
//: > Hint: Three operators. One needs the clock.
//: > Hint: The order matters: drop the short texts before you compare two texts.
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
Says: send 300 ms after the last key, and use the clock of the test
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
Says: compare with the last text that you sent
*/
/*:
 ## What to keep

 - A hot test source sends at the times of the clock, a cold one at times since its subscription.
 - The observer writes down events **and** times; the source writes down its subscriptions.
 - Give operators the clock, and no test waits.
 - A marble string is a test that you can see.
 - `toBlocking()` where times do not matter, and only in tests.

 Next: lesson 17, Reactive extensions of your own.
 */
