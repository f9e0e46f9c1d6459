/*:
 # 15  Schedulers

 A scheduler decides two things: **when** work runs, and **where**. The first you know from lesson 11.
 This lesson is about the second: the main thread, background queues, threads of your own. Two
 operators move work to another thread, and only one of them can move a hot source.

 Every line says when it was printed and on which thread. On a real machine threads race. In rill
 they take turns on one virtual clock, so the output is the same on every run, and a `sleep` takes no
 time.
 */
import Foundation
import RxSwift
import RxTest

var began = Date()

/// Seconds since the example began.
func stamp(since start: Date = began) -> String {
    String(format: "%02.0fs |", Date().timeIntervalSince(start))
}

/// The thread that runs this line. Queues have threads of their own.
func place() -> String {
    if Thread.isMainThread { return "Main Thread" }
    return Thread.current.name == "Animals Thread"
        ? "Animals Thread" : "a background thread"
}

extension ObservableType {
    /// Prints what passes here, and lets it go on.
    func dump() -> Observable<Element> {
        self.do(onNext: {
            print(stamp(), "[D] [\($0)] received on", place())
        })
    }

    /// Prints what arrives at the end.
    func dumpingSubscription() -> Disposable {
        subscribe(onNext: {
            print(stamp(), "[S] [\($0)] received on", place())
        })
    }
}

/// Runs an example and lets its clocks tick.
func timed(_ seconds: Double, _ body: () -> Void) {
    began = Date()
    body()
    RunLoop.main.run(until: began.addingTimeInterval(seconds))
}

/// A fruit a second. The producer sleeps before each: it **blocks** the
/// thread that it runs on.
let fruit = Observable<String>.create { observer in
    for name in ["apple", "pear", "plum"] {
        sleep(1)
        observer.onNext(name)
    }
    observer.onCompleted()
    return Disposables.create()
}

/// A scheduler with many background threads.
let global = ConcurrentDispatchQueueScheduler(
    queue: DispatchQueue.global())
/*:
 ## Nothing said, nothing moved

 Without a scheduler everything happens where `subscribe` was called: here on the main thread. The
 source sleeps one second before each of its three fruits.
 */
//: > Guess: When does `subscribe` return?
//: > Choice: at once
//: > Choice: after 1 s
//: > Right: after 3 s
example(of: "on the main thread") {
    timed(4) {
        let bag = DisposeBag()
        fruit.dump().dumpingSubscription().disposed(by: bag)
        print(stamp(), "subscribe is back")
    }
}
/* Prints:
--- Example of: on the main thread ---
01s | [D] [apple] received on Main Thread
01s | [S] [apple] received on Main Thread
02s | [D] [pear] received on Main Thread
02s | [S] [pear] received on Main Thread
03s | [D] [plum] received on Main Thread
03s | [S] [plum] received on Main Thread
03s | subscribe is back
*/
//: The main thread was blocked for three seconds. An app would have been frozen as long.

/*:
 ## subscribe(on:) moves the source

 `subscribe(on:)` says where the source is **subscribed**. The closure of `create` runs there, so
 it sleeps and sends in the background. (Older: `subscribeOn`.)
 */
//: > Guess: When does `subscribe` return now?
//: > Right: at once
//: > Choice: after 1 s
//: > Choice: after 3 s
example(of: "subscribe(on:)") {
    timed(4) {
        _ =
            fruit
            .subscribe(on: global)
            .dump()
            .dumpingSubscription()
        print(stamp(), "subscribe is back")
    }
}
/* Prints:
--- Example of: subscribe(on:) ---
00s | subscribe is back
01s | [D] [apple] received on a background thread
01s | [S] [apple] received on a background thread
02s | [D] [pear] received on a background thread
02s | [S] [pear] received on a background thread
03s | [D] [plum] received on a background thread
03s | [S] [plum] received on a background thread
*/
//: The place of `subscribe(on:)` in the chain does not matter: there is one source.

/*:
 ## observe(on:) moves what follows

 `observe(on:)` says where events are **received**, from this line of the chain downwards. An app wants
 both: work in the background, results on the main thread. (Older: `observeOn`.)

 > Guess: When does the first fruit reach the subscription, and where?
 > Choice: at 0 s, on the main thread
 > Right: at 1 s, on the main thread
 > Choice: at 1 s, in the background
 */
example(of: "observe(on:)") {
    timed(4) {
        _ =
            fruit
            .subscribe(on: global)
            .dump()
            .observe(on: MainScheduler.instance)
            .dumpingSubscription()
    }
}
/* Prints:
--- Example of: observe(on:) ---
01s | [D] [apple] received on a background thread
01s | [S] [apple] received on Main Thread
02s | [D] [pear] received on a background thread
02s | [S] [pear] received on Main Thread
03s | [D] [plum] received on a background thread
03s | [S] [plum] received on Main Thread
*/
//: When a stage got what, in a table:
//: > Try: :explain -table fruit.subscribe(on: global).observe(on: MainScheduler.instance)

/*:
 ## Hot and cold

 Now a pitfall. `animals` is a subject that holds "dog". A thread of its own sends "cat" and "fox" into
 it.
 */
func startThread(_ animals: BehaviorSubject<String>) {
    let thread = Thread {
        Thread.current.name = "Animals Thread"
        sleep(1)
        animals.onNext("cat")
        sleep(1)
        animals.onNext("fox")
    }
    thread.start()
}

//: `subscribe(on:)` asks for the main thread. Look at the lines with `[D]`.
//: > Guess: Which animals does `[D]` receive on the main thread?
//: > Choice: all three
//: > Right: only the dog
//: > Choice: none
example(of: "hot and cold") {
    timed(4) {
        let animals = BehaviorSubject(value: "dog")
        _ =
            animals
            .subscribe(on: MainScheduler.instance)
            .dump()
            .observe(on: global)
            .dumpingSubscription()
        startThread(animals)
    }
}
/* Prints:
--- Example of: hot and cold ---
00s | [D] [dog] received on Main Thread
00s | [S] [dog] received on a background thread
01s | [D] [cat] received on Animals Thread
01s | [S] [cat] received on a background thread
02s | [D] [fox] received on Animals Thread
02s | [S] [fox] received on a background thread
*/
//: Only the dog: it is sent while subscribing. The cat and the fox come from a thread that the
//: subscription did not start: `subscribe(on:)` cannot move it. Such a source is **hot**. The fruit are
//: **cold**: each subscription starts its own producer.

/*:
 ## Which scheduler?

 - `MainScheduler.instance`: the screen. On the main thread it runs at once, if nothing else is
   waiting.
 - `SerialDispatchQueueScheduler`: one thing after the other, in the background.
 - `ConcurrentDispatchQueueScheduler`: several at a time; the order of *different* sources is open.
 - `OperationQueueScheduler`: as concurrent as its queue allows.
 - `CurrentThreadScheduler`: the default of `of` and `from`.

 > Guess: Two writes to one file must not overlap. Which scheduler fits?
 > Right: a serial one
 > Choice: a concurrent one
 */
/*:
 ## Two jobs of one second

 `measure` runs two jobs on a scheduler and says how long both took.
 */
func measure(_ name: String, _ scheduler: ImmediateSchedulerType)
    -> Observable<String>
{
    let jobs = (1...2).map { number in
        Observable<Int>.deferred {
            sleep(1); return .just(number)
        }
        .subscribe(on: scheduler).watch("\(name), job \(number)")
    }
    return .deferred {
        let start = Date()
        return Observable.zip(jobs).map { _ in
            "\(stamp(since: start)) \(name) done"
        }
    }
}

//: The operation queue may run one operation at a time.
//: > Guess: Which scheduler needs only one second for both jobs?
//: > Choice: the serial one
//: > Right: the concurrent one
//: > Choice: the queue
example(of: "serial, concurrent, operation queue") {
    let serial = SerialDispatchQueueScheduler(qos: .utility)
    let oneByOne = OperationQueue()
    oneByOne.maxConcurrentOperationCount = 1
    let queue = OperationQueueScheduler(operationQueue: oneByOne)
    timed(6) {
        _ = measure("serial", serial)
            .concat(measure("concurrent", global))
            .concat(measure("queue", queue))
            .observe(on: MainScheduler.instance)
            .subscribe(onNext: { print($0) })
    }
}
/* Prints:
--- Example of: serial, concurrent, operation queue ---
02s | serial done
01s | concurrent done
02s | queue done
*/
/* Draws:
                         0         1         2         3         4         5 s
  1 col = 100 ms         ┬─────────┬─────────┬─────────┬─────────┬─────────┬──
  serial, job 1 @bg      ──────────1┤
  serial, job 2 @bg      ────────────────────2┤
  concurrent, job 1 @bg                      ├─────────1┤
  concurrent, job 2 @bg                      ├─────────2┤
  queue, job 1 @bg                                     ├─────────1┤
  queue, job 2 @bg                                     ├───────────────────2┤
*/
//: One after the other takes two seconds, side by side one. (A column of the picture is a second.)

//: A `TestScheduler` is a clock that you move by hand. Nothing waits: half an hour is over as soon as
//: `start()` returns. Lesson 16 uses it throughout.
//: > Guess: At which times do the three elements come?
//: > Answer: 600 1200 1800
example(of: "test scheduler") {
    let clock = TestScheduler(initialClock: 0)
    let log = clock.createObserver(Int.self)

    _ = Observable<Int>.interval(.seconds(600), scheduler: clock).take(3)
        .subscribe(log)
    clock.start()

    print(log.events)
}
/* Prints:
--- Example of: test scheduler ---
[next(0) @ 600, next(1) @ 1200, next(2) @ 1800, completed @ 1800]
*/
/*:
 ## Challenge: Off the main thread and back

 `count` takes a second, so it must not run on the main thread. `label` writes to the screen, so it must run
 on the main thread. Change `show(_:count:label:)`: each of the two runs in its place.
 */
//: > Hint: Add two operators, one before `map` and one after it.
//: > Hint: `subscribe(on: global)` moves `just` and `map`. `observe(on:)` moves what follows it.
/* Starter:
func show(
    _ text: String, count: @escaping (String) -> Int,
    label: @escaping (Int) -> Void
) {
    _ = Observable.just(text)
        .map(count)
        .subscribe(onNext: label)
}
*/
//: ### Solution
func show(
    _ text: String, count: @escaping (String) -> Int,
    label: @escaping (Int) -> Void
) {
    _ = Observable.just(text)
        .subscribe(on: global)
        .map(count)
        .observe(on: MainScheduler.instance)
        .subscribe(onNext: label)
}

example(of: "Challenge: Off the main thread and back") {
    func count(_ text: String) -> Int {
        sleep(1)
        print("counted on", place())
        return text.count
    }

    timed(2) {
        show(
            "thread", count: count,
            label: { print("label:", $0, "written on", place()) })
        print(stamp(), "main is free")
    }
}
/* Prints:
--- Example of: Challenge: Off the main thread and back ---
00s | main is free
counted on a background thread
label: 6 written on Main Thread
*/
/* Judge: the main thread stays free
timed(2) {
    show("yarn", count: { sleep(1); return $0.count }, label: { print(stamp(), "label:", $0) })
    print(stamp(), "main is free")
}
Prints:
00s | main is free
01s | label: 4
Says: `show` returns at once; the count comes a second later
*/
/* Judge: each in its place
timed(2) {
    show("yarn", count: { print("counted on", place()); return $0.count }, label: { _ in print("written on", place()) })
}
Prints:
counted on a background thread
written on Main Thread
Says: run `count` in the background and `label` on the main thread
*/
/*:
 ## What to keep

 - Without a scheduler nothing moves.
 - `subscribe(on:)` moves the start of a cold source; it cannot move a hot one.
 - `observe(on:)` moves everything below it.
 - Work in the background, results on `MainScheduler.instance`.

 Next: lesson 16, Testing.
 */
