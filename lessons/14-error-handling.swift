/*:
 # 14  Error handling in practice

 A sequence that fails is over. In an app most failures should not be the end of anything: the
 network comes back, a cache still has an answer, a second attempt works. There are two things to do
 with an error: **catch** it, and go on with something else, or **retry**, and begin again.

 There is a weather vane on the roof. Its answers come over a bad line.
 */
import Foundation
import RxBlocking
import RxCocoa
import RxSwift

/// The ways in which the vane fails.
enum VaneError: Error, Equatable { case noSuchPlace, lineDown, noKey }

/// The scheduler of the main thread.
let main = MainScheduler.instance
let start = main.now
/// The seconds since the lesson began, as text.
func seconds() -> String {
    String(format: "%.0f s", main.now.timeIntervalSince(start))
}

/// Asks the vane. Each place answers in its own way; the line is down
/// for the first attempts of "coast".
final class Vane {
    private(set) var attempts = 0
    let key = BehaviorRelay(value: "secret")

    func wind(at place: String) -> Observable<String> {
        Observable.deferred { [self] in
            attempts += 1
            if key.value.isEmpty { return .error(VaneError.noKey) }
            switch place {
            case "atlantis": return .error(VaneError.noSuchPlace)
            case "coast" where attempts < 4:
                return .error(VaneError.lineDown)
            default: return .just("\(place): wind from the west")
            }
        }
    }
}
/*:
 ## Catching

 `catch` gets the error and returns another sequence: here, what the cache has. (Older name:
 `catchError`.)

 > Guess: The request fails, and the cache has a value. What is the last event?
 > Choice: the error
 > Right: completed
 */
example(of: "catch with a cache") {
    let bag = DisposeBag()
    let cache = ["coast": "coast: calm (an hour ago)"]

    Vane().wind(at: "coast")
        .catch { error in
            print("failed:", error)
            return .just(cache["coast"] ?? "nothing known")
        }
        .subscribe { print($0) }
        .disposed(by: bag)
}
/* Prints:
--- Example of: catch with a cache ---
failed: lineDown
next(coast: calm (an hour ago))
completed
*/
//: The result **completes**: the failed sequence does not come back.

//: Often one value is enough: `catchAndReturn`. It does not tell you what went wrong. (Older:
//: `catchErrorJustReturn`.)
//: > Guess: Two events are printed. Which?
example(of: "catchAndReturn") {
    let bag = DisposeBag()

    Vane().wind(at: "atlantis")
        .catchAndReturn("nowhere")
        .subscribe { print($0) }
        .disposed(by: bag)
}
/* Prints:
--- Example of: catchAndReturn ---
next(nowhere)
completed
*/
/*:
 ## The pitfall

 A search field sends places, `flatMap` asks for each. The second of three places does not exist.

 > Guess: The catch is after `flatMap`. Does the search for the lake, the third place, still run?
 > Choice: yes
 > Right: no
 */
example(of: "one error ends the search") {
    let field = PublishSubject<String>()
    _ = field
        .flatMap { Vane().wind(at: $0) }
        .catchAndReturn("?")
        .subscribe { print($0) }
    ["hill", "atlantis", "lake"].forEach(field.onNext)
}
/* Prints:
--- Example of: one error ends the search ---
next(hill: wind from the west)
next(?)
completed
*/
//: The first error replaces the whole search by one value: the search is over.

//: Now the catch is **inside** `flatMap`. Only the place of one parenthesis has changed.
//: > Guess: Does the search for the lake run now?
//: > Right: yes
//: > Choice: no
example(of: "one error ends one request") {
    let field = PublishSubject<String>()
    _ = field
        .flatMap { Vane().wind(at: $0).catchAndReturn("?") }
        .subscribe { print($0) }
    ["hill", "atlantis", "lake"].forEach(field.onNext)
}
/* Prints:
--- Example of: one error ends one request ---
next(hill: wind from the west)
next(?)
next(lake: wind from the west)
*/
//: The error ended one request; the search goes on.

/*:
 ## Trying again

 `retry` subscribes again when its source has failed. The line to the coast is down for three attempts.

 > Guess: Is `retry(3)` enough?
 > Choice: yes, after three failures comes a fourth attempt
 > Right: no, it makes three attempts in all
 */
example(of: "retry") {
    for number in [3, 4] {
        let vane = Vane()
        _ = vane.wind(at: "coast").retry(number).subscribe { print($0) }
        print("attempts:", vane.attempts)
    }
}
/* Prints:
--- Example of: retry ---
error(lineDown)
attempts: 3
next(coast: wind from the west)
completed
attempts: 4
*/
//: The number counts **all** attempts, not only the repeated ones: three are one too few. `retry()`
//: without a number never gives up.

/*:
 ## Trying again later

 `retry(when:)` gives you the errors as a sequence. Each element that you send back starts an attempt; an
 error that you send back ends the retries. (Older: `retryWhen`.)
 */
func moments(_ errors: Observable<Error>) -> Observable<Int> {
    errors.enumerated().flatMap { count, error -> Observable<Int> in
        if count == 3 { return .error(error) }
        print("\(seconds()): retrying in \(count + 1) s")
        return .timer(.seconds(count + 1), scheduler: main)
    }
}

//: `enumerated` counts, and `timer` waits 1, 2 and 3 seconds.
//: > Guess: At which second does the answer come?
//: > Choice: 3
//: > Choice: 4
//: > Right: 6
example(of: "retry with growing delays") {
    _ = Vane().wind(at: "coast").watch("attempts")
        .retry(when: moments)
        .watch("answer")
        .subscribe { print("\(seconds()): \($0)") }
    _ = Observable<Int>.timer(.seconds(10), scheduler: main).toBlocking()
        .materialize()
}
/* Prints:
--- Example of: retry with growing delays ---
0 s: retrying in 1 s
1 s: retrying in 2 s
3 s: retrying in 3 s
6 s: next(coast: wind from the west)
6 s: completed
*/
/* Draws:
                  0         2.5       5         7.5       10        12.5 s
  1 col = 250 ms  ┬─────────┬─────────┬─────────┬─────────┬─────────┬─────
  attempts        ✕   ├✕      ├✕          ├"coast: wind from the west"┤
  answer          ────────────────────────"coast: wind from the west"┤
  attempts failed at 0, 1, 3 s: lineDown
*/
//: 1 + 2 + 3 seconds: attempts at 0, 1, 3 and 6.

/*:
 ## Errors of your own

 A closure of `map` may throw; the sequence then fails with that error. `do(onError:)` looks at an
 error without catching it: the place for a message to the user.
 */
//: > Guess: The statuses are 200, 404, 200. How many are `fine`?
//: > Right: one
//: > Choice: two
example(of: "throwing from map") {
    let bag = DisposeBag()

    Observable.of(200, 404, 200)
        .map { status -> String in
            guard status == 200 else { throw VaneError.noSuchPlace }
            return "fine"
        }
        .do(onError: { print("message to the user:", $0) })
        .catchAndReturn("nothing")
        .subscribe(onNext: { print($0) })
        .disposed(by: bag)
}
/* Prints:
--- Example of: throwing from map ---
fine
message to the user: noSuchPlace
nothing
*/
//: A retry may wait for anything, not only for a clock. Here the key is missing; the next attempt waits for a
//: new one.
//: > Guess: How many attempts are there?
//: > Choice: 1
//: > Right: 2
example(of: "waiting for a key") {
    let vane = Vane()
    vane.key.accept("")
    _ = vane.wind(at: "lake")
        .retry(when: { (errors: Observable<VaneError>) in
            errors.flatMap { error -> Observable<String> in
                guard error == .noKey else { return .error(error) }
                print("please enter a key")
                return vane.key.filter { !$0.isEmpty }.take(1)
            }
        })
        .subscribe { print($0) }
    vane.key.accept("new secret")
}
/* Prints:
--- Example of: waiting for a key ---
please enter a key
next(lake: wind from the west)
completed
*/
//: `materialize` turns every event into an element, the error too: good for a log.
//: > Guess: How many lines has the log?
//: > Choice: 1
//: > Right: 2
example(of: "a log of events") {
    let bag = DisposeBag()

    Vane().wind(at: "atlantis").startWith("asking …")
        .materialize()
        .enumerated()
        .subscribe(onNext: { print("log \($0.index): \($0.element)") })
        .disposed(by: bag)
}
/* Prints:
--- Example of: a log of events ---
log 0: next(asking …)
log 1: error(noSuchPlace)
*/
/*:
 ## Challenge: When the line comes back

 `wind` fails while the line is down. `line` sends true when the line is up. Write `patient(_:_:)`: after
 an error it waits until the line is up, and subscribes to `wind` again; after the next error too.
 */
//: > Hint: `retry(when:)`, as with the key.
//: > Hint: `line.filter { $0 }.take(1)` sends once, when the line is up.
/* Starter:
func patient(_ wind: Observable<String>, _ line: Observable<Bool>)
    -> Observable<String>
{
    wind
}
*/
//: ### Solution
func patient(_ wind: Observable<String>, _ line: Observable<Bool>)
    -> Observable<String>
{
    wind.retry(when: { (errors: Observable<Error>) in
        errors.flatMapLatest { _ in line.filter { $0 }.take(1) }
    })
}

example(of: "Challenge: When the line comes back") {
    let line = BehaviorRelay(value: false)
    let wind = Observable<String>.deferred {
        line.value
            ? .just("wind from the east") : .error(VaneError.lineDown)
    }

    _ = patient(wind, line.asObservable()).subscribe { print($0) }
    print("the line is still down")
    line.accept(true)
}
/* Prints:
--- Example of: Challenge: When the line comes back ---
the line is still down
next(wind from the east)
completed
*/
/* Judge: it waits for the line
let line = BehaviorRelay(value: false)
var attempts = 0
let wind = Observable<String>.deferred {
    attempts += 1
    return line.value ? .just("from the east") : .error(VaneError.lineDown)
}
_ = patient(wind, line.asObservable()).subscribe { print($0) }
print("attempts:", attempts)
line.accept(false)
print("attempts:", attempts)
line.accept(true)
print("attempts:", attempts)
Prints:
attempts: 1
attempts: 1
next(from the east)
completed
attempts: 2
Says: make no second attempt before the line is up
*/
/* Judge: it waits more than once
let line = PublishSubject<Bool>()
var attempts = 0
let wind = Observable<String>.deferred {
    attempts += 1
    return attempts < 3 ? .error(VaneError.lineDown) : .just("from the south")
}
_ = patient(wind, line).subscribe { print($0) }
line.onNext(true)
print("attempts:", attempts)
line.onNext(true)
Prints:
attempts: 2
next(from the south)
completed
Says: wait again after the second error
*/
/* Judge: a good line needs no patience
_ = patient(.of("calm", "gale"), .never()).subscribe { print($0) }
Prints:
next(calm)
next(gale)
completed
*/
/*:
 ## What to keep

 - An error ends its sequence. Catch it **inside** `flatMap`, so that it ends only the inner sequence.
 - `catch` goes on with another sequence, `catchAndReturn` with one value; both then complete.
 - `retry(n)` counts all attempts. `retry(when:)` waits for whatever you like.
 - `do(onError:)` looks at an error, `materialize` turns it into an element.

 Next: lesson 15, Schedulers.
 */
