/*:
 # 5  Filtering operators

 An operator sits between the source and you, and lets through what you want. The operators of this
 lesson let elements through or drop them; they never change one. You will drop from the front, cut
 off the end, take one element by its place, and remove repetitions.

 The scene is a small railway station with one gate.
 */
import Foundation
import RxSwift

/// The words of a number: "two", "hundred" and "ten" for 210.
func words(_ number: NSNumber) -> Set<String> {
    let formatter = NumberFormatter()
    formatter.numberStyle = .spellOut
    formatter.locale = Locale(identifier: "en_US")
    let text = formatter.string(from: number) ?? ""
    return Set(text.components(separatedBy: " "))
}
/*:
 ## Letting nothing through

 `ignoreElements` passes the end and nothing else.
 */
//: > Guess: Three carriages come, then the end. How many lines are printed?
//: > Right: one
//: > Choice: three
//: > Choice: four
example(of: "ignoreElements") {
    let bag = DisposeBag()
    let carriages = PublishSubject<String>()

    carriages
        .ignoreElements()
        .subscribe(onCompleted: { print("the train has left") })
        .disposed(by: bag)

    ["engine", "dining car", "sleeping car"].forEach(carriages.onNext)
    carriages.onCompleted()
}
/* Prints:
--- Example of: ignoreElements ---
the train has left
*/
//: `element(at:)` sends the element at one place, counted from 0, and completes. (Older: `elementAt`.)
//: > Guess: Which strike is number 2?
//: > Choice: dong
//: > Right: DONG
//: > Choice: dang
example(of: "elementAt") {
    let bag = DisposeBag()
    let strikes = PublishSubject<String>()

    strikes
        .element(at: 2)
        .subscribe(
            onNext: { print("third strike:", $0) },
            onCompleted: { print("that was all I wanted") }
        )
        .disposed(by: bag)

    ["ding", "dong", "DONG", "dang"].forEach(strikes.onNext)
}
/* Prints:
--- Example of: elementAt ---
third strike: DONG
that was all I wanted
*/
//: `filter` asks your closure about each element. Here it passes even numbers.
//: > Guess: Which platforms are printed?
//: > Answer: 2 4 6
example(of: "filter") {
    let bag = DisposeBag()

    Observable.of(1, 2, 3, 4, 5, 6)
        .filter { $0.isMultiple(of: 2) }
        .subscribe(onNext: { print("platform", $0) })
        .disposed(by: bag)
}
/* Prints:
--- Example of: filter ---
platform 2
platform 4
platform 6
*/
/*:
 ## Dropping from the front

 `skip(n)` drops the first n elements.
 */
//: > Guess: What remains of A, B, C, D, E after `skip(3)`?
example(of: "skip") {
    let bag = DisposeBag()

    Observable.of("A", "B", "C", "D", "E")
        .skip(3)
        .subscribe(onNext: { print($0) })
        .disposed(by: bag)
}
/* Prints:
--- Example of: skip ---
D
E
*/

//: `skip(while:)` drops while its closure says yes. The numbers are 4, 8, 5, 6, 10, and even ones are
//: dropped.
//: > Guess: Which numbers are printed?
example(of: "skipWhile") {
    let bag = DisposeBag()

    Observable.of(4, 8, 5, 6, 10)
        .skip(while: { $0.isMultiple(of: 2) })
        .subscribe(onNext: { print($0) })
        .disposed(by: bag)
}
/* Prints:
--- Example of: skipWhile ---
5
6
10
*/
//: Not what `filter` would do: after the first no everything passes, also 6 and 10.

//: `skip(until:)` subscribes to a second sequence, the trigger. It drops what comes before the trigger
//: sends. (Older names: `skipWhile(_:)` and `skipUntil(_:)`.)
//: > Guess: Ola and Per come, the gate opens, Quin comes. Who is through?
//: > Answer: Quin
example(of: "skipUntil") {
    let bag = DisposeBag()
    let passengers = PublishSubject<String>()
    let gateOpens = PublishSubject<Void>()

    passengers
        .skip(until: gateOpens)
        .subscribe(onNext: { print($0, "is through") })
        .disposed(by: bag)

    passengers.onNext("Ola")
    passengers.onNext("Per")
    gateOpens.onNext(())
    passengers.onNext("Quin")
}
/* Prints:
--- Example of: skipUntil ---
Quin is through
*/
/*:
 ## Cutting off the end

 The same three once more, the other way round. `take(n)` passes the first n elements, then completes.

 > Guess: Five numbers, `take(2)`. Which event comes after 2?
 > Right: completed
 > Choice: none
 */
example(of: "take") {
    let bag = DisposeBag()

    Observable.of(1, 2, 3, 4, 5)
        .take(2)
        .subscribe { print($0) }
        .disposed(by: bag)
}
/* Prints:
--- Example of: take ---
next(1)
next(2)
completed
*/

//: `take(while:)` completes at the first no. `enumerated()` gives each element its number, so the
//: closure can ask for both: an even number of passengers, and one of the first three trains.
//: > Guess: Which trains pass?
example(of: "takeWhile") {
    let bag = DisposeBag()

    Observable.of(20, 20, 48, 60, 12)
        .enumerated()
        .take(while: { index, passengers in
            passengers.isMultiple(of: 2) && index < 3
        })
        .map(\.element)
        .subscribe(onNext: { print($0) })
        .disposed(by: bag)
}
/* Prints:
--- Example of: takeWhile ---
20
20
48
*/
//: 48 was the third train, and 60 is even, but it came too late. After the first no nothing passes.

//: `take(until:)` completes when its trigger sends.
//: > Guess: Rosa and Sven come, the gate closes, Tove comes. Who is through?
//: > Answer: Rosa Sven
example(of: "takeUntil") {
    let bag = DisposeBag()
    let passengers = PublishSubject<String>()
    let gateCloses = PublishSubject<Void>()

    passengers
        .take(until: gateCloses)
        .subscribe(
            onNext: { print($0, "is through") },
            onCompleted: { print("closed") }
        )
        .disposed(by: bag)
    ["Rosa", "Sven"].forEach(passengers.onNext)
    gateCloses.onNext(())
    passengers.onNext("Tove")
}
/* Prints:
--- Example of: takeUntil ---
Rosa is through
Sven is through
closed
*/
/*:
 ## Without repetitions

 `distinctUntilChanged` drops an element that equals the one before it. The signal is red, red,
 green, green, red.

 > Guess: How many times is a signal printed?
 > Choice: 2
 > Right: 3
 > Choice: 5
 */
example(of: "distinctUntilChanged") {
    let bag = DisposeBag()

    Observable.of("red", "red", "green", "green", "red")
        .distinctUntilChanged()
        .subscribe(onNext: { print("signal:", $0) })
        .disposed(by: bag)
}
/* Prints:
--- Example of: distinctUntilChanged ---
signal: red
signal: green
signal: red
*/
//: It remembers one element, no more: the last "red" passed, because "green" came between.

/*:
 You decide what "equal" means. Here two fares count as equal if their names share a word, as "ten" and
 "one hundred ten" do.

 > Guess: 10, 110, 20, 200, 210, 310: which fares pass?
 */
example(of: "distinctUntilChanged(_:)") {
    let bag = DisposeBag()
    Observable<NSNumber>.of(10, 110, 20, 200, 210, 310)
        .distinctUntilChanged { before, now in
            !words(before).isDisjoint(with: words(now))
        }
        .subscribe(onNext: { print($0) })
        .disposed(by: bag)
}
/* Prints:
--- Example of: distinctUntilChanged(_:) ---
10
20
200
*/
//: Each fare is compared with the last one **that passed**: 110 with 10, 210 and 310 with 200.
//: > Try: :type Observable.of(1, 1, 2).distinctUntilChanged()

/*:
 ## Challenge: The ticket telephone

 Digits arrive one at a time from an old telephone. Finish `caller(_:)`, which says who is calling:

 1. Drop leading zeros.
 2. Drop everything greater than 9: it is noise on the line.
 3. The first ten digits are the number.
 4. Send "Hello, NAME" or "Number not found", once, and complete.
 */
//: > Hint: Three operators of this lesson, then `toArray()`, which collects the digits in one array.
//: > Hint: `toArray()` returns a `Single`. Use `map` on its array, and `asObservable()` at the end.
//: > Hint: `digits.map(String.init).joined()` makes a string of the digits.
/* Starter:
let contacts = ["2025550101": "Uma", "2025550199": "Vito"]

func caller(_ keys: Observable<Int>) -> Observable<String> {
    keys.map { "key \($0) of \(contacts.count) friends" }
}
*/
//: ### Solution
let contacts = ["2025550101": "Uma", "2025550199": "Vito"]

func caller(_ keys: Observable<Int>) -> Observable<String> {
    keys
        .skip(while: { $0 == 0 })
        .filter { $0 < 10 }
        .take(10)
        .toArray()
        .map { digits in
            let number = digits.map(String.init).joined()
            return contacts[number].map { "Hello, \($0)" }
                ?? "Number not found"
        }
        .asObservable()
}

example(of: "Challenge: The ticket telephone") {
    _ = caller(.of(0, 0, 2, 0, 77, 2, 5, 5, 5, 0, 1, 0, 1, 9)).subscribe(
        onNext: { print($0) })
}
/* Prints:
--- Example of: Challenge: The ticket telephone ---
Hello, Uma
*/
/* Judge: ten good digits
_ = caller(.of(2, 0, 2, 5, 5, 5, 0, 1, 9, 9)).subscribe { print($0) }
Prints:
next(Hello, Vito)
completed
Says: send one answer for the number, then complete
*/
/* Judge: leading zeros are dropped
_ = caller(.of(0, 0, 2, 0, 2, 5, 5, 5, 0, 1, 0, 1)).subscribe(onNext: { print($0) })
Prints:
Hello, Uma
Says: drop only the zeros before the first other digit
*/
/* Judge: noise is dropped
_ = caller(.of(2, 0, 2, 10, 5, 5, 77, 5, 0, 1, 0, 1)).subscribe(onNext: { print($0) })
Prints:
Hello, Uma
Says: noise does not count as one of the ten digits
*/
/* Judge: a stranger calls
_ = caller(.of(9, 9, 9, 9, 9, 9, 9, 9, 9, 9)).subscribe(onNext: { print($0) })
Prints:
Number not found
*/
/* Judge: more than ten digits
_ = caller(.of(2, 0, 2, 5, 5, 5, 0, 1, 0, 1, 4, 4)).subscribe(onNext: { print($0) })
Prints:
Hello, Uma
Says: ignore digits after the tenth
*/
/*:
 ## What to keep

 - `filter` asks about every element; `skip(while:)` and `take(while:)` ask until the first no.
 - `take` and `element(at:)` complete by themselves, and end the subscription to the source.
 - A trigger is just another sequence: `skip(until:)`, `take(until:)`.
 - `distinctUntilChanged` compares with the last element that passed.

 Next: lesson 6, Filtering in practice.
 */
