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

enum VaneError: Error, Equatable { case noSuchPlace, lineDown, noKey }

let main = MainScheduler.instance
let start = main.now
func seconds() -> String {
    String(format: "%.0f s", main.now.timeIntervalSince(start))
}

/// Asks the vane. Each place answers in its own way; the line is down for
/// the first attempts of "coast".
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

 A search field sends places, `flatMap` asks for each. The same catch is in two positions: once outside
 of `flatMap`, once inside. The second of three places does not exist.

 > Guess: In which case does the search for the lake, the third place, still run?
 > Choice: with the catch outside
 > Right: with the catch inside
 > Choice: in both
 */
example(of: "one error ends the search") {
    let bag = DisposeBag()

    func search(
        _ title: String,
        _ answers: (Observable<String>) -> Observable<String>
    ) {
        let field = PublishSubject<String>()
        print(title)
        answers(field).subscribe { print("  ", $0) }.disposed(by: bag)
        ["hill", "atlantis", "lake"].forEach(field.onNext)
    }

    search("catch outside:") { field in
        field.flatMap { Vane().wind(at: $0) }.catchAndReturn("?")
    }
    search("catch inside:") { field in
        field.flatMap { Vane().wind(at: $0).catchAndReturn("?") }
    }
}
/* Prints:
--- Example of: one error ends the search ---
catch outside:
   next(hill: wind from the west)
   next(?)
   completed
catch inside:
   next(hill: wind from the west)
   next(?)
   next(lake: wind from the west)
*/
//: **Outside**, the first error replaces the whole search by one value: the search is over, and there is
//: no request for the lake. **Inside**, only the one request ends.

/*:
 ## Trying again

 `retry` subscribes again when its source has failed. The line to the coast is down for three attempts.

 > Guess: Is `retry(3)` enough?
 > Choice: yes, after three failures comes a fourth attempt
 > Right: no, it makes three attempts in all
 */
example(of: "retry") {
    let bag = DisposeBag()
    let unlucky = Vane()
    unlucky.wind(at: "coast").retry(3).subscribe { print($0) }.disposed(
        by: bag)
    print("attempts:", unlucky.attempts)

    let lucky = Vane()
    lucky.wind(at: "coast").retry(4).subscribe { print($0) }.disposed(
        by: bag)
    print("attempts:", lucky.attempts)
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
 `retry(when:)` lets you choose the time. It gives you the errors as a sequence; each element that you
 send back starts an attempt; an error that you send back ends the retries. `enumerated` counts, `timer`
 waits 1, 2 and 3 seconds. (Older name: `retryWhen`.)

 > Guess: At which second does the answer come?
 > Choice: 3
 > Choice: 4
 > Right: 6
 */
example(of: "retry with growing delays") {
    let bag = DisposeBag()
    let maxAttempts = 4

    Vane().wind(at: "coast").watch("attempts")
        .retry(when: { (errors: Observable<Error>) in
            errors.enumerated().flatMap {
                attempt, error -> Observable<Int> in
                guard attempt < maxAttempts - 1 else {
                    return .error(error)
                }
                print("\(seconds()): retrying in \(attempt + 1) s")
                return .timer(.seconds(attempt + 1), scheduler: main)
            }
        })
        .watch("answer")
        .subscribe { print("\(seconds()): \($0)") }
        .disposed(by: bag)

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
  attempts failed at 0 s: lineDown
  attempts failed at 1 s: lineDown
  attempts failed at 3 s: lineDown
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
//: A retry may wait for anything, not only for a clock. Here the key is missing; the next attempt
//: waits until a key has been entered.
example(of: "waiting for a key") {
    let bag = DisposeBag()
    let vane = Vane()
    vane.key.accept("")

    vane.wind(at: "lake")
        .retry(when: { (errors: Observable<VaneError>) in
            errors.flatMap { error -> Observable<String> in
                guard error == .noKey else { return .error(error) }
                print("please enter a key")
                return vane.key.filter { !$0.isEmpty }.take(1)
            }
        })
        .subscribe { print($0) }
        .disposed(by: bag)

    vane.key.accept("new secret")
}
/* Prints:
--- Example of: waiting for a key ---
please enter a key
next(lake: wind from the west)
completed
*/
//: `materialize` turns every event into an element, the error too: good for a log.
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

 `wind` fails while the line is down; `line` says whether it is up. `patient(_:_:)` tries again as
 soon as the line is up, and not before. The second attempt may fail as well; then it waits again.
 */
//: > Hint: `retry(when:)`, as with the key.
//: > Hint: `line.filter { $0 }.take(1)` speaks when the line is up. If it is up already, it speaks at once.
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
Says: one attempt, then none until the line is up
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
Says: the second attempt may fail as well
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

 - An error ends its sequence. Catch **inside** `flatMap`, so that it ends the small one.
 - `catch` goes on with another sequence, `catchAndReturn` with one value; both then complete.
 - `retry(n)` counts all attempts. `retry(when:)` waits for whatever you like.
 - `do(onError:)` looks, `materialize` writes it down.

 Next: lesson 15, Schedulers.
 */
