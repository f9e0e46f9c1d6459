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

let main = MainScheduler.instance

/// Keeps an example open while its clocks tick.
func letTimePass(_ seconds: Int) {
    _ = Observable<Int>.timer(.seconds(seconds), scheduler: main)
        .toBlocking().materialize()
}

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

 What the app knows is one array: the photos of the collage. It is in a behaviour relay, and the
 preview subscribes to it. A tap on + sends the old array and one photo more into the relay.

 Rules make an app. Clear works when there are photos; Save for an even number above zero; + below
 six. The title is "Collage", or the number of photos. One subscription does all of it: if a button is
 wrong, there is one place to look.
 */
//: > Guess: Three photos are chosen, then somebody taps Save. What happens?
//: > Choice: the collage is saved
//: > Right: nothing, the button is disabled
//: > File: apps/shared/Collage.swift
example(of: "rules of the buttons") {
    let main = show(CollageScreen())
    main.photos.accept(["quay", "crane"].map { Photo(name: $0) })
    print(
        "two:", main.title!, main.buttonClear.isEnabled,
        main.buttonSave.isEnabled)
    main.add(Photo(name: "ferry"))
    tap("Save")
}
/* Prints:
--- Example of: rules of the buttons ---
two: 2 photos true true
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

 The photo picker is a screen of its own. The main screen receives what was chosen, but must not
 choose by itself. So the subject is **private**, and the picker offers an observable: others can
 subscribe, not send.
 */
final class Picker {
    private let chosen = PublishSubject<Photo>()
    var photos: Observable<Photo> { chosen.asObservable() }

    func tap(_ name: String) { chosen.onNext(Photo(name: name)) }
    func leave() {}
    func leaveProperly() { chosen.onCompleted() }
}

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
 Each time the user opens the picker, the main screen subscribes to it. The bag of the main screen
 lives as long as the app. Listen for the end of the subscription.

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
 In the app the picker is a screen, and it completes in `viewWillDisappear`. Each opening is a
 subscription of its own, and each ends.
 */
//: > File: apps/shared/Picker.swift
example(of: "the picker as a screen") {
    let collage = CollageScreen()
    show(UINavigationController(rootViewController: collage))
    for name in ["quay", "ferry"] {
        collage.openPicker().photos
            .subscribe(
                onNext: { collage.add($0) },
                onDisposed: { print(name, "was taken, and it is over") }
            )
            .disposed(by: collage.bag)
        letTimePass(1)
        tap(name)
        goBack()
        letTimePass(1)
    }
}
/* Prints:
--- Example of: the picker as a screen ---
quay was taken, and it is over
ferry was taken, and it is over
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

 The photo library saves in its own time and calls back, with a name or with an error. `create` wraps
 such a function: begin the work, send what comes, complete.

 > Guess: The second write fails. Which event does it send?
 > Choice: next, then completed
 > Right: only an error
 > Choice: none
 */
enum WriteError: Error { case diskFull }

final class Library {
    var isFull = false
    private(set) var writes = 0

    func write(_ photo: Photo, done: @escaping (String?, Error?) -> Void)
    {
        writes += 1
        let isFull = self.isFull
        _ = Observable<Int>.timer(.milliseconds(300), scheduler: main)
            .subscribe(onNext: { _ in
                isFull
                    ? done(nil, WriteError.diskFull)
                    : done("\(photo.name).png", nil)
            })
    }
}

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

example(of: "a callback in create") {
    let (bag, library) = (DisposeBag(), Library())
    saved(Photo(name: "collage"), in: library).subscribe { print($0) }
        .disposed(by: bag)
    letTimePass(1)
    library.isFull = true
    saved(Photo(name: "collage 2"), in: library).subscribe { print($0) }
        .disposed(by: bag)
    letTimePass(1)
}
/* Prints:
--- Example of: a callback in create ---
next(collage.png)
completed
error(diskFull)
*/
/*:
 One name or one error: that is a `Single`. `asSingle()` turns a sequence into one, and insists on
 exactly one element.

 > Guess: Which of the three sources succeed: one element, two elements, none?
 > Right: only the one with one element
 > Choice: those with one or two elements
 > Choice: all three
 */
example(of: "asSingle") {
    let sources = [
        "one": Observable.of("a"), "two": Observable.of("a", "b"),
        "none": Observable.empty(),
    ]

    for name in ["one", "two", "none"] {
        _ = sources[name]!.asSingle().subscribe(
            onSuccess: { print(name, $0) }, onFailure: { print(name, $0) }
        )
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

 The album of the app may exist already; then its name is known. `Maybe` sends one element, or just
 ends. Making an album has no result but "done": that is a `Completable`, and `andThen` says what
 follows when it is done.
 */
example(of: "Maybe and Completable") {
    func album(_ known: String?) -> Maybe<String> {
        known.map { Maybe.just($0) } ?? Maybe.empty()
    }
    let makeAlbum = Completable.create { completable in
        print("making an album")
        completable(.completed)
        return Disposables.create()
    }

    for known in ["Collages", nil] {
        _ = album(known)
            .ifEmpty(
                switchTo: makeAlbum.andThen(Single.just("New album"))
            )
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

 Write `save(_:in:)` with `Single.create`, without an observable in between. Nothing may be written
 before somebody subscribes, and two subscribers write twice: it is a recipe, like any observable.
 */
//: > Hint: `Single.create { single in … }`: call `single` once.
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
    _ = save(Photo(name: "collage"), in: Library()).subscribe(onSuccess: {
        print("saved as", $0)
    })
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
Says: the error of the library should arrive
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
Says: the work begins with a subscription, not before
*/
/*:
 ## Challenge: An alert that completes

 `Alerts` shows one alert at a time. Write `alert(_:on:)`, a `Completable`: it shows the alert when
 it is subscribed, completes when the user closes it, and takes it off the screen when it is disposed
 of, however that came about.
 */
//: > Hint: `Completable.create { completable in … }`, and `completable(.completed)` in the callback.
//: > Hint: What `create` gives back is run when the subscription ends: `Disposables.create { … }`.
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
Says: it completes when the user closes it, not before, and then it is gone
*/
/* Judge: away when it is disposed of
let alerts = Alerts()
let subscription = alert("Saved", on: alerts).subscribe()
subscription.dispose()
print(alerts.shown ?? "nothing")
Prints:
nothing
Says: nobody waits for the alert any more, so it should go
*/
/* Judge: it is a recipe too
let alerts = Alerts()
_ = alert("Saved", on: alerts)
print(alerts.shown ?? "nothing")
Prints:
nothing
Says: nobody has subscribed, so nothing may be shown
*/
/*:
 ## What to keep

 - State in a behaviour relay, one subscription that draws it.
 - Offer an observable, keep the subject private, and complete it when its owner goes.
 - A callback fits into `create`: `Single` for one result, `Completable` for "done".
 - What `create` gives back cleans up, after every kind of end.

 Next: lesson 5, Filtering operators.
 */
