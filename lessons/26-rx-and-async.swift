/*:
 # 26  Rx and async/await

 Swift has words of its own for work that takes time: `async`, `await`, `Task`. They live well beside Rx.
 In this lesson you wait for observables, turn callbacks into values, write one search in both words, and
 cancel in both directions.

 The scene is the ticket desk of a small theatre.
 */
import Foundation
import RxSwift

struct SoldOut: Error {}

/// What a seat costs: the answer comes a tenth of a second later.
func price(_ row: String) -> Single<Int> {
    let prices = ["stalls": 30, "circle": 20, "gods": 8]
    return Single.create { observer in
        if let price = prices[row] {
            observer(.success(price))
        } else {
            observer(.failure(SoldOut()))
        }
        return Disposables.create()
    }
    .delay(.milliseconds(100), scheduler: MainScheduler.instance)
}
/*:
 ## One value

 `await` waits for a value. Meanwhile others use the thread: nothing is blocked. A `Single` has the property
 `value`, which subscribes and waits for the answer. An error is thrown, so `try` goes before it.

 > Guess: Two prices are asked for, one after the other. What is printed?
 */
await example(of: "the value of a single") {
    do {
        let stalls = try await price("stalls").value
        let gods = try await price("gods").value
        print(stalls + gods)
        print(try await price("roof").value)
    } catch {
        print("no price:", error)
    }
}
/* Prints:
--- Example of: the value of a single ---
38
no price: SoldOut()
*/
/*:
 The line after an `await` runs when the value is there. No closure is needed, and `do`/`catch` handles
 what `onFailure` would. A `Maybe` gives an optional; a `Completable` only ends.

 ## Many values

 `values` of an observable is a sequence for `for await`. The loop ends when the observable completes, and
 throws its error.

 > Guess: Which word is not printed?
 > Choice: open
 > Right: bell
 */
await example(of: "the values of an observable") {
    let doors = Observable.of("open", "bell", "curtain", "applause")
    do {
        for try await event in doors.values where event != "bell" {
            print(event)
        }
        print("the play is over")
    } catch {
        print(error)
    }
}
/* Prints:
--- Example of: the values of an observable ---
open
curtain
applause
the play is over
*/
/*:
 Leaving the loop disposes the subscription.

 > Guess: `break` leaves the loop at the first number greater than 2. Which words are printed?
 > Answer: 1 2 disposed left
 */
await example(of: "leaving the loop") {
    let tickets = Observable.of(1, 2, 3, 4)
        .concat(Observable.never())
        .do(onDispose: { print("disposed") })
    do {
        for try await ticket in tickets.values {
            if ticket > 2 { break }
            print(ticket)
        }
    } catch {
        print(error)
    }
    print("left")
}
/* Prints:
--- Example of: leaving the loop ---
1
2
disposed
left
*/
/*:
 Without the `break` the task would wait forever: this observable never completes. A loop over a subject
 needs an end too.

 ## At the same time

 `async let` starts a task and goes on at once. `await` collects the value later. In Rx this is `zip`.

 > Guess: Each price takes 100 ms. How long do both take?
 > Right: 100 ms
 > Choice: 200 ms
 */
await example(of: "two at the same time") {
    let clock = ContinuousClock()
    let start = clock.now
    do {
        async let stalls = price("stalls").value
        async let circle = price("circle").value
        print(try await stalls + circle)
        let both = try await Single.zip(price("gods"), price("circle"))
            .value
        print(both.0 + both.1)
    } catch {
        print(error)
    }
    print(start.duration(to: clock.now) < .milliseconds(350))
}
/* Prints:
--- Example of: two at the same time ---
50
28
true
*/
/*:
 Both ways take 100 ms. A task group does the same for a number of tasks that you do not know before.

 ## Callbacks

 An old function calls a closure later. A **continuation** makes a value of that: the task waits until the
 closure calls `resume`, once.
 */
func print(ticket number: Int, done: @escaping (String) -> Void) {
    done("ticket \(number)")
}

func printed(_ number: Int) async -> String {
    await withCheckedContinuation { continuation in
        print(ticket: number) { continuation.resume(returning: $0) }
    }
}

//: > Guess: What happens if a closure calls `resume` twice?
//: > Choice: the second call does nothing
//: > Right: the program stops
//: > Choice: the task runs twice
await example(of: "a continuation") {
    print(await printed(7))
}
/* Prints:
--- Example of: a continuation ---
ticket 7
*/
/*:
 It stops with a message: a value that comes twice is a mistake. For many values use `AsyncStream` or, as
 you know it, `Observable.create`.

 ## Back to Rx

 `Single.create` takes an async closure, and `asObservable()` any asynchronous sequence. All operators are
 then at hand.

 > Guess: Which numbers come out of the second one?
 > Answer: 20 30
 */
await example(of: "async code as observables") {
    let ticket = Single<String>.create { await printed(8) }
    let seats = AsyncStream<Int> { continuation in
        for seat in 1...3 { continuation.yield(seat) }
        continuation.finish()
    }
    do {
        print(try await ticket.map { $0.uppercased() }.value)
        let numbers = seats.asObservable().skip(1).map { $0 * 10 }
        for try await number in numbers.values { print(number) }
    } catch {
        print(error)
    }
}
/* Prints:
--- Example of: async code as observables ---
TICKET 8
20
30
*/
/*:
 ## The same search in both words

 A search waits until the typing pauses, and drops an answer to an older text. In Rx these are two
 operators.
 */
let plays = ["Hamlet", "Happy Days", "Medea", "Macbeth"]

/// The plays that begin with a text.
func search(_ text: String) -> Observable<[String]> {
    .just(plays.filter { $0.hasPrefix(text) })
}

//: > Guess: Three texts come, without a pause. How many lists are printed?
//: > Right: 1
//: > Choice: 3
await example(of: "search: operators") {
    let text = PublishSubject<String>()
    let bag = DisposeBag()
    text.debounce(.milliseconds(100), scheduler: MainScheduler.instance)
        .flatMapLatest { search($0) }
        .subscribe(onNext: { print($0) })
        .disposed(by: bag)
    for letters in ["H", "Ha", "Ham"] { text.onNext(letters) }
    try? await Task.sleep(for: .milliseconds(300))
}
/* Prints:
--- Example of: search: operators ---
["Hamlet"]
*/
/*:
 With tasks you write down what the operators do: keep the last task, cancel it, sleep, ask. `sleep` throws
 when its task is cancelled, so the rest of a cancelled task is not run.

 > Guess: Four texts come, without a pause. How many searches are made?
 > Right: 1
 > Choice: 4
 */
actor SearchField {
    private var task: Task<Void, Never>?

    func type(_ text: String) {
        task?.cancel()
        task = Task {
            do {
                try await Task.sleep(for: .milliseconds(100))
                for try await found in search(text).values {
                    print(found)
                }
            } catch {}
        }
    }

    func wait() async { await task?.value }
}

await example(of: "search: tasks") {
    let field = SearchField()
    for letters in ["M", "Me", "M", "Ma"] { await field.type(letters) }
    await field.wait()
}
/* Prints:
--- Example of: search: tasks ---
["Macbeth"]
*/
/*:
 One. The cancelled tasks end in their `sleep`.

 ## Cancelling in both directions

 Cancelling a task that waits for an observable disposes the subscription. Disposing a subscription to
 async work cancels its task.

 > Guess: The task is cancelled while it waits. Which two words are printed?
 > Answer: disposed CancellationError
 */
await example(of: "cancel and dispose") {
    let curtain = Single<Int>.never()
        .do(onDispose: { print("disposed") })
    let task = Task { try await curtain.value }
    try? await Task.sleep(for: .milliseconds(50))
    task.cancel()
    do { print(try await task.value) } catch { print(type(of: error)) }
}
/* Prints:
--- Example of: cancel and dispose ---
disposed
CancellationError
*/
//: > Try: :say async Observable.of(20, 30).filter { $0 > 20 }
/*:
 ## When to use which

 | you have | write |
 | --- | --- |
 | one answer | `async` function, `await` |
 | steps in a row, each with the last one's value | `await` after `await` |
 | two or more answers at once | `async let`, a group, or `zip` |
 | taps, text, notifications: events over time | observables |
 | time between events: `debounce`, `throttle`, `window` | observables |
 | state that several screens read | a relay |
 | state that several tasks change | an actor |

 Cross the border where one side ends: `.value` and `.values` at the end of a chain, `Single.create` at its
 start. Do not change sides in the middle.
 */
/*:
 ## Challenge: The whole bill

 Finish `bill(_:)`: it returns the sum of all prices. It asks for them at the same time, so three prices
 take as long as one. If a price fails, `bill` throws its error.
 */
//: > Hint: A throwing task group has one child task for each price.
//: > Hint: In the group: `group.addTask { try await price.value }`, then add the results of the group.
/* Starter:
func bill(_ prices: [Single<Int>]) async throws -> Int {
    guard let first = prices.first else { return 0 }
    return try await first.value
}
*/
//: ### Solution
func bill(_ prices: [Single<Int>]) async throws -> Int {
    try await withThrowingTaskGroup(of: Int.self) { group in
        for price in prices {
            group.addTask { try await price.value }
        }
        return try await group.reduce(0, +)
    }
}

await example(of: "Challenge: The whole bill") {
    let rows = ["stalls", "circle", "gods"]
    print((try? await bill(rows.map { price($0) })) ?? 0)
}
/* Prints:
--- Example of: Challenge: The whole bill ---
58
*/
/* Judge: all prices are added
print(try await bill([.just(3), .just(4), .just(5)]))
print(try await bill([]))
Prints:
12
0
Says: add all prices; without prices the sum is 0
*/
/* Judge: they are asked for at the same time
let start = ContinuousClock.now
_ = try await bill(["stalls", "circle", "gods"].map { price($0) })
print(ContinuousClock.now - start < .milliseconds(250))
Prints:
true
Says: ask for all prices at the same time
*/
/* Judge: an error passes on
do {
    print(try await bill([.just(1), .error(SoldOut())]))
} catch {
    print(error)
}
Prints:
SoldOut()
Says: throw the error of a price
*/
/*:
 ## What to keep

 - `.value` waits for one value, `for try await … in source.values` for many; both throw the error.
 - A continuation makes a value of a callback, `Single.create { … }` an observable of async code.
 - `async let` and groups run at the same time, as `zip` and `merge` do.
 - Cancelling disposes; disposing cancels. Code that never looks at its cancellation goes on.
 - Events over time belong to observables, single answers to `await`.

 This was the last lesson. `:help` shows what else rill can do.
 */
