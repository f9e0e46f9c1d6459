// A weather app as a course of RxSwift 4 writes it in three chapters: a field and labels through drivers, a location manager and a map
// behind proxies of its own, retries with growing waits, a cache and a key that an alert asks for.
import CoreLocation
import Foundation
import MapKit
import RillKit
import RxCocoa
import RxSwift
import UIKit

// MARK: Extensions on Reactive

extension CLLocationManager: HasDelegate {
    public typealias Delegate = CLLocationManagerDelegate
}

class RxCLLocationManagerDelegateProxy: DelegateProxy<CLLocationManager, CLLocationManagerDelegate>, DelegateProxyType, CLLocationManagerDelegate {
    public weak private(set) var locationManager: CLLocationManager?

    public init(locationManager: ParentObject) {
        self.locationManager = locationManager
        super.init(parentObject: locationManager, delegateProxy: RxCLLocationManagerDelegateProxy.self)
    }

    static func registerKnownImplementations() {
        self.register { RxCLLocationManagerDelegateProxy(locationManager: $0) }
    }
}

extension Reactive where Base: CLLocationManager {
    public var delegate: DelegateProxy<CLLocationManager, CLLocationManagerDelegate> {
        return RxCLLocationManagerDelegateProxy.proxy(for: base)
    }

    var didUpdateLocations: Observable<[CLLocation]> {
        return delegate.methodInvoked(#selector(CLLocationManagerDelegate.locationManager(_:didUpdateLocations:)))
            .map { parameters in
                return parameters[1] as! [CLLocation]
            }
    }
}

extension MKMapView: HasDelegate {
    public typealias Delegate = MKMapViewDelegate
}

class RxMKMapViewDelegateProxy: DelegateProxy<MKMapView, MKMapViewDelegate>, DelegateProxyType, MKMapViewDelegate {
    public weak private(set) var mapView: MKMapView?

    public init(mapView: ParentObject) {
        self.mapView = mapView
        super.init(parentObject: mapView, delegateProxy: RxMKMapViewDelegateProxy.self)
    }

    static func registerKnownImplementations() {
        self.register { RxMKMapViewDelegateProxy(mapView: $0) }
    }
}

extension Reactive where Base: MKMapView {
    public var delegate: DelegateProxy<MKMapView, MKMapViewDelegate> {
        return RxMKMapViewDelegateProxy.proxy(for: base)
    }

    public func setDelegate(_ delegate: MKMapViewDelegate) -> Disposable {
        return RxMKMapViewDelegateProxy.installForwardDelegate(delegate, retainDelegate: false, onProxyForObject: self.base)
    }

    var overlays: Binder<[MKOverlay]> {
        return Binder(self.base) { mapView, overlays in
            mapView.removeOverlays(mapView.overlays)
            mapView.addOverlays(overlays)
        }
    }

    public var regionDidChangeAnimated: ControlEvent<Bool> {
        let source = delegate
            .methodInvoked(#selector(MKMapViewDelegate.mapView(_:regionDidChangeAnimated:)))
            .map { parameters in
                return (parameters[1] as? Bool) ?? false
            }
        return ControlEvent(events: source)
    }
}

// MARK: The service

struct Weather: Decodable {
    let cityName: String
    let temperature: Int
    let humidity: Int
    let icon: String
    let coordinate: CLLocationCoordinate2D

    static let empty = Weather(cityName: "-", temperature: -1000, humidity: 0, icon: "e", coordinate: CLLocationCoordinate2D(latitude: 0, longitude: 0))

    init(cityName: String, temperature: Int, humidity: Int, icon: String, coordinate: CLLocationCoordinate2D) {
        self.cityName = cityName
        self.temperature = temperature
        self.humidity = humidity
        self.icon = icon
        self.coordinate = coordinate
    }

    init(from decoder: Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        cityName = try values.decode(String.self, forKey: .cityName)
        let info = try values.decode([AdditionalInfo].self, forKey: .weather)
        icon = info.first!.icon
        let mainInfo = try values.nestedContainer(keyedBy: MainKeys.self, forKey: .main)
        temperature = Int(try mainInfo.decode(Double.self, forKey: .temp))
        humidity = try mainInfo.decode(Int.self, forKey: .humidity)
        let place = try values.decode(Coordinate.self, forKey: .coordinate)
        coordinate = CLLocationCoordinate2D(latitude: place.lat, longitude: place.lon)
    }

    enum CodingKeys: String, CodingKey {
        case cityName = "name"
        case main
        case weather
        case coordinate = "coord"
    }
    enum MainKeys: String, CodingKey {
        case temp
        case humidity
    }
    private struct AdditionalInfo: Decodable {
        let icon: String
    }
    private struct Coordinate: Decodable {
        let lat: Double
        let lon: Double
    }

    func overlay() -> Overlay {
        return Overlay(icon: icon, coordinate: coordinate)
    }

    class Overlay: NSObject, MKOverlay {
        var coordinate: CLLocationCoordinate2D
        var boundingMapRect: MKMapRect
        let icon: String

        init(icon: String, coordinate: CLLocationCoordinate2D) {
            self.coordinate = coordinate
            boundingMapRect = MKMapRect(origin: MKMapPoint(coordinate), size: MKMapSize(width: 1, height: 1))
            self.icon = icon
        }
    }

    class OverlayView: MKOverlayRenderer {
        var overlayIcon: String

        init(overlay: MKOverlay, overlayIcon: String) {
            self.overlayIcon = overlayIcon
            super.init(overlay: overlay)
        }
    }
}

class ApiController {
    enum ApiError: Error {
        case cityNotFound
        case serverFailure
        case invalidKey
    }

    static var shared = ApiController()

    let apiKey = BehaviorSubject(value: "")
    let baseURL = URL(string: "https://weather.example.test/data/2.5")!

    func currentWeather(city: String) -> Observable<Weather> {
        return buildRequest(pathComponent: "weather", params: [("q", city)])
            .map { data in
                return try JSONDecoder().decode(Weather.self, from: data)
            }
    }

    func currentWeather(at coordinate: CLLocationCoordinate2D) -> Observable<Weather> {
        return buildRequest(pathComponent: "weather", params: [("lat", "\(coordinate.latitude)"), ("lon", "\(coordinate.longitude)")])
            .map { data in
                return try JSONDecoder().decode(Weather.self, from: data)
            }
    }

    private func buildRequest(method: String = "GET", pathComponent: String, params: [(String, String)]) -> Observable<Data> {
        let request: Observable<URLRequest> = Observable.create { observer in
            let url = self.baseURL.appendingPathComponent(pathComponent)
            var request = URLRequest(url: url)
            let keyQueryItem = URLQueryItem(name: "appid", value: try? self.apiKey.value())
            let unitsQueryItem = URLQueryItem(name: "units", value: "metric")
            var urlComponents = URLComponents(url: url, resolvingAgainstBaseURL: true)!
            var queryItems = params.map { URLQueryItem(name: $0.0, value: $0.1) }
            queryItems.append(keyQueryItem)
            queryItems.append(unitsQueryItem)
            urlComponents.queryItems = queryItems
            request.url = urlComponents.url!
            request.httpMethod = method
            request.setValue("application/json", forHTTPHeaderField: "Content-Type")
            observer.onNext(request)
            observer.onCompleted()
            return Disposables.create()
        }

        let session = URLSession.shared
        return request.flatMap { request in
            return session.rx.response(request: request)
                .map { response, data in
                    switch response.statusCode {
                    case 200..<300:
                        return data
                    case 401:
                        throw ApiError.invalidKey
                    case 400..<500:
                        throw ApiError.cityNotFound
                    default:
                        throw ApiError.serverFailure
                    }
                }
        }
    }
}

func iconNameToChar(icon: String) -> String {
    switch icon {
    case "01d": return "☀"
    case "10d": return "☂"
    default: return "E"
    }
}

// MARK: The screen

class InfoView: UIView {
    static var shared: InfoView?
    let textLabel = UILabel()
    let closeButton = UIButton(type: .system)

    static func showIn(viewController: UIViewController, message: String) {
        let infoView = InfoView(frame: CGRect(x: 0, y: 0, width: 300, height: 60))
        shared?.removeFromSuperview()
        shared = infoView
        infoView.textLabel.text = message
        infoView.addSubview(infoView.textLabel)
        viewController.view.addSubview(infoView)
        print("banner: \(message)")
        UIView.animate(withDuration: 0.33, delay: 3, animations: { infoView.alpha = 0 }, completion: { _ in
            infoView.removeFromSuperview()
        })
    }
}

class ViewController: UIViewController {
    @IBOutlet private var keyButton: UIButton!
    @IBOutlet private var geoLocationButton: UIButton!
    @IBOutlet private var mapButton: UIButton!
    @IBOutlet weak var mapView: MKMapView!
    @IBOutlet private var activityIndicator: UIActivityIndicatorView!
    @IBOutlet private var searchCityName: UITextField!
    @IBOutlet private var tempLabel: UILabel!
    @IBOutlet private var humidityLabel: UILabel!
    @IBOutlet private var iconLabel: UILabel!
    @IBOutlet private var cityNameLabel: UILabel!

    private let bag = DisposeBag()
    private let locationManager = CLLocationManager()
    private var cache = [String: Weather]()
    private let maxAttempts = 2
    private var keyTextField: UITextField?

    override func viewDidLoad() {
        super.viewDidLoad()
        style()
        mapView.isHidden = true

        keyButton.rx.tap
            .subscribe(onNext: { [weak self] in
                self?.requestKey()
            })
            .disposed(by: bag)

        mapButton.rx.tap
            .subscribe(onNext: {
                self.mapView.isHidden.toggle()
            })
            .disposed(by: bag)

        mapView.rx.setDelegate(self).disposed(by: bag)

        let retryHandler: (Observable<Error>) -> Observable<Int> = { e in
            return e.enumerated().flatMap { attempt, error -> Observable<Int> in
                if attempt >= self.maxAttempts - 1 {
                    return Observable.error(error)
                } else if let casted = error as? ApiController.ApiError, casted == .invalidKey {
                    return ApiController.shared.apiKey
                        .filter { !$0.isEmpty }
                        .map { _ in 1 }
                }
                print("== retrying after \(attempt + 1) seconds ==")
                return Observable<Int>.timer(Double(attempt + 1), scheduler: MainScheduler.instance).take(1)
            }
        }

        let currentLocation = locationManager.rx.didUpdateLocations
            .map { locations in locations[0] }
            .filter { location in
                return location.horizontalAccuracy < kCLLocationAccuracyHundredMeters
            }

        let geoInput = geoLocationButton.rx.tap.asObservable()
            .do(onNext: {
                self.locationManager.requestWhenInUseAuthorization()
                self.locationManager.startUpdatingLocation()
            })

        let geoLocation = geoInput.flatMap {
            return currentLocation.take(1)
        }

        let geoSearch = geoLocation.flatMap { location in
            return ApiController.shared.currentWeather(at: location.coordinate)
                .catchErrorJustReturn(.empty)
        }

        let searchInput = searchCityName.rx.controlEvent(.editingDidEndOnExit).asObservable()
            .map { self.searchCityName.text ?? "" }
            .filter { $0.count > 0 }

        let textSearch = searchInput.flatMap { text in
            return ApiController.shared.currentWeather(city: text)
                .observeOn(MainScheduler.instance)
                .do(onNext: { [weak self] data in
                    self?.cache[text] = data
                }, onError: { error in
                    DispatchQueue.main.async { [weak self] in
                        guard let self = self else { return }
                        self.showError(error: error)
                    }
                })
                .retryWhen(retryHandler)
                .catchError { [weak self] error in
                    return Observable.just(self?.cache[text] ?? .empty)
                }
        }

        let mapInput = mapView.rx.regionDidChangeAnimated
            .skip(1)
            .map { _ in self.mapView.centerCoordinate }

        let mapSearch = mapInput.flatMap { coordinate in
            return ApiController.shared.currentWeather(at: coordinate)
                .catchErrorJustReturn(.empty)
        }

        let search = Observable.from([geoSearch, textSearch, mapSearch])
            .merge()
            .asDriver(onErrorJustReturn: .empty)

        let running = Observable.from([
            searchInput.map { _ in true },
            geoInput.map { _ in true },
            mapInput.map { _ in true },
            search.map { _ in false }.asObservable(),
        ])
        .merge()
        .startWith(true)
        .asDriver(onErrorJustReturn: false)

        running
            .skip(1)
            .drive(activityIndicator.rx.isAnimating)
            .disposed(by: bag)

        for label in [tempLabel!, iconLabel!, humidityLabel!, cityNameLabel!] {
            running.drive(label.rx.isHidden).disposed(by: bag)
        }

        search.map { "\($0.temperature)° C" }.drive(tempLabel.rx.text).disposed(by: bag)
        search.map { iconNameToChar(icon: $0.icon) }.drive(iconLabel.rx.text).disposed(by: bag)
        search.map { "\($0.humidity)%" }.drive(humidityLabel.rx.text).disposed(by: bag)
        search.map { $0.cityName }.drive(cityNameLabel.rx.text).disposed(by: bag)

        search
            .map { [$0.overlay()] }
            .drive(mapView.rx.overlays)
            .disposed(by: bag)
    }

    func showError(error e: Error) {
        guard let e = e as? ApiController.ApiError else {
            InfoView.showIn(viewController: self, message: "An error occurred")
            return
        }
        switch e {
        case .cityNotFound:
            InfoView.showIn(viewController: self, message: "City name is invalid")
        case .serverFailure:
            InfoView.showIn(viewController: self, message: "Server error")
        case .invalidKey:
            InfoView.showIn(viewController: self, message: "Key is invalid")
        }
    }

    private func requestKey() {
        func configurationTextField(textField: UITextField!) {
            self.keyTextField = textField
        }
        let alert = UIAlertController(title: "Key", message: "Add the key of the service:", preferredStyle: .alert)
        alert.addTextField(configurationHandler: configurationTextField)
        alert.addAction(UIAlertAction(title: "OK", style: .default, handler: { _ in
            ApiController.shared.apiKey.onNext(self.keyTextField?.text ?? "")
        }))
        alert.addAction(UIAlertAction(title: "Cancel", style: .destructive))
        self.present(alert, animated: true)
    }

    private func style() {
        view.backgroundColor = UIColor.aztec
        searchCityName.attributedPlaceholder = NSAttributedString(
            string: "City's Name", attributes: [.foregroundColor: UIColor.textGrey])
        searchCityName.textColor = UIColor.ufoGreen
        tempLabel.textColor = UIColor.cream
        humidityLabel.textColor = UIColor.cream
        iconLabel.textColor = UIColor.cream
        cityNameLabel.textColor = UIColor.cream
    }

    override var preferredStatusBarStyle: UIStatusBarStyle {
        return .lightContent
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
    }

    override func didReceiveMemoryWarning() {
        super.didReceiveMemoryWarning()
    }
}

extension ViewController: MKMapViewDelegate {
    func mapView(_ mapView: MKMapView, rendererFor overlay: MKOverlay) -> MKOverlayRenderer {
        guard let overlay = overlay as? Weather.Overlay else {
            return MKOverlayRenderer()
        }
        print("renderer for", overlay.icon)
        return Weather.OverlayView(overlay: overlay, overlayIcon: overlay.icon)
    }
}

extension UIColor {
    static let aztec = UIColor(red: 0.15, green: 0.2, blue: 0.22, alpha: 1)
    static let ufoGreen = UIColor(red: 0.2, green: 0.7, blue: 0.4, alpha: 1)
    static let cream = UIColor(red: 1, green: 0.98, blue: 0.9, alpha: 1)
    static let textGrey = UIColor(white: 0.5, alpha: 1)
}

// MARK: The service behind it

let server = StubServer("weather.example.test")
server.latency = 0.3
server.get("/data/2.5/weather") { request in
    if request.query["appid"] != "k1" { return .status(401) }
    if let city = request.query["q"], city == "Nowhere" { return .status(404) }
    let name = request.query["q"] ?? "(\(request.query["lat"]!))"
    return .text(
        """
        {"name": "\(name)", "weather": [{"icon": "01d"}], "main": {"temp": 12.7, "humidity": 40}, "coord": {"lat": 48.2, "lon": 16.4}}
        """)
}

// MARK: What a person does

let controller = show(ViewController())
visit(
    pause: 0.7,
    ("look", { print(screen) }),
    ("a city, without a key", { screen.find("searchCityName", as: UITextField.self).type("Vienna"); screen.find("searchCityName", as: UITextField.self).submit() }),
    ("the key button", { tap("keyButton") }),
    ("type the key", {
        let alert = controller.presentedViewController as! UIAlertController
        alert.textFields![0].type("k1")
        choose("OK")
    }),
    ("the search repeats by itself", { print(screen) }),
    ("where am I", { tap("geoLocationButton") }),
    ("allow", { choose("Allow While Using App"); Places.move(to: CLLocationCoordinate2D(latitude: 10, longitude: 20)) }),
    ("fixes come", {}),
    ("look", { print(screen) }),
    ("an unknown city", {
        let field = screen.find("searchCityName", as: UITextField.self)
        field.clear()
        field.type("Nowhere")
        field.submit()
    }),
    ("it tries again", {}),
    ("still", {}),
    ("the map", { tap("mapButton") }),
    ("push the map", { controller.mapView.setCenter(CLLocationCoordinate2D(latitude: 30, longitude: 10), animated: false) }),
    ("look there", { print(screen) })
)
