/*:
 # 19  RxSwiftExt

 The core of RxSwift is small on purpose. Operators that many projects need are in a community library,
 RxSwiftExt. This lesson shows its most useful ones. Each replaces a few lines that you could write
 yourself by now; the advantage is that other people know the name.

 The scene is a post office.
 */
import Foundation
import RxBlocking
import RxSwift
import RxSwiftExt

/// A parcel, with its weight in kilograms.
struct Parcel {
    let city: String
    let weight: Int
}

/// Oslo 3 kg, Rome 8 kg, Lima 5 kg.
let parcels = Observable.of(
    Parcel(city: "Oslo", weight: 3), Parcel(city: "Rome", weight: 8),
    Parcel(city: "Lima", weight: 5))

/// The scheduler of the main thread.
let main = MainScheduler.instance
/// The way in which the post office fails.
enum PostError: Error { case closed }

/// A clerk prints when it is freed.
final class Clerk {
    let name = "Nils"
    deinit { print("the clerk has gone home") }
}

/// Fails three times, then sends "open!".
func opensAtTheFourthTry() -> Observable<String> {
    var tries = 0
    return Observable.deferred {
        tries += 1
        return tries < 4 ? .error(PostError.closed) : .just("open!")
    }
}

/// Lets time pass.
func letTimePass(_ seconds: Int) {
    _ = Observable<Int>.timer(.seconds(seconds), scheduler: main)
        .toBlocking().materialize()
}
/*:
 ## Optionals and repetitions

 `unwrap` drops nils and removes the optional.

 > Guess: Four elements are sent. How many lines are printed?
 > Choice: 4
 > Right: 2
 */
example(of: "unwrap") {
    let bag = DisposeBag()

    Observable.of("letter", nil, "parcel", nil)
        .unwrap()
        .subscribe(onNext: { print($0) })
        .disposed(by: bag)
}
/* Prints:
--- Example of: unwrap ---
letter
parcel
*/

//: `distinctUntilChanged` of lesson 5 compares with the previous element only. `distinct` looks further.
//: > Guess: Oslo, Rome, Oslo, Lima, Rome: which are printed?
example(of: "distinct") {
    let bag = DisposeBag()

    Observable.of("Oslo", "Rome", "Oslo", "Lima", "Rome")
        .distinct()
        .subscribe(onNext: { print($0) })
        .disposed(by: bag)
}
/* Prints:
--- Example of: distinct ---
Oslo
Rome
Lima
*/
//: Each **once**. It has to remember all elements, so do not use it on an endless stream of new elements.

//: `mapAt` takes a key path: one property of each element.
//: > Guess: Which three words are printed?
//: > Answer: Oslo Rome Lima
example(of: "mapAt") {
    let bag = DisposeBag()

    parcels
        .mapAt(\.city)
        .subscribe(onNext: { print($0) })
        .disposed(by: bag)
}
/* Prints:
--- Example of: mapAt ---
Oslo
Rome
Lima
*/
//: `filterMap` decides and transforms in one step: `.ignore` drops an element, `.map(…)` sends
//: another in its place. The decision and the new value often come from the same calculation.
//: > Guess: A parcel gets a stamp for each 2 kg, and needs at least two. Which cities are printed?
//: > Answer: Rome Lima
example(of: "filterMap") {
    let bag = DisposeBag()

    parcels
        .filterMap { parcel in
            let stamps = parcel.weight / 2
            return stamps > 1
                ? .map("\(parcel.city): \(stamps) stamps") : .ignore
        }
        .subscribe(onNext: { print($0) })
        .disposed(by: bag)
}
/* Prints:
--- Example of: filterMap ---
Rome: 4 stamps
Lima: 2 stamps
*/
/*:
 ## Again, after a pause

 `retry(_:)` takes a behaviour: `.immediate`, `.delayed`, `.exponentialDelayed` or `.customTimerDelayed`. Here
 the first wait is a second, and each wait is twice as long as the one before.

 > Guess: At which second is the fourth try?
 > Choice: 3
 > Choice: 4
 > Right: 7
 */
example(of: "retry with a behavior") {
    let waits = RepeatBehavior.exponentialDelayed(
        maxCount: 5, initial: 1, multiplier: 1.0)
    _ = opensAtTheFourthTry().watch("tries")
        .retry(waits, scheduler: main)
        .subscribe { print($0) }
    letTimePass(8)
}
/* Prints:
--- Example of: retry with a behavior ---
next(open!)
completed
*/
/* Draws:
                  0         2         4         6         8 s
  1 col = 200 ms  ┬─────────┬─────────┬─────────┬─────────┬───
  tries           ✕    ├✕        ├✕                  ├"open!"┤
  tries failed at 0, 1, 3 s: closed
*/
//: 1 + 2 + 4 = 7.

//: `repeatWithBehavior` does the same after a sequence that has **completed**.
//: > Guess: At which seconds does somebody knock?
//: > Marbles: knocks, 1s: k-k-(k|)
example(of: "retry and repeatWithBehavior") {
    _ = Observable.of("k").watch("knock")
        .repeatWithBehavior(
            .delayed(maxCount: 3, time: 2), scheduler: main)
        .watch("knocks")
        .subscribe(onCompleted: { print("nobody is at home") })
    letTimePass(6)
}
/* Prints:
--- Example of: retry and repeatWithBehavior ---
nobody is at home
*/
/* Draws: knocks
                  0         1         2         3         4 s
  1 col = 100 ms  ┬─────────┬─────────┬─────────┬─────────┬──
  knocks          k───────────────────k───────────────────k┤
*/

//: Sometimes an error only means that nothing more will come. `catchErrorJustComplete` ignores it.
//: > Guess: One parcel comes, then an error. What is the last event?
//: > Choice: the error
//: > Right: completed
example(of: "catchErrorJustComplete") {
    let bag = DisposeBag()

    Observable.of("last parcel").concat(
        Observable.error(PostError.closed)
    )
    .catchErrorJustComplete()
    .subscribe { print($0) }
    .disposed(by: bag)
}
/* Prints:
--- Example of: catchErrorJustComplete ---
next(last parcel)
completed
*/
/*:
 ## A tap for the stream

 `pausable` lets elements through while its pauser says true.

 > Guess: 1 comes, the tap closes, 2 and 3 come, it opens, 4 comes. What is printed?
 */
example(of: "pausable") {
    let bag = DisposeBag()
    let belt = PublishSubject<Int>()
    let isOpen = BehaviorSubject(value: true)

    belt.watch("belt").pausable(isOpen.watch("open")).watch("counter")
        .subscribe(onNext: { print($0) }).disposed(by: bag)
    belt.onNext(1)
    isOpen.onNext(false)
    [2, 3].forEach(belt.onNext)
    isOpen.onNext(true)
    belt.onNext(4)
}
/* Prints:
--- Example of: pausable ---
1
4
*/
/* Draws:
  step     1     2    3      4    5    6     7    8
  belt           1───────────2────3──────────4────╮
  open     true───────false────────────true───────┊
  counter  ──────1───────────────────────────4────╯
*/
//: 2 and 3 are lost.

//: `pausableBuffered` keeps the newest elements and sends them when it opens; `limit: nil` keeps all.
//: > Guess: The same parcels, and the word "closed" is printed while it is closed. In which order?
example(of: "pausableBuffered") {
    let bag = DisposeBag()
    let belt = PublishSubject<Int>()
    let isOpen = BehaviorSubject(value: true)

    belt.watch("belt").pausableBuffered(isOpen.watch("open"), limit: nil)
        .watch("counter")
        .subscribe(onNext: { print($0) }).disposed(by: bag)
    belt.onNext(1)
    isOpen.onNext(false)
    [2, 3].forEach(belt.onNext)
    print("closed")
    isOpen.onNext(true)
    belt.onNext(4)
}
/* Prints:
--- Example of: pausableBuffered ---
1
closed
2
3
4
*/
/* Draws:
  step     1     2    3      4    5    6      7    8
  belt           1───────────2────3───────────4────╮
  open     true───────false────────────true────────┊
  counter  ──────1─────────────────────(2 3)──4────╯
*/
//: `bufferWithTrigger` collects until a second sequence sends: the van comes and takes the sack.
//: > Guess: The van comes twice in a row. What does it take the second time?
//: > Choice: nothing is sent
//: > Right: an empty sack
example(of: "bufferWithTrigger") {
    let bag = DisposeBag()
    let letters = PublishSubject<String>()
    let van = PublishSubject<Void>()

    letters.bufferWithTrigger(van.asObservable()).subscribe(onNext: {
        print("sack:", $0)
    }).disposed(by: bag)
    ["a", "b"].forEach(letters.onNext)
    van.onNext(())
    van.onNext(())
    letters.onNext("c")
    letters.onCompleted()
}
/* Prints:
--- Example of: bufferWithTrigger ---
sack: ["a", "b"]
sack: []
sack: ["c"]
*/
/*:
 ## Lifetimes and branches

 `withUnretained` passes an object along without retaining it: no `[weak self]`, no `guard let`. The clerk
 goes home after the second letter.
 */
//: > Guess: What happens to the third letter?
//: > Choice: the clerk stamps it
//: > Choice: it is an error
//: > Right: the sequence completes without it
example(of: "withUnretained") {
    var clerk: Clerk? = Clerk()
    let letters = PublishSubject<Int>()
    _ = letters.withUnretained(clerk!).subscribe(
        onNext: { clerk, letter in print(clerk.name, "stamps", letter) },
        onCompleted: { print("completed") })
    [1, 2].forEach(letters.onNext)
    clerk = nil
    letters.onNext(3)
}
/* Prints:
--- Example of: withUnretained ---
Nils stamps 1
Nils stamps 2
the clerk has gone home
completed
*/
//: When the object is freed the sequence **completes**.

//: `partition` makes two sequences of one: the elements for which the closure returns true, and the others.
//: > Guess: A parcel of more than 4 kg goes by van. Which city gets a bicycle?
//: > Right: Oslo
//: > Choice: Rome
//: > Choice: Lima
example(of: "partition") {
    let bag = DisposeBag()
    let (heavy, light) = parcels.partition { $0.weight > 4 }

    heavy.mapAt(\.city).subscribe(onNext: { print("by van:", $0) })
        .disposed(by: bag)
    light.mapAt(\.city).subscribe(onNext: { print("by bicycle:", $0) })
        .disposed(by: bag)
}
/* Prints:
--- Example of: partition ---
by van: Rome
by van: Lima
by bicycle: Oslo
*/
//: `mapMany` changes each element of the arrays that a sequence sends.
//: > Guess: Two arrays are sent. How many lines are printed?
//: > Right: 2
//: > Choice: 3
example(of: "mapMany") {
    let bag = DisposeBag()

    Observable.of(["oslo", "rome"], ["lima"])
        .mapMany { $0.capitalized }
        .subscribe(onNext: { print($0) })
        .disposed(by: bag)
}
/* Prints:
--- Example of: mapMany ---
["Oslo", "Rome"]
["Lima"]
*/
/*:
 ## Challenge: The counter after lunch

 Parcels arrive all day, but the counter closes at noon. `heavyCities(_:isOpen:)` sends the city of each
 parcel heavier than 4, each city once. Cities of parcels that arrive during the break are sent when the
 counter opens. You need three operators of this lesson and one of lesson 5.
 */
//: > Hint: First drop light parcels, then take the city, then drop cities that were sent before.
//: > Hint: `pausableBuffered` with `limit: nil` is the last operator.
/* Starter:
func heavyCities(
    _ arrivals: Observable<Parcel>, isOpen: Observable<Bool>
) -> Observable<String> {
    arrivals.pausable(isOpen).mapAt(\.city)
}
*/
//: ### Solution
func heavyCities(
    _ arrivals: Observable<Parcel>, isOpen: Observable<Bool>
) -> Observable<String> {
    arrivals
        .filter { $0.weight > 4 }
        .mapAt(\.city)
        .distinct()
        .pausableBuffered(isOpen, limit: nil)
}

example(of: "Challenge: The counter after lunch") {
    let arrivals = PublishSubject<Parcel>()
    let isOpen = BehaviorSubject(value: true)
    _ = heavyCities(arrivals, isOpen: isOpen).subscribe(onNext: {
        print($0)
    })

    arrivals.onNext(Parcel(city: "Oslo", weight: 9))
    isOpen.onNext(false)
    arrivals.onNext(Parcel(city: "Rome", weight: 6))
    isOpen.onNext(true)
}
/* Prints:
--- Example of: Challenge: The counter after lunch ---
Oslo
Rome
*/
/* Judge: heavy ones, each city once
_ = heavyCities(.of(Parcel(city: "Oslo", weight: 5), Parcel(city: "Rome", weight: 4), Parcel(city: "Oslo", weight: 7)), isOpen: BehaviorSubject(value: true))
    .subscribe(onNext: { print($0) })
Prints:
Oslo
Says: send the cities of parcels heavier than 4, each city once
*/
/* Judge: nothing is lost at noon
let arrivals = PublishSubject<Parcel>()
let isOpen = BehaviorSubject(value: true)
_ = heavyCities(arrivals, isOpen: isOpen).subscribe(onNext: { print($0) })
isOpen.onNext(false)
arrivals.onNext(Parcel(city: "Lima", weight: 8))
arrivals.onNext(Parcel(city: "Rome", weight: 6))
print("closed")
isOpen.onNext(true)
Prints:
closed
Lima
Rome
Says: keep the cities during the break, and send them when the counter opens
*/
/* Judge: light first, heavy later
let arrivals = PublishSubject<Parcel>()
_ = heavyCities(arrivals, isOpen: BehaviorSubject(value: true)).subscribe(onNext: { print($0) })
arrivals.onNext(Parcel(city: "Kyiv", weight: 1))
arrivals.onNext(Parcel(city: "Kyiv", weight: 9))
Prints:
Kyiv
Says: a light parcel does not count: its city is still new
*/
/*:
 ## What to keep

 - `unwrap`, `distinct`, `mapAt`, `mapMany`, `filterMap`: less to read for the same work.
 - `retry(_:)` and `repeatWithBehavior` know how long to wait.
 - `pausable` drops elements while it is paused, `pausableBuffered` keeps them.
 - `withUnretained` completes when its object is gone.

 Next: lesson 20, Action.
 */
