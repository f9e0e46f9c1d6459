/*:
 # 2  Observables

 An observable is a sequence whose elements arrive one after another, now or later. In this lesson
 you make observables in every common way, listen to them, stop listening, and see what a
 subscription leaves behind when nobody stops it. At the end you meet three observables with a
 promise in their name: `Single`, `Maybe` and `Completable`.

 Everything here happens in a small bakery. Bread comes out of the oven when it is ready, not when
 you ask.
 */
import Foundation
import RxSwift

/// The ways in which an oven fails.
enum OvenError: Error { case tooHot, powerCut }

/// A folder for the recipes.
struct Shelf {
    let folder = FileManager.default.temporaryDirectory
        .appendingPathComponent("rill-lesson-2")

    func file(_ name: String) -> URL {
        folder.appendingPathComponent(name)
    }
    /// Writes a file.
    func put(_ name: String, _ data: Data) {
        try? FileManager.default.createDirectory(
            at: folder, withIntermediateDirectories: true)
        try? data.write(to: file(name))
    }
}
/// The one shelf of the bakery.
let shelf = Shelf()
/*:
 ## Three ways to begin

 `just` makes a sequence of one element. `of` takes several. `from` takes an array and sends its
 elements.
 */
//: > Guess: How many elements does `basket` send?
//: > Right: one, an array
//: > Choice: two, a loaf and a roll
//: > Choice: none
example(of: "just, of, from") {
    let single = Observable.just("loaf")
    let several = Observable.of("loaf", "roll")
    let basket = Observable.of(["loaf", "roll"])
    let oneByOne = Observable.from(["loaf", "roll"])

    _ = single.subscribe(onNext: { print("just:", $0) })
    _ = several.subscribe(onNext: { print("of:", $0) })
    _ = basket.subscribe(onNext: { print("of an array:", $0) })
    _ = oneByOne.subscribe(onNext: { print("from:", $0) })
}
/* Prints:
--- Example of: just, of, from ---
just: loaf
of: loaf
of: roll
of an array: ["loaf", "roll"]
from: loaf
from: roll
*/
//: `of` takes its arguments as they are, `from` opens the array. An observable is a recipe: nothing runs
//: before the first subscription. `:type` shows the types:
//: > Try: :type Observable.of([1, 2])
//: > Try: :type Observable.from([1, 2])
/*:
 ## Listening

 `subscribe` hands you events. `next` carries an element; `error` and `completed` end the sequence.
 Often only the elements matter: an event has an `element`, and `onNext:` gets nothing else.

 > Guess: Three trays come. How many lines does the first subscription print?
 > Choice: 3
 > Right: 4
 */
example(of: "subscribe") {
    let trays = Observable.of(1, 2, 3)

    _ = trays.subscribe { event in print(event) }

    _ = trays.subscribe { event in
        if let element = event.element { print("tray", element) }
    }

    _ = trays.subscribe(onNext: { tray in print("only", tray) })
}
/* Prints:
--- Example of: subscribe ---
next(1)
next(2)
next(3)
completed
tray 1
tray 2
tray 3
only 1
only 2
only 3
*/
//: The end is an event too: it is a line of the first subscription, and no line of the other two.

//: `empty()` sends no element. It has no elements from which Swift could infer the type, so the type
//: is written: `Void` is common.
//: > Guess: What does an empty sequence print?
//: > Choice: nothing
//: > Choice: bread!
//: > Right: Completed
example(of: "empty") {
    let closedToday = Observable<Void>.empty()

    _ = closedToday.subscribe(
        onNext: { print("bread!") },
        onCompleted: { print("Completed") })
}
/* Prints:
--- Example of: empty ---
Completed
*/
//: `never()` sends no event at all. The first challenge makes it visible.
//: > Guess: What does this example print below its title?
//: > Right: nothing
//: > Choice: Completed
example(of: "never") {
    let lostOrder = Observable<String>.never()

    _ = lostOrder.subscribe(
        onNext: { print($0) },
        onCompleted: { print("Completed") })
}
/* Prints:
--- Example of: never ---
*/
//: `range` counts. Each number becomes another one as it arrives: the loaves in a pile of that many rows.
//: > Guess: A pile of 4 rows has 1 + 2 + 3 + 4 loaves. Which numbers of loaves are printed?
//: > Answer: 1 3 6 10 15 21
example(of: "range") {
    let rows = Observable<Int>.range(start: 1, count: 6)

    _ = rows.subscribe(onNext: { row in
        let loavesInPile = row * (row + 1) / 2
        print("rows: \(row), loaves: \(loavesInPile)")
    })
}
/* Prints:
--- Example of: range ---
rows: 1, loaves: 1
rows: 2, loaves: 3
rows: 3, loaves: 6
rows: 4, loaves: 10
rows: 5, loaves: 15
rows: 6, loaves: 21
*/
/*:
 ## Stopping

 A subscription is a `Disposable`. `dispose()` ends it: nothing more arrives. A sequence that ends
 disposes of its subscriptions by itself; the bell of the bakery never ends, so you must.

 > Guess: The bell rings three times. Which rings are heard?
 > Choice: 1 2 3
 > Right: 1 2
 > Choice: none
 */
example(of: "dispose") {
    let bell = PublishSubject<Int>()
    let subscription = bell.subscribe { event in print(event) }

    bell.onNext(1)
    bell.onNext(2)
    subscription.dispose()
    bell.onNext(3)
}
/* Prints:
--- Example of: dispose ---
next(1)
next(2)
*/
//: No `completed` either: after `dispose()` nothing arrives.

//: A `DisposeBag` keeps subscriptions. It disposes of all of them when it is freed: here, at the end of
//: the closure. Give each screen one bag.
//: > Guess: Which comes last?
//: > Choice: end of the closure
//: > Right: the bag is gone, and so am I
example(of: "DisposeBag") {
    let bag = DisposeBag()

    Observable<String>.never()
        .subscribe(onDisposed: { print("the bag is gone, and so am I") })
        .disposed(by: bag)

    print("end of the closure")
}
/* Prints:
--- Example of: DisposeBag ---
end of the closure
the bag is gone, and so am I
*/
/*:
 ## Making your own

 `create` gives you an observer. You send events into it and return a disposable that cleans up. An
 oven sends a loaf, does what `bake` says, and then sends a burnt loaf.
 */
func oven(
    _ name: String, _ bake: @escaping (AnyObserver<String>) -> Void
) -> Observable<String> {
    Observable.create { observer in
        observer.onNext("\(name): first loaf")
        bake(observer)
        observer.onNext("\(name): burnt loaf")
        return Disposables.create()
    }
}
//: > Guess: When does the code inside `create` run?
//: > Choice: when `oven` is called
//: > Right: at each subscription

//: Oven A completes, oven B fails, oven C does neither.
//: > Guess: Which ovens deliver their burnt loaf?
//: > Choice: all three
//: > Choice: A and B
//: > Right: only C
example(of: "create") {
    let bag = DisposeBag()
    func watch(_ oven: Observable<String>) -> Disposable {
        oven.subscribe(
            onNext: { print($0) },
            onError: { print("Error:", $0) },
            onCompleted: { print("Completed") },
            onDisposed: { print("Disposed") })
    }
    watch(oven("A") { $0.onCompleted() }).disposed(by: bag)
    watch(oven("B") { $0.onError(OvenError.tooHot) }).disposed(by: bag)
    _ = watch(oven("C") { _ in })
}
/* Prints:
--- Example of: create ---
A: first loaf
Completed
Disposed
B: first loaf
Error: tooHot
Disposed
C: first loaf
C: burnt loaf
*/
//: After `onCompleted` or `onError` a sequence is over: what is sent later never arrives. Oven C
//: neither ends nor is in a bag, so it is never disposed: its `Disposed` line is missing. Such a
//: subscription leaks: it keeps everything that its closures use. `:leaks` finds it, with its line.
//: > Try: :leaks

//: `deferred` asks you for an observable at each subscription.
//: > Guess: Four subscribers, four lines of three digits. Which?
example(of: "deferred") {
    var isMorning = false
    let counter = Observable<Int>.deferred {
        isMorning.toggle()
        return isMorning
            ? Observable.of(1, 2, 3) : Observable.of(4, 5, 6)
    }
    for _ in 1...4 {
        _ = counter.subscribe(
            onNext: { print($0, terminator: "") },
            onCompleted: { print() })
    }
}
/* Prints:
--- Example of: deferred ---
123
456
123
456
*/
//: One name, different sequences: the flag flips at every subscription.

/*:
 ## Traits

 Three kinds of observable promise more than others:

 - a `Single` sends one element or an error: a download, a file, a row of a table;
 - a `Maybe` sends one element, or just ends, or fails: a cached value that may be missing;
 - a `Completable` sends no element; it ends well or fails: saving, deleting.

 > Guess: An app looks for a photo in its cache, which may not have it. Which trait fits?
 > Choice: Single
 > Right: Maybe
 > Choice: Completable
 */
/*:
 ## A single reads a file

 A recipe is a text file. Two things can go wrong: each is an error of its own.
 */
enum RecipeError: Error { case notFound, encodingFailed }

func recipe(_ name: String) -> Single<String> {
    Single.create { single in
        if let data = try? Data(contentsOf: shelf.file(name)) {
            single(
                String(data: data, encoding: .utf8).map { .success($0) }
                    ?? .failure(RecipeError.encodingFailed))
        } else {
            single(.failure(RecipeError.notFound))
        }
        return Disposables.create()
    }
}

//: `cake.txt` does not exist, and `smudged.txt` is not UTF-8.
//: > Guess: Which two errors come?
//: > Answer: notFound encodingFailed
example(of: "Single") {
    let bag = DisposeBag()
    shelf.put("bread.txt", Data("500 g flour, water, time".utf8))
    shelf.put("smudged.txt", Data([0xC3, 0x28]))

    for name in ["bread.txt", "cake.txt", "smudged.txt"] {
        recipe(name)
            .subscribe(
                onSuccess: { print("\(name): \($0)") },
                onFailure: { print("\(name): \($0)") }
            )
            .disposed(by: bag)
    }
}
/* Prints:
--- Example of: Single ---
bread.txt: 500 g flour, water, time
cake.txt: notFound
smudged.txt: encodingFailed
*/
//: Each file gives one event, an element or an error. A `Single` cannot send two.

/*:
 ## Challenge: Hear the silence

 "never" printed nothing, but it was subscribed to and disposed of. The operator `do` runs closures at
 such moments and changes nothing. Finish `listen(to:)`: it prints "Subscribed" **before** the first
 element, then each element, and "Disposed" when the subscription is over.
 */
//: > Hint: `do` goes between the observable and `subscribe`.
//: > Hint: `do(onSubscribe:)` for the beginning; `subscribe` has an `onDisposed:` for the end.
/* Starter:
func listen(to order: Observable<String>) -> Disposable {
    order.subscribe(onNext: { print($0) })
}
*/
//: ### Solution
func listen(to order: Observable<String>) -> Disposable {
    order
        .do(onSubscribe: { print("Subscribed") })
        .subscribe(
            onNext: { print($0) }, onDisposed: { print("Disposed") })
}

example(of: "Challenge: Hear the silence") {
    listen(to: .never()).dispose()
}
/* Prints:
--- Example of: Challenge: Hear the silence ---
Subscribed
Disposed
*/
/* Judge: silence is heard
listen(to: .never()).dispose()
Prints:
Subscribed
Disposed
Says: `never` sends nothing, but it is subscribed to and disposed of: print both
*/
/* Judge: in the right order
_ = listen(to: .just("bun"))
Prints:
Subscribed
bun
Disposed
Says: print "Subscribed" before the first element
*/
/*:
 ## Challenge: The same with one word

 `debug` prints every event that passes it, with the time and a name. Finish `trace(_:)`: it prints
 everything about the order under the name "lost order", and nothing else.
 */
//: > Hint: `debug` is an operator like `do`. It goes in the same place.
//: > Hint: The name is its first argument, without a label: `debug("lost order")`.
/* Starter:
func trace(_ order: Observable<String>) -> Disposable {
    order.subscribe()
}
*/
//: ### Solution
func trace(_ order: Observable<String>) -> Disposable {
    order.debug("lost order").subscribe()
}

example(of: "Challenge: The same with one word") {
    trace(.never()).dispose()
}
/* Prints:
--- Example of: Challenge: The same with one word ---
2026-01-01 00:00:00.000: lost order -> subscribed
2026-01-01 00:00:00.000: lost order -> isDisposed
*/
/* Judge: the lost order
trace(.never()).dispose()
Prints:
2026-01-01 00:00:00.000: lost order -> subscribed
2026-01-01 00:00:00.000: lost order -> isDisposed
Says: `debug` with the name "lost order" prints two lines here
*/
/* Judge: an order that comes
_ = trace(.just("bun"))
Prints:
2026-01-01 00:00:00.000: lost order -> subscribed
2026-01-01 00:00:00.000: lost order -> Event next(bun)
2026-01-01 00:00:00.000: lost order -> Event completed
2026-01-01 00:00:00.000: lost order -> isDisposed
*/
/*:
 ## What to keep

 - An observable is a recipe. It runs once for each subscription.
 - `next*`, then at most one `completed` or `error`, then silence.
 - A subscription ends by its sequence, by `dispose()`, or with its bag. If none of these happens,
   it leaks.
 - `create` for your own sequences, `deferred` when each subscriber needs a fresh one.
 - `Single`, `Maybe`, `Completable`: say in the type how many elements may come.

 Next: lesson 3, Subjects. There you send the elements yourself.
 */
