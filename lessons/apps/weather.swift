/*:
 # Weather

 The app of lessons 12 to 14: type a city and press return, or ask for the weather at your location, or move the map. Only
 the newest search counts; while it runs the labels are hidden; an error ends one request, not the search; a failing request
 is sent again after growing delays, and a request without a key waits for one.

 `rill app lessons/apps/weather.swift` opens it, `rill run` plays a visit.
 */
import CoreLocation
import Foundation
import MapKit
import RxCocoa
import RxSwift
import UIKit

// Service and screen, search, and map: lessons 12 and 13 include the same files.
//: > File: shared/Weather.swift
//: > File: shared/Search.swift
//: > File: shared/WeatherMap.swift

extension CLLocationManager: HasDelegate {
    public typealias Delegate = CLLocationManagerDelegate
}

final class LocationProxy: DelegateProxy<CLLocationManager, CLLocationManagerDelegate>, DelegateProxyType,
    CLLocationManagerDelegate
{
    init(manager: ParentObject) { super.init(parentObject: manager, delegateProxy: LocationProxy.self) }
    static func registerKnownImplementations() { register { LocationProxy(manager: $0) } }
}

extension Reactive where Base: CLLocationManager {
    /// The first location that is accurate enough.
    var place: Observable<Place> {
        LocationProxy.proxy(for: base)
            .methodInvoked(#selector(CLLocationManagerDelegate.locationManager(_:didUpdateLocations:)))
            .compactMap { ($0[1] as! [CLLocation]).first }
            .filter { $0.horizontalAccuracy < kCLLocationAccuracyHundredMeters }
            .map { $0.coordinate }
            .take(1)
    }
}

extension Reactive where Base: MKMapView {
    var overlays: Binder<[MKOverlay]> {
        Binder(base) { map, overlays in
            map.removeOverlays(map.overlays)
            map.addOverlays(overlays)
        }
    }
    /// The centre of the map after it was moved.
    var centres: Observable<Place> {
        MapProxy.proxy(for: base)
            .methodInvoked(#selector(MKMapViewDelegate.mapView(_:regionDidChangeAnimated:)))
            .map { [unowned base] _ in base.centerCoordinate }
    }
}

final class WeatherViewController: WeatherScreen {
    @IBOutlet weak var iconLabel: UILabel!
    @IBOutlet weak var messageLabel: UILabel!
    @IBOutlet weak var activityIndicator: UIActivityIndicatorView!
    @IBOutlet weak var fahrenheit: UISwitch!
    @IBOutlet weak var hereButton: UIButton!
    @IBOutlet weak var mapButton: UIButton!
    @IBOutlet weak var keyButton: UIButton!
    @IBOutlet weak var mapView: MKMapView!
    private let manager = CLLocationManager()
    private let key = BehaviorSubject(value: "secret")
    private var cache: [String: Weather] = [:]
    private let maxAttempts = 3

    /// A request: its name in the cache, and how it is sent with a key.
    private typealias Question = (name: String, ask: (String) -> Observable<Weather>)

    override func viewDidLoad() {
        super.viewDidLoad()
        mapView.isHidden = true
        mapView.rx.setDelegate(MapPainter()).disposed(by: bag)
        mapButton.rx.tap.subscribe(onNext: { [mapView] in mapView?.isHidden.toggle() }).disposed(by: bag)
        keyButton.rx.tap.subscribe(onNext: { [weak self] in self?.requestKey() }).disposed(by: bag)

        let asked = questions.share()
        let search = asked
            .flatMapLatest { [weak self] question in self?.weather(question) ?? .empty() }
            .asDriver(onErrorJustReturn: Weather(city: ""))
        let running = Observable.merge(asked.map { _ in true }, search.map { _ in false }.asObservable())
            .startWith(true)
            .asDriver(onErrorJustReturn: false)
        running.skip(1).drive(activityIndicator.rx.isAnimating).disposed(by: bag)
        let hidden = Driver.combineLatest(running, search.map { $0.city.isEmpty }.startWith(true)) { $0 || $1 }
        for label in [cityNameLabel!, iconLabel!, tempLabel!, humidityLabel!] {
            hidden.drive(label.rx.isHidden).disposed(by: bag)
        }
        follow(search)
        search.map { $0.icon }.drive(iconLabel.rx.text).disposed(by: bag)
        Driver.combineLatest(search, fahrenheit.rx.isOn.asDriver()) { weather, isFahrenheit in
            String(format: "%.1f", isFahrenheit ? weather.degrees * 1.8 + 32 : weather.degrees) + (isFahrenheit ? " F" : " C")
        }
        .drive(tempLabel.rx.text)
        .disposed(by: bag)
        search.map { $0.city.isEmpty ? [] : [WeatherOverlay($0)] }.drive(mapView.rx.overlays).disposed(by: bag)
    }

    /// Three ways to ask.
    private var questions: Observable<Question> {
        let byName = names.map { city -> Question in (city, { Sky.weather(in: city, key: $0) }) }
        let here = hereButton.rx.tap.flatMapLatest { [manager, messageLabel] _ -> Observable<Place> in
            manager.requestWhenInUseAuthorization()
            if manager.authorizationStatus == .denied { messageLabel?.text = "not allowed to know where you are" }
            manager.startUpdatingLocation()
            return manager.rx.place
        }
        let byPlace = Observable.merge(here, mapView.rx.centres.skip(1)).map { place -> Question in
            ("\(place.latitude) \(place.longitude)", { Sky.weather(at: place, key: $0) })
        }
        return Observable.merge(byName, byPlace)
    }

    /// One request: the cached answer if no new one comes.
    private func weather(_ question: Question) -> Observable<Weather> {
        Observable.deferred { [key] in key.take(1).flatMap(question.ask) }
            .observe(on: MainScheduler.instance)
            .do(
                onNext: { [weak self] weather in
                    self?.cache[question.name] = weather
                    self?.messageLabel.text = ""
                },
                onError: { [weak self] in self?.show($0) })
            .retry(when: { [key, maxAttempts] errors in
                errors.enumerated().flatMap { attempt, error -> Observable<Void> in
                    // The request waits for a key, and is sent again by itself.
                    if case WeatherError.invalidKey = error { return key.skip(1).take(1).map { _ in } }
                    if error is WeatherError || attempt >= maxAttempts - 1 { return .error(error) }
                    print("again in \(attempt + 1) s")
                    return Observable<Int>.timer(.seconds(attempt + 1), scheduler: MainScheduler.instance).map { _ in }
                }
            })
            .catch { [weak self] _ in .just(self?.cache[question.name] ?? Weather(city: "")) }
    }

    private func show(_ error: Error) {
        switch error {
        case WeatherError.cityNotFound: messageLabel.text = "unknown city: ask for \(Sky.cities.map(\.city).joined(separator: ", "))"
        case WeatherError.invalidKey: messageLabel.text = "the key is not valid"
        case WeatherError.serverFailure: messageLabel.text = "the server fails"
        default: messageLabel.text = "no connection"
        }
    }

    private func requestKey() {
        let alert = UIAlertController(title: "Key", message: "of the weather service", preferredStyle: .alert)
        alert.addTextField { $0.placeholder = "key" }
        alert.addAction(UIAlertAction(title: "OK", style: .default) { [key, weak alert] _ in
            key.onNext(alert?.textFields?.first?.text ?? "")
        })
        present(alert, animated: true)
    }
}

let main = show(WeatherViewController())
func type(key: String) {
    (main.presentedViewController as! UIAlertController).textFields![0].type(key)
    choose("OK")
}
Places.move(to: Sky.cities[2].place)
visit(
    ("the app starts", { print(screen) }),
    ("ask for Oslo", {
        main.ask("Oslo")
        print(screen)
    }),
    ("the answer, in Fahrenheit", {
        main.fahrenheit.flip()
        print(screen)
        main.fahrenheit.flip()
    }),
    ("ask for Oslo, then at once for Rome", {
        main.ask("Oslo")
        main.ask("Rome")
    }),
    ("only the second answer is shown", { print(main.cityNameLabel.text ?? "") }),
    ("ask for Atlantis", { main.ask("Atlantis") }),
    ("no such city", { print(main.messageLabel.text ?? "") }),
    ("tap Here", {
        tap("Here")
        choose("Allow While Using App")
    }),
    ("wait", {}),
    ("wait", {}),
    ("open the map", {
        tap("Map")
        print(screen)
    }),
    ("move the map to Lima", { main.mapView.scroll(to: Sky.cities[3].place) }),
    ("the weather in Lima", { print(main.cityNameLabel.text ?? "") }),
    ("tap Key", { tap("Key") }),
    ("type a wrong key", { type(key: "guess") }),
    ("ask for Rome", { main.ask("Rome") }),
    ("the request is refused, tap Key", {
        print(main.messageLabel.text ?? "")
        tap("Key")
    }),
    ("type the right key", { type(key: "secret") }),
    ("wait", {}),
    ("the request for Rome is sent again", { print(main.cityNameLabel.text ?? "") }),
    ("go offline and ask for Oslo", {
        network.goOffline()
        main.ask("Oslo")
    }),
    ("wait", {}),
    ("wait", {}),
    ("wait", {}),
    ("the answer from the cache", { print(main.cityNameLabel.text ?? "", "-", main.messageLabel.text ?? "") }),
    ("the requests", { for line in Sky.server.log { print(line) } })
)
/* Prints:
> the app starts
┌─ Weather ─────────────────────────────┐
│ Weather                               │
├───────────────────────────────────────┤
│ [city                    ]            │   searchCityName
│ ──○                                   │   fahrenheit
│ [ Here ]       [ Map ]        [ Key ] │   hereButton, mapButton, keyButton
└───────────────────────────────────────┘
> ask for Oslo
┌─ Weather ─────────────────────────────┐
│ Weather                               │
├───────────────────────────────────────┤
│ [Oslo                    ]            │   searchCityName
│ ⠋                                     │   activityIndicator
│ ──○                                   │   fahrenheit
│ [ Here ]       [ Map ]        [ Key ] │   hereButton, mapButton, keyButton
└───────────────────────────────────────┘
> the answer, in Fahrenheit
┌─ Weather ─────────────────────────────┐
│ Weather                               │
├───────────────────────────────────────┤
│ [Oslo                    ]            │   searchCityName
│ Oslo                                  │   cityNameLabel
│ 39.2 F                                │   tempLabel
│ 70 %                                  │   humidityLabel
│ ☁️                                    │   iconLabel
│ ◉──                                   │   fahrenheit
│ [ Here ]       [ Map ]        [ Key ] │   hereButton, mapButton, keyButton
└───────────────────────────────────────┘
> ask for Oslo, then at once for Rome
> only the second answer is shown
Rome
> ask for Atlantis
> no such city
unknown city: ask for Oslo, Rome, Bonn, Lima
> tap Here
> wait
> wait
> open the map
┌─ Weather ─────────────────────────────┐
│ Weather                               │
├───────────────────────────────────────┤
│ [Atlantis                ]            │   searchCityName
│ Bonn                                  │   cityNameLabel
│ 12.0 C                                │   tempLabel
│ 80 %                                  │   humidityLabel
│ 🌧                                    │   iconLabel
│ ──○                                   │   fahrenheit
│ [ Here ]       [ Map ]        [ Key ] │   hereButton, mapButton, keyButton
│ ┌───────────────────────────────────┐ │
│ │ 50.00, 10.00                      │ │
│ │                                   │ │
│ │                                   │ │   mapView
│ │              🌧                   │ │
│ │                                   │ │
│ │                                   │ │
│ └───────────────────────────────────┘ │
└───────────────────────────────────────┘
> move the map to Lima
> the weather in Lima
Lima
> tap Key
> type a wrong key
> ask for Rome
> the request is refused, tap Key
the key is not valid
> type the right key
> wait
> the request for Rome is sent again
Rome
> go offline and ask for Oslo
again in 1 s
> wait
again in 2 s
> wait
> wait
> the answer from the cache
Oslo - no connection
> the requests
GET /weather?q=Oslo&appid=secret 200
GET /weather?q=Rome&appid=secret 200
GET /weather?q=Atlantis&appid=secret 404
GET /weather?lat=51.0&lon=7.0&appid=secret 200
GET /weather?lat=-12.0&lon=-77.0&appid=secret 200
GET /weather?q=Rome&appid=guess 401
GET /weather?q=Rome&appid=secret 200
*/
