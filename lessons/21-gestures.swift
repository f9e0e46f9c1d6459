/*:
 # 21  Gestures

 A button only tells you that it was tapped. A finger can do much more: press long, move, cross an edge;
 two fingers can rotate and zoom. In this lesson each gesture is a sequence, read by a recogniser that
 exists as long as it has a subscriber.

 The scene is a light table with one slide on it. Functions play the fingers: `slide.tap()`,
 `slide.pan(from:to:)`. The app of this lesson is `lessons/apps/gestures.swift`.
 */
import RxCocoa
import RxGesture
import RxSwift
import UIKit

/// A table with a slide on it and a note below.
final class LightTable: UIViewController {
    let slide = UIView(
        frame: CGRect(x: 20, y: 10, width: 60, height: 40))
    let note = UILabel()
    let bag = DisposeBag()

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Light table"
        slide.accessibilityIdentifier = "slide"
        note.text = "nothing yet"
        view.addSubview(slide)
        view.addSubview(note)
    }
}

/// A point as two whole numbers.
func whole(_ point: CGPoint) -> String {
    "\(Int(point.x)), \(Int(point.y))"
}
/*:
 ## A finger is a sequence

 `tapGesture()` puts a recogniser on the view and sends it: the element is the recogniser itself, which
 knows its `state` and where the finger is.

 > Guess: The slide is tapped once. How many lines are printed?
 > Choice: 1
 > Right: 2
 */
example(of: "a tap, and what comes before it") {
    let table = LightTable()
    show(table)
    table.slide.rx.tapGesture()
        .subscribe(onNext: { print($0.state) })
        .disposed(by: table.bag)
    table.slide.tap()
}
/* Prints:
--- Example of: a tap, and what comes before it ---
possible
ended
*/
/*:
 The first line comes at once: a new subscriber gets the recogniser in the state `possible`, before any
 touch. `when(_:)` keeps only the states that you name.

 > Guess: What does the note say before the tap?
 > Right: nothing yet
 > Choice: tapped
 */
example(of: "when it is recognised") {
    let table = LightTable()
    show(table)
    table.slide.rx.tapGesture()
        .when(.recognized)
        .map { _ in "tapped" }
        .bind(to: table.note.rx.text)
        .disposed(by: table.bag)
    print(table.note.text!)
    table.slide.tap()
    print(table.note.text!)
}
/* Prints:
--- Example of: when it is recognised ---
nothing yet
tapped
*/
/* Screen:
┌─ Light ───────────────────────────────┐
│ Light table                           │
├───────────────────────────────────────┤
│ tapped                                │
└───────────────────────────────────────┘
*/
/*:
 ## As long as there is a subscription

 The recogniser is added when you subscribe, and removed when that subscription ends.

 > Guess: How many recognisers are there before, during and after a subscription?
 > Answer: 0 1 0
 */
example(of: "added and removed") {
    let table = LightTable()
    show(table)
    func count() -> Int { table.slide.gestureRecognizers?.count ?? 0 }
    print(count(), "before")
    let listening = table.slide.rx.tapGesture().subscribe()
    print(count(), "while subscribed")
    listening.dispose()
    print(count(), "afterwards")
}
/* Prints:
--- Example of: added and removed ---
0 before
1 while subscribed
0 afterwards
*/
/*:
 ## Any of several

 `anyGesture` reads several kinds at once. Its element is one of the recognisers; a cast tells you which.

 > Guess: A tap, then a long press. Which line is printed first?
 > Right: a tap
 > Choice: a press
 */
example(of: "a tap or a press") {
    let table = LightTable()
    show(table)
    table.slide.rx.anyGesture(.tap(), .longPress())
        .when(.recognized)
        .subscribe(onNext: {
            print($0 is UITapGestureRecognizer ? "a tap" : "a press")
        })
        .disposed(by: table.bag)
    table.slide.tap()
    table.slide.longPress()
}
/* Prints:
--- Example of: a tap or a press ---
a tap
a press
*/
/*:
 ## Where, and seen from where

 `asLocation(in:)` gives the point, in the coordinates of the view, of its superview, or of the screen. The
 slide is 20 to the right and 10 down.

 > Guess: The slide is tapped at 5, 5. Where is that on the screen?
 > Answer: 25 15
 */
example(of: "one tap, two answers") {
    let table = LightTable()
    show(table)
    let taps = table.slide.rx.tapGesture().when(.recognized).share()
    taps.asLocation(in: .view).subscribe(onNext: {
        print("of the slide:", whole($0))
    }).disposed(by: table.bag)
    taps.asLocation(in: .window).subscribe(onNext: {
        print("of the screen:", whole($0))
    }).disposed(by: table.bag)
    table.slide.tap(at: CGPoint(x: 5, y: 5))
}
/* Prints:
--- Example of: one tap, two answers ---
of the slide: 5, 5
of the screen: 25, 15
*/
/*:
 ## A finger that moves

 A pan has a beginning, changes and an end. `asTranslation` is the distance **since the beginning**, so the
 new place is counted from the place at the beginning.
 */
func places(of slide: UIView) -> Observable<CGPoint> {
    let pan = slide.rx.panGesture().share(
        replay: 1, scope: .whileConnected)
    let start = pan.when(.began).map { _ in slide.frame.origin }
    return pan.when(.changed).asTranslation(in: .superview)
        .withLatestFrom(start) { moved, start in
            CGPoint(
                x: start.x + moved.translation.x,
                y: start.y + moved.translation.y)
        }
}

//: The finger moves by (30, 60) in three steps, then back by (10, 20) in one.
//: > Guess: How often is the slide moved?
//: > Choice: twice
//: > Right: four times
example(of: "the slide follows the finger") {
    let table = LightTable()
    show(table)
    places(of: table.slide).subscribe(onNext: { place in
        table.slide.frame.origin = place
        print(whole(place))
    })
    .disposed(by: table.bag)
    table.slide.pan(from: .zero, to: CGPoint(x: 30, y: 60))
    table.slide.pan(from: .zero, to: CGPoint(x: -10, y: -20), steps: 1)
}
/* Prints:
--- Example of: the slide follows the finger ---
30, 30
40, 50
50, 70
40, 50
*/
/*:
 ## One recogniser for two

 That example needed `share(replay: 1, scope: .whileConnected)`: each subscription to `panGesture()` adds a
 recogniser of its own.

 > Guess: Two subscriptions. How many recognisers without sharing, how many with it?
 */
example(of: "shared or not") {
    let table = LightTable()
    show(table)
    let bag = DisposeBag()
    let own = table.slide.rx.panGesture()
    own.when(.changed).subscribe().disposed(by: bag)
    own.when(.ended).subscribe().disposed(by: bag)
    print(table.slide.gestureRecognizers?.count ?? 0)

    let shared = table.view.rx.panGesture().share(
        replay: 1, scope: .whileConnected)
    shared.when(.changed).subscribe().disposed(by: bag)
    shared.when(.ended).subscribe().disposed(by: bag)
    print(table.view.gestureRecognizers?.count ?? 0)
}
/* Prints:
--- Example of: shared or not ---
2
1
*/
/*:
 `replay: 1` gives a late subscriber the recogniser as it is now; `whileConnected` removes it with the last
 subscription.

 ## A long press

 A lamp gets brighter while it is pressed: `flatMapLatest` begins a timer with each press, and the end of the
 press stops it.
 */
func levels(of lamp: UIView) -> Observable<Int> {
    let press = lamp.rx.longPressGesture().share(
        replay: 1, scope: .whileConnected)
    return press.when(.began)
        .flatMapLatest { _ in
            Observable<Int>.interval(
                .milliseconds(500), scheduler: MainScheduler.instance
            )
            .take(until: press.when(.ended))
        }
        .scan(0) { level, _ in level + 10 }
}

//: A press counts as long after half a second. One lasts 1.8 s, another one 1.2 s.
//: > Guess: How bright is the lamp at the end?
//: > Choice: 20 %
//: > Choice: 30 %
//: > Right: 50 %
example(of: "brighter while it is held") {
    let table = LightTable()
    show(table)
    levels(of: table.slide).watch("light")
        .subscribe(onNext: { table.note.text = "light \($0) %" })
        .disposed(by: table.bag)
    table.slide.longPress(for: 1.8)
    DispatchQueue.main.asyncAfter(deadline: .now() + 3) {
        table.slide.longPress(for: 1.2)
    }
}
/* Prints:
--- Example of: brighter while it is held ---
*/
/* Draws:
                  0         1         2         3         4 s
  1 col = 100 ms  ┬─────────┬─────────┬─────────┬─────────┬───
  light           ─────10───20───30──────────────────40───50─→
*/
/*:
 ## Two fingers

 `transformGestures()` reads a pan, a pinch and a rotation together and sends one `CGAffineTransform`, ready
 for `view.transform`. Here the rotation is switched off.

 > Guess: The slide is rotated, then stretched. How many lines are printed?
 > Right: 1
 > Choice: 2
 */
example(of: "turn and stretch") {
    let table = LightTable()
    show(table)
    table.slide.rx.transformGestures { recognizers, _ in
        recognizers.rotationGesture.isEnabled = false
    }
    .when(.changed).asTransform()
    .subscribe(onNext: { print("stretched by", $0.transform.a) })
    .disposed(by: table.bag)
    table.slide.rotate(by: 0.5)
    table.slide.pinch(scale: 2)
}
/* Prints:
--- Example of: turn and stretch ---
stretched by 2.0
*/
/*:
 ## Over an edge, with a pencil

 An edge gesture names its edges.

 > Guess: A finger comes from the left edge, then one from the bottom. How many lines are printed?
 > Right: 1
 > Choice: 2
 */
example(of: "over an edge") {
    let table = LightTable()
    show(table)
    table.view.rx.screenEdgePanGesture(edges: [.top, .bottom])
        .when(.recognized)
        .subscribe(onNext: { _ in print("over an edge") })
        .disposed(by: table.bag)
    table.view.panFromEdge(.left)
    table.view.panFromEdge(.bottom)
}
/* Prints:
--- Example of: over an edge ---
over an edge
*/
/*:
 A closure configures the recogniser before it is added: here only a pencil may wipe the slide away.

 > Guess: The slide is swiped with a finger, then with a pencil. How often is it wiped away?
 > Right: once
 > Choice: twice
 */
example(of: "only with a pencil") {
    let table = LightTable()
    show(table)
    let pencil = NSNumber(value: UITouch.TouchType.stylus.rawValue)
    table.slide.rx
        .swipeGesture(.left) { $0.allowedTouchTypes = [pencil] }
        .when(.recognized)
        .subscribe(onNext: { _ in print("wiped away") })
        .disposed(by: table.bag)
    table.slide.swipe(.left)
    withPencil { table.slide.swipe(.left) }
}
/* Prints:
--- Example of: only with a pencil ---
wiped away
*/
/*:
 ## Challenge: The loupe

 A loupe makes a view look larger. `loupe(over:)` sends its factor, which begins with 1. When a pinch ends,
 its scale multiplies the factor, which stays between 1 and 4. A double tap sets the factor to 1. A factor
 that has not changed is not sent again.
 */
//: > Hint: Turn both gestures into numbers by which the factor is multiplied: the scale, and 0.
//: > Hint: `merge` the two, `scan` from 1 with `min` and `max`, then `startWith(1)`.
//: > Hint: In the state `.ended` a pinch still has its `scale`.
/* Starter:
func loupe(over view: UIView) -> Observable<CGFloat> {
    view.rx.pinchGesture().when(.ended)
        .map { $0.scale }
        .startWith(1)
}
*/
//: ### Solution
func loupe(over view: UIView) -> Observable<CGFloat> {
    let pinched = view.rx.pinchGesture().when(.ended)
        .map { pinch -> CGFloat in pinch.scale }
    let twice = view.rx.tapGesture { $0.numberOfTapsRequired = 2 }
        .when(.recognized)
        .map { _ -> CGFloat in 0 }
    return Observable.merge(pinched, twice)
        .scan(CGFloat(1)) { old, factor in min(4, max(1, old * factor)) }
        .startWith(1)
        .distinctUntilChanged()
}

example(of: "Challenge: The loupe") {
    let table = LightTable()
    show(table)
    loupe(over: table.slide).subscribe(onNext: { print($0) }).disposed(
        by: table.bag)
    table.slide.pinch(scale: 3)
    table.slide.pinch(scale: 3)
    table.slide.tap(at: CGPoint(x: 1, y: 1), times: 2)
}
/* Prints:
--- Example of: Challenge: The loupe ---
1.0
3.0
4.0
1.0
*/
/* Judge: it stays between 1 and 4
let table = LightTable()
show(table)
let looking = loupe(over: table.slide).subscribe(onNext: { print($0) })
table.slide.pinch(scale: 0.5)
table.slide.pinch(scale: 2)
table.slide.pinch(scale: 1.5)
table.slide.pinch(scale: 100)
Prints:
1.0
2.0
3.0
4.0
Says: each pinch multiplies the factor; keep it between 1 and 4
*/
/* Judge: a double tap brings it back
let table = LightTable()
show(table)
let looking = loupe(over: table.slide).subscribe(onNext: { print($0) })
table.slide.pinch(scale: 2)
table.slide.tap(at: CGPoint(x: 1, y: 1), times: 2)
table.slide.pinch(scale: 2)
Prints:
1.0
2.0
1.0
2.0
Says: a double tap sets the factor to 1
*/
/* Judge: one tap does nothing
let table = LightTable()
show(table)
let looking = loupe(over: table.slide).subscribe(onNext: { print($0) })
table.slide.pinch(scale: 2)
table.slide.tap()
table.slide.pinch(scale: 1)
Prints:
1.0
2.0
Says: ignore a single tap, and do not send an equal factor again
*/
/*:
 ## What to keep

 - A recogniser is added for each subscription and removed with it; share it between subscribers.
 - The first element comes at once: choose the states with `when(.recognized)` or `when(.changed)`.
 - `asLocation`, `asTranslation`, `asRotation`, `asTransform` turn recognisers into numbers.
 - A movement is a sequence like any other: a press can begin a timer and end it.

 Next: lesson 22, A reactive database.
 */
