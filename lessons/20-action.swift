/*:
 # 20  Action

 A button starts some work. While the work runs, a second press should do nothing; a spinner should turn;
 a failure should be shown, and the button should work again afterwards. Every button needs the same, and
 an `Action` has it ready. It has an input, a factory that creates the work, and streams with the results.

 The scene is the gate of a car park.
 */
import Action
import Foundation
import RxBlocking
import RxCocoa
import RxSwift
import UIKit

/// The scheduler of the main thread.
let main = MainScheduler.instance
/// The way in which the gate refuses a card.
enum GateError: Error { case unknownCard(String) }

/// An action that raises the gate: it takes two seconds.
func raiseGate() -> CocoaAction {
    CocoaAction {
        print("motor starts")
        return Observable.just(()).delay(.seconds(2), scheduler: main)
    }
}

/// Lets time pass.
func letTimePass(_ seconds: Int) {
    _ = Observable<Int>.timer(.seconds(seconds), scheduler: main)
        .toBlocking().materialize()
}
/*:
 ## An action without an input

 `CocoaAction` is an `Action<Void, Void>`: a plain button. `execute()` calls the factory and subscribes to
 the work.

 > Guess: The action is created and then executed twice. How often does the bell ring?
 > Choice: once
 > Right: twice
 > Choice: three times
 */
example(of: "no input") {
    let ring = CocoaAction {
        print("the bell rings")
        return .empty()
    }

    print("made")
    ring.execute()
    ring.execute()
}
/* Prints:
--- Example of: no input ---
made
the bell rings
the bell rings
*/
/*:
 ## Elements and errors

 An `Action<String, Int>` takes a card number and returns a parking place. All results are sent by
 `elements`. Failures are sent by `errors`, wrapped as `underlyingError`.
 */
func openGate(_ card: String) -> Observable<Int> {
    card.hasPrefix("P")
        ? .just(card.count * 10) : .error(GateError.unknownCard(card))
}

//: The second of three cards is unknown.
//: > Guess: Does the third card get a place?
//: > Right: yes
//: > Choice: no
example(of: "elements and errors") {
    let bag = DisposeBag()
    let open = Action<String, Int> { card in openGate(card) }

    open.elements.subscribe(onNext: { print("place", $0) }).disposed(
        by: bag)
    open.errors
        .subscribe(onNext: { error in
            switch error {
            case .underlyingError(let cause): print("failed:", cause)
            case .notEnabled: print("not now")
            }
        })
        .disposed(by: bag)

    ["P12", "X9", "P7"].forEach { open.execute($0) }
}
/* Prints:
--- Example of: elements and errors ---
place 30
failed: unknownCard("X9")
place 20
*/
//: Work that fails **never ends** `elements`.

/*:
 ## Running

 `executing` is true while work runs: bind it to a spinner. The work takes two seconds, and the second press
 comes at once.

 > Guess: What happens to the second press?
 > Choice: it waits for the first
 > Choice: it stops the first
 > Right: it is refused
 */
example(of: "executing and enabled") {
    let raise = raiseGate()
    _ = raise.executing.watch("spinner")
        .subscribe(onNext: { print("spinner:", $0) })
    _ = raise.errors.watch("refused")
        .subscribe(onNext: { print("refused:", $0) })
    raise.execute()
    raise.execute()
    letTimePass(3)
    print("and once more")
    raise.execute()
    letTimePass(3)
}
/* Prints:
--- Example of: executing and enabled ---
spinner: false
motor starts
spinner: true
refused: notEnabled
spinner: false
and once more
motor starts
spinner: true
spinner: false
*/
/* Draws:
                  0         1         2         3         4         5 s
  1 col = 100 ms  ┬─────────┬─────────┬─────────┬─────────┬─────────┬──────
  spinner         (false true)────────false─────true────────────────false─→
  refused         ActionError.notEnabled──────────────────────────────────→
*/
//: The second press was refused with `notEnabled`: the factory was not even called.

//: `enabledIf` is your own condition, a sequence of true and false. `enabled` is true while it is true and
//: nothing runs: bind it to a button. At night the gate is closed.
//: > Guess: The gate is tried at night and by day. Five lines of two words: which?
example(of: "enabledIf") {
    let bag = DisposeBag()
    let isDay = BehaviorRelay(value: false)
    let open = Action<String, Int>(enabledIf: isDay.asObservable()) {
        openGate($0)
    }

    open.enabled.subscribe(onNext: { print("button:", $0) }).disposed(
        by: bag)
    open.elements.subscribe(onNext: { print("place", $0) }).disposed(
        by: bag)

    open.execute("P1")
    isDay.accept(true)
    open.execute("P1")
}
/* Prints:
--- Example of: enabledIf ---
button: false
button: true
button: false
button: true
place 20
*/
/*:
 ## A button

 `rx.action` does both: a tap executes the action, and `enabled` enables the button.
 */
final class GateScreen: UIViewController {
    @IBOutlet weak var raiseButton: UIButton!
    @IBOutlet weak var spinner: UIActivityIndicatorView!
}

//: The user taps twice at once, and once more after three seconds.
//: > Guess: How often does the motor start?
//: > Choice: once
//: > Right: twice
//: > Choice: three times
example(of: "a button with an action") {
    let (gate, raise) = (show(GateScreen()), raiseGate())
    gate.raiseButton.rx.action = raise
    _ = raise.executing.bind(to: gate.spinner.rx.isAnimating)
    tap("Raise")
    tap("Raise")
    print(screen)
    letTimePass(3)
    tap("Raise")
    letTimePass(3)
}
/* Prints:
--- Example of: a button with an action ---
motor starts
(note: tap raiseButton did nothing: it is disabled)
┌─ Gate screen ─────────────────────────┐
│ ( Raise )                             │   raiseButton
│ ⠋                                     │   spinner
└───────────────────────────────────────┘
motor starts
*/
/* Screen:
┌─ Gate screen ─────────────────────────┐
│ [ Raise ]                             │   raiseButton
└───────────────────────────────────────┘
*/
/*:
 ## Inputs

 `inputs` is an observer: bind a stream to it. Here a tap takes the latest card from the reader. A place is
 ten times the length of the card.

 > Guess: The reader sends P1 and P123, then the driver taps. Which place is it?
 > Answer: 40
 */
example(of: "inputs") {
    let reader = PublishSubject<String>()
    let tap = PublishSubject<Void>()
    let open = Action<String, Int> { openGate($0) }

    _ = open.elements.subscribe(onNext: { print("place", $0) })
    _ = tap.withLatestFrom(reader).bind(to: open.inputs)

    reader.onNext("P1")
    reader.onNext("P123")
    tap.onNext(())
}
/* Prints:
--- Example of: inputs ---
place 40
*/
//: `execute` returns the events of **this** execution: its elements, its end or its error. A button can
//: ignore them; a test does not.
//: > Guess: The card Q1 is unknown. What does its execution send?
//: > Choice: nothing
//: > Right: an error
example(of: "execute") {
    let open = Action<String, Int> { openGate($0) }

    _ = open.execute("P1").subscribe { print($0) }
    _ = open.execute("Q1").subscribe { print($0) }
}
/* Prints:
--- Example of: execute ---
next(20)
completed
error(underlyingError(main.GateError.unknownCard("Q1")))
*/
/*:
 ## Challenge: The log-in

 Finish `Gatehouse`.

 - `logIn` takes a name and a password, and sends true for ("Mia", "park"), else false. It is enabled only
   while `terms` is true.
 - `messages` sends "welcome" after the first success, and "please accept the terms" each time that `logIn`
   is refused. It sends nothing for a wrong password.
 */
//: > Hint: Pass `terms` as `enabledIf:`. A refused execution sends `.notEnabled` to `errors`.
//: > Hint: `logIn.elements.filter { $0 }.take(1)` is the first success.
//: > Hint: `messages` is a `merge` of both.
/* Starter:
final class Gatehouse {
    let terms = BehaviorRelay(value: false)
    lazy var logIn = Action<(String, String), Bool> { _, _ in
        .just(true)
    }
    lazy var messages: Observable<String> = logIn.elements
        .map { _ in "welcome" }
}
*/
//: ### Solution
final class Gatehouse {
    let terms = BehaviorRelay(value: false)

    lazy var logIn = Action<(String, String), Bool>(
        enabledIf: terms.asObservable()
    ) { name, password in
        .just(name == "Mia" && password == "park")
    }

    lazy var messages: Observable<String> = Observable.merge(
        logIn.elements.filter { $0 }.take(1).map { _ in "welcome" },
        logIn.errors.compactMap { error in
            if case .notEnabled = error {
                return "please accept the terms"
            }
            return nil
        })
}

example(of: "Challenge: The log-in") {
    let gatehouse = Gatehouse()
    _ = gatehouse.messages.subscribe(onNext: { print($0) })

    gatehouse.logIn.execute(("Mia", "park"))
    gatehouse.terms.accept(true)
    gatehouse.logIn.execute(("Mia", "bark"))
    gatehouse.logIn.execute(("Mia", "park"))
}
/* Prints:
--- Example of: Challenge: The log-in ---
please accept the terms
welcome
*/
/* Judge: the right pair
let gatehouse = Gatehouse()
_ = gatehouse.messages.subscribe(onNext: { print($0) })
gatehouse.terms.accept(true)
gatehouse.logIn.execute(("Mia", "bark"))
gatehouse.logIn.execute(("Ole", "park"))
print("and now")
gatehouse.logIn.execute(("Mia", "park"))
Prints:
and now
welcome
Says: both name and password must be right
*/
/* Judge: the terms come first
let gatehouse = Gatehouse()
_ = gatehouse.messages.subscribe(onNext: { print($0) })
gatehouse.logIn.execute(("Mia", "park"))
gatehouse.logIn.execute(("Mia", "park"))
Prints:
please accept the terms
please accept the terms
Says: `logIn` is not enabled before the terms are accepted: send the message at each attempt
*/
/* Judge: one welcome is enough
let gatehouse = Gatehouse()
_ = gatehouse.messages.subscribe(onNext: { print($0) })
gatehouse.terms.accept(true)
gatehouse.logIn.execute(("Mia", "park"))
gatehouse.logIn.execute(("Mia", "park"))
Prints:
welcome
Says: send "welcome" only once
*/
/*:
 ## What to keep

 - An action is a factory of work, and reports what happens: `elements`, `errors`, `executing`, `enabled`.
 - Errors of the work never end the action.
 - While it runs, or while `enabledIf` is false, it refuses an input with `notEnabled`.
 - Drive it by `inputs` or `execute`.

 Next: lesson 21, Gestures.
 */
