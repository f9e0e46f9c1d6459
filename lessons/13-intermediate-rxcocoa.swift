/*:
 # 13  Intermediate RxCocoa

 The weather app of lesson 12 grows: a wheel that turns while an answer is on its way, the user's location,
 a map. In this lesson you see how events become a state, how a class with a delegate gets an `rx`, and how
 three ways to ask become one search.
 */
import CoreLocation
import MapKit
import RxBlocking
import RxCocoa
import RxSwift
import UIKit

/// The scheduler of the main thread.
let main = MainScheduler.instance

/// Lets time pass.
func letTimePass(_ seconds: Double) {
    _ = Observable<Int>.timer(
        .milliseconds(Int(seconds * 1000)), scheduler: main
    ).toBlocking().materialize()
}

/// A location delegate that prints its name when a location comes.
final class Ear: NSObject, CLLocationManagerDelegate {
    let name: String
    init(_ name: String) { self.name = name }
    func locationManager(
        _ manager: CLLocationManager,
        didUpdateLocations locations: [CLLocation]
    ) { print(name) }
}
/*:
 ## A wheel that turns while you wait

 The model, the service and the screen are those of lesson 12. A second file has the search with which that
 lesson ended. New is a wheel: it turns while an answer is on its way.
 */
//: > File: apps/shared/Weather.swift
//: > File: apps/shared/Search.swift
class SearchScreen: WeatherScreen {
    @IBOutlet weak var wheel: UIActivityIndicatorView!
}
//: > Guess: What does the wheel need to know?
//: > Choice: which city was asked for
//: > Right: when a search begins, and when its answer comes
/*:
 ## A state made of events

 A search begins: `true`. Its answer comes: `false`. Both are events; merged they are a state. It starts with
 `true`, so the screen is empty until the first answer.
 */
func running(_ inputs: Observable<String>, _ results: Driver<Weather>)
    -> Driver<Bool>
{
    Observable.merge(
        inputs.map { _ in true },
        results.asObservable().map { _ in false }
    )
    .startWith(true).asDriver(onErrorJustReturn: false)
}
//: > Guess: One search, one answer. How many values has `running` sent then?
//: > Choice: 2
//: > Right: 3

//: Two searches; each time the user waits for the answer.
//: > Guess: Which words does `running` send?
example(of: "running") {
    let app = show(SearchScreen())
    let asked = app.names.watch("asked")
    let answers = answers(app.names)
    let cities = answers.asObservable().map { $0.city }
    cities.watch("answers").subscribe().disposed(by: app.bag)
    running(asked, answers).asObservable().watch("running")
        .subscribe(onNext: { print($0) })
        .disposed(by: app.bag)
    for city in ["Rome", "Bonn"] {
        letTimePass(0.4)
        app.ask(city)
        letTimePass(0.6)
    }
}
/* Prints:
--- Example of: running ---
true
true
false
true
false
*/
/* Draws: asked, answers, running
                 0         0.5       1         1.5 s
  1 col = 50 ms  ┬─────────┬─────────┬─────────┬──────────
  asked          ────────Rome────────────────Bonn────────→
  answers        ────────────────Rome──────────────Bonn──→
  running        true────true────false───────true──false─→
*/
//: > Try: :why running false

/*:
 The labels follow this state from its first value. The wheel skips the first value: it should not turn
 before the first search.

 > Guess: The screen is printed while an answer is on its way. Are the labels on it?
 > Choice: yes
 > Right: no
 */
example(of: "skip(1)") {
    let app = show(SearchScreen())
    let answers = answers(app.names)
    let isRunning = running(app.names, answers)
    isRunning.skip(1).drive(app.wheel.rx.isAnimating)
        .disposed(by: app.bag)
    for label in [app.cityNameLabel!, app.tempLabel!] {
        isRunning.drive(label.rx.isHidden).disposed(by: app.bag)
    }
    app.follow(answers)
    app.ask("Rome")
    print(screen)
}
/* Prints:
--- Example of: skip(1) ---
┌─ Search screen ───────────────────────┐
│ Weather                               │
├───────────────────────────────────────┤
│ [Rome                    ]            │   searchCityName
│ ⠋                                     │   wheel
└───────────────────────────────────────┘
*/
//: `:screen` shows the screen again at any time.

/*:
 ## Something with a delegate

 A location manager has **one** delegate, which it tells where the phone is. First the label is set as the
 delegate, then the map.

 > Guess: Who gets the location?
 > Choice: the label
 > Right: the map
 > Choice: both
 */
example(of: "one delegate, two listeners") {
    settings.location = .authorizedWhenInUse
    let (label, map) = (Ear("label"), Ear("map"))
    let manager = CLLocationManager()
    manager.delegate = label
    manager.delegate = map
    manager.startUpdatingLocation()
    letTimePass(0.6)
}
/* Prints:
--- Example of: one delegate, two listeners ---
map
*/
//: The second assignment replaced the first. Nobody warns you.

/*:
 ## A delegate that passes calls on

 RxCocoa's answer is a **delegate proxy**: one delegate, which passes calls on to all.
 */
extension CLLocationManager: HasDelegate {
    public typealias Delegate = CLLocationManagerDelegate
}

final class LocationProxy:
    DelegateProxy<CLLocationManager, CLLocationManagerDelegate>,
    DelegateProxyType, CLLocationManagerDelegate
{
    init(manager: ParentObject) {
        super.init(
            parentObject: manager, delegateProxy: LocationProxy.self)
    }
    static func registerKnownImplementations() {
        register { LocationProxy(manager: $0) }
    }
}
/*:
 ## Calls become elements

 `methodInvoked` names a method of the delegate. It sends the arguments of each call.
 */
extension Reactive where Base: CLLocationManager {
    var didUpdateLocations: Observable<[CLLocation]> {
        LocationProxy.proxy(for: base)
            .methodInvoked(
                #selector(
                    CLLocationManagerDelegate.locationManager(
                        _:didUpdateLocations:))
            )
            .map { arguments in arguments[1] as! [CLLocation] }
    }
}
//: > Guess: The delegate method has two arguments. Why `arguments[1]`?
//: > Right: the first one is the manager itself
//: > Choice: Swift counts from 1 here
//: > Choice: the first location is wrong
/*:
 ## Two subscribers, one manager

 The label and the map subscribe to the same manager. Two locations come: a rough one, then a good one.

 > Guess: How many lines are printed?
 > Choice: 2
 > Right: 4
 */
example(of: "a proxy") {
    let (bag, manager) = (DisposeBag(), CLLocationManager())
    for name in ["label", "map"] {
        manager.rx.didUpdateLocations
            .subscribe(onNext: {
                print(name, Int($0[0].horizontalAccuracy), "m")
            })
            .disposed(by: bag)
    }
    manager.startUpdatingLocation()
    letTimePass(3)
}
/* Prints:
--- Example of: a proxy ---
label 1000 m
map 1000 m
label 5 m
map 5 m
*/
//: Both get everything. The first location is rough, as on a real phone.

/*:
 The app wants one good location: the first one that is accurate enough.

 > Guess: The same two locations. What comes?
 > Choice: 1000 m, 5 m, completed
 > Right: 5 m, completed
 */
extension Reactive where Base: CLLocationManager {
    /// The first fix that is good enough.
    var fix: Observable<CLLocation> {
        didUpdateLocations.compactMap { $0.first }
            .filter { $0.horizontalAccuracy < 100 }
            .take(1)
    }
}

example(of: "the first good one") {
    let manager = CLLocationManager()
    _ = manager.rx.fix.map { "\(Int($0.horizontalAccuracy)) m" }
        .subscribe { print($0) }
    manager.startUpdatingLocation()
    letTimePass(3)
}
/* Prints:
--- Example of: the first good one ---
next(5 m)
completed
*/
/*:
 ## What goes to a map

 A `Binder` takes what is sent to a control: here the overlays of a map, pictures on top of it. The proxy of
 the map and the pictures are in a file.
 */
//: > File: apps/shared/WeatherMap.swift
extension Reactive where Base: MKMapView {
    var overlays: Binder<[MKOverlay]> {
        Binder(base) { map, overlays in
            map.removeOverlays(map.overlays)
            map.addOverlays(overlays)
        }
    }
}

/*:
 ## A binder at work

 First a list of two overlays is sent to the map, then a list of one.

 > Guess: How many overlays are on the map then?
 > Right: 1
 > Choice: 3
 */
example(of: "a binder") {
    let map = MKMapView()
    let bonn = WeatherOverlay(Weather(city: "Bonn"))
    _ = Observable.of([bonn, bonn], [bonn]).bind(to: map.rx.overlays)
    print(map.overlays.count)
}
/* Prints:
--- Example of: a binder ---
1
*/
/*:
 ## What comes from a map

 A `ControlEvent` is what a control sends: here, the region has changed. It also sends when the **program**
 moves the map.
 */
extension Reactive where Base: MKMapView {
    var regionDidChange: ControlEvent<Place> {
        let moved = #selector(
            MKMapViewDelegate.mapView(_:regionDidChangeAnimated:))
        let changes = MapProxy.proxy(for: base).methodInvoked(moved)
        return ControlEvent(
            events: changes.map { [unowned base] _ in
                base.centerCoordinate
            })
    }
}
//: > Guess: An answer centres the map, and each new region starts a search. What happens?
//: > Choice: one search
//: > Right: searches without end
/*:
 ## Two new ways to ask

 The button "Geo" asks for the place of the phone. A map that was moved asks for its centre.
 */
class MapScreen: SearchScreen {
    @IBOutlet weak var geoButton: UIButton!
    @IBOutlet weak var mapView: MKMapView!
    let manager = CLLocationManager()

    var here: Observable<Place> {
        geoButton.rx.tap.flatMapLatest { [manager] _ in
            manager.requestWhenInUseAuthorization()
            manager.startUpdatingLocation()
            return manager.rx.fix.map { $0.coordinate }
        }
    }
    var centres: Observable<Place> { mapView.rx.regionDidChange.skip(1) }
}
/*:
 ## One search

 All ways give the same kind of answer, so they can be merged.
 */
final class AtlasScreen: MapScreen {
    override func viewDidLoad() {
        super.viewDidLoad()
        let found = Observable.merge(
            names.map { Sky.weather(in: $0) },
            Observable.merge(here, centres).map { Sky.weather(at: $0) }
        )
        .flatMapLatest { $0.catch { _ in .empty() } }
        .asDriver(onErrorJustReturn: Weather())
        follow(found)
        found.map { [WeatherOverlay($0)] }.drive(mapView.rx.overlays)
            .disposed(by: bag)
        found.drive(onNext: { print("found", $0.city) })
            .disposed(by: bag)
    }
}
/*:
 ## All three

 Oslo by name, then Rome by location, then a place without weather, then Bonn.

 > Guess: What is found?
 > Answer: Oslo Rome Bonn
 */
example(of: "three inputs, one search") {
    settings.location = .notDetermined
    Places.move(to: Sky.cities[1].place)
    let app = show(AtlasScreen())
    app.ask("Oslo")
    letTimePass(1)
    tap("Geo")
    choose("Allow While Using App")
    letTimePass(3)
    let sea = Place(latitude: 9, longitude: 9)
    for place in [sea, Sky.cities[2].place] {
        app.mapView.scroll(to: place)
        letTimePass(1)
    }
}
/* Prints:
--- Example of: three inputs, one search ---
found Oslo
found Rome
found Bonn
*/
/* Screen:
┌─ Atlas screen ────────────────────────┐
│ Weather                               │
├───────────────────────────────────────┤
│ [Oslo                    ]            │   searchCityName
│ Bonn                                  │   cityNameLabel
│ 12.0 C                                │   tempLabel
│ 80 %                                  │   humidityLabel
│ [ Geo ]                               │   geoButton
│ ┌───────────────────────────────────┐ │
│ │ 51.00, 7.00                       │ │
│ │                                   │ │
│ │                                   │ │   mapView
│ │                                   │ │
│ │                                   │ │
│ │                                   │ │
│ └───────────────────────────────────┘ │
└───────────────────────────────────────┘
*/
//: There is no city at (9, 9). The error was caught inside `flatMapLatest`, so the search went on.

/*:
 ## Challenge: Centre the map

 An answer moves the map to its city. The map then reports a new region, which starts a search, whose answer
 moves the map: an endless loop. Break it. Write `questions(_:answers:)`. It sends every move of the map,
 except moves to the place of the latest answer.
 */
//: > Hint: Compare each move with the latest answer.
//: > Hint: `withLatestFrom(places) { move, place in … }`, then `filter`. Before the first answer there is no place.
//: > Hint: `answers.map { Optional($0.place) }.startWith(nil)` always has a latest element.
/* Starter:
func questions(
    _ moves: Observable<Place>, answers: Observable<Weather>
) -> Observable<Place> {
    moves
}
*/
//: ### Solution
func questions(
    _ moves: Observable<Place>, answers: Observable<Weather>
) -> Observable<Place> {
    let places = answers.map { Optional($0.place) }.startWith(nil)
    return moves
        .withLatestFrom(places) { move, place in (move, place) }
        .filter { move, place in move != place }
        .map { move, _ in move }
}

example(of: "Challenge: Centre the map") {
    let (bag, map, answers, before) = (
        DisposeBag(), MKMapView(), PublishRelay<Weather>(),
        Sky.server.requestCount
    )
    questions(
        map.rx.regionDidChange.asObservable(),
        answers: answers.asObservable()
    )
    .flatMapLatest { Sky.weather(at: $0) }
    .observe(on: main)
    .bind(to: answers)
    .disposed(by: bag)
    answers.map(\.place)
        .subscribe(onNext: { map.setCenter($0, animated: true) })
        .disposed(by: bag)
    map.setCenter(Place(latitude: 41, longitude: 12.5), animated: false)
    letTimePass(3)
    print(
        "requests:", Sky.server.requestCount - before,
        "- latitude:", map.centerCoordinate.latitude)
}
/* Prints:
--- Example of: Challenge: Centre the map ---
requests: 1 - latitude: 42.0
*/
/* Judge: a hand moves the map
let moves = PublishSubject<Place>()
_ = questions(moves, answers: .never()).subscribe(onNext: { print(Int($0.latitude)) })
for city in Sky.cities.prefix(2) { moves.onNext(city.place) }
Prints:
60
42
Says: before the first answer, every move is a question
*/
/* Judge: an answer moves the map
let (moves, answers) = (PublishSubject<Place>(), PublishSubject<Weather>())
let (oslo, rome, bonn) = (Sky.cities[0], Sky.cities[1], Sky.cities[2])
_ = questions(moves, answers: answers).subscribe(onNext: { print(Int($0.latitude)) })
moves.onNext(rome.place)
answers.onNext(rome)
moves.onNext(rome.place)
moves.onNext(oslo.place)
answers.onNext(bonn)
moves.onNext(bonn.place)
moves.onNext(rome.place)
Prints:
42
60
42
Says: drop only moves to the place of the latest answer; a move to an older place is a question again
*/
/*:
 ## Challenge: The weather around

 `around(_:_:)` asks for the weather at four places: ten degrees north, east, south and west of a place, all
 four at the same time. It sends the names of the cities there in **one** sorted array. For a place without a
 city `ask` fails: leave that place out.
 */
//: > Hint: `merge` makes one observable of four. `toArray()` collects all their elements in one array.
//: > Hint: Each of the four needs its own `.catch { _ in .empty() }`.
/* Starter:
func around(
    _ place: Place, _ ask: @escaping (Place) -> Observable<Weather>
) -> Single<[String]> {
    ask(place).map { [$0.city] }.asSingle()
}
*/
//: ### Solution
func around(
    _ place: Place, _ ask: @escaping (Place) -> Observable<Weather>
) -> Single<[String]> {
    let ways: [(Double, Double)] = [(10, 0), (0, 10), (-10, 0), (0, -10)]
    let places = ways.map {
        Place(
            latitude: place.latitude + $0.0,
            longitude: place.longitude + $0.1)
    }
    return Observable.merge(
        places.map { ask($0).catch { _ in .empty() } }
    )
    .map { $0.city }
    .toArray().map { $0.sorted() }
}

example(of: "Challenge: The weather around") {
    _ = around(
        Place(latitude: 51.5, longitude: 12), { Sky.weather(at: $0) }
    ).subscribe(onSuccess: { print($0) })
    letTimePass(1)
}
/* Prints:
--- Example of: Challenge: The weather around ---
["Oslo", "Rome"]
*/
/* Judge: two of four are cities
let between = Place(latitude: 51.5, longitude: 12)
_ = around(between, { Sky.weather(at: $0) }).subscribe(onSuccess: { print($0) }, onFailure: { print($0) })
letTimePass(2)
Prints:
["Oslo", "Rome"]
Says: ask for the four neighbours, not for the place itself; leave out those that fail
*/
/* Judge: nothing around
let lonely = Place(latitude: -40, longitude: 100)
_ = around(lonely, { Sky.weather(at: $0) }).subscribe(onSuccess: { print($0) }, onFailure: { print($0) })
letTimePass(2)
Prints:
[]
Says: if no neighbour has a city, send an empty array
*/
/* Judge: all at once
let began = main.now
var asked = 0
_ = around(Place()) { _ in
    asked += 1
    return Observable<Int>.timer(.milliseconds(300), scheduler: main).map { _ in Weather(city: "\(asked)") }
}
.subscribe(onSuccess: { _ in print(Int(main.now.timeIntervalSince(began) * 1000 + 0.5), "ms,", asked, "questions") })
letTimePass(2)
Prints:
300 ms, 4 questions
Says: ask for all four places at once; do not wait for one answer before you ask again
*/
/*:
 ## What to keep

 - A state like "running" is a merge of events, with a start.
 - One delegate, many listeners: one proxy for each object.
 - To a control: `Binder`. From a control: `ControlEvent`, `ControlProperty`.
 - Inputs of many kinds become one stream as soon as they ask the same question.

 Next: lesson 14, Error handling in practice.
 */
