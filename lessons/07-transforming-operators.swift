/*:
 # 7  Transforming operators

 Filters let elements through; the operators of this lesson turn them into something else. `map`
 turns one element into one. `flatMap` turns one element into a whole sequence and listens to it.
 That second idea is the heart of reactive code: a click becomes a request, a row becomes its live
 price, a singer becomes their voice.

 We are in a choir. Every singer has a loudness that changes while they sing.
 */
import Foundation
import RxSwift
/*:
 ## Collecting

 `toArray` waits for the end and sends all elements as one array. One value, then done: so it gives
 a `Single`. (In RxSwift 4 it gave an observable.)
 */
//: > Guess: How many elements does the result send?
//: > Right: one array
//: > Choice: three names
example(of: "toArray") {
    let bag = DisposeBag()

    Observable.of("do", "re", "mi")
        .toArray()
        .subscribe(onSuccess: { print($0) })
        .disposed(by: bag)
}
/* Prints:
--- Example of: toArray ---
["do", "re", "mi"]
*/
//: `map` is the `map` of arrays, one element at a time. Here a formatter spells numbers out.
//: > Guess: What is the first line?
//: > Choice: 4
//: > Right: four
example(of: "map") {
    let bag = DisposeBag()
    let formatter = NumberFormatter()
    formatter.numberStyle = .spellOut
    formatter.locale = Locale(identifier: "en_US")

    Observable<NSNumber>.of(4, 16, 123)
        .map { formatter.string(from: $0) ?? "?" }
        .subscribe(onNext: { print($0) })
        .disposed(by: bag)
}
/* Prints:
--- Example of: map ---
four
sixteen
one hundred twenty-three
*/
//: `enumerated` numbers the elements from 0. Followed by `map` it lets you treat later ones
//: differently.
//: > Guess: 1, 2, 3, 4, 5 go in. What comes out?
example(of: "enumerated and map") {
    let bag = DisposeBag()

    Observable.of(1, 2, 3, 4, 5)
        .enumerated()
        .map { index, note in index > 2 ? note * 10 : note }
        .subscribe(onNext: { print($0) })
        .disposed(by: bag)
}
/* Prints:
--- Example of: enumerated and map ---
1
2
3
40
50
*/
/*:
 ## Sequences inside elements

 A `Singer` holds a behaviour subject: its loudness now, and every change of it.
 */
struct Singer {
    let loudness: BehaviorSubject<Int>
    init(_ loudness: Int) {
        self.loudness = BehaviorSubject(value: loudness)
    }
}

//: The conductor sends singers. `flatMap` turns each singer into its loudness and listens to it. Ben comes
//: second; then Ana's loudness changes once more.
//: > Guess: Five numbers or four? Which?
example(of: "flatMap") {
    let (ana, ben) = (Singer(50), Singer(70))
    let conductor = PublishSubject<Singer>()
    _ = conductor
        .flatMap { $0.loudness }
        .subscribe(onNext: { print($0) })

    conductor.onNext(ana)
    ana.loudness.onNext(55)

    conductor.onNext(ben)
    ana.loudness.onNext(60)
    ben.loudness.onNext(75)
}
/* Prints:
--- Example of: flatMap ---
50
55
70
60
75
*/
//: Ana's later changes still arrive: `flatMap` stays subscribed to **each** singer, and merges them into
//: one stream.

/*:
 The same story with one word changed: `flatMapLatest`.

 > Guess: Which numbers now?
 */
example(of: "flatMapLatest") {
    let (ana, ben) = (Singer(50), Singer(70))
    let conductor = PublishSubject<Singer>()
    _ = conductor
        .flatMapLatest { $0.loudness }
        .subscribe(onNext: { print($0) })

    conductor.onNext(ana)
    ana.loudness.onNext(55)

    conductor.onNext(ben)
    ana.loudness.onNext(60)
    ben.loudness.onNext(75)
}
/* Prints:
--- Example of: flatMapLatest ---
50
55
70
75
*/
//: Only the **newest** counts. When Ben came, Ana was unsubscribed; her 60 is missing. A search field
//: needs this: the answer to the text that was typed last.

/*:
 ## When an inner sequence fails

 Ana loses her voice: her subject fails. Then Ben comes.
 */
enum VoiceError: Error { case hoarse }

/// Ana sings, fails, and Ben follows.
func rehearse(_ listen: (Observable<Singer>) -> Disposable) {
    let (ana, ben) = (Singer(50), Singer(70))
    let conductor = BehaviorSubject(value: ana)
    let listening = listen(conductor)
    ana.loudness.onNext(55)
    ana.loudness.onError(VoiceError.hoarse)
    ana.loudness.onNext(60)
    conductor.onNext(ben)
    listening.dispose()
}

//: > Guess: Ana's subject fails, then Ben sings. Is Ben heard?
//: > Choice: yes
//: > Right: no, the error ends the whole stream
example(of: "an inner error") {
    rehearse { singers in
        singers
            .flatMapLatest { $0.loudness }
            .subscribe(
                onNext: { print($0) },
                onError: { print("all is over:", $0) })
    }
}
/* Prints:
--- Example of: an inner error ---
50
55
all is over: hoarse
*/
//: The error ended the **outer** stream too, so Ben's 70 is missing.

//: `materialize` turns every event of a sequence into an element, the error too.
//: > Guess: Is Ben heard now?
//: > Right: yes, after the error
//: > Choice: no
example(of: "materialize") {
    rehearse { singers in
        singers
            .flatMapLatest { $0.loudness.materialize() }
            .subscribe(onNext: { print($0) })
    }
}
/* Prints:
--- Example of: materialize ---
next(50)
next(55)
error(hoarse)
next(70)
*/
//: The error is an element here, and an element ends nothing.

//: `dematerialize` turns such elements back into events. A filter drops the error first.
//: > Guess: Which numbers are printed?
//: > Answer: 50 55 70
example(of: "materialize and dematerialize") {
    rehearse { singers in
        singers
            .flatMapLatest { $0.loudness.materialize() }
            .filter { event in
                guard let error = event.error else { return true }
                print("never mind:", error)
                return false
            }
            .dematerialize()
            .subscribe(onNext: { print($0) })
    }
}
/* Prints:
--- Example of: materialize and dematerialize ---
50
55
never mind: hoarse
70
*/

/*:
 ## Challenge: Letters on the keys

 The telephone of lesson 5 learns letters. On its keys 2 is also a, b, c; 3 is d, e, f; and so on, in
 capitals too. Write three functions:

 - `unwrap()` drops nils and removes the optional.
 - `digit(_:)` turns a string of one character into a digit; nil if it is neither digit nor letter.
 - `dial(_:)` turns characters into digits, drops leading zeros, takes ten, and sends one string.
 */
//: > Hint: `unwrap` needs one operator: `compactMap`.
//: > Hint: In `digit(_:)`, try `Int(key)` first. Then find the index of the group that contains the letter.
//: > Hint: `dial` is `map(digit)`, `unwrap()`, and then the chain of lesson 5.
/* Starter:
extension ObservableType {
    func unwrap<T>() -> Observable<T> where Element == T? {
        .empty()
    }
}

let groups = [
    "abc", "def", "ghi", "jkl", "mno", "pqrs", "tuv", "wxyz",
]

func digit(_ key: String) -> Int? {
    Int(key)
}

func dial(_ keys: Observable<String>) -> Observable<String> {
    keys.map(digit).unwrap().map { "\($0)" }
}
*/
//: ### Solution
extension ObservableType {
    func unwrap<T>() -> Observable<T> where Element == T? {
        compactMap { $0 }
    }
}

let groups = ["abc", "def", "ghi", "jkl", "mno", "pqrs", "tuv", "wxyz"]

func digit(_ key: String) -> Int? {
    if let digit = Int(key) { return digit }
    return groups.firstIndex { $0.contains(key.lowercased()) }.map {
        $0 + 2
    }
}

func dial(_ keys: Observable<String>) -> Observable<String> {
    keys
        .map(digit)
        .unwrap()
        .skip(while: { $0 == 0 })
        .take(10)
        .toArray()
        .map { $0.map(String.init).joined() }
        .asObservable()
}

example(of: "Challenge: Letters on the keys") {
    _ = dial(
        .of(
            "0", "c", "o", "?", "5", "C", "H", "O", "I", "R", "4", "2",
            "7")
    )
    .subscribe(onNext: { print("dialling", $0) })
}
/* Prints:
--- Example of: Challenge: Letters on the keys ---
dialling 2652464742
*/
/* Judge: unwrap drops nils
_ = Observable<Int?>.of(1, nil, 3).unwrap().map { $0 + 1 }.subscribe { print($0) }
Prints:
next(2)
next(4)
completed
Says: `unwrap` drops nil and passes every other element
*/
/* Judge: letters are digits
_ = dial(.of("a", "d", "g", "j", "m", "p", "t", "w", "s", "z")).subscribe(onNext: { print($0) })
Prints:
2345678979
Says: 7 and 9 have four letters each
*/
/* Judge: capitals too
_ = dial(.of("C", "H", "O", "I", "R", "b", "a", "s", "s", "1")).subscribe(onNext: { print($0) })
Prints:
2464722771
Says: a capital letter has the same key as the small one
*/
/* Judge: zeros in front, and noise
_ = dial(.of("0", "!", "0", "2", "0", "?", "2", "5", "5", "5", "0", "1", "0", "1")).subscribe(onNext: { print($0) })
Prints:
2025550101
Says: drop only leading zeros, and do not count other characters
*/
/*:
 ## What to keep

 - `map` for values, `flatMap` for sequences; `toArray` to collect.
 - `flatMap` listens to all inner sequences, `flatMapLatest` to the newest only.
 - An error of an inner sequence ends the outer one. Catch it inside, or `materialize`.
 - `compactMap` drops nils; `unwrap` is its name in many projects.

 Next: lesson 8, Transforming in practice.
 */
