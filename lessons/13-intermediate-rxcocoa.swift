/*:
 # 13  Intermediate RxCocoa

 The weather app of lesson 12 grows: a spinner while an answer is on its way, the user's location, a map.
 In this lesson you see how events become a state, how a class with a delegate gets an `rx`, and how three
 ways to ask become one search.
 */
import CoreLocation
import MapKit
import RxBlocking
import RxCocoa
import RxSwift
import UIKit

let main = MainScheduler.instance

/// Keeps an example open while its clocks tick.
func letTimePass(_ seconds: Double) {
    _ = Observable<Int>.timer(
        .milliseconds(Int(seconds * 1000)), scheduler: main
    ).toBlocking().materialize()
}
/*:
 ## A state made of events

 The model, the service and the screen are those of lesson 12; a second file has the search with which it
 ended. New is a wheel: it turns when a search begins and stops when its answer comes. Both are events;
 together they are a state: `true` for each input, `false` for each result, and `true` at the start, so
 that the screen is empty before the first answer.

 > Guess: The user searches twice, and waits each time. Which words does `running` send?
 */
//: > File: apps/shared/Weather.swift
//: > File: apps/shared/Search.swift
class SearchScreen: WeatherScreen {
    @IBOutlet weak var wheel: UIActivityIndicatorView!
}

func running(_ inputs: Observable<String>, _ results: Driver<Weather>)
    -> Driver<Bool>
{
    Observable.merge(
        inputs.map { _ in true },
        results.asObservable().map { _ in false }
    )
    .startWith(true)
    .asDriver(onErrorJustReturn: false)
}

example(of: "running") {
    let app = show(SearchScreen())
    let asked = app.names.watch("asked")
    let answers = answers(app.names)

    answers.asObservable().map { $0.city }.watch("answers").subscribe()
        .disposed(by: app.bag)
    running(asked, answers).asObservable().watch("running")
        .subscribe(onNext: { print($0) })
        .disposed(by: app.bag)
    letTimePass(0.4)
    app.ask("Rome")
    letTimePass(0.8)
    app.ask("Bonn")
    letTimePass(1)
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
                 0         0.4       0.8       1.2       1.6 s
  1 col = 40 ms  ┬─────────┬─────────┬─────────┬─────────┬────
  asked          ──────────Rome────────────────Bonn─────────→
  answers        ────────────────────Rome─────────────Bonn──→
  running        true──────true──────false─────true───false─→
*/
//: > Try: :why running false

/*:
 The labels are hidden while it runs: they follow the state from the first moment. The wheel should not
 turn at the start, before the first search: it skips the first value. The example prints the screen while
 an answer is on its way; `:screen` shows it afterwards.

 > Guess: Are the labels on the printed screen?
 > Choice: yes
 > Right: no
 */
example(of: "skip(1)") {
    let app = show(SearchScreen())
    let answers = answers(app.names)
    let isRunning = running(app.names, answers)

    isRunning.skip(1).drive(app.wheel.rx.isAnimating).disposed(
        by: app.bag)
    for label in [app.cityNameLabel!, app.tempLabel!, app.humidityLabel!]
    {
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
/*:
 ## Something with a delegate

 A location manager has **one** delegate, which it tells where the phone is.

 > Guess: First the label is set as the delegate, then the map. Who gets the location?
 > Choice: the label
 > Right: the map
 > Choice: both
 */
final class Ear: NSObject, CLLocationManagerDelegate {
    let name: String
    init(_ name: String) { self.name = name }
    func locationManager(
        _ manager: CLLocationManager,
        didUpdateLocations locations: [CLLocation]
    ) { print(name) }
}

example(of: "one delegate, two listeners") {
    settings.location = .authorizedWhenInUse
    let (manager, label, map) = (
        CLLocationManager(), Ear("label"), Ear("map")
    )
    manager.delegate = label
    manager.delegate = map
    manager.startUpdatingLocation()
    letTimePass(0.6)
}
/* Prints:
--- Example of: one delegate, two listeners ---
map
*/
/*:
 RxCocoa's answer is a **delegate proxy**: an object that is the one delegate, and passes each call on to
 all subscribers. `methodInvoked` names the method and sends its arguments. Each manager has one proxy.
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
    /// The first fix that is good enough.
    var place: Observable<CLLocationCoordinate2D> {
        didUpdateLocations.compactMap { $0.first }
            .filter {
                $0.horizontalAccuracy < kCLLocationAccuracyHundredMeters
            }
            .map { $0.coordinate }.take(1)
    }
}

//: > Guess: Two subscribe, and two locations come. How many lines are printed?
//: > Choice: 2
//: > Right: 4
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
//: Both get everything. The first location is rough, as on a real phone: so `place` has a filter.

/*:
 ## A map

 A `Binder` takes what is sent to a map: here the overlays, pictures on top of it. A `ControlEvent` is what
 comes from it: its region has changed. It also sends when the **program** moves the map, and once when the
 map appears on the screen. The proxy of the map and the pictures are in a file of their own.
 */
//: > File: apps/shared/WeatherMap.swift
extension Reactive where Base: MKMapView {
    var overlays: Binder<[MKOverlay]> {
        Binder(base) { map, overlays in
            map.removeOverlays(map.overlays)
            map.addOverlays(overlays)
        }
    }
    var regionDidChange: ControlEvent<Place> {
        let changes = MapProxy.proxy(for: base)
            .methodInvoked(
                #selector(
                    MKMapViewDelegate.mapView(_:regionDidChangeAnimated:))
            )
        return ControlEvent(
            events: changes.map { [unowned base] _ in
                base.centerCoordinate
            })
    }
}

//: Three ways to ask: a name, the user's location, the centre of the map. Each gives the same kind of
//: answer, so they can be merged; the rest of the chain does not know which it was.
final class MapScreen: SearchScreen {
    @IBOutlet weak var geoButton: UIButton!
    @IBOutlet weak var mapView: MKMapView!
    let manager = CLLocationManager()

    override func viewDidLoad() {
        super.viewDidLoad()
        mapView.rx.setDelegate(MapPainter()).disposed(by: bag)
        let byName = names.map { Sky.weather(in: $0) }
        let here = geoButton.rx.tap.flatMapLatest {
            [manager] _ -> Observable<Place> in
            manager.requestWhenInUseAuthorization()
            manager.startUpdatingLocation()
            return manager.rx.place
        }
        let centres = mapView.rx.regionDidChange.skip(1)

        let found = Observable.merge(
            byName, here.map { Sky.weather(at: $0) },
            centres.map { Sky.weather(at: $0) }
        )
        .flatMapLatest { $0.catch { _ in .empty() } }
        .asDriver(onErrorJustReturn: Weather())
        follow(found)
        found.map { [WeatherOverlay($0)] }.drive(mapView.rx.overlays)
            .disposed(by: bag)
        found.drive(onNext: { print("found", $0.city) }).disposed(by: bag)
    }
}

//: > Guess: Oslo by name, then Rome by location, then a place without weather, then Bonn. What is found?
//: > Answer: Oslo Rome Bonn
example(of: "three inputs, one search") {
    settings.location = .notDetermined
    Places.move(to: Sky.cities[1].place)
    let app = show(MapScreen())
    app.ask("Oslo")
    letTimePass(1)
    tap("Geo")
    choose("Allow While Using App")
    letTimePass(3)
    app.mapView.scroll(to: Place(latitude: 9, longitude: 9))
    letTimePass(1)
    app.mapView.scroll(to: Sky.cities[2].place)
    letTimePass(1)
}
/* Prints:
--- Example of: three inputs, one search ---
found Oslo
found Rome
found Bonn
*/
/* Screen:
┌─ Map screen ──────────────────────────┐
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
│ │                 🌧                │ │
│ │                                   │ │
│ │                                   │ │
│ └───────────────────────────────────┘ │
└───────────────────────────────────────┘
*/
//: There is no city at (9, 9): the error was dropped inside, and the search went on.

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
func questions(_ moves: Observable<Place>, answers: Observable<Weather>)
    -> Observable<Place>
{
    moves
}
*/
//: ### Solution
func questions(_ moves: Observable<Place>, answers: Observable<Weather>)
    -> Observable<Place>
{
    moves
        .withLatestFrom(answers.map { Optional($0.place) }.startWith(nil))
    { move, place in (move, place) }
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
    answers.subscribe(onNext: { map.setCenter($0.place, animated: true) })
        .disposed(by: bag)
    map.setCenter(Place(latitude: 41, longitude: 12.5), animated: false)
    letTimePass(3)
    print(
        "requests:", Sky.server.requestCount - before,
        "- the map stands at", map.centerCoordinate.latitude)
}
/* Prints:
--- Example of: Challenge: Centre the map ---
requests: 1 - the map stands at 42.0
*/
/* Judge: a hand moves the map
let moves = PublishSubject<Place>()
_ = questions(moves, answers: .never()).subscribe(onNext: { print(Int($0.latitude)) })
for city in Sky.cities.prefix(2) { moves.onNext(city.place) }
Prints:
60
42
Says: before the first answer every move is a question
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
Says: a move to the place of the latest answer is no question; a later move to an older place is one
*/
/*:
 ## Challenge: The weather around

 `around(_:_:)` asks for the weather at four places: ten degrees to the north, east, south and west, all at
 once. It sends the names of the cities there, sorted, in **one** array. Where nothing is known `ask` fails;
 such a place is passed over. (Each city gets an overlay then.)
 */
//: > Hint: Four observables become one with `merge`; `toArray()` waits for all of them.
//: > Hint: Each of the four needs its own catch: `.catch { _ in .empty() }`.
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
Says: the neighbours, not the place itself, and an empty place is no failure
*/
/* Judge: nothing around
let lonely = Place(latitude: -40, longitude: 100)
_ = around(lonely, { Sky.weather(at: $0) }).subscribe(onSuccess: { print($0) }, onFailure: { print($0) })
letTimePass(2)
Prints:
[]
Says: no cities is an answer too
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
Says: nobody needs to wait for a neighbour
*/
/*:
 ## What to keep

 - A state like "running" is a merge of events, with a start.
 - One delegate, many listeners: one proxy for each object.
 - To a control: `Binder`. From a control: `ControlEvent`, `ControlProperty`.
 - Inputs of many kinds become one stream as soon as they ask the same question.

 Next: lesson 14, Error handling in practice.
 */
