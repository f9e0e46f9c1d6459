/*:
 # 1  Hello: why reactive

 An app waits most of the time: for a finger, for a server, for the user to turn the phone. In this
 lesson you see why ordinary code is bad at waiting, meet the three building blocks of RxSwift
 (observables, operators, schedulers), and write a first chain of your own.

 We are in a museum, with an audio guide in hand.
 */
import Foundation
import RxBlocking
import RxSwift

/// The scheduler of the main thread.
let main = MainScheduler.instance

/// Lets time pass.
func letTimePass(_ seconds: Int) {
    _ = Observable<Int>.timer(.seconds(seconds), scheduler: main)
        .toBlocking().materialize()
}
/*:
 ## Code that does not wait

 A loop walks through the rooms of the tour. In its first round the list is replaced.

 > Guess: Four words are printed. Which?
 */
example(of: "a loop owns its copy") {
    var rooms = ["hall", "maps", "clocks"]

    for room in rooms {
        print(room)
        rooms = ["closed"]
    }
    print(rooms[0])
}
/* Prints:
--- Example of: a loop owns its copy ---
hall
maps
clocks
closed
*/
//: The loop took its own copy of the array when it began, and it runs in one go, so nothing can change
//: the copy. Such code is easy to think about.

/*:
 ## Code that waits

 Now the visitor presses a button for each next room. Between two presses anything may happen.
 */
final class Button {
    var onTap: () -> Void = {}
    func tap() { onTap() }
}

//: Here the office changes the tour after the first tap.
//: > Guess: Three taps, three words. Which?
example(of: "asynchronous code") {
    var rooms = ["hall", "maps", "clocks"]
    var position = 0
    let button = Button()
    button.onTap = {
        guard position < rooms.count else { return print("over") }
        print(rooms[position])
        position += 1
    }
    button.tap()
    rooms = ["cellar"]
    button.tap()
    button.tap()
}
/* Prints:
--- Example of: asynchronous code ---
hall
over
over
*/
//: The cellar is never shown. `position` and `rooms` belong together, but two parts of the program
//: change them, at times that neither knows in advance. Each line is right; the mistake is in the
//: order in which they run.

/*:
 ## Events instead of variables

 With RxSwift you do not look at a variable that may have changed. You say what happens **when**
 something comes. An **observable** is a sequence of such events in time.

 > Guess: Which of these is such a sequence?
 > Choice: the taps on a button
 > Choice: the chunks of a download
 > Right: both
 */
/*:
 ## A sequence that ends

 The guide downloads its sound in four chunks, one a second. `onNext` is called for each chunk,
 `onCompleted` once at the end.
 */
//: > Guess: What does the last line say?
//: > Choice: 100 % have arrived
//: > Right: play!
example(of: "a download that completes") {
    let chunks = Observable<Int>.interval(.seconds(1), scheduler: main)
        .map { ($0 + 1) * 25 }.take(4)
    _ = chunks.subscribe(
        onNext: { print("\($0) % have arrived") },
        onCompleted: { print("play!") })
    letTimePass(5)
}
/* Prints:
--- Example of: a download that completes ---
25 % have arrived
50 % have arrived
75 % have arrived
100 % have arrived
play!
*/
//: There was no loop and no flag. The end is an event, too.

//: Some sequences fail. The wireless network of the museum ends at the stairs.
//: > Guess: 25 and 50 arrive. What is printed in all?
enum NetworkError: Error { case lost }

example(of: "a download that fails") {
    let bag = DisposeBag()
    let chunks = Observable<Int>.of(25, 50).concat(
        Observable.error(NetworkError.lost))

    chunks
        .subscribe(
            onNext: { print($0) },
            onError: { print($0) },
            onCompleted: { print("play!") }
        )
        .disposed(by: bag)
}
/* Prints:
--- Example of: a download that fails ---
25
50
lost
*/
//: A sequence ends at most once: it completes **or** it fails. After that it is silent forever, so
//: "play!" cannot follow.

/*:
 And some sequences never end. The visitor turns the guide, every second by a quarter. On its side the
 guide shows a wide picture.

 > Guess: The guide is turned eight times. How often is a wide picture chosen?
 > Choice: 2 times
 > Right: 4 times
 > Choice: 8 times
 */
example(of: "a sequence that never ends") {
    let bag = DisposeBag()
    let positions = ["upright", "left", "upside down", "right"]
    let turns = Observable<Int>.interval(.seconds(1), scheduler: main)
        .map { positions[$0 % 4] }
    turns
        .filter { $0 == "left" || $0 == "right" }
        .map { "wide picture, to the \($0)" }
        .subscribe(onNext: { print($0) })
        .disposed(by: bag)
    letTimePass(9)
}
/* Prints:
--- Example of: a sequence that never ends ---
wide picture, to the left
wide picture, to the right
wide picture, to the left
wide picture, to the right
*/
//: The end of the example ended it: its bag was freed, and with it the subscription.

/*:
 ## Three building blocks

 Everything in the course is made of three things. First: **observables**. They send events to their
 subscribers.
 */
example(of: "observables") {
    _ = Observable.of("hall", "maps").subscribe { print($0) }
}
/* Prints:
--- Example of: observables ---
next(hall)
next(maps)
completed
*/
//: Second: **operators**. Each takes a sequence and gives another one, so you can write one after the
//: other. No operator changes the sequence that it is called on.
//: > Guess: Four numbers go in. What comes out?
example(of: "operators") {
    _ = Observable.of(1, 2, 3, 4)
        .filter { $0 > 2 }
        .map { "room \($0)" }
        .subscribe(onNext: { print($0) })
}
/* Prints:
--- Example of: operators ---
room 3
room 4
*/
//: Each stage sees only what the previous one let through: `map` never receives 1 or 2.

//: Third: **schedulers**. They say when and where work is done. The same line with another scheduler
//: would do its work elsewhere; here it waits two seconds on the main thread's clock.
//: > Guess: Two words are printed. In which order?
example(of: "schedulers") {
    let bag = DisposeBag()

    Observable.of("bell")
        .delay(.seconds(2), scheduler: main)
        .subscribe(onNext: { print($0) })
        .disposed(by: bag)
    print("visitor")
    letTimePass(3)
}
/* Prints:
--- Example of: schedulers ---
visitor
bell
*/
/*:
 ## Challenge: The tall visitors

 Heights of visitors arrive, in centimetres. Write `tall(_:)`. It keeps the heights above 190 and turns
 each into a string like "mind your head: 193". It returns an observable; it does not subscribe.
 */
//: > Hint: Two operators of this lesson, one after the other.
//: > Hint: `filter` first, while the element is still a number; then `map`.
/* Starter:
func tall(_ heights: Observable<Int>) -> Observable<String> {
    heights.map { "welcome: \($0)" }
}
*/
//: ### Solution
func tall(_ heights: Observable<Int>) -> Observable<String> {
    heights.filter { $0 > 190 }.map { "mind your head: \($0)" }
}

example(of: "Challenge: The tall visitors") {
    _ = tall(.of(171, 193, 164, 201)).subscribe(onNext: { print($0) })
}
/* Prints:
--- Example of: Challenge: The tall visitors ---
mind your head: 193
mind your head: 201
*/
/* Judge: only the tall ones
_ = tall(.of(171, 193, 164, 201)).subscribe(onNext: { print($0) })
Prints:
mind your head: 193
mind your head: 201
Says: visitors of 190 cm or less need no warning
*/
/* Judge: exactly 190 fits
_ = tall(.of(190, 191)).subscribe(onNext: { print($0) })
Prints:
mind your head: 191
Says: 190 itself is not above 190
*/
/* Judge: the end gets through
_ = tall(.empty()).subscribe { print($0) }
Prints:
completed
Says: without visitors, the result only completes
*/
/*:
 ## What to keep

 - Code that waits shares its variables with code that runs in between.
 - An observable is a sequence of events in time: elements, then perhaps one end or one error.
 - Operators make new sequences out of old ones.
 - Schedulers say when and where.

 Next: lesson 2, Observables.
 */
