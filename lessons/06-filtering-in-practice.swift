/*:
 # 6  Filtering in practice

 Filters are easy to read and easy to put in the wrong place. In this lesson you see what a second
 subscription costs and how `share()` avoids it; then the collage app of lesson 4 goes on and gets one
 filter after the other: choose, count, stop, ask for permission, wait until the taps stop.
 */
import Foundation
import Photos
import RxBlocking
import RxRelay
import RxSwift
import UIKit

/// The scheduler of the main thread.
let main = MainScheduler.instance

/// Seconds since an instant.
func seconds(_ began: Date) -> String {
    String(format: "%.1f s", main.now.timeIntervalSince(began))
}

/// Taps on photos in the picker, then on the arrow.
func pick(_ names: String...) {
    for name in names { tap(name) }
    goBack()
    letTimePass(1)
}

/// Lets time pass.
func letTimePass(_ seconds: Int) {
    _ = Observable<Int>.timer(.seconds(seconds), scheduler: main)
        .toBlocking().materialize()
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
 `share()` subscribes to its source once, as long as it has subscribers, and sends the same events to
 all of them. Here the source is a button, so that both subscribe before the first photo is taken.

 > Guess: Two photos are taken, and two subscribers listen. How many clicks are there?
 > Right: 2
 > Choice: 4
 */
example(of: "share") {
    let shutter = PublishSubject<Int>()
    let photos = shutter.do(onNext: { _ in print("click") }).share()
    _ = photos.subscribe(onNext: { print("  preview shows", $0) })
    _ = photos.subscribe(onNext: { print("  counter shows", $0) })
    [1, 2].forEach(shutter.onNext)
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
//: One click for two listeners. Take `.share()` away, and each photo is taken twice.

/*:
 ## The collage app goes on

 Lesson 4 ended here: a collage with its buttons, and a picker that completes when it closes.
 */
//: > File: apps/shared/Collage.swift
//: > File: apps/shared/Picker.swift

/// Opens the picker over the collage.
func openPicker() -> (collage: CollageScreen, picker: PickerScreen) {
    let collage = CollageScreen()
    show(UINavigationController(rootViewController: collage))
    let picker = collage.openPicker()
    letTimePass(1)
    return (collage, picker)
}

//: The icon in the bar should change once, when the picker closes: `ignoreElements` lets only the end
//: through.
//: > Guess: Three photos are picked. How often is the icon drawn?
//: > Right: once
//: > Choice: three times
example(of: "an icon at the end") {
    let (collage, picker) = openPicker()
    let photos = picker.photos.share()
    _ = photos.subscribe(onNext: { collage.add($0) })
    _ = photos.ignoreElements().subscribe(onCompleted: {
        print("the icon is drawn")
        collage.navigationItem.leftBarButtonItem = UIBarButtonItem(
            image: collage.imagePreview.image, style: .done,
            target: nil, action: nil)
    })
    pick("quay", "crane", "ferry")
}
/* Prints:
--- Example of: an icon at the end ---
the icon is drawn
*/
/* Screen:
┌─ Collage screen ──────────────────────┐
│ 🍎 🏰 🌻 3 photos                   + │   itemAdd
├───────────────────────────────────────┤
│ ┌───────────────────────────────────┐ │
│ │ 🍎 🏰 🌻                          │ │   imagePreview
│ └───────────────────────────────────┘ │
│ [ Clear ]                    ( Save ) │   buttonClear, buttonSave
└───────────────────────────────────────┘
*/
//: Three photos, one icon. The picker is shared: both subscriptions get the same taps.

//: Tall photos look bad in this collage. One `filter` drops them; "ropes" is tall.
//: > Guess: The user taps on quay, ropes and ferry. Which are in the collage?
example(of: "landscape only") {
    let (collage, picker) = openPicker()

    picker.photos
        .filter { $0.image.size.width > $0.image.size.height }
        .subscribe(onNext: { collage.add($0) })
        .disposed(by: collage.bag)
    pick("quay", "ropes", "ferry")
    print(collage.photos.value.map { $0.name }.joined(separator: " "))
}
/* Prints:
--- Example of: landscape only ---
quay ferry
*/
/*:
 No photo twice. Two photos with the same number of bytes count as the same photo here.
 `distinctUntilChanged` compares with the previous element only, so the filter keeps a set **outside**.

 > Guess: quay, ferry, and quay once more. Which are in the collage?
 */
example(of: "no photo twice") {
    let (collage, picker) = openPicker()
    var seen: Set<Int> = []

    picker.photos
        .filter { photo in
            seen.insert(photo.image.pngData()!.count).inserted
        }
        .subscribe(onNext: { collage.add($0) })
        .disposed(by: collage.bag)
    pick("quay", "ferry", "quay")
    print(collage.photos.value.map { $0.name }.joined(separator: " "))
}
/* Prints:
--- Example of: no photo twice ---
quay ferry
*/
//: State outside a chain is a risk: if you subscribe twice, both subscriptions share the set. Lesson
//: 9 removes it with `scan`.

//: Six photos are enough. `take(while:)` does not look at the photo here: it asks how many the collage
//: has already.
//: > Guess: Seven photos are tapped. What does the seventh do?
//: > Choice: it is added
//: > Choice: it is ignored, and an eighth could still be added
//: > Right: it ends the sequence
example(of: "six at most") {
    let (collage, picker) = openPicker()
    _ = picker.photos
        .take(while: { _ in collage.photos.value.count < 6 })
        .subscribe(
            onNext: { collage.add($0) },
            onCompleted: { print("full:", collage.photos.value.count) })
    pick("quay", "crane", "ferry", "gulls", "mast", "shell", "boat")
    tap("+")
}
/* Prints:
--- Example of: six at most ---
full: 6
(note: tap itemAdd did nothing: it is disabled)
*/
//: The seventh tap ended the sequence. And + does nothing any more: that is the rule of lesson 4.

/*:
 ## Asking for permission

 Photos belong to the user, so an alert asks. `authorised` sends false before the answer, then the
 answer, then it completes. If permission was given earlier, it sends true alone.
 */
extension PHPhotoLibrary {
    static var authorised: Observable<Bool> {
        Observable.create { observer in
            let isKnown = authorizationStatus() == .authorized
            observer.onNext(isKnown)
            if isKnown { observer.onCompleted() }
            requestAuthorization { status in
                observer.onNext(status == .authorized)
                observer.onCompleted()
            }
            return Disposables.create()
        }
    }
}

//: Each user starts the app for the first time: it asks, and `permission` taps the answer.
/// Starts an app that asks for permission, and taps an answer.
func permission(
    _ answer: String, _ listen: (Observable<Bool>) -> Disposable
) {
    settings.photos = .notDetermined
    show(CollageScreen())
    let listening = listen(PHPhotoLibrary.authorised.observe(on: main))
    choose(answer)
    letTimePass(1)
    listening.dispose()
}
let answers = ["Allow Access to All Photos", "Don’t Allow"]

//: The app wants to know when the user says yes: skip every false, take one true.
//: > Guess: The sequence is false, false for a user who says no. What comes out?
//: > Choice: false
//: > Choice: true
//: > Right: only the end
example(of: "permission: skipWhile and take") {
    for answer in answers {
        permission(answer) { authorised in
            authorised.skip(while: { !$0 }).take(1)
                .subscribe(
                    onNext: { _ in print("show the photos") },
                    onCompleted: { print("the answer was:", answer) })
        }
    }
}
/* Prints:
--- Example of: permission: skipWhile and take ---
show the photos
the answer was: Allow Access to All Photos
the answer was: Don’t Allow
*/
//: That chain does not report a no. This one does: skip the first false, which is no answer; the last of
//: the rest has to be false. Two shorter ways follow.
//: > Guess: Two users, yes and no. Then two users who say no. How many lines are printed?
//: > Choice: 2
//: > Right: 3
//: > Choice: 4
example(of: "permission: skip, takeLast and filter") {
    func no(_ words: String) -> (Bool) -> Void { { _ in print(words) } }
    for name in answers {
        permission(name) {
            $0.skip(1).takeLast(1).filter { !$0 }
                .subscribe(onNext: no(name))
        }
    }
    permission(answers[1]) {
        $0.takeLast(1).filter { !$0 }.subscribe(onNext: no("last: no"))
    }
    permission(answers[1]) {
        $0.skip(1).filter { !$0 }.subscribe(onNext: no("second: no"))
    }
}
/* Prints:
--- Example of: permission: skip, takeLast and filter ---
Don’t Allow
last: no
second: no
*/
//: Shorter is not always better: each way assumes something about the source. One says that the last
//: element is the answer, one that the second is.

/*:
 ## Filters that look at the clock

 If the user refuses, an alert appears. `take(for:)` completes after five seconds. Ida closes the alert
 after two; Tom does nothing.
 */
//: > File: apps/shared/Alert.swift
//: > Guess: When is it over for Tom?
//: > Choice: never
//: > Right: after 5 s
example(of: "an alert that closes itself") {
    for name in ["Ida", "Tom"] {
        let began = main.now
        _ = show(CollageScreen()).alert("No access").asObservable()
            .take(for: .seconds(5), scheduler: main)
            .subscribe(onCompleted: { print(name, seconds(began)) })
        letTimePass(2)
        if name == "Ida" { choose("Close") }
        letTimePass(6)
    }
}
/* Prints:
--- Example of: an alert that closes itself ---
Ida 2.4 s
Tom 5.0 s
*/
//: Ida's alert had to leave the screen first, and that takes a moment.

/*:
 People pick photos quickly. Drawing the preview for each would be a waste. `throttle` sends the first
 at once, then the newest of each half second.

 > Guess: Photos come at 0.1, 0.2, 0.3 and 1.5 s. How many are in the previews that are drawn?
 */
example(of: "throttle") {
    let collage = show(CollageScreen())

    collage.photos
        .map { $0.count }.watch("photos").skip(1)
        .throttle(.milliseconds(500), scheduler: main).watch("drawn")
        .subscribe(onNext: { print($0) })
        .disposed(by: collage.bag)
    for time in [100, 200, 300, 1500] {
        _ = Observable<Int>.timer(.milliseconds(time), scheduler: main)
            .subscribe(onNext: { _ in collage.add(Photo(name: "quay")) })
    }
    letTimePass(3)
}
/* Prints:
--- Example of: throttle ---
1
3
4
*/
/* Draws: photos, drawn
                 0         0.3       0.6       0.9       1.2       1.5 s
  1 col = 30 ms  ┬─────────┬─────────┬─────────┬─────────┬─────────┬────
  photos         0──1──2───3───────────────────────────────────────4─→
  drawn          ───1────────────────3─────────────────────────────4─→
*/
//: One at 0.1 s; three when the half second was over; four at once, because nothing had come for longer.
//: > Try: :why drawn 3
//: Your own typing is a source too. Type a few words, then Enter:
//: > Try: :record text
//: > Try: text.throttle(.milliseconds(500), scheduler: main)

/*:
 ## Challenge: One photo, three listeners

 `Album` subscribes three times to the same cold observable: for the names, the count, and "done". Each
 subscription runs the source again. Change `open(_:)`: the source runs **once**, and all three
 subscriptions still print everything.
 */
//: > Hint: All three subscribe to one shared observable.
//: > Hint: With `share()`, a source that sends at once is over before the second subscription.
//: > Hint: `publish()` makes the source wait: subscribe three times, then call `connect()`.
/* Starter:
final class Album {
    private let bag = DisposeBag()

    func open(_ photos: Observable<String>) {
        photos.subscribe(onNext: { print("photo", $0) })
            .disposed(by: bag)
        photos.scan(0) { count, _ in count + 1 }
            .subscribe(onNext: { print("count", $0) })
            .disposed(by: bag)
        photos.subscribe(onCompleted: { print("done") })
            .disposed(by: bag)
    }
}
*/
//: ### Solution
final class Album {
    private let bag = DisposeBag()

    func open(_ photos: Observable<String>) {
        let shared = photos.publish()
        shared.subscribe(onNext: { print("photo", $0) })
            .disposed(by: bag)
        shared.scan(0) { count, _ in count + 1 }
            .subscribe(onNext: { print("count", $0) })
            .disposed(by: bag)
        shared.subscribe(onCompleted: { print("done") })
            .disposed(by: bag)
        shared.connect().disposed(by: bag)
    }
}

example(of: "Challenge: One photo, three listeners") {
    Album().open(
        Observable.of("harbour", "tower").do(onSubscribe: {
            print("the source runs")
        }))
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
Says: a cold source runs once for each subscription to it: share one subscription
*/
/* Judge: everybody hears everything
Album().open(.of("x", "y"))
Prints:
photo x
count 1
photo y
count 2
done
Says: subscribe all three before the source begins
*/
/*:
 ## What to keep

 - A cold source runs once for each subscription. With `share()` it runs once for all subscribers.
 - Watch what a filter assumes: about the order, about the end, about state outside.
 - `take(while:)` may ask about the world, not only about the element.
 - `take(for:scheduler:)` closes by the clock, `throttle` thins out a burst.

 Next: lesson 7, Transforming operators.
 */
