/*:
 # 6  Filtering in practice

 Filters are easy to read and easy to put in the wrong place. In this lesson you see what a second
 subscription costs and how `share()` saves it; then one picker of photos gets filter after filter,
 as the collage app needs them: sort out, count, stop, ask for permission, wait until the hand is
 still.
 */
import Foundation
import RxBlocking
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
/*:
 ## The price of a second subscriber

 `numbers` counts three steps from `start`, and moves `start` on each time that its closure runs.
 Two subscribers listen to the same observable.

 > Guess: Six numbers are printed. Which?
 */
example(of: "a second subscribe") {
    let bag = DisposeBag()
    var start = 0
    let numbers = Observable<Int>.create { observer in
        start += 1
        (start...start + 2).forEach(observer.onNext)
        observer.onCompleted()
        return Disposables.create()
    }

    numbers.subscribe(onNext: { print($0) }).disposed(by: bag)
    numbers.subscribe(onNext: { print($0) }).disposed(by: bag)
}
/* Prints:
--- Example of: a second subscribe ---
1
2
3
2
3
4
*/
//: Each subscription runs the closure of `create` again, and the world has changed in between. With
//: a server behind it, that would be two requests and two different answers.

/*:
 `share()` subscribes to its source once, while somebody listens, and hands the same events to all.
 Here the source is a button, so that both are there before the first photo is taken.
 */
example(of: "share") {
    let bag = DisposeBag()
    let shutter = PublishSubject<Void>()
    var taken = 0
    let photos = shutter.map { _ -> Int in
        taken += 1
        print("click")
        return taken
    }
    .share()

    photos.subscribe(onNext: { print("  preview shows", $0) }).disposed(by: bag)
    photos.subscribe(onNext: { print("  counter shows", $0) }).disposed(by: bag)
    shutter.onNext(())
    shutter.onNext(())
}
/* Prints:
--- Example of: share ---
click
  preview shows 1
  counter shows 1
click
  preview shows 2
  counter shows 2
*/
//: One click for two listeners. Take `.share()` away and run it again: the numbers go wrong.

/*:
 ## Filters for a collage

 From here on photos come out of a picker. Each has a name, a size and a number of bytes.
 */
struct Photo {
    let name: String
    let width, height, bytes: Int
}

let roll = [
    Photo(name: "harbour", width: 40, height: 30, bytes: 900), Photo(name: "tower", width: 30, height: 40, bytes: 700),
    Photo(name: "harbour again", width: 40, height: 30, bytes: 900), Photo(name: "dunes", width: 60, height: 20, bytes: 500),
    Photo(name: "ferry", width: 50, height: 30, bytes: 650), Photo(name: "pier", width: 45, height: 30, bytes: 610),
    Photo(name: "gulls", width: 44, height: 30, bytes: 420), Photo(name: "lamp", width: 80, height: 30, bytes: 380),
]

//: The small picture in the title bar should change once, when the picker is closed. Which photos
//: were taken does not matter for that: `ignoreElements` lets nothing through but the end.
example(of: "an icon at the end") {
    let bag = DisposeBag()
    let picker = PublishSubject<Photo>()

    picker
        .ignoreElements()
        .subscribe(onCompleted: { print("the icon is drawn") })
        .disposed(by: bag)

    roll.prefix(3).forEach(picker.onNext)
    print("the picker is closed")
    picker.onCompleted()
}
/* Prints:
--- Example of: an icon at the end ---
the picker is closed
the icon is drawn
*/
//: Tall photos look bad in this collage. One `filter` keeps them out.
example(of: "landscape only") {
    _ = Observable.from(roll)
        .filter { $0.width > $0.height }
        .map { $0.name }
        .toArray()
        .subscribe(onSuccess: { print($0) })
}
/* Prints:
--- Example of: landscape only ---
["harbour", "harbour again", "dunes", "ferry", "pier", "gulls", "lamp"]
*/
/*:
 No photo twice. Two photos of equal length are taken for the same one here; that is a rough test and
 good enough for a lesson. `distinctUntilChanged` does not help, it knows the neighbour only. So the
 filter keeps a set **outside** of itself.

 */
example(of: "no photo twice") {
    var seen: Set<Int> = []

    _ = Observable.from(roll)
        .filter { photo in seen.insert(photo.bytes).inserted }
        .map { $0.name }
        .toArray()
        .subscribe(onSuccess: { print($0) })
}
/* Prints:
--- Example of: no photo twice ---
["harbour", "tower", "dunes", "ferry", "pier", "gulls", "lamp"]
*/
//: State outside of a chain is a debt: subscribe twice, and both subscriptions share the set. Lesson
//: 9 pays it back with `scan`.

//: Six photos are enough. `take(while:)` asks about the collage, not about the photo: how many are
//: there already?
example(of: "six at most") {
    var collage: [String] = []

    _ = Observable.from(roll)
        .take(while: { _ in collage.count < 6 })
        .subscribe(onNext: { collage.append($0.name) }, onCompleted: { print("full:", collage.count) })
    print(collage.last ?? "none")
}
/* Prints:
--- Example of: six at most ---
full: 6
pier
*/
/*:
 ## Asking for permission

 The photos belong to the user, so the app has to ask. `authorised` sends false while nobody has
 answered, then the answer, then it completes. If permission was given earlier, it sends true alone.
 */
func authorised(before: Bool = false, answer: Bool) -> Observable<Bool> {
    before ? .just(true) : .of(false, answer)
}

//: The app wants to know the moment of a yes. Skip every false, take one true.
example(of: "permission: skipWhile and take") {
    for answer in [true, false] {
        _ = authorised(answer: answer)
            .skip(while: { !$0 })
            .take(1)
            .subscribe(onNext: { _ in print("show the photos") }, onCompleted: { print("that was the answer", answer) })
    }
}
/* Prints:
--- Example of: permission: skipWhile and take ---
show the photos
that was the answer true
that was the answer false
*/
//: A no is not heard there; it has to be said in another place. The first false is no answer, so
//: skip it; of what remains only the last counts; and that has to be a no.
example(of: "permission: skip, takeLast and filter") {
    for answer in [true, false] {
        _ = authorised(answer: answer)
            .skip(1)
            .takeLast(1)
            .filter { !$0 }
            .subscribe(onNext: { _ in print("no photos without permission. The answer was", answer) })
    }
}
/* Prints:
--- Example of: permission: skip, takeLast and filter ---
no photos without permission. The answer was false
*/
/*:
 Two shorter ways say the same for this source. If the last element is a no, the first false in front
 of it need not be skipped. And without an early yes, the second element **is** the answer.
 */
example(of: "permission: two shorter ways") {
    _ = authorised(answer: false).takeLast(1).filter { !$0 }.subscribe(onNext: { _ in print("no, in the end") })
    _ = authorised(answer: false).skip(1).filter { !$0 }.subscribe(onNext: { _ in print("no, as an answer") })
    _ = authorised(before: true, answer: true).takeLast(1).filter { !$0 }.subscribe(onNext: { _ in print("never") })
}
/* Prints:
--- Example of: permission: two shorter ways ---
no, in the end
no, as an answer
*/
//: Shorter is not always better: each way assumes something about the source. Write down what.

/*:
 ## Filters that look at the clock

 An alert should go away when the user does not close it. `take` with a time completes after so many
 seconds; the buttons pressed until then get through.

 */
example(of: "an alert that closes itself") {
    begin()
    let bag = DisposeBag()
    let taps = PublishSubject<String>()

    taps
        .take(for: .seconds(5), scheduler: main)
        .subscribe(onNext: { print(seconds(), $0) }, onCompleted: { print(seconds(), "the alert is closed") })
        .disposed(by: bag)

    _ = Observable<Int>.timer(.seconds(2), scheduler: main).subscribe(onNext: { _ in taps.onNext("help") })
    _ = Observable<Int>.timer(.seconds(6), scheduler: main).subscribe(onNext: { _ in taps.onNext("too late") })
    letTimePass(7)
}
/* Prints:
--- Example of: an alert that closes itself ---
2.0 s: help
5.0 s: the alert is closed
*/
/*:
 Whoever chooses photos chooses fast: a burst of taps, then a pause. Drawing the preview again for
 each is waste. `throttle` lets the first through at once, then at most one in each half second, the
 newest.

 > Guess: Taps come at 0.1, 0.2, 0.3 and 1.5 s. Which previews are drawn?
 */
example(of: "throttle") {
    begin()
    let bag = DisposeBag()
    let taps = Observable.from([(100, "a"), (200, "b"), (300, "c"), (1500, "d")])
        .flatMap { time, name in Observable<Int>.timer(.milliseconds(time), scheduler: main).map { _ in name } }

    taps
        .throttle(.milliseconds(500), scheduler: main)
        .subscribe(onNext: { print($0) })
        .disposed(by: bag)
    letTimePass(3)
}
/* Prints:
--- Example of: throttle ---
a
c
d
*/
//: a at 0.1 s; c, the newest, when the half second was over, at 0.6 s; d at 1.5 s, for the hand had been
//: still long enough.

/*:
 ## Challenge: One photo, three listeners

 `Album` has three subscriptions to the same source: names, count, and "done". Each runs the source
 again. Tidy up: the source shall run **once**, and all three shall hear it. Keep the names of the
 class and of its members; they are what the judge uses. `open(_:)` gets a cold observable.
 */
//: > Hint: One operator of this lesson, and all three subscribe to its result.
//: > Hint: A cold source that sends at once is over before the second subscriber comes.
//: > Hint: `publish()` makes it wait: subscribe three times, then `connect()`.
/* Starter:
final class Album {
    private let bag = DisposeBag()

    func open(_ photos: Observable<String>) {
        photos.subscribe(onNext: { print("photo", $0) }).disposed(by: bag)
        photos.scan(0) { count, _ in count + 1 }.subscribe(onNext: { print("count", $0) }).disposed(by: bag)
        photos.subscribe(onCompleted: { print("done") }).disposed(by: bag)
    }
}
*/
//: ### Solution
final class Album {
    private let bag = DisposeBag()

    func open(_ photos: Observable<String>) {
        let shared = photos.publish()
        shared.subscribe(onNext: { print("photo", $0) }).disposed(by: bag)
        shared.scan(0) { count, _ in count + 1 }.subscribe(onNext: { print("count", $0) }).disposed(by: bag)
        shared.subscribe(onCompleted: { print("done") }).disposed(by: bag)
        shared.connect().disposed(by: bag)
    }
}

example(of: "Challenge: One photo, three listeners") {
    Album().open(Observable.of("harbour", "tower").do(onSubscribe: { print("the source runs") }))
}
/* Prints:
--- Example of: Challenge: One photo, three listeners ---
the source runs
photo harbour
count 1
photo tower
count 2
done
*/
/* Judge: the source runs once
var runs = 0
Album().open(Observable<String>.never().do(onSubscribe: { runs += 1 }))
print("runs:", runs)
Prints:
runs: 1
Says: each subscription to a cold source runs it again
*/
/* Judge: everybody hears everything
Album().open(.of("x", "y"))
Prints:
photo x
count 1
photo y
count 2
done
Says: a source that is over before a listener comes has nothing to tell
*/
/*:
 ## What to keep

 - A cold source runs once for each subscription. `share()` makes that once for all who are there.
 - Watch what a filter assumes: about the order, about the end, about state outside.
 - `take(while:)` may ask about the world, not only about the element.
 - `take(for:scheduler:)` closes by the clock, `throttle` thins out a burst.

 Next: lesson 7, Transforming operators.
 */
