/*:
 # 3  Subjects

 An observable sends events; an observer receives them. A subject does both: you send elements into
 it, and its subscribers receive them. In this lesson you meet the four subjects and the two relays.
 They differ in one thing only: what does a late subscriber get?

 The place is a lighthouse with a radio. Ships tune in and out, and the keeper talks even if nobody
 listens.
 */
import RxRelay
import RxSwift

/// The way in which the radio fails.
enum RadioError: Error { case mastBroken }

/// One line for each event: the element, else the error, else the end.
func report<T>(_ listener: String, _ event: Event<T>) {
    if let element = event.element {
        print(listener, element)
    } else if let error = event.error {
        print(listener, "error:", error)
    } else {
        print(listener, "completed")
    }
}
/*:
 ## PublishSubject: from now on

 A publish subject sends each element to the subscribers that it has at that moment. Two ships come
 and go.
 */
//: > Guess: When does the trawler get its first message?
//: > Choice: as soon as it subscribes
//: > Right: with "fog", which is sent after that
example(of: "PublishSubject") {
    let radio = PublishSubject<String>()
    radio.onNext("is anybody out there?")

    let trawler = radio.subscribe { report("trawler:", $0) }
    radio.on(.next("fog"))
    let ferry = radio.subscribe { report("ferry:", $0) }
    radio.onNext("clear")

    trawler.dispose()
    radio.onNext("wind from the west")
    ferry.dispose()
}
/* Prints:
--- Example of: PublishSubject ---
trawler: fog
trawler: clear
ferry: clear
ferry: wind from the west
*/
//: The first message was lost: nobody had subscribed. After `dispose()` the trawler got nothing more.

//: The keeper ends the broadcast, and sends one message after the end. Then a yacht subscribes.
//: > Guess: What does the yacht get?
//: > Choice: nothing
//: > Choice: the last message
//: > Right: the completed event
example(of: "after the end") {
    let radio = PublishSubject<String>()
    _ = radio.subscribe { report("ferry:", $0) }
    radio.onNext("good night")
    radio.onCompleted()
    radio.onNext("can you still hear me?")
    _ = radio.subscribe { report("yacht:", $0) }
}
/* Prints:
--- Example of: after the end ---
ferry: good night
ferry: completed
yacht: completed
*/
//: A subject sends nothing after its end. To a new subscriber it repeats the end.

/*:
 ## BehaviorSubject: the latest, and from now on

 It always has a value. A new subscriber gets the latest value first. Use it for state: logged in or
 not, the text of a field.
 */
//: > Guess: The lamp has failed when the second one subscribes. What does the second one get?
//: > Choice: on, then the error
//: > Right: only the error
//: > Choice: nothing
example(of: "BehaviorSubject") {
    let bag = DisposeBag()
    let lamp = BehaviorSubject(value: "off")
    lamp.onNext("warming up")
    lamp.subscribe { report("first:", $0) }.disposed(by: bag)
    lamp.onNext("on")
    if let now = try? lamp.value() { print("asked:", now) }
    lamp.onError(RadioError.mastBroken)
    lamp.subscribe { report("second:", $0) }.disposed(by: bag)
}
/* Prints:
--- Example of: BehaviorSubject ---
first: warming up
first: on
asked: on
first: error: mastBroken
second: error: mastBroken
*/
//: After an error there is no latest value: a new subscriber gets the error.

/*:
 ## ReplaySubject: the last few, and from now on

 It keeps the last elements, here two, and sends them to each new subscriber: the last lines of a log.
 The buffer stays in memory; be careful with images.
 */
//: > Guess: One subscribes late, after the error. What does it get?
//: > Choice: the error
//: > Right: 9, 10, the error
//: > Choice: 9, 10
example(of: "ReplaySubject") {
    let log = ReplaySubject<Int>.create(bufferSize: 2)
    [7, 8, 9].forEach(log.onNext)
    _ = log.subscribe { report("early:", $0) }
    log.onNext(10)
    log.onError(RadioError.mastBroken)

    _ = log.subscribe { report("late:", $0) }

    log.dispose()
    _ = log.subscribe(onError: { _ in print("the log is gone") })
}
/* Prints:
--- Example of: ReplaySubject ---
early: 8
early: 9
early: 10
early: error: mastBroken
late: 9
late: 10
late: error: mastBroken
the log is gone
*/
//: The late subscriber got the buffer and then the error. After `dispose()` the buffer is gone too: a
//: new subscriber gets the error `RxError.disposed`.

//: ## AsyncSubject: only the result
//:
//: Three depths are measured: 12.5, 11.8, 12.1. One subscribes at the start, one after the end.
//: > Guess: Which depths does the early one get?
//: > Choice: all three, as they come
//: > Right: only 12.1, at the end
//: > Choice: only 12.5, at once
example(of: "AsyncSubject") {
    let bag = DisposeBag()
    let depth = AsyncSubject<Double>()

    depth.subscribe { report("early:", $0) }.disposed(by: bag)
    [12.5, 11.8, 12.1].forEach(depth.onNext)
    print("still measuring")
    depth.onCompleted()
    depth.subscribe { report("late:", $0) }.disposed(by: bag)
}
/* Prints:
--- Example of: AsyncSubject ---
still measuring
early: 12.1
early: completed
late: 12.1
late: completed
*/
//: It waits for the end and sends the last element to all subscribers, early or late. If it never
//: completes, it never sends anything.

/*:
 ## Relays: subjects that never end

 A relay wraps a subject and leaves two things out: it cannot complete and it cannot fail. You send
 elements with `accept(_:)`.

 > Guess: Which toots are heard?
 > Choice: both
 > Right: only the second
 */
example(of: "PublishRelay") {
    let bag = DisposeBag()
    let horn = PublishRelay<String>()

    horn.accept("toot")
    horn.subscribe(onNext: { print("heard:", $0) }).disposed(by: bag)
    horn.accept("toot toot")
}
/* Prints:
--- Example of: PublishRelay ---
heard: toot toot
*/
//: The first toot was lost, as with a publish subject. Now type `horn.onCompleted()`: it is refused
//: before anything runs, because a relay has no such member.
//: > Try: horn.subscribe(onNext: { print("again:", $0) })
//: > Try: horn.accept("toot")

//: A behaviour relay has a `value` that you can read at any time. (Older code has `Variable` instead,
//: whose `value` could be set as well.)
//: > Guess: Which numbers does the first gauge print?
//: > Answer: 100 70 40
example(of: "BehaviorRelay") {
    let bag = DisposeBag()
    let oil = BehaviorRelay(value: 100)

    oil.subscribe { report("gauge:", $0) }.disposed(by: bag)
    oil.accept(oil.value - 30)
    oil.accept(oil.value - 30)
    oil.subscribe { report("second gauge:", $0) }.disposed(by: bag)
    print("in the tank:", oil.value)
}
/* Prints:
--- Example of: BehaviorRelay ---
gauge: 100
gauge: 70
gauge: 40
second gauge: 40
in the tank: 40
*/
/*:
 ## Challenge: The dealer

 A dealer hands out cards. `deal(_:)` sends a hand to the subject `hands`. A hand of more than 21 points
 is **bust**. Finish `deal(_:)`: it does not send a bust hand, but ends `hands` with the error
 `HandError.bust`, which carries the points.
 */
//: > Hint: A subject has `onError` beside `onNext`.
//: > Hint: `HandError.bust` has an associated value: `.bust(points: 25)`.
/* Starter:
enum HandError: Error { case bust(points: Int) }

final class Dealer {
    let hands = PublishSubject<[Int]>()

    func deal(_ hand: [Int]) {
        hands.onNext(hand)
    }
}
*/
//: ### Solution
enum HandError: Error { case bust(points: Int) }

final class Dealer {
    let hands = PublishSubject<[Int]>()

    func deal(_ hand: [Int]) {
        let points = hand.reduce(0, +)
        if points > 21 {
            hands.onError(HandError.bust(points: points))
        } else {
            hands.onNext(hand)
        }
    }
}

example(of: "Challenge: The dealer") {
    let dealer = Dealer()
    _ = dealer.hands.subscribe { report("player:", $0) }
    [[10, 9], [2, 8, 11], [10, 7, 8], [5, 5]].forEach(dealer.deal)
}
/* Prints:
--- Example of: Challenge: The dealer ---
player: [10, 9]
player: [2, 8, 11]
player: error: bust(points: 25)
*/
/* Judge: good hands are sent
let dealer = Dealer()
_ = dealer.hands.subscribe { report("player:", $0) }
[[10, 9], [2, 8, 11]].forEach(dealer.deal)
Prints:
player: [10, 9]
player: [2, 8, 11]
Says: a hand of exactly 21 points is not bust
*/
/* Judge: a bust hand ends the game
let dealer = Dealer()
_ = dealer.hands.subscribe { report("player:", $0) }
[[10, 7, 8], [5, 5]].forEach(dealer.deal)
Prints:
player: error: bust(points: 25)
Says: send the error in place of the bust hand
*/
/*:
 ## Challenge: Who is there?

 `LampRoom` has a behaviour relay `session`: who is logged in. Finish its three functions.

 - `logIn` accepts the password "f0gh0rn". Any other prints "wrong password" and changes nothing.
 - `unlock` prints "open for NAME" if NAME is logged in, else "the door stays shut".
 - `logOut` logs out.
 */
//: > Hint: Only `logIn` and `logOut` call `accept`.
//: > Hint: In `unlock`, `guard case .loggedIn(let name) = session.value` reads the state.
/* Starter:
enum Session { case loggedIn(String), loggedOut }

final class LampRoom {
    let session = BehaviorRelay(value: Session.loggedOut)

    func logIn(_ name: String, _ password: String) {
        session.accept(.loggedIn(name))
    }
    func logOut() {}
    func unlock() { print("open for anybody") }
}
*/
//: ### Solution
enum Session { case loggedIn(String), loggedOut }

final class LampRoom {
    let session = BehaviorRelay(value: Session.loggedOut)

    func logIn(_ name: String, _ password: String) {
        guard password == "f0gh0rn" else {
            return print("wrong password")
        }
        session.accept(.loggedIn(name))
    }
    func logOut() { session.accept(.loggedOut) }
    func unlock() {
        guard case .loggedIn(let name) = session.value else {
            return print("the door stays shut")
        }
        print("open for", name)
    }
}

example(of: "Challenge: Who is there?") {
    let room = LampRoom()
    _ = room.session.subscribe(onNext: { print("session:", $0) })
    for password in ["lighthouse", "f0gh0rn"] {
        room.logIn("Ida", password)
        room.unlock()
    }
    room.logOut()
    room.unlock()
}
/* Prints:
--- Example of: Challenge: Who is there? ---
session: loggedOut
wrong password
the door stays shut
session: loggedIn("Ida")
open for Ida
session: loggedOut
the door stays shut
*/
/* Judge: the right password opens
let room = LampRoom()
room.logIn("Bo", "f0gh0rn")
room.unlock()
Prints:
open for Bo
*/
/* Judge: a wrong one does not
let room = LampRoom()
room.logIn("Bo", "foghorn")
room.unlock()
Prints:
wrong password
the door stays shut
Says: after a wrong password the door stays shut
*/
/* Judge: a wrong one logs no one out
let room = LampRoom()
room.logIn("Bo", "f0gh0rn")
room.logIn("Cy", "open sesame")
room.unlock()
Prints:
wrong password
open for Bo
Says: after a wrong password the first user is still logged in
*/
/* Judge: gone is gone
let room = LampRoom()
room.logIn("Bo", "f0gh0rn")
room.logOut()
room.unlock()
Prints:
the door stays shut
*/
/*:
 ## What to keep

 - Publish: nothing of the past. Behavior: the latest. Replay: the last few. Async: the last one, at
   the end.
 - After its end a subject repeats only the end (and a replay subject its buffer).
 - A relay is a subject without an end. Use one wherever a stream of your interface must never
   break.
 - `value()` of a behaviour subject can throw; `value` of a behaviour relay cannot.

 Next: lesson 4, Observables and subjects in practice.
 */
