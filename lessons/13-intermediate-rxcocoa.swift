/*:
 # 13  Intermediate RxCocoa

 The weather app of lesson 12 grows: a wheel that turns while an answer is on its way, the place where
 the user stands, a map. In this lesson you see how a state is made out of events, how something with a
 delegate gets an `rx`, and how three ways to ask become one search.

 The controls are small again; the traits are the real ones.
 */
import Foundation
import RxBlocking
import RxCocoa
import RxRelay
import RxSwift

let main = MainScheduler.instance

/// Keeps an example open while its clocks tick.
func letTimePass(_ milliseconds: Int) {
    _ = Observable<Int>.timer(.milliseconds(milliseconds), scheduler: main).toBlocking().materialize()
}

struct Point: Hashable {
    let x, y: Int
}

struct Weather: Equatable, CustomStringConvertible {
    let city: String
    let place: Point
    var description: String { city }
}

enum WeatherError: Error { case nothingThere }

/// Knows the weather of four cities, by name and by place; each answer takes 300 ms.
final class Service {
    private(set) var requests = 0
    private let cities = [
        Weather(city: "Oslo", place: Point(x: 1, y: 3)), Weather(city: "Bonn", place: Point(x: 1, y: 2)),
        Weather(city: "Rome", place: Point(x: 1, y: 1)), Weather(city: "Brno", place: Point(x: 2, y: 2)),
    ]

    private func answer(where fits: @escaping (Weather) -> Bool) -> Observable<Weather> {
        Observable.deferred { [self] in
            requests += 1
            let found = cities.first(where: fits)
            return Observable<Int>.timer(.milliseconds(300), scheduler: main).map { _ in
                guard let found else { throw WeatherError.nothingThere }
                return found
            }
        }
    }

    func weather(in city: String) -> Observable<Weather> { answer { $0.city == city } }
    func weather(at place: Point) -> Observable<Weather> { answer { $0.place == place } }
}
/*:
 ## A state made of events

 The wheel turns when a search begins and stops when its answer comes. Both are events; together they
 are a state: `true` for each input, `false` for each result, `true` at the start, because the first
 answer is on its way.

 > Guess: The app starts; its first answer comes; the user searches; that answer comes. Which four words?
 */
func running(_ inputs: Observable<String>, _ results: Observable<Weather>) -> Driver<Bool> {
    Observable.merge(inputs.map { _ in true }, results.map { _ in false })
        .startWith(true)
        .asDriver(onErrorJustReturn: false)
}

example(of: "running") {
    let bag = DisposeBag()
    let service = Service()
    let inputs = PublishRelay<String>()
    let results = inputs.startWith("Oslo").flatMapLatest { service.weather(in: $0).catchAndReturn(Weather(city: "?", place: Point(x: 0, y: 0))) }.share()

    let asked = inputs.watch("asked")
    let answers = results.watch("answers")
    running(asked, answers).asObservable()
        .watch("running")
        .subscribe(onNext: { print($0) })
        .disposed(by: bag)
    letTimePass(500)
    inputs.accept("Rome")
    letTimePass(500)
}
/* Prints:
--- Example of: running ---
true
false
true
false
*/
/* Draws: asked, answers, running
                 0         0.2       0.4       0.6       0.8       1 s
  1 col = 20 ms  ┬─────────┬─────────┬─────────┬─────────┬─────────┬──
  asked          ─────────────────────────Rome─────────────────────┊
  answers        ───────────────Oslo─────────────────────Rome──────┊
  running        true───────────false─────true───────────false─────┊
*/
/*:
 The labels are hidden while it runs: they follow the state from the first moment. The wheel should
 not turn at the start, before anybody has asked: it skips the first value.

 > Guess: Which words does the wheel get?
 */
example(of: "skip(1)") {
    let bag = DisposeBag()
    let service = Service()
    let inputs = PublishRelay<String>()
    let results = inputs.flatMapLatest { service.weather(in: $0).catchAndReturn(Weather(city: "?", place: Point(x: 0, y: 0))) }.share()

    running(inputs.asObservable(), results)
        .skip(1)
        .drive(onNext: { print($0 ? "turns" : "stops") })
        .disposed(by: bag)
    inputs.accept("Rome")
    letTimePass(500)
}
/* Prints:
--- Example of: skip(1) ---
turns
stops
*/
/*:
 ## Something with a delegate

 A location manager tells **one** delegate where the user is. Wrapped behind `rx`, the delegate is an
 object of ours, a proxy, that passes on what it hears.
 */
protocol LocationDelegate: AnyObject {
    func moved(to place: Point)
}

final class LocationManager: ReactiveCompatible {
    weak var delegate: LocationDelegate?
    /// The hand that carries the telephone.
    func carry(to place: Point) { delegate?.moved(to: place) }
}

final class LocationProxy: LocationDelegate {
    let tell: (Point) -> Void
    init(tell: @escaping (Point) -> Void) { self.tell = tell }
    func moved(to place: Point) { tell(place) }
}

extension Reactive where Base: LocationManager {
    var places: Observable<Point> {
        Observable.create { observer in
            let proxy = LocationProxy(tell: observer.onNext)
            base.delegate = proxy
            return Disposables.create { withExtendedLifetime(proxy) { base.delegate = nil } }
        }
    }
}

//: > Guess: Two listen, first the label, then the map. The telephone is carried once. Who hears it?
example(of: "one delegate, two listeners") {
    let bag = DisposeBag()
    let manager = LocationManager()

    manager.rx.places.subscribe(onNext: { _ in print("label") }).disposed(by: bag)
    manager.rx.places.subscribe(onNext: { _ in print("map") }).disposed(by: bag)
    manager.carry(to: Point(x: 1, y: 1))
}
/* Prints:
--- Example of: one delegate, two listeners ---
map
*/
//: Two subscriptions, two proxies, and room for one delegate. RxCocoa's `DelegateProxy` keeps one proxy
//: for each object and shares it; for a wrapper of our own, `share()` does.

example(of: "shared") {
    let bag = DisposeBag()
    let manager = LocationManager()
    let places = manager.rx.places.share()

    places.subscribe(onNext: { _ in print("label") }).disposed(by: bag)
    places.subscribe(onNext: { _ in print("map") }).disposed(by: bag)
    manager.carry(to: Point(x: 1, y: 1))
}
/* Prints:
--- Example of: shared ---
label
map
*/
/*:
 ## A map

 What is sent to a map is a `Binder`: pins, a centre. What comes from it is a `ControlEvent`: where it
 was moved to. It also speaks when the **program** moves it, as maps do.
 */
final class Map: ReactiveCompatible {
    fileprivate let moves = PublishRelay<Point>()
    var pins: [String] = [] { didSet { print("pins:", pins) } }
    var centre = Point(x: 0, y: 0) { didSet { moves.accept(centre) } }
}

extension Reactive where Base: Map {
    var pins: Binder<[String]> { Binder(base) { map, pins in map.pins = pins } }
    var centre: Binder<Point> { Binder(base) { map, point in map.centre = point } }
    var moved: ControlEvent<Point> { ControlEvent(events: base.moves) }
}

//: Three ways to ask: a name, the place where one stands, the middle of the map. Each becomes the same
//: kind of answer, so they can be merged; what follows does not know who asked.
example(of: "three inputs, one search") {
    let bag = DisposeBag()
    let (service, manager, map) = (Service(), LocationManager(), Map())
    let names = PublishRelay<String>()

    let byName = names.map { service.weather(in: $0) }
    let byPlace = manager.rx.places.take(1).map { service.weather(at: $0) }
    let byMap = map.rx.moved.map { service.weather(at: $0) }

    Observable.merge(byName, byPlace, byMap)
        .flatMapLatest { $0.materialize().compactMap { $0.element } }
        .map { [$0.city] }
        .bind(to: map.rx.pins)
        .disposed(by: bag)

    names.accept("Oslo")
    letTimePass(500)
    manager.carry(to: Point(x: 1, y: 1))
    letTimePass(500)
    map.centre = Point(x: 9, y: 9)
    letTimePass(500)
    map.centre = Point(x: 1, y: 2)
    letTimePass(500)
}
/* Prints:
--- Example of: three inputs, one search ---
pins: ["Oslo"]
pins: ["Rome"]
pins: ["Bonn"]
*/
//: Nothing is known at (9, 9): the error was dropped inside, and the search lived on.

/*:
 ## Challenge: Centre the map

 When an answer comes, the map should move there. But the map then says that it was moved, that is
 taken for a question, the answer moves the map, and so on. Write `questions(_:answers:)`: the moves of
 the map that are questions, without those to the place of the latest answer.
 */
//: > Hint: Each move has to be compared with the latest answer.
//: > Hint: `withLatestFrom(places) { move, place in … }`, then `filter`; before the first answer there is none.
//: > Hint: `answers.map { Optional($0.place) }.startWith(nil)` always has a latest element.
/* Starter:
func questions(_ moves: Observable<Point>, answers: Observable<Weather>) -> Observable<Point> {
    moves
}
*/
//: ### Solution
func questions(_ moves: Observable<Point>, answers: Observable<Weather>) -> Observable<Point> {
    let places = answers.map { Optional($0.place) }.startWith(nil)
    return moves
        .withLatestFrom(places) { move, place in (move, place) }
        .filter { move, place in move != place }
        .map { move, _ in move }
}

example(of: "Challenge: Centre the map") {
    let bag = DisposeBag()
    let (service, map) = (Service(), Map())
    let answers = PublishRelay<Weather>()

    questions(map.rx.moved.asObservable(), answers: answers.asObservable())
        .flatMapLatest { service.weather(at: $0) }
        .bind(to: answers)
        .disposed(by: bag)
    answers.map { $0.place }.bind(to: map.rx.centre).disposed(by: bag)
    map.centre = Point(x: 1, y: 1)
    letTimePass(3000)
    print("requests:", service.requests)
}
/* Prints:
--- Example of: Challenge: Centre the map ---
requests: 1
*/
/* Judge: a hand moves the map
let moves = PublishSubject<Point>()
_ = questions(moves, answers: .never()).subscribe(onNext: { print($0.x, $0.y) })
moves.onNext(Point(x: 1, y: 1))
moves.onNext(Point(x: 2, y: 2))
Prints:
1 1
2 2
Says: before the first answer every move is a question
*/
/* Judge: an answer moves the map
let (moves, answers) = (PublishSubject<Point>(), PublishSubject<Weather>())
_ = questions(moves, answers: answers).subscribe(onNext: { print($0.x, $0.y) })
moves.onNext(Point(x: 1, y: 1))
answers.onNext(Weather(city: "Rome", place: Point(x: 1, y: 1)))
moves.onNext(Point(x: 1, y: 1))
moves.onNext(Point(x: 4, y: 4))
answers.onNext(Weather(city: "Bonn", place: Point(x: 5, y: 5)))
moves.onNext(Point(x: 5, y: 5))
moves.onNext(Point(x: 1, y: 1))
Prints:
1 1
4 4
1 1
Says: a move to the place of the latest answer is no question; a later move to an older place is one
*/
/*:
 ## Challenge: The weather around

 `around(_:_:)` asks the service for the four places beside a point, all at once, and sends the names
 of the cities there, sorted, in **one** array. Where nothing is known the service fails; such a place
 is passed over.
 */
//: > Hint: Four observables become one with `merge`; `toArray()` waits for all of them.
//: > Hint: Each of the four needs its own catch: `.catch { _ in .empty() }`.
/* Starter:
func around(_ point: Point, _ service: Service) -> Single<[String]> {
    service.weather(at: point).map { [$0.city] }.asSingle()
}
*/
//: ### Solution
func around(_ point: Point, _ service: Service) -> Single<[String]> {
    let places = [(0, 1), (1, 0), (0, -1), (-1, 0)].map { Point(x: point.x + $0.0, y: point.y + $0.1) }
    return Observable.merge(places.map { service.weather(at: $0).catch { _ in .empty() } })
        .map { $0.city }
        .toArray()
        .map { $0.sorted() }
}

example(of: "Challenge: The weather around") {
    _ = around(Point(x: 1, y: 2), Service()).subscribe(onSuccess: { print($0) })
    letTimePass(1000)
}
/* Prints:
--- Example of: Challenge: The weather around ---
["Brno", "Oslo", "Rome"]
*/
/* Judge: three of four are cities
_ = around(Point(x: 1, y: 2), Service()).subscribe(onSuccess: { print($0) }, onFailure: { print($0) })
letTimePass(2000)
Prints:
["Brno", "Oslo", "Rome"]
Says: the neighbours, not the point itself, and an empty place is no failure
*/
/* Judge: one of four is a city
for point in [Point(x: 1, y: 3), Point(x: 1, y: 1)] {
    _ = around(point, Service()).subscribe(onSuccess: { print($0) }, onFailure: { print($0) })
}
letTimePass(2000)
Prints:
["Bonn"]
["Bonn"]
Says: an empty place should not silence the others
*/
/* Judge: nothing around
_ = around(Point(x: 7, y: 7), Service()).subscribe(onSuccess: { print($0) }, onFailure: { print($0) })
letTimePass(2000)
Prints:
[]
Says: no cities is an answer too
*/
/* Judge: all at once
let service = Service()
let began = main.now
_ = around(Point(x: 1, y: 2), service)
    .subscribe(onSuccess: { _ in print(Int(main.now.timeIntervalSince(began) * 1000 + 0.5), "ms,", service.requests, "requests") })
letTimePass(2000)
Prints:
300 ms, 4 requests
Says: nobody needs to wait for a neighbour
*/
/*:
 ## What to keep

 - A state like "running" is a merge of events, with a start.
 - One delegate, many listeners: one proxy, shared.
 - To a control: `Binder`. From a control: `ControlEvent`, `ControlProperty`.
 - Inputs of many kinds become one stream as soon as they ask the same question.

 Next: lesson 14, Error handling in practice.
 */
