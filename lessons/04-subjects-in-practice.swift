/*:
 # 4  Observables and subjects in practice

 A small app: choose up to six photos, see them side by side, save the collage. In this lesson its
 state becomes a relay, one part talks to another through an observable, a function with a callback
 turns into a sequence, and you meet a subscription that nobody ends.

 The app is a view controller as for a phone; `:screen` draws it: `[ Clear ]` is a button that works,
 `( Clear )` one that does not. The finished app is `lessons/apps/collage.swift`.
 */
import Foundation
import RxBlocking
import RxRelay
import RxSwift
import UIKit

/// The scheduler of the main thread.
let main = MainScheduler.instance

/// Lets time pass.
func letTimePass(_ seconds: Int) {
    _ = Observable<Int>.timer(.seconds(seconds), scheduler: main)
        .toBlocking().materialize()
}

/// The way in which saving fails.
enum WriteError: Error { case diskFull }

/// One alert at a time, for the second challenge.
final class Alerts {
    private(set) var shown: String?
    private var onClose: () -> Void = {}

    func show(_ text: String, onClose: @escaping () -> Void) {
        (shown, self.onClose) = (text, onClose)
    }
    func tapClose() { onClose() }
    func takeAway() { shown = nil }
}
/*:
 ## The state is a relay

 What the app knows is one array, the photos, in a behaviour relay. One subscription draws everything:
 Clear works when there are photos; Save for an even number of them; + for fewer than six.
 */
//: > Guess: Three photos are chosen, then the user taps Save. What happens?
//: > Choice: the collage is saved
//: > Right: nothing, the button is disabled
//: > File: apps/shared/Collage.swift
example(of: "rules of the buttons") {
    let main = show(CollageScreen())
    main.photos.accept(["quay", "crane"].map { Photo(name: $0) })
    print("Save works:", main.buttonSave.isEnabled)
    main.add(Photo(name: "ferry"))
    tap("Save")
}
/* Prints:
--- Example of: rules of the buttons ---
Save works: true
(note: tap buttonSave did nothing: it is disabled)
*/
/* Screen:
┌─ Collage screen ──────────────────────┐
│ 3 photos                            + │   itemAdd
├───────────────────────────────────────┤
│ ┌───────────────────────────────────┐ │
│ │ 🍎 🏰 🌻                          │ │   imagePreview
│ └───────────────────────────────────┘ │
│ [ Clear ]                    ( Save ) │   buttonClear, buttonSave
└───────────────────────────────────────┘
*/
//: Three is an odd number, so Save is disabled. No storyboard filled the outlets: rill creates what they
//: need; `:screen storyboard` lists it.
//: > Try: tap("Clear")

/*:
 ## Another screen talks back

 The photo picker is a screen of its own. The main screen receives the photos, but must not choose by
 itself. So the subject is **private**, and the picker offers an observable: others can subscribe, not
 send.
 */
final class Picker {
    private let chosen = PublishSubject<Photo>()
    var photos: Observable<Photo> { chosen.asObservable() }

    func tap(_ name: String) { chosen.onNext(Photo(name: name)) }
    func leave() {}
    func leaveProperly() { chosen.onCompleted() }
}

//: > Guess: Two photos are tapped in the picker. What is the title of the main screen?
//: > Right: 2 photos
//: > Choice: Collage
example(of: "a picker") {
    let bag = DisposeBag()
    let (main, picker) = (show(CollageScreen()), Picker())

    picker.photos.subscribe(onNext: { main.add($0) }).disposed(by: bag)
    ["quay", "crane"].forEach(picker.tap)
    print(main.title!)
}
/* Prints:
--- Example of: a picker ---
2 photos
*/
/*:
 Each time the picker opens, the main screen subscribes to it. The bag of the main screen lives as long
 as the app.

 > Guess: The user opens the picker, chooses one photo, and leaves. What is printed?
 */
let bagOfTheApp = DisposeBag()

example(of: "onDisposed") {
    let picker = Picker()

    picker.photos.subscribe(
        onNext: { print($0.name) }, onDisposed: { print("disposed") }
    ).disposed(by: bagOfTheApp)
    picker.tap("quay")
    picker.leave()
}
/* Prints:
--- Example of: onDisposed ---
quay
*/
/*:
 The picker is gone, the subscription is not: open the picker a hundred times, and there are a hundred.
 The picker knows when it is over. It should say so: `onCompleted` when it leaves.

 > Guess: The same story. What is printed now?
 */
example(of: "onDisposed, with an end") {
    let picker = Picker()

    picker.photos.subscribe(
        onNext: { print($0.name) }, onDisposed: { print("disposed") }
    ).disposed(by: bagOfTheApp)
    picker.tap("quay")
    picker.leaveProperly()
}
/* Prints:
--- Example of: onDisposed, with an end ---
quay
disposed
*/
/*:
 The app's picker is a screen that completes in `viewWillDisappear`. It is opened twice.

 > Guess: When does the first subscription end?
 > Right: when the picker closes
 > Choice: when it opens again
 */
//: > File: apps/shared/Picker.swift
example(of: "the picker as a screen") {
    let collage = CollageScreen()
    show(UINavigationController(rootViewController: collage))
    for name in ["quay", "ferry"] {
        print("open")
        _ = collage.openPicker().photos.subscribe(
            onNext: { collage.add($0) }, onDisposed: { print(name) })
        letTimePass(1)
        tap(name)
        goBack()
        letTimePass(1)
    }
}
/* Prints:
--- Example of: the picker as a screen ---
open
quay
open
ferry
*/
/* Screen:
┌─ Collage screen ──────────────────────┐
│ 2 photos                            + │   itemAdd
├───────────────────────────────────────┤
│ ┌───────────────────────────────────┐ │
│ │ 🍎 🌻                             │ │   imagePreview
│ └───────────────────────────────────┘ │
│ [ Clear ]                    [ Save ] │   buttonClear, buttonSave
└───────────────────────────────────────┘
*/
/*:
 ## A callback becomes a sequence

 The photo library saves a photo in 0.3 s and calls back, with a name or with an error.
 */
final class Library {
    var isFull = false
    private(set) var writes = 0

    func write(_ photo: Photo, done: @escaping (String?, Error?) -> Void)
    {
        writes += 1
        let name = isFull ? nil : "\(photo.name).png"
        _ = Observable<Int>.timer(.milliseconds(300), scheduler: main)
            .subscribe(onNext: { _ in
                done(name, name == nil ? WriteError.diskFull : nil)
            })
    }
}

//: `create` wraps such a function: begin the work, send what comes, complete.
func saved(_ photo: Photo, in library: Library) -> Observable<String> {
    Observable.create { observer in
        library.write(photo) { name, error in
            if let error { return observer.onError(error) }
            observer.onNext(name ?? "")
            observer.onCompleted()
        }
        return Disposables.create()
    }
}

//: > Guess: The second write fails. Which events does it send?
//: > Choice: next, completed
//: > Right: an error
//: > Choice: none
example(of: "a callback in create") {
    let library = Library()
    for name in ["collage", "collage 2"] {
        _ = saved(Photo(name: name), in: library).subscribe { print($0) }
        letTimePass(1)
        library.isFull = true
    }
}
/* Prints:
--- Example of: a callback in create ---
next(collage.png)
completed
error(diskFull)
*/
/*:
 One name or one error: that is a `Single`. `asSingle()` turns a sequence into one.

 > Guess: Which of the three sources succeed?
 > Right: one
 > Choice: one and two
 > Choice: all three
 */
example(of: "asSingle") {
    let one = Observable.of("a")
    let two = Observable.of("a", "b")
    let none = Observable<String>.empty()
    for (name, source) in [("one", one), ("two", two), ("none", none)] {
        _ = source.asSingle().subscribe(
            onSuccess: { print(name, $0) },
            onFailure: { print(name, $0) })
    }
}
/* Prints:
--- Example of: asSingle ---
one a
two Sequence contains more than one element.
none Sequence doesn't contain any elements.
*/
//: Two elements are an error, and so is none.

/*:
 ## Maybe, Completable

 The album of the app may exist already: a `Maybe` sends its name, or just ends. Making an album has no
 result but "done": a `Completable`. `andThen` says what follows.

 > Guess: The album is known, and then it is not. How many albums are made?
 > Choice: 0
 > Right: 1
 > Choice: 2
 */
example(of: "Maybe and Completable") {
    let makeAlbum = Completable.create { completable in
        print("making an album")
        completable(.completed)
        return Disposables.create()
    }

    for album in [Maybe.just("Collages"), .empty()] {
        _ = album
            .ifEmpty(switchTo: makeAlbum.andThen(.just("New album")))
            .subscribe(onSuccess: { print("into", $0) })
    }
}
/* Prints:
--- Example of: Maybe and Completable ---
into Collages
making an album
into New album
*/
/*:
 ## Challenge: A real Single

 Write `save(_:in:)` with `Single.create`: it writes the photo and sends its name, or fails. It is a
 recipe, like any observable: nothing is written before the subscription, and two subscriptions write
 twice.
 */
//: > Hint: `Single.create { single in … }`. Call `single` once, in the callback of `write`.
//: > Hint: `.success(name)` or `.failure(error)`; at the end `return Disposables.create()`.
/* Starter:
func save(_ photo: Photo, in library: Library) -> Single<String> {
    library.write(photo) { _, _ in }
    return .just("untitled.png")
}
*/
//: ### Solution
func save(_ photo: Photo, in library: Library) -> Single<String> {
    Single.create { single in
        library.write(photo) { name, error in
            single(
                name.map { .success($0) }
                    ?? .failure(error ?? WriteError.diskFull))
        }
        return Disposables.create()
    }
}

example(of: "Challenge: A real Single") {
    let saving = save(Photo(name: "collage"), in: Library())
    _ = saving.subscribe(onSuccess: { print("saved as", $0) })
    letTimePass(1)
}
/* Prints:
--- Example of: Challenge: A real Single ---
saved as collage.png
*/
/* Judge: the name comes when it is written
_ = save(Photo(name: "pier"), in: Library()).subscribe(onSuccess: { print($0) })
print("not yet")
letTimePass(1)
Prints:
not yet
pier.png
*/
/* Judge: a full disk is a failure
let library = Library()
library.isFull = true
_ = save(Photo(name: "pier"), in: library).subscribe(onSuccess: { print($0) }, onFailure: { print($0) })
letTimePass(1)
Prints:
diskFull
Says: pass the error of the library on
*/
/* Judge: it is a recipe
let library = Library()
let recipe = save(Photo(name: "pier"), in: library)
print(library.writes)
_ = recipe.subscribe()
_ = recipe.subscribe()
print(library.writes)
Prints:
0
2
Says: write when somebody subscribes, not when `save` is called
*/
/*:
 ## Challenge: An alert that completes

 `Alerts` shows one alert at a time. Write `alert(_:on:)`, a `Completable`. It shows the alert at its
 subscription, completes when the user closes it, and calls `takeAway()` when the subscription is
 disposed of, for whatever reason.
 */
//: > Hint: `Completable.create { completable in … }`, and `completable(.completed)` in the callback.
//: > Hint: `create` returns a disposable. Its closure runs when the subscription ends: `Disposables.create { … }`.
/* Starter:
func alert(_ text: String, on alerts: Alerts) -> Completable {
    alerts.show(text) {}
    return .empty()
}
*/
//: ### Solution
func alert(_ text: String, on alerts: Alerts) -> Completable {
    Completable.create { completable in
        alerts.show(text) { completable(.completed) }
        return Disposables.create { alerts.takeAway() }
    }
}

example(of: "Challenge: An alert that completes") {
    let alerts = Alerts()
    _ = alert("No photos chosen", on: alerts).subscribe(onCompleted: {
        print("closed")
    })
    print(alerts.shown ?? "nothing")
    alerts.tapClose()
}
/* Prints:
--- Example of: Challenge: An alert that completes ---
No photos chosen
closed
*/
/* Judge: it waits for the user
let alerts = Alerts()
_ = alert("Saved", on: alerts).subscribe(onCompleted: { print("closed") })
print(alerts.shown ?? "nothing")
alerts.tapClose()
print(alerts.shown ?? "nothing")
Prints:
Saved
closed
nothing
Says: complete when the user closes the alert, not before, and take it away then
*/
/* Judge: away when it is disposed of
let alerts = Alerts()
let subscription = alert("Saved", on: alerts).subscribe()
subscription.dispose()
print(alerts.shown ?? "nothing")
Prints:
nothing
Says: disposing of the subscription takes the alert away
*/
/* Judge: it is a recipe too
let alerts = Alerts()
_ = alert("Saved", on: alerts)
print(alerts.shown ?? "nothing")
Prints:
nothing
Says: show nothing before somebody subscribes
*/
/*:
 ## What to keep

 - State in a behaviour relay, one subscription that draws it.
 - Offer an observable, keep the subject private, and complete it when its owner goes.
 - A callback fits into `create`: `Single` for one result, `Completable` for "done".
 - The disposable that `create` returns cleans up, after every kind of end.

 Next: lesson 5, Filtering operators.
 */
