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
 that sends at given times, whether anybody listens or not. `createObserver` writes down everything
 it gets, with the time.

 `amb` chooses the source that speaks first. B speaks at 90, A at 100: B wins.
 */
example(of: "amb") {
    let clock = TestScheduler(initialClock: 0)
    let observer = clock.createObserver(String.self)

    let a = clock.createHotObservable([.next(100, "a"), .next(200, "b"), .next(300, "c")])
    let b = clock.createHotObservable([.next(90, "1"), .next(200, "2"), .next(300, "3")])

    let subscription = a.amb(b).subscribe(observer)
    clock.scheduleAt(1000) { subscription.dispose() }
    clock.start()

    print(observer.events)
    check("elements", observer.events.compactMap(\.value.element), is: ["1", "2", "3"])
}
/* Prints:
--- Example of: amb ---
[next(1) @ 90, next(2) @ 200, next(3) @ 300]
ok      elements: ["1", "2", "3"]
*/
//: The subscription can be scheduled as well. Here it comes at 150: the first element is missed.
//: That is what "hot" means.
example(of: "filter") {
    let clock = TestScheduler(initialClock: 0)
    let observer = clock.createObserver(Int.self)
    let source = clock.createHotObservable([
        .next(100, 1), .next(200, 2), .next(300, 30), .next(400, 4), .completed(500),
    ])

    clock.scheduleAt(150) { _ = source.filter { $0 < 10 }.subscribe(observer) }
    clock.start()

    check("events", observer.events, is: [.next(200, 2), .next(400, 4), .completed(500)])
    check("subscriptions", source.subscriptions, is: [Subscription(150, 500)])
}
/* Prints:
--- Example of: filter ---
ok      events: [next(2) @ 200, next(4) @ 400, completed @ 500]
ok      subscriptions: [(150: 500)]
*/
//: A **cold** source counts from its subscription. Two subscriptions, two runs. `start` does the
//: usual steps for you: it makes at 100, subscribes at 200 and disposes at 1000.
example(of: "cold and retry") {
    enum LineError: Error { case noise }
    let clock = TestScheduler(initialClock: 0)
    let source = clock.createColdObservable([.next(10, "hello"), .error(20, LineError.noise)])

    let observer = clock.start { source.retry(2) }

    print(observer.events)
    check("subscriptions", source.subscriptions, is: [Subscription(200, 220), Subscription(220, 240)])
}
/* Prints:
--- Example of: cold and retry ---
[next(hello) @ 210, next(hello) @ 230, error(noise) @ 240]
ok      subscriptions: [(200: 220), (220: 240)]
*/
/*:
 ## Operators that wait

 Hand the clock to the operator, and three hundred virtual milliseconds pass in no time.
 `resolution: 0.001` makes a tick of the clock a millisecond. This is a search field: of a fast "li"
 only the end gets through.
 */
example(of: "debounce") {
    let clock = TestScheduler(initialClock: 0, resolution: 0.001)
    let keys = clock.createHotObservable([.next(300, "l"), .next(400, "li"), .next(900, "lis")])

    let observer = clock.start(created: 0, subscribed: 0, disposed: 2000) {
        keys.debounce(.milliseconds(300), scheduler: clock)
    }

    check("searches", observer.events, is: [.next(700, "li"), .next(1200, "lis")])
}
/* Prints:
--- Example of: debounce ---
ok      searches: [next(li) @ 700, next(lis) @ 1200]
*/
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
example(of: "materialize, blocking") {
    enum LineError: Error { case noise }
    let line = Observable.of(1, 2).concat(Observable.error(LineError.noise))

    switch line.toBlocking().materialize() {
    case .completed(let elements): print("completed after", elements)
    case .failed(let elements, let error): print("failed after \(elements): \(error)")
    }
}
/* Prints:
--- Example of: materialize, blocking ---
failed after [1, 2]: noise
*/
/*:
 ## A view model under test

 Text goes in, three things come out: the colour, its parts, and its name. The view model knows no
 screen, so a test can play the user: write into the relay, look at the drivers.
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
        colour = hexText
            .map { text in
                guard text.count == 7, text.hasPrefix("#"), let number = Int(text.dropFirst(), radix: 16) else {
                    return .white
                }
                return Colour(red: number >> 16, green: number >> 8 & 255, blue: number & 255)
            }
            .asDriver(onErrorJustReturn: .white)
        parts = colour.map { [$0.red, $0.green, $0.blue] }
        let names = ["#ff0000": "red", "#1a5276": "harbour", "#ffffff": "white"]
        name = hexText.asDriver().map { names[$0.lowercased()] ?? "--" }
    }
}

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

    check("names", names.events, is: [.next(0, "--"), .next(10, "--"), .next(20, "red")])
}
/* Prints:
--- Example of: a view model, with a clock ---
ok      names: [next(--) @ 0, next(--) @ 10, next(red) @ 20]
*/
example(of: "a view model, blocking") {
    let model = ColourViewModel()
    model.hexText.accept("#1a5276")

    do {
        check("colour", try model.colour.toBlocking().first(), is: Colour(red: 26, green: 82, blue: 118))
        check("parts", try model.parts.toBlocking().first(), is: [26, 82, 118])
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
 ## Challenge: Prove the throttle

 `throttle` lets the first element through and then waits. Write down what must come out, and check
 it. One trap is built in: what happens to the last key?
 */
//: > Hint: The window begins with the element that was sent: 100, then 400, then …
//: > Hint: `latest` is true unless you say otherwise: the newest key of a window is sent when the window ends.
/* Starter:
example(of: "Challenge: prove the throttle") {
    let clock = TestScheduler(initialClock: 0, resolution: 0.001)
    let keys = clock.createHotObservable([.next(100, "a"), .next(200, "b"), .next(250, "c"), .next(900, "d")])

    let observer = clock.start(created: 0, subscribed: 0, disposed: 2000) {
        keys.throttle(.milliseconds(300), scheduler: clock)
    }

    check("keys", observer.events, is: [.next(100, "a")])
}
*/
//: ### Solution
example(of: "Challenge: prove the throttle") {
    let clock = TestScheduler(initialClock: 0, resolution: 0.001)
    let keys = clock.createHotObservable([.next(100, "a"), .next(200, "b"), .next(250, "c"), .next(900, "d")])

    let observer = clock.start(created: 0, subscribed: 0, disposed: 2000) {
        keys.throttle(.milliseconds(300), scheduler: clock)
    }

    check("keys", observer.events, is: [.next(100, "a"), .next(400, "c"), .next(900, "d")])
}
/* Prints:
--- Example of: Challenge: prove the throttle ---
ok      keys: [next(a) @ 100, next(c) @ 400, next(d) @ 900]
*/
/*:
 ## What to keep

 - A hot test source sends at the times of the clock, a cold one at times since its subscription.
 - The observer writes down events **and** times; the source writes down its subscriptions.
 - Give operators the clock, and no test waits.
 - `toBlocking()` where times do not matter, and only in tests.

 Next: lesson 17, Reactive extensions of your own.
 */
