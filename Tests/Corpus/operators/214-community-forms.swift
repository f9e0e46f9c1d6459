import Foundation  // from our engine
import RxRelay
import RxSwift
import RxSwiftExt

// Operators of the community, each form of them.

enum Failure: Error { case once, always }
struct Person { var name: String; var age: Int }

let numbers = Observable.of(3, 1, 2)
func show<Element>(_ name: String, _ source: Observable<Element>) {
    _ = source.subscribe { print(name, $0) }
}

let trigger = PublishSubject<Void>()
let feed = PublishSubject<Int>()
show("buffer", feed.bufferWithTrigger(trigger))
feed.onNext(1)
feed.onNext(2)
trigger.onNext(())
trigger.onNext(())
feed.onNext(3)
feed.onCompleted()

show("complete", numbers.concat(Observable.error(Failure.once)).catchErrorJustComplete())
show("ignoreWhen", numbers.ignoreWhen { $0 > 2 })
show("ignore", numbers.ignore(1, 2))
show("ignore set", numbers.ignore(Set([3])))
show("mapAt", Observable.of(Person(name: "Ann", age: 30), Person(name: "Bo", age: 20)).mapAt(\.name))
show("mapMany", Observable.of([1, 2], []).mapMany { $0 * 10 })
show("mapTo", numbers.mapTo("x"))
show("merge", Observable.of(1).merge(with: Observable.of(2)))
show("merge all", Observable.of(1).merge(with: [Observable.of(2), Observable.of(3)]))
show("nwise", Observable.of(1, 2, 3, 4).nwise(3))
show("pairwise", numbers.pairwise().map { "\($0.0)>\($0.1)" })
show("sorted", numbers.toSortedArray().asObservable())
show("down", numbers.toSortedArray(ascending: false).asObservable())
show("by", numbers.toSortedArray(by: { $0 % 3 < $1 % 3 }).asObservable())
show("unwrap", Observable.of(1, nil, 2).unwrap())
show("zip", numbers.zip(with: Observable.of("a", "b")) { "\($0)\($1)" })
show("count", numbers.count())
show("count odd", numbers.count { $0 % 2 == 1 })
show("distinct", Observable.of("a", "b", "a").distinct())
show("distinct by", Observable.of(1, 2, 3).distinct { $0 > 1 })
show("filterMap", numbers.filterMap { $0 > 1 ? .map("\($0)!") : .ignore })
show("ofType", Observable<Any>.of(1, "a", 2).ofType(Int.self))
show("not", Observable.of(true, false).not())
show("and", Observable.of(true, false).and().asObservable())
show("all", Observable.and(Observable.of(true), Observable.of(true)).asObservable())
show("all of", Observable.and([Observable.of(true, false)]).asObservable())
show("apply", numbers.apply { $0.map { $0 + 1 } })
show("single apply", Single.just(1).apply { $0.map { "\($0)" } }.asObservable())
show("single mapTo", Single.just(1).mapTo("one").asObservable())
show("once", Observable.once(5))
show("cascade", Observable.cascade([Observable.of(1, 2), Observable.of(3)]))
show("errors", Observable<Int>.error(Failure.once).materialize().errors())
show("elements", numbers.materialize().elements())

let halves = numbers.partition { $0 > 1 }
show("matches", halves.matches)
show("others", halves.nonMatches)

// Again and again.
var runs = 0
let flaky = Observable<Int>.create { observer in
    runs += 1
    observer.onNext(runs)
    if runs < 3 { observer.onError(Failure.once) } else { observer.onCompleted() }
    return Disposables.create()
}
show("ignoreErrors", flaky.ignoreErrors())
runs = 0
show("ignoreErrors if", flaky.ignoreErrors { _ in runs < 2 })
runs = 0
show("retry", flaky.retry(.immediate(maxCount: 2)))
runs = 0
show("retry late", flaky.retry(.delayed(maxCount: 3, time: 1)))
show("repeat", Observable.of(7).repeatWithBehavior(.immediate(maxCount: 2)))
show("repeat late", Observable.of(8).repeatWithBehavior(.exponentialDelayed(maxCount: 3, initial: 1, multiplier: 1)))
show(
    "repeat custom",
    Observable.of(9).repeatWithBehavior(.customTimerDelayed(maxCount: 2) { .seconds(Int($0)) }, shouldRepeat: { true }))

// Pausing.
let (words, gate) = (PublishSubject<String>(), BehaviorRelay(value: false))
show("pausable", words.pausable(gate))
show("buffered", words.pausableBuffered(gate))
show("all buffered", words.pausableBuffered(gate, limit: nil))
show("two buffered", words.pausableBuffered(gate, limit: 2, flushOnCompleted: false, flushOnError: false))
["a", "b", "c"].forEach(words.onNext)
gate.accept(true)
words.onNext("d")
gate.accept(false)
words.onNext("e")
words.onCompleted()

// Methods of an object that is held weakly.
final class Screen {
    func show(_ value: Int) { print("screen", value) }
    func fail(_ error: Error) { print("screen", error) }
    func end() { print("screen end") }
    func take(_ event: Event<Int>) { print("screen", event) }
}
var screen: Screen? = Screen()
let values = PublishSubject<Int>()
_ = values.subscribeNext(weak: screen!, Screen.show)
_ = values.subscribeCompleted(weak: screen!, Screen.end)
_ = values.subscribe(weak: screen!, Screen.take)
_ = values.subscribe(weak: screen!, onNext: Screen.show, onError: Screen.fail, onCompleted: Screen.end)
values.onNext(1)
screen = nil
values.onNext(2)
values.onCompleted()
print("done")
