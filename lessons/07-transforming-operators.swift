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
 ## Sequences inside of elements

 A `Singer` holds a behaviour subject: its loudness now, and every change of it. The conductor's
 subject sends singers. `flatMap` turns each singer into that sequence and listens to it. Ben comes
 second; then Ana's loudness changes once more.

 > Guess: Five numbers or four? Which?
 */
struct Singer {
    let loudness: BehaviorSubject<Int>
    init(_ loudness: Int) {
        self.loudness = BehaviorSubject(value: loudness)
    }
}

example(of: "flatMap") {
    let bag = DisposeBag()
    let ana = Singer(50)
    let ben = Singer(70)
    let conductor = PublishSubject<Singer>()

    conductor
        .flatMap { $0.loudness }
        .subscribe(onNext: { print($0) })
        .disposed(by: bag)

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
    let bag = DisposeBag()
    let ana = Singer(50)
    let ben = Singer(70)
    let conductor = PublishSubject<Singer>()

    conductor
        .flatMapLatest { $0.loudness }
        .subscribe(onNext: { print($0) })
        .disposed(by: bag)

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

 Ana loses her voice: her subject fails. Then Ben comes. The rehearsal runs three times: plain; with
 `materialize`, which turns every event of the inner sequence into an element, the error too; and with
 `dematerialize` after a filter, which turns the elements back into events.
 */
enum VoiceError: Error { case hoarse }

//: > Guess: In the plain rehearsal, does anybody hear Ben?
//: > Choice: yes
//: > Right: no, the error ends the whole stream
example(of: "materialize and dematerialize") {
    let bag = DisposeBag()

    func rehearse(
        _ title: String, _ listen: (Observable<Singer>) -> Disposable
    ) {
        print(title)
        let ana = Singer(50)
        let ben = Singer(70)
        let conductor = BehaviorSubject(value: ana)
        listen(conductor).disposed(by: bag)
        ana.loudness.onNext(55)
        ana.loudness.onError(VoiceError.hoarse)
        ana.loudness.onNext(60)
        conductor.onNext(ben)
    }

    rehearse("plain:") { singers in
        singers
            .flatMapLatest { $0.loudness }
            .subscribe(
                onNext: { print($0) },
                onError: { print("all is over:", $0) })
    }

    rehearse("materialized:") { singers in
        singers
            .flatMapLatest { $0.loudness.materialize() }
            .subscribe(onNext: { print($0) })
    }

    rehearse("and back:") { singers in
        singers
            .flatMapLatest { $0.loudness.materialize() }
            .filter { event in
                if let error = event.error { print("never mind:", error) }
                return event.error == nil
            }
            .dematerialize()
            .subscribe(onNext: { print($0) })
    }
}
/* Prints:
--- Example of: materialize and dematerialize ---
plain:
50
55
all is over: hoarse
materialized:
next(50)
next(55)
error(hoarse)
next(70)
and back:
50
55
never mind: hoarse
70
*/
//: Plain: the error ended the **outer** stream, too, so Ben's 70 is missing. Without `onError:` rill also
//: prints "Unhandled error happened". Materialized: the error is an element, and an element ends nothing.

/*:
 ## Challenge: Letters on the keys

 The telephone of lesson 5 learns letters. On a keypad 2 is also a, b, c; 3 is d, e, f; and so on,
 capital or not. Texts of one character arrive. `dial(_:)` turns each into a digit, drops what is
 neither, drops leading zeros, takes ten, and sends them as one text.

 Write the helper `unwrap()` first: it drops nils and removes the optional. It is useful for the rest
 of your life.
 */
//: > Hint: `unwrap` needs one operator: `compactMap`.
//: > Hint: `digit(_:)` gives `Int?`. First ask `Int(key)`, then look in which group of letters the key stands.
//: > Hint: In the chain: `map(digit)`, `unwrap()`, then what you wrote in lesson 5.
/* Starter:
extension ObservableType {
    func unwrap<T>() -> Observable<T> where Element == T? {
        .empty()
    }
}

let groups = ["abc", "def", "ghi", "jkl", "mno", "pqrs", "tuv", "wxyz"]

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
Says: what is there passes, nil does not
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
Says: a capital stands on the same key
*/
/* Judge: zeros in front, and noise
_ = dial(.of("0", "!", "0", "2", "0", "?", "2", "5", "5", "5", "0", "1", "0", "1")).subscribe(onNext: { print($0) })
Prints:
2025550101
Says: only the zeros in front go, and noise does not count
*/
/*:
 ## What to keep

 - `map` for values, `flatMap` for sequences; `toArray` to collect.
 - `flatMap` listens to all inner sequences, `flatMapLatest` to the newest only.
 - An error of an inner sequence ends the outer one. Catch it inside, or `materialize`.
 - `compactMap` drops nils; `unwrap` is its name in many projects.

 Next: lesson 8, Transforming in practice.
 */
